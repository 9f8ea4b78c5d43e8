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
    .text = Vous êtes ce que votre carte est à la fin. Le village gagne si au moins un Loup-garou meurt ; sans Loup-garou parmi les joueurs, seulement si personne ne meurt. Les Loups-garous gagnent s’il y en a et qu’aucun ne meurt. Le Sbire gagne avec eux, même mort ; s’il n’y en a pas, quand il vit et qu’un autre que le Tanneur meurt. Le Tanneur ne gagne que s’il meurt, et alors les Loups-garous ne gagnent pas ; si un Loup-garou meurt aussi, le village gagne avec lui. Le Chasseur qui meurt emporte celui { $variant_hunter_points ->
            [anew] qu’il désigne alors.
           *[vote] qu’il désignait.
        }
rules-onenight-7 = Ce qu’on oublie souvent
    .text = Le Voleur n’agit qu’une fois, même avec sa nouvelle carte. Si la carte du Doppelgänger change de place, son nouveau propriétaire est le rôle qu’il avait copié.{ $variant_lone_wolf ->
            [on] { " " }Un Loup-garou seul éveillé peut regarder une carte du centre.
           *[off] { "" }
        } Loups-garous, Francs-maçons et Soûlard doivent agir ; les autres peuvent.
