# Blood on the Clocktower, Bad Moon Rising : ce qu’on peut tenter d’autre avec chaque rôle, pour le jouer ou le bluffer.

clocktower-grandmother-play-2 = Parlez pour votre petit-enfant : donnez ses nouvelles comme les vôtres et annoncez un rôle que le Démon aime tuer. S’il vous frappe, c’est le plus précieux des deux qui reste.
clocktower-grandmother-play-3 = Si le rôle de votre petit-enfant ne gêne pas le Démon, répondez de lui devant tous dès le premier jour. Si vous mourez la même nuit, le village saura que c’est le Démon et que vous disiez vrai.
clocktower-grandmother-bluff-2 = Prenez pour petit-enfant un vrai gentil dont vous savez le rôle : il en sera ravi. Mais alors, que le Démon ne le tue pas sans vous.

clocktower-sailor-play-2 = Buvez chaque nuit avec quelqu’un dont le travail est fait : peu importe alors lequel est ivre. Vous n’apprenez rien, mais bien des nuits, rien ne vous tue.
clocktower-sailor-play-3 = Demandez tôt votre propre exécution : si vous vivez, plus personne ne doute et le Démon perd ses nuits sur vous. À ne faire que si vous avez lieu de vous croire sobre.
clocktower-sailor-bluff-2 = Démon, cela explique pourquoi rien ne vous tue ; et chaque matin, choisissez un compagnon de beuverie selon ce qu’on vient d’apprendre.

clocktower-chambermaid-play-2 = Taisez vos nombres et écoutez : qui annonce un rôle qui devait se réveiller, une nuit où vous avez compté zéro, ment, ou bien l’un de vous a été trompé.
clocktower-chambermaid-play-3 = Surveillez plusieurs fois la même paire : si le nombre change d’une nuit à l’autre, vous saurez qui n’agit qu’une fois, ou pas toujours.
clocktower-chambermaid-bluff-2 = Donnez de vrais nombres, souvent connus de votre équipe, et ne mentez qu’une fois : sur celui qui approche de votre Démon.

clocktower-exorcist-play-2 = Choisissez ceux que nul ne soupçonne : le village exécute déjà les suspects, et vos nuits examinent le reste. Dites chaque matin votre choix à un seul joueur, pour qu’il vous survive.
clocktower-exorcist-play-3 = Dites à voix haute, après chaque nuit, qui vous avez choisi. Le Démon que vous retenez vous connaît de toute façon, et tous pourront comparer votre liste aux morts.
clocktower-exorcist-bluff-2 = Démon, après une nuit sans mort, dites que vous aviez choisi le suspect du village. Une telle nuit, vous pouvez aussi la provoquer.

clocktower-innkeeper-play-2 = Abritez nuit après nuit les deux mêmes et dites-le-leur : tant qu’ils vivent, qu’ils parlent ouvertement. S’ils n’apprennent rien la nuit, aucune nouvelle n’en souffre.
clocktower-innkeeper-play-3 = Abritez un suspect avec un ami : c’est peut-être une capacité maléfique qui sera ivre. Et si le Démon vous a trouvé, abritez-vous vous-même.
clocktower-innkeeper-bluff-2 = Confiez à un gentil que vous l’abritiez la nuit dernière. Il doutera de ce qu’il a appris, et personne d’autre n’en saura rien.

clocktower-gambler-play-2 = Pariez sur vous et restez en vie jusqu’à ce que deux récits se contredisent : un pari tranche alors. Si vous en mourez, c’est aussi une réponse.
clocktower-gambler-play-3 = Annoncez chaque pari de jour : au matin, tout le village verra s’il tenait, et votre mort ne sera pas perdue. Mais le Démon peut vous tuer pour brouiller la réponse.
clocktower-gambler-bluff-2 = Dites que vous ne pariez que sur vous-même et ne confirmez personne : un Parieur si modeste n’a pas l’air d’un mensonge.

clocktower-gossip-play-2 = Confiez-vous à voix basse à un joueur, et qu’il colporte lui aussi bien haut chaque jour. Le Démon se trompera de cible, et vos phrases passeront pour du bavardage.
clocktower-gossip-play-3 = Réunissez deux annonces en une phrase : « Anna est le Marin et Boris le Fou du roi ». Un mort de plus parle pour les deux ; sinon, l’une au moins est douteuse.
clocktower-gossip-bluff-2 = Dites une vérité avant une nuit à deux morts, quand le Parrain ou l’Assassin s’en charge. Le village vous l’attribuera.

