# Blood on the Clocktower: what a seat learns, and the story of the day. Gaps: who, name (second player), names, a, b, place,
# shown (a role that was shown), n (a number), answer (yes, no, good, evil, or several roles), role, votes, value (votes needed).

# a seat’s journal
story-you-informed-no_outsiders = Изгоев в игре нет.
story-you-informed-seen = { $place }: { $shown }.
story-you-informed-demon = Это Демон: { $names }.
story-you-informed-minions = Это ваши Приспешники: { $names }.
story-you-informed-fellows = Это Приспешники, как и вы: { $names }.
story-you-informed-bluffs = Этих ролей в игре нет: { $answer }.
story-you-informed-became = Теперь вы: { $shown }.
story-you-informed-side = Вы { $answer }.
story-you-informed-died = Этой ночью вы умерли.

# the same, told to all after the end
story-clocktower-informed-no_outsiders = { $who } узнаёт, что Изгоев нет
story-clocktower-informed-seen = { $who } узнаёт роль. { $place }: { $shown }
story-clocktower-informed-demon = { $who } узнаёт Демона: { $names }
story-clocktower-informed-minions = { $who } узнаёт Приспешников: { $names }
story-clocktower-informed-fellows = { $who } узнаёт других Приспешников: { $names }
story-clocktower-informed-bluffs = { $who } узнаёт, каких ролей нет в игре: { $answer }
story-clocktower-informed-became = { $who } узнаёт свою новую роль: { $shown }
story-clocktower-informed-side = { $who } узнаёт свою сторону: { $answer }
story-clocktower-informed-died = { $who } просыпается после смерти

# the night, told after the end
story-clocktower-marked-red_herring = Обманка для Гадалки: { $who }
story-clocktower-marked-poisoned = Под действием яда: { $who }
story-clocktower-marked-safe = Под защитой: { $who }
story-clocktower-turned-good = { $who }: на стороне добра
story-clocktower-turned-evil = { $who }: на стороне зла
story-clocktower-attacked = Демон нападает: { $who }
story-clocktower-attacked-by = { $by } нападает: { $who }
story-clocktower-saved = { $who } избегает смерти: { $role }
story-clocktower-became = { $who } получает роль { $role }

# dawn and day
story-clocktower-died = { $who } умирает
story-clocktower-died-night = Ночная смерть: { $who }
story-you-clocktower-died-night = Этой ночью вы умерли
story-clocktower-died-night-several = Ночью погибли: { $names }
story-clocktower-died-execution = { $who } умирает от казни
story-clocktower-died-exile = { $who } отправляется в изгнание
story-clocktower-quiet = Ночью никто не умер
story-clocktower-nominated = { $who } номинирует: { $name }
story-clocktower-tallied = Голосов за казнь ({ $name }): { $votes }, нужно { $value }
story-clocktower-raised = За казнь ({ $name }): { $names }
story-clocktower-raised-nobody = За казнь ({ $name }): никто
story-clocktower-condemned = Приговор: { $names }
story-clocktower-condemned-nobody = Никто не приговорён
story-clocktower-tied = Поровну: { $names }. Никто из них не приговорён
story-clocktower-executed = Казнь: { $who }
story-clocktower-survived = { $who } не умирает
story-clocktower-executed-dead = Казнь после смерти: { $who }
story-clocktower-unexecuted = Сегодня никого не казнили
story-clocktower-exile_called = { $who } предлагает изгнание: { $name }
story-clocktower-exile_supported = За изгнание ({ $name }): { $names }
story-clocktower-exile_supported-nobody = За изгнание ({ $name }): никто
story-clocktower-exile_failed = { $name } остаётся, голосов за изгнание: { $votes }, нужно: { $value }
story-clocktower-vote_tokens-spent = Последний голос отдан: { $who }
story-clocktower-token_given = { $who } отдаёт жетон голоса: { $to }
story-clocktower-nothing_happened = Ничего не происходит
story-clocktower-arrived = { $who } приходит в город: { $role }
story-clocktower-settled = { $who } больше не Странник
story-clocktower-departed = { $who } покидает город

