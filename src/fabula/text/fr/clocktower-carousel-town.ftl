# Rôles hors des boîtes : la couronne, le jour et le mal ; Étrangers.

clocktower-magician = Magicien
    .genitive = du Magicien
    .accusative = le Magicien
    .gender = masculine
clocktower-magician-short = Démon pour les Sbires, Sbire pour le Démon
clocktower-magician-ability = Quand les maléfiques font connaissance la première nuit, on vous montre aux Sbires avec le Démon, et au Démon parmi ses Sbires.
clocktower-magician-when = Première nuit, sans rien voir
clocktower-magician-example = Vous dormez. Gleb, un Sbire, voit deux Démons : vous et Véra. Lequel il sert, il ne peut le savoir.
clocktower-magician-play = Un maléfique viendra peut-être se confier à vous : réjouissez-vous et n’en dites rien trop tôt. Qui vous épargne sans raison vous prend peut-être pour un des siens.
clocktower-magician-bluff = Dites que vous avez embrouillé les maléfiques, et que qui prétend le contraire ment.
clocktower-magician-lead = Montrez le Magicien avec le Démon, et parmi les Sbires, dans n’importe quel ordre. Il ne fait rien d’autre. L’Espion ne voit ni son jeton ni celui du Démon.

clocktower-poppy_grower = Cultivateur de pavot
    .genitive = du Cultivateur de pavot
    .accusative = le Cultivateur de pavot
    .gender = masculine
clocktower-poppy_grower-short = Tant qu’il vit, les maléfiques s’ignorent
clocktower-poppy_grower-ability = Les Sbires et le Démon ne se connaissent pas. Si vous mourez, ils l’apprennent cette nuit-là.
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
clocktower-ogre-ability = La première nuit, choisissez un autre joueur : vous passez dans son camp, même ivre ou empoisonné, et on ne vous dit pas lequel.
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
clocktower-golem-ability = Vous ne pouvez nominer qu’une fois dans la partie. Si le nominé n’est pas le Démon, il meurt.
clocktower-golem-when = La seule fois où il nomine
clocktower-golem-example = Vous nominez Boris, qui tombe raide mort : il n’était pas le Démon. S’il avait vécu, le village aurait su.
clocktower-golem-play = Il n’est pas de preuve plus sûre que votre nomination. Gardez-la pour le plus suspect ; s’il ne tombe pas, votez contre lui.
clocktower-golem-bluff = Un Golem qui « a déjà nominé » n’a plus rien à prouver.
clocktower-golem-lead = À la première nomination, le nominé meurt aussitôt, sauf si c’est le Démon ; le Reclus peut passer pour tel. Plaidoyer et vote suivent. Ivre ou empoisonné, la nomination est perdue et personne ne meurt.

clocktower-snitch = Balance
    .genitive = de la Balance
    .accusative = la Balance
    .gender = feminine
clocktower-snitch-short = Chaque Sbire reçoit trois rôles de bluff
clocktower-snitch-ability = La première nuit, on montre à chaque Sbire trois rôles gentils qui ne sont pas en jeu.
clocktower-snitch-when = Première nuit, sans rien voir
clocktower-snitch-example = Vous dormez. Chacun des Sbires se réveille encore une fois et voit trois rôles que personne n’a.
clocktower-snitch-play = Dites tôt ce que vous êtes : alors un rôle que nul autre ne réclame ne vaut plus grand-chose, et le village le sait.
clocktower-snitch-bluff = Rien ne permet de vous éprouver. Et qui se vanterait d’avoir tout dit au mal ?
clocktower-snitch-lead = Quand les Sbires se sont vus, montrez à chacun trois rôles gentils absents : ceux du Démon ou d’autres.

clocktower-heretic = Hérétique
    .genitive = de l’Hérétique
    .accusative = l’Hérétique
    .gender = masculine
clocktower-heretic-short = Qui gagne a perdu
clocktower-heretic-ability = Qui gagne perd, et qui perd gagne, même si vous êtes mort.
clocktower-heretic-when = À la fin de la partie
clocktower-heretic-example = On exécute le Démon, tous se réjouissent : mais vous étiez là, sobre, et le mal a gagné.
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
mark-clocktower-evil_wakes = le mal se voit
grim-mark-friend = Ami de l’Ogre
mark-clocktower-friend = ami
square-hidden-token = Invisible
