# Кровь на Часовой башне, роли вне печатных наборов: Горожане «Карусели», их вопросы и сведения.

clocktower-steward = Распорядитель
    .genitive = Распорядителя
    .accusative = Распорядителя
    .gender = masculine
clocktower-steward-short = Знает одного доброго игрока
clocktower-steward-ability = В первую ночь вы узнаёте одного игрока, который на стороне добра.
clocktower-steward-when = В первую ночь
clocktower-steward-example = Вам показали Веру. Кем бы она ни была, она добрая.
clocktower-steward-play = Вам с первой минуты есть с кем говорить. Решите вдвоём, кто из вас нужнее Демону, и пусть говорит другой.
clocktower-steward-bluff = Поручитесь за друга или за доброго, который потом поручится за вас.
clocktower-steward-lead = Покажите любого доброго, кроме него самого. Шпион может определиться добрым, Затворник злым. Пьяному или отравленному покажите кого угодно.

clocktower-knight = Рыцарь
    .genitive = Рыцаря
    .accusative = Рыцаря
    .gender = masculine
clocktower-knight-short = Знает двоих, кто не Демон
clocktower-knight-ability = В первую ночь вы узнаёте двух игроков, ни один из которых не Демон.
clocktower-knight-when = В первую ночь
clocktower-knight-example = Вам показали Аню и Бориса. Борис оказался Отравителем: но Демона среди них не было.
clocktower-knight-play = Вычеркните обоих из списка Демонов, но не считайте друзьями: один может быть Приспешником. К концу игры их голоса для вас самые надёжные.
clocktower-knight-bluff = Оправдайте Демона вместе с кем-то добрым, и пораньше.
clocktower-knight-lead = Двое, кроме него самого; Приспешник среди них делает игру интереснее. Затворник может определиться Демоном, тогда его не показать. Пьяному или отравленному покажите Демона и ещё кого-то.

clocktower-noble = Вельможа
    .genitive = Вельможи
    .accusative = Вельможу
    .gender = masculine
clocktower-noble-short = Знает троих, из которых ровно один злой
clocktower-noble-ability = В первую ночь вы узнаёте трёх игроков. Один из них злой, и только один.
clocktower-noble-when = В первую ночь
clocktower-noble-example = Вам показали Аню, Бориса и Веру. Когда Аня и Борис вне подозрений, о Вере вы знаете достаточно.
clocktower-noble-play = Назовите троих рано, чтобы все могли сверить свои сведения. Чем чище двое, тем хуже дела третьего.
clocktower-noble-bluff = Назовите трёх добрых или двоих и друга, которого никто не казнит.
clocktower-noble-lead = Любые трое, кроме него самого, и один из них злой: Приспешник послужит дольше Демона. Злой Странник считается. Шпион и Затворник могут определиться по-разному.

clocktower-shugenja = Сюгэндзя
    .genitive = Сюгэндзя
    .accusative = Сюгэндзя
    .gender = masculine
clocktower-shugenja-short = Знает, с какой стороны зло ближе
clocktower-shugenja-ability = В первую ночь вы узнаёте, по часовой стрелке или против сидит ближайший к вам злой игрок. Если двое одинаково близко, вам могут сказать любое.
clocktower-shugenja-when = В первую ночь
clocktower-shugenja-example = Вам сказали «по часовой стрелке». Присмотритесь к соседу с той стороны и к тому, кто за ним.
clocktower-shugenja-play = Ваши сведения говорят, как далеко чиста другая сторона: настолько же, насколько далёк первый злой на вашей. Найдите его, и все, кто ближе с другой стороны, добрые.
clocktower-shugenja-bluff = Укажите туда, где добрые сидят рядом.
clocktower-shugenja-lead = Считайте места, мёртвых и Странников тоже, до ближайшего злого с каждой стороны. Если одинаково близко, выберите любое. Шпион и Затворник могут определиться по-разному.

# questions
prompt-clocktower-learn-steward = Кого увидит Распорядитель?
    .note = Доброго игрока. Шпион и Затворник могут определиться по-разному.
prompt-clocktower-learn-knight = Кого двоих увидит Рыцарь?
    .note = Никто из них не Демон. Затворник может определиться Демоном.
prompt-clocktower-learn-noble = Кого троих увидит Вельможа?
    .note = Один из них злой, и только один. Шпион и Затворник могут определиться по-разному.
prompt-clocktower-learn-shugenja = Какое направление услышит Сюгэндзя?
    .note = К ближайшему злому игроку. Шпион и Затворник могут определиться по-разному.
prompt-clocktower-shugenja = Какое направление услышит Сюгэндзя?
    .note = С обеих сторон зло одинаково близко: можно сказать любое.
option-clocktower-clockwise = по часовой стрелке
option-clocktower-anticlockwise = против часовой стрелки
answer-clockwise = по часовой стрелке
answer-anticlockwise = против часовой стрелки

# news
story-you-informed-steward = На стороне добра: { $place }.
story-you-informed-knight = Никто из этих двоих не Демон: { $a } и { $b }.
story-you-informed-noble = Один из них злой, и только один: { $names }.
story-you-informed-shugenja = Ближайший злой игрок сидит от вас { $answer }.
story-clocktower-informed-steward = { $who } узнаёт доброго: { $place }
story-clocktower-informed-knight = { $who } узнаёт двоих, кто не Демон: { $a } и { $b }
story-clocktower-informed-noble = { $who } узнаёт троих, из которых один злой: { $names }
story-clocktower-informed-shugenja = { $who } узнаёт, с какой стороны зло ближе: { $answer }
