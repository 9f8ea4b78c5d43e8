# Énigmes : une première nuit dont il ne reste qu’une donne.

puzzle-counts = D’après le tableau du livre : Villageois { $townsfolk }, Étrangers { $outsider }, Sbires { $minion }, Démons { $demon } ; des rôles peuvent y changer quelque chose.
puzzle-hidden = Qui n’est pas ce qu’il dit est l’un de ceux-ci : { $roles }.
puzzle-rules = C’est le premier matin. Les gentils disent ce qu’ils croient et ce qu’ils ont appris. Les maléfiques peuvent mentir sur tout.
puzzle-silent = { $name } : { $role }
puzzle-told = { $name } : { $role }. « { $told } »
puzzle-asked = Qui est le Démon ?
puzzle-solved = Solution. { $who }.
puzzle-names = Alice Bruno Chloé David Élise Félix Gaëlle Hugo Inès Jules Karine Louis Manon Noé Océane
puzzle-title = Énigmes
puzzle-day = Aujourd’hui
puzzle-which = Quelle énigme
puzzle-grade = Difficulté { $grade } sur 5
puzzle-grade-number = Difficulté { $grade } sur 5, énigme { $n }
puzzle-next = Énigme suivante
puzzle-coming = L’énigme se prépare…
puzzle-failed = L’énigme n’a pas pu venir pour l’instant.
puzzle-again = Réessayer
puzzle-touch = Touchez un joueur pour noter ce qu’il est d’après vous.
puzzle-mark = { $name } est
puzzle-mark-none = indécis
puzzle-mark-honest = ce qu’il dit
puzzle-answer = Le Démon : { $name }
puzzle-answer-how = Marquez un seul joueur comme le Démon, puis vous pourrez répondre.
puzzle-right = Juste : le Démon est { $name } !
puzzle-wrong = Non, pas { $name }.
puzzle-hints = Pas à pas
puzzle-hint = Un indice
puzzle-hint-follows = Qu’en suit-il ?
puzzle-solution = La solution
puzzle-solution-show = Montrer la solution
puzzle-print = Sur papier
puzzle-look = { $n ->
    [0] Le tableau du livre et ce qu’on sait déjà suffisent.
    [1] Que suit-il de ce que dit { $names } ?
   *[other] Rapprochez ce que disent { $names }. Qu’en suit-il ?
}
puzzle-so = { $n ->
    [0] D’après le tableau du livre et ce qu’on sait déjà : { $what }.
    [1] De ce que dit { $names }, il suit : { $what }.
   *[other] De ce que disent ensemble { $names }, il suit : { $what }.
}
puzzle-is-role = { $name } est { $role }
puzzle-is-good = { $name } est gentil
puzzle-is-evil = { $name } est maléfique
puzzle-is-minion = { $name } est un Sbire
puzzle-is-spared = { $name } n’est pas le Démon
puzzle-proof = À chaque pas : s’il en était autrement, rien n’expliquerait ces paroles, ni un mensonge, ni une capacité qui se trompe.
