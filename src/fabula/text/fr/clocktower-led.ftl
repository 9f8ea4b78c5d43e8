# Ce que font les rôles sans règles ici, et ce que fait à leur tour celui qui mène. Dès qu’un rôle a ses règles,
# son texte quitte ce fichier.

led-amnesiac =
    .ability = Vous ignorez votre capacité. Chaque jour, vous pouvez proposer une idée et apprendre à quel point elle est proche.
    .first = Inventez une capacité et gardez-la. Si elle agit cette nuit, appliquez-la et réveillez le joueur s’il le faut.
    .other = Si la capacité inventée agit cette nuit, appliquez-la.

led-atheist =
    .ability = Il se peut qu’il n’y ait aucun maléfique, et le Conteur peut enfreindre les règles. Si le Conteur est exécuté, les gentils gagnent.

led-mezepheles =
    .ability = Vous connaissez un mot secret. Le premier joueur gentil qui le dit devient maléfique la nuit venue.
    .first = Réveillez le Sbire et montrez le mot sur une carte.
    .other = Si un joueur gentil a dit le mot, changez son camp à la main et prévenez-le par une carte.

led-harpy =
    .ability = Chaque nuit, vous choisissez deux joueurs. Demain, le premier doit soutenir que le second est maléfique, sinon les deux peuvent mourir.
    .first = Le joueur en choisit deux. Réveillez le premier, montrez-lui ce rôle et le second. Posez deux rappels.
    .other = Le joueur en choisit deux. Réveillez le premier, montrez-lui ce rôle et le second. Déplacez les rappels.

led-fearmonger =
    .ability = Chaque nuit, vous choisissez un joueur. Si vous le nommez et qu’il est exécuté, son équipe perd. Tous sont avertis d’un nouveau choix.
    .first = Le joueur choisit. Posez un rappel et annoncez qu’un choix est fait.
    .other = Le joueur choisit. Si c’est un autre, déplacez le rappel et annoncez qu’un choix est fait.

led-psychopath =
    .ability = Chaque jour, avant les nominations, vous pouvez tuer un joueur en public. Exécuté, vous ne mourez que si vous perdez à pierre-feuille-ciseaux.

led-wizard =
    .ability = Une fois par partie, vous pouvez faire un vœu. S’il s’accomplit, il peut avoir un prix et laisser une trace.
    .first = Réveillez le rôle. Un vœu peut être fait maintenant : écoutez-le, décidez s’il s’accomplit, à quel prix et avec quelle trace, puis posez un rappel.
    .other = Si le vœu reste à faire, réveillez le rôle et écoutez-le. Accomplissez ce qu’un vœu antérieur entraîne.

led-widow =
    .ability = La première nuit, vous voyez le Grimoire et empoisonnez un joueur. Un gentil sait que vous êtes en jeu.
    .first = Montrez le Grimoire. Le joueur choisit qui empoisonner : posez le rappel. Réveillez un gentil et montrez-lui ce rôle.

led-xaan =
    .ability = Il y a autant d’Étrangers que le Conteur le veut : X. La nuit X, tous les Villageois sont empoisonnés jusqu’au crépuscule.
    .first = Si X vaut un, empoisonnez tous les Villageois à la main jusqu’au crépuscule.
    .other = Si c’est la nuit X, empoisonnez tous les Villageois à la main jusqu’au crépuscule.

led-marionette =
    .ability = Vous croyez avoir un rôle gentil, mais vous êtes la Marionnette. Le Démon est votre voisin et vous connaît.
    .first = Réveillez le Démon et montrez-lui ce joueur. Donnez à la main le rôle qu’il croit avoir (« Se croit »).

led-wraith =
    .ability = Vous pouvez ouvrir les yeux la nuit. Quand d’autres maléfiques se réveillent, vous vous réveillez aussi.
    .first = Dites que les yeux ouverts sont permis, et réveillez ce rôle avec chaque joueur maléfique.
    .other = Ce rôle peut regarder. Réveillez-le cette nuit avec chaque joueur maléfique.

led-summoner =
    .ability = Il n’y a d’abord pas de Démon. On vous montre trois rôles absents, et la troisième nuit vous choisissez qui devient quel Démon.
    .first = Montrez trois rôles gentils absents.
    .other = La troisième nuit, le joueur choisit quelqu’un et un Démon : changez rôle et camp à la main et prévenez l’élu.

