# Blood on the Clocktower: the Storyteller’s Grimoire.

# the screen
grim-undo = Отменить
grim-more = Ещё
grim-show-card = Показать карту
grim-show = Показать
grim-show-again = Показать ещё раз: { $what }
grim-show-role-to = Показать роль: { $name }
grim-to-do = Дела
grim-half-sheet = Лист
grim-both = { $half } и круг
grim-circle = Круг
grim-living = Живых: { $n }
grim-bluffs = Роли для блефа Демона
grim-happened = Что произошло
grim-roles = Роли в игре
grim-advice = Советы Рассказчику

# tokens and marks
grim-believes = Считает себя: { $role }
grim-side-good = На стороне добра
grim-side-evil = На стороне зла
grim-fallen = Умрёт на рассвете
grim-awake = не спит
grim-votes-left = осталось голосов: { $n }
grim-mark-drunk = Опьянение
grim-mark-poisoned = Отравление
grim-mark-safe = Под защитой
grim-mark-master = Хозяин
grim-mark-red_herring = Обманка
grim-mark-spent = Способность потрачена
grim-mark-three_votes = Голос за три
grim-mark-negative_vote = Голос вычитается

# decisions
prompt-clocktower-set = Какие роли в игре?
    .note = Числа по таблице книги; кто их меняет, уже учтён.
prompt-clocktower-travellers = Кто из них Странник?
    .note = Роли набора получают не больше пятнадцати игроков; остальные — Странники.
prompt-clocktower-tokens = Кто какой жетон вытянул?
    .note = Коснитесь жетона, который вытянул игрок. Если коснуться игрока, снова его очередь, а жетон возвращается в мешочек.
grim-tokens-whose = { $name }: какой жетон?
grim-tokens-drawn = Кто что вытянул
grim-tokens-all = Мешочек пуст.
grim-tokens-left = Ещё в мешочке: { $n }
grim-tokens-take = Так и вытянули
grim-tokens-beside = Марионетке нужен добрый игрок рядом с Демоном, а его там нет. Пусть все тянут заново.
grim-set-bag = Этот состав идёт в мешочек
grim-set-note-bag = Один состав уже выложен: меняйте его, пока он не станет таким, как в вашем мешочке.
grim-dusk-note-bag = Все видели жетон, который вытянули. Кто хочет взглянуть ещё раз, может сделать это здесь или на своём телефоне.
grim-this-set = этот состав
grim-true = правда
grim-is-true = Это правда: { $what }
grim-is-lie = Это неправда: { $what }
grim-free = Способность не работает: подойдёт любой ответ, и верный тоже.
grim-decide-about = Решаете вы · о ком: { $names }
grim-about = О ком: { $names }
grim-suggested = Совет: { $what }.
grim-decide = Решить: { $what }
grim-decide-many = Решить: выбрано { $n }
grim-tell = Сообщить ({ $name }): { $what }
grim-one-of = { $names }: один из них { $role }
grim-which-role = Какую роль показать?
grim-which-two = Каких двух игроков?
grim-set-suggested = Вернуть предложенный
grim-set-lot = По жребию
grim-set-example = Пример { $n }
grim-set-example-note-1 = Много сведений, много хаоса, и всё же для зла безопасно. Сообщайте пьяному Сыщику ложь и помните: за номинацию Девственницы он не умирает.
grim-set-example-note-2 = Спокойная игра, в которой Святой, Истребитель и Мэр со временем себя доказывают; но она может выйти и короткой. Если ночью нападут на Мэра, пусть умрёт другой — может быть, Смотритель воронов?
grim-set-example-note-3 = Для тех, кто любит думать. Затворник может определиться как Демон для Гадалки, Гробовщика и Истребителя, а Шпион — как Горожанин для Девственницы, Гробовщика и Прачки.
grim-set-fill = { $role }: все оставшиеся места ({ $n })
grim-set-clear = Очистить
grim-count = { $kind }: { $n } из { $of }
grim-count-changed = (меняет { $role })

# why this is advised
why-before = Так вы решили до отмены.
why-lot = По жребию, чтобы ваш выбор нельзя было предугадать.
why-mix = Примерно половина Горожан узнаёт что-то сама.
why-registers = Роль, принятая за другую, задаёт загадку.
why-lie = Неправда, похожая на правду, помогает злым.
why-truth-among-lies = Иногда и правда, чтобы ложь нельзя было вывернуть.
why-drunk-informed = Кто что-то узнаёт, тому есть в чём ошибаться.
why-bluffs-mixed = Два Горожанина и Изгой, которыми никто себя не считает.
why-bluffs-unbelieved = Три роли не из игры, которыми никто себя не считает.
why-travellers-mostly-good = Странники чаще добрые: злой примерно один из трёх, а единственный — ещё реже.
why-travellers-help-evil = Зло отстаёт, а живых много: злых Странников больше обычного.
why-travellers-help-good = Добрые сильно отстают: Странник почти всегда добрый.
why-help-good = Добрые сильно отстают.
why-help-behind = Это помогает стороне, которая отстаёт.
why-rarely = Так бывает, но редко.
why-backs-claim = Это поддержит блеф злого игрока.
why-claims = { $name }: «Я — { $role }».
why-hint = Редкий намёк: эту роль никто не называл своей, и игрок может понять, что он пьян.
why-any-lie = Иногда любая неправда, чтобы по вашим ответам нельзя было узнать, кто назвался правдиво.

