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
rules-clocktower-4 = Les autres nuits
    .text =
        On réveille tour à tour ceux qui ont à faire : l’Empoisonneur et le Moine avant le Démon, la plupart de ceux qui apprennent après. Qui meurt avant son tour n’est plus réveillé.
        À l’aube, tous apprennent qui est mort. Personne n’apprend pourquoi, et aucun rôle n’est montré.
rules-clocktower-5 = Le jour
    .text =
        Parlez, tous ensemble ou en petits groupes. On peut tout dire et prétendre être n’importe qui. On peut interroger le Conteur à tout moment, même en privé ; sur les règles, il dit toujours vrai.
        Les gentils gagnent souvent à dire ce qu’ils savent, mais pas toujours tout de suite ni à tous.
rules-clocktower-6 = Nominations et votes
    .text =
        Quand le Conteur ouvre les nominations, un vivant peut nominer quelqu’un, une fois par jour. Nul n’est nominé deux fois le même jour. Chacun des deux dit un mot, puis on compte les mains dans le sens des aiguilles d’une montre, celle du nominé en dernier.
        Il faut au moins la moitié des vivants, et plus que pour tout autre avant lui aujourd’hui : alors il est exécutable. S’il y a égalité avec le meilleur score du jour, plus personne n’est exécutable. On vote autant de fois qu’on veut.
rules-clocktower-7 = Exécution et mort
    .text =
        À la clôture, l’exécutable est exécuté : un par jour au plus, ou personne. Puis la nuit tombe.
        Les morts ne montrent pas leur rôle. Ils perdent aussitôt leur capacité et ne sont plus réveillés, mais restent dans leur équipe.
rules-clocktower-8 = Les morts et leur vote
    .text = Les morts parlent comme avant et gagnent avec leur équipe. Ils ne nominent plus, et il leur reste un seul vote jusqu’à la fin. La plupart le gardent pour le dernier jour.
rules-clocktower-9 = Voyageurs et exil
    .text =
        Un Voyageur arrive tard ou peut partir tôt. Tous savent son rôle, lui seul et le Conteur son camp. S’il est maléfique, il apprend qui est le Démon.
        On n’exécute pas les Voyageurs. Le jour, n’importe qui, même mort, peut demander un exil, et chacun peut lever la main sans dépenser de vote. Il faut la moitié de tous les joueurs, morts et vifs ; aucune capacité n’y change rien.
rules-clocktower-10 = Ivres, empoisonnés, trompés
    .text =
        Qui est ivre ou empoisonné n’a pas de capacité et l’ignore : ses choix sont sans effet, et ce qu’il apprend peut être faux ou vrai. Sur les règles, on lui dit toujours vrai.
        Le Reclus peut paraître maléfique et l’Espion gentil, pour une vérification et non pour la suivante. Ne croyez pas une nouvelle isolée ; cherchez ce qui s’accorde.
rules-clocktower-11 = Comment cela finit
    .text =
        Les gentils gagnent quand le Démon meurt sans que nul ne le remplace. Les maléfiques gagnent quand il ne reste que deux vivants, sans compter les Voyageurs. Si les deux arrivent ensemble, les gentils gagnent.
        Les maléfiques gagnent aussi si le Vertueux meurt exécuté, et les gentils si le Maire est parmi les trois derniers vivants et que nul n’est exécuté ce jour-là. Le Conteur peut finir une partie déjà jouée.
rules-clocktower-12 = Les mots
    .text =
        { term-clocktower-alive } : { term-clocktower-alive.text }
        { term-clocktower-dead } : { term-clocktower-dead.text }
        { term-clocktower-side } : { term-clocktower-side.text }
        { term-clocktower-townsfolk } : { term-clocktower-townsfolk.text }
        { term-clocktower-outsider } : { term-clocktower-outsider.text }
        { term-clocktower-minion } : { term-clocktower-minion.text }
        { term-clocktower-demon } : { term-clocktower-demon.text }
        { term-clocktower-traveller } : { term-clocktower-traveller.text }
        { term-clocktower-storyteller } : { term-clocktower-storyteller.text }
        { term-clocktower-grimoire } : { term-clocktower-grimoire.text }
        { term-clocktower-square } : { term-clocktower-square.text }
        { term-clocktower-script } : { term-clocktower-script.text }
        { term-clocktower-in_play } : { term-clocktower-in_play.text }
        { term-clocktower-power } : { term-clocktower-power.text }
        { term-clocktower-drunk } : { term-clocktower-drunk.text }
        { term-clocktower-registers } : { term-clocktower-registers.text }
        { term-clocktower-mark } : { term-clocktower-mark.text }
        { term-clocktower-bluff } : { term-clocktower-bluff.text }
        { term-clocktower-nomination } : { term-clocktower-nomination.text }
        { term-clocktower-about_to_die } : { term-clocktower-about_to_die.text }
        { term-clocktower-execution } : { term-clocktower-execution.text }
        { term-clocktower-exile } : { term-clocktower-exile.text }
        { term-clocktower-vote_token } : { term-clocktower-vote_token.text }
        { term-clocktower-neighbours } : { term-clocktower-neighbours.text }
        { term-clocktower-night_sheet } : { term-clocktower-night_sheet.text }
        { term-clocktower-dusk } : { term-clocktower-dusk.text }
        { term-clocktower-each_night_but } : { term-clocktower-each_night_but.text }
        { term-clocktower-madness } : { term-clocktower-madness.text }
        { term-clocktower-comrade } : { term-clocktower-comrade.text }

