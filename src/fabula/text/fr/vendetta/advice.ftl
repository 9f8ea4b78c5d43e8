# advice
advice-vendetta-set-wrong-size = Il faut { $needed } cartes, une par joueur ; il y en a { $got }.
advice-vendetta-too-few-seats = Il faut au moins { $least } joueurs.
advice-vendetta-three-or-six = Le livre est fait pour six joueurs et plus, ou pour trois à la porte.
advice-vendetta-gate-set = À la porte, il y a deux vampires et un chasseur.
advice-vendetta-two-lords = Les vampires ont un seul seigneur au plus.
advice-vendetta-no-enemies = Il faut des vampires, et quelqu’un à démasquer.
advice-vendetta-pile-empty = { $role } : { $count } à tirer, { $left } dans la pile.
advice-vendetta-vampires-by-table = Selon le tableau, il y a de { $least } à { $most } vampires.
advice-vendetta-hunters-by-table = Selon le tableau, il y a de { $least } à { $most } chasseurs.
advice-vendetta-vampires-by-number = Selon le tableau, il y a exactement { $needed ->
    [one] un vampire
   *[other] { $needed } vampires
}.
advice-vendetta-hunters-by-number = Selon le tableau, il y a exactement { $needed ->
    [one] un chasseur
   *[other] { $needed } chasseurs
}.
advice-vendetta-many-special-vampires = Selon le tableau, au plus { $most ->
    [one] { $most } vampire spécial
   *[other] { $most } vampires spéciaux
}. On peut en mettre plus, mais cela devient un duel de calculs : plus personne ne lit les visages.
advice-vendetta-few-special-vampires = { $least ->
    [one] Selon le tableau, au moins un des vampires est spécial.
   *[other] Selon le tableau, au moins { $least } des vampires sont spéciaux.
}
advice-vendetta-few-special-hunters = { $least ->
    [one] Selon le tableau, au moins un des chasseurs est spécial.
   *[other] Selon le tableau, au moins { $least } des chasseurs sont spéciaux.
}
advice-vendetta-many-special-hunters = Selon le tableau, au plus { $most ->
    [one] { $most } chasseur spécial
   *[other] { $most } chasseurs spéciaux
}.
advice-vendetta-early-lord = Selon le tableau, à six joueurs, les vampires n’ont pas de seigneur.
advice-vendetta-no-lord = À partir de sept joueurs, les vampires ont un seigneur.
advice-vendetta-all-hunters-special = Tous les chasseurs ne devraient pas être spéciaux : ils se connaissent, et cela suffit.
advice-vendetta-werewolf-early = Un métamorphe se joue à partir de { $least } joueurs.
advice-vendetta-vargs-early = Les vargs se jouent à partir de { $least } joueurs.
advice-vendetta-vargs-and-werewolf = Les vargs et un autre métamorphe ensemble, c’est trop pour la ville.
advice-vendetta-decided-at-once = Autant de chasseurs que de vampires : ils gagnent à la première tombée de la nuit.
advice-vendetta-more-than-box = { $role } : { $count } dans le jeu, { $box } dans la boîte ; les téléphones en ont assez.
