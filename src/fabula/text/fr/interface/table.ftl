# À une table, quel que soit le jeu : les gens, l’attente, l’arrêt. Variables : n (un nombre), name, names.
advice-guests-unled = Sans téléphone, on n’apprend pas sa carte tant que Fabula mène : { $names }. Qu’une personne mène, ou prêtez un téléphone.
table-break-off = { $n ->
    [one] Arrêter la partie ?
   *[other] Arrêter la partie pour les { $n } joueurs ?
}
table-break-off-note = Personne ne gagne, et toutes les cartes sont montrées. Pendant dix secondes, vous pouvez encore reprendre la partie.
table-break-off-hold = Maintenez pour arrêter
table-break-off-not = Continuer à jouer
table-breaking = La partie va s’arrêter. Ensuite, toutes les cartes seront montrées.
table-bring-back = Reprendre la partie
table-broken-off = La partie a été arrêtée
table-untell = Annuler la fin
table-untell-note = La partie reprend juste avant sa fin. Mais tous ont déjà vu les cartes.
table-kept = Gardé ici, partira seul
table-chosen = Choisir ces { $n }
table-open = { $n ->
    [one] Une réponse manque. Continuer quand même ?
   *[other] { $n } réponses manquent. Continuer quand même ?
}
table-open-note = Sans réponse : { $names }. Le livre décide pour eux.
table-open-go = Continuer quand même
table-lent = Répondre pour { $name }
table-lent-note = { $name } n’a pas de téléphone. Indiquez ce qui est dit à voix haute : tout le monde peut le voir.
table-lent-nominate = Qui veut-on nominer ?
table-lent-exile = Qui veut-on exiler ?
table-lent-indict = Nominer le Conteur
table-lent-up = Main levée
table-lent-down = Main baissée
table-lent-raise = Lever la main de { $name }
table-lent-lower = Baisser la main de { $name }
table-mute = Priver des messages
table-unmute = Rendre les messages
table-muted = L’hôte a privé cet appareil des messages : vous ne pouvez ni écrire, ni chuchoter, ni rien déclarer dans l’application. Le reste continue comme avant ; demandez-lui pourquoi si vous l’ignorez.
rulings-title = Décisions de cette table
rulings-note = Comment vous jouez là où le livre se tait, ou autrement. Tous l’apprennent aussitôt, et c’est gardé sur la feuille du module, sur papier aussi.
rulings-write = Une décision, dans vos mots
rulings-tell = L’annoncer à tous
rulings-drop = Plus en vigueur : { $text }
rulings-new = Décision de cette table : { $text }
brief = Les règles en une minute
brief-manners = Jouez gentiment. Ici on se ment et l’on reste amis : tuez avec élégance, mourez avec panache.
table-apart = Un espace après cette place
    .note = Le cercle s’affiche partout comme vous êtes assis : les voisins sans espace partagent un canapé.
# the menu: whom or what its entries concern
table-menu-me = Vous
table-menu-device = Cet appareil
table-menu-table = La table
table-menu-face = Nom et signe
table-move-camera = Visez ce code avec l’appareil photo de l’autre appareil.
table-move-digits = Ou ouvrez-y { $host }, entrez le code de la table { $code }, touchez « { $button } » et saisissez :
table-move-note = Une seule fois, pendant cinq minutes. Cet appareil garde aussi votre place.
table-evenings = Garder nos soirées
table-evenings-in = Nos soirées : { $name }
