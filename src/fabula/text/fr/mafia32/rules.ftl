# rules
rules-mafia32-1 = De quoi il s’agit
    .text = Une ville, un ou deux gangs, peut-être un solitaire. La nuit, ils agissent en secret ; le jour, tous parlent et écartent quelqu’un par un vote. Chaque camp veut être celui qui reste.
rules-mafia32-2 = La distribution
    .text = Chacun reçoit une carte. On sait quelles cartes sont en jeu, pas qui les a. Une carte n’est montrée que lorsque son joueur s’en va.
rules-mafia32-3 = La première nuit
    .text = Les rôles sont appelés, mais personne n’agit. Les gangs voient les leurs, l’Espion les voit tous. Puis vient le premier jour, avec un vote.
rules-mafia32-4 = La nuit
    .text = Dans l’ordre : Belle, Docteur, Garde du corps, Avocat, Mafia, Triades, Détective, Juge, Journaliste, Maniaque, Veuve noire, Patient zéro. Qui est abattu cette nuit est encore appelé, mais ce qu’il fait ensuite reste sans effet. Les tirs des deux gangs partent ensemble.
rules-mafia32-5 = Le jour
    .text = La ville apprend qui est mort et qui est en prison ; les morts montrent leur carte et ne disent plus rien. Puis on parle librement. { $variant_hands ->
            [at_once] Tous désignent au même moment.
            [secret] Tous désignent au même moment, et personne ne voit les votes.
           *[in_turn] On nomme les joueurs l’un après l’autre et on lève la main.
        } Celui qui a le plus de voix s’en va. { $variant_tie ->
            [random] En cas d’égalité, le sort décide.
            [all] En cas d’égalité, tous s’en vont.
           *[revote_none] En cas d’égalité, on vote encore une fois.
        }
rules-mafia32-6 = Qui gagne
    .text = La ville gagne quand tous les criminels sont morts{ $variant_infected_criminals ->
            [gone] { " " }ou infectés.
           *[count] , infectés compris.
        } Un gang gagne si, au début d’un jour, l’autre gang est mort et que la ville n’a pas plus de voix que lui ; le Leader compte double. Un solitaire gagne si, au début d’un jour, il reste au plus un autre joueur, et le Patient zéro au plus un joueur sain. { $variant_loner_blocks ->
            [on] Tant qu’un solitaire vit, ni la ville ni un gang ne gagne.
           *[off] La ville ou un gang gagne même si un solitaire vit.
        } Six tours de suite sans mort, infection ni arrestation : match nul ; on l’annonce deux tours avant.

# when it comes up
more-mafia32-1 = Ce qu’on oublie souvent
    .text = Le Docteur ne soigne pas le même deux nuits de suite. Seule la Belle sauve un Espion abattu par un gang. Les prisonniers parlent et l’on peut voter contre eux, mais ils ne votent pas. Le poison tue un jour plus tard.
more-mafia32-2 = Ce que les infectés gardent pour eux
    .text =
        Un infecté n’est plus ce que dit sa carte et rencontre la nuit les autres infectés. Dès lors, il ne doit plus dire qui est de quel gang, pas même de l’ancien sien.
more-mafia32-3 = Les bonnes manières
    .text =
        Les morts et les exclus ne disent rien, pas même du visage. On ne montre sa carte qu’en partant.
        La nuit, gardez les yeux fermés. Ni paris, ni serments, ni menaces, et rien des parties passées.
        La parole du meneur fait loi ; qui n’est pas d’accord le dit après la partie.
more-mafia32-4 = D’où il vient
    .text =
        La Mafia a été inventée en 1986 par Dmitri Davidov à l’université de Moscou et a fait depuis le tour du monde. Voici le jeu à 32 cartes, avec deux gangs et trois solitaires.
