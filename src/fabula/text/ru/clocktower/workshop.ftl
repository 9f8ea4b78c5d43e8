# Мастерская наборов Часовой башни.

workshop-title = Мастерская наборов
workshop-roles = Роли
workshop-sheet = Лист
workshop-nights = Ночи
workshop-try = Проба
workshop-give = Поделиться
workshop-by-day = Светлая тема

workshop-mine = Мои наборы
workshop-mine-note = Сохраняются автоматически, только в этом браузере.
workshop-new = Новый набор
workshop-begin-with = Начать с набора из коробки
workshop-open = Открыть набор
workshop-take = Редактировать
workshop-copy = Сделать копию
workshop-copy-of = { $name } (копия)
workshop-remove = Убрать: { $name }
workshop-removed = Убран набор: { $name }
workshop-put-back = Вернуть
workshop-not-kept = Этот браузер ничего не хранит: сохраните набор в файл.
workshop-unnamed = Набор без имени
workshop-name = Имя набора
workshop-author = Автор
workshop-count = { $n ->
    [one] { $n } роль
    [few] { $n } роли
   *[many] { $n } ролей
}

workshop-search = Искать по имени
workshop-kind = Тип
workshop-any = Все
workshop-set = Откуда
workshop-set-carousel = Карусель
workshop-degree = Известно
workshop-degree-ruled = Есть правила
workshop-degree-led = Ведут вручную
workshop-degree-named = Только имя
workshop-chosen = В наборе
workshop-found = { $n ->
    [0] Так ни одна роль не зовётся
    [one] Нашлась { $n } роль
    [few] Нашлись { $n } роли
   *[many] Нашлось { $n } ролей
}
workshop-own-role = Роль, которую придумал автор.
workshop-leave-out = Убрать из набора: { $name }

workshop-counts = Сколько какого типа
workshop-of = { $got } из { $usual }
workshop-usual = { $kind }: { $got }, обычно { $usual }
workshop-size = Размер
workshop-size-full = Обычный
workshop-size-teensy = Тинсивилль
workshop-enough = Ролей хватает, если игроков { $seats }.
workshop-enough-none = Ролей пока не хватает ни для какого стола.
workshop-lacks = Чего не хватает
workshop-lacks-nothing = Похоже, всего хватает.
workshop-lack-no-demon = Нет ни одного Демона.
workshop-lack-few-townsfolk = При { $seats } игроках нужно Горожан: { $needed }, а есть { $got }.
workshop-lack-few-outsider = При { $seats } игроках нужно Изгоев: { $needed }, а есть { $got }.
workshop-lack-few-minion = При { $seats } игроках нужно Приспешников: { $needed }, а есть { $got }.
workshop-lack-few-for = { $role }: при { $seats } игроках Изгоев в игре может быть { $needed }, а в наборе { $got }.
workshop-lack-comes-with = { $role }: в игре должна быть и роль { $other }, а её в наборе нет.
workshop-lack-few-bluffs = При { $seats } игроках вне игры остаётся меньше { $needed } добрых ролей, которые показывают Демону.
workshop-lack-nobody-learns-demon = Ни одна способность ничего не говорит о том, кто Демон.
workshop-lack-nobody-learns-minion = Ни одна способность ничего не говорит о том, кто Приспешники.
workshop-lack-nobody-learns-outsider = Ни одна способность ничего не говорит о том, кто Изгои.
workshop-lack-all-true = Никого нельзя ни опьянить, ни отравить, ни принять за другого: всё, что узнают, правда.
workshop-unruled = { $n ->
    [one] У { $n } роли здесь нет правил: в пробах её нет, и без ведущего в игру она не попадёт.
   *[other] У { $n } ролей здесь нет правил: в пробах их нет, и без ведущего в игру они не попадут.
}
workshop-travellers = Подходящие Странники
workshop-add = Добавить: { $name }
workshop-empty = В наборе пока нет ролей.
workshop-choose-roles = Выбрать роли
workshop-read-problems = Что осталось непонятным

