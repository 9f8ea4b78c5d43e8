# Blood on the Clocktower, rôles hors des boîtes : des Villageois du Carrousel, leurs questions et leurs nouvelles.

clocktower-steward = Intendant
    .genitive = de l’Intendant
    .accusative = l’Intendant
    .gender = masculine
clocktower-steward-short = Connaît un joueur gentil
clocktower-steward-ability = La première nuit, on vous désigne un joueur gentil.
clocktower-steward-when = La première nuit
clocktower-steward-example = On vous montre Vera. Quel que soit son rôle, elle est gentille.
clocktower-steward-play = Vous avez à qui parler dès la première minute. Voyez à deux lequel vaut le plus pour le Démon, et laissez parler l’autre.
clocktower-steward-bluff = Répondez d’un ami, ou d’un gentil qui répondra ensuite de vous.
clocktower-steward-lead = Montrez n’importe quel gentil, sauf lui-même. L’Espion peut paraître gentil, le Reclus maléfique. Ivre ou empoisonné, montrez qui vous voulez.

clocktower-knight = Chevalier
    .genitive = du Chevalier
    .accusative = le Chevalier
    .gender = masculine
clocktower-knight-short = Connaît deux joueurs qui ne sont pas le Démon
clocktower-knight-ability = La première nuit, on vous désigne deux joueurs : ni l’un ni l’autre n’est le Démon.
clocktower-knight-when = La première nuit
clocktower-knight-example = On vous montre Anna et Boris. Boris se révèle Empoisonneur : aucun des deux n’était pourtant le Démon.
clocktower-knight-play = Rayez les deux de la liste des Démons, mais ne les prenez pas pour des amis : l’un peut être un Sbire. En fin de partie, ce sont vos meilleurs votes.
clocktower-knight-bluff = Innocentez le Démon avec quelqu’un de gentil, et tôt.
clocktower-knight-lead = Deux joueurs autres que lui ; un Sbire parmi eux donne du sel. Le Reclus peut passer pour le Démon : alors on ne le montre pas. Ivre ou empoisonné, montrez le Démon et quelqu’un.

clocktower-noble = Noble
    .genitive = du Noble
    .accusative = le Noble
    .gender = masculine
clocktower-noble-short = Connaît trois joueurs, dont un seul maléfique
clocktower-noble-ability = La première nuit, on vous désigne trois joueurs : deux gentils et un maléfique.
clocktower-noble-when = La première nuit
clocktower-noble-example = On vous montre Anna, Boris et Vera. Anna et Boris innocentés, vous en savez assez sur Vera.
clocktower-noble-play = Dites tôt vos trois noms, pour que chacun compare. Chaque fois que le village innocente l’un, les autres pèsent plus lourd.
clocktower-noble-bluff = Nommez trois gentils, ou deux et un ami que personne n’exécutera.
clocktower-noble-lead = Trois joueurs autres que lui, dont un maléfique : un Sbire dure plus longtemps que le Démon. Un Voyageur maléfique compte. L’Espion et le Reclus peuvent paraître de l’un ou l’autre camp.

clocktower-shugenja = Shugenja
    .genitive = du Shugenja
    .accusative = le Shugenja
    .gender = masculine
clocktower-shugenja-short = Sait de quel côté un maléfique est le plus près
clocktower-shugenja-ability = La première nuit, on vous dit de quel côté, horaire ou antihoraire, un maléfique est le plus près. À égale distance, la réponse est libre.
clocktower-shugenja-when = La première nuit
clocktower-shugenja-example = On vous dit « dans le sens horaire ». Le voisin de ce côté, ou celui d’après, mérite un regard.
clocktower-shugenja-play = Votre information dit jusqu’où l’autre côté est sûr : aussi loin que le premier maléfique du vôtre. Trouvez-le, et tous ceux qui sont plus près de l’autre côté sont gentils.
clocktower-shugenja-bluff = Désignez le côté où les gentils sont assis ensemble.
clocktower-shugenja-lead = Comptez les places, morts et Voyageurs compris, jusqu’au maléfique le plus proche de chaque côté. À égale distance, choisissez. L’Espion et le Reclus peuvent paraître de l’un ou l’autre camp.

