# One Night: roles, prompts, the narrator's lines.

prompt-onenight-vote = На кого указать?
    .note = Умирает тот, на кого указали чаще. Можно передумать, пока указали не все.
prompt-onenight-day = Разговор
    .note = Говорите что угодно, правду или нет. Карты смотреть больше нельзя.
prompt-onenight-dusk = Посмотрите карту
    .note = Запомните её и положите лицом вниз.
voice-onenight-dusk = Посмотрите свою карту и положите её лицом вниз.
voice-onenight-begin = Наступает ночь. Все закрывают глаза.
voice-onenight-begin-phones = Наступает ночь. Смотрите только в свой экран.
voice-onenight-doppelganger_minion-wake = Доппельгангер, если теперь вы Приспешник, откройте глаза. Оборотни, поднимите большой палец.
voice-onenight-doppelganger_minion-sleep = Оборотни, опустите палец. Доппельгангер, закройте глаза.
voice-onenight-nudge = Не открывая глаз, каждый немного поворачивает свою карту, а ведущий чуть сдвигает карты в центре.
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
