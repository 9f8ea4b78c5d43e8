# Blood Vendetta: roles, prompts, the narrator's lines, story.

vendetta-hunters = Охотники
vendetta-vargs = Варги
prompt-vendetta-hunters = Кого убивают охотники?
    .note = { $variant_lone_hunters ->
        [on] Вы указываете тайно. Нужно больше половины охотников.
       *[off] Вы видите, куда указывают другие. Не сошлись: все указывают ещё раз, решает большинство.
    }
prompt-vendetta-vargs = Кого убивает стая?
    .note = Вы видите, куда указывают другие. Не сошлись: ещё раз, потом большинство или вожак.
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
    .note = Голоса разделились. Скажите, почему не вы.
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
voice-vendetta-hunters-wake = { $variant_lone_hunters ->
    [on] Охотники просыпаются и выбирают каждый сам.
   *[off] Охотники собрались и выбирают жертву.
}
voice-vendetta-hunters-sleep = Охотники нанесли роковой удар и разошлись.
voice-vendetta-night = { $variant_masks ->
    [on] Наступила ночь. Опустите маски. Все в сборе. Обсуждайте.
   *[off] Наступила ночь, все в сборе. Обсуждайте.
}
voice-vendetta-time-to-choose = Ночь подходит к концу, скоро рассвет. Пора выбрать жертву для казни.
voice-vendetta-last-minute = Осталась минута.
voice-vendetta-vote = Ночь на исходе. Кого казнить?
voice-vendetta-plea = { $name }, вам слово.
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
cause-ambush = Засада: там ждёт { $ward }
cause-diverted = Вместо варга: { $ward }
cause-shared = Общая судьба: { $ward }
foresee-away = { $who } не умрёт: дома никого, встреча с другим игроком ({ $ward }; покушение: { $role })
foresee-protected = { $who } не умрёт: есть защита ({ $guard }; покушение: { $role })
foresee-protected-shared = { $who } не умрёт: есть защита ({ $guard }) от чужой судьбы ({ $ward })
foresee-spared = { $who } не умрёт по вашему решению
story-vendetta-hosted-first_night = Временный ведущий — { $who }
story-vendetta-hosted = { $who } — первая жертва казни: вести дальше может этот игрок
story-vendetta-rolled = На кубике { $value }: { $variant }
story-vendetta-voteless = Этой ночью не голосует: { $who }
story-vendetta-stalled = { $n ->
    [one] Давно никто не умирал. Ещё { $n } такой круг, и игра окончена.
    [few] Давно никто не умирал. Ещё { $n } таких круга, и игра окончена.
   *[many] Давно никто не умирал. Ещё { $n } таких кругов, и игра окончена.
}
story-vendetta-enchanted = Заклятие безмолвия: { $who }
story-vendetta-entrusted = { $who } отдаёт голос: { $to }
story-vendetta-burdened = { $who }: голосов добавлено { $votes }
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
refused-pile-empty = { $role }: вытянуть нужно { $count }, в стопке осталось { $left }.
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
