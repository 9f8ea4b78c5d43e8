# «Кровная месть»: роли, вопросы, слова ведущего, история.

vendetta-hunters = Охотники
vendetta-vargs = Варги

vendetta-king = Король
    .genitive = Короля
    .accusative = Короля
    .gender = masculine
vendetta-king-short = Повелитель, который убивает на закате
vendetta-king-ability = На закате вы можете убить одного игрока. Вы повелитель вампиров.
vendetta-king-when = На закате, по вызову повелителя
vendetta-king-example = Вы приняли Бориса за охотника и указали на него. Он был дампиром, и никто не узнает, что это сделали вы.
vendetta-king-play = Пока ничего не знаете, воздержитесь. Пока вы живы, охотники, сравнявшись с вампирами, ещё не победили.
vendetta-king-bluff = Назовитесь графом и скажите, кого «проверили»: всех повелителей вызывают одними словами.

vendetta-prince = Князь
    .genitive = Князя
    .accusative = Князя
    .gender = masculine
vendetta-prince-short = Повелитель, который защищает на закате
vendetta-prince-ability = На закате вы защищаете другого игрока: ни одно убийство этого дня ему не страшно, даже полуденный удар охотников. { $variant_prince_repeat ->
    [on] Можно и того же, что вчера.
   *[off] Одного и того же нельзя защитить дважды подряд.
}
vendetta-prince-when = На закате, по вызову повелителя
vendetta-prince-example = Охотники ударили Веру в полдень. На закате вы выбрали её, и с наступлением ночи все живы.
vendetta-prince-play = День без смерти заставляет охотников сомневаться. Защищайте тех, кого они боятся.
vendetta-prince-bluff = Скажите, что кого-то спасли: опровергнуть это некому.

vendetta-count = Граф
    .genitive = Графа
    .accusative = Графа
    .gender = masculine
vendetta-count-short = Повелитель, который видит тип игрока
vendetta-count-ability = На закате выберите игрока: вам покажут карточку его типа (вампир, особый вампир, охотник, особый охотник, оборотень).
vendetta-count-when = На закате, по вызову повелителя
vendetta-count-example = Вы указали на Аню и увидели особого охотника. Теперь её надо казнить раньше, чем она найдёт вас.
vendetta-count-play = Разведчица ищет вас, а вы её. Говорите, когда есть имя, а не раньше.
vendetta-count-bluff = Охотник в роли графа обвиняет вампира, которого и так не любят.

vendetta-lamia = Ламия
    .genitive = Ламии
    .accusative = Ламию
    .gender = feminine
vendetta-lamia-short = Ходит в гости или зовёт к себе
vendetta-lamia-ability = На рассвете выберите игрока и как проведёте день. В гостях: кто придёт за вами, никого не застанет, но если убьют хозяина, умрёте и вы. Дома с гостем: кто придёт за гостем, никого не застанет, но если убьют вас, умрёт и гость.
vendetta-lamia-when = На рассвете, после монаха
vendetta-lamia-example = Вы забрали к себе Бориса. Охотники пришли за вами: вы погибли, а с вами Борис, охотник.
vendetta-lamia-play = Забирайте подозрительных и говорите об этом вслух: ударив по вам, охотники могут убить своего.
vendetta-lamia-bluff = Охотнику: назовитесь ламией и скажите, что гостили у того, на кого никто не нападал.

vendetta-undine = Ундина
    .genitive = Ундины
    .accusative = Ундину
    .gender = feminine
vendetta-undine-short = { $variant_undine ->
    [swap] Меняет двоих местами на день
    [none] Без способности
   *[lure] Заманивает игрока на весь день
}
vendetta-undine-ability = { $variant_undine ->
    [swap] На рассвете выберите двоих, они на день поменяются местами: что делают с одним, случится с другим.
    [none] У вас нет способности. Ищите охотников и оборотня в разговоре и казните их.
   *[lure] На рассвете выберите игрока, который весь день как во сне: способность, что вызывают позже, не сработает, а палец охотника на сходке не считается. Одного и того же нельзя заманить дважды подряд.
}
vendetta-undine-when = На рассвете, после ламии
vendetta-undine-example = { $variant_undine ->
    [swap] Вы поменяли Аню и Бориса. Охотники бьют Аню, а умирает Борис.
    [none] Ундину вызывают, и ничего не происходит: тихий рассвет никому ничего не говорит.
   *[lure] Вы заманили Аню. В полдень охотники указали в разные стороны: без её пальца никто не погиб.
}
vendetta-undine-play = { $variant_undine ->
    [swap] Меняйте того, кому верите, с тем, кого подозреваете.
    [none] Вас терять не жалко: прикрывайте тех, у кого есть способность.
   *[lure] Заманивайте подозреваемых и смотрите, станет ли день тише.
}
vendetta-undine-bluff = Объясняйте своей песней каждый тихий день.

vendetta-queen = Королева
    .genitive = Королевы
    .accusative = Королеву
    .gender = feminine
vendetta-queen-short = Защищает на рассвете
vendetta-queen-ability = На рассвете защитите игрока от всех убийств этого дня. Одного и того же нельзя защитить дважды подряд, себя — { $variant_queen_self ->
    [never] никогда.
   *[once] только один раз.
}
vendetta-queen-when = На рассвете, последней
vendetta-queen-example = Вы защитили того, кого считаете повелителем. К нему пришли охотники, носферату и вервольф, а он жив.
vendetta-queen-play = От казни защиты нет: думайте о дне, а не о голосовании.
vendetta-queen-bluff = Опасная заявка: в полдень охотники проверят, защитите ли вы себя.

