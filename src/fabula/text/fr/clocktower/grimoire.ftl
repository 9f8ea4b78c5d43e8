# Blood on the Clocktower: the Storyteller’s Grimoire.

# the screen
grim-undo = Annuler
grim-more = Plus
grim-show-card = Montrer une carte
grim-show = Montrer
grim-show-again = Montrer encore : { $what }
grim-show-role-to = Montrer le rôle à { $name }
grim-to-do = À faire
grim-half-sheet = Feuille
grim-both = { $half } et cercle
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
    .note = Les nombres suivent le tableau ; les rôles qui les changent sont déjà comptés.
prompt-clocktower-travellers = Qui est Voyageur ?
    .note = Quinze joueurs au plus ont un rôle du module ; les autres sont Voyageurs.
prompt-clocktower-tokens = Qui a tiré quel jeton ?
    .note = Touchez le jeton que chacun a tiré. Toucher un joueur lui rend son tour, et son jeton retourne dans le sac.
grim-tokens-whose = { $name } a tiré…
grim-tokens-drawn = Qui a tiré quoi
grim-tokens-all = Le sac est vide.
grim-tokens-left = Encore dans le sac : { $n }
grim-tokens-take = C’est ce qui a été tiré
grim-tokens-beside = La Marionnette veut un bon joueur à côté du Démon, et il n’y en a pas. Que tous tirent à nouveau.
grim-set-bag = Cette composition va dans le sac
grim-set-note-bag = Une composition est prête : changez-la jusqu’à ce qu’elle soit celle de votre sac.
grim-dusk-note-bag = Chacun a vu le jeton qu’il a tiré. Qui veut le revoir le peut ici, ou sur son téléphone.
grim-this-set = cette composition
grim-true = vrai
grim-is-true = C’est vrai : { $what }
grim-is-lie = C’est faux : { $what }
grim-free = La capacité n’agit pas : toute réponse convient, la vraie aussi.
grim-decide-about = À vous de décider · { $names }
grim-about = À propos de : { $names }
grim-suggested = Conseil : { $what }.
grim-decide = Décider : { $what }
grim-decide-many = Décider (choisis : { $n })
grim-tell = Dire à { $name } : { $what }
grim-one-of = { $names } : l’un des deux est { $role }
grim-which-role = Quel rôle montrer ?
grim-which-two = Quels deux joueurs ?
grim-set-suggested = Revenir au conseil
grim-set-lot = Au hasard
grim-set-example = Exemple { $n }
grim-set-example-note-1 = Beaucoup d’informations, du désordre, et pourtant peu de danger pour les maléfiques. Donnez de fausses informations à l’Enquêteur ivre, et souvenez-vous : il ne meurt pas en nominant la Pucelle.
grim-set-example-note-2 = Une partie calme, où le Vertueux, le Mercenaire et le Maire se prouvent avec le temps ; elle peut aussi être courte. Si le Maire est attaqué la nuit, qu’un autre meure – le Gardien, peut-être ?
grim-set-example-note-3 = Pour qui aime réfléchir. Le Reclus peut passer pour le Démon auprès de la Voyante, du Croque-mort et du Mercenaire ; l’Espion, pour un Villageois auprès de la Pucelle, du Croque-mort et de la Lavandière.
grim-set-fill = { $role } : toutes les places restantes ({ $n })
grim-set-clear = Vider
grim-count = { $kind } : { $n } sur { $of }
grim-count-changed = ({ $role } en jeu)

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
why-travellers-mostly-good = Les Voyageurs sont surtout gentils : un sur trois environ est maléfique, et plus rarement s’il est seul.
why-travellers-help-evil = Les maléfiques sont en retard et il reste beaucoup de vivants : plus de Voyageurs maléfiques que d’habitude.
why-travellers-help-good = Les gentils sont loin derrière : un Voyageur est presque toujours gentil.
why-help-good = Les gentils sont loin derrière.
why-help-behind = Cela aide le camp qui est derrière.
why-rarely = Cela arrive, mais rarement.
why-backs-claim = Cela soutient le bluff d’un maléfique.
why-claims = { $name } se dit : { $role }.
why-hint = Un indice, rare : personne ne se dit de ce rôle, et ce joueur peut comprendre qu’il est ivre.
why-any-lie = De temps en temps n’importe quel mensonge, pour que vos réponses ne trahissent pas quelles annonces sont vraies.

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
grim-wake-show = Réveillez, montrez ce qu’il faut, puis laissez dormir : { $names }
grim-really-drunk = C’est le Soulard : rien n’a d’effet.
grim-or-phone = Touchez ce qu’on montre, ou attendez le téléphone.
grim-chose = Choix de { $name } : { $what }
grim-uses-nothing = N’utilise pas sa capacité
grim-because-demon = (Pour vous seul : { $name } est le Démon.)
grim-because-herring = (Pour vous seul : { $name } est le leurre.)
grim-falls = { $name } meurt
grim-marks = { $name } : { $mark }
grim-to-show-role = { $name } est désormais { $role }
grim-how = Comment mener ce rôle
grim-dusk = Chacun découvre son rôle
grim-dusk-note = Qui a un téléphone y voit son rôle. Montrez-le ici aux autres, un par un. Avant la nuit, glissez un jeton sur un autre pour échanger leurs rôles.
grim-swap-note = Avant la nuit, glissez un jeton sur un autre pour échanger leurs rôles.
grim-dusk-over = Tout le monde a vu son rôle. La première nuit n’attend que vous.
grim-has-seen = l’a vu
grim-in-play = En jeu : { $roles }

