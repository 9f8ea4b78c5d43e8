# Mafia with 32 cards: roles, prompts, the narrator's lines, settings, advice, story, rules.

mafia32-mafia = Мафия
mafia32-triads = Триады
prompt-mafia32-mafia = В кого стреляет Мафия?
    .note = Вы видите, куда указали другие. Если вы не сошлись, укажете ещё раз; потом решает большинство или Дон мафии.
prompt-mafia32-mafia_more = Ещё один выстрел?
    .note = Жертвой оказался Шпион, ему не спастись. Мафия может выстрелить ещё в одного.
prompt-mafia32-triads = В кого стреляют Триады?
    .note = Вы видите, куда указали другие. Если вы не сошлись, укажете ещё раз; потом решает большинство или Босс Триад.
prompt-mafia32-triads_more = Ещё один выстрел?
    .note = Жертвой оказался Шпион, ему не спастись. Триады могут выстрелить ещё в одного.
prompt-mafia32-vote = За кого голосуете?
    .note = Город покинет тот, у кого больше голосов. Можно передумать, пока проголосовали не все.
prompt-mafia32-hand = Голосуете против этого игрока?
    .note = В этом голосовании рука у вас одна. Поднимите её за этого игрока или сберегите для названных позже.
    .name = Голосуем: { $name }
prompt-mafia32-day = Разговор
    .note = Говорите что угодно, правду или нет. Карты не показывают.
prompt-mafia32-dusk = Посмотрите карту
    .note = Запомните её и положите лицом вниз.
prompt-mafia32-farewell = Последнее слово
    .note = Город выбрал вас. Скажите последнее слово; потом откроют вашу карту.
voice-mafia32-dusk = Посмотрите свою карту и положите её лицом вниз.
voice-mafia32-begin = Город засыпает. Наступает ночь.
voice-mafia32-mafia-wake = Мафия просыпается.
voice-mafia32-mafia-sleep = Мафия сделала выстрел и засыпает.
voice-mafia32-meet-mafia-sleep = Мафия засыпает.
voice-mafia32-triads-wake = Триады просыпаются.
voice-mafia32-triads-sleep = Триады сделали выстрел и засыпают.
voice-mafia32-meet-triads-sleep = Триады засыпают.
voice-mafia32-dawn = Город просыпается.
voice-mafia32-killed = { $n ->
    [1] Этой ночью погибает { $names }.
   *[other] Этой ночью убиты: { $names }.
}
voice-mafia32-nobody-killed = Этой ночью никто не убит.
voice-mafia32-jailed = С сегодняшнего дня в тюрьме: { $names }.
voice-mafia32-freed = Снова на свободе: { $names }.
voice-mafia32-day = Наступает день. Говорите.
voice-mafia32-last-minute = Осталась одна минута.
voice-mafia32-vote = Обсуждение окончено. Город голосует.
voice-mafia32-named = Кто голосует против: { $name }?
voice-mafia32-tied = { $variant_tie ->
    [random] Голоса разделились поровну. Решает жребий: { $names }.
    [all] Голоса разделились поровну. Выбывают все: { $names }.
   *[revote_none] Голоса разделились поровну. Голосуем ещё раз: { $names }.
}
voice-mafia32-farewell = Решение города: { $names }. Последнее слово.
voice-mafia32-stalled = { story-stalled }

# settings
setting-must_vote = Голосовать обязательно
    .note = Воздержаться нельзя.
setting-tie = Ничья
    .note = Что будет, если больше всего голосов у нескольких.
setting-tie-revote_none = Ещё раз, потом никто
setting-tie-random = Решает жребий
setting-tie-all = Уходят все
setting-last_words = Последнее слово
    .note = Кого выбрал город, тот говорит, прежде чем откроют карту.
setting-blocked_info = Проверки при Красотке
    .note = Что узнаёт тот, у кого она была.
setting-blocked_info-random = Что выпадет
setting-blocked_info-truth = Правду
setting-blocked_info-town = Всегда «мирный»
setting-crossed_arms = Скрещённые руки
    .note = Кому показывают, что игрок этой ночью убит. По книге это знак Детектива; Судья всё равно видит карту, а Журналист — кивок или покачивание головой.
setting-crossed_arms-detective = Только знак Детектива
setting-crossed_arms-all = Их видят и Судья, и Журналист
setting-spy_vote = Рука Шпиона
    .note = Считается ли она, когда банда указывает. Если считается, Шпион может не дать маленькой банде выстрелить.
setting-spy_vote-counts = Считается
setting-spy_vote-dummy = Только для вида
setting-journalist_gangs = Две банды для Журналиста
    .note = На одной ли стороне Мафия и Триады.
setting-journalist_gangs-different = На разных
setting-journalist_gangs-same = На одной
setting-judge_infected = Заражённый Судья
    .note = Что станет с заключёнными.
setting-judge_infected-keep = Остаются в тюрьме
setting-judge_infected-free = Выходят на свободу
setting-infected = Заражённые
    .note = С кем они побеждают.
setting-infected-join = С Пациентом Ноль
setting-infected-checks_only = Со своей прежней стороной
setting-infected_criminals = Заражённые преступники
    .note = Должны ли город и другая банда избавиться и от них, чтобы победить.
setting-infected_criminals-count = Всё ещё преступники
setting-infected_criminals-gone = Больше не считаются
setting-maniac_pass = Маньяк может выждать
    .note = Ночь без его выстрела разрешена.
setting-loner_blocks = Одиночка мешает победе
    .note = По книге город или банда побеждают, даже если одиночка жив, поэтому сам он побеждает редко. С этой настройкой, пока он жив, не победит никто другой.
setting-pad_calls = Вызывать и убитых
    .note = Роли, чьи карты открыты, всё равно вызывают, чтобы ночи были одной длины.
setting-gang = Банда указывает
    .note = До трёх раз за вызов. Всегда длится до конца.
setting-farewell = Последнее слово
    .note = Кончается, когда всё сказано.

# story
story-mafia32-unexecuted = По голосованию никто не выбывает
story-mafia32-died-vote = { $n ->
    [0] { $who }: город решил
   *[other] { $who }: голосов { $n }, город решил
}
foresee-dies-shot = { $who } умрёт от выстрела: { $role }
foresee-dies-venom = { $who } умрёт от яда: { $role }
foresee-dies-exposed = { $who } умрёт: Шпион раскрыт ({ $role })
foresee-dies-guard = { $who } умрёт вместо другого игрока: { $ward }
cause-venom = Яд: { $role }
cause-exposed = Шпион раскрыт: { $role }
cause-guard = Вместо другого игрока: { $ward }
foresee-blocked = { $who } не умрёт: рядом Красотка (покушение: { $role })
foresee-healed = { $who } не умрёт: лечит Доктор (покушение: { $role })
foresee-untouchable = { $who } не умрёт: Политика убить нельзя (покушение: { $role })
foresee-later = { $who } умрёт ночью позже от яда: { $role }
foresee-jailed = { $who } попадёт в тюрьму
refused-no-criminals = В наборе должен быть хотя бы один преступник.
story-you-met-patient_zero = { $role }: { $names }. Рассказывать, кто из какой фракции, вы не имеете права.
