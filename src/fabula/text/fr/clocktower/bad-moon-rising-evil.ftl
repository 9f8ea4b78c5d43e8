# Blood on the Clocktower, Bad Moon Rising : ses Sbires et ses Démons.

clocktower-godfather = Parrain
    .genitive = du Parrain
    .accusative = le Parrain
    .gender = masculine
clocktower-godfather-short = Connaît les Étrangers et les venge
clocktower-godfather-ability = La première nuit, on vous dit quels Étrangers sont en jeu. Après un jour où un Étranger est mort, vous tuez le joueur de votre choix. [Un Étranger de plus ou de moins.]
clocktower-godfather-when = Première nuit, et la nuit après la mort d’un Étranger de jour
clocktower-godfather-example = On vous a montré le Vertueux et le Majordome. Le village exécute le Majordome ; la nuit vous choisissez l’Empathique, et ils sont deux morts à l’aube.
clocktower-godfather-play = Vous savez qui faire exécuter : chaque Étranger mort de jour vous vaut un meurtre. Dites à votre Démon quels Étrangers ne pas prétendre être, ou prenez-en un vous-même.
clocktower-godfather-bluff = Un Étranger qu’on ne vous a pas montré se croit aisément : tant que vous êtes là, nul ne peut les compter.
clocktower-godfather-lead = Mettez un Étranger de plus ou de moins dans le sac. La première nuit, montrez les Étrangers en jeu. Si un Étranger meurt de jour, notez-le et réveillez le Parrain cette nuit-là.

clocktower-devils_advocate = Avocat du diable
    .genitive = de l’Avocat du diable
    .accusative = l’Avocat du diable
    .gender = masculine
clocktower-devils_advocate-short = Évite à un joueur de mourir exécuté
clocktower-devils_advocate-ability = Chaque nuit, défendez un joueur vivant, jamais le même deux fois de suite : une exécution demain ne le tue pas.
clocktower-devils_advocate-when = Chaque nuit
clocktower-devils_advocate-example = Vous avez choisi le Démon. Le village l’exécute à l’unanimité, et il se relève.
clocktower-devils_advocate-play = Défendez le Démon les jours où on le soupçonne ; entre-temps, un gentil que l’on va exécuter, pour que survivre ne prouve rien. Vous pouvez vous défendre vous-même.
clocktower-devils_advocate-bluff = Qui survit à une exécution est vite suspect : dites que c’est l’œuvre d’une capacité bienveillante.
clocktower-devils_advocate-lead = Marquez le joueur jusqu’au crépuscule. S’il est exécuté, dites qu’il survit, et rien d’autre. L’exécution du jour est faite.

clocktower-assassin = Assassin
    .genitive = de l’Assassin
    .accusative = l’Assassin
    .gender = masculine
clocktower-assassin-short = Tue une fois, malgré toute protection
clocktower-assassin-ability = Une fois par partie, une nuit qui n’est pas la première, vous pouvez tuer un joueur : aucune protection ne le sauve.
clocktower-assassin-when = Une fois, n’importe quelle nuit sauf la première
clocktower-assassin-example = Le Moine veille sur le Soldat. Vous choisissez le Soldat, et le Soldat est mort.
clocktower-assassin-play = Attendez celui que rien d’autre ne tue, ou la nuit où une seconde mort décide. Ne tardez pas trop : on pourrait vous exécuter avant.
clocktower-assassin-bluff = Soyez quelqu’un dont la capacité a servi la première nuit : on n’attend plus rien de vous.
clocktower-assassin-lead = Réveillez l’Assassin chaque nuit jusqu’à ce qu’il choisisse quelqu’un. Ce joueur meurt, quel que soit son protecteur ; si l’Assassin est ivre ou empoisonné, rien n’arrive, mais la capacité est perdue.

clocktower-mastermind = Conspirateur
    .genitive = du Conspirateur
    .accusative = le Conspirateur
    .gender = masculine
clocktower-mastermind-short = Un jour de plus après l’exécution du Démon
clocktower-mastermind-ability = Quand l’exécution du Démon devrait finir la partie, on joue un jour de plus. Qui est exécuté ce jour-là fait perdre son équipe.
clocktower-mastermind-when = Quand le Démon est exécuté
clocktower-mastermind-example = Le Démon est exécuté, la nuit est calme. Au matin, le village cherche le suivant, exécute un Villageois et a perdu.
clocktower-mastermind-play = Vous pouvez laisser partir votre Démon. Ensuite, faites croire au village qu’il vit encore et faites exécuter un gentil : n’importe lequel.
clocktower-mastermind-bluff = Le dernier jour, soyez le plus sûr de tous, et jamais le plus suspect.
clocktower-mastermind-lead = Si le Démon meurt exécuté et que le Conspirateur vit et est sobre, ne dites rien et continuez. Le lendemain, le camp de l’exécuté perd, même s’il ne meurt pas ; si personne n’est exécuté, les gentils gagnent.

