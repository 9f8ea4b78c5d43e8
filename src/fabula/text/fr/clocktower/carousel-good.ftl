# Rôles hors des boîtes : la couronne, le jour et le mal ; Étrangers.

clocktower-magician = Magicien
    .genitive = du Magicien
    .accusative = le Magicien
    .gender = masculine
clocktower-magician-short = Démon pour les Sbires, Sbire pour le Démon
clocktower-magician-ability = Les Sbires vous prennent pour un Démon, et le Démon pour un Sbire : chaque fois qu’on les montre les uns aux autres, on vous montre aussi.
clocktower-magician-when = Première nuit, sans rien voir
clocktower-magician-example = Vous dormez. Gleb, un Sbire, voit deux Démons : vous et Vera. Lequel il sert, il ne peut le savoir.
clocktower-magician-play = Un maléfique viendra peut-être se confier à vous : réjouissez-vous et n’en dites rien trop tôt. Qui vous épargne sans raison vous prend peut-être pour un des siens.
clocktower-magician-bluff = Dites que vous avez embrouillé les maléfiques, et que celui qui prétend le contraire ment.
clocktower-magician-lead = Montrez le Magicien avec le Démon, et parmi les Sbires, dans n’importe quel ordre. Il ne fait rien d’autre. L’Espion ne voit ni son jeton ni celui du Démon.

clocktower-poppy_grower = Cultivateur de pavot
    .genitive = du Cultivateur de pavot
    .accusative = le Cultivateur de pavot
    .gender = masculine
clocktower-poppy_grower-short = Tant qu’il vit, les maléfiques s’ignorent
clocktower-poppy_grower-ability = À cause de vous, Sbires et Démon sont des inconnus les uns pour les autres. On ne les présente que la nuit de votre mort.
clocktower-poppy_grower-when = Première nuit, et la nuit de sa mort
clocktower-poppy_grower-example = On n’a montré aucun Sbire à l’Imp. Le troisième jour on vous exécute, et la nuit ils se rencontrent enfin.
clocktower-poppy_grower-play = Tant que vous vivez, les maléfiques tâtonnent : prétendez être quelqu’un qui ne vaut pas un meurtre. Un Sbire aidera peut-être à exécuter le Démon.
clocktower-poppy_grower-bluff = Dites que les maléfiques ne se connaissent pas : nul ne s’étonnera que vous ignoriez les vôtres.
clocktower-poppy_grower-lead = Ne montrez pas les maléfiques les uns aux autres, mais montrez ses trois rôles au Démon. S’il meurt avec une capacité active, réveillez-les et présentez-les. Tant qu’il vit, l’Espion ne voit pas le Grimoire.

clocktower-ogre = Ogre
    .genitive = de l’Ogre
    .accusative = l’Ogre
    .gender = masculine
clocktower-ogre-short = Prend le camp d’un ami, sans savoir lequel
clocktower-ogre-ability = Votre première nuit, prenez un autre joueur pour ami : son camp devient le vôtre, sans qu’on vous dise lequel. Ni ivresse ni poison ne l’empêchent.
clocktower-ogre-when = Première nuit
clocktower-ogre-example = Vous choisissez Anna et croyez en elle. À la fin, Anna était le Démon, et vous avez gagné avec elle.
clocktower-ogre-play = Sachez d’abord ce qu’est votre ami : vous êtes ce qu’il est. Qui le prouve gentil vous prouve gentil.
clocktower-ogre-bluff = Vous ignorez votre propre camp, et nul ne peut vous en vouloir.
clocktower-ogre-lead = Réveillez l’Ogre et faites-le passer sans un mot dans le camp de l’élu. L’Espion est ici maléfique. Si le Reclus passe pour maléfique, dites à l’Ogre qu’il est maléfique.

clocktower-golem = Golem
    .genitive = du Golem
    .accusative = le Golem
    .gender = masculine