clocktower-courtier-play-2 = Attendez qu’un récit sonne faux, et nommez le Sbire qui l’expliquerait. Si tout est calme pendant trois jours, dites bien haut votre choix.
clocktower-courtier-play-3 = Nommez un Démon dès la première nuit : si c’est le bon, il ne tue plus jusqu’à ce qu’il dégrise, et le village sait lequel chercher. Si l’on meurt comme d’habitude, ce n’est sans doute pas lui.
clocktower-courtier-bluff-2 = Dites le deuxième jour que vous avez enivré le rôle de votre accusateur : il entend donc n’importe quoi pendant trois jours.

clocktower-professor-play-2 = Ramenez tôt le premier mort : sa capacité a encore le plus de nuits devant elle. Le Démon y perd un meurtre et le village y gagne une preuve.
clocktower-professor-play-3 = Gardez-la pour les derniers jours et n’en dites rien. Un vivant de plus renverse alors un vote, et le Démon n’aura pas eu de raison de vous tuer.
clocktower-professor-bluff-2 = Promettez de ramener demain celui que le village regrette le plus. Tant qu’on attend, on ne vous exécute pas.

clocktower-minstrel-play-2 = Dites qui vous êtes dès le premier jour et demandez une exécution quotidienne. Tout le village lira avec vous les nuits calmes, et chaque Sbire perdu coûtera double.
clocktower-minstrel-play-3 = Confiez-vous à un seul joueur et taisez-vous : vous deux seuls savez pourquoi personne n’est mort. Écoutez qui, cette nuit-là, prétend avoir appris une chose sûre.
clocktower-minstrel-bluff-2 = Excusez ainsi l’erreur d’un ami : cette nuit-là, dites-vous, tout le monde était ivre.

clocktower-tea_lady-play-2 = Taisez-vous et annoncez un rôle terne tant qu’on n’attaque pas vos voisins. Le Démon qui se heurte à votre protection le comprendra trop tard.
clocktower-tea_lady-play-3 = Dites ouvertement qui vous entoure et demandez l’exécution d’un voisin. S’il vit, le village a trois alliés sûrs ; s’il meurt, l’un de vous trois mérite un second regard.
clocktower-tea_lady-bluff-2 = Si le Démon épargne vos voisins, appelez cela votre protection. Si l’un meurt, c’est donc, dites-vous, que l’autre est maléfique.

clocktower-pacifist-play-2 = Dites-le le premier jour, et le village exécutera d’un cœur plus léger. Mais les maléfiques expliqueront alors chaque survie par vous.
clocktower-pacifist-play-3 = Cachez-vous jusqu’à ce qu’une exécution échoue. Demandez d’abord en privé qui d’autre a pu sauver ce joueur, et ne vous montrez que si nul n’a de raison.
clocktower-pacifist-bluff-2 = Annoncez-vous même si personne ne survit jamais : ce n’est qu’une chance, et rien ne peut vous démentir.

clocktower-fool-play-2 = Cachez-le et parlez beaucoup : le Démon perdra peut-être une nuit sur vous. Annoncez-vous quand le village se demandera pourquoi elle était si calme.
clocktower-fool-play-3 = Prenez la place d’un joueur plus précieux : quand le village va exécuter quelqu’un d’utile, offrez-vous. Vous vivrez, et le jour ne coûtera rien.
clocktower-fool-bluff-2 = Annoncez-le tant qu’il ne s’est rien passé, avec votre vie de rechange : qui gâcherait une exécution sur quelqu’un qui y survit ?

clocktower-tinker-play-2 = Cachez-le et faites comme si vous saviez beaucoup : le Démon perdra peut-être une nuit sur vous. Prévenez un seul ami, pour qu’on lise bien votre mort.
clocktower-tinker-bluff-2 = Prétendez-le pour qu’on vous laisse en paix : à quoi bon exécuter quelqu’un qui mourra tout seul ? Le Démon en profite le mieux.

