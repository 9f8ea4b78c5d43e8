# Утверждения: что говорит Сплетница, слышит Савант и спрашивает Художник; и эти роли вместе с Жонглёром.
# Пропуски: who игрок, what роль, вид или сторона словами, n число, a b c части. Загружается вместе с игрой.

says-is = { $who } — { $what }
says-of_kind = { $who } — { $what }
says-of_side = { $who } — { $what }
says-beside = рядом с игроком { $who } сидит { $what }
says-beside-role = рядом с игроком { $who } сидит { $what }
says-in_play = в игре есть { $what }
says-count = в игре { $n } { $what }
says-living = в живых { $n } { $what }
says-not = неверно, что { $a }
says-not-is = { $who } — не { $what }
says-not-of_kind = { $who } — не { $what }
says-not-of_side = { $who } — не { $what }
says-not-beside = никто рядом с игроком { $who } не { $what }
says-not-beside-role = никто рядом с игроком { $who } не { $what }
says-not-in_play = в игре нет роли { $what }
says-bracket = ({ $a })
says-and = { $a }, и { $b }
says-and-three = { $a }, { $b }, и { $c }
says-or = { $a }, или { $b }
says-or-three = { $a }, { $b }, или { $c }
says-exactly = { $n ->
    [1] из трёх верно ровно одно: { $a }; { $b }; { $c }
   *[other] из трёх верны ровно два: { $a }; { $b }; { $c }
}
says-a-townsfolk = Горожанин
says-a-outsider = Изгой
says-a-minion = Приспешник
says-a-demon = Демон
says-a-good = добрый игрок
says-a-evil = злой игрок
says-many-townsfolk = Горожане
    .of = { $n ->
        [one] Горожанин
        [few] Горожанина
       *[other] Горожан
    }
says-many-outsider = Изгои
    .of = { $n ->
        [one] Изгой
        [few] Изгоя
       *[other] Изгоев
    }
says-many-minion = Приспешники
    .of = { $n ->
        [one] Приспешник
        [few] Приспешника
       *[other] Приспешников
    }
says-many-demon = Демоны
    .of = { $n ->
        [one] Демон
        [few] Демона
       *[other] Демонов
    }
says-many-good = добрые игроки
    .of = { $n ->
        [one] добрый игрок
        [few] добрых игрока
       *[other] добрых игроков
    }
says-many-evil = злые игроки
    .of = { $n ->
        [one] злой игрок
        [few] злых игрока
       *[other] злых игроков
    }

says-word-is = У кого какая роль
says-word-of_kind = Чей тип
says-word-of_side = Чья сторона
says-word-beside = Кто с кем рядом
says-word-in_play = Что в игре
says-word-count = Сколько в игре
says-word-living = Сколько живых
says-join-and = и
says-join-or = или
says-join-exactly-1 = ровно одно из трёх
says-join-exactly-2 = ровно два из трёх
says-not-so = Неверно
says-choose-player = Игрок
says-choose-what = Кто или что
says-choose-role = Роль
says-choose-number = Сколько
says-start = Выберите, о чём речь.
says-one-more = Ещё часть
says-add-guess = Ещё догадка
says-guesses = Догадок: { $n } из { $of }
says-take-back = Убрать
says-do-gossip = Сказать всем
says-do-ask = Спросить наедине
says-do-juggle = Сказать всем
says-do-pair = Взять эти два
says-own-words = Своими словами
says-own-note = Верно ли это, решит ведущий.
says-own-judge = Игрок говорит своими словами: судить о них можете только вы. Пьяному или отравленному отвечайте что угодно.
says-waits = Рассказчик думает.
says-first = Первое
says-second = Второе
refused-savant-0 = Оба должны быть неверными: в игре Вортокс.
refused-savant-1 = Верным должно быть ровно одно из двух.
refused-savant-2 = Верными должны быть оба.
says-any-pair = Рассказать можно что угодно.
says-mark-true = верно
says-mark-false = неверно
says-mark-either = и так и так
says-mark-needed = при Вортоксе так и нужно
says-mark-forbidden = при Вортоксе так нельзя
says-tonight = Сказано днём, решится ночью
says-tonight-true = Верно: ночью из-за этого умрёт игрок, кто — выберете вы.
says-tonight-false = Неверно: ночью из-за этого никто не умрёт.
says-tonight-either = Может быть и так и так: ночью решите, верно ли это.
says-tonight-own = Сказано своими словами: ночью решите, верно ли это.
says-tonight-juggle = Ночью нужно показать, сколько догадок верны: { $n }.
says-tonight-in-vain = { $who }: сейчас опьянение или отравление. Если так будет и ночью, это не в счёт.
refused-unjudged = О сказанном своими словами Fabula судить не может: для этого нужен ведущий.

square-power-gossip = Посплетничать
    .note = Скажите что-нибудь при всех. Если это говорит настоящая Сплетница и это правда, ночью кто-то умрёт.
square-power-juggle = Пожонглировать
    .note = Угадывайте при всех, у кого какая роль, до пяти раз. Сколько верно, узнает только настоящий Жонглёр.
square-power-visit = Подойти к Рассказчику
    .note = Никто этого не заметит. Настоящий Савант услышит два факта, остальные — ничего.
square-power-ask = Спросить Рассказчика
    .note = Никто этого не заметит. Ответ получит только настоящий Художник, и только раз.

prompt-clocktower-gossip = Кто умрёт от сплетни?
    .note = Сплетница сказала правду. Любой живой игрок; его ещё может что-то спасти.
prompt-clocktower-register-gossip = Была ли сплетня правдой?
    .note = Кто-то из названных может определиться не тем, кто он есть.
prompt-clocktower-gossip_words = Была ли сплетня правдой?
    .note = Это сказано своими словами, судить можете только вы: как обстояло дело, когда это прозвучало.
