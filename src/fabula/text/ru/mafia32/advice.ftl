# advice
advice-mafia32-set-wrong-size = Нужно карт: { $needed }, по одной каждому. Выбрано: { $got }.
advice-mafia32-too-few-seats = Нужно хотя бы { $least } { $least ->
    [one] игрок
    [few] игрока
   *[other] игроков
}.
advice-mafia32-no-criminals = В этом наборе нет преступников.
advice-mafia32-many-criminals = По правилам на столько игроков преступников не больше, чем { $most }.
advice-mafia32-two-gangs-early = Две банды берут, когда игроков не меньше, чем { $least }.
advice-mafia32-decided-at-once = У банды столько же голосов, сколько у города: она победит в первое же утро.
advice-mafia32-one-mistake = Одна ошибка при голосовании, один выстрел, и банда победила: городу будет трудно. Честнее на одного преступника меньше.
advice-mafia32-one-loner = Одиночка бывает только один.
advice-mafia32-detective-and-judge = Лучше взять кого-то одного: Детектива или Судью.
advice-mafia32-town-share = Мирных лучше вдвое больше, чем преступников; здесь { $town } и { $criminals }.
advice-mafia32-special-town = Особых горожан лучше около трети мирных; здесь { $special }.
advice-mafia32-special-criminals = Особых преступников лучше около трети; здесь { $special }.
advice-mafia32-gangs-uneven = Преступников делят пополам; здесь { $mafia } и { $triads }.
advice-mafia32-more-than-box = { $role }: в наборе { $count }, в коробке { $box }; телефонам хватит.