# words
term-clocktower-alive = En vie
    .text = Un vivant a une capacité, nomine une fois par jour et vote autant qu’il veut.
term-clocktower-dead = Mort
    .text = Un mort n’a plus de capacité et ne nomine pas, mais il parle, et il lui reste un seul vote jusqu’à la fin.
term-clocktower-side = Camp
    .text = Gentil ou maléfique. Qui change de rôle garde son camp, et inversement.
term-clocktower-townsfolk = Villageois
    .text = Un rôle gentil dont la capacité aide.
term-clocktower-outsider = Étranger
    .text = Un rôle gentil dont la capacité gêne.
term-clocktower-minion = Sbire
    .text = Un rôle maléfique qui aide le Démon.
term-clocktower-demon = Démon
    .text = Le rôle maléfique qui tue la nuit et ne doit pas mourir.
term-clocktower-traveller = Voyageur
    .text = Un rôle connu pour qui arrive tard ou part tôt. Il ne compte pas parmi les deux derniers.
term-clocktower-storyteller = Conteur
    .text = Il mène, sait tout, n’est d’aucun camp et décide de ce que les règles laissent ouvert.
term-clocktower-grimoire = Grimoire
    .text = Tous les secrets : qui est qui, qui est empoisonné, qui est marqué. Seuls le Conteur et l’Espion y regardent.
term-clocktower-square = Place du Village
    .text = Ce que tous voient : qui est assis où, qui vit, et quels morts ont encore un vote.
term-clocktower-script = Module
    .text = La liste des rôles possibles. Tous la connaissent.
term-clocktower-in_play = En jeu
    .text = Un rôle que quelqu’un possède vraiment. Celui qu’on croit seulement avoir n’est pas en jeu.
term-clocktower-power = Capacité
    .text = Ce que peut un rôle. La mort l’enlève, et il est sans effet chez qui est ivre ou empoisonné.
term-clocktower-drunk = Ivre, empoisonné
    .text = N’a pas de capacité, mais on fait comme s’il en avait une ; on ne le lui dit jamais, et il peut apprendre du faux.
term-clocktower-registers = S’enregistrer en tant que
    .text = Être pris, à une vérification, pour un autre rôle ou l’autre camp. Rien d’autre ne change.
term-clocktower-mark = Rappel
    .text = Une note dans le Grimoire : empoisonné, protégé, maître.
term-clocktower-bluff = Bluff
    .text = Un rôle qu’on prétend sans l’avoir. Chacun peut dire n’importe quoi.
term-clocktower-nomination = Nomination
    .text = Un vivant propose d’exécuter quelqu’un. Chacun une fois par jour, et chacun ne l’est qu’une fois par jour.
term-clocktower-about_to_die = Exécutable
    .text = A au moins autant de votes que la moitié des vivants, et plus que tout autre aujourd’hui.
term-clocktower-execution = Exécution
    .text = La décision du jour, une au plus. L’exécuté meurt d’habitude, mais pas toujours.
term-clocktower-exile = Exil
    .text = Le village chasse un Voyageur. Ce n’est pas une exécution, et aucune capacité n’y touche.
term-clocktower-vote_token = Jeton de vote
    .text = Le seul vote qui reste à un mort.
term-clocktower-neighbours = Voisins
    .text = Qui est assis à gauche et à droite. Les « voisins vivants » sont les plus proches en vie.
term-clocktower-night_sheet = Feuille de nuit
    .text = L’ordre dans lequel le Conteur réveille les rôles.
term-clocktower-dusk = Crépuscule et aube
    .text = La nuit va du crépuscule à l’aube. « Jusqu’au crépuscule » finit quand tous ferment les yeux.
term-clocktower-each_night_but = Chaque nuit sauf la première
    .text = La première nuit, rien encore ; le rôle agit dès la deuxième.
term-clocktower-madness = Folie
    .text = Qui est fou de quelque chose doit tâcher d’en convaincre le village, sinon le Conteur peut le punir, le plus souvent par une exécution. Personne n’est forcé de parler. Cela existe dans Sects & Violets, pas dans Trouble Brewing.
term-clocktower-comrade = Équipe
    .text = Tous les joueurs d’un camp. Ils gagnent et perdent ensemble, morts ou vifs.

# advice to the Storyteller
lead-clocktower-1 = Aidez le camp le plus faible
    .text = Là où les règles vous laissent choisir, regardez qui perd et choisissez pour lui. Ayez la main légère : les joueurs doivent gagner par ce qu’ils disent et pensent.
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