clocktower-golem-short = Nomine une fois, et tue qui n’est pas le Démon
clocktower-golem-ability = Vous n’avez qu’une nomination pour toute la partie. Elle tue le nominé, sauf si c’est le Démon.
clocktower-golem-when = La seule fois où il nomine
clocktower-golem-example = Vous nominez Boris, qui tombe raide mort : il n’était pas le Démon. S’il avait vécu, le village aurait su.
clocktower-golem-play = Il n’est pas de preuve plus sûre que votre nomination. Gardez-la pour le plus suspect ; s’il ne tombe pas, votez contre lui.
clocktower-golem-bluff = Un Golem qui « a déjà nominé » n’a plus rien à prouver.
clocktower-golem-lead = À la première nomination, le nominé meurt aussitôt, sauf si c’est le Démon ; le Reclus peut passer pour tel. Accusation, défense et vote suivent. Ivre ou empoisonné, la nomination est perdue et personne ne meurt.

clocktower-snitch = Balance
    .genitive = de la Balance
    .accusative = la Balance
    .gender = feminine
clocktower-snitch-short = Chaque Sbire reçoit trois rôles de bluff
clocktower-snitch-ability = La première nuit, on montre à chaque Sbire trois rôles gentils qui ne sont pas en jeu.
clocktower-snitch-when = Première nuit, sans rien voir
clocktower-snitch-example = Vous dormez. Chacun des Sbires se réveille encore une fois et voit trois rôles que personne n’a.
clocktower-snitch-play = Dites tôt ce que vous êtes : alors un rôle que nul autre ne réclame ne vaut plus grand-chose, et le village le sait.
clocktower-snitch-bluff = Rien ne permet de vous éprouver. Et qui se vanterait d’avoir tout dit aux maléfiques ?
clocktower-snitch-lead = Quand les Sbires se sont vus, montrez à chacun trois rôles gentils absents : ceux du Démon ou d’autres.

clocktower-heretic = Hérétique
    .genitive = de l’Hérétique
    .accusative = l’Hérétique
    .gender = masculine
clocktower-heretic-short = Qui gagne a perdu
clocktower-heretic-ability = Le résultat s’inverse : l’équipe qui aurait perdu gagne, que vous soyez en vie ou non.
clocktower-heretic-when = À la fin de la partie
clocktower-heretic-example = On exécute le Démon, tous se réjouissent : mais vous étiez là, sobre, et les maléfiques ont gagné.
clocktower-heretic-play = Votre équipe doit perdre : gardez le Démon en vie et laissez mourir les gentils, sans que nul comprenne trop tôt pourquoi. Ne le dites qu’à ceux en qui vous croyez.
clocktower-heretic-bluff = Dites-vous Hérétique quand les gentils vont gagner : peut-être épargneront-ils le Démon.
clocktower-heretic-lead = On ne dit rien à personne. Quand un camp a gagné, inversez la fin si l’Hérétique n’est ni ivre ni empoisonné à cet instant, mort ou vif. Il n’est jamais en jeu avec le Baron, le Parrain, la Vieille Chouette ou l’Espion.

# questions
prompt-clocktower-snitch_bluffs = Trois rôles pour un Sbire
    .note = La Balance a parlé. Des rôles gentils absents ; pas forcément ceux du Démon.
prompt-clocktower-ogre = De qui êtes-vous l’ami ?
    .note = Un autre joueur. Vous passez dans son camp, sans savoir lequel.
prompt-clocktower-register-ogre = Quel camp prend l’Ogre ?
    .note = Le Reclus peut passer pour maléfique : l’Ogre apprend alors qu’il est maléfique.
prompt-clocktower-register-golem = Passe-t-il pour le Démon ?
    .note = Le Reclus peut. Alors il ne tombe pas mort.

# nouvelles
story-clocktower-marked-evil_wakes = { $who }, Cultivateur de pavot, est mort : cette nuit les maléfiques se découvrent
story-clocktower-marked-friend = { $who } est l’ami de l’Ogre
story-clocktower-ended-turned_round = L’Hérétique a tout inversé : qui a gagné a perdu

# marques
grim-mark-evil_wakes = Les maléfiques se voient
mark-clocktower-evil_wakes = ils se voient
grim-mark-friend = Ami de l’Ogre
mark-clocktower-friend = ami
square-hidden-token = Invisible

