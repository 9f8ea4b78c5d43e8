# Who leads: offers, votes and lots. Gaps: n (a number), names, name.
leads-note = Qui mène voit toutes les cartes, appelle la nuit et ne joue pas. Chacun peut se proposer ; ensuite on vote ou on tire au sort.
leads-table = Ou laissez la table décider
leads-could = Je peux mener
    .note = Vous jouez tant que la table ne vous choisit pas.
leads-nobody = Personne ne s’est encore proposé.
leads-no-vote = Pas encore de voix
leads-votes = { $n ->
    [one] { $n } voix : { $names }
   *[other] { $n } voix : { $names }
}
leads-vote = Voter
leads-voted = Ma voix
leads-vote-for = Voter pour que { $name } mène
leads-by-vote = Le vote décide
leads-by-lot = Le sort décide
leads-lot-some = En cas d’égalité, le sort décide. On tire au sort parmi les personnes qui se sont proposées.
leads-lot-all = Personne ne s’est proposé : on tire au sort parmi toutes les personnes présentes.

refused-no-volunteer = Cette personne ne s’est pas proposée.
refused-nobody-voted = Personne n’a encore voté.