# questions
prompt-clocktower-learn-steward = Qui voit l’Intendant ?
    .note = Un joueur gentil. L’Espion et le Reclus peuvent paraître de l’un ou l’autre camp.
prompt-clocktower-learn-knight = Qui voit le Chevalier ?
    .note = Aucun n’est un Démon. Un Reclus peut passer pour lui.
prompt-clocktower-learn-noble = Qui voit le Noble ?
    .note = L’un est maléfique, et un seul. L’Espion et le Reclus peuvent paraître de l’un ou l’autre camp.
prompt-clocktower-learn-shugenja = Quel sens apprend le Shugenja ?
    .note = Vers le maléfique le plus proche. L’Espion et le Reclus peuvent paraître de l’un ou l’autre camp.
prompt-clocktower-shugenja = Quel sens apprend le Shugenja ?
    .note = Un maléfique est aussi près de chaque côté : on peut dire l’un ou l’autre.
option-clocktower-clockwise = sens horaire
option-clocktower-anticlockwise = sens antihoraire
answer-clockwise = dans le sens horaire
answer-anticlockwise = dans le sens antihoraire

# news
story-you-informed-steward = { $place } est du camp des gentils.
story-you-informed-knight = Ni { $a } ni { $b } n’est le Démon.
story-you-informed-noble = L’un est maléfique, et un seul : { $names }.
story-you-informed-shugenja = Le maléfique le plus proche est assis { $answer }.
story-clocktower-informed-steward = { $who } découvre un joueur gentil : { $place }
story-clocktower-informed-knight = { $who } découvre deux joueurs qui ne sont pas le Démon : { $a } et { $b }
story-clocktower-informed-noble = { $who } découvre trois joueurs, dont un maléfique : { $names }
story-clocktower-informed-shugenja = { $who } apprend où sont les maléfiques les plus proches : { $answer }

# the set
grim-brings = Il faut aussi ce rôle : { $role }

clocktower-balloonist = Aéronaute
    .genitive = de l’Aéronaute
    .accusative = l’Aéronaute
    .gender = masculine
clocktower-balloonist-short = Chaque nuit, voit un joueur d’un autre type
clocktower-balloonist-ability = Chaque nuit, on vous montre un joueur, jamais du même type que la nuit d’avant. [Peut-être un Étranger de plus.]
clocktower-balloonist-when = Chaque nuit
clocktower-balloonist-example = Hier Anna, aujourd’hui Boris : ils ne sont pas tous deux Villageois, ni tous deux Sbires.
clocktower-balloonist-play = Notez les noms à la file : deux noms voisins ne sont pas du même type. Un Villageois sûr éclaire ses deux voisins de file.
clocktower-balloonist-bluff = Composez votre propre file, où un ami suit toujours un gentil.
clocktower-balloonist-lead = La première nuit, montrez qui vous voulez. Ensuite, quelqu’un dont le type diffère du précédent : Villageois, Étranger, Sbire, Démon ou Voyageur. On peut montrer un mort, et plus tard le même joueur. L’Espion et le Reclus peuvent paraître autres.

clocktower-nightwatchman = Veilleur de nuit
    .genitive = du Veilleur de nuit
    .accusative = le Veilleur de nuit
    .gender = masculine
clocktower-nightwatchman-short = Se montre une fois à quelqu’un
clocktower-nightwatchman-ability = Une fois par partie, la nuit, faites-vous connaître d’un joueur : on lui dit que vous êtes le Veilleur de nuit.
clocktower-nightwatchman-when = Une nuit, une seule fois
clocktower-nightwatchman-example = Vous choisissez Dasha. Au matin, elle dit : « Gleb est le Veilleur. » Ou bien les deux sont maléfiques, ou bien Gleb est gentil.
clocktower-nightwatchman-play = Choisissez quelqu’un que le village croit, ou que vous voulez éprouver. Si vous avez choisi et que personne ne parle, vous savez qui interroger.
clocktower-nightwatchman-bluff = Un ami dira volontiers que vous êtes passé chez lui la nuit.
clocktower-nightwatchman-lead = Réveillez-le chaque nuit tant qu’il n’a pas choisi. Puis réveillez l’élu et montrez-lui le Veilleur. Ivre ou empoisonné, ne réveillez personne.

