# Кровь на Часовой башне, роли вне печатных наборов: Горожане «Карусели», их вопросы и сведения.

clocktower-steward = Распорядитель
    .genitive = Распорядителя
    .accusative = Распорядителя
    .gender = masculine
clocktower-steward-short = Знает одного доброго игрока
clocktower-steward-ability = В первую ночь вам показывают того, кому можно верить: этот игрок добрый.
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
clocktower-knight-ability = В первую ночь вам показывают двоих: ни один из них не Демон.
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
clocktower-noble-ability = В первую ночь вам показывают троих: двое добрые, один злой.
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
clocktower-shugenja-ability = В первую ночь вам говорят, в какую сторону, по часовой стрелке или против, ближе до злого. При равном расстоянии ответ может быть любым.
clocktower-shugenja-when = В первую ночь
clocktower-shugenja-example = Вам сказали «по часовой стрелке». Присмотритесь к соседу с той стороны и к тому, кто за ним.
clocktower-shugenja-play = Ваши сведения говорят, как далеко чиста другая сторона: настолько же, насколько далёк первый злой на вашей. Найдите его, и все, кто ближе с другой стороны, добрые.
clocktower-shugenja-bluff = Укажите туда, где добрые сидят рядом.
clocktower-shugenja-lead = Считайте места, мёртвых и Странников тоже, до ближайшего злого с каждой стороны. Если одинаково близко, выберите любое. Шпион и Затворник могут определиться по-разному.

# questions
prompt-clocktower-learn-steward = Кого увидит Распорядитель?
    .note = Доброго игрока. Шпион и Затворник могут определиться по-разному.
prompt-clocktower-learn-knight = Каких двоих увидит Рыцарь?
    .note = Никто из них не Демон. Затворник может определиться Демоном.
prompt-clocktower-learn-noble = Каких троих увидит Вельможа?
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

# the set
grim-brings = Нужна и эта роль: { $role }

clocktower-balloonist = Аэронавт
    .genitive = Аэронавта
    .accusative = Аэронавта
    .gender = masculine
clocktower-balloonist-short = Каждую ночь видит игрока другого типа
clocktower-balloonist-ability = Каждую ночь вам показывают игрока, и всегда не того типа, что прошлой ночью. [Возможно, на одного Изгоя больше.]
clocktower-balloonist-when = Каждую ночь
clocktower-balloonist-example = Вчера Аня, сегодня Борис: они не оба Горожане и не оба Приспешники.
clocktower-balloonist-play = Выпишите имена в ряд: двое, стоящие рядом, разного типа. Кто точно Горожанин, тот проясняет обоих соседей по ряду.
clocktower-balloonist-bluff = Составьте свой ряд, в котором друг всегда стоит рядом с добрым.
clocktower-balloonist-lead = В первую ночь покажите кого угодно. Потом того, чей тип не такой, как у предыдущего: Горожанин, Изгой, Приспешник, Демон или Странник. Можно показать мёртвого, а позже и того же игрока снова. Шпион и Затворник могут определиться иначе.

clocktower-nightwatchman = Стражник
    .genitive = Стражника
    .accusative = Стражника
    .gender = masculine
clocktower-nightwatchman-short = Один раз открывается кому-то
clocktower-nightwatchman-ability = Раз за игру, ночью, откройтесь одному игроку: ему скажут, что вы Стражник.
clocktower-nightwatchman-when = В любую ночь, один раз
clocktower-nightwatchman-example = Вы выбрали Дашу. Утром она говорит: «Глеб — Стражник». Теперь либо оба злые, либо Глеб добрый.
clocktower-nightwatchman-play = Выберите того, кому верит город, или того, кого хотите проверить. Если вы выбрали, а никто не признаётся, вы знаете, кого спросить.
clocktower-nightwatchman-bluff = Друг охотно скажет, что ночью вы приходили к нему.
clocktower-nightwatchman-lead = Будите каждую ночь, пока выбор не сделан. Потом разбудите выбранного и укажите ему на Стражника. Если тот пьян или отравлен, никого не будите.

clocktower-high_priestess = Верховная жрица
    .genitive = Верховной жрицы
    .accusative = Верховную жрицу
    .gender = feminine
