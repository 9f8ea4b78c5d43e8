# Les rôles sans règles ici : ce qui se dit pendant qu’on les mène.

prompt-clocktower-led_players = Qui choisissez-vous ?
    .note = Le Conteur vous le demande. On peut en choisir moins, ou personne.
prompt-clocktower-led_role = Quel rôle choisissez-vous ?
    .note = Le Conteur vous le demande. Touchez un rôle, ou aucun.
prompt-clocktower-led_yes_no = Oui ou non ?
    .note = Le Conteur vous le demande et attend votre réponse.
story-you-card = Le Conteur vous montre : { $what }
story-clocktower-card = { $who } voit : { $what }
grim-mark-led = { $role }, rappel { $n }
grim-card-note = Pour vous
grim-info-card = Une carte pour { $name }
grim-info-text = Un texte, au besoin
grim-info-players = Joueurs sur la carte
grim-info-roles = Rôles sur la carte
grim-info-note = Envoyée, elle reste dans le journal du joueur ; personne d’autre n’en sait rien.
grim-info-hold = Montrer ici
grim-info-send = Envoyer à { $name }
grim-write-card = Envoyer une carte
grim-ask = Demander à { $name }
grim-ask-note = Le joueur répond sur son téléphone, ou vous touchez ce qu’il désigne.
grim-ask-players = { $n ->
    [1] De choisir un joueur
   *[other] De choisir jusqu’à { $n } joueurs
  }
grim-ask-role = De choisir un rôle
grim-ask-yes_no = Oui ou non
grim-put-mark = Poser un rappel
grim-put-where = Près de quel jeton ?
grim-led-note = Ce rôle n’a pas de règles ici. Ce qu’il fait, c’est vous qui le faites arriver : touchez un jeton.
grim-led-ability = Ce que fait le rôle
grim-amend-wake = Réveiller
grim-amend-ask = Faire choisir
grim-amend-execute = Est exécuté
grim-amend-block = Est en sursis
grim-amend-gain = Une capacité de plus
grim-amend-swap = Échanger les rôles avec
grim-avert = La partie continue
grim-avert-note = Avec des rôles que vous menez, la fin dépend de vous. Elle n’est annoncée que si vous la confirmez.
grim-set-by-hand = Avec des rôles que vous menez, les nombres dépendent de vous : { $n } sur { $of } choisis.
grim-set-off-table = Ce jeu ne suit pas la table. Assurez-vous que ses rôles le veulent ainsi.
grim-set-again = { $role } : encore une fois
script-is-led = Mené à la main.
script-own = Inventés par l’auteur, menés à la main
advice-clocktower-led = Ces rôles n’ont pas de règles ici ; le Conteur les mène à la main, rappelés à leur tour : { $roles }
advice-clocktower-left-out = Laissés de côté, car Fabula ignore leurs règles et personne ne mène : { $roles }