vendetta-fledgling = Новообращённый
    .genitive = Новообращённого
    .accusative = Новообращённого
    .gender = masculine
vendetta-fledgling-short = Вампир на сходке охотников
vendetta-fledgling-ability = Вы просыпаетесь вместе с охотниками, { $variant_lone_hunters ->
    [on] каждый указывает тайно, и ваш палец считается.
   *[off] они считают вас своим, и ваш палец на сходке считается.
} Вы побеждаете с вампирами.
vendetta-fledgling-when = Днём, вместе с охотниками
vendetta-fledgling-example = Один охотник указал на королеву, другой на ламию. Вы указали на Бориса: никто ни с кем не сошёлся, и никто не умер.
vendetta-fledgling-play = Не спорьте каждый день. Одно лишнее слово ночью, и они поймут, чьё лицо лишнее.
vendetta-fledgling-bluff = Охотнику под подозрением: «Я новообращённый, я тоже видел их лица».

vendetta-nosferatu = Носферату
    .genitive = Носферату
    .accusative = Носферату
    .gender = masculine
vendetta-nosferatu-short = Вампир, который убивает на закате
vendetta-nosferatu-ability = На закате вы можете убить одного игрока.
vendetta-nosferatu-when = На закате, после повелителя
vendetta-nosferatu-example = В полдень охотники убили вас. На закате вы всё же встали и забрали одного из них.
vendetta-nosferatu-play = Две смерти за день, и все спросят, кто ошибся. Будьте уверены в жертве.
vendetta-nosferatu-bluff = Охотники любят приписывать вам свою добычу.

vendetta-banshee = Банши
    .genitive = Банши
    .accusative = Банши
    .gender = feminine
vendetta-banshee-short = { $variant_banshee ->
    [curse] Добавляет голос против игрока
   *[omen] Слышит, к кому приходила смерть
}
vendetta-banshee-ability = { $variant_banshee ->
    [curse] На закате выберите игрока: этой ночью, когда решают о казни, против него посчитают ещё один голос, и никто не узнает чей. Сам по себе он никого не казнит.
   *[omen] На закате выберите игрока: вы узнаете, пытался ли кто-нибудь убить его сегодня, пусть и напрасно.
}
vendetta-banshee-when = На закате, после убийц
vendetta-banshee-example = { $variant_banshee ->
    [curse] При трёх руках против каждого казнят Бориса, а не Аню: на нём лишний голос.
   *[omen] Вы спросили о Вере и услышали «да». Ночью она жива: вряд ли охотник.
}
vendetta-banshee-play = { $variant_banshee ->
    [curse] Проклинайте того, против кого будете говорить.
   *[omen] Кого били и кто жив, того защитили. Сложите это со словами королевы.
}
vendetta-banshee-bluff = Назовите того, к кому «приходила смерть». Если он жив, тем лучше.

vendetta-bride = Невеста
    .genitive = Невесты
    .accusative = Невесту
    .gender = feminine
vendetta-bride-short = Ищет своего повелителя
vendetta-bride-ability = На закате выберите игрока: вы узнаете, повелитель ли это. Со следующего заката после удачи вы знаете друг друга.{ $variant_bride ->
    [heir] { " " }Когда он умрёт, его способность станет вашей.
   *[seek_lord] { "" }
}
vendetta-bride-when = На закате, после оборотня
vendetta-bride-example = Вы указали на Бориса и увидели кивок. На следующем закате вы оба на миг открыли глаза.
vendetta-bride-play = { $variant_bride ->
    [heir] Нашли его — берегите себя: вы наследуете ему.
   *[seek_lord] Нашли его — тогда при нужде умрите за него.
}
vendetta-bride-bluff = Говорите, кого уже исключили: охотники поверят, что знаете только вы.

vendetta-dhampir = Дампир
    .genitive = Дампира
    .accusative = Дампира
    .gender = masculine
vendetta-dhampir-short = { $variant_dhampir ->
    [lookout] Считает, сколько гостей было у игрока
   *[scent] Чует людей
}
vendetta-dhampir-ability = { $variant_dhampir ->
    [lookout] На закате выберите игрока: вы узнаете, сколько других приходило к нему сегодня.
   *[scent] На закате выберите игрока: вы узнаете, человек ли он, то есть любой охотник.
}
vendetta-dhampir-when = На закате, после банши
vendetta-dhampir-example = { $variant_dhampir ->
    [lookout] К Ане приходили трое, а она жива: её кто-то защищает.
   *[scent] Вам кивнули на Аню. Человек: охотник, простой или особый.
}
vendetta-dhampir-play = Вы дороже простого вампира: успейте сказать, что знаете.
vendetta-dhampir-bluff = { $variant_dhampir ->
    [lookout] «К нему никто не приходил»: вот почему он жив.
   *[scent] «Человеком от него не пахнет»: так выручают приятеля.
}

vendetta-revenant = Ревенант
    .genitive = Ревенанта
    .accusative = Ревенанта
    .gender = masculine