clocktower-high_priestess = Grande Prêtresse
    .genitive = de la Grande Prêtresse
    .accusative = la Grande Prêtresse
    .gender = feminine
clocktower-high_priestess-short = Apprend à qui elle doit parler
clocktower-high_priestess-ability = Chaque nuit, le Conteur vous recommande quelqu’un : c’est avec ce joueur que parler vaut le plus.
clocktower-high_priestess-when = Chaque nuit
clocktower-high_priestess-example = On vous montre Vera. Il se trouve qu’elle sait que l’un de vos suspects est gentil.
clocktower-high_priestess-play = Le Conteur sait tout et veut que votre équipe ait sa chance : allez écouter. Demandez-vous pourquoi ce joueur, et pourquoi cette nuit.
clocktower-high_priestess-bluff = Envoyez chaque jour le village chez quelqu’un qui ne sait rien.
clocktower-high_priestess-lead = Montrez qui l’aiderait le plus aujourd’hui : celui qui sait la moitié manquante, celui que nul n’écoute, le menteur près de se trahir. Ivre ou empoisonnée, montrez quelqu’un d’inutile.

clocktower-general = Général
    .genitive = du Général
    .accusative = le Général
    .gender = masculine
clocktower-general-short = Apprend quel camp est en train de gagner
clocktower-general-ability = Chaque nuit, le Conteur vous résume la partie : les gentils mènent, les maléfiques mènent, ou personne.
clocktower-general-when = Chaque nuit
clocktower-general-example = Après la troisième exécution, on vous dit que les gentils mènent : les maléfiques ont perdu quelqu’un qui comptait.
clocktower-general-play = Comparez chaque nuit avec la précédente : qu’est-ce qui a changé ? C’est ce que le Conteur pense du jour passé.
clocktower-general-bluff = Saluez l’exécution de chaque gentil comme un tournant heureux.
clocktower-general-lead = Dites franchement comment vous voyez la partie, et pas seulement en comptant les morts : qui croit qui ? Ivre ou empoisonné, dites autre chose.

# questions
prompt-clocktower-learn-balloonist = Qui voit l’Aéronaute ?
    .note = Quelqu’un d’un autre type que la nuit passée. L’Espion et le Reclus peuvent paraître autres.
prompt-clocktower-nightwatchman = À qui vous montrez-vous ?
    .note = Une fois par partie : il apprend que vous êtes le Veilleur de nuit. Vous pouvez attendre.
prompt-clocktower-nightwatchman_lie = Qui paraît être le Veilleur ?
    .note = Il y a un Vortox : l’élu apprend quelqu’un d’autre.
prompt-clocktower-high_priestess = À qui devrait-elle parler ?
    .note = C’est votre avis. Si la Grande Prêtresse est ivre ou empoisonnée : quelqu’un d’inutile.
prompt-clocktower-general = Quel camp gagne ?
    .note = C’est votre avis. Si le Général est ivre ou empoisonné : autre chose.
option-clocktower-neither = Aucun
answer-neither = aucun

# news
story-you-informed-balloonist = Vous survolez { $place }.
story-you-informed-nightwatchman = { $place } est le Veilleur de nuit.
story-you-informed-high_priestess = C’est à { $place } que vous devriez parler le plus.
story-you-informed-general = Qui est en train de gagner : { $answer }.
story-clocktower-informed-balloonist = { $who } voit quelqu’un d’un autre type : { $place }
story-clocktower-informed-nightwatchman = { $who } apprend que { $place } est le Veilleur de nuit
story-clocktower-informed-high_priestess = { $who } apprend à qui parler : { $place }
story-clocktower-informed-general = { $who } apprend qui est en train de gagner : { $answer }
why-talk-to-knowing = Un gentil qui sait quelque chose.
why-fewer-lost = Selon les pertes de chaque camp ; vous y voyez peut-être plus.

