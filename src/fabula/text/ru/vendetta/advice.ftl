# advice
advice-vendetta-set-wrong-size = Нужно карт: { $needed }, по одной на игрока. Выбрано: { $got }.
advice-vendetta-too-few-seats = Нужно хотя бы { $least } { $least ->
    [one] игрок
    [few] игрока
   *[other] игроков
}.
advice-vendetta-three-or-six = Книга рассчитана на шестерых и больше или на троих у ворот.
advice-vendetta-gate-set = У ворот два вампира и один охотник.
advice-vendetta-two-lords = Повелитель у вампиров только один.
advice-vendetta-no-enemies = Нужны вампиры и те, кого им искать.
advice-vendetta-pile-empty = { $role }: вытянуть нужно { $count }, в стопке осталось { $left }.
advice-vendetta-vampires-by-table = По таблице вампиров от { $least } до { $most }.
advice-vendetta-hunters-by-table = По таблице охотников от { $least } до { $most }.
advice-vendetta-vampires-by-number = По таблице вампиров ровно { $needed }.
advice-vendetta-hunters-by-number = По таблице охотников ровно { $needed }.
advice-vendetta-many-special-vampires = По таблице особых вампиров не больше { $most }. Можно и больше, но выйдет поединок математиков: читать по лицам станет незачем.
advice-vendetta-few-special-vampires = По таблице особых вампиров не меньше { $least }.
advice-vendetta-few-special-hunters = По таблице особых охотников не меньше { $least }.
advice-vendetta-many-special-hunters = По таблице особых охотников не больше { $most }.
advice-vendetta-early-lord = По таблице вшестером играют без повелителя.
advice-vendetta-no-lord = Начиная с семи игроков у вампиров есть повелитель.
advice-vendetta-all-hunters-special = Не делайте особыми всех охотников: они знают друг друга, этого достаточно.
advice-vendetta-werewolf-early = Оборотня берут, когда игроков не меньше { $least }.
advice-vendetta-vargs-early = Варгов берут, когда игроков не меньше { $least }.
advice-vendetta-vargs-and-werewolf = Варги и другой оборотень вместе для города слишком сильны.
advice-vendetta-decided-at-once = Охотников столько же, сколько вампиров: они победят в первый же закат.
advice-vendetta-more-than-box = { $role }: в наборе { $count }, в коробке { $box }; телефонам хватит.
