# Blood Vendetta: the shapeshifters, the hunters and the vargs. Of each: name with its cases, -short, -ability, -when, -example,
# its ways to play and to bluff it (-play, -play-2, -bluff, -bluff-2); then what it is asked, and how it is called.

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
vendetta-werewolf-play-2 = Убивайте не каждый день. Закат без вас внушит, что оборотня больше нет, и стороны займутся друг другом.
vendetta-werewolf-bluff = Назовитесь простым вампиром раньше, чем спросят.
vendetta-werewolf-bluff-2 = Если в игре могут быть носферату или король, припёртым к стене назовитесь им: вампир, убивающий на закате, объясняет всё.
prompt-vendetta-werewolf = Кого убить?
    .note = { $variant_pits ->
        [on] Можно залечь в засаду на того, кто придёт за вами, или ничего не делать.
       *[off] Можно никого не убивать.
    }

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
vendetta-kitsune-play-2 = { $variant_kitsune ->
    [frame] День подставляйте, день убивайте. Когда от вашей руки никто не умер, за вас казнят они.
   *[mask] Берегите того, кто вас проверил: пока он жив, живо и ваше доброе имя. Убивайте тех, кого он не смотрел.
}
vendetta-kitsune-bluff = { $variant_kitsune ->
    [frame] Простой вампир: первой поверьте проверке, которую вы испортили.
   *[mask] Другой маски вам не нужно.
}
vendetta-kitsune-bluff-2 = { $variant_kitsune ->
    [frame] Скажите, что тоже проверяете, и подтвердите слова настоящего о том, кого вы подставили.
   *[mask] Попросите проверку раньше, чем её захотят, и предложите казнить вас, если она будет плохой.
}
prompt-vendetta-kitsune = { $variant_kitsune ->
    [frame] Убить или подставить? И кого?
   *[mask] Кого убить?
}
    .note = { $variant_kitsune ->
        [frame] Кого вы подставите, того все проверки дня примут за охотника. Можно никого не убивать.
       *[mask] Можно никого не убивать.
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
vendetta-monk-play-2 = Молитесь против того, кто говорит как знающий. Если назавтра он замолчал, значит, сегодня его способность не сработала.
vendetta-monk-bluff = Сыграйте вампира, у которого сегодня ничего не вышло: поверят.
vendetta-monk-bluff-2 = Если в наборе есть ундина, назовитесь ею: тогда чужие неудачи — ваша песня, а не молитва.
prompt-vendetta-monk = Чья способность не сработает?
    .note = Была ли она, вам не скажут.
voice-vendetta-monk-wake = Монах пробуждается.
voice-vendetta-monk-sleep = Монах засыпает.

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
vendetta-ringleader-play-2 = { $variant_lone_hunters ->
    [on] Выбирайте по правилу, которое угадают другие, например самого разговорчивого: там пальцы и сойдутся.
   *[off] Указывайте последним. Если остальные сошлись, ваш палец не нужен, и лишние глаза о нём не узнают.
}
vendetta-ringleader-bluff = Простой вампир, как и все.
vendetta-ringleader-bluff-2 = Будьте тем, кто забывает, кто что говорил. Главаря ищут среди тех, кто считает руки.

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
vendetta-scout-play-2 = Сначала смотрите тех, кто никем не назвался: повелитель, который вас боится, молчит. Громких оставьте полуденной сходке.
vendetta-scout-bluff = Проверяющий вампир полезен: назовитесь графом, если граф мёртв.
vendetta-scout-bluff-2 = Назовитесь дампиром, если он в наборе, и оправдайте настоящего вампира: вы даже не солгали, а он благодарен.
prompt-vendetta-scout = { $variant_scout ->
    [lord] Это повелитель?
   *[type] Кого проверить?
}
    .note = { $variant_scout ->
        [lord] Вы узнаете, повелитель ли этот игрок вампиров.
       *[type] Вам покажут карточку типа.
    }
voice-vendetta-scout-wake = Разведчица пробуждается.
voice-vendetta-scout-sleep = Разведчица засыпает.

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
vendetta-beauty-play-2 = Лишите голоса того, кто хочет казнить одного из ваших, и только в ту ночь, когда счёт будет равным.
vendetta-beauty-bluff = Возмущайтесь громче всех, когда кто-то остался без голоса.
vendetta-beauty-bluff-2 = Скажите, что легко обошлись бы без своего голоса. Ту, кто отнимает голоса, ищут среди тех, кто над своим дрожит.
prompt-vendetta-beauty = Кто не голосует этой ночью?
    .note = Нельзя одного и того же дважды подряд.
voice-vendetta-beauty-wake = Красотка пробуждается.
voice-vendetta-beauty-sleep = Красотка засыпает.

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
vendetta-hunter-play-2 = Защитите вампира, обвинённого зря. Когда карта докажет, что вы были правы, две спокойные ночи ваши.
vendetta-hunter-bluff = Вы вампир. Ваша родословная идёт от Дракулы.
vendetta-hunter-bluff-2 = Назовитесь особым вампиром из набора, который ещё молчит. Чтобы возразить, ему придётся открыться, а за ночью придёт полдень.

vendetta-pack_leader = Вожак варгов
    .genitive = Вожака варгов
    .accusative = Вожака варгов
    .gender = masculine
vendetta-pack_leader-short = Решает, когда варги не сошлись
vendetta-pack_leader-ability = На закате вы охотитесь с варгами. Когда они не сошлись, решаете вы.
vendetta-pack_leader-when = На закате, по вызову оборотня
vendetta-pack_leader-example = Двое за Аню, один за Бориса, и вы за Бориса: поровну, поэтому убит Борис.
vendetta-pack_leader-play = Пусть охотники и вампиры воюют, бейте того, кто выигрывает.
vendetta-pack_leader-play-2 = Пусть ночью за стаю говорит лукавый варг, а сами голосуйте с толпой. Спорное решайте только на закате.
vendetta-pack_leader-bluff = Простой вампир.
vendetta-pack_leader-bluff-2 = Будьте простым вампиром, который вчера ошибся и жалеет об этом. За вожака такого не примут.

vendetta-sly_varg = Лукавый варг
    .genitive = Лукавого варга
    .accusative = Лукавого варга
    .gender = masculine
vendetta-sly_varg-short = Сходит за вампира
vendetta-sly_varg-ability = Вы охотитесь с варгами. Любая проверка принимает вас за простого вампира.
vendetta-sly_varg-when = На закате, по вызову оборотня
vendetta-sly_varg-example = Разведчице показали вампира, и она ищет дальше.
vendetta-sly_varg-play = Говорите за стаю: вас можно проверять.
vendetta-sly_varg-play-2 = Когда вас оправдали, ни за кого из стаи не ручайтесь: доброе имя пропадёт с первой открытой картой варга.
vendetta-sly_varg-bluff = Попросите вас проверить.
vendetta-sly_varg-bluff-2 = Назовитесь особым вампиром, чьи ответы легко повторить, и соглашайтесь с чужими проверками.

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
vendetta-vengeful_varg-play-2 = Дайте себя казнить, когда это выгодно: поздно и в обмен на смерть, что им дороже вашей.
vendetta-vengeful_varg-bluff = Грозите этим и с другой картой.
vendetta-vengeful_varg-bluff-2 = Пригрозите один раз, тихо, и больше никогда. Повторённая угроза звучит как страх.
prompt-vendetta-vengeful_varg = Кого забрать с собой?
    .note = Вас казнят. Один из них умрёт с вами.

vendetta-paralysing_varg = Парализующий варг
    .genitive = Парализующего варга
    .accusative = Парализующего варга
    .gender = masculine
vendetta-paralysing_varg-short = Лишает способности на следующий день
vendetta-paralysing_varg-ability = Вы охотитесь с варгами. На закате выберите ещё игрока, чья способность не сработает в следующее светлое время.
vendetta-paralysing_varg-when = На закате, по вызову оборотня
vendetta-paralysing_varg-example = Вы выбрали королеву: завтра она никого не защитит.
vendetta-paralysing_varg-play = Выбирайте того, кто помешает завтра.
vendetta-paralysing_varg-play-2 = Слушайте, кто кого собирается проверить, и отнимите эту способность за день до того, как дойдёт до стаи.
vendetta-paralysing_varg-bluff = Вампир, у которого сегодня ничего не вышло.
vendetta-paralysing_varg-bluff-2 = Вините в своём деле монаха или ундину: они тоже лишают способности, и кто-то из них может быть в наборе.
prompt-vendetta-paralysing_varg = Чья способность откажет завтра?
    .note = Всё следующее светлое время.

vendetta-tricky_varg = Каверзный варг
    .genitive = Каверзного варга
    .accusative = Каверзного варга
    .gender = masculine
vendetta-tricky_varg-short = Один раз отводит удар
vendetta-tricky_varg-ability = Вы охотитесь с варгами. Один раз за игру, на закате, выберите игрока: первый сегодняшний удар по стае попадёт в него.
vendetta-tricky_varg-when = На закате, по вызову оборотня
vendetta-tricky_varg-example = Охотники ударили вожака. По вашему выбору удар пришёлся по одному из них.
vendetta-tricky_varg-play = Дождитесь дня, когда они точно знают одного из вас.
vendetta-tricky_varg-play-2 = Используйте это в обычный день и цельтесь в повелителя, если знаете его: пусть удар за вас обойдётся им дороже всего.
vendetta-tricky_varg-bluff = Простой вампир.
vendetta-tricky_varg-bluff-2 = Сыграйте того, кого незачем бить: простого, медленного, согласного с последним, кто говорил.
prompt-vendetta-tricky_varg = В кого отвести удар?
    .note = Один раз за игру. Можно подождать.

vendetta-special_hunter = Особый охотник
    .genitive = Особого охотника
    .accusative = Особого охотника
    .gender = masculine
vendetta-special_hunter-short = Способность охотника, вслепую
vendetta-special_hunter-ability = Карта, вытянутая вслепую: монах, главарь, разведчица или красотка.
vendetta-special_hunter-when = Днём или по своему вызову
vendetta-special_hunter-example = Не вызывают ни монаха, ни разведчицу, ни красотку: значит, главарь.
vendetta-special_hunter-play = Считайте вызовы.
vendetta-special_hunter-play-2 = Смотрите, что идёт не так: пропавший голос выдаёт красотку, несработавшая способность — монаха.
vendetta-special_hunter-bluff = Этим не называются.
vendetta-special_hunter-bluff-2 = Охотнику: первым рассуждайте вслух, кто бы это мог быть, и забудьте о том, кто это на самом деле.

vendetta-shapeshifter = Оборотень
    .genitive = Оборотня
    .accusative = Оборотня
    .gender = masculine
vendetta-shapeshifter-short = Вервольф или кицунэ, вслепую
vendetta-shapeshifter-ability = Карта, вытянутая вслепую: вервольф или кицунэ. Кто именно, знает только её игрок.
vendetta-shapeshifter-when = На закате
vendetta-shapeshifter-example = Графу показали вампира, а кто-то всё убивает: может быть, кицунэ.
vendetta-shapeshifter-play = Не верьте проверке слишком, пока не знаете, кто это.
vendetta-shapeshifter-play-2 = Сопоставьте смерти и проверки: тот, кого признали вампиром и кого никто не трогает, может быть кицунэ.
vendetta-shapeshifter-bluff = Этим не называются.
vendetta-shapeshifter-bluff-2 = Если вы один из двух, вслух бойтесь другого. Самого себя никто не боится.
voice-vendetta-shapeshifter-wake = Оборотень пробуждается.
voice-vendetta-shapeshifter-sleep = Оборотень засыпает.