clocktower-moonchild-play-2 = Convenez de votre choix avec le village de votre vivant. Si ce joueur meurt la nuit suivante, il était sans doute gentil ; sinon, regardez-le de près.
clocktower-moonchild-play-3 = Ou ne dites rien de vous : un maléfique nommé par surprise n’aura pas préparé d’excuse pour avoir survécu.
clocktower-moonchild-bluff-2 = Annoncez-le de votre vivant : vous exécuter peut coûter un second gentil, alors le village en prendra plutôt un autre.

clocktower-goon-play-2 = Dites à tous qui vous êtes et priez qu’on ne vous choisisse pas. Vous avez ainsi plus de chances de rester gentil, et les maléfiques devront se risquer pour vous gagner.
clocktower-goon-play-3 = Convenez avec un gentil qui agit avant le Démon, le Marin par exemple, qu’il vous choisisse chaque nuit. Il sera ivre, mais vous resterez de son camp.
clocktower-goon-bluff-2 = Dites qu’on vous a retourné puis repris : nul ne peut savoir où vous en êtes, et nul ne veut dépenser une capacité sur vous.

clocktower-lunatic-play-2 = Tant que vous n’êtes pas sûr, jouez le Démon de tout cœur : bluffez, choisissez, parlez bas à vos Sbires. S’ils vous semblent étrangers, commencez à douter.
clocktower-lunatic-play-3 = Éprouvez-vous : choisissez une nuit quelqu’un que rien ne doit protéger. S’il vit, donnez au village la liste de vos cibles : le vrai Démon la connaît, lui.
clocktower-lunatic-bluff-2 = Démon, avouez : on vous a montré des Sbires et des rôles, vous avez choisi chaque nuit, et tous ne sont pas morts, donc vous êtes le Lunatique. On croira qu’un tel aveu ne s’invente pas.

clocktower-godfather-play-2 = Défendez vos Étrangers le jour jusqu’à ce qu’un second meurtre décide. Faites-en mourir un à ce moment-là, et la partie est à vous avant que le village ait compté.
clocktower-godfather-play-3 = Que votre meurtre frappe qui le Démon n’a pas intérêt à toucher, même un ami devenu gênant. Le village cherchera un autre tueur.
clocktower-godfather-bluff-2 = Soyez la Commère : vos morts en plus sembleront venir de ce que vous aviez dit le jour.

clocktower-devils_advocate-play-2 = Les premiers jours, défendez un gentil et faites-le exécuter. Il vivra, chacun pensera au Marin, au Fou du roi ou à la Tisanière, et le Démon sauvé plus tard n’étonnera plus.
clocktower-devils_advocate-play-3 = Défendez-vous et demandez haut et fort votre exécution : vous vivrez, et l’on vous prendra pour le Marin ou le Fou du roi. Pas deux nuits de suite, choisissez donc le jour.
clocktower-devils_advocate-bluff-2 = Soyez le Pacifiste : chaque exécution qui échoue parle pour vous, et pour celui que vous avez sauvé.

clocktower-assassin-play-2 = Frappez tôt, dès la première nuit possible : nul ne compte encore les morts, et le village perd sa meilleure tête. Ensuite, vous pouvez mourir pour votre Démon.
clocktower-assassin-play-3 = Convenez avec le Démon d’une nuit où il ne tue pas, et frappez vous-même : le village écartera le mauvais Démon, ou innocentera le mauvais joueur.
clocktower-assassin-bluff-2 = Après votre nuit, soyez la Commère : vos mots de la veille expliqueront les deux morts.

clocktower-mastermind-play-2 = Toute la partie, tenez-vous loin de votre Démon, accusez-le au besoin : quand on l’exécutera, nul ne doit vous associer. Il suffira alors d’une exécution de plus, celle d’un gentil.
clocktower-mastermind-play-3 = Préparez dès le premier jour un second suspect, un gentil, sans trop l’attaquer. Le jour de plus, il suffira de rappeler son nom.
clocktower-mastermind-bluff-2 = Soyez un Villageois qui sait quelque chose du Démon : si la partie continue après l’exécution, dites que ce n’était pas lui.

