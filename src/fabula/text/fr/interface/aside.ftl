# Les apartés : quatre endroits où deux ou trois personnes parlent entre elles.
aside = Parler à l’écart
aside-note = Tout le monde voit qui se tient où. Seuls ceux qui sont sur place entendent.
aside-overheard = À cette table, qui mène les entend aussi.
aside-called = On vous appelle sur la place.
aside-well = Près du puits
aside-bridge = Sur le pont
aside-inn = À l’auberge
aside-lantern = Sous la lanterne
aside-nobody = personne
aside-walk = Y aller
aside-full = Complet
aside-back = Sur la place
aside-say = Le dire à ceux qui sont ici
aside-alone = Quelqu’un doit d’abord vous rejoindre
aside-ask = Inviter { $place ->
        [well] près du puits
        [bridge] sur le pont
        [inn] à l’auberge
       *[lantern] sous la lanterne
    }
aside-ask-here = Inviter quelqu’un ici
aside-asked = on attend { $name }
aside-waits = Vous avez invité { $name } { $place ->
        [well] près du puits
        [bridge] sur le pont
        [inn] à l’auberge
       *[lantern] sous la lanterne
    }.
aside-with = Vous êtes { $where }, avec { $names }.
aside-by-yourself = Vous êtes { $where }, personne d’autre pour l’instant.
aside-talk = Y parler
aside-stays = { $name } reste sur la place.
aside-asks-you = { $name } vous invite { $place ->
        [well] près du puits
        [bridge] sur le pont
        [inn] à l’auberge
       *[lantern] sous la lanterne
    }.
aside-go = Y aller
aside-stay = Rester