clocktower-high_priestess-short = Узнаёт, с кем важнее всего поговорить
clocktower-high_priestess-ability = Каждую ночь Рассказчик советует вам игрока: разговор с ним сейчас важнее всего.
clocktower-high_priestess-when = Каждую ночь
clocktower-high_priestess-example = Вам показали Веру. Она, оказывается, знает, что один из ваших подозреваемых добрый.
clocktower-high_priestess-play = Рассказчик знает всё и хочет, чтобы у вас был шанс: идите и слушайте. Спросите себя, почему именно этот игрок и именно сегодня.
clocktower-high_priestess-bluff = Каждый день отправляйте город к тому, кто ничего не знает.
clocktower-high_priestess-lead = Укажите на того, кто сегодня поможет больше всех: кто знает недостающую половину, кого никто не слушал, кто вот-вот проговорится. Пьяной или отравленной покажите бесполезного.

clocktower-general = Генерал
    .genitive = Генерала
    .accusative = Генерала
    .gender = masculine
clocktower-general-short = Узнаёт, какая сторона побеждает
clocktower-general-ability = Каждую ночь Рассказчик оценивает для вас игру: впереди добро, впереди зло или никто.
clocktower-general-when = Каждую ночь
clocktower-general-example = После третьей казни вам сказали «добро»: значит, умер кто-то важный для зла.
clocktower-general-play = Сравнивайте каждую ночь с прошлой: что изменилось? Так Рассказчик оценил прошедший день.
clocktower-general-bluff = Хвалите казнь каждого доброго как перелом к лучшему.
clocktower-general-lead = Скажите честно, как видите игру, и не только по числу мёртвых: кто кому верит? Пьяному или отравленному скажите другое.

# questions
prompt-clocktower-learn-balloonist = Кого увидит Аэронавт?
    .note = Игрока другого типа, чем прошлой ночью. Шпион и Затворник могут определиться иначе.
prompt-clocktower-nightwatchman = Кому открыться?
    .note = Один раз за игру: игрок узнает, что вы Стражник. Можно подождать.
prompt-clocktower-nightwatchman_lie = Кто покажется Стражником?
    .note = В игре Вортокс: выбранный узнаёт о ком-то другом.
prompt-clocktower-high_priestess = С кем ей важнее всего поговорить?
    .note = Решаете вы. Если Верховная жрица пьяна или отравлена, покажите бесполезного.
prompt-clocktower-general = Какая сторона побеждает?
    .note = Решаете вы. Если Генерал пьян или отравлен, скажите другое.
option-clocktower-neither = Никакая
answer-neither = никакая

# news
story-you-informed-balloonist = Вы пролетели над игроком: { $place }.
story-you-informed-nightwatchman = Стражник — { $place }.
story-you-informed-high_priestess = Вам важнее всего поговорить с этим игроком: { $place }.
story-you-informed-general = Кто побеждает: { $answer }.
story-clocktower-informed-balloonist = { $who } видит игрока другого типа: { $place }
story-clocktower-informed-nightwatchman = { $who } узнаёт, что Стражник — { $place }
story-clocktower-informed-high_priestess = { $who } узнаёт, с кем говорить: { $place }
story-clocktower-informed-general = { $who } узнаёт, кто побеждает: { $answer }
why-talk-to-knowing = Добрый, который что-то знает.
why-fewer-lost = По потерям сторон; вы можете видеть больше.

clocktower-village_idiot = Деревенский дурачок
    .genitive = Деревенского дурачка
    .accusative = Деревенского дурачка
    .gender = masculine
clocktower-village_idiot-short = Каждую ночь узнаёт сторону; их бывает трое
clocktower-village_idiot-ability = Каждую ночь спросите об игроке: добрый он или злой? [Деревенских дурачков до трёх; если их несколько, один пьян.]
clocktower-village_idiot-when = Каждую ночь
clocktower-village_idiot-example = Вы выбрали Бориса и услышали «на стороне зла». Другой дурачок о нём же услышал обратное: один из вас пьян или лжёт.
clocktower-village_idiot-play = Назовитесь и ищите остальных. Двое, выбирающие одних и тех же, скоро поймут, кому из них верить.
clocktower-village_idiot-bluff = Так могут назваться трое, четвёртый лишний. А вторым или третьим вам будут рады.
clocktower-village_idiot-lead = Положите в мешочек от одного до трёх вместо других Горожан. Если их несколько, решите, кто из них пьян до конца игры. Будите по одному.

