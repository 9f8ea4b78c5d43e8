# règles, mots et conseils au Conteur pour Blood on the Clocktower
rules-clocktower-1 = Ce que c’est
    .text =
        Un Démon se cache au village. La nuit il tue ; le jour, le village parle et peut exécuter quelqu’un. Les gentils savent chacun un peu et ne se connaissent pas ; les maléfiques se connaissent et mentent. La mort n’écarte personne du jeu.
        Un Conteur mène. De 5 à 15 joueurs, et des Voyageurs ; le Conteur peut être une personne ou Fabula.
rules-clocktower-2 = La mise en place
    .text =
        Le nombre de Villageois, d’Étrangers et de Sbires dépend du nombre de joueurs ; il y a un Démon. Tous voient le module, personne ne voit lesquels de ses rôles sont en jeu. Le Baron et le Soulard changent la composition en secret.
        Chacun reçoit un rôle et le cache. Les places comptent : certains rôles s’intéressent aux voisins.
rules-clocktower-3 = La première nuit
    .text =
        Tous ferment les yeux. À sept joueurs ou plus, les Sbires se voient et voient leur Démon ; le Démon voit les Sbires et trois rôles gentils absents, derrière lesquels se cacher.
        Puis on réveille ceux qui apprennent ou choisissent. Le Démon ne tue pas encore.
        Ne dites rien de votre rôle avant le premier jour : les maléfiques ont besoin de leurs trois rôles pour se cacher, et la partie n’a pas commencé avant.
rules-clocktower-4 = Les autres nuits
    .text =
        On réveille tour à tour ceux qui ont à faire : l’Empoisonneur et le Moine avant le Démon, la plupart de ceux qui apprennent après. Qui meurt avant son tour n’est plus réveillé.
        À l’aube, tous apprennent qui est mort. Personne n’apprend pourquoi, et aucun rôle n’est montré.
rules-clocktower-5 = Le jour
    .text =
        Parlez, tous ensemble ou en petits groupes, mais sans vous éloigner du cercle. On peut tout dire et prétendre être n’importe qui. On peut interroger le Conteur à tout moment, même en privé ; sur les règles, il dit toujours vrai.
        Les gentils gagnent souvent à dire ce qu’ils savent, mais pas toujours tout de suite ni à tous.
rules-clocktower-6 = Nominations et votes
    .text =
        Quand le Conteur ouvre les nominations, un vivant peut nominer quelqu’un, une fois par jour. Nul n’est nominé deux fois le même jour. Chacun des deux dit un mot, puis on compte les mains dans le sens des aiguilles d’une montre, celle du nominé en dernier.
        Il faut au moins la moitié des vivants, et plus que pour tout autre avant lui aujourd’hui : alors il est exécutable. S’il y a égalité avec le meilleur score du jour, plus personne n’est exécutable. On vote autant de fois qu’on veut.
rules-clocktower-7 = Exécution et mort
    .text =
        À la clôture, l’exécutable est exécuté : un par jour au plus, ou personne. On peut encore parler un moment, puis la nuit tombe.
        Les morts ne montrent pas leur rôle. Ils perdent aussitôt leur capacité et ne sont plus réveillés, mais restent dans leur équipe.
rules-clocktower-8 = Les morts et leur vote
    .text = Les morts parlent comme avant et gagnent avec leur équipe. Ils ne nominent plus, et il leur reste un seul vote jusqu’à la fin. La plupart le gardent pour le dernier jour.
rules-clocktower-9 = Comment cela finit
    .text =
        Les gentils gagnent quand le Démon meurt et que personne ne prend sa place. Les maléfiques gagnent quand il ne reste que deux vivants, sans compter les Voyageurs. Si les deux arrivent ensemble, les gentils gagnent.
        Une capacité passe avant une règle : si une équipe gagne par une capacité et l’autre par les règles, c’est la capacité qui décide.
        Les maléfiques gagnent aussi si le Saint meurt exécuté, les gentils si le Maire est parmi les trois derniers vivants et que personne n’est exécuté ce jour-là. Le Conteur peut arrêter une partie décidée.
rules-clocktower-10 = Quatre règles à table
    .text =
        Dites ce que vous voulez, quand vous voulez, à qui vous voulez. C’est un jeu où l’on parle.
        Ne trichez pas des yeux : gardez votre rôle pour vous, et ne regardez jamais le Grimoire ni la carte d’un autre. En savoir trop, c’est ne plus jouer.
        Demandez tout ce que vous voulez au Conteur, en privé si vous préférez. Personne ne sait ce que vous avez demandé.
        Jouez avec gentillesse. Ici on se trompe les uns les autres, et l’on reste amis : tuez avec grâce, mourez avec dignité.

# when it comes up
more-clocktower-1 = Ce qui n’est pas interdit
    .text =
        Si l’on ne dit pas que c’est interdit, c’est permis. On peut se nominer soi-même et voter sa propre exécution. Les gentils peuvent mentir. Quand on choisit un joueur la nuit, ce peut être soi-même ou un mort. Les morts parlent comme avant.
        Ce que dit une capacité passe avant les règles. Seul l’exil échappe à toute capacité.
more-clocktower-2 = « Choisissez » et « peut »
    .text =
        « Choisissez » sur une carte veut dire que le joueur choisit. Si ce n’est pas écrit, le Conteur décide.
        Si une chose « peut » arriver, c’est le Conteur qui en décide. Si « vous pouvez », c’est vous.
