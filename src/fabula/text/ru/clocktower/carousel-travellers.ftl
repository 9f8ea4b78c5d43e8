# Blood on the Clocktower, Travellers of no printed set. Ids as in trouble-brewing-good.ftl.

clocktower-gangster = Гангстер
    .genitive = Гангстера
    .accusative = Гангстера
    .gender = masculine
clocktower-gangster-short = Убивает соседа с согласия другого
clocktower-gangster-ability = Раз в день вы можете с согласия одного живого соседа убить другого.
clocktower-gangster-when = Раз в день
clocktower-gangster-example = Слева от вас Аня, справа Борис. Вы называете Аню, Борис кивает, и Аня падает замертво на глазах у всех.
clocktower-gangster-play = Чтобы добраться до одного соседа, нужно доверие другого. Поговорите с обоими, прежде чем назвать: отвергнутое предложение на сегодня последнее.
clocktower-gangster-play-2 = Если вы добрый, посоветуйтесь с соседом, которому верите, и не спешите: завтра можно снова. Если злой, берите того, кого Демону ночью не достать.
clocktower-gangster-bluff = Роль Странника открыта: скрываете вы только сторону.
clocktower-gangster-bluff-2 = Говорите при всех, что предложили соседи и от чего отказались. Кто не сговаривается тайком, того боятся меньше.
clocktower-gangster-lead = Гангстер при всех называет живого соседа; спросите другого. Если тот согласен, названный умирает. Одна попытка в день, чем бы она ни кончилась. Если Гангстер пьян или отравлен, ничего не происходит.
prompt-clocktower-gangster_agrees = Умрёт другой сосед Гангстера?
    .note = Этого хочет Гангстер, что сидит между вами. Без вашего согласия ничего не будет.
story-clocktower-used-gangster = { $who } как Гангстер хочет убить соседа: { $name }
story-clocktower-died-gangster = { $who } умирает от руки Гангстера

clocktower-gnome = Гном
    .genitive = Гнома
    .accusative = Гнома
    .gender = masculine
clocktower-gnome-short = Имеет приятеля и мстит за него
clocktower-gnome-ability = У вас есть приятель с вашей стороны, и его знают все. Того, кто его номинирует, вы можете убить.
clocktower-gnome-when = На первом рассвете; когда приятеля номинируют
clocktower-gnome-example = Вера — ваш приятель. Её номинирует Глеб, и вы убиваете Глеба раньше, чем поднялась хоть одна рука.
clocktower-gnome-play = Кто вы, тот и приятель. Если город считает злым одного, придётся думать об обоих. Убивать необязательно: чаще хватает угрозы.
clocktower-gnome-play-2 = Если вы добрый, не убивайте сгоряча: спросите, за что номинируют приятеля, и решайте по ответу. Если злой, убейте первого же, кто посмеет.
clocktower-gnome-bluff = Роль Странника открыта: скрываете вы только сторону, а с ней и сторону приятеля.
clocktower-gnome-bluff-2 = Просите проверять приятеля сколько угодно: что узнают о нём, верно и для вас.
clocktower-gnome-lead = На первом рассвете с Гномом объявите всем приятеля: это игрок с его стороны; если Гном пьян или отравлен, кто угодно. Когда приятеля номинируют, спросите, умрёт ли номинировавший. Голосование всё равно состоится.
prompt-clocktower-gnome = Кто умрёт за вашего приятеля?
    .note = Тот, кто его номинировал, или никто. Голосование всё равно состоится.
story-clocktower-used-gnome = { $who } как Гном бьёт того, кто номинировал приятеля: { $name }
story-clocktower-died-gnome = { $who } умирает от руки Гнома

clocktower-cacklejack = Хохмач
    .genitive = Хохмача
    .accusative = Хохмача
    .gender = masculine
