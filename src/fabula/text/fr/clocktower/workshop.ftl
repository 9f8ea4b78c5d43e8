# L’atelier des modules de la Tour de l’Horloge.

workshop-title = Atelier des modules
workshop-roles = Rôles
workshop-sheet = Feuille
workshop-nights = Nuits
workshop-try = Essai
workshop-give = Partager
workshop-by-day = Thème clair

workshop-mine = Mes modules
workshop-mine-note = Enregistrés automatiquement, dans ce navigateur seulement.
workshop-new = Un nouveau module
workshop-begin-with = Partir d’un module de la boîte
workshop-open = Ouvrir un module
workshop-take = Modifier
workshop-copy = En faire une copie
workshop-copy-of = { $name } (copie)
workshop-remove = Retirer : { $name }
workshop-removed = Retiré : { $name }
workshop-put-back = Le remettre
workshop-not-kept = Ce navigateur ne garde rien : enregistrez le module dans un fichier.
workshop-unnamed = Module sans nom
workshop-name = Nom du module
workshop-author = Auteur
workshop-count = { $n ->
    [one] { $n } rôle
   *[other] { $n } rôles
}

workshop-search = Chercher par nom
workshop-kind = Type
workshop-any = Tous
workshop-set = Origine
workshop-set-carousel = Carousel
workshop-degree = Connu ici
workshop-degree-ruled = Avec règles
workshop-degree-led = Mené à la main
workshop-degree-named = Nom seul
workshop-chosen = Dans le module
workshop-found = { $n ->
    [0] Aucun rôle ne porte ce nom
    [one] { $n } rôle trouvé
   *[other] { $n } rôles trouvés
}
workshop-own-role = Un rôle inventé par l’auteur.
workshop-leave-out = Laisser de côté : { $name }

workshop-counts = Combien de chaque type
workshop-of = { $got } sur { $usual }
workshop-usual = { $kind } : { $got }, d’ordinaire { $usual }
workshop-size = Taille
workshop-size-full = Taille habituelle
workshop-size-teensy = Teensyville
workshop-enough = Assez de rôles pour { $seats } joueurs.
workshop-enough-none = Pas encore assez de rôles pour une table.
workshop-lacks = Ce qui manque
workshop-lacks-nothing = Rien ne semble manquer.
workshop-lack-no-demon = Il n’y a pas de Démon.
workshop-lack-few-townsfolk = À { $seats } joueurs il faut { $needed } Villageois ; ici { $got }.
workshop-lack-few-outsider = À { $seats } joueurs il faut { $needed ->
    [one] { $needed } Étranger
   *[other] { $needed } Étrangers
} ; ici { $got }.
workshop-lack-few-minion = À { $seats } joueurs il faut { $needed ->
    [one] { $needed } Sbire
   *[other] { $needed } Sbires
} ; ici { $got }.
workshop-lack-few-for = { $role } peut mettre { $needed ->
    [one] { $needed } Étranger
   *[other] { $needed } Étrangers
} en jeu à { $seats } joueurs ; ici { $got }.
workshop-lack-comes-with = { $role } vient avec { $other }, qui n’est pas dans le module.
workshop-lack-few-bluffs = À { $seats } joueurs il reste hors jeu moins de { $needed } bons rôles à montrer au Démon.
workshop-lack-nobody-learns-demon = Aucune capacité ne dit rien de qui est le Démon.
workshop-lack-nobody-learns-minion = Aucune capacité ne dit rien de qui sont les Sbires.
workshop-lack-nobody-learns-outsider = Aucune capacité ne dit rien de qui sont les Étrangers.
workshop-lack-all-true = Personne ne peut être ivre, empoisonné ni pris pour un autre : tout ce qu’on apprend est vrai.
workshop-unruled = { $n ->
    [one] { $n } rôle n’a pas de règles ici : les robots ne l’essaient pas, et il n’entre pas en jeu sans meneur.
   *[other] { $n } rôles n’ont pas de règles ici : les robots ne les essaient pas, et ils n’entrent pas en jeu sans meneur.
}
workshop-travellers = Voyageurs qui lui vont bien
workshop-add = Ajouter : { $name }
workshop-empty = Il n’y a pas encore de rôle dans le module.
workshop-choose-roles = Choisir des rôles
workshop-read-problems = Ce qui n’a pas été compris