more-clocktower-3 = Ivres, empoisonnés, trompés
    .text =
        Qui est ivre ou empoisonné n’a pas de capacité et l’ignore : ses choix sont sans effet, et ce qu’il apprend peut être faux ou vrai. Sur les règles, on lui dit toujours vrai.
        Le Reclus peut paraître maléfique et l’Espion gentil, pour une vérification et non pour la suivante. Ne croyez pas une nouvelle isolée ; cherchez ce qui s’accorde.
more-clocktower-4 = Voyageurs et exil
    .text =
        Un Voyageur arrive tard ou peut partir tôt. Tous savent son rôle, lui seul et le Conteur son camp. S’il est maléfique, il apprend qui est le Démon.
        On n’exécute pas les Voyageurs. Le jour, n’importe qui, même mort, peut demander un exil, et chacun peut lever la main sans dépenser de vote. Il faut la moitié de tous les joueurs, morts et vifs ; aucune capacité n’y change rien.
more-clocktower-5 = La folie
    .text =
        Celui qui est fou d’une chose doit chercher à la faire croire, par ce qu’il dit et par ce qu’il tait. Personne n’est forcé de parler.
        Celui qui n’essaie pas peut être puni, le plus souvent par une exécution. Le Conteur juge ce que le joueur tente, non si on le croit ; il est plus doux avec les débutants.
        Elle vient avec Sects & Violets ; dans Trouble Brewing, personne n’est fou.
more-clocktower-6 = Légendaires, Lorics et paires
    .text =
        Les Légendaires sont des rôles du Conteur lui-même. On les choisit au grand jour, là où la partie ne serait pas juste ou pas aimable : pour des débutants, pour qui doit partir tôt, pour un joueur timide, pour une soirée courte.
        Ils viennent et s’en vont à chaque aube. Ils ne meurent pas, ne perdent jamais leur capacité et ne comptent pas comme joueurs. Les Lorics leur ressemblent et vont avec un module.
        Certains couples de rôles ont une règle à eux dans un même module, une paire à règle. Elle est sur la feuille du module, que ces rôles soient en jeu ou non.
more-clocktower-7 = D’où il vient
    .text =
        Blood on the Clocktower a été inventé en Australie par Steven Medway et paraît chez The Pandemonium Institute. Fabula le joue avec ses propres mots.

# advice to the Storyteller
lead-clocktower-1 = Aidez le camp le plus faible
    .text = Là où les règles vous laissent choisir, regardez qui perd et choisissez pour lui ; mais n’aidez ni un troisième camp, ni une seconde équipe maléfique. Ayez la main légère : les joueurs doivent gagner par ce qu’ils disent et pensent.
lead-clocktower-2 = Visez le dernier jour
    .text = Les plus belles parties se jouent à trois vivants, quand chacun a encore sa théorie. Usez de votre liberté pour en arriver là.
lead-clocktower-3 = Soutenez les bluffs
    .text = Le jour, écoutez ce que prétendent les maléfiques. Une information fausse est la meilleure quand elle s’accorde à leurs dires et pourrait être vraie. Qu’elle le soit parfois, pour que nul ne compte sur sa fausseté.
lead-clocktower-4 = Les trois rôles du Démon
    .text = Deux Villageois et un Étranger conviennent à presque tous. Montrez des rôles qu’on peut tenir plusieurs jours, et pensez à ce que les autres en découvriront.
lead-clocktower-5 = Des énigmes, pas des punitions
    .text = Un Reclus pris pour un Sbire, un Maire qui vit quand un autre meurt : demandez-vous ce qui fera réfléchir le village. Ce qui sort un joueur du jeu pour rien, laissez-le.
lead-clocktower-6 = Préparez la nuit
    .text = Décidez avant ce que vous montrerez, et à qui. Désignez encore une fois le joueur choisi, pour éviter l’erreur. Attendez quelques secondes avant l’aube, et marchez un peu, pour que vos pas ne trahissent rien.
lead-clocktower-7 = Que le jour avance
    .text = Cinq à dix minutes de paroles suffisent avant les nominations, plus au début, moins à la fin. Répétez chaque nomination, comptez à voix haute et faites un dernier appel. Rien n’oblige à exécuter.
lead-clocktower-8 = Quand vous vous trompez
    .text = Continuez, et ne compensez pas par un cadeau à l’autre camp. Dites vite qu’il y a eu une erreur, mais pas laquelle. Seul celui que vous avez oublié de réveiller peut agir plus tard, seul avec vous.
lead-clocktower-9 = Débutants et discrets
    .text = Commencez par Trouble Brewing, à dix joueurs au plus et sans Voyageurs. Répondez aux questions en privé, et nommez les gens, pas les rôles. Si l’on coupe la parole à quelqu’un, rendez-la-lui. Si un débutant ne sait que faire la nuit, montrez-lui le texte de son rôle.
lead-clocktower-10 = Jouez franc jeu
    .text = Ne violez jamais une règle parce que ce serait drôle : les gentils bâtissent sur elles. Laissez chacun choisir, même mal. Ne finissez avant l’heure que si un camp n’a plus aucune chance, même infime.
lead-clocktower-11 = La table et ceux qui y sont
    .text = Que chacun garde sa place dans le cercle, même après s’être écarté pour parler. Ne faites pas taire un bavard sans demander le silence à tous. Quelqu’un est grossier : prenez-le à part, dites ce que vous avez vu, écoutez-le ; feindre d’être blessé pour gagner n’est pas jouer. Ce qu’on promet ou paie hors du jeu n’y a pas sa place. Mais laissez faire l’étrange et l’inventif, si la partie y gagne.