prompt-clocktower-savant = Что услышит Савант?
prompt-clocktower-learn-artist = Что услышит Художник?
    .note = Да или нет. «Не знаю» честно, только если кто-то может определиться и так и так.
prompt-clocktower-learn-juggler = Сколько догадок верны?
    .note = Как обстояло дело, когда их высказали.
prompt-clocktower-visit = К вам подходит игрок
    .note = Подойти может любой. Что сказать Саванту, решите следом.
prompt-clocktower-ask = Вас о чём-то спрашивают
    .note = Спросить может любой. Ответ получает только Художник.

answer-unsure = не знаю
story-you-informed-savant = Из этих двух одно верно, другое ложно: { $said }
story-you-informed-artist = Рассказчик отвечает: { $answer }.
story-you-informed-juggler = Верных догадок: { $n }.
story-you-informed-visit = Вы подошли к Рассказчику. Ему нечего вам сказать.
story-you-informed-ask = Рассказчик вам не отвечает.
story-you-asked = Вы спрашиваете, верно ли это: { $said }
story-clocktower-asked = { $who } спрашивает наедине: { $said }
story-clocktower-informed-savant = { $who } слышит от Рассказчика: { $said }
story-clocktower-informed-artist = { $who } получает ответ: { $answer }
story-clocktower-informed-juggler = { $who } узнаёт, сколько догадок верны: { $n }
story-clocktower-informed-visit = { $who } подходит к Рассказчику
story-clocktower-informed-ask = { $who } остаётся без ответа
story-clocktower-stated-gossip = { $who } сплетничает: { $said }
story-clocktower-stated-juggle = { $who } угадывает: { $said }
story-clocktower-claim-gossip = Сплетня: { $said }
story-clocktower-claim-juggle = Догадки: { $said }

clocktower-gossip = Сплетница
    .genitive = Сплетницы
    .accusative = Сплетницу
    .gender = feminine
clocktower-gossip-short = Правда из её уст стоит кому-то жизни
clocktower-gossip-ability = Раз в день вы можете при всех что-то утверждать. Если это правда, ночью она будет стоить кому-то жизни.
clocktower-gossip-when = Днём
clocktower-gossip-example = Вы говорите, что Борис — Демон. Ночью умирают двое, и город знает уже больше одного.
clocktower-gossip-play = Лишняя смерть ночью подтверждает сказанное, если больше никто не убивает. Говорите то, чего ещё никто не знает, и каждый день. Сплетничать могут и остальные.
clocktower-gossip-bluff = Сплетничать может каждый. Скажите заведомую ложь и «опровергните» её тихой ночью.
clocktower-gossip-lead = Судите сказанное так, как обстоит дело в эту минуту; ночью она должна быть жива и трезва. Выберите, кто умрёт, и не будите её.

clocktower-savant = Савант
    .genitive = Саванта
    .accusative = Саванта
    .gender = masculine
clocktower-savant-short = Каждый день два факта, один из них верный
clocktower-savant-ability = Раз в день вы можете наедине узнать у Рассказчика два факта. Верен ровно один из них.
clocktower-savant-when = Каждый день, по одному разу
clocktower-savant-example = Вы слышите, что Анна злая и что в игре два Изгоя. Если второе невозможно, первое верно.
clocktower-savant-play = Ходите каждый день и записывайте. Каждая пара — загадка, несколько вместе оставляют мало места. Кто знает одну половину, даст вам другую.
clocktower-savant-bluff = Никто не слышит, что вам сказали. Придумайте пары, в которых ложь похожа на правду.
clocktower-savant-lead = Приготовьте два не слишком лёгких факта: верный и ложный, в любом порядке. Для пьяного или отравленного оба могут быть любыми.

clocktower-artist = Художник
    .genitive = Художника
    .accusative = Художника
    .gender = masculine
clocktower-artist-short = Один тайный вопрос Рассказчику
clocktower-artist-ability = За всю игру у вас один вопрос к Рассказчику: днём, наедине, с ответом «да» или «нет».
clocktower-artist-when = Днём, один раз
clocktower-artist-example = Вы спрашиваете, Демон ли Анна или Борис. Ответ «нет»: двумя именами меньше.
clocktower-artist-play = Ждите, пока один ответ не разделит оставшееся пополам, но не умирайте с незаданным вопросом. «Или» спрашивает сразу о нескольких.
clocktower-artist-bluff = Скажите, что спросили, и что вам ответили. Никто не видел, как вы подходили.
clocktower-artist-lead = Отвечайте «да» или «нет» по правде. Если кто-то может определиться и так и так, можно и не знать. Пьяный или отравленный может услышать неправду, а вопрос потрачен.

clocktower-juggler = Жонглёр
    .genitive = Жонглёра
    .accusative = Жонглёра
    .gender = masculine
clocktower-juggler-short = Догадки в первый день, число ночью
clocktower-juggler-ability = В свой первый день вы можете при всех сказать, какие роли, по-вашему, у других: не больше пяти игроков. Ночью вам покажут, сколько раз вы угадали.
clocktower-juggler-when = В первый день и ночью после него
clocktower-juggler-example = Вы называете то, что сказали о себе пятеро, и слышите: три. Двое из пяти солгали.
clocktower-juggler-play = Дайте высказаться другим, потом угадывайте то, чем они назвались. Чтобы узнать число, нужно дожить до ночи. Одного игрока можно назвать и дважды.
clocktower-juggler-bluff = Угадывайте вслух в первый день, как настоящий, а число придумайте.
clocktower-juggler-lead = Считайте догадки, верные в ту минуту, когда их высказали. Назовите число следующей ночью, если Жонглёр жив; оно правдиво, если он тогда трезв.