clocktower-bounty_hunter = Охотник за головами
    .genitive = Охотника за головами
    .accusative = Охотника за головами
    .gender = masculine
clocktower-bounty_hunter-short = Знает одного злого, а потом и следующего
clocktower-bounty_hunter-ability = В первую ночь вам показывают злого игрока. Когда он умирает, той же ночью вам показывают следующего. [Один Горожанин злой.]
clocktower-bounty_hunter-when = В первую ночь и когда известный ему игрок умер
clocktower-bounty_hunter-example = Вам показали Глеба. Город казнил его, и ночью вам показали Дашу.
clocktower-bounty_hunter-play = Добейтесь казни того, кого знаете, и получите следующее имя. Но сначала подумайте, не злой ли это Горожанин.
clocktower-bounty_hunter-bluff = Назовите добычей кого-то доброго, а когда он умрёт, ещё одного.
clocktower-bounty_hunter-lead = После раздачи сделайте злым другого Горожанина и скажите ему об этом; способность остаётся при нём. Сначала покажите Приспешника или злого Горожанина. Если показанный умер днём или ночью, этой же ночью покажите другого.

# questions
prompt-clocktower-village_idiot = Чью сторону узнать?
    .note = Любого игрока, можно и свою. Вы узнаете, добрый он или злой.
prompt-clocktower-learn-village_idiot = Что услышит Дурачок?
    .note = Сторону выбранного. Шпион и Затворник могут определиться по-разному.
prompt-clocktower-village_idiot_drunk = Какой из Дурачков пьян?
    .note = Их несколько: один из них пьян до конца игры.
prompt-clocktower-learn-bounty_hunter = Кого увидит Охотник за головами?
    .note = Злого игрока. Шпион и Затворник могут определиться по-разному.
prompt-clocktower-bounty_evil = Какой Горожанин на стороне зла?
    .note = В игре Охотник за головами. Игроку сразу скажут, на чьей он стороне.

# news
story-you-informed-village_idiot = { $place }: { $answer }.
story-you-informed-bounty_hunter = На стороне зла: { $place }.
story-clocktower-informed-village_idiot = { $who } узнаёт сторону игрока ({ $place }): { $answer }
story-clocktower-informed-bounty_hunter = { $who } узнаёт злого: { $place }
story-clocktower-marked-bounty = Охотник за головами знает: { $who }
grim-mark-bounty = Добыча Охотника за головами
mark-clocktower-bounty = добыча

clocktower-king = Король
    .genitive = Короля
    .accusative = Короля
    .gender = masculine
clocktower-king-short = Известен Демону; под конец узнаёт, кто жив
clocktower-king-ability = Демон знает, что вы Король. Каждую ночь, когда мертва хотя бы половина игроков, вам показывают роль кого-то из живых.
clocktower-king-when = Каждую ночь, когда мертва половина игроков
clocktower-king-example = Четверо живы, четверо мертвы. Вам показали Барона: он среди троих оставшихся.
clocktower-king-play = Вы сильны под конец, если доживёте, а это решает Демон. Пусть другие кажутся опаснее вас: каждый, кто умрёт вместо вас, оказал вам услугу.
clocktower-king-bluff = Что вы лжёте, знает только Демон. Под конец называйте роли, которые подходят вашим друзьям.
clocktower-king-lead = В первую ночь укажите Демону на Короля, а потом и каждому новому Демону. С той ночи, когда мертва половина, показывайте роль кого-то из живых: с ней добрые должны суметь закончить игру.

clocktower-choirboy = Служка
    .genitive = Служки
    .accusative = Служку
    .gender = masculine
clocktower-choirboy-short = Узнаёт Демона, если тот убил Короля
clocktower-choirboy-ability = Смерть Короля от руки Демона открывает вам, кто Демон. [В игре есть Король.]
clocktower-choirboy-when = В ночь, когда Демон убил Короля
clocktower-choirboy-example = Ночью умер Король. Вас разбудили и показали Глеба.
clocktower-choirboy-play = Молчите и живите: пока вы живы, Демон не смеет тронуть Короля. Пусть он не узнает, кто вы.
clocktower-choirboy-bluff = Когда Король мёртв, назовите кого-то доброго.
clocktower-choirboy-lead = В игре должен быть и Король. Если Демон убил его ночью, а Служка жив, разбудите Служку и укажите на Демона. Казнь не считается.