clocktower-huntsman = Chasseur
    .genitive = du Chasseur
    .accusative = le Chasseur
    .gender = masculine
clocktower-huntsman-short = Une fois, peut sauver la Demoiselle
clocktower-huntsman-ability = Une fois par partie, la nuit, cherchez la Demoiselle parmi les vivants : si vous la choisissez, elle devient un Villageois absent du jeu. [Une Demoiselle est en jeu.]
clocktower-huntsman-when = N’importe quelle nuit, une fois
clocktower-huntsman-example = Vous choisissez Vera. On la réveille : la Demoiselle est désormais Moine, et les Sbires devinent en vain.
clocktower-huntsman-play = Cherchez qui parle peu et craint beaucoup. Annoncez-vous tôt, et la Demoiselle vous trouvera ; mais les Sbires aussi.
clocktower-huntsman-bluff = Nul ne prouvera le contraire, et une Demoiselle peut se confier à vous.
clocktower-huntsman-lead = Avec le Chasseur, la Demoiselle est en jeu : parmi les Étrangers du tableau, ou en plus. S’il l’a choisie, choisissez le Villageois et dites-le-lui. Ivre ou empoisonné, le choix est perdu.

clocktower-damsel = Demoiselle
    .genitive = de la Demoiselle
    .accusative = la Demoiselle
    .gender = feminine
clocktower-damsel-short = Qu’un Sbire la nomme, et son équipe perd
clocktower-damsel-ability = On dit à chaque Sbire qu’il y a une Demoiselle. Ils n’ont qu’un essai à eux tous : si un Sbire vous désigne devant tous, votre équipe perd.
clocktower-damsel-when = Toujours
clocktower-damsel-example = Gleb, un Sbire, dit devant tous que vous êtes la Demoiselle. C’est vrai : la partie est finie, les maléfiques ont gagné.
clocktower-damsel-play = Prétendez être n’importe qui d’autre, et bien. S’il y a un Chasseur, trouvez-le sans qu’on vous voie chercher.
clocktower-damsel-bluff = Un Sbire qui s’est trompé peut encore effrayer le village en disant la Demoiselle trouvée.
clocktower-damsel-lead = Dites aux Sbires qu’il y a une Demoiselle. Chacun peut en nommer une, une fois par jour ; seule compte la première réponse d’un Sbire, même mort. S’il y a ou s’il y a eu un Espion, elle est empoisonnée.

clocktower-plague_doctor = Médecin de la peste
    .genitive = du Médecin de la peste
    .accusative = le Médecin de la peste
    .gender = masculine
clocktower-plague_doctor-short = Mort, il arme le Conteur d’une capacité de Sbire
clocktower-plague_doctor-ability = Votre mort arme le Conteur : il a désormais la capacité d’un Sbire absent du jeu.
clocktower-plague_doctor-when = À sa mort
clocktower-plague_doctor-example = On vous exécute. Dès cette nuit, quelqu’un est empoisonné chaque nuit, et nul au village n’en est l’auteur.
clocktower-plague_doctor-play = Restez en vie, et dites ce que vous êtes avant qu’on vous exécute. Vous mort, comptez un Sbire de plus.
clocktower-plague_doctor-bluff = Si d’étranges choses arrivent après votre mort, c’était votre peste.
clocktower-plague_doctor-lead = S’il meurt avec une capacité active, choisissez un Sbire du module absent : sa capacité est désormais la vôtre. Certaines ne peuvent l’être : alors un Sbire l’a, ou un joueur change.

clocktower-hatter = Chapelier
    .genitive = du Chapelier
    .accusative = le Chapelier
    .gender = masculine
