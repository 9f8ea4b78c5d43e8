# Кровь на Часовой башне: площадь, как её показывает страница. Пропуски: n (число), of, name, names, role, votes, needed.

side-clocktower-traveller = Странник

square-course = Ход дня
square-living = { $n ->
    [one] Жив { $n } из { $of }
   *[other] Живы { $n } из { $of }
}
square-ghosts = Голосов у мёртвых: { $n }
square-nominates-you = { $who } номинирует вас
square-nominate-yourself = Вы номинируете себя
square-nominates-themself = { $who } номинирует себя
square-needed = Нужно голосов: { $n }
square-ties = { $n }: поровну
square-needed-tie = Нужно голосов: { $n } · { $ties } — поровну, никто не приговорён
square-cannot-top = Больше чем { $ties } не набрать · { $ties } — поровну, никто не приговорён
square-of = из { $n }
square-votes = голоса
square-for-exile = за изгнание
square-on-block = Приговор: { $name }, { $n ->
    [one] { $n } голос
    [few] { $n } голоса
   *[other] { $n } голосов
}
square-on-block-nobody = Никто не приговорён
square-on-block-tied = Никто не приговорён; больше всего голосов: { $n }
square-nominate = Номинировать
square-no-more = Не номинирую
square-to-nominations = К номинациям
square-waits = Ждём остальных
square-do-nominate = Номинировать: { $name }
square-do-slay = Выстрел: { $name }
square-do-exile = Предложить изгнание: { $name }
square-do-give = Отдать голос: { $name }
square-exile-whom = Кого предлагаете изгнать?
    .note = Только Странника. Руку может поднять каждый, нужна половина всех игроков.
square-powers = Способности дня
square-powers-note = Они есть у всех одинаково: тот, кто ими пользуется, ничем себя не выдаёт.
square-power-slay = Выстрелить, как Истребитель
    .note = Каждый живой может сказать это один раз. Убивает только настоящий, только Демона и только однажды.
square-power-exile = Предложить изгнание
    .note = Странника. Это не номинация и не стоит голоса.
square-power-give = Отдать свой голос
    .note = Нищему, который узнает вашу сторону. Больше вы голосовать не сможете.
square-you-are-dead = Вы мертвы: говорите дальше, у вас остался один голос.
square-you-are-dead-spent = Вы мертвы: говорите дальше. Последний голос отдан.

square-vote-title = Казнить: { $name }?
square-exile-title = Изгнать: { $name }?
square-exile-note = Руку может поднять каждый, мёртвые тоже. Голоса это не стоит.
square-speaks = Сначала говорят двое, потом считают руки
square-cannot-vote = Голосов у вас не осталось.
square-only-vote = Это ваш единственный голос. Если рука будет засчитана, его больше не будет.
square-costs-token = Если рука будет засчитана, она стоит жетона.
square-hand-up = Ваша рука поднята.
square-hand-down = Ваша рука опущена.
square-counts-later = Считается, когда до вас дойдёт стрелка.
square-steps = { $n ->
    [0] Следом стрелка дойдёт до вас.
    [one] Стрелка дойдёт до вас через { $n } место.
    [few] Стрелка дойдёт до вас через { $n } места.
   *[other] Стрелка дойдёт до вас через { $n } мест.
}
square-lower = Опустить руку
square-counted-you-up = Засчитано: рука была поднята.
square-counted-you-down = Засчитано: рука была опущена.
square-master-up = Рука вашего хозяина поднята ({ $name }): голосовать можно.
square-master-down = Рука вашего хозяина опущена ({ $name }): голосовать можно только вместе с ним.

# знаки места словами
square-about = { $n ->
    [one] приговор, { $n } голос
    [few] приговор, { $n } голоса
   *[other] приговор, { $n } голосов
}
square-has-vote = есть голос
square-no-vote = голосов нет
square-was-nominated = номинация сегодня была
square-has-nominated = сегодня номинация сделана
square-is-ready = готовность
square-voted-on = голосуют сейчас
square-counted-up = рука засчитана
square-counted-down = рука была опущена