vendetta-revenant-short = { $variant_revenant ->
    [compare] Сравнивает двоих
   *[count] Считает, сколько среди них не вампиров
}
vendetta-revenant-ability = { $variant_revenant ->
    [compare] На закате выберите двоих: вы узнаете, на одной ли они стороне.
   *[count] На закате выберите троих (двоих, если других живых всего четверо): вы узнаете, сколько из них не вампиры.
}
vendetta-revenant-when = На закате, после разведчицы
vendetta-revenant-example = { $variant_revenant ->
    [compare] Аня и Борис на разных сторонах. Если Аня вампир, то Борис нет.
   *[count] Аня, Борис и Вера: один. Назавтра Аня, Борис и Глеб: никого. Значит, Вера.
}
vendetta-revenant-play = { $variant_revenant ->
    [compare] Записывайте. Сравнивайте нового игрока с тем, кому верите.
   *[count] Записывайте. Меняйте каждый день одного из троих.
}
vendetta-revenant-bluff = { $variant_revenant ->
    [compare] «Разные» подходит ко многим парам: так скажет и охотник.
   *[count] Числа трудно проверить: считать умеет и охотник.
}

vendetta-ghoul = Упырь
    .genitive = Упыря
    .accusative = Упыря
    .gender = masculine
vendetta-ghoul-short = { $variant_ghoul ->
    [grave] Узнаёт роль мёртвого
   *[bite] Добавляет голос против игрока
}
vendetta-ghoul-ability = { $variant_ghoul ->
    [grave] На закате выберите мёртвого игрока: вам покажут его карту.
   *[bite] На закате выберите игрока: этой ночью, когда решают о казни, против него посчитают ещё один голос, и никто не узнает чей. Сам по себе он никого не казнит.
}
vendetta-ghoul-when = На закате, перед красоткой
vendetta-ghoul-example = { $variant_ghoul ->
    [grave] Карту Бориса никто не открывал. Вы видите: охотник. Значит, их осталось двое.
   *[bite] Все знают, что на Борисе лишний голос. При трёх руках против каждого казнят его, а не Аню.
}
vendetta-ghoul-play = { $variant_ghoul ->
    [grave] Смотрите карты, которые не открыли: так вы узнаете, кто был прав.
   *[bite] Кусайте того, против кого будете говорить.
}
vendetta-ghoul-bluff = { $variant_ghoul ->
    [grave] Охотник тоже может сказать, чья карта в могиле: кто проверит?
   *[bite] Охотники скажут, что так и задумано ими.
}

vendetta-vampire = Вампир
    .genitive = Вампира
    .accusative = Вампира
    .gender = masculine
vendetta-vampire-short = Без способности, один из многих
vendetta-vampire-ability = У вас нет способности. Ищите охотников и оборотня в разговоре и казните их.
vendetta-vampire-when = Спит
vendetta-vampire-example = Двое назвались графом. Вы вспомнили, кто защищал вчерашнего охотника.
vendetta-vampire-play = Ваша карта дешева: заслоните тех, у кого есть сила.
vendetta-vampire-bluff = Первое, что скажет каждый охотник. Подумайте, чем это подтвердить.

vendetta-werewolf = Вервольф
    .genitive = Вервольфа
    .accusative = Вервольфа
    .gender = masculine
vendetta-werewolf-short = { $variant_pits ->
    [on] Убивает или ждёт в засаде
   *[off] Убивает один, против всех
}
vendetta-werewolf-ability = На закате вы можете убить одного игрока{ $variant_pits ->
    [on] { " " }или залечь в засаду: первый, кто придёт вас убить сегодня, погибнет вместо вас (если это охотники — { $variant_ambush ->
    [nearest_hunter] ближайший по часовой стрелке охотник
   *[nearest] ближайший по часовой стрелке игрок
}).
   *[off] .
} Вы побеждаете, если остались последним или вдвоём с единственным охотником.{ $variant_kin ->
    [on] { " " }Вы с другим оборотнем знаете друг друга и побеждаете вместе, если остались последними.
   *[off] { "" }
}
vendetta-werewolf-when = На закате, по вызову оборотня
vendetta-werewolf-example = Остались вы, охотник и вампир. Вы убили вампира и победили.
vendetta-werewolf-play = Пусть стороны изводят друг друга, а вы убирайте тех, кто слишком много видит.
vendetta-werewolf-bluff = Назовитесь простым вампиром раньше, чем спросят.

vendetta-kitsune = Кицунэ
    .genitive = Кицунэ
    .accusative = Кицунэ
    .gender = feminine
vendetta-kitsune-short = { $variant_kitsune ->
    [frame] Убивает или выдаёт игрока за охотника
   *[mask] Убивает и сходит за вампира
}
vendetta-kitsune-ability = { $variant_kitsune ->
    [frame] На закате вы можете убить одного игрока или выдать кого-то за охотника для всех проверок этого дня. Вас проверки видят как есть.
   *[mask] На закате вы можете убить одного игрока. Любая проверка принимает вас за простого вампира.
} Вы побеждаете, если остались последней или вдвоём с единственным охотником.{ $variant_kin ->
    [on] { " " }Вы с другим оборотнем знаете друг друга и побеждаете вместе, если остались последними.
   *[off] { "" }
}
vendetta-kitsune-when = На закате, по вызову оборотня
vendetta-kitsune-example = { $variant_kitsune ->
    [frame] Вы выдали Аню за охотника. Дампир кивает на неё, и ночью её казнят.
   *[mask] Граф проверил вас и увидел вампира. Ночью он за вас ручается.
}
vendetta-kitsune-play = { $variant_kitsune ->
    [frame] Подставляйте того, кого сегодня точно проверят.
   *[mask] Дайте проверить себя рано, потом живите добрым именем.
}
vendetta-kitsune-bluff = { $variant_kitsune ->
    [frame] Простой вампир: первой поверьте проверке, которую вы испортили.
   *[mask] Другой маски вам не нужно.
}