clocktower-hatter-short = Mort, laisse les maléfiques changer de rôles
clocktower-hatter-ability = Si vous êtes mort aujourd’hui ou cette nuit, chaque Sbire peut cette nuit devenir un autre Sbire, et chaque Démon un autre Démon.
clocktower-hatter-when = La nuit après sa mort
clocktower-hatter-example = Vous mourez. Au matin l’Imp est un Po, l’Empoisonneur une Sorcière, et ce qu’on savait d’eux est vieux.
clocktower-hatter-play = Dites-le au village dès votre mort : ce qu’on savait des maléfiques est à refaire dès demain.
clocktower-hatter-bluff = Dites que les maléfiques ont changé, et que ce qu’on sait de vous date d’hier.
clocktower-hatter-lead = Réveillez les Sbires, même morts, et le Démon : chacun, en même temps, peut choisir un rôle libre de son type, et apprend ce qu’il est. Les capacités sont neuves. Sa capacité doit agir à sa mort et dans la nuit.

clocktower-zealot = Fanatique
    .genitive = du Fanatique
    .accusative = le Fanatique
    .gender = masculine
clocktower-zealot-short = Vote contre tous tant que cinq sont en vie
clocktower-zealot-ability = Vous devez lever la main à chaque vote, tant qu’il reste au moins cinq vivants.
clocktower-zealot-when = À chaque vote, tant que cinq sont en vie
clocktower-zealot-example = On nomine trois joueurs aujourd’hui, et chaque fois votre main est levée. Vos amis vous supplient de la baisser.
clocktower-zealot-play = Dites tôt pourquoi votre main est toujours levée. Demandez qu’on ne nomine pas ceux dont vous ne voulez pas la mort.
clocktower-zealot-bluff = Qui vote contre tous semble Fanatique : rien n’est plus simple que lever la main.
clocktower-zealot-lead = Un vote qu’il ne donne pas n’est pas ajouté : Fabula vous le montre, et vous pouvez le lui rappeler en privé.

clocktower-puzzlemaster = Maître des puzzles
    .genitive = du Maître des puzzles
    .accusative = le Maître des puzzles
    .gender = masculine
clocktower-puzzlemaster-short = Quelqu’un est ivre : trouvé, il livre le Démon
clocktower-puzzlemaster-ability = Un joueur est ivre toute la partie, même après votre mort. Une fois par partie, devinez qui : si c’est juste, on vous montre le Démon ; sinon, quelqu’un d’autre.
clocktower-puzzlemaster-when = De jour, une fois
clocktower-puzzlemaster-example = Vous dites Anna, on vous montre Boris. Si Anna est ivre, Boris est le Démon ; mais on ne vous dit pas si elle l’est.
clocktower-puzzlemaster-play = Réunissez ce que chacun a appris et trouvez ce qui ne va pas. Devinez tant que cela sert, mais quand vous êtes presque sûr : l’erreur vous donne un faux Démon.
clocktower-puzzlemaster-bluff = Dites que vous avez deviné, et nommez un gentil.
clocktower-puzzlemaster-lead = Au début, choisissez qui est ivre : plutôt quelqu’un qui apprend quelque chose. On devine en privé, dans Fabula par « Résoudre l’énigme ». Juste : montrez le Démon. Faux : un autre. Ivre ou empoisonné : n’importe qui.

# capacités du jour, offertes à tous
square-power-damsel = Nommer la Demoiselle
    .note = Devant tous. Si un Sbire nomme la vraie, l’équipe de celle-ci perd ; les Sbires n’ont qu’une réponse à eux tous.
square-do-damsel = La Demoiselle est : { $name }
square-power-puzzle = Résoudre l’énigme
    .note = En privé : qui est ivre par le Maître des puzzles ? Seul le vrai reçoit une réponse.
square-do-puzzle = Réponse : { $name }
square-zealot = Fanatique, vous devez voter tant que cinq sont en vie.

# questions
prompt-clocktower-huntsman = Sauver la Demoiselle ?
    .note = Un joueur vivant, une fois dans la partie. Si c’est elle, elle devient un Villageois. Vous pouvez attendre.
prompt-clocktower-new_townsfolk = Que devient la Demoiselle ?
    .note = Le Chasseur l’a trouvée. Un Villageois qui n’est pas en jeu.
prompt-clocktower-damsel = Qui est la Demoiselle ?
    .note = Chacun peut le dire devant tous. Seule compte la parole d’un Sbire, la première de la partie.