# the day
grim-talk = Le village parle
grim-nominations = Nominations
grim-nominated = { $who } a nominé { $name }
grim-who-nominates = Qui nomine ? (joueurs sans téléphone)
grim-who-acts = Qui agit devant tous ?
grim-deeds = De jour
grim-no-deeds = Rien à faire devant tous à présent.
grim-deed-nominate = Nominer
grim-deed-exile = Demander l’exil
grim-whom-nominate = Qui est nominé ?
grim-whom-exile = Qui doit être exilé ?
grim-deed-slay = Tirer en Mercenaire
grim-deed-give = Donner son jeton de vote
grim-deed-claim = Annonce un rôle
grim-vote-on = Exécuter { $name } ?
grim-exile-of = Exiler { $name } ?
grim-exile-needs = Mains nécessaires : { $n }
grim-hands = Mains
grim-ballot-note = Tous ferment les yeux. Touchez qui lève la main ; qui a un téléphone y répond. Ne dites pas combien de mains il y a eu.
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
grim-next-lots = Le sort décide pour { $names }
grim-next-lots-many = Le sort décide pour les autres : { $n }
grim-next-nominations = Ouvrir les nominations
grim-next-vote = Compter les mains
grim-next-hand = Compter la main suivante
grim-next-execution = Finir le jour et exécuter { $name }
grim-next-no-execution = Fin du jour sans exécution
grim-next-vortox = Finir : les maléfiques gagnent

# one seat
grim-part-hand = Corriger
grim-part-sees = Ce qu’il sait
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
grim-amend-hat = Avouer une faute à tous
grim-amend-silence = Faire taire
grim-amend-unsilence = Rendre la parole
grim-amend-settle = N’est plus Voyageur
    .note = Le livret ne le prévoit pas : qui doit partir tôt ne le pourrait plus. Si vous pensez que la partie y gagne, permettez-le. Tous apprennent que ce n’est plus un Voyageur, nul n’apprend son rôle.
grim-amend-set_out = Devient Voyageur
    .note = Le livret ne le prévoit pas : la partie peut perdre son équilibre, et elle finit faute de Démon. Si vous pensez qu’elle y gagne, permettez-le. Tous apprennent qui est Voyageur.
grim-amend-depart = Rentre chez soi
grim-sees = Ce que sait ce joueur
grim-sees-role = Mon rôle : { $role }
grim-sees-nothing = Rien n’a encore été dit.
grim-traveller = Un Voyageur arrive
grim-traveller-note = Tous apprennent le rôle, nul le camp. Un maléfique apprend qui est le Démon.
grim-traveller-lot = Au hasard
grim-traveller-side-note = Au hasard, comme le livret le conseille : un sur trois environ est maléfique, plus rarement s’il est seul, et le camp en retard est aidé.
grim-traveller-not-now = Personne ne peut venir à présent.
grim-traveller-name = Son nom, s’il n’a pas de téléphone
grim-traveller-after = Après qui s’assied-il, dans le sens horaire ?
grim-traveller-arrives = Accueillir
grim-end-note = Seulement si un camp n’a plus d’espoir. Tout sera dit aussitôt.