vendetta-monk = Монах
    .genitive = Монаха
    .accusative = Монаха
    .gender = masculine
vendetta-monk-short = Лишает игрока способности на день
vendetta-monk-ability = На рассвете выберите игрока: сегодня его способность не сработает. Была ли она, вам не скажут. Вы охотитесь с охотниками.
vendetta-monk-when = На рассвете, первым
vendetta-monk-example = Вы помолились против Бориса. На закате оборотню показали скрещённые руки, и знает об этом только он.
vendetta-monk-play = День без убийства о чём-то говорит. Не говорите об этом вслух.
vendetta-monk-bluff = Сыграйте вампира, у которого сегодня ничего не вышло: поверят.

vendetta-ringleader = Главарь
    .genitive = Главаря
    .accusative = Главаря
    .gender = masculine
vendetta-ringleader-short = Решает, когда охотники не сошлись
vendetta-ringleader-ability = { $variant_lone_hunters ->
    [on] Вы охотитесь с охотниками. Они указывают тайно, нужно больше половины, и ваш палец ничего не решает один.
   *[off] Вы охотитесь с охотниками. Когда мнения разделились поровну, решает ваш палец.
}
vendetta-ringleader-when = Днём, вместе с охотниками
vendetta-ringleader-example = { $variant_lone_hunters ->
    [on] Двое за Аню, один за Бориса, и вы за Бориса: двое из четверых — не больше половины, и все живы.
   *[off] Двое за Аню, один за Бориса, и вы за Бориса: поровну, поэтому убит Борис.
}
vendetta-ringleader-play = Если кто-то всегда указывает не туда, спросите себя, ваше ли это лицо.
vendetta-ringleader-bluff = Простой вампир, как и все.

vendetta-scout = Разведчица
    .genitive = Разведчицы
    .accusative = Разведчицу
    .gender = feminine
vendetta-scout-short = { $variant_scout ->
    [lord] Ищет повелителя для охотников
   *[type] Видит тип игрока, но для охотников
}
vendetta-scout-ability = На закате выберите игрока: { $variant_scout ->
    [lord] вы узнаете, повелитель ли это вампиров.
   *[type] вам покажут карточку его типа.
} { $variant_undercover ->
    [on] Вы действуете отдельно: охотники вас не знают, и вы с ними не убиваете.
   *[off] Вы охотитесь с охотниками{ $variant_lone_hunters ->
    [on] : каждый указывает тайно.
   *[off] .
}
}
vendetta-scout-when = На закате, после дампира
vendetta-scout-example = { $variant_scout ->
    [lord] Вам кивнули: Борис — повелитель.
   *[type] Вам показали особого вампира.
} { $variant_undercover ->
    [on] Ночью придётся сказать об этом, не выдав себя.
   *[off] Завтра в полдень это скажет ваш палец.
}
vendetta-scout-play = { $variant_undercover ->
    [on] Ищите повелителя, потом направляйте голоса против него, будто ничего не зная.
   *[off] Ищите повелителя, потом пусть охотники видят, куда вы указываете.
}
vendetta-scout-bluff = Проверяющий вампир полезен: назовитесь графом, если граф мёртв.

vendetta-beauty = Красотка
    .genitive = Красотки
    .accusative = Красотку
    .gender = feminine
vendetta-beauty-short = Лишает голоса
vendetta-beauty-ability = На закате выберите игрока: этой ночью он не голосует. Одного и того же нельзя выбрать дважды подряд. { $variant_undercover ->
    [on] Вы действуете отдельно: охотники вас не знают, и вы с ними не убиваете.
   *[off] Вы охотитесь с охотниками{ $variant_lone_hunters ->
    [on] : каждый указывает тайно.
   *[off] .
}
}
vendetta-beauty-when = На закате, последней
vendetta-beauty-example = Вера лучше всех считает голоса. Этой ночью своего у неё нет.
vendetta-beauty-play = В узком кругу ваш выбор решает голосование.
vendetta-beauty-bluff = Возмущайтесь громче всех, когда кто-то остался без голоса.

vendetta-hunter = Охотник
    .genitive = Охотника
    .accusative = Охотника
    .gender = masculine
vendetta-hunter-short = Убивает с другими в полдень
vendetta-hunter-ability = { $variant_visiting_hunters ->
    [on] До первого полудня вы не знаете других охотников.
   *[off] Вы знаете других охотников
}{ $variant_undercover ->
    [on] { $variant_visiting_hunters ->
    [on] { " " }Разведчицу и красотку вы не узнаете.
   *[off] , кроме разведчицы и красотки.
}
   *[off] { $variant_visiting_hunters ->
    [on] { "" }
   *[off] .
}
} { $variant_lone_hunters ->
    [on] Днём каждый указывает тайно: нужно больше половины охотников.
   *[off] Днём вы вместе выбираете жертву: решает большинство.
} Вы побеждаете с наступлением ночи, когда вас не меньше, чем вампиров, и убить вас больше некому.
vendetta-hunter-when = Днём, вместе с охотниками
vendetta-hunter-example = Вы указали на королеву, они на ламию. Вы это видите, указываете ещё раз, и ламия убита.
vendetta-hunter-play = Ночью иногда обвиняйте своего: это недорого, а доверия много.
vendetta-hunter-bluff = Вы вампир. Ваша родословная идёт от Дракулы.

