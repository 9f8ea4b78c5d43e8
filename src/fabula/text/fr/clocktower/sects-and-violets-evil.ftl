# Sects & Violets: its Minions, Demons and Travellers, and madness. Ids as in tale.ftl and trouble-brewing.ftl.

clocktower-evil_twin = Jumelle maléfique
    .genitive = de la Jumelle maléfique
    .accusative = la Jumelle maléfique
    .gender = feminine
clocktower-evil_twin-short = A un jumeau gentil à ne pas exécuter
clocktower-evil_twin-ability = Vous avez un double dans l’autre camp, et chacun connaît l’autre. Les maléfiques gagnent si le gentil des deux est exécuté ; tant que les deux vivent, les gentils ne gagnent pas.
clocktower-evil_twin-when = Première nuit, puis toujours
clocktower-evil_twin-example = Vous et Vera vous accusez l’une l’autre d’être la Jumelle maléfique. Le village exécute Vera : les maléfiques ont gagné.
clocktower-evil_twin-play = Dites ce que dit votre double, un peu plus tôt. Celle que le village croit décide de la partie. Votre mort coûte peu : encore faut-il trouver laquelle des deux exécuter.
clocktower-evil_twin-bluff = Ne cachez pas que vous êtes deux, cachez laquelle vous êtes. Prenez un rôle qui se prouve aussi bien que le sien.
clocktower-evil_twin-lead = La première nuit, choisissez un joueur de l’autre camp, réveillez les deux et montrez à chacun le rôle de l’autre. Si le gentil des deux est exécuté, la partie s’arrête. Si le Démon est mort et que les deux vivent, elle continue sans un mot.

clocktower-witch = Sorcière
    .genitive = de la Sorcière
    .accusative = la Sorcière
    .gender = feminine
clocktower-witch-short = Maudit un joueur, qui meurt s’il nomine
clocktower-witch-ability = Chaque nuit, maudissez un joueur : s’il nomine demain, il en meurt aussitôt. À trois vivants, votre capacité s’éteint.
clocktower-witch-when = Chaque nuit
clocktower-witch-example = Vous maudissez Boris. Au matin il nomine Anna et tombe raide mort ; le vote sur Anna continue.
clocktower-witch-play = Maudissez qui nominera à coup sûr, ou qui vous voulez faire taire. Quand on saura que vous êtes là, plus personne n’osera nominer, et cela sert aussi les maléfiques. Vous pouvez vous maudire, mais à quoi bon ?
clocktower-witch-bluff = Soyez un rôle qui n’a pas besoin de nominer, et mettez vous-même en garde contre la Sorcière.
clocktower-witch-lead = Marquez le maudit jusqu’au crépuscule. S’il nomine, il meurt avant qu’on compte les mains ; ne dites pas pourquoi. La malédiction cesse à la mort de la Sorcière et n’agit pas tant qu’elle est ivre ou empoisonnée. Un exil n’est pas une nomination.

clocktower-cerenovus = Cerenovus
    .genitive = du Cerenovus
    .accusative = le Cerenovus
    .gender = masculine
clocktower-cerenovus-short = Rend un joueur fou : il doit passer pour un rôle
clocktower-cerenovus-ability = Chaque nuit, choisissez un joueur et un rôle gentil. Demain ce joueur est fou : il doit faire croire que ce rôle est le sien, sinon on peut l’exécuter.
clocktower-cerenovus-when = Chaque nuit
clocktower-cerenovus-example = Vous choisissez Vera et le Sage. Au matin, Vera fait tout pour passer pour le Sage, quel que soit son rôle.
clocktower-cerenovus-play = Ôtez la parole à qui en sait le plus : qui doit se dire Moine ne peut pas raconter ce qu’il a appris en Empathique. Deux joueurs pour un rôle font une belle dispute. Ou choisissez un ami à qui ce rôle convient.
clocktower-cerenovus-bluff = Soyez un rôle qui apprend peu. Quand on parlera de folie, dites-vous fou le premier.
clocktower-cerenovus-lead = Réveillez le joueur choisi et montrez-lui pour quoi il doit passer. Vous seul jugez s’il s’y efforce. Sinon, vous pouvez l’exécuter : c’est l’exécution du jour. Le silence ne convainc personne, et une allusion ne vaut pas mieux que la vérité.

