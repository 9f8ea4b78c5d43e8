# Blood on the Clocktower : le grimoire du conteur.

# the screen
grim-undo = Annuler
grim-more = Plus
grim-show-card = Montrer une carte
grim-show = Montrer
grim-show-again = Montrer encore : { $what }
grim-show-role-to = Montrer le rôle à { $name }
grim-to-do = À faire
grim-circle = Cercle
grim-living = En vie : { $n }
grim-bluffs = Montrés au Démon, pas en jeu
grim-happened = Ce qui s’est passé
grim-roles = Rôles en jeu
grim-advice = Conseils au Conteur

# tokens and marks
grim-believes = Croit : { $role }
grim-side-good = Du côté des gentils
grim-side-evil = Du côté des maléfiques
grim-fallen = Mort à l’aube
grim-awake = éveillé
grim-votes-left = votes restants : { $n }
grim-mark-drunk = Ivre
grim-mark-poisoned = Empoisonné
grim-mark-safe = Protégé
grim-mark-master = Maître
grim-mark-red_herring = Leurre
grim-mark-spent = Capacité épuisée
grim-mark-three_votes = Trois votes
grim-mark-negative_vote = Vote négatif

# decisions
prompt-clocktower-set = Quels rôles sont en jeu ?
    .note = Les nombres suivent le tableau ; qui les change est compté.
prompt-clocktower-travellers = Qui est Voyageur ?
    .note = Au-delà de quinze, les autres voyagent.
prompt-clocktower-drunk = Qui est le Soulard ?
    .note = Chacun a tiré un Villageois ; l’un d’eux se trompe sur lui-même.
prompt-clocktower-learn-beggar = Qu’apprend le Mendiant ?
    .note = Le camp de qui a donné son jeton.
grim-this-set = cet ensemble
grim-true = vrai
grim-is-true = C’est vrai : { $what }
grim-is-lie = C’est faux : { $what }
grim-free = La capacité n’agit pas : toute réponse convient, la vraie aussi.
grim-about = À propos de : { $names }
grim-suggested = Conseil : { $what }.
grim-decide = Décider : { $what }
grim-tell = Dire à { $name } : { $what }
grim-picked = Choisis : { $n } sur { $of }
grim-one-of = { $names } : l’un des deux est { $role }
grim-which-role = Quel rôle montrer ?
grim-which-two = Quels deux joueurs ?
grim-set-suggested = Revenir au conseil
grim-set-lot = Au hasard
grim-set-example = Exemple { $n }
grim-set-fill = { $role } : toutes les places restantes ({ $n })
grim-set-clear = Vider
grim-count = { $kind } : { $n } sur { $of }
grim-count-changed = (à cause de { $role })

# why this is advised
why-before = Vous en aviez décidé ainsi avant d’annuler.
why-lot = Au hasard, pour que nul ne puisse prévoir votre choix.
why-mix = Environ la moitié des Villageois apprend quelque chose par elle-même.
why-registers = Un rôle pris pour un autre fait une énigme.
why-lie = Un mensonge vraisemblable aide les maléfiques.
why-truth-among-lies = Parfois la vérité, pour qu’on ne puisse retourner les mensonges.
why-drunk-informed = Qui apprend quelque chose peut se tromper sur quelque chose.
why-bluffs-mixed = Deux Villageois et un Étranger que personne ne croit être.
why-bluffs-unbelieved = Trois rôles hors jeu que personne ne croit être.
why-travellers-mostly-good = Les Voyageurs sont surtout gentils ; de plusieurs, un est maléfique.
why-help-good = Les gentils sont loin derrière.
why-mayor-lives = Un Maire qui vit quand un autre est mort pose une énigme.
why-help-behind = Cela aide le camp qui est derrière.
why-rarely = Cela arrive, mais rarement.

# the night
grim-sheet = Feuille de nuit
grim-earlier = Plus tôt cette nuit : { $n }
grim-done = fait
grim-now = Maintenant
grim-line-minion_info = Info des Sbires
grim-line-demon_info = Info du Démon
grim-line-news = Nouveaux rôles
grim-wake = Réveillez : { $names }
grim-wake-choose = Réveillez et faites choisir : { $names }
grim-let-sleep = Montrez ce qu’il faut, puis laissez dormir : { $names }
grim-really-drunk = C’est le Soulard : rien n’a d’effet.
grim-or-phone = Touchez ce qu’on montre, ou attendez le téléphone.
grim-chose = Choix de { $name } : { $what }
grim-falls = { $name } meurt
grim-marks = { $name } : { $mark }
grim-to-show-role = { $name } est désormais { $role }
grim-how = Comment mener ce rôle
grim-dusk = Chacun découvre son rôle
grim-dusk-note = Qui a un téléphone y voit son rôle. Montrez-le ici aux autres, un par un.
grim-has-seen = l’a vu
grim-in-play = En jeu : { $roles }