vendetta-pack_leader = Вожак варгов
    .genitive = Вожака варгов
    .accusative = Вожака варгов
    .gender = masculine
vendetta-pack_leader-short = Решает, когда варги не сошлись
vendetta-pack_leader-ability = На закате вы охотитесь с варгами. Когда они не сошлись, решаете вы.
vendetta-pack_leader-when = На закате, по вызову оборотня
vendetta-pack_leader-example = Двое за Аню, один за Бориса, и вы за Бориса: поровну, поэтому убит Борис.
vendetta-pack_leader-play = Пусть охотники и вампиры воюют, бейте того, кто выигрывает.
vendetta-pack_leader-bluff = Простой вампир.

vendetta-sly_varg = Лукавый варг
    .genitive = Лукавого варга
    .accusative = Лукавого варга
    .gender = masculine
vendetta-sly_varg-short = Сходит за вампира
vendetta-sly_varg-ability = Вы охотитесь с варгами. Любая проверка принимает вас за простого вампира.
vendetta-sly_varg-when = На закате, по вызову оборотня
vendetta-sly_varg-example = Разведчице показали вампира, и она ищет дальше.
vendetta-sly_varg-play = Говорите за стаю: вас можно проверять.
vendetta-sly_varg-bluff = Попросите вас проверить.

vendetta-vengeful_varg = Мстительный варг
    .genitive = Мстительного варга
    .accusative = Мстительного варга
    .gender = masculine
vendetta-vengeful_varg-short = Казнённый, забирает с собой
vendetta-vengeful_varg-ability = { $variant_masquerade ->
    [on] Вы охотитесь с варгами. Если вас казнят, с вами умрёт любой игрок по вашему выбору: под масками не видно, кто голосовал.
   *[off] Вы охотитесь с варгами. Если вас казнят, с вами умрёт один из голосовавших за это, по вашему выбору.
}
vendetta-vengeful_varg-when = На закате, по вызову оборотня
vendetta-vengeful_varg-example = Против вас шесть рук. Вы забираете с собой графа.
vendetta-vengeful_varg-play = Пусть дважды подумают, прежде чем голосовать за вас.
vendetta-vengeful_varg-bluff = Грозите этим и с другой картой.

vendetta-paralysing_varg = Парализующий варг
    .genitive = Парализующего варга
    .accusative = Парализующего варга
    .gender = masculine
vendetta-paralysing_varg-short = Лишает способности на следующий день
vendetta-paralysing_varg-ability = Вы охотитесь с варгами. На закате выберите ещё игрока, чья способность не сработает в следующее светлое время.
vendetta-paralysing_varg-when = На закате, по вызову оборотня
vendetta-paralysing_varg-example = Вы выбрали королеву: завтра она никого не защитит.
vendetta-paralysing_varg-play = Выбирайте того, кто помешает завтра.
vendetta-paralysing_varg-bluff = Вампир, у которого сегодня ничего не вышло.

vendetta-tricky_varg = Каверзный варг
    .genitive = Каверзного варга
    .accusative = Каверзного варга
    .gender = masculine
vendetta-tricky_varg-short = Один раз отводит удар
vendetta-tricky_varg-ability = Вы охотитесь с варгами. Один раз за игру, на закате, выберите игрока: первый сегодняшний удар по стае попадёт в него.
vendetta-tricky_varg-when = На закате, по вызову оборотня
vendetta-tricky_varg-example = Охотники ударили вожака. По вашему выбору удар пришёлся по одному из них.
vendetta-tricky_varg-play = Дождитесь дня, когда они точно знают одного из вас.
vendetta-tricky_varg-bluff = Простой вампир.

vendetta-lord = Повелитель вампиров
    .genitive = Повелителя вампиров
    .accusative = Повелителя вампиров
    .gender = masculine
vendetta-lord-short = Король, князь или граф, вслепую
vendetta-lord-ability = Карта, вытянутая вслепую: король, князь или граф. Кто именно, знает только её игрок.
vendetta-lord-when = На закате
vendetta-lord-example = В наборе «повелитель». Карту получил Борис, он князь.
vendetta-lord-play = Смотрите, не умирает ли кто не от руки охотников.
vendetta-lord-bluff = Назваться можно любым из трёх.

vendetta-special_vampire = Особый вампир
    .genitive = Особого вампира
    .accusative = Особого вампира
    .gender = masculine
vendetta-special_vampire-short = Способность, вытянутая вслепую
vendetta-special_vampire-ability = Карта, вытянутая вслепую из десяти особых вампиров.
vendetta-special_vampire-when = По своему вызову
vendetta-special_vampire-example = Вызывают ревенанта: значит, вытянули его.
vendetta-special_vampire-play = Слушайте вызовы: они говорят, кто в игре.
vendetta-special_vampire-bluff = Назовитесь тем, кого вызывали.

vendetta-special_hunter = Особый охотник
    .genitive = Особого охотника
    .accusative = Особого охотника
    .gender = masculine
