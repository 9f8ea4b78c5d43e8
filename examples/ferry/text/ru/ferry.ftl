# Паром
side-crew = Команда
side-stowaways = Безбилетники

ferry-stowaway = Безбилетник
    .genitive = Безбилетника
    .accusative = Безбилетника
    .gender = masculine
ferry-stowaway-short = Не должен попасться
ferry-stowaway-ability = Ночью выберите другого игрока: его голос не засчитают. Вы победите, если ни один Безбилетник не окажется за бортом.
ferry-stowaway-when = Ночью
ferry-stowaway-example = Вы выбрали Веру. Из трёх голосов против вас осталось два, поровну: за борт не отправят никого.
ferry-stowaway-play = Выберите того, кто следит за вами внимательнее всех, и приготовьте рассказ о поездке.
ferry-stowaway-bluff = Никто себя так не назовёт. Скажите, что билет у вас уже проверили.

ferry-passenger = Пассажир
    .genitive = Пассажира
    .accusative = Пассажира
    .gender = masculine
ferry-passenger-short = Ищет безбилетника
ferry-passenger-ability = Вы победите, если за бортом окажется Безбилетник. Ночью вас могли лишить голоса, и вы этого не знаете.
ferry-passenger-when = Ночью никогда
ferry-passenger-example = Вы с Аней голосуете за Бориса, а Борис за Аню. Больше голосов у Бориса, и он за бортом.
ferry-passenger-play = Вовремя договоритесь об одном игроке: разбросанные голоса пропадают, да и один из них могли отнять.
ferry-passenger-bluff = Будьте Пассажиром, как все, и пораньше решите, кто виноват.

prompt-ferry-stowaway = Чей голос не засчитают?
prompt-ferry-vote = Кого за борт?
voice-ferry-stowaway-wake = Безбилетники, откройте глаза и выберите, чей голос не засчитают.
voice-ferry-stowaway-sleep = Безбилетники, закройте глаза.
advice-ferry-set-wrong-size = Нужна карта на каждого игрока: { $needed }, а их { $got }.
advice-set-no-stowaway = Нужен Безбилетник и хоть один Пассажир, чтобы его искать.
refused-set-no-stowaway = Нужен Безбилетник и хоть один Пассажир, чтобы его искать.
story-died-overboard = За бортом: { $who }
story-won-crew = Команда нашла безбилетника и победила
story-won-stowaways = Безбилетники доплыли до другого берега и победили
