# Blood on the Clocktower: kinds, sides, questions, the voice, settings. Ids (a colon of a prompt is written as a hyphen):
#   clocktower-<role>, -<kind>, -<side>   names; -short -ability -when -example -play -bluff -lead of a role in trouble-brewing-good.ftl
#   prompt-clocktower-<role>              a player’s choice; -learn-<role>, -register-<role>, -<decision> are the Storyteller’s
#   story-you-learned-<kind>              a seat’s journal; story-clocktower-<event>-<kind or cause> the public story (story.ftl)
#   advice-clocktower-<code>, rules-clocktower-<n>, term-clocktower-<word>, lead-clocktower-<n>

clocktower-script-trouble_brewing = Тучи сгущаются
    .note = Набор для первых игр. Добрые каждую ночь узнают понемногу и складывают узнанное вместе; злые травят, прячутся и меняют облик. Пьян не больше чем один игрок, отравлен один за ночь, а остальное решает разговор. От 5 до 15 игроков и до пяти Странников.
clocktower-counts = Горожане { $townsfolk } · Изгои { $outsider } · Приспешники { $minion } · Демоны { $demon }
clocktower-counts-travellers = Странники { $traveller }

# kinds and sides
clocktower-townsfolk = Горожанин
    .genitive = Горожанина
    .accusative = Горожанина
    .gender = masculine
    .plural = Горожане
    .note = Добрый. У каждого есть способность, полезная городу; чаще всего он что-то узнаёт.
clocktower-outsider = Изгой
    .genitive = Изгоя
    .accusative = Изгоя
    .gender = masculine
    .plural = Изгои
    .note = Добрый, но его способность мешает доброй команде.
clocktower-minion = Приспешник
    .genitive = Приспешника
    .accusative = Приспешника
    .gender = masculine
    .plural = Приспешники
    .note = Злой. Помогает Демону выжить и запутывает город.
clocktower-demon = Демон
    .genitive = Демона
    .accusative = Демона
    .gender = masculine
    .plural = Демоны
    .note = Злой. Убивает ночью; когда Демон умирает, побеждает добро.
clocktower-traveller = Странник
    .genitive = Странника
    .accusative = Странника
    .gender = masculine
    .plural = Странники
    .note = Приходит позже или уходит раньше. Роль открыта, сторона тайна; Странника не казнят, а изгоняют.
clocktower-good = Добро
    .note = Добрые игроки не знают друг друга. Они побеждают, когда умирает Демон.
clocktower-evil = Зло
    .note = Демон и Приспешники. Они побеждают, когда в живых остаются только двое.
side-good = Добро
side-evil = Зло
answer-good = на стороне добра
answer-evil = на стороне зла
clocktower-minions = Приспешники
clocktower-bluffs = Нет в игре
clocktower-red_herring = Обманка
    .note = Этот добрый игрок всегда кажется Гадалке Демоном.

# questions to a player
prompt-clocktower-nominate = Кого номинировать?
    .note = Один раз в день, и каждого можно номинировать один раз в день. Можно подождать.
prompt-clocktower-vote = Голосовать за казнь?
    .note = Рука считается, когда до вас дойдёт стрелка. У мёртвых остался один голос.
prompt-clocktower-exile = Изгнать этого Странника?
    .note = Руку может поднять каждый, и мёртвый тоже, это не тратит голоса. Нужна половина всех игроков.
prompt-clocktower-token = Отдать свой жетон голоса?
    .note = Нищий узнает вашу сторону, а вы больше не сможете голосовать.
prompt-clocktower-traveller = Какой вы Странник?
    .note = Вашу роль будут знать все, а сторону никто.
prompt-clocktower-day = Разговор
    .note = Говорите что угодно, правду или нет, всем или немногим. Роль никто не показывает.
prompt-clocktower-dusk = Посмотрите свою роль
    .note = Запомните её и никому не показывайте.

# questions to the Storyteller
prompt-clocktower-red_herring = Кто станет обманкой?
    .note = Добрый игрок, который всю игру кажется Гадалке Демоном.
prompt-clocktower-bluffs = Три роли для Демона
    .note = Добрые роли, которых нет в игре. Удобнее всего два Горожанина и один Изгой.
prompt-clocktower-heir = Какой Приспешник станет Чёртом?
    .note = Живой Приспешник. Если живы пятеро или больше, первой идёт Блудница.