workshop-order-note = Tirez une ligne par son numéro, déplacez-la avec ses flèches, ou avec les touches fléchées quand son numéro est choisi.
workshop-order-table = À une table de Fabula, l’ordre habituel reste.
workshop-order-usual = L’ordre publié.
workshop-order-own = L’ordre du module.
workshop-order-back = Revenir à l’ordre publié
workshop-move = Déplacer : { $name }
workshop-earlier = Plus tôt : { $name }
workshop-later = Plus tard : { $name }
workshop-moved = { $name } : maintenant ligne { $n }.

workshop-try-note = Des robots jouent le module de nombreuses fois sur le serveur, à l’écart des tables. Ils jouent avec bon sens, mais pas comme des gens : fiez-vous aux écarts plus qu’aux nombres.
workshop-seats = Joueurs
workshop-games = Parties
workshop-seed = Graine
workshop-seed-note = La même graine donne les mêmes parties.
workshop-begin = Jouer
workshop-stop = Arrêter
workshop-progress = { $n ->
    [one] { $n } partie
   *[other] { $n } parties
} sur { $of }
workshop-waits = Les premières parties se jouent
workshop-in-line = Un autre module est à l’essai. Le vôtre vient ensuite
workshop-left-out = Joué sans eux, faute de règles ici
workshop-too-few = Pour { $n } joueurs il a trop peu de rôles avec règles.
workshop-state-time-is-up = Le temps est écoulé ; voici les parties jouées.
workshop-state-stopped = Arrêté ; voici les parties jouées.
workshop-state-failed = L’essai s’est interrompu. Réessayez.
workshop-broken = { $n ->
    [one] { $n } partie n’a pas pu aller à son terme, elle n’est pas comptée.
   *[other] { $n } parties n’ont pas pu aller à leur terme, elles ne sont pas comptées.
}
workshop-wins = Qui gagne
workshop-bars-note = Le trait fin montre où se tient la vraie part dans 95 cas sur 100.
workshop-days = Combien de jours cela dure
workshop-days-of = Jours
workshop-decide = Quels rôles décident de l’issue
workshop-decide-note = Combien de fois les gentils gagnent avec un rôle en jeu, comparé à toutes les parties. À droite de la ligne, plus souvent ; à gauche, moins souvent. Si la barre fine croise la ligne, l’écart peut être dû au hasard ; même sans aucun effet, un rôle sur vingt environ la manquera.
workshop-as-table = En tableau
workshop-col-role = Rôle
workshop-col-side = Camp
workshop-col-share = Part
workshop-col-between = Entre
workshop-col-with = Victoires des gentils avec lui
workshop-col-without = sans lui
workshop-from-to = de { $low } à { $high }
workshop-good-wins = Les gentils gagnent : { $share }, entre { $low } et { $high }
workshop-evil-wins = Les maléfiques gagnent : { $share }, entre { $low } et { $high }
workshop-days-in-short = Le plus souvent { $most ->
    [one] { $most } jour
   *[other] { $most } jours
} ; toujours entre { $low } et { $high }.
refused-rehearsal-busy = Plusieurs modules attendent leur tour. Réessayez dans un moment.
refused-no-such-rehearsal = On ne sait plus rien de cet essai.
refused-not-ruled = On ne peut essayer que des habitants qui ont des règles.
refused-too-few-roles = Il y a trop peu de rôles avec règles pour autant de joueurs.

workshop-save = Enregistrer dans un fichier
workshop-print = Imprimer ou PDF
workshop-link = Lien vers le module
workshop-link-note = Tout le module est dans le lien lui-même. Le serveur n’en garde rien.
workshop-copy-link = Copier le lien
workshop-copied = Copié
workshop-qr = QR code du module
workshop-qr-too-long = Le module est trop long pour un QR code.
workshop-play = Y jouer
workshop-play-note = Ouvre une table avec ce module ; vous en êtes l’hôte.
workshop-play-here = Le mettre sur la table { $code }

workshop-make-small = Faire un petit module
workshop-small-again = Un autre petit module
workshop-make-small-note = De ces rôles, 6 Villageois, 2 Étrangers, 2 Sbires et 1 Démon, pour cinq ou six joueurs. Appuyez encore pour en avoir d’autres.
workshop-small-of = { $name }, en petit