# the night
grim-sheet = Лист ночи
grim-earlier = Раньше этой ночью: { $n }
grim-done = сделано
grim-now = Сейчас
grim-line-minion_info = Сведения Приспешников
grim-line-demon_info = Сведения Демона
grim-line-news = Новые роли
grim-wake = Разбудите: { $names }
grim-wake-choose = Разбудите, пусть выберет: { $names }
grim-let-sleep = Покажите, что нужно, и дайте уснуть: { $names }
grim-wake-show = Разбудите, покажите, что нужно, и дайте уснуть: { $names }
grim-really-drunk = Это Пьяница: ничего не подействует.
grim-or-phone = Коснитесь того, на кого укажут, или подождите ответа с телефона.
grim-chose = Выбор ({ $name }): { $what }
grim-uses-nothing = Не использует способность
grim-because-demon = (Только вам: { $name } — Демон.)
grim-because-herring = (Только вам: { $name } — обманка.)
grim-falls = Умирает: { $name }
grim-marks = { $name }: { $mark }
grim-to-show-role = { $name }: теперь { $role }
grim-how = Как вести эту роль
grim-dusk = Все смотрят свои роли
grim-dusk-note = У кого телефон, те видят роль на нём. Остальным покажите её здесь, по одному. Пока не началась ночь, перетащите жетон на жетон, и роли поменяются.
grim-swap-note = Пока не началась ночь, перетащите жетон на жетон, и роли поменяются.
grim-dusk-over = Все посмотрели свои роли. Первая ночь ждёт вашего касания.
grim-has-seen = роль увидена
grim-in-play = В игре: { $roles }

# the day
grim-talk = Город говорит
grim-nominations = Номинации
grim-nominated = { $who } → { $name }
grim-who-nominates = Кто номинирует? (игроки без телефона)
grim-who-acts = Кто действует при всех?
grim-deeds = Днём
grim-no-deeds = Сейчас при всех ничего сделать нельзя.
grim-deed-nominate = Номинировать
grim-deed-exile = Предложить изгнание
grim-whom-nominate = Кого номинируют?
grim-whom-exile = Кого изгоняют?
grim-deed-slay = Выстрелить как Истребитель
grim-deed-give = Отдать голос
grim-deed-claim = Называет свою роль
grim-vote-on = Казнить: { $name }?
grim-exile-of = Изгнать: { $name }?
grim-exile-needs = Нужно рук: { $n }
grim-hands = Руки
grim-ballot-note = Все закрывают глаза. Отметьте поднятые руки; у кого телефон, те ответят сами. Сколько рук было, не говорите.
grim-hushed-note = Голосование тайное: сейчас только слова, руки потом, с закрытыми глазами.
grim-plea-note = Обвинение, потом защита. Руки уже можно поднимать.
grim-hands-note = Коснитесь, чья рука поднята; она считается, когда пройдёт стрелка.
grim-counted = учтено

# what going on does
grim-aloud = Скажите всем
grim-next-dusk = Начать первую ночь
grim-next-line = Дальше по листу
grim-next-without = Дальше без ответа: { $names }
grim-next-without-many = Дальше без ответов: { $n }
grim-next-lots = Жребий за: { $names }
grim-next-lots-many = Жребий за остальных: { $n }
grim-next-nominations = Открыть номинации
grim-next-vote = Считать руки
grim-next-hand = Посчитать следующую руку
grim-next-execution = Казнить и закончить: { $name }
grim-next-no-execution = Закончить без казни
grim-next-vortox = Закончить день: победит зло

# one seat
grim-part-hand = Поправить
grim-part-sees = Что знает
grim-part-role = Роль
grim-by-hand = Поправить вручную
grim-amend-kill = Умирает
grim-amend-revive = Оживает
grim-amend-role = Другая роль
grim-amend-believe = Считает себя
grim-amend-side = Сторона
grim-amend-mark = Положить метку
grim-amend-unmark = Снять метку
grim-amend-carry = Перенести метку
grim-carry-to = К кому?
grim-amend-votes = Осталось голосов
grim-amend-show_role = Показать роль
grim-amend-show_player = Показать игрока
grim-amend-talked = Голос в тишине
grim-amend-hat = Признаться всем в ошибке
grim-amend-silence = Лишить слова
grim-amend-unsilence = Вернуть слово
grim-amend-settle = Больше не Странник
    .note = По книге так не бывает: кому надо уйти раньше, тот уже не уйдёт. Если вам кажется, что так игра станет лучше, разрешите. Все узнают, что это больше не Странник, а роли не узнает никто.
grim-amend-set_out = Становится Странником
    .note = По книге так не бывает: игра может потерять равновесие, а без Демона и кончиться. Если вам кажется, что так игра станет лучше, разрешите. Кто Странник, знают все.