clocktower-village_idiot = Idiot du village
    .genitive = de l’Idiot du village
    .accusative = l’Idiot du village
    .gender = masculine
clocktower-village_idiot-short = Apprend un camp par nuit ; ils sont parfois trois
clocktower-village_idiot-ability = Chaque nuit, demandez d’un joueur : gentil ou maléfique ? [Jusqu’à trois Idiots du village ; s’ils sont plusieurs, l’un est ivre.]
clocktower-village_idiot-when = Chaque nuit
clocktower-village_idiot-example = Vous choisissez Boris : « maléfique ». Un autre Idiot a entendu le contraire : l’un de vous est ivre, ou ment.
clocktower-village_idiot-play = Montrez-vous et cherchez les autres. Deux Idiots qui choisissent les mêmes joueurs savent vite lequel croire.
clocktower-village_idiot-bluff = Trois peuvent le dire, un quatrième est de trop ; deuxième ou troisième, on vous fera fête.
clocktower-village_idiot-lead = Mettez-en un à trois dans le sac, à la place d’autres Villageois. S’ils sont plusieurs, décidez lequel est ivre toute la partie. Réveillez-les l’un après l’autre.

clocktower-bounty_hunter = Chasseur de primes
    .genitive = du Chasseur de primes
    .accusative = le Chasseur de primes
    .gender = masculine
clocktower-bounty_hunter-short = Connaît un maléfique, puis le suivant
clocktower-bounty_hunter-ability = La première nuit, on vous montre un maléfique. Quand celui que vous connaissez meurt, on vous en montre un autre la même nuit. [Un Villageois est maléfique.]
clocktower-bounty_hunter-when = La première nuit, et quand le joueur connu est mort
clocktower-bounty_hunter-example = On vous montre Gleb. Le village l’exécute, et la nuit on vous montre Dasha.
clocktower-bounty_hunter-play = Faites exécuter votre joueur, et vous aurez le nom suivant. Demandez-vous d’abord s’il n’est pas que le Villageois maléfique.
clocktower-bounty_hunter-bluff = Donnez quelqu’un de gentil pour votre prise, et un second quand le premier est mort.
clocktower-bounty_hunter-lead = Après la donne, rendez maléfique un autre Villageois et dites-le-lui ; il garde sa capacité. Montrez d’abord un Sbire ou ce Villageois. Si le joueur montré meurt de jour ou de nuit, montrez-en un autre cette nuit.

# questions
prompt-clocktower-village_idiot = De qui demandez-vous le camp ?
    .note = N’importe quel joueur, vous aussi. Vous apprenez s’il est gentil ou maléfique.
prompt-clocktower-learn-village_idiot = Qu’apprend l’Idiot du village ?
    .note = Le camp du joueur choisi. L’Espion et le Reclus peuvent paraître de l’un ou l’autre.
prompt-clocktower-village_idiot_drunk = Quel Idiot du village est ivre ?
    .note = Ils sont plusieurs : l’un d’eux est ivre toute la partie.
prompt-clocktower-learn-bounty_hunter = Qui voit le Chasseur de primes ?
    .note = Un joueur maléfique. L’Espion et le Reclus peuvent paraître de l’un ou l’autre camp.
prompt-clocktower-bounty_evil = Quel Villageois est maléfique ?
    .note = Il y a un Chasseur de primes. Le joueur apprend son camp aussitôt.

# news
story-you-informed-village_idiot = { $place } est { $answer }.
story-you-informed-bounty_hunter = { $place } est du camp des maléfiques.
story-clocktower-informed-village_idiot = { $who } apprend le camp de { $place } : { $answer }
story-clocktower-informed-bounty_hunter = { $who } découvre un joueur maléfique : { $place }
story-clocktower-marked-bounty = { $who } est la prise du Chasseur de primes
grim-mark-bounty = Prise du Chasseur de primes
mark-clocktower-bounty = prise

