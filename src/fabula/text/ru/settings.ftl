# settings
setting-lead = Кто ведёт
    .note = Fabula или человек.
setting-lead-fabula = Fabula
    .note = Fabula объявляет ночь и следит за временем. Играют все.
setting-lead-person = Человек
    .note = Хозяин стола ведёт и не играет: видит все карты, сам продолжает и может отвечать за тех, у кого нет телефона.
setting-choosing = Кто выбирает роли
    .note = Кто и как выбирает роли.
setting-choosing-host = Хозяин
    .note = Хозяин стола составляет набор по одной карте или берёт готовый из книги.
setting-choosing-players = Игроки
    .note = Каждый игрок отмечает карты, которые ему нравятся. В набор входят самые желанные, сколько позволяет таблица книги.
setting-choosing-lot = Жребий
    .note = Столько карт каждого типа, сколько велит таблица книги; их вытягивают вслепую при раздаче.
setting-lone_wolf = Волк-одиночка
    .note = Оборотень, проснувшийся без пары, может посмотреть одну карту в центре.
setting-hunter_points = Выстрел Охотника
    .note = Кого забирает умирающий Охотник.
setting-hunter_points-vote = По голосу
setting-hunter_points-anew = Выбор заново
setting-look = Смотрим карты
    .note = Кончается, когда все готовы.
setting-step = Один вызов ночью
    .note = Всегда длится до конца, чтобы длина ничего не выдала.
setting-talk = Обсуждение
    .note = Кончается, когда все готовы голосовать.
setting-vote = Голосование
    .note = За того, кто не успел, решит жребий.

# чьи слова на карте
ui-tempo-hastens = Ускоряет игру
ui-tempo-slows = Замедляет игру
ui-own-wording = Текст этого стола
ui-almanac-says = В альманахе
ui-reword = Переписать: { $what }
ui-reword-note = Что написано на этой карте за вашим столом. Простой текст: все увидят, что он ваш; правила останутся прежними.
ui-reword-count = Знаков: { $n } из { $most }
ui-reword-keep = Пусть карта говорит так
ui-reword-back = Вернуть текст альманаха
ui-grade-certain = Текст точный: так в книге правил
ui-grade-strong = Текст почти точный: на него указывает сразу несколько мест книги
ui-grade-reconstructed = Текст восстановлен: в книге его нет
# голос ведущего
narrator-night = Какая ночь
narrator-night-first = Первая ночь
narrator-night-next = Следующая ночь
ui-first-time = Эти роли — впервые
ui-first-time-note = Вызовы длиннее, чтобы каждый успел понять, что ему делать.
ui-cover = Закрыть блокнот
ui-uncover = Открыть блокнот
ui-covered = Блокнот закрыт: через плечо карт не прочесть. Слова, которые вы говорите вслух, остались.
# карты в игре, с чего начать
ui-print-order = Напечатать порядок
ui-next-role = { $come } вместо: { $gone }
ui-openings = С чего начать?
ui-ask = Спросить о правилах
ui-mark-note = Ваша пометка: её не видит никто другой.
ui-mark-none = Нет
ui-set-by-lot = По жребию
ui-lead-by-lot = Ведущий по жребию
ui-filled-up = Если игроков больше, чем в сценарии, он дополняется обычными картами по таблице.
# what a device that speaks does besides
ui-music = Тихая музыка
ui-music-note = Негромко: ночью темнее, днём светлее. Играет устройство, которое говорит.
# who leads, found by the table
ui-who-leads = Кто может вести?
ui-found-vote = Стол проголосовал: ведёт { $name }.
ui-found-tie = Голосов поровну, решил жребий: ведёт { $name }.
ui-found-lot = Решил жребий: ведёт { $name }.
refused-no-set-by-lot = В этой игре карты по жребию не набирают.