vendetta-special_hunter-short = Способность охотника, вслепую
vendetta-special_hunter-ability = Карта, вытянутая вслепую: монах, главарь, разведчица или красотка.
vendetta-special_hunter-when = Днём или по своему вызову
vendetta-special_hunter-example = Не вызывают ни монаха, ни разведчицу, ни красотку: значит, главарь.
vendetta-special_hunter-play = Считайте вызовы.
vendetta-special_hunter-bluff = Этим не называются.

vendetta-shapeshifter = Оборотень
    .genitive = Оборотня
    .accusative = Оборотня
    .gender = masculine
vendetta-shapeshifter-short = Вервольф или кицунэ, вслепую
vendetta-shapeshifter-ability = Карта, вытянутая вслепую: вервольф или кицунэ. Кто именно, знает только её игрок.
vendetta-shapeshifter-when = На закате
vendetta-shapeshifter-example = Графу показали вампира, а кто-то всё убивает: может быть, кицунэ.
vendetta-shapeshifter-play = Не верьте проверке слишком, пока не знаете, кто это.
vendetta-shapeshifter-bluff = Этим не называются.

prompt-vendetta-king = Кого убить?
    .note = Можно никого не убивать.
prompt-vendetta-prince = Кого защитить?
    .note = Ни одно убийство этого дня ему не страшно, даже то, что уже случилось.
prompt-vendetta-count = Кого проверить?
    .note = Вам покажут карточку типа.
prompt-vendetta-lamia = В гости или к себе? И к кому?
    .note = Того, кого нет дома, не застанут. Гость погибает вместе с хозяином, чей бы ни был дом.
prompt-vendetta-undine = { $variant_undine ->
    [swap] Кого поменять местами?
    [none] Выбирать нечего
   *[lure] Кого заманить?
}
    .note = { $variant_undine ->
        [swap] Сегодня всё, что делают с одним, случится с другим.
        [none] За этим столом у ундины нет способности.
       *[lure] Способность позже в этот день не сработает, палец в полдень не считается.
    }
prompt-vendetta-queen = Кого защитить?
    .note = Одного и того же нельзя дважды подряд, себя — { $variant_queen_self ->
        [never] никогда.
       *[once] только раз.
    }
prompt-vendetta-nosferatu = Кого убить?
    .note = Можно никого не убивать.
prompt-vendetta-banshee = { $variant_banshee ->
    [curse] Кого проклясть?
   *[omen] О ком спросить?
}
    .note = { $variant_banshee ->
        [curse] Этой ночью против него будет голосом больше.
       *[omen] Вы узнаете, пытались ли его сегодня убить.
    }
prompt-vendetta-bride = Это ваш повелитель?
    .note = Вы узнаете, повелитель ли этот игрок.
prompt-vendetta-dhampir = { $variant_dhampir ->
    [lookout] За чьим домом следить?
   *[scent] К кому принюхаться?
}
    .note = { $variant_dhampir ->
        [lookout] Вы узнаете, сколько игроков приходило к нему сегодня.
       *[scent] Вы узнаете, человек ли это.
    }
prompt-vendetta-revenant = { $variant_revenant ->
    [compare] Кого сравнить?
   *[count] Кого посчитать?
}
    .note = { $variant_revenant ->
        [compare] Вы узнаете, на одной ли они стороне.
       *[count] Вы узнаете, сколько из них не вампиры.
    }
prompt-vendetta-ghoul = { $variant_ghoul ->
    [grave] Чью могилу открыть?
   *[bite] Кого укусить?
}
    .note = { $variant_ghoul ->
        [grave] Вам покажут карту этого мёртвого игрока.
       *[bite] Этой ночью против него будет голосом больше.
    }
prompt-vendetta-werewolf = Кого убить?
    .note = { $variant_pits ->
        [on] Можно залечь в засаду на того, кто придёт за вами, или ничего не делать.
       *[off] Можно никого не убивать.
    }
prompt-vendetta-kitsune = { $variant_kitsune ->
    [frame] Убить или подставить? И кого?
   *[mask] Кого убить?
}
    .note = { $variant_kitsune ->
        [frame] Кого вы подставите, того все проверки дня примут за охотника. Можно никого не убивать.
       *[mask] Можно никого не убивать.
    }
prompt-vendetta-monk = Чья способность не сработает?
    .note = Была ли она, вам не скажут.
prompt-vendetta-scout = { $variant_scout ->
    [lord] Это повелитель?
   *[type] Кого проверить?
}
    .note = { $variant_scout ->
        [lord] Вы узнаете, повелитель ли этот игрок вампиров.
       *[type] Вам покажут карточку типа.
    }
prompt-vendetta-beauty = Кто не голосует этой ночью?
    .note = Нельзя одного и того же дважды подряд.
prompt-vendetta-hunters = Кого убивают охотники?
    .note = { $variant_lone_hunters ->
        [on] Вы указываете тайно. Нужно больше половины охотников.
       *[off] Вы видите, куда указывают другие. Не сошлись: все указывают ещё раз, решает большинство.
    }
prompt-vendetta-vargs = Кого убивает стая?
    .note = Вы видите, куда указывают другие. Не сошлись: ещё раз, потом большинство или вожак.
prompt-vendetta-paralysing_varg = Чья способность откажет завтра?
    .note = Всё следующее светлое время.
prompt-vendetta-tricky_varg = В кого отвести удар?
    .note = Один раз за игру. Можно подождать.
prompt-vendetta-vengeful_varg = Кого забрать с собой?
    .note = Вас казнят. Один из них умрёт с вами.