clocktower-king = Roi
    .genitive = du Roi
    .accusative = le Roi
    .gender = masculine
clocktower-king-short = Connu du Démon ; tard, apprend qui vit encore
clocktower-king-ability = Le Démon sait que vous êtes le Roi. Chaque nuit, dès que la moitié des joueurs au moins sont morts, on vous montre le rôle d’un vivant.
clocktower-king-when = Chaque nuit, dès que la moitié est morte
clocktower-king-example = Quatre vivants, quatre morts. On vous montre le Baron : il est parmi vos trois derniers.
clocktower-king-play = Vous êtes fort à la fin, si vous y arrivez, et c’est le Démon qui en décide. Laissez les autres paraître plus dangereux : qui meurt à votre place vous rend service.
clocktower-king-bluff = Seul le Démon sait que vous mentez. Vers la fin, donnez des rôles qui vont à vos amis.
clocktower-king-lead = La première nuit, montrez le Roi au Démon, puis à chaque nouveau Démon. Dès la nuit où la moitié est morte, montrez le rôle d’un vivant : les gentils devraient pouvoir en finir avec cela.

clocktower-choirboy = Enfant de chœur
    .genitive = de l’Enfant de chœur
    .accusative = l’Enfant de chœur
    .gender = masculine
clocktower-choirboy-short = Voit le Démon si celui-ci tue le Roi
clocktower-choirboy-ability = La mort du Roi de la main du Démon vous montre qui est le Démon. [Un Roi est en jeu.]
clocktower-choirboy-when = La nuit où le Démon tue le Roi
clocktower-choirboy-example = Le Roi meurt dans la nuit. On vous réveille et l’on vous montre Gleb.
clocktower-choirboy-play = Taisez-vous et vivez : tant que vous vivez, le Démon n’ose pas toucher au Roi. Qu’il ne sache pas qui vous êtes.
clocktower-choirboy-bluff = Le Roi mort, nommez quelqu’un de gentil.
clocktower-choirboy-lead = Il faut aussi un Roi en jeu. Si le Démon le tue la nuit et que l’Enfant de chœur vit, réveillez-le et montrez le Démon. Une exécution ne compte pas.

# questions
prompt-clocktower-learn-king = Quel rôle voit le Roi ?
    .note = Celui de quelqu’un qui vit. L’Espion et le Reclus peuvent paraître autres.
prompt-clocktower-learn-choirboy = Qui voit l’Enfant de chœur ?
    .note = Le Démon. Un Reclus peut passer pour lui.

# news
story-you-informed-king = Quelqu’un qui vit a ce rôle : { $answer }.
story-you-informed-king_is = { $place } est le Roi.
story-you-informed-choirboy = { $place } est le Démon.
story-clocktower-informed-king = { $who } apprend un rôle encore en vie : { $answer }
story-clocktower-informed-king_is = { $who } apprend qui est le Roi : { $place }
story-clocktower-informed-choirboy = { $who } apprend qui est le Démon : { $place }

clocktower-preacher = Confesseur
    .genitive = du Confesseur
    .accusative = le Confesseur
    .gender = masculine
clocktower-preacher-short = Ôte leur capacité aux Sbires
clocktower-preacher-ability = Chaque nuit, prêchez à un joueur ; un Sbire en est averti. Aucun Sbire à qui vous avez prêché n’a plus de capacité.
clocktower-preacher-when = Chaque nuit
clocktower-preacher-example = Vous choisissez Gleb, l’Empoisonneur. Dès cette nuit, il n’empoisonne plus personne, et il le sait.
clocktower-preacher-play = On ne vous répond rien, mais les nouvelles des autres deviennent plus justes. Passez en revue ceux que vous croyez le moins, et restez en vie : avec vous, tout s’arrête.
clocktower-preacher-bluff = Dites qui vous avez choisi, et que ses tours ont cessé depuis.
clocktower-preacher-lead = Si l’élu est un Sbire, réveillez-le et dites-lui que le Confesseur l’a choisi, mais pas qui c’est. Marquez-le : il n’a pas de capacité tant que le Confesseur vit et reste sobre. On le réveille et il choisit comme avant.

