# One Night: роли, вопросы, голос ведущего.

onenight-doppelganger = Доппельгангер
    .genitive = Доппельгангера
    .accusative = Доппельгангера
    .gender = masculine
onenight-doppelganger-short = Становится чьей-то копией
onenight-doppelganger-ability = Посмотрите карту другого игрока: теперь это ваша роль и ваша сторона. Если это Провидец, Грабитель, Смутьян или Пьяница, действуйте сразу.
onenight-doppelganger-when = Раньше всех
onenight-doppelganger-example = Вы смотрите карту Ани и видите Грабителя. Вы тут же можете поменяться картой с кем-нибудь и посмотреть, что взяли.
onenight-doppelganger-play = Расскажите рано, кого увидели: вашу историю и историю двойника легко сверить.
onenight-doppelganger-bluff = Скажите, что скопировали роль, о которой уже заявил другой. Два голоса звучат вернее одного.

onenight-werewolf = Оборотень
    .genitive = Оборотня
    .accusative = Оборотня
    .gender = masculine
onenight-werewolf-short = Не должен попасться
onenight-werewolf-ability = Ночью вы видите других Оборотней. { $variant_lone_wolf ->
    [on] Если вы единственный из них, можете посмотреть одну карту в центре. Вы побеждаете, если не умер ни один Оборотень и ни один Дубильщик.
   *[off] Вы побеждаете, если не умер ни один Оборотень и ни один Дубильщик.
}
onenight-werewolf-when = Вторыми, все Оборотни вместе
onenight-werewolf-example = Вы и Борис открыли глаза. Днём оба назвались Селянами, и деревня казнила Аню: вы победили.
onenight-werewolf-play = Придумайте роль заранее: кто заявил первым, того трудно сбить. Если напарник сбился, не защищайте его слишком громко.
onenight-werewolf-bluff = Этой картой почти не называются. Кто назвался, тот Дубильщик, или карту у него украли.

onenight-minion = Приспешник
    .genitive = Приспешника
    .accusative = Приспешника
    .gender = masculine
onenight-minion-short = Служит Оборотням
onenight-minion-ability = Вы видите, кто Оборотни, а они вас нет. Вы побеждаете с ними, даже если умрёте. Если среди игроков нет Оборотней, вы побеждаете, если живы, а умер другой игрок, но не Дубильщик.
onenight-minion-when = Сразу после Оборотней
onenight-minion-example = Аня и Борис подняли большой палец. Вы навлекаете подозрение на себя, вас казнят, и Оборотни побеждают вместе с вами.
onenight-minion-play = Собирайте голоса на себя. Ваша смерть стороне ничего не стоит.
onenight-minion-bluff = Селянину такая заявка почти ничего не даёт, Оборотню это последнее убежище.

onenight-mason = Масон
    .genitive = Масона
    .accusative = Масона
    .gender = masculine
onenight-mason-short = Знает второго Масона
onenight-mason-ability = Вы видите второго Масона. Если не видите никого, его карта лежит в центре.
onenight-mason-when = После Приспешника
onenight-mason-example = Вы и Вера увидели друг друга. Днём вы за неё ручаетесь: двумя подозреваемыми меньше, если карты не двигали.
onenight-mason-play = Скажите рано, если второй Масон за столом. Но помните: ваши карты могли поменять.
onenight-mason-bluff = Опасно: два настоящих Масона сразу вас выдадут. Если обе карты в центре, не выдаст никто.

onenight-seer = Провидец
    .genitive = Провидца
    .accusative = Провидца
    .gender = masculine
onenight-seer-short = Смотрит карту игрока или две в центре
onenight-seer-ability = Вы можете посмотреть карту другого игрока или две карты в центре.
onenight-seer-when = После Масонов
onenight-seer-example = Вы смотрите левую и правую карты центра и видите Оборотня и Пьяницу: за столом не больше одного Оборотня.
onenight-seer-play = Выждите немного: пусть Оборотень назовётся картой, которую вы видели в центре.
onenight-seer-bluff = Назовите, что «видели», раньше настоящего Провидца, и выберите карту, о которой никто не заявит.

onenight-robber = Грабитель
    .genitive = Грабителя
    .accusative = Грабителя
    .gender = masculine
onenight-robber-short = Забирает чужую карту
onenight-robber-ability = Вы можете поменяться картой с другим игроком и посмотреть новую. Теперь вы на её стороне, но за неё не действуете.
onenight-robber-when = После Провидца
onenight-robber-example = Вы забрали карту Бориса и видите Оборотня. Теперь Оборотень вы, а Борис за деревню.
onenight-robber-play = Украли Оборотня: вы сменили сторону, лгите. Иначе скажите, кого ограбили.
onenight-robber-bluff = «Я ограбил тебя, ты не опасен»: так быстро находят друзей.