workshop-order-note = Строку можно тянуть за номер, двигать стрелками рядом с ней или клавишами со стрелками, когда выбран её номер.
workshop-order-table = За столом Fabula действует обычный порядок.
workshop-order-usual = Опубликованный порядок.
workshop-order-own = Свой порядок набора.
workshop-order-back = Вернуть опубликованный порядок
workshop-move = Переставить: { $name }
workshop-earlier = Раньше: { $name }
workshop-later = Позже: { $name }
workshop-moved = { $name }: теперь строка { $n }.

workshop-try-note = Боты много раз играют с этим набором на сервере, в стороне от всех столов. Играют они разумно, но не как люди: разнице верьте больше, чем самим числам.
workshop-seats = Игроков
workshop-games = Партий
workshop-seed = Зерно
workshop-seed-note = Одно зерно, одни и те же партии.
workshop-begin = Сыграть
workshop-stop = Остановить
workshop-progress = Партий: { $n } из { $of }
workshop-waits = Играются первые партии
workshop-in-line = Сейчас пробуют другой набор. Вы на очереди
workshop-left-out = Играют без них: правил для них здесь нет
workshop-too-few = Игроков { $n }, а ролей с правилами на столько не хватает.
workshop-state-time-is-up = Время вышло; вот что успели сыграть.
workshop-state-stopped = Остановлено; вот что успели сыграть.
workshop-state-failed = Проба прервалась. Попробуйте ещё раз.
workshop-broken = { $n ->
    [one] { $n } партию не удалось доиграть, она не считается.
    [few] { $n } партии не удалось доиграть, они не считаются.
   *[many] { $n } партий не удалось доиграть, они не считаются.
}
workshop-wins = Кто побеждает
workshop-bars-note = Тонкая черта: где настоящая доля лежит в 95 случаях из 100.
workshop-days = Сколько дней длится
workshop-days-of = Дней
workshop-decide = Какие роли решают исход
workshop-decide-note = Как часто побеждает добро, когда эта роль в игре, в сравнении со всеми партиями. Справа от черты — чаще, слева — реже. Если тонкая полоса пересекает черту, разница может быть случайной; даже без всякого влияния примерно одна роль из двадцати не дотянется до черты.
workshop-as-table = Таблицей
workshop-col-role = Роль
workshop-col-side = Сторона
workshop-col-share = Доля
workshop-col-between = В пределах
workshop-col-with = Добро с ней
workshop-col-without = без неё
workshop-from-to = от { $low } до { $high }
workshop-good-wins = Добро побеждает: { $share }, в пределах от { $low } до { $high }
workshop-evil-wins = Зло побеждает: { $share }, в пределах от { $low } до { $high }
workshop-days-in-short = Чаще всего дней { $most }; всего бывает от { $low } до { $high }.
refused-rehearsal-busy = Несколько наборов уже ждут очереди. Попробуйте чуть позже.
refused-no-such-rehearsal = Об этой пробе уже ничего не известно.
refused-not-ruled = Пробовать можно только жителей, для которых есть правила.
refused-too-few-roles = Для стольких игроков ролей с правилами слишком мало.

workshop-save = Сохранить в файл
workshop-print = Печать или PDF
workshop-link = Ссылка на набор
workshop-link-note = Весь набор в самой ссылке. Сервер ничего из него не хранит.
workshop-copy-link = Скопировать ссылку
workshop-copied = Скопировано
workshop-qr = QR-код набора
workshop-qr-too-long = Для QR-кода набор слишком длинный.
workshop-play = Сыграть с ним
workshop-play-note = Соберётся стол с этим набором, вы его хозяин.
workshop-play-here = Положить на стол { $code }

workshop-make-small = Сделать маленький набор
workshop-small-again = Другой маленький набор
workshop-make-small-note = Из этих ролей останется 6 Горожан, 2 Изгоя, 2 Приспешника и 1 Демон: для пяти-шести игроков. Нажмите ещё раз, и выйдут другие.
workshop-small-of = { $name }, маленький
