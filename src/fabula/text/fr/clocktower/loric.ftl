# Les Lorics : ce que fait chacun, ce qu’on demande et raconte à cause d’eux. Noms comme dans fabled.ftl.

clocktower-storm_catcher-lead = La première nuit, nommez un rôle gentil, en jeu ou non. Tous entendent lequel ; on montre aux maléfiques qui l’a. Seule une exécution peut tuer ce joueur, même ivre ou empoisonné.
clocktower-gardener-lead = Personne ne tire de jeton : vous donnez à chacun son rôle avant qu’on le regarde.
clocktower-pope-lead = Au moins un rôle gentil va plus d’une fois dans le sac ; un tel rôle peut servir de bluff au Démon. Il n’y a jamais deux Soulards ni deux Lunatiques.
clocktower-hindu-lead = Chacun des quatre premiers morts choisit un rôle de Voyageur dès que tous ont appris sa mort, et continue ainsi, dans son camp d’avant. S’il meurt de nouveau, il ne revient pas.
clocktower-bootlegger-lead = Avant la distribution, lisez à voix haute les règles du module. Chacun peut les relire à côté du module ; vous veillez à ce qu’on les suive.
clocktower-big_wig-lead = Qui est nominé désigne un avocat, qui parle seul. Avant le compte des mains, on vous demande si l’avocat meurt, faute d’avoir soutenu avec assez de folie que le nominé est gentil.
clocktower-ventriloquist-lead = Quand un joueur nominé aujourd’hui va mourir exécuté, on vous demande s’il survit : s’il a prétendu, lors de sa nomination, être un rôle qu’il n’avait jamais annoncé, et s’y est tenu.
clocktower-god_of_ug-lead = Donnez le chapeau à quelqu’un devant tous, à sa place du cercle. Qui le porte parle son par son ; chacun de ses votes compte double, sauf pour un exil. Au premier faux pas, il dit à qui passe le chapeau et vous le lui donnez ; les morts le portent aussi.

prompt-clocktower-storm_catcher = Quel rôle gentil prend la tempête ?
    .note = Tous entendent le rôle. Si quelqu’un l’a, il ne meurt qu’exécuté, et les maléfiques apprennent qui c’est.
prompt-clocktower-gardener = À qui quel rôle ?
    .note = Touchez un jeton pour chaque joueur. Toucher un joueur lui rend son tour.
prompt-clocktower-big_wig = Qui parle pour vous ?
    .note = Personne d’autre jusqu’au vote. Il doit soutenir que vous êtes gentil, ou il peut mourir.
prompt-clocktower-big_wig_fails = L’avocat meurt-il ?
    .note = Il le peut s’il n’a pas soutenu que le nominé est gentil.
prompt-clocktower-ventriloquist = L’exécuté survit-il ?
    .note = Il le peut s’il a prétendu, nominé, être un rôle qu’il n’avait jamais annoncé.
grim-gardener-whose = { $name } reçoit…
grim-gardener-take = Distribuer ces rôles

story-clocktower-announced-storm_catcher = La tempête prend : { $shown }
story-you-informed-storm_catcher = La tempête a pris { $names } ({ $shown }) : seule une exécution peut le tuer
story-clocktower-informed-storm_catcher = { $who } apprend qui la tempête a pris : { $names } ({ $shown })
story-you-informed-storm_passes = Ce rôle n’est pas en jeu, la tempête ne prend personne : { $shown }
story-clocktower-informed-storm_passes = { $who } apprend que personne n’a le rôle que prendrait la tempête : { $shown }
story-clocktower-marked-stormcaught = { $who } ne meurt que par exécution
story-clocktower-attacked-storm_catcher = { $by } attaque { $who }, que la tempête garde en vie

grim-mark-stormcaught = Ne meurt qu’exécuté
mark-clocktower-stormcaught = pris par la tempête
why-bluffs-doubled = Avec le Pape, un rôle que plusieurs joueurs ont peut servir de bluff.
grim-set-doubled = Le Pape veut un rôle gentil au moins deux fois.
ui-beat-rebirth = Nouvelle vie
story-clocktower-announced-hindu = { $who } revient aussitôt, en Voyageur
story-clocktower-announced-big_wig = { $names } parle pour { $who }
story-clocktower-died-big_wig = { $who } meurt d’avoir mal plaidé
story-clocktower-announced-god_of_ug = { $who } porte le chapeau : un son à la fois, et deux votes
story-clocktower-marked-hat = { $who } porte le chapeau
grim-mark-hat = Porte le chapeau
mark-clocktower-hat = le chapeau
foresee-hat = Personne ne porte encore le chapeau du Dieu d’Ug