grim-amend-depart = Уходит из игры
grim-sees = Что знает этот игрок
grim-sees-role = Моя роль: { $role }
grim-sees-nothing = Пока ничего не узнано.
grim-traveller = Приходит Странник
grim-traveller-note = Роль узнают все, сторону никто. Злой узнаёт, кто Демон.
grim-traveller-lot = По жребию
grim-traveller-side-note = Жребий взвешен по книге: злой примерно один из трёх, единственный — реже, а отстающей стороне помогают.
grim-traveller-not-now = Сейчас никто прийти не может.
grim-traveller-name = Имя, если у него нет телефона
grim-traveller-after = После кого садится, по часовой стрелке?
grim-traveller-arrives = Принять
grim-end-note = Только если у одной стороны не осталось надежды. Всё откроется сразу.

# a card held up
grim-card = Карта для показа
grim-card-language = Язык карты
grim-card-close = Коснитесь, чтобы закрыть
grim-card-give-back = Верните устройство.
grim-card-given = Устройство у меня: к Гримуару
grim-was-shown = карта показана
grim-due = Ещё не показано
grim-due-done = Сообщено
grim-card-you-are = Вы
grim-card-this-role = Эта роль
grim-card-demon = Это Демон
grim-card-minions = Это ваши Приспешники
grim-card-fellows = Это Приспешники, как и вы
grim-card-all-demons = Это Демоны
grim-card-all-minions = Это Приспешники
grim-card-bluffs = Этих ролей в игре нет
grim-card-no-outsiders = Изгоев нет
grim-card-one-of-two = Один из этих двоих
grim-card-this-player = Этот игрок
grim-card-this-player-is = Этот игрок
grim-card-number = Число
grim-card-answer = Ответ
grim-card-your-side = Ваша сторона
grim-card-use-ability = Вы применяете способность?
grim-card-nominated-you = Сделайте выбор
grim-said = Сказано, дальше
grim-order = Порядок ночи
grim-order-note = Для всех ночей, кроме первой, начиная со следующей. Тяните строку за номер.
grim-order-not-now = Пока идёт ночь, порядок не меняется. Переставить строки можно днём.

# Reminders: chosen from a list, or in own words; gaps: n and of (numbers)
mark-title = Метки
mark-note = Выберите метку и коснитесь жетонов, сколько нужно. Метку можно перетащить; метка своими словами может лежать где угодно.
mark-own-only = Пока открыт вопрос, можно положить только метку своими словами.
mark-find = Найти среди { $n }
mark-of-this-script = Этого набора
mark-of-others = Других наборов
mark-own = Свои слова
mark-letters = { $n } из { $of }
mark-colour = Цвет
mark-colour-plain = Без цвета, перо
mark-colour-good = Синий, кольцо
mark-colour-evil = Красный, лиса
mark-colour-leaf = Зелёный, два листа
mark-colour-gem = Лиловый, камень
mark-lay = К жетонам
mark-lay-here = Положить сюда
mark-lay-free = Просто в круг
mark-recent = Недавние
mark-where = Где она лежит?
mark-nowhere = Ни у кого
mark-keep = Так и записать
mark-take-away = Убрать метку
grim-picture = Снимок Гримуара
    .note = На нём все роли и все напоминания, как они лежат сейчас. Сохраните его для себя и не показывайте никому из игроков.
    .make = Сделать снимок

# what an answer would leave, if all the good told each other all they know
grim-weighing = Считаем, что останется возможным после каждого ответа…
grim-left = Если добрые сложат всё, что знают: { $what }.
grim-left-leaves = { $n ->
    [one] остаётся { $deals } расклад
    [few] остаётся { $deals } расклада
   *[many] остаётся { $deals } раскладов
} · { $demons ->
    [one] Демоном может быть { $demons } игрок
    [few] Демоном могут быть { $demons } игрока
   *[many] Демоном могут быть { $demons } игроков
}
    .short = { $deals } { $n ->
        [one] расклад
        [few] расклада
       *[many] раскладов
    } · { $demons ->
        [one] { $demons } Демон
        [few] { $demons } Демона
       *[many] { $demons } Демонов
    }
    .sign = { $deals }
grim-left-at-least = остаётся не меньше { $deals } раскладов · { $demons ->
    [one] Демоном может быть { $demons } игрок
    [few] Демоном могут быть { $demons } игрока
   *[many] Демоном могут быть { $demons } игроков
}
    .short = { $deals }+ раскладов · { $demons ->
        [one] { $demons } Демон
        [few] { $demons } Демона
       *[many] { $demons } Демонов
    }
    .sign = { $deals }+
grim-left-proves = ясно, кто Демон: { $name }
    .short = Демон — { $name }
    .sign = { $deals }!
grim-left-impossible = не остаётся ни одного расклада
    .short = ни одного расклада
    .sign = 0
grim-left-warning = Осторожно: с таким ответом не остаётся ни одного расклада. После всего, что было сказано и увидено, по правилам так быть не может.
grim-open = Ложь, с которой ничего не решено: { $what } ({ $left }).
grim-open-take = Солгать так