# questions
prompt-clocktower-learn-king = Какую роль увидит Король?
    .note = Роль кого-то из живых. Шпион и Затворник могут определиться иначе.
prompt-clocktower-learn-choirboy = Кого увидит Служка?
    .note = Демона. Затворник может определиться им.

# news
story-you-informed-king = Среди живых есть эта роль: { $answer }.
story-you-informed-king_is = Король — { $place }.
story-you-informed-choirboy = Демон — { $place }.
story-clocktower-informed-king = { $who } узнаёт роль кого-то из живых: { $answer }
story-clocktower-informed-king_is = { $who } узнаёт, кто Король: { $place }
story-clocktower-informed-choirboy = { $who } узнаёт, кто Демон: { $place }

clocktower-preacher = Проповедник
    .genitive = Проповедника
    .accusative = Проповедника
    .gender = masculine
clocktower-preacher-short = Лишает Приспешников способностей
clocktower-preacher-ability = Каждую ночь читайте проповедь игроку; Приспешнику об этом скажут. Все Приспешники, которым вы проповедовали, лишены способности.
clocktower-preacher-when = Каждую ночь
clocktower-preacher-example = Вы выбрали Глеба, Отравителя. С этой ночи он никого не отравит и знает об этом.
clocktower-preacher-play = В ответ вы ничего не слышите, зато сведения остальных становятся вернее. Перебирайте тех, кому верите меньше всех, и живите: с вами всё это кончится.
clocktower-preacher-bluff = Скажите, кого выбрали и что с тех пор его проделки прекратились.
clocktower-preacher-lead = Если выбран Приспешник, разбудите его и скажите, что его выбрал Проповедник, но не кто это. Отметьте его: у него нет способности, пока Проповедник жив и трезв. Он по-прежнему просыпается и выбирает.

clocktower-acrobat = Акробат
    .genitive = Акробата
    .accusative = Акробата
    .gender = masculine
clocktower-acrobat-short = Умирает, если выбранный пьян или отравлен
clocktower-acrobat-ability = Каждую ночь, кроме первой, выберите, кто держит ваш канат: если этой ночью он хоть миг пьян или отравлен, вы умираете.
clocktower-acrobat-when = Каждую ночь, кроме первой
clocktower-acrobat-example = Вы выбрали Эмпата и живы: то, что он узнал этой ночью, правда.
clocktower-acrobat-play = Каждое утро одним тем, что вы живы, вы ручаетесь за чьи-то сведения. Заранее скажите, кого выберете, чтобы и ваша смерть что-то значила.
clocktower-acrobat-bluff = Объявите трезвыми те сведения, что вам на руку.
clocktower-acrobat-lead = Отметьте выбранного. Если он пьян или отравлен или станет таким до рассвета, Акробат тут же умирает. Пьяница считается пьяным. Пьяный или отравленный Акробат живёт.

# questions
prompt-clocktower-preacher = Кому проповедовать?
    .note = Приспешник узнает об этом и останется без способности, пока вы живы и трезвы.
prompt-clocktower-register-preacher = Этот игрок — Приспешник?
    .note = Затворник может им определиться, Шпион может не определиться. Если да, он узнает об этом и лишится способности.
prompt-clocktower-acrobat = На кого положиться?
    .note = Если он пьян или отравлен или станет таким этой ночью, вы умрёте.

# news
story-you-informed-preached = Вас выбрал Проповедник: у вас нет способности.
story-clocktower-informed-preached = Проповедник лишил способности: { $who }
story-clocktower-misled-blocked = { $who } узнаёт неправду, потому что лишён способности. На самом деле: { $answer }
story-clocktower-marked-partner = Акробат положился на игрока: { $who }
grim-mark-blocked = Нет способности
mark-clocktower-blocked = нет способности
grim-mark-partner = Держит канат Акробата
mark-clocktower-partner = партнёр

clocktower-lycanthrope = Оборотень
    .genitive = Оборотня
    .accusative = Оборотня
    .gender = masculine
