# advice
advice-clocktower-too-many-seats = Au plus { $most } joueurs ont un rôle du module ; les autres viennent en Voyageurs.
advice-clocktower-no-demon = Il n’y a pas de Démon dans cette composition.
advice-clocktower-townsfolk-by-table = D’après le tableau du livre, il y a { $needed } Villageois ; ici { $got }.
advice-clocktower-outsiders-by-table = D’après le tableau du livre, il y a { $needed ->
    [one] { $needed } Étranger
   *[other] { $needed } Étrangers
} ; ici { $got }.
advice-clocktower-minions-by-table = D’après le tableau du livre, il y a { $needed ->
    [one] { $needed } Sbire
   *[other] { $needed } Sbires
} ; ici { $got }.
advice-clocktower-role-twice = { $role } : chaque rôle n’est en jeu qu’une fois.
advice-clocktower-no-team-info = À moins de { $least } joueurs, les Sbires et le Démon ne se découvrent pas, et l’on ne montre aucun rôle au Démon.
advice-clocktower-too-few-for-set = À moins de { $least } joueurs, ce module peut avantager un camp : le livre conseille Trouble Brewing.
advice-clocktower-too-many-for-small = Ce module est petit : il est fait pour cinq ou six joueurs, et à plus, les rôles sont vite connus. Mieux vaut ne pas dépasser { $most } joueurs.
refused-role-twice = { $role } ne peut être en jeu qu’une fois.
