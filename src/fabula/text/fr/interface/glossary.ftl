# les mots de la table : comment on les trouve, et leurs groupes
# what a stem may end in
glossary-endings = s e es x é ée és ées er ez ent ant ante ants antes ait aient era erez iez ons t i ie is it ir irez iriez isse issent issez ation ations ion ions eur eurs

glossary-search = Chercher un mot
glossary-found = { $n ->
    [0] Aucun mot trouvé
    [one] { $n } mot trouvé
   *[other] { $n } mots trouvés
}
glossary-all = Tous les mots
ui-when-it-comes-up = Quand le cas se présente
glossary-note = Touchez un mot souligné de points pour savoir ce qu’il veut dire.
glossary-people = Personnes et camps
glossary-roles = Rôles
glossary-cards = Sur les cartes
glossary-states = Ce qu’est un joueur
glossary-course = Nuit et jour
glossary-pieces = Jetons et feuilles
glossary-sides = Camps
glossary-night = La nuit
glossary-day = Le jour