clocktower-cacklejack-short = Роль сменит кто-то другой, не названный
clocktower-cacklejack-ability = Каждый день назовите того, кто останется собой: ночью роль сменится у кого-то другого.
clocktower-cacklejack-when = Каждый день
clocktower-cacklejack-example = Вы назвали Аню. Ночью Борис узнаёт, что он больше не Повар, а Истребитель.
clocktower-cacklejack-play = Сберечь вы можете одну роль, не больше. Называйте того, кто себя доказал; а злому стоит назвать того, за кем город и так следит.
clocktower-cacklejack-play-2 = Если вы добрый, берегите того, на ком держится город. Если злой, называйте своего, чью роль менять нельзя, а перемены у других сбивают город с толку.
clocktower-cacklejack-bluff = Роль Странника открыта: скрываете вы только сторону.
clocktower-cacklejack-bluff-2 = Каждый день спрашивайте город, кого назвать, а утром первыми узнавайте, у кого новая роль: злому такая ясность ни к чему.
clocktower-cacklejack-lead = Отметьте, кого назвал Хохмач. Ночью выберите другого игрока и роль, которой ни у кого нет, и покажите ему; сторона остаётся прежней. Лучше, если добрый станет кем-то добрым, а Демона не трогайте.
call-cacklejack = Выберите игрока, но не того, кого выбрали днём: разбудите и покажите новую роль. Усыпите.
prompt-clocktower-cacklejack = Кто сменит роль?
    .note = Любой, кроме названного, на роль, которой ни у кого нет.
story-clocktower-used-cacklejack = { $who } как Хохмач называет: { $name }. Ночью изменится кто-то другой

# on the floor
square-power-swap = Поменять двоих местами
    .note = Способность Надзирательницы, три раза в день. Всё, что зависит от соседей, идёт по новым местам.
square-do-swap = Поменять местами: { $name }
prompt-clocktower-swap = Кто поменяется местами?
    .note = Любые двое, и мёртвые тоже.
square-power-finish = Убить соседа
    .note = Способность Гангстера, раз в день, если согласен другой живой сосед.
square-do-finish = Убить: { $name }
prompt-clocktower-finish = Кого вы хотите убить?
    .note = Одного из двух ближайших живых соседей. Спросят другого.
square-power-jest = Назвать, кто не изменится
    .note = Способность Хохмача, раз в день. Ночью роль сменит кто-то другой.
square-do-jest = Назвать: { $name }
prompt-clocktower-jest = Кто не изменится?
    .note = Кто угодно. Ночью роль сменит кто-то другой.

# questions to the Storyteller
prompt-clocktower-amigo = Кто приятель Гнома?
    .note = Узнают все: это игрок с его стороны.
option-clocktower-sober = трезв и узнаёт правду
option-clocktower-twice = способность дважды

# what is told
story-clocktower-reseated = { $who } меняет местами: { $a } и { $b }
story-clocktower-reseated-in_vain = { $who } хочет поменять местами: { $a } и { $b }; никто не двигается
story-clocktower-befriended = Приятель Гнома ({ $who }): { $name }. Оба на одной стороне
story-clocktower-marked-sober = { $who }: в трезвости до заката
story-clocktower-marked-twice = { $who }: способность дважды
story-clocktower-marked-amigo = { $who }: приятель Гнома
story-clocktower-marked-not_me = { $who }: роль этой ночью не меняется
refused-whispers-forbidden = Пока здесь Надзирательница, никто не отходит пошептаться.

# marks
grim-mark-sober = Трезвость и правда
grim-mark-twice = Способность дважды
grim-mark-amigo = Приятель
grim-mark-not_me = Останется собой
mark-clocktower-sober = трезвость
mark-clocktower-twice = дважды
mark-clocktower-amigo = приятель
mark-clocktower-not_me = не меняется

# why this is advised
why-coffee-truth = Кого вводят в заблуждение, тот пусть раз услышит правду, пока добрые отстают.
why-coffee-twice = Вторая попытка украсит историю.
why-same-kind = Довольно смены роли: пусть число ролей каждого типа останется.
traveller-fits = Рекомендован
traveller-clashes = { $role } плохо сочетается с этим набором: { $others }.
traveller-late-few = В живых меньше семи. Для Странника поздновато: книга не советует.
traveller-late-host = В живых осталось мало. Кто придёт сейчас, может решить игру, поэтому нужно согласие хозяина стола.