clocktower-pit_hag = Vieille Chouette
    .genitive = de la Vieille Chouette
    .accusative = la Vieille Chouette
    .gender = feminine
clocktower-pit_hag-short = Change les joueurs en d’autres rôles
clocktower-pit_hag-ability = Chaque nuit sauf la première, choisissez un joueur et un rôle : si personne ne l’a, il le devient, sans changer de camp. Si vous créez un Démon, le Conteur décide qui meurt cette nuit.
clocktower-pit_hag-when = Chaque nuit sauf la première
clocktower-pit_hag-example = Vous changez l’Empathique en Majordome. Le village a perdu son meilleur témoin, et le joueur reste gentil.
clocktower-pit_hag-play = Brisez ce à quoi le village se fie : changez qui a fait ses preuves, ou créez le rôle dont un ami a besoin pour son bluff. Vous pouvez vous changer vous-même. Un nouveau Démon sauve une partie presque perdue, mais ce peut être un gentil.
clocktower-pit_hag-bluff = Soyez quelqu’un dont le rôle a changé, et racontez cette nuit-là.
clocktower-pit_hag-lead = Si le rôle est en jeu, il ne se passe rien et personne n’apprend rien. Sinon réveillez le joueur et montrez-lui son nouveau rôle ; le camp demeure. Si un Démon est créé, vous décidez qui meurt cette nuit : le plus souvent l’ancien Démon, pour qu’il n’en reste qu’un.

clocktower-fang_gu = Fang Gu
    .genitive = du Fang Gu
    .accusative = le Fang Gu
    .gender = masculine
clocktower-fang_gu-short = Passe dans le premier Étranger qu’il tue
clocktower-fang_gu-ability = Chaque nuit sauf la première, vous tuez le joueur de votre choix. Le premier Étranger que vous auriez tué devient un Fang Gu maléfique, et c’est vous qui mourez. [Un Étranger de plus.]
clocktower-fang_gu-when = Chaque nuit sauf la première
clocktower-fang_gu-example = Vous attaquez le Vertueux. À l’aube vous êtes mort, et le Vertueux, que tous croient, est le Fang Gu.
clocktower-fang_gu-play = Un Étranger que l’on croit est la meilleure demeure : trouvez-le. Cela ne marche qu’une fois par partie. Le nouveau Démon ne connaît pas les Sbires, à moins qu’on le lui dise.
clocktower-fang_gu-bluff = Soyez d’abord un Villageois. Le nouveau Fang Gu reste l’Étranger qu’il était.
clocktower-fang_gu-lead = La première fois qu’un Fang Gu sobre tuerait un Étranger, celui-ci devient un Fang Gu maléfique et l’ancien meurt. Réveillez-le et montrez-lui son rôle et son camp. Il n’agit pas cette nuit. Les Étrangers suivants meurent simplement.

clocktower-vigormortis = Vigormortis
    .genitive = du Vigormortis
    .accusative = le Vigormortis
    .gender = masculine
clocktower-vigormortis-short = Les Sbires qu’il tue gardent leur capacité
clocktower-vigormortis-ability = Chaque nuit sauf la première, vous tuez le joueur de votre choix. Un Sbire tué ainsi garde sa capacité, et l’un des Villageois les plus proches de lui est empoisonné. [Un Étranger de moins.]
clocktower-vigormortis-when = Chaque nuit sauf la première
clocktower-vigormortis-example = Vous tuez votre Sorcière. Elle maudit encore chaque nuit, et le Cuistot à côté d’elle est empoisonné.
clocktower-vigormortis-play = Tuez tôt un Sbire : on croit qui est mort la nuit, et il travaille encore pour vous. Regardez qui est assis à côté. Tout cesse à votre mort.
clocktower-vigormortis-bluff = Dites-vous Villageois qui apprend peu, et pleurez vos Sbires comme des gentils.
clocktower-vigormortis-lead = Si la victime est un Sbire, notez qu’il garde sa capacité et continuez à le réveiller ; choisissez l’un des deux Villageois les plus proches, qui est empoisonné. Cela cesse tant que le Vigormortis est ivre ou empoisonné, et pour de bon à sa mort.

clocktower-no_dashii = No Dashii
    .genitive = du No Dashii
    .accusative = le No Dashii
    .gender = masculine
