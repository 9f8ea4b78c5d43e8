# advice
advice-onenight-set-wrong-size = Нужно карт: { $needed }, на три больше, чем игроков. Выбрано: { $got }.
advice-onenight-set-one-mason = Масонов берут только вдвоём.
advice-onenight-too-few-seats = Нужно хотя бы { $least } { $least ->
    [one] игрок
    [few] игрока
   *[other] игроков
}.
advice-onenight-insomniac-alone = Полуночницу берут вместе с Грабителем или Смутьяном.
advice-onenight-no-werewolf = В этом наборе нет Оборотней.
advice-onenight-minion-alone = Без Оборотней в наборе Приспешник играет сам за себя.
advice-onenight-many-werewolves = Оборотней много: деревне придётся туго.
advice-onenight-more-than-box = { $role }: в наборе { $count }, в коробке { $box }; телефонам хватит.
advice-onenight-werewolf-chance = Шанс, что все Оборотни окажутся в центре: { $percent } %.
advice-onenight-doppelganger-known = Доппельгангер — для тех, кто знает остальные роли: она становится той, чью карту увидит.
