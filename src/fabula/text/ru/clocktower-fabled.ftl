# The Fabled: what each does, what is asked and told because of them. Ids as in clocktower-company.ftl.

clocktower-angel-lead = Объявите, кого оберегает Ангел, и положите им метку; днём игроки могут и сами назваться новичками. Когда все узнают, что один из них умер, вас спросят, кто этого больше всех добивался и что с ним будет; можно никого. В последний день отпустите Ангела.
clocktower-buddhist-lead = Объявите, кого это касается, и положите им метку; днём игроки могут назваться и сами. На рассвете они молчат две минуты, и в чате тоже; потом говорят все.
clocktower-deus_ex_fiasco-lead = Если ошибка не случится сама, ошибитесь один раз нарочно. Исправьте её поправкой и расскажите о ней всем.
clocktower-djinn-lead = Прочтите вслух правила всех пар сценария, в игре они или нет. Они стоят на листе сценария.
clocktower-doomsayer-lead = Если кто-то этого потребовал, пусть умрёт игрок с его стороны, но не так, чтобы игра кончилась.
clocktower-duchess-lead = Если посетителей было трое, решите, кому назовут неверное число. Опьянение и яд ничего не меняют.
clocktower-ferryman-lead = Когда без Странников остаются трое живых, на рассвете это происходит само. Если последним вы считаете другой день, верните жетоны голоса вручную.
clocktower-fibbin-lead = В начале ночи выберите кого-то доброго или никого. До заката то, что он узнаёт, может быть ложью. Ошибочно только сказанное, а не сделанное.
clocktower-fiddler-lead = Для игры, которую пора закончить. В конце каждого дня вас спросят, не пора ли. Если да, Демон выбирает противника на своём устройстве, а выбирать что-нибудь дают всем; обоих назовут, и голосуют все, мёртвые тоже. Побеждает сторона того, за кого больше голосов; если поровну, зло.
clocktower-hells_librarian-lead = Сначала попросите тишины. Кто продолжает говорить, тому можно положить метку: с ним может случиться что-то мелкое и неприятное.
clocktower-revolutionary-lead = Найдите двоих, кто этого хочет. Перед первой ночью вы выбираете их из всех соседей с одной стороны, и все об этом узнают; если надо, сначала смените роль или сторону вручную. Один раз, когда кто-то что-то узнаёт или проверяет, один из двоих может зарегистрироваться ролью другой стороны: когда, решаете вы.
clocktower-sentinel-lead = Выбирая роли, возьмите столько Изгоев, сколько в таблице, на одного больше или на одного меньше. Сколько именно, не говорите.
clocktower-spirit_of_ivory-lead = Как только злых стало на одного больше, чем раздали, злым больше никто не становится. Странники не считаются.
clocktower-toymaker-lead = Демон, нападавший каждую ночь, спит в ту ночь, когда его нападение могло бы закончить игру.

# on the floor
square-power-doom = Воззвать к Фаталисту
    .note = Один раз за игру. Умрёт кто-то с вашей стороны; кто, решает Рассказчик.
square-do-doom = Потребовать: { $name }
square-power-call_on = Посетить Герцогиню
    .note = Трое в день. Ночью вы узнаете, сколько среди вас злых, если вам не солгут.
square-do-call_on = Пойти к ней: { $name }
square-power-veteran = Назваться опытным игроком
    .note = С завтрашнего дня вы молчите первые две минуты каждого дня.
square-do-veteran = Молчать с завтрашнего дня: { $name }
square-power-angel = Назваться новичком
    .note = Ангел оберегает вас: кто больше всех виновен в вашей смерти, с тем может случиться плохое.
square-do-angel = Быть под защитой: { $name }

# questions
prompt-clocktower-toymaker = Нападаете этой ночью?
    .note = Хотя бы раз за игру Демон не нападает.
prompt-clocktower-doomsayer = Кто умрёт?
    .note = Кто-то с той же стороны. Игра в любом случае продолжится.
prompt-clocktower-duchess_lie = Кого обманет Герцогиня?
    .note = Одному из троих называют неверное число.
prompt-clocktower-duchess_number = Какое неверное число?
    .note = Сколько злых среди троих, как ему скажут.
prompt-clocktower-learn-duchess = Сколько злых среди гостей?
    .note = Кто-то может определиться не тем, кто он есть.
prompt-clocktower-fibbin = Кто может узнать неправду?
    .note = Кто-то добрый, один раз за игру; или этой ночью никто.
prompt-clocktower-revolutionary = Какие соседи на одной стороне?
    .note = Об этом узнают все. Один раз за игру один из двоих определяется не тем, кто он есть.