# a card held up
grim-card = Une carte à montrer
grim-card-language = Langue de la carte
grim-card-close = Touchez pour fermer
grim-card-give-back = Rendez l’appareil.
grim-card-given = Je l’ai : retour au Grimoire
grim-was-shown = montrée
grim-due = Pas encore montré
grim-due-done = C’est dit
grim-card-you-are = Vous êtes
grim-card-this-role = Ce rôle
grim-card-demon = Voici le Démon
grim-card-minions = Voici vos Sbires
grim-card-fellows = Voici des Sbires comme vous
grim-card-all-demons = Voici les Démons
grim-card-all-minions = Voici les Sbires
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
grim-order-note = Pour toutes les nuits sauf la première, dès la prochaine. Tirez une ligne par son numéro.
grim-order-not-now = Pendant la nuit, l’ordre ne change pas. Vous pourrez le changer de jour.

# Reminders: chosen from a list, or in own words; gaps: n and of (numbers)
mark-title = Rappels
mark-note = Choisissez-en un, puis touchez les jetons voulus, autant qu’il en faut. Un rappel se déplace en le glissant ; avec vos propres mots, il peut être partout.
mark-own-only = Tant qu’une question est ouverte, on ne pose que des rappels avec ses propres mots.
mark-find = Chercher parmi { $n }
mark-of-this-script = De ce module
mark-of-others = D’autres modules
mark-own = Vos propres mots
mark-letters = { $n } sur { $of }
mark-colour = Couleur
mark-colour-plain = Sans couleur, une plume
mark-colour-good = Bleu, un anneau
mark-colour-evil = Rouge, un renard
mark-colour-leaf = Vert, deux feuilles
mark-colour-gem = Violet, une gemme
mark-lay = Sur des jetons
mark-lay-here = Poser ici
mark-lay-free = N’importe où
mark-recent = Derniers
mark-where = Où est-il posé ?
mark-nowhere = Chez personne
mark-keep = Écrire ainsi
mark-take-away = Retirer
grim-picture = Une image du Grimoire
    .note = On y voit tous les rôles et tous les rappels, tels qu’ils sont maintenant. Gardez-la pour vous, et ne la montrez à personne qui joue.
    .make = Faire l’image

# what an answer would leave, if all the good told each other all they know
grim-weighing = Calcul de ce que chaque réponse laisserait possible…
grim-left = Si les gentils réunissent tout ce qu’ils savent : { $what }.
grim-left-leaves = { $n ->
    [one] reste { $deals } donne
   *[other] restent { $deals } donnes
} · { $demons ->
    [one] { $demons } Démon possible
   *[other] { $demons } Démons possibles
}
    .short = { $deals } { $n ->
        [one] donne
       *[other] donnes
    } · { $demons ->
        [one] { $demons } Démon
       *[other] { $demons } Démons
    }
    .sign = { $deals }
grim-left-at-least = restent au moins { $deals } donnes · { $demons ->
    [one] { $demons } Démon possible
   *[other] { $demons } Démons possibles
}
    .short = { $deals }+ donnes · { $demons ->
        [one] { $demons } Démon
       *[other] { $demons } Démons
    }
    .sign = { $deals }+
grim-left-proves = prouve qui est le Démon : { $name }
    .short = prouve { $name }
    .sign = { $deals } !
grim-left-impossible = il ne reste aucune donne
    .short = aucune donne
    .sign = 0
grim-left-warning = Attention : avec cette réponse il ne reste aucune donne. Après tout ce qui a été dit et vu, les règles ne la permettent pas.
grim-open = Un mensonge qui laisse la partie ouverte : { $what } ({ $left }).
grim-open-take = Mentir ainsi
