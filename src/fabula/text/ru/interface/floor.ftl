# Слово, время, сбор, ведение. Пропуски: n (число), name.
floor-order = Слово, время, сбор
floor-word = Слово
floor-lower = Опустить
floor-ask = Попросить слова
floor-lower-mine = Больше не просить слова
floor-wishes = просит слова, номер в очереди: { $n }
floor-hands = Просят слова
floor-lower-of = Опустить руку: { $name }
floor-time = Время для всех
floor-min = { $n } мин
floor-minutes = { $n ->
    [one] { $n } минута
    [few] { $n } минуты
   *[other] { $n } минут
}
floor-bluffs = Кем можно назваться
floor-unsure = Не знаю
floor-more = Что ещё
floor-threads = Показать нити
floor-threads-off = Убрать нити
floor-threads-claims = Заявления
floor-threads-accused = Обвинения
floor-threads-votes = Голоса
floor-threads-none = Пока ничего такого нет.
floor-heard-aloud = сказано вслух: { $what }
floor-my-guess = моя догадка: { $what }
floor-stop = Остановить
floor-time-note = Часы видят все. Когда время выйдет, прозвучит сигнал; дальше игру ведёте вы.
floor-time-fabula = За временем следит Fabula. Здесь можно отвести обсуждению другое время.
floor-own-time = Другое время или название
floor-own-minutes = Минуты
floor-own-name = Название, его увидят все
floor-own-start = Начать: { $n ->
    [one] { $n } минута
    [few] { $n } минуты
   *[many] { $n } минут
}
floor-about-apart = Разговоры наедине
floor-about-together = Общий разговор
floor-time-is-up-of = { $what }: время вышло.
floor-speech = Время на обвинение и защиту
floor-gather = Собрать всех
floor-call = Все сюда, пожалуйста!
floor-time-is-up = Время вышло.
floor-not-now = Только днём: ночью все молчат.

floor-handing = Вести вдвоём или передать
floor-to-device = На другое моё устройство
floor-alone = Это устройство больше не ведёт
    .note = Когда ссылку откроют, здесь всё закроется.
floor-show-link = Показать ссылку и QR-код
floor-link-qr = QR-код: ведение на другом устройстве
floor-link-note = Ссылка годится один раз и пять минут. Кто её откроет, увидит все роли: не показывайте её игрокам.
floor-copy-link = Скопировать ссылку
floor-to-person = Другому человеку
floor-to-person-note = Этот человек увидит все роли и в этой игре сыграть уже не сможет.
floor-nobody-to-give = Передать некому. Нужен человек, который вошёл по коду стола и не сидит за столом.
floor-give = Передать
floor-share = Вести вдвоём
floor-take-back = Больше не ведёт
floor-give-back = Больше не вести
floor-sure = Да, передать
floor-sure-note = Вести будет { $name }, а вы только смотреть.

refused-moved = Теперь вы ведёте или играете с другого устройства.
refused-cannot-lead = Вести может только человек со своим устройством, который не сидит за столом.
floor-aside-well = у колодца
floor-aside-bridge = на мосту
floor-aside-inn = в трактире
floor-aside-lantern = у фонаря
floor-bot-not-yet = Пока ничего не скажу.
refused-place-full = Там уже трое. Выберите другое место.
refused-nobody-near = Рядом с вами никого нет, услышать некому.
refused-hands-are-counted = Сейчас считают голоса. Слово можно просить после них.
refused-fabula-keeps-time = За временем следит Fabula. Отвести другое время можно, пока идёт обсуждение.
refused-no-travellers = В этой игре Странников нет.
refused-not-their-wish = Этот человек не просился в Странники.
refused-ask-the-host = Сначала попросите согласия хозяина стола: игра почти закончена.
refused-only-by-day = Это можно только днём, пока все разговаривают.
refused-not-while-playing = Эта роль должна быть в игре с самого начала.
refused-too-many-travellers = Странников не больше { $most }.