clocktower-acrobat = Acrobate
    .genitive = de l’Acrobate
    .accusative = l’Acrobate
    .gender = masculine
clocktower-acrobat-short = Meurt si l’élu est ivre ou empoisonné
clocktower-acrobat-ability = Chaque nuit sauf la première, choisissez qui tient votre corde : si ce joueur est ivre ou empoisonné à un moment de la nuit, vous mourez.
clocktower-acrobat-when = Chaque nuit sauf la première
clocktower-acrobat-example = Vous choisissez l’Empathique et vous vivez : ce qu’il a appris cette nuit est vrai.
clocktower-acrobat-play = Chaque matin, d’être en vie, vous répondez des nouvelles de quelqu’un. Dites à temps qui vous choisirez, pour que votre mort aussi parle.
clocktower-acrobat-bluff = Déclarez sobres les nouvelles qui vous arrangent.
clocktower-acrobat-lead = Marquez l’élu. S’il est ivre ou empoisonné, ou le devient avant l’aube, l’Acrobate meurt aussitôt. Le Soulard compte comme ivre. Un Acrobate ivre ou empoisonné vit.

# questions
prompt-clocktower-preacher = À qui prêchez-vous ?
    .note = Un Sbire l’apprend et n’a pas de capacité tant que vous vivez et restez sobre.
prompt-clocktower-register-preacher = Passe-t-il pour un Sbire ?
    .note = Un Reclus le peut, un Espion n’y est pas tenu. Si oui, il l’apprend et n’a plus de capacité.
prompt-clocktower-acrobat = Sur qui comptez-vous ?
    .note = S’il est ivre ou empoisonné, ou le devient cette nuit, vous mourez.

# news
story-you-informed-preached = Le Confesseur vous a choisi : vous n’avez pas de capacité.
story-clocktower-informed-preached = { $who } a été choisi par le Confesseur et n’a plus de capacité
story-clocktower-misled-blocked = { $who } a appris un mensonge, faute de capacité. En vérité : { $answer }
story-clocktower-marked-partner = L’Acrobate compte sur { $who }
grim-mark-blocked = Sans capacité
mark-clocktower-blocked = sans capacité
grim-mark-partner = L’Acrobate compte sur lui
mark-clocktower-partner = partenaire

clocktower-lycanthrope = Lycanthrope
    .genitive = du Lycanthrope
    .accusative = le Lycanthrope
    .gender = masculine
clocktower-lycanthrope-short = Tue un gentil, et le Démon ne tue plus
clocktower-lycanthrope-ability = Chaque nuit sauf la première, chassez un vivant. Seul un gentil succombe, et alors le Démon ne tue personne cette nuit. Un gentil compte pour vous comme maléfique.
clocktower-lycanthrope-when = Chaque nuit sauf la première
clocktower-lycanthrope-example = Vous choisissez Boris, et à l’aube Vera est morte : Boris est donc maléfique, ou le seul gentil qui vous paraît l’être.
clocktower-lycanthrope-play = Vous tuez aussi souvent que le Démon l’aurait fait, mais vous y gagnez : qui meurt de vous était gentil, qui survit ne l’est sans doute pas. Choisissez ceux que le village soupçonne, non ceux dont il a besoin.
clocktower-lycanthrope-bluff = Dites que la victime de la nuit était la vôtre, donc gentille.
clocktower-lycanthrope-lead = Avant la partie, marquez un gentil qui compte pour lui comme maléfique. S’il choisit un gentil, celui-ci meurt, et le Démon se réveille comme toujours mais ne tue personne. S’il choisit un maléfique, il ne se passe rien.

clocktower-princess = Princesse
    .genitive = de la Princesse
    .accusative = la Princesse
    .gender = feminine