prompt-vendetta-vote = Кого казнить?
    .note = Казнят того, за кого больше рук. Пока не все проголосовали, можно передумать.
prompt-vendetta-hand = Казнить этого игрока?
    .note = В этом голосовании рука у вас одна. Поднимите её за этого игрока или сберегите для названных позже.
    .name = Казнить: { $name }?
prompt-vendetta-roses = Чёрная роза и красная
    .note = Чёрную — подозреваемому, красную — тому, кому верите. Красные вычитают из чёрных: у кого остаток больше, того казнят.
prompt-vendetta-judge = Кто сегодня вершитель судеб?
    .note = Он один назовёт, кого казнить. Два раза подряд нельзя.
prompt-vendetta-sentence = Вершитель, кого казнить?
    .note = Кого-то назвать надо.
prompt-vendetta-nominate = Кого выдвинуть на казнь?
    .note = О каждом названном голосуют отдельно.
prompt-vendetta-panic = Казнить этого игрока?
    .note = Все, за кого больше половины, умирают разом.
prompt-vendetta-both = Казнить всех, кто наравне?
    .note = Только если за это больше половины. Иначе никто не умрёт.
prompt-vendetta-entrust = Кто проголосует за вас?
    .note = Вы зачарованы и безмолвны. Укажите на кого-то или ни на кого.
prompt-vendetta-hunter_of_hunters = Кто охотник за охотниками?
    .note = У него полтора голоса.
prompt-vendetta-enchant = Кто нарушил кодекс чести?
    .note = В первый раз игрок теряет голос и речь, во второй уходит.
    .read = { rules-vendetta-7 }
    .list = { rules-vendetta-7.text }
    .none = Никто
prompt-vendetta-night = Обсуждение
    .note = Здесь все вампиры, по крайней мере на словах. Карт не показывают.
prompt-vendetta-plea = Оправдайтесь
    .note = Голоса разделились. Эти полминуты ваши.
prompt-vendetta-dusk = Посмотрите свою карту
    .note = Запомните её и положите лицом вниз.
option-vendetta-visit = Пойти в гости
option-vendetta-home = Забрать к себе
option-vendetta-ambush = Залечь в засаду
option-vendetta-kill = Убить
option-vendetta-frame = Выдать за охотника
option-vendetta-yes = Да

voice-vendetta-dusk = Посмотрите свою карту и положите лицом вниз.
voice-vendetta-begin = { $variant_masks ->
    [on] Перед рассветом темнее всего. Поднимите свои маски.
   *[off] Перед рассветом темнее всего. Закройте глаза.
}
voice-vendetta-begin-phones = Перед рассветом темнее всего. Смотрите только в свой экран.
voice-vendetta-election = Выберите охотника за охотниками.
voice-vendetta-meet-hunters = { $variant_masks ->
    [on] Охотники, опустите маски и посмотрите друг на друга.
   *[off] Охотники, посмотрите друг на друга.
}
voice-vendetta-meet-hunters-sleep = { $variant_masks ->
    [on] Охотники, поднимите маски.
   *[off] Охотники, закройте глаза.
}
voice-vendetta-fledgling-wake = Новообращённый пробуждается.
voice-vendetta-fledgling-sleep = Новообращённый засыпает.
voice-vendetta-monk-wake = Монах пробуждается.
voice-vendetta-monk-sleep = Монах засыпает.
voice-vendetta-lamia-wake = Ламия пробуждается.
voice-vendetta-lamia-sleep = Ламия засыпает.
voice-vendetta-undine-wake = Ундина пробуждается.
voice-vendetta-undine-sleep = Ундина засыпает.
voice-vendetta-queen-wake = Королева пробуждается.
voice-vendetta-queen-sleep = Королева засыпает.
voice-vendetta-hunters-wake = { $variant_lone_hunters ->
    [on] Охотники просыпаются и выбирают каждый сам.
   *[off] Охотники собрались и выбирают жертву.
}
voice-vendetta-hunters-sleep = Охотники нанесли роковой удар и разошлись.
voice-vendetta-lord-wake = Повелитель вампиров пробуждается.
voice-vendetta-lord-sleep = Повелитель вампиров засыпает.
voice-vendetta-nosferatu-wake = Носферату пробуждается.
voice-vendetta-nosferatu-sleep = Носферату засыпает.
voice-vendetta-shapeshifter-wake = Оборотень пробуждается.
voice-vendetta-shapeshifter-sleep = Оборотень засыпает.
voice-vendetta-bride-wake = Невеста пробуждается.
voice-vendetta-bride-sleep = Невеста засыпает.
voice-vendetta-banshee-wake = Банши пробуждается.
voice-vendetta-banshee-sleep = Банши засыпает.
voice-vendetta-dhampir-wake = Дампир пробуждается.
voice-vendetta-dhampir-sleep = Дампир засыпает.
voice-vendetta-scout-wake = Разведчица пробуждается.
voice-vendetta-scout-sleep = Разведчица засыпает.
voice-vendetta-revenant-wake = Ревенант пробуждается.
voice-vendetta-revenant-sleep = Ревенант засыпает.
voice-vendetta-ghoul-wake = Упырь пробуждается.
voice-vendetta-ghoul-sleep = Упырь засыпает.
voice-vendetta-beauty-wake = Красотка пробуждается.
voice-vendetta-beauty-sleep = Красотка засыпает.
voice-vendetta-night = { $variant_masks ->
    [on] Наступила ночь. Опустите маски. Все в сборе. Обсуждайте.
   *[off] Наступила ночь, все в сборе. Обсуждайте.
}
voice-vendetta-time-to-choose = Ночь подходит к концу, скоро рассвет. Пора выбрать жертву для казни.
voice-vendetta-last-minute = Осталась минута.
voice-vendetta-vote = Ночь на исходе. Кого казнить?
voice-vendetta-plea = { $name }, у вас полминуты.
voice-vendetta-named = Кто голосует за казнь: { $name }?
voice-vendetta-revote = Голосуем ещё раз, только за них: { $names }.
voice-vendetta-both = Казнить всех?
voice-vendetta-dawn = { $variant_masks ->
    [on] Близится рассвет. Поднимите свои маски.
   *[off] Близится рассвет. Закройте глаза.
}
voice-vendetta-dawn-phones = Близится рассвет. Смотрите только в свой экран.
voice-vendetta-day = Солнце высоко.
voice-vendetta-sunset = Солнце садится.
voice-vendetta-killed = { $n ->
    [1] До темноты не доживает { $names }.
   *[other] До темноты не дожили: { $names }.
}
voice-vendetta-nobody-killed = Днём никто не погиб.
voice-vendetta-die = Кубик брошен.
voice-vendetta-stalled = { story-vendetta-stalled }