prompt-clocktower-new_damsel = Qui devient la Demoiselle ?
    .note = La Vieille Chouette crée une Demoiselle : à vous de dire qui.
prompt-clocktower-register-damsel = Passe-t-il pour un Sbire ?
    .note = Ce joueur a nommé une Demoiselle. Le Reclus peut, l’Espion n’y est pas tenu.
prompt-clocktower-puzzle = Qui est ivre ?
    .note = En privé. Seul le vrai Maître des puzzles voit quelqu’un, une fois dans la partie.
prompt-clocktower-puzzle_drunk = Qui est ivre toute la partie ?
    .note = L’énigme du Maître des puzzles. Plutôt quelqu’un qui apprend quelque chose.
prompt-clocktower-puzzle_answer = Qui montrer au Maître ?
    .note = Le Démon si la réponse était juste, sinon quelqu’un d’autre.
prompt-clocktower-hatter = Devenir quelqu’un d’autre ?
    .note = Le Chapelier est mort. Un rôle libre de votre type, ou restez tel quel.
prompt-clocktower-plague_doctor = Quelle capacité gagnez-vous ?
    .note = Le Médecin de la peste est mort. Un Sbire qui n’est pas en jeu.
prompt-clocktower-plague_minion = Quel Sbire la gagne ?
    .note = Cette capacité va à un Sbire, qui l’apprend.
prompt-clocktower-plague_outsider = Qui devient Étranger ?
    .note = La capacité du Baron : jusqu’à deux Villageois.
prompt-clocktower-plague_evil_twin = Qui devient la Jumelle maléfique ?
    .note = Ce joueur est maléfique désormais et rencontre l’autre cette nuit.

# nouvelles
story-you-informed-damsel = Une Demoiselle est en jeu.
story-you-informed-puzzle = Le Conteur ne vous répond pas.
story-you-informed-puzzlemaster = Si vous aviez raison, le Démon est : { $place }.
story-you-informed-nothing_gained = Aucune capacité de Sbire n’est libre : vous n’en avez pas.
story-you-informed-gained = Vous avez gagné la capacité de : { $shown }.
story-clocktower-informed-damsel = { $who } apprend qu’il y a une Demoiselle
story-clocktower-informed-puzzle = { $who } ne reçoit pas de réponse
story-clocktower-informed-puzzlemaster = { $who } voit comme Démon : { $place }
story-clocktower-informed-nothing_gained = { $who } n’a aucune capacité : celles des Sbires sont prises
story-clocktower-informed-gained = { $who } gagne la capacité de : { $shown }
story-clocktower-used-damsel = { $who } dit que la Demoiselle est { $name }
story-clocktower-ended-damsel = Un Sbire a nommé la Demoiselle
story-clocktower-missed = { $who } devait voter et ne l’a pas fait
story-clocktower-marked-tea_party = { $who } était le Chapelier : les maléfiques peuvent changer cette nuit
foresee-missed = { $who } a manqué aujourd’hui un vote dû par le Fanatique

# marques et raisons
grim-mark-tea_party = Thé cette nuit
mark-clocktower-tea_party = thé
why-puzzle = Quelqu’un qui apprend quelque chose : il y aura quoi trouver.
why-new-plague = Une qui se remarque : la peste doit se sentir.

clocktower-pixie = Lutin
    .genitive = du Lutin
    .accusative = le Lutin
    .gender = masculine
clocktower-pixie-short = Joue un rôle, et en hérite à la mort du vrai
clocktower-pixie-ability = La première nuit, on vous montre un rôle de Villageois en jeu. Si vous avez fait croire que c’est le vôtre (folie), vous gagnez sa capacité à la mort de ce joueur.
clocktower-pixie-when = Première nuit, et à cette mort
clocktower-pixie-example = Vous voyez l’Empathique et dites à tous que c’est vous. Le vrai meurt, et dès cette nuit vous comptez vos voisins.
clocktower-pixie-play = Prétendez ce rôle dès le premier jour et tenez bon. Trouvez le vrai, et convenez qu’il vous laisse parler.
clocktower-pixie-bluff = Quand un gentil meurt, « sa » capacité est maintenant la vôtre.
clocktower-pixie-lead = Montrez un Villageois en jeu. Quand un joueur de ce rôle meurt, jugez s’il a convaincu le village d’être ce rôle : il en a alors la capacité, et on le lui dit. Fabula vous le demande une fois.

