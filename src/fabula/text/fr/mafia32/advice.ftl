# advice
advice-mafia32-set-wrong-size = Il faut { $needed } cartes, une par joueur ; il y en a { $got }.
advice-mafia32-too-few-seats = Il faut au moins { $least } joueurs.
advice-mafia32-no-criminals = Il n’y a aucun criminel dans ce jeu.
advice-mafia32-many-criminals = Le livret admet au plus { $most ->
    [one] un criminel
   *[other] { $most } criminels
} pour autant de joueurs.
advice-mafia32-two-gangs-early = Pour deux gangs, il faut au moins { $least } joueurs.
advice-mafia32-decided-at-once = Le gang a autant de voix que la ville : il gagne dès le premier matin.
advice-mafia32-one-mistake = Un vote raté, un tir, et le gang a gagné : c’est dur pour la ville. Avec un criminel de moins, c’est plus juste.
advice-mafia32-one-loner = Prenez un seul solitaire.
advice-mafia32-detective-and-judge = Mieux vaut l’un des deux : Détective ou Juge.
advice-mafia32-town-share = La ville devrait être deux fois plus nombreuse que les criminels ; ici, { $town } contre { $criminals }.
advice-mafia32-special-town = Environ un tiers de la ville devrait être spécial ; ici, { $special }.
advice-mafia32-special-criminals = Environ un tiers des criminels devrait être spécial ; ici, { $special }.
advice-mafia32-gangs-uneven = Partagez les criminels en deux moitiés ; ici, { $mafia } contre { $triads }.
advice-mafia32-more-than-box = { $role } : { $count } dans le jeu, { $box } dans la boîte ; les téléphones en ont assez.