prompt-clocktower-fiddler = Пора звать Скрипача?
    .note = Один раз за игру: Демон выбирает противника, все решают, кто из двоих победит, и игра окончена.
prompt-clocktower-fiddler_demon = Какой Демон играет?
    .note = Он сейчас выберет противника.
prompt-clocktower-fiddler_whom = Кого вы вызываете?
    .note = Считается только ответ Демона; спрашивают всех, чтобы никто не увидел, кто он.
prompt-clocktower-fiddler_wins = Кто из двоих победит?
    .note = Победит вся его сторона. Если поровну, зло.
prompt-clocktower-angel = Кто ответит за эту смерть?
    .note = Больше всех виновный в смерти того, кого оберегает Ангел; или никто.
prompt-clocktower-something_bad = Что с ним будет?
    .note = Опьянение и отравление длятся до завтрашнего заката.
option-clocktower-harm_drunk = опьянеет
option-clocktower-harm_poisoned = будет отравлен
option-clocktower-harm_dies = умрёт
option-clocktower-harm_by_hand = сделаю вручную
option-clocktower-attacks = нападать
option-clocktower-rests = не нападать

# what is told
story-clocktower-beckoned-doomsayer = { $who } взывает к Фаталисту: умереть должен кто-то с той же стороны
story-clocktower-beckoned-duchess = { $who } идёт к Герцогине
story-clocktower-died-doomsayer = { $who } умирает по слову Фаталиста
story-clocktower-vote_tokens-ferryman = Паромщик возвращает голос: { $who }
story-you-informed-duchess = Среди { $names } злых: { $answer }. Одному из троих назвали неверное число.
story-clocktower-informed-duchess = { $who } узнаёт от Герцогини, сколько злых среди { $names }: { $answer }
story-clocktower-marked-fibbed = { $who }: может узнать неправду
story-clocktower-marked-angel = { $who }: под крылом Ангела
story-clocktower-marked-something_bad = { $who }: ждёт неприятность
story-clocktower-marked-aligned = { $who }: на одной стороне с соседом
story-clocktower-misled-fibbed = { $who }: обман Фиббина. На самом деле: { $answer }
story-clocktower-misled-revolted = { $who }: обман, один из двоих соседей определился не тем, кто он есть. На самом деле: { $answer }
story-clocktower-announced-revolutionary = Все узнают, что на одной стороне: { $names }
ui-beat-revolution = Революционер
story-clocktower-announced-fiddler = Играет Скрипач: Демон выбирает противника
story-clocktower-announced-fiddler_two = Один — Демон, другой — его противник: { $names }
story-clocktower-announced-fiddler_for = За игрока { $who }: { $names }
story-clocktower-announced-fiddler_for_nobody = За игрока { $who }: никто
story-clocktower-ended-fiddler = Под скрипку все выбрали, кто победит
ui-beat-fiddler = Скрипач
story-clocktower-beckoned-angel = { $who }: новичок под защитой Ангела
story-clocktower-died-angel = { $who } умирает от гнева Ангела
ui-beat-harm = Гнев Ангела
story-clocktower-beckoned-buddhist = { $who }: опытный игрок, в начале дня будет молчать
story-clocktower-marked-veteran = { $who }: молчание в начале дня
ui-beat-hush = Молчание опытных
setting-hush = Молчание опытных, с Буддистом
    .note = Сколько молчат утром отмеченные игроки. Без Буддиста такого не бывает.

# marks
grim-mark-fibbed = Может узнать неправду
grim-mark-angel = Под крылом Ангела
grim-mark-something_bad = Ждёт неприятность
grim-mark-aligned = На одной стороне
grim-mark-veteran = Молчит в начале дня
mark-clocktower-veteran = сначала молчит
mark-clocktower-fibbed = узнаёт неправду
mark-clocktower-angel = под крылом
mark-clocktower-something_bad = неприятность
mark-clocktower-aligned = на одной стороне

# why this is advised
why-doom-another = Кто этого требует, пусть увидит, что вышло.
why-fib-seldom = Одна ложь за игру — это мало: поберегите её.
why-fib-once = Кто что-то узнаёт, того можно сбить с толку.
why-fiddler-late = Игра идёт уже достаточно долго.
why-fiddler-waits = Ещё есть время найти Демона.
why-angel-accuser = Отвечает тот, кто номинировал игрока под защитой.
why-angel-nobody = При всех не виноват никто: пусть будет так.
why-harm-small = Хватит и мелочи.