clocktower-cult_leader = Chef de secte
    .genitive = du Chef de secte
    .accusative = le Chef de secte
    .gender = masculine
clocktower-cult_leader-short = Suit ses voisins ; gagne si tous les gentils le suivent
clocktower-cult_leader-ability = Chaque nuit, vous prenez le camp d’un de vos voisins vivants. Vous pouvez demander à tous s’ils rejoignent votre secte : si tous les gentils acceptent, votre équipe gagne.
clocktower-cult_leader-when = Chaque nuit, et de jour à votre appel
clocktower-cult_leader-example = Votre voisin est l’Imp, et vous vous éveillez maléfique. Au matin vous appelez tout le monde : qui osera vous croire ?
clocktower-cult_leader-play = Appelez dès que vous êtes sûr de votre camp : un gentil qui vous croit n’a qu’à dire oui. Sachez qui sont vos voisins.
clocktower-cult_leader-bluff = Appelez une secte : si tous les gentils acceptent, rien n’est perdu, et qui refuse semble maléfique.
clocktower-cult_leader-lead = Chaque nuit il est du camp d’un de ses voisins vivants ; s’ils diffèrent, vous décidez, et lui dites tout changement. À l’appel, tous répondent à la fois, même morts. Tous les gentils, Voyageurs compris : son équipe a gagné, s’il est vivant et sobre.

clocktower-alsaahir = Alsaahir
    .genitive = de l’Alsaahir
    .accusative = l’Alsaahir
    .gender = masculine
clocktower-alsaahir-short = Nomme tous les maléfiques d’un coup, et gagne
clocktower-alsaahir-ability = Une fois par jour, vous pouvez nommer devant tous les Sbires, puis les Démons. S’ils y sont tous et sans une erreur, les gentils gagnent.
clocktower-alsaahir-when = De jour, une fois par jour
clocktower-alsaahir-example = Vous dites : Gleb est le Sbire, Vera le Démon. C’est vrai, et les gentils ont gagné.
clocktower-alsaahir-play = Devinez chaque jour, et chaque jour autrement : cela ne coûte rien. Demandez aux autres leurs certitudes, car une seule erreur gâche tout.
clocktower-alsaahir-bluff = Devinez chaque jour, toujours un peu à côté.
clocktower-alsaahir-lead = Chacun peut le faire, une fois par jour. C’est juste si tous les Sbires et Démons sont nommés, même morts, chacun comme il est, et nul autre. L’Espion et le Reclus passent pour ce que vous voulez.

clocktower-engineer = Ingénieur
    .genitive = de l’Ingénieur
    .accusative = l’Ingénieur
    .gender = masculine
clocktower-engineer-short = Une fois, choisit ce que sont les maléfiques
clocktower-engineer-ability = Une fois par partie, la nuit, refaites les maléfiques : soit les Sbires, soit le Démon prennent les rôles de votre choix.
clocktower-engineer-when = N’importe quelle nuit, une fois
clocktower-engineer-example = Vous choisissez l’Imp : le Po devient Imp, et le village sait à qui il a affaire.
clocktower-engineer-play = Choisissez ce que le village peut supporter, ou ce que vos informations peuvent trouver. Des Sbires inoffensifs valent bien un Démon faible.
clocktower-engineer-bluff = Dites que vous avez changé le Démon, et que ce qu’on en savait est vain.
clocktower-engineer-lead = Joueurs et camps restent, seuls les rôles changent, et chacun l’apprend. Il choisit autant de Sbires qu’il y en a : à vous de dire qui devient quoi. Rien d’autre ne change.

clocktower-alchemist = Alchimiste
    .genitive = de l’Alchimiste
    .accusative = l’Alchimiste
    .gender = masculine
