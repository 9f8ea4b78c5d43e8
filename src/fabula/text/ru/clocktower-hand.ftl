# Роли, правил которых здесь нет: что говорится, пока их ведут.

prompt-clocktower-led_players = Кого вы выбираете?
    .note = Спрашивает Рассказчик. Можно выбрать меньше или никого.
prompt-clocktower-led_role = Какую роль вы выбираете?
    .note = Спрашивает Рассказчик. Коснитесь роли или не выбирайте ни одной.
prompt-clocktower-led_yes_no = Да или нет?
    .note = Спрашивает Рассказчик и ждёт ответа.
story-you-card = Рассказчик показывает вам: { $what }
story-clocktower-card = { $who } видит: { $what }
grim-mark-led = { $role }, метка { $n }
grim-card-note = Для вас
grim-info-card = Карточка: { $name }
grim-info-text = Текст, если нужен
grim-info-players = Игроки на карточке
grim-info-roles = Роли на карточке
grim-info-note = Отправленная карточка останется в дневнике игрока; больше о ней никто не узнает.
grim-info-hold = Показать здесь
grim-info-send = Отправить: { $name }
grim-write-card = Отправить карточку
grim-ask = Спросить: { $name }
grim-ask-note = Игрок ответит с телефона, или вы коснётесь того, на что он указал.
grim-ask-players = { $n ->
    [1] Выбрать игрока
   *[other] Выбрать до { $n } игроков
  }
grim-ask-role = Выбрать роль
grim-ask-yes_no = Да или нет
grim-put-mark = Положить метку
grim-put-where = К чьему жетону?
grim-led-note = Правил этой роли здесь нет. Всё, что она делает, происходит вашей рукой: коснитесь жетона.
grim-led-ability = Что делает роль
grim-amend-wake = Разбудить
grim-amend-ask = Дать выбрать
grim-amend-execute = Казнён
grim-amend-block = Идёт на казнь
grim-amend-gain = Ещё способность
grim-amend-swap = Обменять роли с
grim-avert = Игра продолжается
grim-avert-note = С ролями, которые ведёте вы, о конце судите вы. Его объявят, только когда вы подтвердите.
grim-set-by-hand = С ролями, которые ведёте вы, числа тоже за вами: выбрано { $n } из { $of }.
grim-set-off-table = Этот состав не по таблице. Убедитесь, что роли в нём этого и хотят.
grim-set-again = { $role }: ещё раз
script-is-led = Ведётся вручную.
script-own = Придуманы автором, ведутся вручную
advice-clocktower-led = Правил этих ролей здесь нет; их вручную, с подсказкой в их черёд, ведёт Рассказчик: { $roles }
advice-clocktower-left-out = Не в игре: Fabula не знает их правил, а ведущего нет: { $roles }