# шаг назад
floor-undo-to = Назад: { $where }
floor-undo-answer = Будет отменён этот ответ:
floor-undo-time = Игра продолжится оттуда.
floor-undo-amend = Будет отменено ваше последнее исправление.
floor-undo-note = Всё, что случилось после, исчезнет на всех устройствах.
floor-undo-asked = Вопрос зададут снова и посоветуют прежний ответ.
floor-undo-do = Вернуться
floor-undo-not = Остаться
floor-undo-again = Как раньше
floor-undo-before = До отмены был ответ: { $what }
# кто пришёл, когда игра уже шла
floor-looking = Игра уже идёт, вы смотрите: здесь только то, что можно видеть всем, никаких тайн.
floor-looking-seat = За столом есть пустое место: займите его, если оно ваше или никому не нужно.
floor-looking-next = В следующей игре сыграете и вы: оставайтесь здесь.
floor-come-in-named = Войти под именем
floor-looking-known = Вы видели все карты этой игры: ничего о них не говорите. В следующей игре сыграете и вы.
floor-asks-to-come = { $name } просится в игру Странником.
floor-let-in = Принять
floor-let-in-whom = Принять: { $name }
floor-decline = Не сейчас
floor-not-now-whom = Не сейчас: { $name }
floor-looks-on = Зрители: { $names }
floor-seat = Место { $n }
floor-hold-notes = Держите, чтобы прочесть
floor-hold-note = Всё, что вам сообщили, скрыто от соседей. Отпустите, и записи закроются.
# нет связи с сервером
floor-no-line = Нет связи.
floor-no-line-kept = Ответы уйдут сами.
floor-no-line-waits = Этот экран вернётся к игре сам.
floor-player-name = Имя игрока
floor-player-names-note = Можно сразу несколько: через запятую или каждое с новой строки.
floor-lookers = Зрители

floor-last = В прошлый раз
floor-last-again = Так и сегодня
floor-last-forget = Забыть
floor-last-others = Со своим телефоном, по коду: { $names }
notice-resumed = Fabula обновилась, и одно из правил теперь другое. Игра продолжается чуть раньше: кое-что спросят ещё раз.
notice-untold = Fabula обновилась, и по новым правилам эту игру не продолжить. Она прервана; можно раздать карты снова.
# игрок, который следит за временем первой ночи; казнённый, который ведёт дальше
floor-timekeeper = Этой ночью за временем следите вы
floor-vote-now = Голосуем
floor-heir = Вас казнили первым. Вы можете вести игру дальше.
floor-heir-take = Взять блокнот
floor-heir-note = Вы увидите все карты и будете говорить, когда идти дальше, но как игрок в игру не вернётесь. Победа вашей стороны — по-прежнему и ваша. Пока вы не взяли блокнот, ведёт Fabula.
floor-heir-sure = Да, веду я
refused-leader-lives = Ведущий знает всё: так он вернулся бы в игру.
floor-manners = Кто-то говорит слишком много или грубит
floor-manners-talk = Не просите молчать одного, если не просите всех. Давайте слово тем, кто поднял руку, по очереди.
floor-manners-rude = Отведите его в сторону и скажите, что вы видели; выслушайте ответ. Если не поможет, хозяин может запретить этому устройству писать или удалить его.
ui-most-so-far = Больше всех пока: { $names }, { $n }. Если будет столько же, это ничья.
ui-hands = { $n ->
    [0] ни одной руки
    [one] { $n } рука
    [few] { $n } руки
   *[many] { $n } рук
}
ui-ready-to-deal = Всё готово.
ui-hand-over = Сделать хозяином стола
ui-phase-deal = Раздача
ui-phase-dusk = Вечер
ui-phase-night = Ночь
ui-phase-day = День
ui-phase-vote = Голосование
ui-phase-end = Игра окончена
ui-ready-count = Готовы: { $n } из { $of }
ui-ready-to-vote = Пора голосовать
ui-vote-sealed = Этого никто не увидит, пока не укажут все.
ui-vote-open = Это видят все. Можно передумать, пока проголосовали не все.
ui-vote-change = Можно передумать, пока указали не все.
# what the dead wager; what players show each other
floor-wager = Пари: кто победит?
floor-wager-note = До конца игры этого не видит никто другой.
floor-wager-made = Ваше пари заключено
floor-wagers = Пари
floor-wager-won = угадано
floor-wager-lost = не угадано
floor-points = { $who } указывает: { $name }
floor-shows = { $who }: { $what }
floor-signs = Знаки, которые видят все
floor-sign-agree = Верно
floor-sign-doubt = Сомневаюсь
floor-sign-laugh = Смешно
# what is dreamt, what whoever leads may set right
prompt-dream-1 = Кто гуляет по крышам?
    .note = Сон. Выберите кого угодно: на игру это не влияет.