# story
story-vendetta-died-execution = { $n ->
    [0] Казнь: { $who }
   *[other] Казнь: { $who }, голосов: { $n }
}
story-vendetta-died-murder = { $who } не доживает до темноты
story-vendetta-died-revenge = { $who } умирает вместе с казнённым
story-vendetta-died-banished = { $who } покидает игру
foresee-nobody-nightfall = До темноты никто не погибнет
foresee-dies-murdered = { $who } умрёт, убийца: { $role }
foresee-dies-ambush = { $who } умрёт, попав в засаду (там ждёт { $ward })
foresee-dies-diverted = { $who } умрёт вместо варга ({ $ward })
foresee-dies-shared = { $who } умрёт, разделив чужую судьбу ({ $ward })
foresee-away = { $who } не умрёт: дома никого, встреча с другим игроком ({ $ward }; покушение: { $role })
foresee-protected = { $who } не умрёт: есть защита ({ $guard }; покушение: { $role })
foresee-protected-shared = { $who } не умрёт: есть защита ({ $guard }) от чужой судьбы ({ $ward })
foresee-spared = { $who } не умрёт по вашему решению
story-vendetta-hosted-first_night = Временный ведущий — { $who }
story-vendetta-hosted = { $who } — первая жертва казни: вести дальше может этот игрок
story-vendetta-rolled = На кубике { $value }: { $variant }
story-vendetta-voteless = Этой ночью не голосует: { $who }
story-vendetta-stalled = { $n ->
    [one] Давно никто не умирал. Ещё { $n } такой круг, и игра окончена.
    [few] Давно никто не умирал. Ещё { $n } таких круга, и игра окончена.
   *[many] Давно никто не умирал. Ещё { $n } таких кругов, и игра окончена.
}
story-vendetta-enchanted = Заклятие безмолвия: { $who }
story-vendetta-entrusted = { $who } отдаёт голос: { $to }
story-vendetta-burdened = { $who }: голосов добавлено { $votes }
story-vendetta-listed = На казнь выдвинуты: { $names }
story-vendetta-unexecuted = Никого не казнят
story-vendetta-agreed = Казнят всех
story-vendetta-not-agreed = Большинства за казнь всех нет
story-vendetta-elected-judge = Вершитель судеб: { $who }
story-vendetta-elected-hunter_of_hunters = Охотник за охотниками: { $who }
story-vendetta-won-werewolf = Победил оборотень
ui-beat-vendetta-talk = Ночь
ui-night-quiet-vendetta = Светлое время идёт
ui-town-sleeps-vendetta = Вампиры спят
answer-vampire = вампир
answer-special_vampire = особый вампир
answer-special_hunter = особый охотник
answer-shapeshifter = оборотень
story-won-vampires = Победили вампиры
story-won-hunters = Победили охотники
story-won-vargs = Победили варги
side-vampires = Вампиры
side-hunters = Охотники
side-vargs = Варги
side-vendetta-werewolf = Оборотень
refused-variants-exclude = «{ $one }» и «{ $other }» вместе не играются.
refused-no-such-scenario = Набора { $scenario } нет.
refused-gate-set = У ворот два вампира и один охотник.
refused-two-lords = Повелитель у вампиров только один.
refused-no-enemies = Нужны вампиры и те, кого им искать.
refused-pile-empty = { $role }: вытянуть нужно { $count }, в стопке осталось { $left }.
ui-phase-acquaintance = День знакомства
ui-phase-election = Выборы
ui-phase-die = Кубик
ui-phase-sunset = Закат
ui-phase-nightfall = Наступает ночь
voice-vendetta-first-night = { $variant_masquerade ->
    [on] { $variant_masks ->
    [on] Наступила ночь. Опустите маски. Все в сборе. Голосовать будем в масках, по именам: представьтесь каждый, по часовой стрелке. Потом обсуждайте.
   *[off] Наступила ночь, все в сборе. Голосовать будем вслепую, по именам: представьтесь каждый, по часовой стрелке. Потом обсуждайте.
}
   *[off] { voice-vendetta-night }
}