clocktower-alchemist-short = Gentil, avec la capacité d’un Sbire
clocktower-alchemist-ability = Vous usez de la capacité d’un Sbire pour votre camp. Si un choix ne convient pas au Conteur, il peut vous en demander un autre.
clocktower-alchemist-when = Première nuit, puis comme le Sbire
clocktower-alchemist-example = On vous montre la Sorcière, et vous maudissez chaque nuit. Vous êtes gentil tout de même.
clocktower-alchemist-play = Usez-en pour les gentils : empoisonnez les suspects, maudissez qui nomine trop. Dites-le avant qu’on impute vos méfaits à un Sbire.
clocktower-alchemist-bluff = Votre capacité est justement celle d’un Sbire : vous êtes donc l’Alchimiste, bien sûr.
clocktower-alchemist-lead = La première nuit, montrez-lui un Sbire absent : il en a la capacité et reste gentil. Quand il choisit, vous pouvez demander autre chose. Fabula propose tous ceux qui sont libres ; l’Invocateur et le Baron se décident avec la composition.

clocktower-cannibal = Cannibale
    .genitive = du Cannibale
    .accusative = le Cannibale
    .gender = masculine
clocktower-cannibal-short = Mange les exécutés et prend leur capacité
clocktower-cannibal-ability = Le dernier joueur tué par une exécution vous laisse sa capacité. S’il était maléfique, elle vous empoisonne jusqu’à ce qu’une exécution tue un gentil.
clocktower-cannibal-when = Après chaque exécution mortelle
clocktower-cannibal-example = On a exécuté le Moine, et la nuit on vous demande qui protéger. Si c’est bien un Moine que vous avez mangé.
clocktower-cannibal-play = Faites exécuter des gentils utiles, mais prudence : ce qu’on vous demande peut être un mensonge. Comparez avec ce que disait le mort.
clocktower-cannibal-bluff = Dites que vous avez bien mangé, et agissez comme le mort.
clocktower-cannibal-lead = Après chaque mort par exécution, il a la capacité de ce joueur et perd la précédente. On ne lui dit rien. Si le mort était maléfique, il est empoisonné, et vous le traitez comme le Villageois de votre choix.

clocktower-hermit = Ermite
    .genitive = de l’Ermite
    .accusative = l’Ermite
    .gender = masculine
clocktower-hermit-short = Toutes les capacités d’Étranger à la fois
clocktower-hermit-ability = Tous les Étrangers du module pèsent sur vous : leurs capacités sont les vôtres. [Peut-être un Étranger de moins.]
clocktower-hermit-when = Comme les Étrangers du module
clocktower-hermit-example = Avec un Vertueux et un Maladroit au module, on ne doit pas vous exécuter, ni vous laisser mourir sans ami gentil.
clocktower-hermit-play = Lisez le module : tout ce qui pèse sur les Étrangers pèse sur vous. Dites tôt ce dont le village doit tenir compte.
clocktower-hermit-bluff = Dites-vous Ermite, et le village y pensera à deux fois avant de vous exécuter.
clocktower-hermit-lead = Il a toutes les capacités d’Étranger du module à la fois. Avec un Soulard au module, il se croit Villageois, avec un Lunatique, Démon. Si deux se contredisent, dites à tous comment vous ferez. On peut jouer avec un Étranger de moins.

clocktower-politician = Politicien
    .genitive = du Politicien
    .accusative = le Politicien
    .gender = masculine
clocktower-politician-short = Qui perd les siens gagne avec les autres
clocktower-politician-ability = Si vous êtes le plus responsable de la défaite de votre équipe, vous changez de camp et gagnez, même mort.
clocktower-politician-when = À la fin
clocktower-politician-example = Vous avez poussé le village à exécuter le Vertueux : vous avez gagné, pas les gentils.
clocktower-politician-play = Voyez tôt quel camp gagnera. Si ce n’est pas le vôtre, faites tout pour lui, et que ce soit visiblement votre œuvre.
clocktower-politician-bluff = Trompez tout le monde et dites à la fin que vous étiez le Politicien : trop tard, mais plaisant.
clocktower-politician-lead = La partie finie, demandez-vous qui des perdants est le plus responsable. Si c’est le Politicien, sobre, mort ou vif, il gagne avec les vainqueurs. Fabula vous le demande.