clocktower-zombuul = Zombuul
    .genitive = du Zombuul
    .accusative = le Zombuul
    .gender = masculine
clocktower-zombuul-short = Tue après les jours calmes, semble mort d’abord
clocktower-zombuul-ability = La nuit après un jour sans mort, vous tuez le joueur de votre choix. Votre première mort n’est qu’une feinte : vous vivez, mais passez pour mort.
clocktower-zombuul-when = Chaque nuit sauf la première, si personne n’est mort de jour
clocktower-zombuul-example = On vous exécute et tous vous croient mort. Après un jour sans exécution, vous tuez la nuit, et personne n’interroge les morts.
clocktower-zombuul-play = Évitez les exécutions, ou faites-vous exécuter tôt. Ensuite, votez comme les morts et tuez encore. Pour se défaire de vous, le village doit exécuter un mort.
clocktower-zombuul-bluff = Avant de sembler mort, dites-vous Villageois : un Villageois mort se croit volontiers.
clocktower-zombuul-lead = À sa première mort, annoncez-la comme une autre et notez que le Zombuul vit. Réveillez-le après chaque jour sans mort. S’il meurt encore, il est mort ; ivre ou empoisonné la première fois, il est mort aussitôt.

clocktower-pukka = Pukka
    .genitive = du Pukka
    .accusative = le Pukka
    .gender = masculine
clocktower-pukka-short = Empoisonne chaque nuit, le poison tue la suivante
clocktower-pukka-ability = Chaque nuit, vous empoisonnez le joueur de votre choix. Votre victime précédente meurt alors, et le poison la quitte.
clocktower-pukka-when = Chaque nuit
clocktower-pukka-example = La première nuit, vous choisissez le Cuistot, qui apprend n’importe quoi. La deuxième, vous choisissez le Mercenaire, et le Cuistot meurt.
clocktower-pukka-play = Vous agissez dès la première nuit : gâtez ce qu’on y apprend. Qui vous choisissez est inoffensif un jour et meurt la nuit suivante ; prévoyez une nuit d’avance.
clocktower-pukka-bluff = Soyez un Villageois de la première nuit et accusez le poison de vos erreurs.
clocktower-pukka-lead = Marquez le joueur choisi comme empoisonné. Ensuite, celui d’avant meurt, encore empoisonné, puis redevient sain. Personne ne meurt la première nuit.

clocktower-shabaloth = Shabaloth
    .genitive = du Shabaloth
    .accusative = le Shabaloth
    .gender = masculine
clocktower-shabaloth-short = Tue deux joueurs par nuit, en rend parfois un
clocktower-shabaloth-ability = Chaque nuit sauf la première, vous tuez les deux joueurs de votre choix. Un mort parmi les deux de la nuit d’avant peut revenir à la vie.
clocktower-shabaloth-when = Chaque nuit sauf la première
clocktower-shabaloth-example = Vous avez mangé l’Empathique et le Moine. Une nuit plus tard vous en mangez deux autres, et au matin le Moine est assis là, vivant.
clocktower-shabaloth-play = Nul ne tue plus vite que vous, les jours seront peu nombreux : n’y soyez pas exécuté. Tous croiront celui qui revient, choisissez donc bien.
clocktower-shabaloth-bluff = Avec tant de morts, on vérifie peu : n’importe lequel des trois rôles montrés tiendra.
clocktower-shabaloth-lead = Avant son choix, décidez si l’un des morts choisis la nuit passée revit : une ou deux fois par partie suffisent. Les deux victimes meurent l’une après l’autre. À l’aube, dites qui est mort, puis qui revit.

clocktower-po = Po
    .genitive = du Po
    .accusative = le Po
    .gender = masculine
clocktower-po-short = Tue un joueur, ou personne et ensuite trois
clocktower-po-ability = Chaque nuit sauf la première, vous pouvez tuer un joueur. Après une nuit où vous n’avez choisi personne, tuez-en trois.
clocktower-po-when = Chaque nuit sauf la première
clocktower-po-example = Une nuit, personne ne meurt, et le village cherche qui a été protégé. La nuit suivante, ils sont trois.
clocktower-po-play = Une nuit sans mort égare tout le monde. Prenez-en trois quand cela décide la partie, mais pas si tard qu’on vous exécute avant.
clocktower-po-bluff = Après une nuit calme, soyez celui qui a protégé quelqu’un, ou qu’on a protégé.
clocktower-po-lead = Le Po peut secouer la tête : retenez-le, la nuit suivante il doit en choisir trois. Ivre ou empoisonné, il prend des forces tout de même, mais ne tue personne.

