# Разговоры в стороне: четыре места, где двое или трое говорят между собой.
aside = Поговорить в стороне
aside-note = Все видят, кто где стоит. Слова слышат только те, кто рядом.
aside-overheard = За этим столом их слышит и ведущий.
aside-called = Вас зовут на площадь.
aside-well = У колодца
aside-bridge = На мосту
aside-inn = В трактире
aside-lantern = У фонаря
aside-nobody = никого
aside-walk = Подойти
aside-full = Трое
aside-back = На площадь
aside-say = Сказать тем, кто рядом
aside-alone = Сначала к вам должны подойти
aside-ask = Позвать { $place ->
        [well] к колодцу
        [bridge] на мост
        [inn] в трактир
       *[lantern] к фонарю
    }
aside-ask-here = Позвать сюда
aside-asked = ждут: { $name }
aside-waits = Вы позвали { $place ->
        [well] к колодцу
        [bridge] на мост
        [inn] в трактир
       *[lantern] к фонарю
    }: { $name }.
aside-with = Вы { $where }, с вами: { $names }.
aside-by-yourself = Вы { $where }, пока никого рядом.
aside-talk = Говорить там
aside-stays = На площади остаётся { $name }.
aside-asks-you = { $name } зовёт вас { $place ->
        [well] к колодцу
        [bridge] на мост
        [inn] в трактир
       *[lantern] к фонарю
    }.
aside-go = Пойти
aside-stay = Остаться
