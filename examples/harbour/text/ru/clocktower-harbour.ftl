# Гавань
clocktower-script-harbour = Гавань
clocktower-script-harbour-note = Огни, волнорезы и береговые пираты: пять самодельных ролей среди знакомых вам по «Проблеме назревает».

clocktower-lamplighter = Фонарщик
    .genitive = Фонарщика
    .accusative = Фонарщика
    .gender = masculine
clocktower-lamplighter-short = Освещает соседей игрока
clocktower-lamplighter-ability = Каждую ночь выберите другого игрока: вам покажут, сколько злых среди двух живых рядом с ним.
clocktower-lamplighter-when = Каждую ночь
clocktower-lamplighter-example = Вы выбрали Бориса, он сидит между Аней и Верой. Аня Отравитель, Вера добрая: вы видите 1.
clocktower-lamplighter-play = Идите по кругу: у двух выбранных через одного общий сосед, и вместе они говорят больше, чем порознь.
clocktower-lamplighter-bluff = Назовите ноль вокруг своего друга и подготовьте путь по кругу.

prompt-clocktower-lamplighter = Чьих соседей вы осветите?
prompt-clocktower-learn-lamplighter = Сколько злых соседей видит Фонарщик?
story-you-informed-lamplighter = Вам показали, сколько злых соседей: { $n }
story-clocktower-informed-lamplighter = { $who } видит злых соседей: { $n }
call-lamplighter = Разбудите. Фонарщик выбирает другого игрока: покажите, сколько злых среди двух живых соседей выбранного. Усыпите.

clocktower-breakwater = Волнорез
    .genitive = Волнореза
    .accusative = Волнореза
    .gender = masculine
clocktower-breakwater-short = Хранит следующего игрока
clocktower-breakwater-ability = Пока вы живы, Демон не может повредить следующему живому от вас по часовой стрелке.
clocktower-breakwater-when = Всегда
clocktower-breakwater-example = Рядом с вами по часовой стрелке сидит Вера. Демон нападает на Веру, и на рассвете все живы.
clocktower-breakwater-play = Узнайте, кто сидит за вами, и скажите только ему. Живите ради него.
clocktower-breakwater-bluff = Назовитесь Волнорезом после ночи без смерти и прикройте рассказ своего друга.

clocktower-saltwife = Солеварка
    .genitive = Солеварки
    .accusative = Солеварку
    .gender = feminine
clocktower-saltwife-short = Её смерть опьяняет соседа
clocktower-saltwife-ability = Когда вы умираете, один из двух ваших живых соседей пьян до конца следующего дня.
clocktower-saltwife-when = Когда умрёте
clocktower-saltwife-example = Вас казнили между Эмпатом и Монахом: ночью либо один увидит вздор, либо другой никого не защитит.
clocktower-saltwife-play = Предупредите соседей заранее, чтобы они не верили тому, что узнают сразу после вашей смерти.
clocktower-saltwife-bluff = Назовитесь ею там, где вестям рядом с вами не должны верить после вашей смерти.
prompt-clocktower-saltwife = Кто из соседей пьян?
why-salt-in-the-news = Тот, кто что-то узнаёт: это почувствуют.

clocktower-wrecker = Береговой пират
    .genitive = Берегового пирата
    .accusative = Берегового пирата
    .gender = masculine
clocktower-wrecker-short = Отравляет соседа выбранного
clocktower-wrecker-ability = Каждую ночь выберите игрока: следующий живой за ним по часовой стрелке отравлен до заката.
clocktower-wrecker-when = Каждую ночь
clocktower-wrecker-example = Вы выбрали Аню. Борис рядом с ней мёртв, и отравлена Вера.
clocktower-wrecker-play = Выбирать можно и мёртвых. После каждой смерти пересчитайте, кто следующий.
clocktower-wrecker-bluff = Будьте тем, кто что-то узнаёт, и иногда ошибайтесь.

prompt-clocktower-wrecker = Возле кого вы зажжёте ложный огонь?
call-wrecker = Разбудите. Пират выбирает игрока: отметьте отравленным до заката следующего живого по часовой стрелке. Усыпите.

clocktower-undertow = Глубинное течение
    .genitive = Глубинного течения
    .accusative = Глубинное течение
    .gender = neuter
clocktower-undertow-short = Его нужно казнить
clocktower-undertow-ability = Каждую ночь, кроме первой, выберите игрока, он умрёт. Добро побеждает, только если вас казнят.
clocktower-undertow-when = Каждую ночь, кроме первой
clocktower-undertow-example = Истребитель стреляет в вас, и вы умираете. Игра идёт дальше, но добро уже не победит.
clocktower-undertow-play = Истребитель вам друг, сам того не зная. Избегайте казни: больше вам ничего не страшно.
clocktower-undertow-bluff = Громко просите, чтобы вас застрелили, а не казнили.

prompt-clocktower-undertow = Кого утянет на дно?
call-undertow = Разбудите. Течение выбирает игрока, он умирает. Усыпите.
