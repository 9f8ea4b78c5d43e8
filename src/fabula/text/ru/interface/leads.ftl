# Who leads: offers, votes and lots. Gaps: n (a number), names, name.
leads-note = Ведущий видит все карты, проводит ночь и сам не играет. Вызваться может каждый; потом все голосуют или решает жребий.
leads-table = Или пусть решит стол
leads-could = Могу вести
    .note = Пока стол вас не выбрал, вы играете.
leads-nobody = Пока никто не вызвался.
leads-no-vote = Голосов пока нет
leads-votes = { $n ->
    [one] { $n } голос: { $names }
    [few] { $n } голоса: { $names }
   *[many] { $n } голосов: { $names }
}
leads-vote = Голосовать
leads-voted = Мой голос
leads-vote-for = Голосовать за то, чтобы вёл игрок { $name }
leads-by-vote = Решает голосование
leads-by-lot = Решает жребий
leads-lot-some = Если голосов поровну, решает жребий. Жребий бросают между теми, кто вызвался.
leads-lot-all = Никто не вызвался, поэтому жребий бросают между всеми, кто здесь.

refused-no-volunteer = Этот игрок не вызывался вести.
refused-nobody-voted = Пока никто не голосовал.
