# Что хранится о вечерах. Пропуски: n (число), evenings (число), won (число), name, when.
evenings-title = Наши вечера
evenings-intro = Хозяин стола может хранить партии от вечера к вечеру: у кого какая роль и кто победил. После партии или в лобби нажмите «Хранить наши вечера».
evenings-unknown = По этой ссылке ничего нет.
evenings-none = Ни одна партия ещё не окончена.
evenings-sum = { $n ->
    [one] { $n } партия
    [few] { $n } партии
   *[other] { $n } партий
} за { $evenings ->
    [one] { $evenings } вечер
    [few] { $evenings } вечера
   *[other] { $evenings } вечеров
}
evenings-csv = Таблицей (CSV)
evenings-json = Данными (JSON)
evenings-copy = Скопировать ссылку
evenings-copied = Скопировано
evenings-note = Всё это лежит только на этом сервере, 400 дней после последней партии. У кого есть ссылка, тот может читать и убирать имена и партии.
evenings-each = Вечер за вечером
evenings-sides = Кто побеждает
evenings-people = Игроки
evenings-roles = Роли
evenings-all-roles = Все роли: { $n }
evenings-won-of = побед: { $won } из { $n }
evenings-games = Партии
evenings-minutes = { $n ->
    [one] { $n } минута
    [few] { $n } минуты
   *[other] { $n } минут
}
evenings-somebody = кто-то
evenings-drop = Убрать партию: { $when }
evenings-drop-ask = Убрать эту партию насовсем?
evenings-drop-yes = Убрать
evenings-not = Оставить
evenings-names = Имена
evenings-names-note = Убранное имя исчезает из всех партий и не появляется в следующих.
evenings-strike = Убрать
evenings-strike-whom = Убрать имя: { $name }
evenings-strike-ask = Насовсем убрать имя «{ $name }» из всех партий?
evenings-let-in = Кто-то из убранных снова хочет быть в счёте. Имя:
evenings-let-in-yes = Считать дальше
evenings-let-in-done = Со следующей партии имя снова в счёте.
evenings-burn = Забыть всё
evenings-burn-ask = Насовсем забыть «{ $name }» со всеми партиями?
evenings-keep-note = Оконченные партии хранятся от вечера к вечеру, по именам за столом. Все за столом это видят и могут прочесть.
evenings-name = Как называется ваша компания?
evenings-begin = Начать
evenings-go-on = Продолжить «{ $name }»
evenings-kept-in = Партии этого стола хранятся в «{ $name }».
evenings-open = Открыть
evenings-stop = Больше не хранить
evenings-tonight = Этот вечер с собой
evenings-col-date = дата
evenings-col-time = время
evenings-col-minutes = минуты
evenings-col-game = игра
evenings-col-led = вёл человек
evenings-col-winners = победители
evenings-col-player = игрок
evenings-col-role = роль
evenings-col-end = роль в конце
evenings-col-side = сторона
evenings-col-won = победа
evenings-col-points = очки
evenings-col-dead = в могиле
