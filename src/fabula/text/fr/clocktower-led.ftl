# Ce que font les rôles sans règles ici, et ce que fait à leur tour celui qui mène. Dès qu’un rôle a ses règles,
# son texte quitte ce fichier.

led-wizard =
    .ability = Une fois par partie, vous pouvez faire un vœu. S’il s’accomplit, il peut avoir un prix et laisser une trace.
    .first = Réveillez le rôle. Un vœu peut être fait maintenant : écoutez-le, décidez s’il s’accomplit, à quel prix et avec quelle trace, puis posez un rappel.
    .other = Si le vœu reste à faire, réveillez le rôle et écoutez-le. Accomplissez ce qu’un vœu antérieur entraîne.

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
    .ability = Chaque jour, trois joueurs peuvent aller voir le Conteur. La nuit, chacun apprend combien des trois sont maléfiques, mais l’un d’eux un faux nombre.
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
    .ability = Qui est nominé choisit un défenseur. Jusqu’au vote, lui seul parle et plaide l’innocence, sous peine d’en pâtir.

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
    .ability = Un joueur nominé qui joue un autre rôle avec conviction peut survivre à l’exécution du jour.

led-zenomancer =
    .ability = Un ou plusieurs joueurs ont un but secret. Qui l’atteint apprend quelque chose de vrai.