# questions à un joueur
prompt-clocktower-godfather = Qui tuez-vous ?
    .note = Un Étranger est mort aujourd’hui. N’importe quel joueur.
prompt-clocktower-devils_advocate = Qui défendez-vous ?
    .note = Un joueur en vie, autre que celui de la nuit passée. Une exécution demain ne le tue pas.
prompt-clocktower-assassin = Tuez-vous cette nuit ?
    .note = Une fois par partie. Rien ne protège le joueur choisi. Vous pouvez aussi attendre.
prompt-clocktower-zombuul = Qui tuez-vous ?
    .note = Personne n’est mort aujourd’hui. N’importe quel joueur.
prompt-clocktower-pukka = Qui empoisonnez-vous ?
    .note = N’importe quel joueur. Celui que vous avez choisi la nuit passée meurt maintenant.
prompt-clocktower-shabaloth = Qui mangez-vous ?
    .note = Deux joueurs, l’un après l’autre. Tous deux meurent.
prompt-clocktower-po = Qui tuez-vous ?
    .note = Un joueur, ou personne : alors trois la nuit suivante, l’un après l’autre.

# questions au Conteur
prompt-clocktower-learn-godfather = Quels Étrangers voit le Parrain ?
    .note = Tous ceux qui sont en jeu. Un Reclus peut être omis, un Espion peut en être.
prompt-clocktower-register-godfather = Un Étranger est-il mort ?
    .note = Un Reclus peut ne pas compter, un Espion le peut. Alors le Parrain tue cette nuit.
prompt-clocktower-regurgitate = Le Shabaloth rend-il quelqu’un ?
    .note = L’un des morts choisis la nuit passée revit, ou personne. Tous l’apprennent à l’aube.

# ce qu’on apprend, et le récit
story-you-informed-godfather = Ces Étrangers sont en jeu : { $answer }.
story-clocktower-informed-godfather = { $who } découvre les Étrangers : { $answer }
story-clocktower-died-godfather = { $who } meurt de la main du Parrain
story-clocktower-died-assassin = { $who } meurt de la main de l’Assassin
story-clocktower-ended-mastermind = Le jour du Conspirateur, on a exécuté quelqu’un : son camp a perdu
story-clocktower-revived = { $who } est de nouveau en vie
foresee-attack-godfather = { $who } meurt, choix du Parrain
foresee-attack-assassin = { $who } meurt, choix de l’Assassin : rien n’y fait
foresee-attack-devils_advocate = { $who } survit : l’Avocat du diable défend
foresee-revived = { $who } revit, tous l’apprendront à l’aube

# marques
grim-mark-defended = Survit à l’exécution
mark-clocktower-defended = exécution vaine
grim-mark-died_today = Mort du jour
mark-clocktower-died_today = mort aujourd’hui
grim-mark-feigned = Semble mort
mark-clocktower-feigned = semble mort

# pourquoi ce conseil
why-eaten-few = Une ou deux fois par partie quelqu’un revient, de préférence un gentil tant que les gentils sont derrière.

# ses Voyageurs

clocktower-apprentice = Apprenti
    .genitive = de l’Apprenti
    .accusative = l’Apprenti
    .gender = masculine
clocktower-apprentice-short = Gagne la capacité d’un Villageois ou d’un Sbire
clocktower-apprentice-ability = Votre première nuit vous apporte une capacité : de Villageois si vous êtes gentil, de Sbire si vous êtes maléfique.
clocktower-apprentice-when = À sa première nuit
clocktower-apprentice-example = Vous arrivez le deuxième jour. La nuit, vous apprenez que vous avez la capacité de l’Empathique, et combien de vos voisins sont maléfiques.
clocktower-apprentice-play = Pour qui vous regarde, vous restez l’Apprenti. Dites ce que vous savez quand cela sert, cachez ce pour quoi le Démon vous tuerait.
clocktower-apprentice-bluff = Maléfique, inventez-vous la capacité d’un Villageois et jouez-la comme si vous l’aviez.
clocktower-apprentice-lead = À sa première nuit, montrez à l’Apprenti un Villageois s’il est gentil, un Sbire s’il est maléfique, de préférence un rôle que nul n’a. Il agit dès lors comme ce rôle, et compte comme Apprenti.

