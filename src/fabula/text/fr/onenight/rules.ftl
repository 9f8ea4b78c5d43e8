# rules
rules-onenight-1 = De quoi il s’agit
    .text = Quelqu’un à cette table est peut-être un Loup-garou. Vous avez une nuit, une discussion et un vote pour le découvrir.
rules-onenight-2 = La distribution
    .text = Il y a trois cartes de plus que de joueurs. Chacun en reçoit une, trois restent au centre. On sait quelles cartes sont en jeu, pas où elles sont.
rules-onenight-3 = La nuit
    .text = Les rôles sont appelés l’un après l’autre. Certains regardent des cartes, d’autres les échangent. Au matin, votre carte a pu changer sans qu’on vous le dise.
rules-onenight-4 = Le jour
    .text = Parlez. Dites ce que vous voulez, mentez à votre aise. On ne regarde plus et on ne montre plus aucune carte.
rules-onenight-5 = Le vote
    .text = À trois, chacun désigne quelqu’un d’autre. Celui qui est le plus désigné meurt ; en cas d’égalité, tous les ex æquo meurent. Si personne n’a plus d’une voix, personne ne meurt.
rules-onenight-6 = Qui gagne
    .text =
        Vous êtes ce que votre carte est à la fin, même sans l’avoir vue.
        { onenight-villager } | Comme tous les autres du village : au moins un Loup-garou meurt, quels que soient les autres morts. Si aucun joueur n’est Loup-garou, personne ne meurt.
        { onenight-werewolf } | Un joueur au moins est Loup-garou, aucun d’eux ne meurt, ni le Tanneur.
        { onenight-minion } | Les Loups-garous gagnent, même si le Sbire meurt. Si aucun joueur n’est Loup-garou : le Sbire vit, et un autre joueur meurt, qui n’est pas le Tanneur.
        { onenight-tanner } | Le Tanneur meurt. Si un Loup-garou meurt aussi, le village gagne avec lui.
        { onenight-hunter } | Gagne avec le village. Quand le Chasseur meurt, meurt aussi celui { $variant_hunter_points ->
            [anew] qu’il désigne alors.
           *[vote] qu’il désignait.
        }

# when it comes up
more-onenight-1 = Ce qu’on oublie souvent
    .text = Le Voleur n’agit qu’une fois, même avec sa nouvelle carte. Si la carte du Doppelgänger change de place, son nouveau propriétaire est le rôle qu’il avait copié.{ $variant_lone_wolf ->
            [on] { " " }Un Loup-garou seul éveillé peut regarder une carte du centre.
           *[off] { "" }
        } Loups-garous, Francs-maçons et Soûlard doivent agir ; les autres peuvent.
more-onenight-2 = Quand l’honnêteté fait perdre
    .text =
        « J’étais le Voleur et j’ai pris la carte du Villageois. » Tous le croient, l’ancien Villageois le jure. Mais la Noiseuse a échangé cette carte, celle d’un Loup-garou est à sa place, et l’honnête Voleur perd avec elle.
        S’il avait attendu une minute, la Noiseuse aurait parlé d’abord. Commencez donc par la moitié de ce que vous savez : « Je suis la Voyante, mais je ne dis pas encore ce que j’ai vu. »
more-onenight-3 = Les bonnes manières
    .text =
        Gardez les yeux fermés tant qu’on ne vous appelle pas. Le jour, on ne regarde aucune carte, et les bruits de la nuit ne sont pas un argument.
        Tout le monde peut mentir, et personne n’en veut à personne après. Si un camp gagne toujours, ne vous inquiétez pas : ôtez une carte et prenez-en une autre.
more-onenight-4 = D’où il vient
    .text =
        One Night vient d’un jeu japonais d’Akihisa Okui ; One Night Ultimate Werewolf, de lui et de Ted Alspach, paraît chez Bézier Games. La première fois, l’idéal est de trois à cinq joueurs.
