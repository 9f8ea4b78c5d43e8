# Интерфейс.
ui-motto = Город, ночь и чужие тайны
ui-make = Собрать стол
ui-back-to = Назад за ваш стол { $code }
ui-or-code = или войти по коду
ui-code = Код стола
ui-six-digits = Шесть цифр
ui-enter = Войти
ui-try-bots = Попробовать с ботами
ui-lead-first = Вести первую игру
ui-almanac = Альманах
ui-rules = Правила
ui-words = Слова
ui-narrator = Голос ведущего
ui-workshop = Мастерская
ui-puzzles = Задача дня
ui-your-name = Ваше имя
ui-deal = Раздать карты
ui-table = Стол
ui-table-code = Стол { $code }
ui-sit-down = Сесть за стол
ui-invited = По этой ссылке вы входите к тому, кто ведёт игру: места за столом не занимаете и видите все роли.
ui-look-on = Только смотреть
ui-have-ticket = Я уже сижу здесь с другого устройства
ui-new-here = Я здесь впервые
ui-ticket = Четыре цифры с другого устройства
ui-ticket-lost = Нет под рукой? Войдите заново: хозяин стола может освободить ваше место.
ui-move-in = Занять моё место
ui-move-out = Перейти на другое устройство
ui-coming = Минутку…
ui-language = Язык
ui-menu = Меню
ui-close = Закрыть
ui-home = На главную
ui-back = Назад
ui-parts = Разделы
ui-speaks = Это устройство говорит
ui-speaks-note = Объявляет ночь вслух. Некоторые телефоны замолкают, когда экран заблокирован.
ui-game = Игра
ui-people = Кто здесь
ui-big-screen = Открыть большой экран
ui-pause = Пауза
ui-paused = Пауза
ui-go-on = Продолжить
ui-end-untold = Прервать игру
ui-be-host = Стать хозяином стола
ui-stand = Встать из-за стола
ui-stand-bot = Уступить место боту
ui-leave = Уйти из-за стола { $code }
ui-credits = Значки: Lorc, Delapouite и другие, game-icons.net, CC BY 3.0. Шрифты: Prata, Alegreya Sans, Playfair Display, SIL OFL 1.1. Fabula: неофициальный проект любителей.
ui-share = Поделиться ссылкой
ui-link-copied = Ссылка скопирована.
ui-qr = QR-код стола
ui-code-note = Наведите камеру или откройте { $host }
ui-bot = бот
ui-stands-in = { $name } (бот)
ui-gone = нет связи
ui-host = хозяин стола
ui-at-table = { $n ->
    [one] игрок за столом
    [few] игрока за столом
   *[other] игроков за столом
}
ui-led-by-fabula = Ведёт Fabula
ui-led-by-person = Ведёт человек
ui-led-by-me = Ведёте вы
ui-led-by = Ведёт { $name }
ui-order-note = Перетащите место, чтобы пересадить игрока; коснитесь его, чтобы открыть меню.
ui-set = { $n ->
    [one] Набор: { $n } карта
    [few] Набор: { $n } карты
   *[other] Набор: { $n } карт
}
ui-edit-set = Изменить набор
ui-suggested = Предложенный набор
ui-take = Взять
ui-for-players = { $n ->
    [one] на { $n } игрока
   *[other] на { $n } игроков
}
ui-cards-count = Карт: { $cards }, по одной каждому и { $spare } в центр. Игроков сейчас: { $players }.
ui-set-fits = Набор подходит.
ui-house-rules = Правила стола и часы
ui-edit-rules = Изменить правила
ui-readings = Спорные карты
ui-advised-time = На { $n ->
    [one] { $n } игрока
   *[other] { $n } игроков
} лучше { $time }
ui-seconds = { $n } с
ui-on = да
ui-off = нет
ui-wait-host = Когда все соберутся, карты раздаст { $name }.
ui-add-bot = Бот
ui-less = Меньше: { $what }
ui-more = Больше: { $what }
ui-earlier = Раньше
ui-later = Позже
ui-replace-bot = Пусть доиграет бот
ui-free = Устройство потеряно: освободить место
ui-let-lead = Пусть ведёт игру
ui-remove = Убрать из-за стола
ui-rename = Переименовать
ui-bot-note = Бот. Он знает только то, что знает его место.
ui-gone-note = Сейчас нет связи. Место остаётся за игроком.
ui-here-note = На месте, устройство на связи.
ui-chat = Чат
ui-chat-empty = Пока никто не написал.
ui-say = Напишите что-нибудь
ui-send = Отправить
ui-to = Кому
ui-to-all = всем
ui-whisper-line = { $from } → { $to }, шёпотом
ui-somebody = Кто-то
ui-pair = { $of }: { $what }
ui-quoted = «{ $what }»
ui-several = { $first } и { $last }
ui-you = Вы
ui-card-hold = Держите карту, чтобы увидеть её
ui-nothing = Ничего
ui-in-play = Карты в игре
ui-again = Ещё партию
ui-player = Игрок
ui-dead = смерть
ui-next-call = Дальше
ui-side = Сторона
ui-all = Все
ui-wakes = Просыпается
ui-in-box = Карт в коробке
ui-example = Пример
ui-play-well = Как играть
ui-bluff-well = Если вы блефуете
ui-narrator-note = Для стола с печатными картами: выберите роли, которые просыпаются, и это устройство проведёт ночь вслух, с паузами.
ui-begin-night = Начать ночь
ui-no-line = Нет связи. Устройство само пробует ещё.
ui-no-voice = Этот браузер не умеет говорить. Слова появятся крупно на экране.
ui-phase-dawn = Рассвет
ui-phase-farewell = Последнее слово
ui-phase-plea = Слово в защиту
ui-phase-revote = Второе голосование
ui-nobody = Никого не выбирать
ui-confirm-end = Объявить конец
ui-add-guest = Кто-то без телефона
ui-add-guest-note = Получит место. Отвечает за такого игрока ведущий; если ведёт Fabula — хозяин стола и соседи, но только в открытых голосованиях: на тайное за него не ответит никто.
ui-seat-them = Дать место
ui-guest = без телефона
ui-guest-note = Без телефона. Отвечает ведущий; если ведёт Fabula, в открытых голосованиях — хозяин стола и соседи.
ui-cards-count-all = Карт: { $cards }, по одной каждому. Игроков сейчас: { $players }.
ui-labelled = { $label }: { $text }
ui-name-mine = Это вы с другого телефона? Попросите хозяина стола освободить место (меню, «Кто здесь») и войдите снова. Если нет, добавьте к имени букву.