clocktower-zombuul-play-2 = Restez en vie quelques jours et laissez le village exécuter : vous tuez peu, mais il épuise ses suspects. Gardez votre fausse mort pour le jour où l’on vous aura percé.
clocktower-zombuul-play-3 = Une fois cru mort, ne dépensez pas trop vite votre dernier vote et ne parlez pas le premier : on ne nomine pas les morts discrets. Qu’un Sbire répète qu’exécuter un mort, c’est perdre un jour.
clocktower-zombuul-bluff-2 = Prétendez être quelqu’un dont la mort n’étonne pas, le Bricoleur ou la Sélénite. On oublie vite un Étranger mort.
clocktower-zombuul-bluff-3 = Ou laissez des nouvelles : un Villageois mort avec une longue liste de réponses est cité chaque jour et jamais soupçonné.

clocktower-pukka-play-2 = Empoisonnez d’abord qui apprend le plus la première nuit : il a tout un jour pour le répandre. Prenez ensuite ceux qui pourraient vous arrêter : le jour qu’il leur reste, ils sont sans danger.
clocktower-pukka-play-3 = Choisissez une fois un mort : la nuit d’après, nul ne meurt de votre poison, et le village pense à un autre Démon.
clocktower-pukka-bluff-2 = Réglez votre rôle sur les fausses nouvelles de celui que vous avez empoisonné : avant de mourir, il vous confirmera.

clocktower-shabaloth-play-2 = Choisissez une nuit un Sbire à vous avec un gentil : s’il revient, tous le croient ; sinon, il est mort en victime.
clocktower-shabaloth-play-3 = Frappez parfois des morts ou des protégés : une nuit à un seul mort, ou sans aucun, fait penser à un autre Démon et à des protecteurs absents.
clocktower-shabaloth-bluff-2 = Dites-vous d’un rôle qui a déjà servi, Courtisan ou Professeur : il reste peu de nuits, on n’aura pas le temps de vérifier.

clocktower-po-play-2 = Tuez un joueur par nuit comme n’importe quel Démon, et gardez la pause : sans nuit calme, on ne pense pas à vous. Arrêtez-vous une fois, quand trois morts finiront la partie.
clocktower-po-play-3 = Passez dès la première nuit où vous pourriez tuer, puis prenez-en trois avant que le village ait comparé ses nouvelles. Trois joueurs bien informés ne se remplacent pas.
clocktower-po-bluff-2 = Convenez d’une nuit calme avec un Sbire : il est l’Exorciste et avait choisi un gentil, sur qui tombe maintenant le soupçon.

clocktower-matron-play-2 = Gentille, placez un suspect entre deux joueurs sûrs et voyez qui proteste. Maléfique, dispersez un peu chaque jour ceux qui comptent leurs voisins.
clocktower-matron-bluff-2 = Demandez devant tous qui l’Empathique ou la Tisanière veut à ses côtés, et faites-le. Un vœu exaucé est la preuve de bonne foi la moins chère.

clocktower-apprentice-play-2 = Gentil, dites votre capacité à un seul joueur sûr et agissez à travers lui : les maléfiques ne sauront que gâter. Maléfique, cachez la vôtre jusqu’à ce qu’elle décide de quelque chose.
clocktower-apprentice-bluff-2 = Annoncez tôt une capacité dont on voit l’effet, et montrez-la. Si vous n’avez rien à montrer, prenez-en une qui ne sert que la première nuit.

clocktower-judge-play-2 = Gentil, servez-vous-en tôt contre quelqu’un que le village soupçonne à demi : un jour de débats gagné. Maléfique, gardez-la pour gracier votre Démon quand les mains se lèvent.
clocktower-judge-bluff-2 = Avant chaque vote, dites ce que vous décideriez et pourquoi, puis laissez faire les mains. On craint moins un Magistrat qui n’est pas pressé.

clocktower-bishop-play-2 = Taisez votre camp et laissez le village débattre du sens des nominations. Maléfique, c’est déjà un jour perdu ; gentil, vous voyez qui est trop sûr de lui.
clocktower-bishop-bluff-2 = Proposez vous-même votre exil si, après deux jours, les nominations n’ont rien donné. Un Archevêque maléfique n’oserait guère, et un village qui refuse a choisi de vous croire.

clocktower-voudon-play-2 = Gentil, prêtez votre main aux morts : votez comme la plupart d’entre eux. Maléfique, profitez des premiers jours, où vous êtes presque seul à voter.
clocktower-voudon-bluff-2 = Les premiers jours, ne votez contre personne, alors que vous pourriez faire exécuter n’importe qui. On croit celui qui n’abuse pas de ce qu’il peut.