prompt-dream-2 = Какие двое придут на чай?
    .note = Сон. Выберите любых двоих: на игру это не влияет.
prompt-dream-3 = Кто поёт под окном?
    .note = Сон. Выберите кого угодно: на игру это не влияет.
prompt-dream-4 = Какие двое плывут через реку?
    .note = Сон. Выберите любых двоих: на игру это не влияет.
prompt-dream-5 = Кто зажигает фонарь?
    .note = Сон. Выберите кого угодно: на игру это не влияет.
prompt-dream-6 = Какие двое делят одну пару варежек?
    .note = Сон. Выберите любых двоих: на игру это не влияет.
ui-doomed = погибнет, если ничего не изменится
ui-silent = без голоса
ui-amend-spare = На самом деле под защитой
ui-amend-kill = Умирает
ui-amend-revive = Всё-таки жив
ui-amend-role = Карта другая
ui-amend-silence = Наказать молчанием
ui-amend-unsilence = Снова может говорить
ui-amend-win = Закончить игру
ui-series = Таблица вечера
ui-games = Игры
ui-wins = Победы
ui-points = Очки
ui-last-game = За игру
ui-has-left = не за столом
ui-screen-lobby = Наведите телефон на код и садитесь.
ui-screen-deal = Карты розданы.
ui-screen-dusk = Посмотрите свои карты.
ui-screen-night = Смотрите только в свой экран и отвечайте, когда он спросит.
ui-screen-day = Настал день. Говорите.
ui-screen-vote = Голосуем.
ui-screen-end = Игра окончена.

# Пока вопрос открыт, на него отвечает круг жетонов; n и of — числа
circle-touch = { $n ->
    [one] Коснитесь { $n } жетона в круге.
    [few] Коснитесь { $n } жетонов в круге.
    [many] Коснитесь { $n } жетонов в круге.
   *[other] Коснитесь { $n } жетона в круге.
}
circle-chosen = Выбрано: { $n } из { $of }
circle-sheet = Открыть лист
circle-which-sheet = Чей лист? Коснитесь жетона.
circle-hold = Или держите жетон, или нажмите на нём S
circle-done = Готово
# Что ведущий пишет для себя
desk-note = Заметки об игре
desk-note-about = Мои заметки
desk-note-note = Хранятся вместе с игрой, видит их только ведущий.
# Ссылки ведущего: заглянуть в Гримуар или вести вместе
link-title = По ссылке
link-look = Только смотрит
link-share = Ведёт со мной
link-look-note = Кто её откроет, увидит все роли и всё, что происходит, но ничего не сможет сделать: для тех, кто учится вести.
link-share-note = Кто её откроет, ведёт наравне с вами: каждый шаг открыт обоим.
link-note = Ссылка годится один раз, десять минут и не для тех, кто играет. Всем видно, у кого открыт Гримуар.
link-make = Создать ссылку и QR-код
link-off = Отозвать ссылку
link-let-look = Дать посмотреть
link-close = Больше не смотрит
looking-note = Вы смотрите в Гримуар и видите всё. Не подавайте виду и ничего не говорите.
looking-close = Закрыть Гримуар

# что заявляют днём
ui-claim = Заявить
ui-claim-claim = Кто я
ui-claim-saw = Карта, которую я знаю
ui-claim-swapped = Обмен карт
ui-claim-note = Правда или нет: это прочтут все.
ui-claim-checked = Моя проверка
ui-claim-compared = Моё сравнение
ui-claim-suspect = Кого подозреваю
ui-claim-trust = Кому верю
ui-claim-nominate = Выставить на голосование