clocktower-no_dashii-short = Empoisonne les Villageois de part et d’autre
clocktower-no_dashii-ability = Chaque nuit sauf la première, vous tuez le joueur de votre choix. De chaque côté, le Villageois le plus proche de vous est empoisonné.
clocktower-no_dashii-when = Chaque nuit sauf la première
clocktower-no_dashii-example = À votre gauche le Vertueux, puis l’Empathique : c’est l’Empathique qui est empoisonné, jusqu’à la fin.
clocktower-no_dashii-play = Ne tuez pas ceux que vous empoisonnez : ce qu’ils disent nuit au village. Que vos Sbires les appuient. Qui comprend qui est empoisonné trouve votre place entre eux.
clocktower-no_dashii-bluff = Dites-vous empoisonné vous-même, Villageois dont rien ne concorde.
clocktower-no_dashii-lead = Avant la première nuit, marquez le Villageois le plus proche de chaque côté, en sautant qui ne l’est pas ; on ne saute pas les morts. Déplacez les rappels quand les rôles changent. Tant que le No Dashii est ivre ou empoisonné, ses voisins vont bien.

clocktower-vortox = Vortox
    .genitive = du Vortox
    .accusative = le Vortox
    .gender = masculine
clocktower-vortox-short = Tout ce que les Villageois apprennent est faux
clocktower-vortox-ability = Chaque nuit sauf la première, vous tuez le joueur de votre choix. Tout ce qu’un Villageois apprend par sa capacité est faux. Un jour sans exécution donne la victoire aux maléfiques.
clocktower-vortox-when = Chaque nuit sauf la première ; toujours
clocktower-vortox-example = L’Empathique apprend 0, et n’est sûr que d’une chose : ce n’est pas 0.
clocktower-vortox-play = Cachez-vous le plus longtemps possible : un village averti retourne chaque réponse. Parlez contre les exécutions, pas trop fort. Un jour sans exécution et la partie est à vous.
clocktower-vortox-bluff = Soyez un Villageois dont les nouvelles vont avec les fausses.
clocktower-vortox-lead = Ne dites rien de vrai aux Villageois, sobres, ivres ou empoisonnés ; aux autres, comme toujours. Un changement de rôle ou de camp s’annonce vraiment. Si le jour finit sans exécution, les maléfiques gagnent ; une exécution sans mort compte, un exil non.

clocktower-harlot = Galante
    .genitive = de la Galante
    .accusative = la Galante
    .gender = feminine
clocktower-harlot-short = Apprend un rôle, si son joueur y consent
clocktower-harlot-ability = Chaque nuit sauf la première, allez chez un joueur vivant. S’il vous ouvre, on vous montre son rôle, mais la visite peut vous coûter la vie à tous deux.
clocktower-harlot-when = Chaque nuit sauf la première
clocktower-harlot-example = Boris consent, et on vous montre le Croque-mort. À l’aube vous vivez tous deux, et il a qui répond de lui.
clocktower-harlot-play = Allez voir ceux dont la parole vaut une preuve. Qui refuse a peut-être seulement peur de mourir. Une Galante maléfique peut emmener quelqu’un, si le Conteur le veut.
clocktower-harlot-bluff = Le rôle d’un Voyageur est connu ; vous ne cachez que votre camp.
clocktower-harlot-lead = Réveillez le joueur choisi et demandez s’il consent. Si oui, montrez son rôle à la Galante et décidez s’ils meurent tous deux cette nuit. Ivre ou empoisonnée, on peut lui montrer n’importe quoi, et personne ne meurt.

clocktower-butcher = Boucher
    .genitive = du Boucher
    .accusative = le Boucher
    .gender = masculine
clocktower-butcher-short = Peut nominer encore après une exécution
clocktower-butcher-ability = Chaque jour, après la première exécution, vous pouvez nominer une fois de plus, n’importe qui, et une seconde exécution peut suivre.
clocktower-butcher-when = Chaque jour, après la première exécution
clocktower-butcher-example = Anna est exécutée. Vous nominez Boris, la moitié des vivants lèvent la main, et Boris est exécuté aussi.
clocktower-butcher-play = Abattez le second suspect du jour, ou dites d’avance qui vous nominerez : le premier vote en sera changé. La moitié des vivants suffit ; les votes précédents ne comptent pas.
clocktower-butcher-bluff = Le rôle d’un Voyageur est connu ; vous ne cachez que votre camp.
clocktower-butcher-lead = Après la première exécution du jour, demandez si le Boucher nomine. Il faut la moitié des vivants, pas plus. Une seconde exécution ne donne pas de troisième nomination ; sans exécution, il n’y en a aucune.

