# Кровь на Часовой башне: Гримуар Рассказчика.

# the screen
grim-undo = Отменить
grim-more = Ещё
grim-show-card = Показать карту
grim-show = Показать
grim-show-again = Показать ещё раз: { $what }
grim-show-role-to = Показать роль: { $name }
grim-to-do = Что делать
grim-circle = Круг
grim-living = Живых: { $n }
grim-bluffs = Роли для блефа Демона
grim-happened = Что произошло
grim-roles = Роли в игре
grim-advice = Советы Рассказчику

# tokens and marks
grim-believes = Верит: { $role }
grim-side-good = На стороне добра
grim-side-evil = На стороне зла
grim-fallen = Умрёт на рассвете
grim-awake = не спит
grim-votes-left = осталось голосов: { $n }
grim-mark-drunk = Пьян
grim-mark-poisoned = Отравлен
grim-mark-safe = Под защитой
grim-mark-master = Хозяин
grim-mark-red_herring = Обманка
grim-mark-spent = Способность потрачена
grim-mark-three_votes = Голос за три
grim-mark-negative_vote = Голос наоборот

# decisions
prompt-clocktower-set = Какие роли в игре?
    .note = Числа по таблице книги; кто их меняет, уже учтён.
prompt-clocktower-travellers = Кто из них Странник?
    .note = Больше пятнадцати ролей не раздают, остальные путешествуют.
prompt-clocktower-drunk = Кто из них Пьяница?
    .note = Каждый вытянул Горожанина; один из них только считает себя им.
prompt-clocktower-learn-beggar = Что узнает Нищий?
    .note = Сторону того, кто отдал жетон.
grim-this-set = этот набор
grim-true = правда
grim-is-true = Это правда: { $what }
grim-is-lie = Это неправда: { $what }
grim-free = Способность не работает: подойдёт любой ответ, и верный тоже.
grim-about = О ком: { $names }
grim-suggested = Совет: { $what }.
grim-decide = Решить: { $what }
grim-tell = Сообщить ({ $name }): { $what }
grim-picked = Выбрано: { $n } из { $of }
grim-one-of = { $names }: один из них { $role }
grim-which-role = Какую роль показать?
grim-which-two = Каких двух игроков?
grim-set-suggested = Вернуть предложенный
grim-set-lot = По жребию
grim-set-example = Пример { $n }
grim-set-fill = { $role }: все оставшиеся места ({ $n })
grim-set-clear = Очистить
grim-count = { $kind }: { $n } из { $of }
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
why-travellers-mostly-good = Странники чаще добрые; из нескольких один злой.
why-help-good = Добрые сильно отстают.
why-mayor-lives = Живой Мэр, когда умер другой, задаёт городу загадку.
why-help-behind = Это помогает стороне, которая отстаёт.
why-rarely = Так бывает, но редко.

# the night
grim-sheet = Лист ночи
grim-earlier = Раньше этой ночью: { $n }
grim-done = сделано
grim-now = Сейчас
grim-line-minion_info = Приспешники узнают друг друга
grim-line-demon_info = Демон узнаёт своих
grim-line-news = Новые роли
grim-wake = Разбудите: { $names }
grim-wake-choose = Разбудите, пусть выберет: { $names }
grim-let-sleep = Покажите, что нужно, и дайте уснуть: { $names }
grim-really-drunk = Это Пьяница: ничего не подействует.
grim-or-phone = Коснитесь того, на кого укажут, или подождите ответа с телефона.
grim-chose = Выбор ({ $name }): { $what }
grim-falls = Умирает: { $name }
grim-marks = { $name }: { $mark }
grim-to-show-role = { $name }: теперь { $role }
grim-how = Как вести эту роль
grim-dusk = Все смотрят свои роли
grim-dusk-note = У кого телефон, те видят роль на нём. Остальным покажите её здесь, по одному.
grim-has-seen = роль увидена
grim-in-play = В игре: { $roles }

# the day
grim-talk = Город говорит
grim-nominations = Номинации
grim-nominated = { $who } → { $name }
grim-who-nominates = Кто номинирует? Коснитесь того, кто без телефона.
grim-who-acts = Кто действует при всех?
grim-deeds = Днём
grim-no-deeds = Сейчас при всех ничего сделать нельзя.
grim-deed-nominate = Номинировать
grim-deed-exile = Предложить изгнание
grim-deed-slay = Выстрелить как Истребитель
grim-deed-give = Отдать голос
grim-vote-on = Казнить: { $name }?
grim-exile-of = Изгнать: { $name }?
grim-exile-needs = Нужно рук: { $n }
grim-hands = Руки
grim-ballot-note = Все закрывают глаза. Отметьте поднятые руки, у кого телефон, те ответят сами. Сколько рук было, не говорите.
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
grim-next-lots = Ответить по жребию за: { $names }
grim-next-lots-many = Ответить по жребию за остальных: { $n }
grim-next-nominations = Открыть номинации
grim-next-vote = Считать руки
grim-next-hand = Посчитать следующую руку
grim-next-execution = Закончить день, казнить: { $name }
grim-next-no-execution = Закончить день без казни

# one seat
grim-part-hand = Поправить
grim-part-sees = Что знает
grim-part-role = Роль
grim-by-hand = Поправить вручную
grim-amend-kill = Умирает
grim-amend-revive = Жив
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
grim-amend-talked = Говорит в тишине
grim-amend-silence = Лишить слова
grim-amend-unsilence = Вернуть слово
grim-amend-depart = Уходит домой
grim-notes = Мои заметки
grim-notes-note = Хранятся только на этом устройстве.
grim-sees = Что знает этот игрок
grim-sees-role = Моя роль: { $role }
grim-sees-nothing = Пока ничего не узнано.
grim-traveller = Приходит Странник
grim-traveller-note = Роль узнают все, сторону никто. Злой узнаёт, кто Демон.
grim-traveller-not-now = Сейчас никто прийти не может.
grim-traveller-after = После кого садится, по часовой стрелке?
grim-traveller-arrives = Принять
grim-end-note = Только если у одной стороны не осталось надежды. Всё откроется сразу.

# a card held up
grim-card = Карта для показа
grim-card-language = Язык карты
grim-card-close = Коснитесь, чтобы закрыть
grim-card-you-are = Вы
grim-card-this-role = Эта роль
grim-card-demon = Это Демон
grim-card-minions = Это ваши Приспешники
grim-card-fellows = Это Приспешники, как и вы
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
grim-order-note = Для всех ночей, кроме первой, начиная со следующей.
grim-order-not-now = Пока идёт ночь, порядок не меняется.
grim-order-which = Какую строку перенести?
grim-order-before = Перед какой строкой? Та же самая встанет последней.
