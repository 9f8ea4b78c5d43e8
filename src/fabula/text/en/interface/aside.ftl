# Talks aside: four places where two or three have a word by themselves. Gaps: place, name.
aside = Talk aside
aside-note = Everyone sees who stands where. Only those who stand there hear the words.
aside-overheard = At this table whoever leads hears them too.
aside-called = You are called to the square.
aside-well = At the well
aside-bridge = On the bridge
aside-inn = In the inn
aside-lantern = Under the lantern
aside-nobody = nobody
aside-walk = Go there
aside-full = Full
aside-back = To the square
aside-say = Say it to those here
aside-alone = Somebody has to join you first
aside-ask = Ask { $place ->
        [well] to the well
        [bridge] onto the bridge
        [inn] to the inn
       *[lantern] to the lantern
    }
aside-ask-here = Ask somebody here
aside-asked = asked: { $name }
aside-waits = { $name } is asked { $place ->
        [well] to the well
        [bridge] onto the bridge
        [inn] to the inn
       *[lantern] to the lantern
    }.
aside-with = You are { $where }, with { $names }.
aside-by-yourself = You are { $where }, by yourself so far.
aside-talk = Talk there
aside-stays = { $name } stays on the square.
aside-asks-you = { $name } asks you { $place ->
        [well] to the well
        [bridge] onto the bridge
        [inn] to the inn
       *[lantern] to the lantern
    }.
aside-go = Go
aside-stay = Stay