onenight-troublemaker = Смутьян
    .genitive = Смутьяна
    .accusative = Смутьяна
    .gender = masculine
onenight-troublemaker-short = Меняет карты двух других
onenight-troublemaker-ability = Вы можете поменять карты двух других игроков, не глядя.
onenight-troublemaker-when = После Грабителя
onenight-troublemaker-example = Вы поменяли Аню и Бориса. Борис был Оборотнем: теперь это Аня, и она об этом не знает.
onenight-troublemaker-play = Не говорите сразу, кого поменяли. Кто считает, что был Оборотнем, может признаться.
onenight-troublemaker-bluff = Заявите, что поменяли двоих, и смотрите, кто сменит версию.

onenight-drunk = Пьяница
    .genitive = Пьяницы
    .accusative = Пьяницу
    .gender = masculine
onenight-drunk-short = Берёт карту из центра вслепую
onenight-drunk-ability = Вы должны поменять свою карту на карту из центра, не глядя. Теперь вы тот, кто на ней.
onenight-drunk-when = После Смутьяна
onenight-drunk-example = Вы взяли левую карту. Это второй Оборотень, и узнают об этом только после голосования.
onenight-drunk-play = Скажите, какую карту взяли: её мог видеть Провидец.
onenight-drunk-bluff = Удобная маска: от вас никто не ждёт знаний.

onenight-insomniac = Полуночница
    .genitive = Полуночницы
    .accusative = Полуночницу
    .gender = feminine
onenight-insomniac-short = Под утро смотрит свою карту
onenight-insomniac-ability = В конце ночи вы можете посмотреть свою карту.
onenight-insomniac-when = Последней
onenight-insomniac-example = Вы смотрите и видите Грабителя: ваша карта у кого-то другого, а Грабитель теперь вы.
onenight-insomniac-play = Только вы точно знаете, кто вы. Скажите это, когда поможет.
onenight-insomniac-bluff = «Моя карта на месте» не проверить, если её никто не двигал.

onenight-villager = Селянин
    .genitive = Селянина
    .accusative = Селянина
    .gender = masculine
onenight-villager-short = Без способности
onenight-villager-ability = У вас нет способности. Ищите Оборотня в разговоре.
onenight-villager-when = Спит
onenight-villager-example = Селянами назвались трое, а карт две: один из них лжёт.
onenight-villager-play = Спрашивайте, сравнивайте, считайте заявки по картам в игре.
onenight-villager-bluff = Первое, что приходит в голову Оборотню. Заготовьте причину.

onenight-tanner = Дубильщик
    .genitive = Дубильщика
    .accusative = Дубильщика
    .gender = masculine
onenight-tanner-short = Хочет умереть
onenight-tanner-ability = Вы побеждаете, только если умрёте. Если вы умерли, а ни один Оборотень нет, Оборотни не побеждают.
onenight-tanner-when = Спит
onenight-tanner-example = Вы запинаетесь, противоречите себе, и вас казнят: вы победили в одиночку.
onenight-tanner-play = Попадитесь на лжи, но не на глупой: деревня вас опасается.
onenight-tanner-bluff = «Не убивайте, я Дубильщик» спасло не одного Оборотня.

onenight-hunter = Охотник
    .genitive = Охотника
    .accusative = Охотника
    .gender = masculine
onenight-hunter-short = Забирает с собой
onenight-hunter-ability = { $variant_hunter_points ->
    [anew] Если вы умираете, укажите на игрока: он умирает тоже.
   *[vote] Если вы умираете, умирает и тот, на кого вы указали при голосовании.
}
onenight-hunter-when = Спит
onenight-hunter-example = Деревня казнит вас, а вы указали на Бориса, Оборотня: деревня всё-таки побеждает.
onenight-hunter-play = { $variant_hunter_points ->
    [anew] Помните, кого подозреваете: умирая, вы указываете последним, и ваш палец решает.
   *[vote] Указывайте на того, кого подозреваете сильнее всех: даже если вы умрёте, ваш палец решает.
}
onenight-hunter-bluff = Угроза: «Голосуйте за меня, и я заберу одного из вас».

prompt-onenight-doppelganger = Чью карту посмотреть?
    .note = Вы станете этой ролью. Можно не смотреть ничью.
prompt-onenight-werewolf = Посмотреть в центр?
    .note = Кроме вас, Оборотней нет. Можно посмотреть одну карту.
prompt-onenight-seer = Что посмотреть?
    .note = Карту одного игрока, либо одну или две карты в центре.