# ход игры
square-votes-past = Голосования
square-no-votes = Голосований ещё не было
square-vote-of = День { $n }: { $name }
square-exile-of = День { $n }, изгнание: { $name }
square-result = голосов: { $votes }, нужно: { $needed }
square-enough = хватило
square-nominated-by = Номинирует { $name }
square-hands-of = Руки: { $names }
square-hands-nobody = Рук не было

# набор ролей
square-script = Роли набора
square-script-note = Все эти роли могут быть в игре. Какие из них есть на самом деле, знает только Рассказчик.
square-all-roles = { $n ->
    [one] { $n } роль набора
    [few] Все { $n } роли набора
   *[other] Все { $n } ролей набора
}
square-edit-script = Изменить набор
square-lead-note = Эта игра задумана для человека-Рассказчика. Fabula тоже может её вести.
square-lead-person = Веду я
square-role = Роль
square-role-chosen = Роль: { $role }
prompt-dream-7 = Кем вам хочется проснуться?
    .note = Сон. Выберите любую роль: на игру это не влияет.
prompt-dream-8 = Кто и кем придёт на бал-маскарад?
    .note = Сон. Выберите любого игрока и любую роль: на игру это не влияет.
square-fill-bag = Собрать мешочек
square-sets-up = Рассказчик готовит игру.
    .note = Здесь появится ваша роль.
square-travellers-choose = Странники выбирают роли
square-book = Гримуар
square-open-book = Открыть Гримуар
square-believes = считает себя: { $role }
square-mark = метка
mark-clocktower-poisoned = яд
mark-clocktower-safe = под защитой
mark-clocktower-master = хозяин
mark-clocktower-spent = потрачено
mark-clocktower-three_votes = три голоса
mark-clocktower-negative_vote = минус голос
mark-clocktower-red_herring = обманка
mark-clocktower-dead = смерть

# после игры
ui-phase-clocktower-plea = Обвинение и защита
ui-phase-clocktower-dusk = Закат
ui-card-note-clocktower = Прикройте экран ладонью и до первого дня ничего не говорите о своей роли.
ui-after-votes = Голосования игры

# часы
setting-dawn = Тишина перед рассветом
    .note = Пауза перед рассветом: кто проснулся последним, успеет прочесть.
setting-plea-clocktower = Обвинение и защита
    .note = Время на слово тому, кто номинирует, и тому, кого номинируют. Кончается, когда оба высказались.
setting-hand-clocktower = Стрелка, одно место
    .note = За сколько она проходит от одного места до следующего.

# who comes late
square-come = Прийти Странником
square-come-note = Вашу роль узнают все, а сторону никто. Уйти можно в любой момент.
square-come-as = Прийти

# Странником с самого начала
square-be-traveller = Хочу быть Странником
square-no-traveller = Не Странник
square-be-traveller-note = Для тех, кто пришёл поздно или уйдёт рано. Решает хозяин стола.
square-is-traveller = Странник с самого начала
square-wishes-to-travel = хочет быть Странником
square-agree = Согласиться
square-decline = Не Странник: { $name }
square-guest-travels = Пусть будет Странником
square-ask-note = Если хотите, попроситесь в игру Странником. Рассказчик сразу узнает об этом и решит.
square-ask-to-come = Попроситься Странником
square-has-asked = Вы попросились в игру Странником. Рассказчик уже знает; подождите здесь.
square-ask-no-more = Всё-таки только смотрю

# the almanac
almanac-search = Найти по имени или умению
almanac-kind = Тип
almanac-script = Набор
almanac-found = { $n ->
        [0] Такой роли нет
        [one] { $n } роль
        [few] { $n } роли
       *[other] { $n } ролей
    }