clocktower-lycanthrope-short = Убивает доброго и не даёт убивать Демону
clocktower-lycanthrope-ability = Каждую ночь, кроме первой, охотьтесь на живого игрока. Жертвой падёт только добрый, и тогда Демон этой ночью никого не убьёт. Один добрый для вас считается злым.
clocktower-lycanthrope-when = Каждую ночь, кроме первой
clocktower-lycanthrope-example = Вы выбрали Бориса, а на рассвете мертва Вера: значит, Борис злой или тот единственный добрый, который вам таким кажется.
clocktower-lycanthrope-play = Вы убиваете не чаще, чем убивал бы Демон, но узнаёте при этом: кто умер от вас, был добрым, кто выжил, скорее всего нет. Выбирайте тех, кого город подозревает, а не тех, кто ему нужен.
clocktower-lycanthrope-bluff = Скажите, что погибший этой ночью ваш и, значит, добрый.
clocktower-lycanthrope-lead = Перед игрой отметьте доброго, который для Оборотня считается злым. Если выбран добрый, он умирает, а Демон просыпается как всегда, но никого не убивает. Если выбран злой, ничего не происходит.

clocktower-princess = Принцесса
    .genitive = Принцессы
    .accusative = Принцессу
    .gender = feminine
clocktower-princess-short = Казнью первого дня покупает тихую ночь
clocktower-princess-ability = Если ваша номинация в первый ваш день привела к казни, ближайшей ночью Демон никого не убивает.
clocktower-princess-when = В ночь после её первого дня
clocktower-princess-example = В первый день вы номинировали Глеба, его казнили, и на рассвете все живы.
clocktower-princess-play = Номинируйте в первый день и так, чтобы вам поверили. Тихая ночь после этого говорит, что ваша роль настоящая.
clocktower-princess-bluff = Если Демон проснётся и всех пощадит, вы Принцесса.
clocktower-princess-lead = Если в её первый день казнили того, кого она номинировала, отметьте её. Будите Демона как всегда: этой ночью от него никто не умирает. Она должна быть тогда жива и трезва.

# questions
prompt-clocktower-lycanthrope = На кого охотиться?
    .note = На живого игрока. Добрый умрёт, и тогда Демон этой ночью никого не убьёт.
prompt-clocktower-register-lycanthrope = Этот игрок определится добрым?
    .note = Шпион может, Затворник может и нет. Если да, он умирает, а Демон этой ночью никого не убивает.
prompt-clocktower-faux_paw = Кто для него считается злым?
    .note = Только для Оборотня и на всю игру: один добрый игрок.

# news
foresee-attack-lycanthrope = { $who } умирает: добыча Оборотня
foresee-attack-peace = { $who } — нападение отбито: этой ночью Демон никого не убивает
story-clocktower-marked-faux_paw = Для Оборотня злым считается { $who }
story-clocktower-marked-peace = Демон никого не убивает, потому что здесь { $who }
grim-mark-faux_paw = Для Оборотня злой
mark-clocktower-faux_paw = кажется злым
grim-mark-peace = Демон не убивает
mark-clocktower-peace = тихая ночь

clocktower-farmer = Фермер
    .genitive = Фермера
    .accusative = Фермера
    .gender = masculine
clocktower-farmer-short = Умерев ночью, оставляет другого Фермера
clocktower-farmer-ability = Ваша смерть ночью делает Фермером кого-то из живых добрых.
clocktower-farmer-when = Когда он умирает ночью
clocktower-farmer-example = Ночью вы умерли. Борис был Поваром, а теперь он Фермер, и он добрый.
clocktower-farmer-play = Никому не говорите, и пусть нападут на вас: наследник будет знать, что он добрый, и сможет назвать вас.
clocktower-farmer-bluff = Когда ночью умер добрый, скажите, что ферму унаследовали вы.
clocktower-farmer-lead = Как только он умер ночью, выберите живого доброго, лучше того, чья способность уже не нужна, и скажите ему, кто он теперь. Больше никто об этом не узнаёт. Если Фермер был пьян или отравлен или умер днём, ничего не происходит.

clocktower-banshee = Баньши
    .genitive = Баньши
    .accusative = Баньши
    .gender = feminine