prompt-onenight-robber = Кого ограбить?
    .note = Вы поменяетесь картами и увидите новую. Можно никого не грабить.
prompt-onenight-troublemaker = Кого поменять?
    .note = Выберите двух других игроков или никого. Карт вы не увидите.
prompt-onenight-drunk = Какую карту взять?
    .note = Вы меняете свою карту на карту из центра, не глядя.
prompt-onenight-insomniac = Посмотреть свою карту?
    .note = Коснитесь своего места, чтобы узнать, что лежит перед вами.
prompt-onenight-vote = На кого указать?
    .note = Умирает тот, на кого указали чаще. Можно передумать, пока указали не все.
prompt-onenight-hunter = Кого забрать с собой?
    .note = Вы умираете, Охотник. Выбранный игрок умрёт тоже.
prompt-onenight-day = Разговор
    .note = Говорите что угодно, правду или нет. Карты смотреть больше нельзя.
prompt-onenight-dusk = Посмотрите карту
    .note = Запомните её и положите лицом вниз.
prompt-onenight-werewolf-learn = Оборотни, осмотритесь
    .note = Вместе с вами проснулись эти Оборотни.
prompt-onenight-minion-learn = Приспешник, осмотритесь
    .note = Это Оборотни. Они вас не видят.
prompt-onenight-mason-learn = Масоны, осмотритесь
    .note = Это второй Масон, если его карта за столом.


voice-onenight-dusk = Посмотрите свою карту и положите её лицом вниз.
voice-onenight-begin = Наступает ночь. Все закрывают глаза.
voice-onenight-begin-phones = Наступает ночь. Смотрите только в свой экран.
voice-onenight-doppelganger-wake = Доппельгангер, проснитесь и посмотрите карту другого игрока. Теперь это ваша роль. Если это Провидец, Грабитель, Смутьян или Пьяница, действуйте сейчас.
voice-onenight-doppelganger-sleep = Доппельгангер, закройте глаза.
voice-onenight-doppelganger_minion-wake = Доппельгангер, если теперь вы Приспешник, откройте глаза. Оборотни, поднимите большой палец.
voice-onenight-doppelganger_minion-sleep = Оборотни, опустите палец. Доппельгангер, закройте глаза.
voice-onenight-werewolf-wake = Оборотни, проснитесь и ищите друг друга.
voice-onenight-werewolf-sleep = Оборотни, закройте глаза.
voice-onenight-werewolf-lone_wolf = Оборотень, если вы проснулись один, можете посмотреть одну карту в центре.
voice-onenight-nudge = Не открывая глаз, каждый немного поворачивает свою карту, а ведущий чуть сдвигает карты в центре.
voice-onenight-minion-wake = Приспешник, проснитесь. Оборотни, поднимите большой палец, чтобы Приспешник вас увидел.
voice-onenight-minion-sleep = Оборотни, опустите палец. Приспешник, закройте глаза.
voice-onenight-mason-wake = Масоны, проснитесь и ищите друг друга.
voice-onenight-mason-sleep = Масоны, закройте глаза.
voice-onenight-seer-wake = Провидец, проснитесь. Вы можете посмотреть карту другого игрока или две карты в центре.
voice-onenight-seer-sleep = Провидец, закройте глаза.
voice-onenight-robber-wake = Грабитель, проснитесь. Вы можете поменяться картой с другим игроком и посмотреть новую.
voice-onenight-robber-sleep = Грабитель, закройте глаза.
voice-onenight-troublemaker-wake = Смутьян, проснитесь. Вы можете поменять карты двух других игроков.
voice-onenight-troublemaker-sleep = Смутьян, закройте глаза.
voice-onenight-drunk-wake = Пьяница, проснитесь и поменяйте свою карту на карту из центра.
voice-onenight-drunk-sleep = Пьяница, закройте глаза.
voice-onenight-insomniac-wake = Полуночница, проснитесь. Вы можете посмотреть свою карту.
voice-onenight-insomniac-sleep = Полуночница, закройте глаза.
voice-onenight-doppelganger_insomniac-wake = Доппельгангер, если теперь вы Полуночница, откройте глаза и посмотрите свою карту.
voice-onenight-doppelganger_insomniac-sleep = Доппельгангер, закройте глаза.
voice-onenight-day = Все просыпаются. Настал день: говорите.
voice-onenight-last-minute = Осталась одна минута.
voice-onenight-vote = Приготовились голосовать, все вместе.
voice-onenight-count-3 = Три.
voice-onenight-count-2 = Два.
voice-onenight-count-1 = Один.
voice-onenight-point = Голосуем.

story-onenight-won-werewolf-minion = Победил Приспешник