led-goblin =
    .ability = Si, nommé, vous dites être ce rôle et que l’on vous exécute ce jour-là, votre équipe gagne.

led-boomdandy =
    .ability = Si l’on vous exécute, tous meurent sauf trois. Après un compte jusqu’à dix, celui que la plupart désignent meurt.

led-vizier =
    .ability = Tous savent qui vous êtes. De jour, vous ne pouvez mourir. Si un gentil a voté, vous pouvez faire exécuter aussitôt le joueur nommé.
    .first = Annoncez à tous qui a ce rôle.

led-organ_grinder =
    .ability = Tous votent les yeux fermés, et nul n’entend le compte. Chaque nuit, vous choisissez d’être ivre ou non jusqu’au crépuscule.
    .first = Le joueur fait oui pour être ivre, ou non : posez ou ôtez le rappel.
    .other = Le joueur fait oui pour être ivre, ou non : posez ou ôtez le rappel.

led-boffin =
    .ability = Le Démon a aussi la capacité d’un rôle gentil absent. Vous savez tous deux lequel.
    .first = Choisissez un rôle gentil absent, donnez sa capacité au Démon à la main et montrez-le aux deux.

led-yaggababble =
    .ability = Vous avez une phrase secrète. Chaque fois que vous la dites en public, un joueur peut mourir.
    .first = Réveillez le Démon et montrez-lui la phrase sur une carte.
    .other = Pour chaque fois où la phrase a été dite en public aujourd’hui, un joueur peut mourir : faites-le à la main.

led-lil_monsta =
    .ability = Il y a un Sbire de plus et aucun Démon parmi les joueurs. Chaque nuit, les Sbires choisissent qui garde le petit : ce joueur est le Démon, et chaque nuit un joueur peut mourir.
    .first = Réveillez tous les Sbires. Ils choisissent qui garde le petit : posez-y un rappel. Ce joueur est le Démon.
    .other = Réveillez tous les Sbires. Ils choisissent qui garde le petit : déplacez le rappel. Quelqu’un peut mourir cette nuit.

led-ojo =
    .ability = Chaque nuit sauf la première, vous nommez un rôle : qui l’a meurt. Si personne ne l’a, le Conteur choisit.
    .other = Le Démon nomme un rôle. Qui l’a meurt de votre main ; si personne ne l’a, celui que vous choisissez.

led-kazali =
    .ability = La première nuit, vous choisissez quels joueurs deviennent quels Sbires. Chaque autre nuit, le joueur choisi meurt.
    .first = Réveillez le Démon. Pour chaque Sbire prévu, il désigne un joueur et un rôle : changez-les à la main.
    .other = Réveillez le Démon. Le joueur choisi meurt de votre main.

led-legion =
    .ability = La plupart des joueurs sont Légion. Une exécution votée par les seuls maléfiques échoue. Chaque nuit sauf la première, un joueur peut mourir.
    .other = Quelqu’un peut mourir cette nuit : faites-le à la main.

led-lord_of_typhon =
    .ability = Les maléfiques sont assis en ligne, vous au milieu. Il y a un Sbire de plus. Chaque nuit sauf la première, le joueur choisi meurt.
    .first = Faites à la main des voisins du Démon des Sbires et montrez-leur leur rôle. Réveillez le Démon et montrez-les-lui.
    .other = Réveillez le Démon. Le joueur choisi meurt de votre main.

led-lleech =
    .ability = La première nuit, vous choisissez un hôte, qui est empoisonné. Vous mourez s’il est mort, et alors seulement. Chaque autre nuit, le joueur choisi meurt.
    .first = Le Démon choisit un hôte : empoisonnez-le à la main et posez un rappel.
    .other = Le Démon choisit : ce joueur meurt de votre main. Si l’hôte est mort, le Démon meurt aussi.

led-al_hadikhia =
    .ability = Chaque nuit sauf la première, vous pouvez choisir trois joueurs, et tous entendent qui. Chacun choisit en secret de vivre ou mourir ; si tous vivent, tous trois meurent.
    .other = Le Démon peut en choisir trois. Nommez-les, demandez à chacun, et appliquez à la main ; si tous veulent vivre, tous trois meurent.

led-riot =
    .ability = Le troisième jour, les Sbires deviennent ce Démon, et tout joueur nommé meurt puis doit nommer aussitôt.
    .other = Personne ne meurt du Démon. La troisième nuit, changez chaque Sbire à la main.