clocktower-bone_collector = Collecteur d’os
    .genitive = du Collecteur d’os
    .accusative = le Collecteur d’os
    .gender = masculine
clocktower-bone_collector-short = Rend pour un jour sa capacité à un mort
clocktower-bone_collector-ability = Une fois par partie, une nuit qui n’est pas la première, vous pouvez rendre à un mort sa capacité ; au crépuscule, il la perd.
clocktower-bone_collector-when = Une fois, une nuit sauf la première
clocktower-bone_collector-example = Vous choisissez l’Empathique mort. On le réveille encore une fois, et au matin il dit ce qu’il a appris.
clocktower-bone_collector-play = Choisissez une capacité qui sert en une nuit. Une capacité usée redevient neuve. Attendez qu’il y ait des morts qui en vaillent la peine, mais pas d’être exilé.
clocktower-bone_collector-bluff = Le rôle d’un Voyageur est connu ; vous ne cachez que votre camp.
clocktower-bone_collector-lead = Notez que le mort a sa capacité jusqu’au crépuscule et réveillez-le à son tour ; celles de la première nuit et celles qui sont usées aussi. Si le Collecteur d’os meurt, c’est fini. Ivre ou empoisonné, il gâche son choix.

clocktower-deviant = Déviant
    .genitive = du Déviant
    .accusative = le Déviant
    .gender = masculine
clocktower-deviant-short = Ne meurt pas d’un exil s’il a été drôle
clocktower-deviant-ability = Un jour où vous avez fait rire, l’exil ne vous tue pas.
clocktower-deviant-when = Chaque jour
clocktower-deviant-example = Le village en a assez de vous et vous exile ; mais à midi tous ont ri, et vous restez en vie.
clocktower-deviant-play = Une bonne plaisanterie par jour suffit. Qui demande votre exil dit de quel camp il vous croit.
clocktower-deviant-bluff = Le rôle d’un Voyageur est connu ; vous ne cachez que votre camp.
clocktower-deviant-lead = Quand on exile le Déviant, décidez s’il a été drôle aujourd’hui. Soyez généreux. Si oui, il vit ; l’exil est clos tout de même.


# questions to a player
prompt-clocktower-witch = Qui maudissez-vous ?
    .note = N’importe qui. S’il nomine demain, il meurt.
prompt-clocktower-cerenovus = Qui est fou, et de quoi ?
    .note = N’importe qui et un rôle gentil. Demain il doit passer pour lui.
prompt-clocktower-pit_hag = Qui devient quoi ?
    .note = Un joueur et un rôle. Si quelqu’un l’a déjà, il ne se passe rien.
prompt-clocktower-fang_gu = Qui tuez-vous ?
    .note = N’importe qui. Le premier Étranger devient le Fang Gu, et vous mourez.
prompt-clocktower-vigormortis = Qui tuez-vous ?
    .note = N’importe qui. Un Sbire garde sa capacité.
prompt-clocktower-no_dashii = Qui tuez-vous ?
    .note = N’importe qui. Vos voisins Villageois sont empoisonnés de toute façon.
prompt-clocktower-vortox = Qui tuez-vous ?
    .note = N’importe qui. Et demain, que personne ne soit exécuté.

# questions to the Storyteller
prompt-clocktower-twin = Qui est le jumeau ?
    .note = Un joueur de l’autre camp. Tous deux apprennent à se connaître.
prompt-clocktower-madness = Exécuter pour folie non tenue ?
    .note = S’est-il efforcé de passer pour ce qu’il devait être ? Vous seul jugez. C’est l’exécution du jour. Soyez ferme : si rien ne s’ensuit, on ne s’efforcera plus. Laissez plus de liberté aux débutants, mais un seul avertissement.
prompt-clocktower-who_dies = Un Démon est né. Qui meurt ?
    .note = Les morts de cette nuit sont à votre gré. L’un après l’autre ; personne, quand cela suffit.
prompt-clocktower-arbitrary = Ce joueur mourrait. Qui meurt ?
    .note = Les morts de cette nuit sont à votre gré : lui, un autre, ou personne.