clocktower-princess-short = Sa première exécution achète une nuit calme
clocktower-princess-ability = Si, votre premier jour, votre nomination mène à une exécution, le Démon ne tue personne la nuit suivante.
clocktower-princess-when = La nuit qui suit son premier jour
clocktower-princess-example = Vous nominez Gleb le premier jour, on l’exécute, et à l’aube tous sont en vie.
clocktower-princess-play = Nominez le premier jour, avec une raison qui convainc. Une nuit calme ensuite dit que votre rôle est vrai.
clocktower-princess-bluff = Un Démon qui se réveille et épargne tout le monde fait de vous une Princesse.
clocktower-princess-lead = Si, son premier jour, le joueur qu’elle a nominé a été exécuté, marquez-la. Réveillez le Démon comme toujours : personne n’en meurt cette nuit. Il faut qu’elle vive et soit sobre alors.

# questions
prompt-clocktower-lycanthrope = Qui chassez-vous ?
    .note = Un joueur vivant. Un gentil meurt, et le Démon ne tue alors personne cette nuit.
prompt-clocktower-register-lycanthrope = Passe-t-il pour gentil ?
    .note = Un Espion le peut, un Reclus n’y est pas tenu. Si oui, il meurt, et le Démon ne tue personne cette nuit.
prompt-clocktower-faux_paw = Qui compte comme maléfique ?
    .note = Pour le Lycanthrope seul, et toute la partie : un gentil.

# news
foresee-attack-lycanthrope = { $who } meurt, chassé par le Lycanthrope
foresee-attack-peace = { $who } est attaqué et vit : le Démon ne tue personne cette nuit
story-clocktower-marked-faux_paw = { $who } compte comme maléfique pour le Lycanthrope
story-clocktower-marked-peace = À cause de { $who }, le Démon ne tue personne
grim-mark-faux_paw = Maléfique pour le Lycanthrope
mark-clocktower-faux_paw = semble maléfique
grim-mark-peace = Le Démon ne tue personne
mark-clocktower-peace = nuit calme

clocktower-farmer = Fermier
    .genitive = du Fermier
    .accusative = le Fermier
    .gender = masculine
clocktower-farmer-short = Mort la nuit, laisse un autre Fermier
clocktower-farmer-ability = Votre mort, la nuit, fait d’un gentil encore en vie un Fermier.
clocktower-farmer-when = Quand il meurt la nuit
clocktower-farmer-example = Vous mourez dans la nuit. Boris était le Cuistot ; le voilà Fermier, et gentil.
clocktower-farmer-play = Ne dites rien et laissez-vous attaquer : votre héritier se saura gentil, et pourra vous nommer.
clocktower-farmer-bluff = Quand un gentil est mort la nuit, dites que vous avez hérité de la ferme.
clocktower-farmer-lead = Dès qu’il meurt la nuit, choisissez un gentil vivant, au mieux dont la capacité ne sert plus, et dites-lui ce qu’il est. Personne d’autre ne l’apprend. S’il était ivre ou empoisonné, ou mort de jour, il ne se passe rien.

clocktower-banshee = Banshee
    .genitive = de la Banshee
    .accusative = la Banshee
    .gender = feminine
clocktower-banshee-short = Tuée par le Démon, nomine et vote deux fois
clocktower-banshee-ability = Si le Démon vous tue, on annonce à tous la mort de la Banshee. Dès lors, vous nominez jusqu’à deux fois par jour, et votre main en vaut deux à chaque vote.
clocktower-banshee-when = Après que le Démon l’a tuée
clocktower-banshee-example = À l’aube, deux morts, et l’on annonce qu’une Banshee est morte. L’une des deux nomine Gleb, et sa main compte double.
clocktower-banshee-play = Vous voulez que le Démon vienne : ayez l’air de celle qu’il doit tuer. Morte, vous pesez plus qu’un vivant, alors usez bien de vos votes.
clocktower-banshee-bluff = Dites-le de votre vivant, et l’on comprendra pourquoi le Démon vous laisse.
clocktower-banshee-lead = Si le Démon la tue, annoncez à l’aube qu’une Banshee est morte, mais pas qui c’est. Elle n’a pas besoin de jeton de vote. Tant qu’elle est ivre ou empoisonnée, elle vote comme les autres morts.