# the day
grim-talk = Le village parle
grim-nominations = Nominations
grim-nominated = { $who } a nominé { $name }
grim-who-nominates = Qui nomine ? Touchez qui n’a pas de téléphone.
grim-who-acts = Qui agit devant tous ?
grim-deeds = De jour
grim-no-deeds = Rien à faire devant tous à présent.
grim-deed-nominate = Nominer
grim-deed-exile = Demander l’exil
grim-deed-slay = Tirer en Mercenaire
grim-deed-give = Donner son jeton de vote
grim-vote-on = Exécuter { $name } ?
grim-exile-of = Exiler { $name } ?
grim-exile-needs = Mains nécessaires : { $n }
grim-hands = Mains
grim-ballot-note = Tous ferment les yeux. Touchez qui lève la main ; qui a un téléphone y répond. Ne dites pas combien de mains il y eut.
grim-hushed-note = Ce vote est secret : la parole d’abord, les mains ensuite, les yeux fermés.
grim-plea-note = Accusation, puis défense. On peut déjà lever la main.
grim-hands-note = Touchez qui lève la main ; elle compte au passage de l’aiguille.
grim-counted = compté

# what going on does
grim-aloud = À dire à tous
grim-next-dusk = Commencer la première nuit
grim-next-line = Suite de la feuille
grim-next-without = Continuer sans { $names }
grim-next-without-many = Continuer sans { $n } réponses
grim-next-lots = Tirer au sort pour { $names }
grim-next-lots-many = Tirer au sort pour { $n } joueurs
grim-next-nominations = Ouvrir les nominations
grim-next-vote = Compter les mains
grim-next-hand = Compter la main suivante
grim-next-execution = Finir le jour : { $name } est exécuté
grim-next-no-execution = Finir le jour sans exécution

# one seat
grim-part-hand = Corriger
grim-part-sees = Sa partie
grim-part-role = Le rôle
grim-by-hand = Changer à la main
grim-amend-kill = Meurt
grim-amend-revive = Vit
grim-amend-role = Autre rôle
grim-amend-believe = Se croit
grim-amend-side = Camp
grim-amend-mark = Poser un rappel
grim-amend-unmark = Ôter un rappel
grim-amend-carry = Déplacer un rappel
grim-carry-to = Chez qui ?
grim-amend-votes = Votes restants
grim-amend-show_role = Montrer un rôle
grim-amend-show_player = Montrer un joueur
grim-amend-talked = A parlé dans le silence
grim-amend-silence = Faire taire
grim-amend-unsilence = Rendre la parole
grim-amend-depart = Rentre chez soi
grim-notes = Mes notes
grim-notes-note = Gardées sur cet appareil seulement.
grim-sees = Ce que sait ce joueur
grim-sees-role = Mon rôle : { $role }
grim-sees-nothing = Rien n’a encore été dit.
grim-traveller = Un Voyageur arrive
grim-traveller-note = Tous apprennent le rôle, nul le camp. Un maléfique apprend qui est le Démon.
grim-traveller-not-now = Personne ne peut venir à présent.
grim-traveller-after = Après qui s’assied-il, dans le sens horaire ?
grim-traveller-arrives = Accueillir
grim-end-note = Seulement si un camp n’a plus d’espoir. Tout sera dit aussitôt.

# a card held up
grim-card = Une carte à montrer
grim-card-language = Langue de la carte
grim-card-close = Touchez pour fermer
grim-card-you-are = Vous êtes
grim-card-this-role = Ce rôle
grim-card-demon = Voici le Démon
grim-card-minions = Voici vos Sbires
grim-card-fellows = Voici des Sbires comme vous
grim-card-bluffs = Ces rôles ne sont pas en jeu
grim-card-no-outsiders = Pas d’Étrangers
grim-card-one-of-two = L’un des deux est
grim-card-this-player = Ce joueur
grim-card-this-player-is = Ce joueur est
grim-card-number = Le nombre
grim-card-answer = La réponse
grim-card-your-side = Votre camp
grim-card-use-ability = Utilisez-vous votre capacité ?
grim-card-nominated-you = Faites un choix
grim-said = C’est dit, continuer
grim-order = L’ordre de la nuit
grim-order-note = Pour toutes les nuits sauf la première, dès la prochaine.
grim-order-not-now = Pendant la nuit, l’ordre ne change pas.
grim-order-which = Quelle ligne déplacer ?
grim-order-before = Devant quelle ligne ? La même la met en dernier.