prompt-clocktower-register-vigormortis = Un Sbire est-il tué ?
    .note = Alors il garde sa capacité et empoisonne un Villageois proche.
prompt-clocktower-servant = Quel voisin est empoisonné ?
    .note = L’un des deux Villageois les plus proches du Sbire mort.
prompt-clocktower-register-fang_gu = La victime passe-t-elle Étranger ?
    .note = Si oui, elle devient le Fang Gu.

# what is told
story-you-informed-twin = Votre double : { $place }, { $shown }.
story-you-informed-mad = Demain vous êtes fou : faites croire à tous que vous êtes { $shown }, sinon on peut vous exécuter.
story-clocktower-informed-twin = { $who } découvre son double : { $place }, { $shown }
story-clocktower-informed-mad = { $who } est fou et doit passer pour : { $shown }
story-clocktower-marked-twin = { $who } a une Jumelle maléfique
story-clocktower-marked-cursed = { $who } est maudit
story-clocktower-marked-kept = { $who } garde sa capacité dans la mort
story-clocktower-died-nomination = { $who } tombe raide mort
story-clocktower-misled-vortox = { $who } a appris un mensonge, à cause du Vortox. En vérité : { $answer }
story-clocktower-ended-evil_twin = Le gentil des deux jumeaux a été exécuté
story-clocktower-ended-vortox = Le Vortox vivait, et personne n’a été exécuté
foresee-attack-arbitrary = { $who } est attaqué ; qui meurt cette nuit, c’est à vous de le dire
foresee-attack-fang_gu = { $who } est attaqué, vit, et devient le Fang Gu
foresee-vortox = Si personne n’est exécuté aujourd’hui, les maléfiques gagnent par le Vortox
foresee-mad = { $who } est fou et doit passer pour : { $role }
foresee-mad-said = { $who } s’est dit aujourd’hui : { $role }

# marks
grim-mark-twin = Double
grim-mark-cursed = Maudit
grim-mark-mad = Fou
grim-mark-kept = Garde sa capacité
mark-clocktower-twin = double
mark-clocktower-cursed = maudit
mark-clocktower-mad = fou
mark-clocktower-kept = capable
grim-must-lie = À cause du Vortox, rien de vrai ne peut être dit.
grim-player-role = { $name } : { $role }

# why this is advised
why-said-otherwise = Il s’est dit autre chose.
why-perhaps-aloud = Ce qui s’est dit à voix haute, vous seul l’avez entendu.
why-one-demon = Un Démon suffit : l’ancien meurt.
why-as-attacked = Comme toute autre nuit.
why-twin-townsfolk = Un Villageois qui sait se défendre fait un meilleur double.
why-poison-news = Qui apprend quelque chose peut être égaré.

# Travellers
prompt-clocktower-harlot = Chez qui allez-vous ?
    .note = Un joueur vivant. S’il consent, vous apprenez son rôle ; vous pouvez mourir tous deux.
prompt-clocktower-harlot_agrees = Choisissez-vous pour accepter
    .note = La Galante est là. Si vous acceptez, elle apprend votre rôle, et vous pouvez mourir tous deux.
prompt-clocktower-harlot_deaths = Meurent-ils tous deux cette nuit ?
    .note = La Galante et le joueur qui a consenti.
prompt-clocktower-learn-harlot = Que voit la Galante ?
    .note = Le rôle du joueur qui a consenti.
prompt-clocktower-butcher = Nominez-vous encore ?
    .note = N’importe qui, même déjà nominé. Ou personne.
prompt-clocktower-bone_collector = Qui retrouve sa capacité ?
    .note = Un joueur mort, jusqu’au crépuscule. Une fois par partie ; ou personne encore.
prompt-clocktower-deviant = Le Déviant a-t-il été drôle ?
    .note = Soyez généreux. Si oui, il ne meurt pas de l’exil.
story-you-informed-harlot = { $place } est : { $shown }.
story-you-informed-refused = { $place } n’a pas consenti.
story-clocktower-informed-harlot = { $who } apprend le rôle de { $place } : { $shown }
story-clocktower-informed-refused = { $place } refuse la Galante
why-generous = Soyez généreux.
why-lives-on = Une visite sans mort se raconte.
ui-beat-butcher = Le Boucher