# questions
prompt-clocktower-farmer = Qui devient Fermier ?
    .note = Un gentil vivant. Un Espion peut paraître gentil, un Reclus maléfique.

# news
story-clocktower-announced-banshee = Une Banshee est morte
story-clocktower-marked-wailing = { $who } était la Banshee, tuée par le Démon
grim-mark-wailing = Vote et nomine deux fois
mark-clocktower-wailing = deux fois
why-nothing-to-lose = Un gentil dont la capacité ne sert plus.

clocktower-fisherman = Pêcheur
    .genitive = du Pêcheur
    .accusative = le Pêcheur
    .gender = masculine
clocktower-fisherman-short = Reçoit une fois un conseil du Conteur
clocktower-fisherman-ability = Une fois par partie, de jour, demandez conseil au Conteur : il vous dit ce qui aiderait votre équipe à gagner.
clocktower-fisherman-when = De jour, une seule fois
clocktower-fisherman-example = « N’exécutez pas Anna. » Anna était la prochaine sur toutes les listes.
clocktower-fisherman-play = Attendez le jour où vous ne savez que faire. Puis faites ce qu’on vous dit, à moins de vous croire ivre.
clocktower-fisherman-bluff = Nul n’entend ce qu’on vous a dit. Apportez au village le conseil qui vous arrange.
clocktower-fisherman-lead = Donnez un seul conseil, court et utile, sans énigme : à qui parler, qui exécuter ou épargner, de qui douter ; ou le vôtre, en chuchotant ou en tête à tête. Ivre ou empoisonné, que le conseil nuise.

# questions
square-power-fish = Demander conseil
    .note = Nul ne le remarque. Un vrai Pêcheur est conseillé une fois ; tous les autres, jamais.
prompt-clocktower-fish = Un joueur vous demande conseil
    .note = Chacun peut venir. Ce que vous conseillez à un Pêcheur vient ensuite.
prompt-clocktower-fisherman = Que conseillez-vous ?
    .note = Ce qui aide son équipe ; si le Pêcheur est ivre ou empoisonné, ce qui lui nuit. Vos propres mots se disent en chuchotant ou en tête à tête.
prompt-clocktower-fisherman-talk_to = À qui doit-il parler ?
prompt-clocktower-fisherman-execute = Qui exécuter ?
prompt-clocktower-fisherman-spare = Qui épargner ?
prompt-clocktower-fisherman-doubt = De qui douter ?
option-clocktower-talk_to = Parler à quelqu’un
option-clocktower-execute = Exécuter quelqu’un
option-clocktower-spare = Épargner quelqu’un
option-clocktower-doubt = Douter de quelqu’un
option-clocktower-own_words = Avec mes propres mots

# news
story-you-informed-fish = Le Conteur n’a pas de conseil pour vous.
story-you-informed-fisherman_talk_to = Conseil du Conteur : parlez à { $place }.
story-you-informed-fisherman_execute = Conseil du Conteur : exécutez { $place }.
story-you-informed-fisherman_spare = Conseil du Conteur : n’exécutez pas { $place }.
story-you-informed-fisherman_doubt = Conseil du Conteur : doutez de ce que dit { $place }.
story-you-informed-fisherman_own_words = Le Conteur a un conseil pour vous, avec ses propres mots.
story-clocktower-informed-fish = { $who } demande conseil et n’en reçoit pas
story-clocktower-informed-fisherman_talk_to = { $who } reçoit le conseil de parler à { $place }
story-clocktower-informed-fisherman_execute = { $who } reçoit le conseil d’exécuter { $place }
story-clocktower-informed-fisherman_spare = { $who } reçoit le conseil d’épargner { $place }
story-clocktower-informed-fisherman_doubt = { $who } reçoit le conseil de douter de { $place }
story-clocktower-informed-fisherman_own_words = { $who } reçoit un conseil avec les propres mots du Conteur