clocktower-banshee-short = Убитая Демоном, номинирует и голосует дважды
clocktower-banshee-ability = Если вас убил Демон, всем объявляют, что умерла Баньши. С этих пор вы номинируете до двух раз в день, а ваша рука в каждом голосовании идёт за две.
clocktower-banshee-when = После того, как её убил Демон
clocktower-banshee-example = На рассвете двое мертвы, и объявлено, что умерла Баньши. Одна из них номинирует Глеба, и её рука считается за две.
clocktower-banshee-play = Вам нужно, чтобы Демон пришёл: кажитесь той, кого нельзя оставить в живых. Мёртвой вы весите больше любого живого, так что голосуйте с умом.
clocktower-banshee-bluff = Назовитесь ею при жизни, и станет понятно, почему Демон вас не трогает.
clocktower-banshee-lead = Если её убил Демон, на рассвете объявите, что умерла Баньши, но не кто это. Жетон голоса ей не нужен. Пока она пьяна или отравлена, она голосует как остальные мёртвые.

# questions
prompt-clocktower-farmer = Кто становится Фермером?
    .note = Живой добрый игрок. Шпион может определиться добрым, Затворник злым.

# news
story-clocktower-announced-banshee = Умерла Баньши
story-clocktower-marked-wailing = Демон убил Баньши: { $who }
grim-mark-wailing = Голосует и номинирует дважды
mark-clocktower-wailing = дважды
why-nothing-to-lose = Добрый, чья способность уже не нужна.

clocktower-fisherman = Рыбак
    .genitive = Рыбака
    .accusative = Рыбака
    .gender = masculine
clocktower-fisherman-short = Один раз получает совет Рассказчика
clocktower-fisherman-ability = Раз за игру, днём, спросите Рассказчика: он посоветует, что поможет вашей команде победить.
clocktower-fisherman-when = Днём, один раз
clocktower-fisherman-example = «Не казните Аню». А её собирались казнить следующей.
clocktower-fisherman-play = Дождитесь дня, когда не знаете, что делать. И сделайте, как сказано, если нет причин думать, что вы пьяны.
clocktower-fisherman-bluff = Никто не слышит, что вам сказали. Принесите городу тот совет, который вам на руку.
clocktower-fisherman-lead = Дайте один совет, короткий и полезный, без загадок: с кем поговорить, кого казнить или пощадить, чьим словам не верить; или свой, шёпотом либо с глазу на глаз. Пьяному или отравленному посоветуйте вредное.

# questions
square-power-fish = Попросить совета
    .note = Никто не заметит. Настоящему Рыбаку посоветуют один раз, всем остальным никогда.
prompt-clocktower-fish = Игрок просит у вас совета
    .note = Прийти может любой. Что посоветовать Рыбаку, вы решите следом.
prompt-clocktower-fisherman = Что вы посоветуете?
    .note = То, что поможет его команде; если Рыбак пьян или отравлен, то, что навредит. Свои слова скажите шёпотом или с глазу на глаз.
prompt-clocktower-fisherman-talk_to = С кем ему поговорить?
prompt-clocktower-fisherman-execute = Кого казнить?
prompt-clocktower-fisherman-spare = Кого пощадить?
prompt-clocktower-fisherman-doubt = Чьим словам не верить?
option-clocktower-talk_to = Поговорить с кем-то
option-clocktower-execute = Казнить кого-то
option-clocktower-spare = Пощадить кого-то
option-clocktower-doubt = Не верить кому-то
option-clocktower-own_words = Своими словами

# news
story-you-informed-fish = У Рассказчика нет для вас совета.
story-you-informed-fisherman_talk_to = Совет Рассказчика: поговорите с этим игроком: { $place }.
story-you-informed-fisherman_execute = Совет Рассказчика: казните этого игрока: { $place }.
story-you-informed-fisherman_spare = Совет Рассказчика: не казните этого игрока: { $place }.
story-you-informed-fisherman_doubt = Совет Рассказчика: не верьте словам этого игрока: { $place }.
story-you-informed-fisherman_own_words = У Рассказчика есть для вас совет, своими словами.
story-clocktower-informed-fish = { $who } просит совета и не получает его
story-clocktower-informed-fisherman_talk_to = { $who } слышит совет, с кем поговорить: { $place }
story-clocktower-informed-fisherman_execute = { $who } слышит совет, кого казнить: { $place }
story-clocktower-informed-fisherman_spare = { $who } слышит совет, кого пощадить: { $place }
story-clocktower-informed-fisherman_doubt = { $who } слышит совет, кому не верить: { $place }
story-clocktower-informed-fisherman_own_words = { $who } слышит совет Рассказчика его собственными словами
