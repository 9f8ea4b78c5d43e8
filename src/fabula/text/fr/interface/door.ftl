# Qui entre, et qui prend la place de qui. Lacunes : name, by (des noms), seat (un nombre).
door-title = Qui peut entrer
door-open = Tout le monde
door-nod = Avec mon accord
door-shut = Personne
door-onlookers = Les spectateurs peuvent regarder
    .note = Le grand écran est aussi un spectateur.
door-waits = { $name } veut entrer
door-wants = { $name } veut prendre la place { $seat }
door-wants-note = Cette place était celle d’un autre joueur. Qui la prend voit tout ce que ce joueur a appris.
door-let-in = Laisser entrer
door-agree = Accepter
door-decline = Refuser
door-waiting = On attend l’accord d’un autre joueur. Si personne ne peut le donner, la place est à vous dans une minute.
door-freed = Place { $seat }, { $name } : libérée par { $by }
door-come-as = Entrer comme « { $name } »
door-name-of = Un autre nom pour { $name }

refused-table-shut = L’hôte ne laisse plus entrer personne à cette table.
refused-waits-for-a-nod = L’hôte voit votre nom et peut vous laisser entrer. Patientez un instant.
refused-turned-away = Cette table a refusé.
refused-nobody-waits = Plus personne n’attend cela.
refused-another-nods = Un autre joueur doit donner son accord.
refused-no-onlookers = L’hôte n’admet pas de spectateurs.
refused-cannot-keep = Le serveur ne peut rien enregistrer en ce moment. Votre dernier geste n’est pas gardé, réessayez bientôt.
refused-table-spent = Cette table a tout écrit ce qu’elle pouvait. Finissez la partie, puis faites une nouvelle table.
refused-too-much-written = On a trop écrit d’ici. Patientez un peu.
refused-too-busy = Cette table occupe trop le serveur. Patientez un instant.