clocktower-judge = Magistrat
    .genitive = du Magistrat
    .accusative = le Magistrat
    .gender = masculine
clocktower-judge-short = Tranche une fois une exécution
clocktower-judge-ability = Une fois par partie, si un autre joueur a nominé, vous pouvez faire réussir l’exécution aussitôt ou la faire échouer, quels que soient les votes.
clocktower-judge-when = Une fois, quand les mains sont comptées
clocktower-judge-example = Deux mains sont levées contre Gleb, c’est trop peu. Vous le faites exécuter quand même.
clocktower-judge-play = Attendez le vote qui compte. Les deux camps vous diront quoi faire : leur façon de le dire vaut bien le verdict.
clocktower-judge-bluff = Le rôle d’un Voyageur est connu ; vous ne cachez que votre camp.
clocktower-judge-lead = Après chaque vote, demandez si le Magistrat tranche, sauf s’il a nominé. Mort : le nominé est exécuté aussitôt. Grâce : aucun vote ne compte, et qui était exécutable le reste.
prompt-clocktower-judge = Tranchez-vous cette exécution ?
    .note = Une fois par partie. Quoi que disent les mains, le nominé est exécuté aussitôt, ou ne l’est pas pour ces votes.
prompt-clocktower-apprentice = Qu’apprend l’Apprenti ?
    .note = La capacité d’un Villageois s’il est gentil, d’un Sbire s’il est maléfique. De préférence d’un rôle que nul n’a.
option-clocktower-death = Mort
option-clocktower-pardon = Grâce
story-you-informed-apprentice = Vous avez la capacité de : { $shown }.
story-clocktower-informed-apprentice = { $who } gagne la capacité de : { $shown }
story-clocktower-used-judge_death = { $who } tranche en Magistrat : { $name } est exécuté
story-clocktower-used-judge_pardon = { $who } tranche en Magistrat : { $name } est gracié
story-clocktower-executed-judge = Exécution par le verdict du Magistrat : { $who }
story-clocktower-executed-judge-dies = { $who } meurt : exécution par le verdict du Magistrat
why-apprentice-alone = Un rôle que nul n’a ne se confond avec rien.

clocktower-bishop = Archevêque
    .genitive = de l’Archevêque
    .accusative = l’Archevêque
    .gender = masculine
clocktower-bishop-short = Seul le Conteur nomine
clocktower-bishop-ability = Les joueurs ne peuvent pas nominer : le Conteur le fait. Chaque jour, au moins un joueur du camp opposé au vôtre est nominé.
clocktower-bishop-when = Chaque jour
clocktower-bishop-example = Le Conteur nomine Anna, Boris et Vera. Si vous êtes gentil, l’un des trois au moins est maléfique.
clocktower-bishop-play = Dites de quel camp vous êtes, et soyez cru : les nominés de chaque jour en disent alors long. Le village y perd ses nominations et peut vous exiler pour les reprendre.
clocktower-bishop-bluff = Maléfique, dites-vous gentil : on soupçonnera les gentils parmi les nominés.
clocktower-bishop-lead = Nominez trois à cinq joueurs par jour, surtout des vivants, et chaque jour au moins un du camp opposé à l’Archevêque. Quand peu sont en vie, nominez-les tous.
prompt-clocktower-storyteller_nominates = Qui nominez-vous ?
    .note = Vous seul nominez tant que l’Archevêque vit. Chaque jour au moins un joueur de l’autre camp que le sien. Personne : les nominations sont closes.
story-clocktower-put_up = Le Conteur nomine { $name }
why-nominated-enough = On a nominé trois joueurs ou plus aujourd’hui, cela suffit.

clocktower-voudon = Voudon
    .genitive = du Voudon
    .accusative = le Voudon
    .gender = masculine
clocktower-voudon-short = Seuls les morts et le Voudon votent
clocktower-voudon-ability = Seuls vous et les morts votez, aussi souvent que vous voulez et sans jeton. Nul besoin de la moitié : un vote peut suffire.
clocktower-voudon-when = À chaque vote
clocktower-voudon-example = Sept sont en vie, deux sont morts. Un mort lève la main contre Gleb, personne d’autre : Gleb est exécutable.
clocktower-voudon-play = Au début vous décidez presque seul, plus tard ce sont les morts. Écoutez-les : la plupart sont gentils.
clocktower-voudon-bluff = Le rôle d’un Voyageur est connu ; vous ne cachez que votre camp.
clocktower-voudon-lead = Ne comptez que les mains du Voudon et des morts, et ne prenez aucun jeton. Qui a le plus de votes du jour, et au moins un, est exécutable. Les exils restent les mêmes.
