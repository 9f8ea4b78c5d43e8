# Правила для пар ролей, по которым игра идёт сама.

# вопросы Рассказчику
prompt-clocktower-alchemist_deal = Меняет ли Алхимик состав?
    .note = Барон, Крёстный отец или Заан: Изгоев станет больше или меньше.
prompt-clocktower-alchemist_in = Кто войдёт в состав?
    .note = Из-за способности Алхимика.
prompt-clocktower-alchemist_out = Кто уступит место?
    .note = Столько же, сколько придёт из-за способности Алхимика.
prompt-clocktower-alchemist_summons = У Алхимика способность Призывателя?
    .note = Тогда Демона не раздают, вместо него этот Горожанин. В третью ночь Алхимик назовёт Демона, а вы решите, кто им станет; если этого не случится, победит зло.
prompt-clocktower-plague_boomdandy = Кто станет Подрывником?
    .note = Отныне этот игрок злой.
prompt-clocktower-plague_marionette = Кто станет Марионеткой?
    .note = Добрый сосед Демона: отныне злой, но сам об этом не узнаёт.
prompt-clocktower-seems_evil-legion = Сойдёт ли голосовавший за злого?
    .note = Политик, Фанатик и Фокусник могут. Если добрых рук не осталось, голосование напрасно.
prompt-clocktower-seems_evil-vizier = Сойдёт ли голосовавший за злого?
    .note = Политик и Фанатик могут. Без доброй руки немедленной казни не будет.
prompt-clocktower-summoned = Кто становится этим Демоном?
    .note = Демон уже выбран, игрока выбираете вы: за Алхимика или пока жив Дурманщик.
prompt-clocktower-summons = Кто каким Демоном станет?
    .note = Призыватель лишился способности, и она у вас.

# вопросы игрокам
prompt-clocktower-take_monsta = Выберите себя, чтобы взять его
    .note = С Монстрёнком вы до следующей ночи считаетесь Демоном. Не выберете никого — спросят следующего.
prompt-clocktower-stop_riot = Остановить бедлам?
    .note = Это может только Мэр, и игра на этом кончится: если жив один Бедлам, победит добро, иначе зло. Все услышат, кто это сказал; каждый может один раз.
prompt-clocktower-seek_out = Кого навестить?
    .note = Живого и доброго игрока, каждую ночь другого; злого один раз попросят заменить, потом выбор пропадёт. Баньши, Фермера, Смотрителя воронов или Мудреца это заденет.
prompt-clocktower-hatter_minion = Каким Приспешником станете?
    .note = Монстрёнок не роль игрока: вы сидите с ним и при этом Приспешник.
prompt-clocktower-name_spy = Кто Шпион?
    .note = Если вы Алхимик, ищете Шпиона и правы, Демон этой ночью должен выбрать его. Все услышат, кого вы назвали, но не узнают, что из этого вышло.
prompt-clocktower-name_widow = Кто Вдова?
    .note = Если вы Алхимик, ищете Вдову и правы, Демон этой ночью должен выбрать её. Все услышат, кого вы назвали, но не узнают, что из этого вышло.

# новости
story-you-informed-is_legion = Легион: { $place }.
story-you-informed-robbed = Вы лишились способности.
story-you-informed-marionette_beside = Один из ваших соседей — ваша Марионетка: { $names }.
story-you-informed-magician_here = В игре есть Фокусник, и он может быть среди тех, кого вы видите.
story-you-informed-legion_wakes = Вы просыпаетесь вместе с Легионом: { $names }.
story-you-informed-legion_here = В этой игре есть: { $shown }. Способности у вас нет.
story-clocktower-informed-is_legion = { $who } узнаёт, что { $place } — Легион
story-clocktower-informed-robbed = { $who } узнаёт, что лишается способности
story-clocktower-informed-marionette_beside = { $who } узнаёт, что один из соседей — Марионетка: { $names }
story-clocktower-informed-magician_here = { $who } узнаёт, что в игре есть Фокусник
story-clocktower-informed-legion_wakes = { $who } просыпается вместе с Легионом: { $names }
story-clocktower-informed-legion_here = { $who } узнаёт, что в игре Легион, и способности не имеет
story-clocktower-used-spy = { $who } говорит, что Шпион: { $name }
story-clocktower-used-widow = { $who } говорит, что Вдова: { $name }
ui-beat-naming = Слово Алхимика
story-clocktower-used-mayor = { $name } объявляет как Мэр, что бедлам окончен
story-clocktower-ended-riot_stopped = Мэр остановил бедлам, когда был жив один Бедлам
story-clocktower-ended-riot_too_soon = Мэр остановил бедлам, когда был жив не один Бедлам
story-clocktower-misled-fibbed_savant = { $who } слышит из-за Фиббина не одну правду и одну ложь
story-clocktower-ended-unsummoned = Алхимик так и не призвал Демона
story-clocktower-ended-last_trial = Казнённая при живом Кукловоде Аль-Адихия позвала добрых, и все выбрали жизнь
story-clocktower-ended-leviathan_shielded = Левиафан добился казни того, кто был от него защищён
story-clocktower-ended-riot_shielded = Бедлам добился казни того, кто был от него защищён
story-clocktower-ended-riot_soldier = Бедлам добился казни Солдата
story-clocktower-ended-riot_grandchild = При Бедламе казнили внука

# метки
grim-mark-shielded = Под защитой
mark-clocktower-shielded = под защитой