# what players say
story-clocktower-claim-claim = Я { $role }
story-clocktower-claim-one_of = Мне показали: { $a } или { $b }, кто-то из них — { $role }
story-clocktower-claim-no_outsiders = Мне показали, что Изгоев нет
story-clocktower-claim-pairs = Пар злых соседей: { $answer }
story-clocktower-claim-neighbours = Злых среди моих живых соседей: { $answer }
story-clocktower-claim-demon_among = Демон среди двоих ({ $a } и { $b }): { $answer }
story-clocktower-claim-is = Мне показали роль. { $place }: { $role }
story-clocktower-claim-protected = Под моей защитой: { $place }
story-clocktower-claim-master = Мой хозяин: { $place }
story-clocktower-claim-suspect = Думаю, на стороне зла: { $place }
story-clocktower-claim-trust = Думаю, на стороне добра: { $place }
story-clocktower-claim-side = { $place } { $answer }
story-clocktower-claim-number = { $role }: мне показали число { $told }
story-clocktower-claim-answer = { $role }: мне ответили «{ $told }»
story-clocktower-claim-woke = Из двоих ({ $a }, { $b }) ночью просыпались: { $answer }
story-clocktower-claim-same_side = { $a } и { $b } на одной стороне: { $answer }
story-clocktower-claim-either = { $place } — { $role } или { $told }
story-clocktower-claim-one_evil = Из троих ({ $a }, { $b }, { $c }) злой один, и только один
story-clocktower-claim-nearest = Ближайший злой игрок сидит от меня { $answer }
story-clocktower-claim-winning = Мне сказали, какая сторона побеждает: { $answer }
story-clocktower-claim-in_play = Мне показали, что в игре есть роль: { $role }
story-clocktower-claim-shown = { $role }: мне показали игрока { $place }
story-clocktower-claim-chose = { $role }: мой выбор — { $place }
ui-claim-one_of = Один из двоих
ui-claim-no_outsiders = Изгоев нет
ui-claim-pairs = Пары злых
ui-claim-neighbours = Мои соседи
ui-claim-demon_among = Демон среди двоих
ui-claim-is = Чью роль мне показали
ui-claim-protected = Кого я защищаю
ui-claim-master = Мой хозяин
ui-claim-side = Чью сторону я знаю
ui-claim-number = Число, которое мне показали
ui-claim-answer = Да или нет
ui-claim-woke = Сколько из двоих просыпались
ui-claim-same_side = На одной ли стороне
ui-claim-either = Одна из двух ролей
ui-claim-one_evil = Один злой из троих
ui-claim-nearest = Где зло ближе
ui-claim-winning = Кто побеждает
ui-claim-in_play = Роль в игре
ui-claim-shown = Кого мне показали
ui-claim-chose = Кого я выбираю

# the end
story-clocktower-won-good = Победило добро
story-clocktower-won-evil = Победило зло
story-clocktower-ended-demon_dead = Демон мёртв
story-clocktower-ended-two_alive = В живых остались только двое
story-clocktower-ended-nobody_good = Все живые злые: номинировать Демона больше некому
story-clocktower-ended-last_night = Живы трое, и ни одна роль набора не помешала бы Демону убить этой ночью
story-clocktower-ended-standstill = За пять дней и ночей живых не стало меньше: город сдался
story-clocktower-announced-standstill = Уже три дня и три ночи живых не становится меньше. Если так пройдут ещё два дня и две ночи, победит зло
story-clocktower-ended-storyteller = Рассказчик закончил игру
story-clocktower-misled-believes = { $who } слышит ложь: этой способности на самом деле нет. На деле: { $answer }
story-clocktower-misled-drunk = { $who } слышит ложь из-за опьянения. На деле: { $answer }
story-clocktower-misled-poisoned = { $who } слышит ложь из-за отравления. На деле: { $answer }
story-clocktower-misled-registers = { $who } видит не то: кто-то определился не тем, кто он есть. На деле: { $answer }
foresee-last-night = Живы трое: этой ночью победит зло, если не помешает кто-нибудь из названных ниже. Если вы знаете, что никто не сможет, игру можно закончить уже сейчас
foresee-last-night-sure = Живы трое, и ничто в игре не помешает Демону убить: этой ночью победит зло. Игру можно закончить уже сейчас
foresee-chance = Может помешать: { $who } ({ $role })
foresee-chance-company = Может помешать: { $role }
foresee-attack-dies = { $who } умирает: напал Демон
foresee-attack-bounced = { $who } умирает вместо игрока { $ward }
cause-bounced = Вместо игрока { $ward }. Причина: { $role }
foresee-attack-protected = { $who } переживёт нападение: защищает Монах
foresee-attack-dead = Нападение ничего не изменит: { $who } уже среди мёртвых
foresee-attack-in_vain = { $who } переживёт нападение: способность нападающего не действует
foresee-executed = Приговор: { $who }
foresee-votes = Сейчас нужно голосов: { $n }
foresee-line = Ещё будет этой ночью: { $line }
story-you-informed-shown_role = Вам показывают роль: { $shown }.
story-you-informed-shown_player = Вам указывают на игрока: { $place }.
story-clocktower-informed-shown_role = { $who } видит роль: { $shown }
story-clocktower-informed-shown_player = { $who } видит, на кого указывает Рассказчик: { $place }

# lines of the night sheet that are no role
clocktower-minion_info = Сведения для Приспешников
clocktower-demon_info = Сведения для Демона
clocktower-news = Весть о новой роли
call-minion_info = При семи и более игроках: разбудите всех Приспешников, пусть увидят друг друга; покажите Демона. Усыпите.
call-demon_info = При семи и более игроках: разбудите Демона, покажите Приспешников, затем три добрые роли не в игре. Усыпите.
