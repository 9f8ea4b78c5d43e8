# What is said while all watch: a result, an execution, a dawn, the end.
scene-result = { $n ->
    [0] { $who }: ни одной руки.
    [one] { $who }: { $n } рука.
    [few] { $who }: { $n } руки.
   *[many] { $who }: { $n } рук.
}
scene-result-each = { $n ->
    [one] { $names }: по { $n } руке.
    [few] { $names }: по { $n } руки.
   *[many] { $names }: по { $n } рук.
}
scene-result-votes = { $n ->
    [one] { $who }: { $n } голос.
    [few] { $who }: { $n } голоса.
   *[many] { $who }: { $n } голосов.
}
scene-result-votes-each = { $n ->
    [one] { $names }: по { $n } голосу.
    [few] { $names }: по { $n } голоса.
   *[many] { $names }: по { $n } голосов.
}
scene-result-half = { $n ->
    [0] { $who }: полголоса.
   *[other] { $who }: { $n }½ голоса.
}
scene-result-half-each = { $n ->
    [0] { $names }: по полголоса.
   *[other] { $names }: по { $n }½ голоса.
}
scene-result-roses = { $names }: чёрных роз больше, чем красных, на { $n }.
scene-result-roses-even = { $names }: чёрных и красных роз поровну.
scene-result-roses-red = { $names }: красных роз больше, чем чёрных, на { $n }.
scene-result-nobody = Ни одной руки.
scene-onenight-result = { $n ->
    [one] { $who }: { $n } палец.
    [few] { $who }: { $n } пальца.
   *[many] { $who }: { $n } пальцев.
}
scene-onenight-result-each = { $n ->
    [one] { $names }: по { $n } пальцу.
    [few] { $names }: по { $n } пальца.
   *[many] { $names }: по { $n } пальцев.
}
scene-needed = { $needed ->
    [one] Нужен { $needed } голос.
    [few] Нужно { $needed } голоса.
   *[many] Нужно { $needed } голосов.
}
scene-tie = Поровну: { $names }.
scene-clocktower-tie = Поровну: { $names }. Никто не приговорён.
scene-level = Голоса разделились поровну.
scene-condemned = Приговор: { $names }.
scene-execution = { $who } уходит на казнь.
scene-execution-too = И { $who }.
scene-execution-several = На казнь уходят: { $names }.
scene-execution-nobody = Сегодня никого не казнят.
scene-mafia32-execution-nobody = Никто не выбывает.
scene-vendetta-execution-nobody = Этой ночью никого не казнят.
scene-execution-for-virgin = { $who } уходит на казнь сразу. Номинация: { $name }.
scene-execution-scapegoat = { $who } уходит на казнь. Приговор был другой: { $name }.
scene-execution-dead = { $who } уходит на казнь и после смерти.
scene-mafia32-execution = { $who } выбывает по голосованию.
scene-mafia32-execution-several = По голосованию выбывают: { $names }.
scene-onenight-execution = { $who } умирает.
scene-onenight-execution-several = Умирают: { $names }.
scene-onenight-execution-nobody = Никто не умирает.
scene-card = Карта: { $role }.
scene-dies = { $who } умирает.
scene-dies-several = Умирают: { $names }.
scene-lives = { $who } остаётся в живых.
scene-words = { $names }, последнее слово.
scene-died-hunter = С Охотником умирает и { $who }.
scene-died-revenge = Месть настигает ещё одного игрока: { $who }.
scene-dawn = Этой ночью умирает { $who }.
scene-dawn-too = И { $who }.
scene-dawn-several = Этой ночью умирают: { $names }.
scene-dawn-nobody = Этой ночью никто не умер.
scene-vendetta-dawn = Днём погибает { $who }.
scene-vendetta-dawn-several = Днём погибают: { $names }.
scene-vendetta-dawn-nobody = Днём никто не погиб.
scene-jailed = { $who } попадает в тюрьму.
scene-freed = { $who } выходит из тюрьмы.
scene-revived = { $who } снова среди живых.
scene-used-slayer = { $who } стреляет: { $name }.
scene-used = { $who } действует: { $name }.
scene-nothing = Ничего не происходит.
scene-exile = { $who } покидает город.
scene-exile-lives = Изгнание решено, но { $who } не умирает и остаётся в городе.
scene-exile-failed = { $who } может остаться.
scene-agreed = Умирают все: { $names }.
scene-not-agreed = За смерть всех большинства нет.
scene-you-execution = Вас казнят
scene-you-mafia32-execution = Вы выбываете по голосованию
scene-you-onenight-execution = Вы умираете
scene-you-died-hunter = С Охотником умираете и вы
scene-you-dawn = Вас убили
scene-you-death = Вы умираете
scene-you-power = В вас попали, и вы умираете
scene-you-exile = Вас изгоняют
scene-you-lives = Вы остаётесь в живых
scene-you-words = Ваше последнее слово
scene-you-words-note = Вас слушают все.
scene-left-clocktower = Вы говорите дальше, и у вас остаётся один голос.
scene-left-mafia32 = Смотрите и слушайте. Мёртвые молчат.
scene-left-vendetta = Смотрите и слушайте. Мёртвые молчат.
scene-you-won = Это ваша победа.
scene-you-lost = Сегодня победа не ваша.
scene-kind-result = Голосование
scene-kind-execution = Приговор
scene-kind-dawn = Рассвет
scene-kind-vendetta-dawn = Наступает ночь
scene-kind-death = Смерть
scene-kind-power = При всех
scene-kind-exile = Изгнание
scene-kind-end = Конец игры
scene-looking-on = Вы смотрите
scene-go-on = Дальше
scene-all-said = Это всё
scene-name = Назвать: { $name }
scene-name-all = Держите, чтобы назвать всех
scene-name-one = Назвать
scene-last-words = Последнее слово
scene-named = уже объявлено
scene-tell = Объявить
scene-wake = Разбудить город
scene-untold = Пока об этом знаете только вы
cause-role = Причина: { $role }
cause-vote = По приговору
cause-vote-hands = Голосование, { $n ->
    [one] { $n } рука
    [few] { $n } руки
   *[many] { $n } рук
}
cause-night = Смерть ночью
cause-murder = Убийство днём
cause-revenge = Месть того, кого казнят
cause-nomination = Из-за номинации
cause-storyteller = По вашему решению
cause-banished = Нарушен кодекс чести
cause-asked = ответ уже дан
naming-title = { $kind }: { $what }
naming-title-dead = { $n ->
    [0] никто не умирает
    [1] умирает один
    [2] умирают двое
    [3] умирают трое
    [4] умирают четверо
   *[other] умирают: { $n }
}
naming-fate = Казнь
naming-dies = Умирает
naming-lives = Живёт
naming-lives-on = { $name }: остаётся в живых
naming-phones = Сейчас на телефонах:
naming-phones-said = «{ $what }»
naming-phones-left = Ещё { $n } с
naming-phones-role = Роль не показана
