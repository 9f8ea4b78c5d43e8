# Конец на большом экране и на телефонах
finale-play = Показать историю
finale-stop = Пауза
finale-picture = Картинка с итогом
finale-table = К столу
finale-nights = Ночи и дни
finale-again = Ещё партию?
finale-again-at = Кнопка на телефоне: { $name }
finale-titles = Титулы вечера
finale-liar = Искуснее всех лжёт
finale-liar-note = Выдаёт себя за другого и побеждает.
finale-unsuspected = Вне подозрений
finale-unsuspected-note = За всю игру ни одной руки против.
finale-eye = Верный глаз
finale-eye-note = Чаще всех голосует против зла.
finale-noose = Сквозь все голосования
finale-noose-note = Рук против больше, чем у всех, и всё же среди живых.
finale-block = У всех на устах
finale-block-note = Чаще всех на голосовании.
finale-accuser = След взят верно
finale-accuser-note = По этому слову казнят зло.
finale-sought = Нарасхват
finale-sought-note = Чаще всех выбирают другие.
finale-saved = Под защитой
finale-saved-note = На жизнь покушались, и не вышло.
finale-nose = Чутьё
finale-nose-note = Выбирает, и попадает в зло.
finale-last = До самого конца
finale-last-note = Единственная живая душа среди победителей.
finale-alone = Против всех
finale-alone-note = Победа в одиночку.
finale-candle = Первая свеча
finale-candle-note = Умирает раньше всех и побеждает.
finale-honest = Карты на стол
finale-honest-note = Первое правдивое слово о своей роли.
finale-voice = Голос площади
finale-voice-note = Никто не говорит больше.
finale-back = Туда и обратно
finale-back-note = Возвращение с того света.
finale-ghost = Слово с того света
finale-ghost-note = И после смерти голосует против зла.
finale-faces = Много лиц
finale-faces-note = Чаще всех меняется карта.

# что было известно каждое утро
morning-title = Что могли знать добрые
morning-note = Если бы в то утро они рассказали друг другу всё, что знали.
morning-most = Вероятнее всего Демон
morning-share = { $name } { $n } %
morning-more = { $names } и ещё { $n }
morning-leaves = { $n ->
    [one] Остаётся { $deals } расклад. Демон
    [few] Остаётся { $deals } расклада. Демон
   *[many] Остаётся { $deals } раскладов. Демон
}
morning-at-least = Остаётся не меньше { $deals } раскладов. Демон
morning-proves = Демоном мог быть только один игрок: { $name }.
morning-decided = Больше всего дала эта ночь ({ $name }, { $role }): без неё Демоном { $n ->
    [one] мог быть { $n } игрок
    [few] могли быть { $n } игрока
   *[many] могли быть { $n } игроков
}.
morning-wins = В этот день победу дала бы казнь: { $names }
morning-nobody = Оборотней за столом уже быть не могло.
morning-spared = Деревня победила бы, если бы никто не умер.
morning-title-onenight = Что могла знать деревня
morning-note-onenight = Если бы до голосования все, кому незачем лгать, рассказали друг другу всё.
morning-most-onenight = Вероятнее всего Оборотень
morning-leaves-onenight = { $n ->
    [one] Остаётся { $deals } расклад. Оборотень
    [few] Остаётся { $deals } расклада. Оборотень
   *[many] Остаётся { $deals } раскладов. Оборотень
}
morning-at-least-onenight = Остаётся не меньше { $deals } раскладов. Оборотень
morning-proves-onenight = Оборотнем мог быть только один игрок: { $name }.
morning-decided-onenight = Больше всего дала эта ночь ({ $name }, { $role }): без неё Оборотнем { $n ->
    [one] мог быть { $n } игрок
    [few] могли быть { $n } игрока
   *[many] могли быть { $n } игроков
}.
morning-title-mafia32 = Что мог знать город
morning-note-mafia32 = Если бы в то утро все мирные рассказали друг другу всё, что знали.
morning-most-mafia32 = Вероятнее всего против города
morning-leaves-mafia32 = { $n ->
    [one] Остаётся { $deals } расклад. Против города
    [few] Остаётся { $deals } расклада. Против города
   *[many] Остаётся { $deals } раскладов. Против города
}
morning-proves-mafia32 = Против города оставались только: { $name }.
morning-decided-mafia32 = Больше всего дала эта ночь ({ $name }, { $role }): без неё против города { $n ->
    [one] мог быть { $n } игрок
    [few] могли быть { $n } игрока
   *[many] могли быть { $n } игроков
}.
morning-title-vendetta = Что могли знать вампиры
morning-note-vendetta = Если бы в ту ночь они рассказали друг другу всё, что знали.
morning-most-vendetta = Вероятнее всего против вампиров
morning-leaves-vendetta = { $n ->
    [one] Остаётся { $deals } расклад. Против вампиров
    [few] Остаётся { $deals } расклада. Против вампиров
   *[many] Остаётся { $deals } раскладов. Против вампиров
}
morning-proves-vendetta = Против вампиров оставались только: { $name }.
morning-decided-vendetta = Больше всего дал этот день ({ $name }, { $role }): без него против вампиров { $n ->
    [one] мог быть { $n } игрок
    [few] могли быть { $n } игрока
   *[many] могли быть { $n } игроков
}.
morning-wins-vendetta = В эту ночь победу дала бы казнь: { $names }
morning-trusted = Верили напрасно: { $name }
morning-doubted = Не верили напрасно: { $name }
