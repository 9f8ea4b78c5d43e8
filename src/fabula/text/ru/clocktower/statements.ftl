# Statements: what a Gossip says, a Savant is told and an Artist asks; and these roles, with the Juggler.
# Gaps: who a player, what a role, kind or side in words, n a number, a b c parts. Loaded with the tale.

# one plain statement each; what is a role, or one of the words below
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

# putting one together
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
says-guesses = Догадок: { $n } из { $of }
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

# powers of the day, there for everybody
square-power-juggle = Пожонглировать
    .note = Угадывайте при всех, у кого какая роль, до пяти раз. Сколько верно, узнает только настоящий Жонглёр.
square-power-visit = Подойти к Рассказчику
    .note = Никто этого не заметит. Настоящий Савант услышит два факта, остальные — ничего.
square-power-ask = Спросить Рассказчика
    .note = Никто этого не заметит. Ответ получит только настоящий Художник, и только раз.

# questions to the Storyteller
prompt-clocktower-visit = К вам подходит игрок
    .note = Подойти может любой. Что сказать Саванту, решите следом.
prompt-clocktower-ask = Вас о чём-то спрашивают
    .note = Спросить может любой. Ответ получает только Художник.

# journal and story
answer-unsure = не знаю
story-you-informed-visit = Вы подошли к Рассказчику. Ему нечего вам сказать.
story-you-informed-ask = Рассказчик вам не отвечает.
story-you-asked = Вы спрашиваете, верно ли это: { $said }
story-clocktower-asked = { $who } спрашивает наедине: { $said }
story-clocktower-informed-visit = { $who } подходит к Рассказчику
story-clocktower-informed-ask = { $who } остаётся без ответа
story-clocktower-stated-juggle = { $who } угадывает: { $said }
story-clocktower-claim-juggle = Догадки: { $said }