prompt-clocktower-bounce = На Мэра напали. Кто умрёт?
    .note = Мэр или другой игрок вместо Мэра.
prompt-clocktower-register = Как определится этот игрок?
    .note = Только для этой проверки. Ни роль, ни сторона не меняются.
prompt-clocktower-traveller_side = Добрый или злой?
    .note = Единственный Странник почти всегда добрый. Злым бывает примерно каждый третий.
option-clocktower-yes = Да
option-clocktower-hand = Рука вверх
option-clocktower-hand_down = Рука вниз
option-clocktower-no = Нет
option-clocktower-no_outsiders = Изгоев нет
option-clocktower-good = Добрый
option-clocktower-evil = Злой
option-clocktower-truth = Правда

# the voice
voice-clocktower-dusk = Посмотрите свою роль. Никому её не показывайте и до первого дня ничего о ней не говорите.
voice-clocktower-jinxes = У некоторых ролей этого набора есть особое правило, даже если их нет в игре.
voice-clocktower-jinx = { $a } и { $b }. { $rule }
voice-clocktower-jinxes-more = Остальные правила есть на листе набора.
voice-clocktower-first-night = На город опускается ночь. Закройте глаза.
voice-clocktower-first-night-phones = На город опускается ночь. Смотрите только в свой экран.
voice-clocktower-dawn = Откройте глаза. Рассвет.
voice-clocktower-killed = { $n ->
    [1] Этой ночью умирает { $names }.
   *[other] Этой ночью умерли: { $names }.
}
voice-clocktower-nobody-killed = Этой ночью никто не умер.
voice-clocktower-day = Говорите. Город ваш.
voice-clocktower-more-day = День продолжается.
voice-clocktower-last-minute = Осталась одна минута.
voice-clocktower-nominations = Займите свои места. Можно номинировать.
voice-clocktower-more-nominations = Кто ещё номинирует?
voice-clocktower-nominated = { $who } номинирует: { $name }.
voice-clocktower-vote = Голосование начинается.
voice-clocktower-named = Голосуем за казнь: { $name }.
voice-clocktower-condemned = Приговор: { $names }.
voice-clocktower-tied = Столько же, сколько раньше. Теперь никто не приговорён.
voice-clocktower-executed = { $name } умирает от казни.
voice-clocktower-executed-lives = { $name } переживает казнь.
voice-clocktower-executed-nobody = Сегодня никого не казнят.
voice-clocktower-exile-called = { $who } предлагает изгнание: { $name }.
voice-clocktower-exile = Кто за изгнание: { $name }?
voice-clocktower-exiled = Изгнание: { $name }.
voice-clocktower-exile-failed = { $name } может остаться.
voice-clocktower-used-nothing = Ничего не происходит.
voice-clocktower-arrived = В город приходит Странник: { $name }. { $role }. { $ability }
voice-clocktower-settled = { $name } больше не Странник.
voice-clocktower-departed = Странник покидает город: { $name }.
voice-clocktower-night = День окончен. Закройте глаза.
voice-clocktower-night-phones = День окончен. Смотрите только в свой экран.

# settings
setting-nominations = Номинации
    .note = Время до следующей номинации. Кончается, как только все отказались.

# scenarios
ui-beat-clocktower-talk = День
ui-phase-nominations = Номинации
ui-phase-execution = Казнь
ui-phase-exile = Изгнание
ui-beat-execution = Казнь
ui-night-quiet-clocktower = Ночь продолжается
ui-night-walked-clocktower = Рассказчик идёт по кругу. Ничего не нужно делать.
setting-even_nights = Равные ночи
    .note = У каждой роли набора, которая что-то выбирает, есть своё время каждую ночь, даже если её нет в игре: длина ночи ничего не выдаёт.
setting-dealing = Как раздаются роли
    .note = С настоящими жетонами: набор вы собираете здесь, все тянут из вашего мешочка, а вы место за местом отмечаете, кто что вытянул.
setting-dealing-lot = Раздаёт Fabula
setting-dealing-bag = Жетоны из мешочка
prompt-clocktower-nomination = Номинация принята
    .note = Повторите для всех, кто кого номинирует. Затем продолжайте.
prompt-clocktower-used = Кто-то применяет способность
    .note = Объявите это всем, правда это или блеф, и сделайте вид, что переложили что-то в Гримуаре. Затем продолжайте.
prompt-clocktower-execution = Казнь
    .note = Объявите, кого казнят. Затем продолжайте.