led-leviathan =
    .ability = Tous savent que vous êtes en jeu. Si plus d’un gentil est exécuté, les maléfiques gagnent. Après le cinquième jour, les maléfiques gagnent.
    .first = Annoncez que ce Démon est en jeu et quel jour on est.
    .other = Annoncez quel jour on est. Après le cinquième, terminez la partie à la main.

led-deus_ex_fiasco =
    .ability = Au moins une fois, le Conteur se trompe, répare son erreur et l’avoue à tous.

led-ferryman =
    .ability = Le dernier jour, tous les morts retrouvent leur vote.

led-angel =
    .ability = Les débutants sont protégés : qui est le plus responsable de leur mort en pâtit.
    .first = Posez un rappel près de chaque joueur protégé.

led-buddhist =
    .ability = Les deux premières minutes de chaque jour, les joueurs chevronnés se taisent.
    .first = Posez un rappel près de chaque joueur qui se tait d’abord.

led-djinn =
    .ability = Des paires de rôles de ce module ont des règles à elles. Tous peuvent les entendre.

led-doomsayer =
    .ability = Tant que quatre joueurs ou plus vivent, chaque vivant peut demander, une fois par partie, la mort de quelqu’un de son camp.

led-duchess =
    .ability = Chaque jour, trois joueurs peuvent visiter le Conteur. La nuit, chacun apprend combien des trois sont maléfiques, mais l’un d’eux un faux nombre.
    .other = Si trois sont venus, réveillez chacun et montrez combien des trois sont maléfiques ; à l’un d’eux, un faux nombre.

led-fibbin =
    .ability = Une fois par partie, un joueur gentil peut apprendre quelque chose de faux.

led-fiddler =
    .ability = Une fois par partie, le Démon choisit en secret un adversaire ; tous votent lequel des deux gagne avec son équipe.

led-hells_librarian =
    .ability = Qui parle quand le Conteur a demandé le silence peut en pâtir.

led-revolutionary =
    .ability = Deux voisins sont du même camp, et tous le savent. Une fois par partie, l’un d’eux semble autre qu’il n’est.

led-sentinel =
    .ability = Il peut y avoir un Étranger de plus ou de moins.

led-spirit_of_ivory =
    .ability = Il n’y a jamais plus d’un maléfique de plus qu’au début.

led-toymaker =
    .ability = Le Démon peut épargner tout le monde une nuit, et le doit au moins une fois. Les maléfiques se découvrent même à peu de joueurs.
    .first = Laissez Sbires et Démon se découvrir, même à peu de joueurs.
    .other = Si le Démon épargne tout le monde, posez un rappel ; il le doit une fois avant la fin.

led-bootlegger =
    .ability = Ce module a des rôles ou des règles à lui. On les lit à tous.

led-big_wig =
    .ability = Qui est nommé choisit un défenseur. Jusqu’au vote, lui seul parle et plaide l’innocence, sous peine d’en pâtir.

led-gardener =
    .ability = Le Conteur décide qui a quel rôle.

led-god_of_ug =
    .ability = Un joueur porte un chapeau. Il ne prononce qu’un son à la fois, et son vote compte double. S’il échoue, il passe le chapeau.

led-hindu =
    .ability = Les premiers morts reviennent aussitôt en Voyageurs, chacun dans son camp.

led-knaves =
    .ability = Il y a deux Conteurs. L’un dit la vérité, l’autre ment. Au crépuscule, ils peuvent échanger.

led-pope =
    .ability = Un rôle gentil peut être en jeu plusieurs fois, et l’on peut en montrer un au Démon.

led-storm_catcher =
    .ability = Le Conteur nomme un rôle gentil. Qui l’a ne meurt qu’exécuté, mais les maléfiques apprennent qui c’est.
    .first = Si le rôle nommé est en jeu, réveillez les maléfiques et montrez qui l’a. Posez-y un rappel.

led-tor =
    .ability = Nul ne connaît son rôle ni son camp. Qui meurt apprend l’un et l’autre.
    .first = Ne montrez aucun rôle. Faites agir chacun par des gestes qui ne disent rien.
    .other = Réveillez qui est mort et montrez-lui son rôle et son camp.

led-ventriloquist =
    .ability = Un joueur nommé qui joue un autre rôle avec conviction peut survivre à l’exécution du jour.

led-zenomancer =
    .ability = Un ou plusieurs joueurs ont un but secret. Qui l’atteint apprend quelque chose de vrai.
