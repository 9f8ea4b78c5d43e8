# Ce que font les rôles sans règles ici, et ce que fait à leur tour celui qui mène. Dès qu’un rôle a ses règles,
# son texte quitte ce fichier.

roll-wizard = Sorcier
led-wizard =
    .ability = Une fois par partie, vous pouvez faire un vœu. S’il s’accomplit, il peut avoir un prix et laisser une trace.
    .first = Réveillez le rôle. Un vœu peut être fait maintenant : écoutez-le, décidez s’il s’accomplit, à quel prix et avec quelle trace, puis posez un rappel.
    .other = Si le vœu reste à faire, réveillez le rôle et écoutez-le. Accomplissez ce qu’un vœu antérieur entraîne.
led-ready = Réponses toutes prêtes, à reprendre ou à changer
led-wizard-1 = Connaître les rôles des voisins du Démon. Prix : un Étranger apprend qui est le Sorcier. Indice : à l’aube, tous entendent qu’un vœu s’est accompli.
led-wizard-2 = Qu’un joueur bon soit ivre jusqu’à la fin. Prix : un Sbire l’est aussi. Indice : à l’aube, on dit combien sont ivres.
led-wizard-3 = Survivre à une exécution. Prix : le Démon n’attaque personne cette nuit-là. Indice : tous voient que personne n’est mort.
led-wizard-4 = Trois bluffs de plus pour les maléfiques. Prix : les bons apprennent un rôle qui n’est pas en jeu. Indice : on le dit à l’aube.
led-wizard-5 = Que deux joueurs échangent leurs rôles. Prix : le Sorcier est l’un des deux. Indice : tous entendent que deux ont échangé.
led-wizard-6 = Un vote de plus demain. Prix : un vote de moins tous les jours d’après. Indice : le compte le montre.
led-wizard-7 = Gagner tout de suite, ou être imbattable : refusez. Un vœu peut aussi échouer et être perdu.

roll-deus_ex_fiasco = Deus ex Fiasco
led-deus_ex_fiasco =
    .ability = Dans cette partie, le Conteur se trompera une fois ou plus, corrigera sa faute et la racontera à tous.

roll-ferryman = Passeur
led-ferryman =
    .ability = Le dernier jour venu, chaque mort peut voter encore une fois, même si son jeton est dépensé.

roll-angel = Ange
led-angel =
    .ability = Les débutants ont un protecteur : qui a le plus œuvré à la mort de l’un d’eux peut le payer.
    .first = Posez un rappel près de chaque joueur protégé.

roll-buddhist = Bouddhiste
led-buddhist =
    .ability = Chaque jour s’ouvre sur deux minutes où ceux qui ont beaucoup joué se taisent.
    .first = Posez un rappel près de chaque joueur qui se tait d’abord.

roll-djinn = Djinn
led-djinn =
    .ability = Certains rôles du module s’entendent mal. Chacune de ces paires a sa règle, lue à tous.

roll-doomsayer = Messager du malheur
led-doomsayer =
    .ability = Tant qu’au moins quatre joueurs vivent, chaque vivant peut appeler une fois le malheur sur son équipe : l’un des siens meurt.

roll-duchess = Duchesse
led-duchess =
    .ability = On reçoit trois hôtes par jour. La nuit, chacun entend combien étaient maléfiques, et l’un d’eux un faux nombre.
    .other = Si trois sont venus, réveillez chacun et montrez combien des trois sont maléfiques ; à l’un d’eux, un faux nombre.

roll-fibbin = Taquin
led-fibbin =
    .ability = Ce qu’on dit à un joueur gentil peut être un mensonge, une seule fois dans toute la partie.

roll-fiddler = Violoniste
led-fiddler =
    .ability = Une façon de finir plus tôt : le Démon défie quelqu’un en secret, tous votent pour l’un des deux, et son équipe gagne.

roll-hells_librarian = Archiviste infernal
led-hells_librarian =
    .ability = Le Conteur a demandé le silence : qui parle encore peut le regretter.

roll-revolutionary = Révolutionnaire
led-revolutionary =
    .ability = Tous savent que deux voisins sont de la même équipe. Une seule fois, l’un des deux sera pris pour autre chose.

roll-sentinel = Sentinelle
led-sentinel =
    .ability = Les Étrangers peuvent être un de plus ou un de moins que ne dit le tableau.

roll-spirit_of_ivory = Esprit d’ivoire
led-spirit_of_ivory =
    .ability = Au cours de la partie, les maléfiques ne peuvent gagner qu’un joueur ; ensuite plus personne ne change.

roll-toymaker = Bibelotier
led-toymaker =
    .ability = Une nuit au moins, le Démon doit s’abstenir, et il le peut d’autres fois. Même à peu de joueurs, les maléfiques se rencontrent la première nuit.
    .first = Laissez Sbires et Démon se découvrir, même à peu de joueurs.
    .other = Si le Démon épargne tout le monde, posez un rappel ; il le doit une fois avant la fin.

roll-bootlegger = Contrebandier
led-bootlegger =
    .ability = Ce que l’auteur du module a inventé, rôles ou règles, se joue aussi ; tous l’entendent d’avance.

roll-big_wig = Gros bonnet
led-big_wig =
    .ability = Si l’on vous nomine, désignez un avocat. Lui seul parle avant le vote et doit soutenir que vous êtes gentil, ou il peut mourir.

roll-gardener = Jardinier
led-gardener =
    .ability = Pas de tirage : le rôle de chacun est choisi par le Conteur.

roll-god_of_ug = Dieu d’Ug
led-god_of_ug =
    .ability = Un chapeau circule. Qui le porte a deux votes mais parle son par son ; au premier faux pas, un autre le reçoit.

roll-hindu = Hindou
led-hindu =
    .ability = Pour les quatre premiers, la mort n’est pas la fin : chacun continue aussitôt en Voyageur de la même équipe.

roll-knaves = Fripons
led-knaves =
    .ability = Deux personnes mènent la partie, une honnête et une menteuse. Un soir, elles peuvent échanger leurs places.

roll-pope = Pape
led-pope =
    .ability = Certains rôles gentils sont à plusieurs joueurs à la fois, et peuvent quand même servir de bluff au Démon.

roll-storm_catcher = Attrape-Tempête
led-storm_catcher =
    .ability = Tous entendent le nom d’un rôle gentil. Si quelqu’un l’a, rien ne le tue sauf l’exécution, et on le montre aux maléfiques.
    .first = Si le rôle nommé est en jeu, réveillez les maléfiques et montrez qui l’a. Posez-y un rappel.

roll-tor = Tor
led-tor =
    .ability = Vivant, personne ne sait quels rôle et équipe sont les siens ; en mourant, on le découvre.
    .first = Ne montrez aucun rôle. Faites agir chacun par des gestes qui ne disent rien.
    .other = Réveillez qui est mort et montrez-lui son rôle et son camp.

roll-ventriloquist = Ventriloque
led-ventriloquist =
    .ability = Nominé, prétendez être un rôle que vous n’avez jamais annoncé et tenez-vous-y : le Conteur peut vous laisser survivre à l’exécution du jour.

roll-zenomancer = Zénomancien
led-zenomancer =
    .ability = Un joueur, ou plusieurs, reçoivent un but qu’ils gardent pour eux. Qui l’atteint se voit dire quelque chose de vrai.
