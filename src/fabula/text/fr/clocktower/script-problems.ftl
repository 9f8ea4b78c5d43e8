# D’un module que quelqu’un apporte : ce qui en est compris, et ce qui ne l’est pas.

script-problem-too-large = Le fichier dépasse { $most } ko : c’est trop pour un module.
script-problem-not-json = Ce n’est pas un module : la ligne { $line }, caractère { $column }, est illisible.
script-problem-not-readable = Ce n’est pas un module : le fichier est illisible.
script-problem-not-a-list = Ce n’est pas un module : il ne contient pas de liste de rôles.
script-problem-too-many = Plus de { $most } entrées : le reste est laissé de côté.
script-problem-strange-entry = L’entrée { $n } n’est ni le nom d’un rôle ni sa description : laissée de côté.
script-problem-second-meta = Le module dit deux fois son nom : le premier compte.
script-problem-unknown-role = Personne ne connaît le rôle « { $name } » : laissé de côté.
script-problem-role-twice = Deux fois dans le module : { $role }. Une fois suffit.
script-problem-unknown-kind = « { $name } » ne dit pas de quel type est ce rôle : laissé de côté.
script-problem-homebrew = « { $name } » est un rôle inventé par l’auteur : qui mène le joue à la main ; il est laissé de côté si personne ne mène.
script-problem-homebrew-like = « { $name } » porte le nom d’un rôle publié, avec un autre texte. On peut le prendre comme le rôle publié.
script-problem-homebrew-twice = « { $name } » est décrit deux fois : la première description compte.
script-problem-strange-order = L’ordre des nuits est illisible : l’ordre habituel reste.
script-problem-strange-line = L’ordre des nuits nomme « { $name } », qui n’est pas dans le module.
script-problem-no-name = Le module n’a pas de nom.

script-bring-note = Choisissez un fichier, déposez-le ici ou collez un module tel qu’on les partage, ou simplement les noms de ses rôles.
script-file = Choisir un fichier
script-paste = Texte du module
script-read = Le lire
script-take = Y jouer
script-found = Reconnus
script-found-none = Aucun de ses rôles n’a encore ses règles ici : il n’y a rien à jouer.
script-left = Sans règles ici : menés à la main, laissés de côté si personne ne mène
script-storyteller = Légendaires et Lorics
script-travellers = Ses Voyageurs, mais d’autres peuvent venir
script-away = Le serveur ne répond pas. Réessayez.

script-first_night = Première nuit
script-other_nights = Autres nuits
script-seats = Joueurs
script-dusk = Crépuscule
script-dawn = Aube
script-minion_info = Info des Sbires
script-demon_info = Info du Démon
script-fabled = Légendaires
script-loric = Lorics
script-as-published = Jouer avec les règles publiées : { $roles }