# capacités du jour, offertes à tous
square-power-accuse = Nommer les maléfiques
    .note = Devant tous : qui sont les Sbires et les Démons. Si le vrai Alsaahir le dit et que tout est juste, les gentils gagnent.
square-accuse = Qui est maléfique ?
    .note = Un toucher : Sbire, deux : Démon, trois : personne.
square-do-accuse = Le dire à tous
square-power-cult = Appeler une secte
    .note = On demande à tous les autres, même morts. Si tous les gentils rejoignent un vrai Chef de secte, son équipe gagne.

# questions
prompt-clocktower-accuse = Qui est maléfique ?
prompt-clocktower-register-alsaahir = L’accusation est-elle juste ?
    .note = Quelqu’un peut y passer pour ce qu’il n’est pas.
prompt-clocktower-cult = Rejoindre la secte ?
    .note = Si tous les gentils rejoignent un vrai Chef de secte, son équipe gagne. Tous verront votre réponse.
prompt-clocktower-cult_leader = Quel camp pour le Chef de secte ?
    .note = Celui d’un voisin vivant.
prompt-clocktower-engineer = Que deviennent les maléfiques ?
    .note = Une fois dans la partie : un Démon, ou autant de Sbires qu’il y en a. Vous pouvez attendre.
prompt-clocktower-engineer_role = Quel rôle a ce joueur ?
    .note = L’Ingénieur a choisi ces Sbires.
prompt-clocktower-learn-pixie = Quel Villageois voit le Lutin ?
    .note = Un qui est en jeu.
prompt-clocktower-pixie = Le Lutin était-il fou ?
    .note = Le joueur de ce rôle est mort. S’il a convaincu le village d’être ce rôle, il en gagne la capacité.
prompt-clocktower-alchemist = Quelle capacité a l’Alchimiste ?
    .note = Un Sbire qui n’est pas en jeu.
prompt-clocktower-veto = Garder ce choix ?
    .note = Vous pouvez demander à l’Alchimiste de choisir autrement.
prompt-clocktower-cannibal_food = Que croit être le Cannibale ?
    .note = Il a mangé un maléfique, est empoisonné et n’en sait rien.
prompt-clocktower-register-cannibal = L’exécuté était-il gentil ?
    .note = Il peut passer pour l’un ou l’autre.
prompt-clocktower-politician = Le plus responsable ?
    .note = Si oui, le Politicien change de camp et gagne.

# nouvelles
story-you-informed-pixie = Ce rôle est en jeu : { $answer }.
story-you-informed-veto = Le Conteur vous demande de choisir autrement.
story-clocktower-informed-pixie = { $who } voit un rôle en jeu : { $answer }
story-clocktower-informed-veto = { $who } doit choisir autrement
story-clocktower-stated-accuse = { $who } accuse : { $said }
story-clocktower-claim-accuse = Tous les maléfiques : { $said }
story-clocktower-cult_called = { $who } appelle tout le monde dans une secte
story-clocktower-cult_joined = Dans la secte de { $who } : { $names }
story-clocktower-cult_joined-nobody = Dans la secte de { $who } : personne
story-clocktower-ended-cult_leader = Tous les gentils ont rejoint la secte
story-clocktower-ended-alsaahir = L’Alsaahir a nommé tous les maléfiques
ui-beat-cult = La secte
ui-beat-reckoning = À qui la faute

# raisons
why-cult-truth = Comme les voisins le sont vraiment.
why-mad-enough = Ils l’ont dit à tous aujourd’hui.
why-as-claimed = Ce que l’exécuté prétendait être.
why-to-blame = Leur main ou leur nomination a causé la dernière exécution.

# conseils sur un module
advice-clocktower-no-set = Aucune composition de ce module ne suit le tableau : certains de ses rôles ne sont jamais en jeu ensemble.
advice-clocktower-not-lent = { $role } : ce rôle ne donne jamais la capacité de { $roles }.
advice-clocktower-never-dealt = { $role } : jamais distribué, car le rôle qui doit venir avec lui n’est pas dans le module.
