# Le port
clocktower-script-harbour = Le Port
clocktower-script-harbour-note = Des feux, des digues et des naufrageurs : cinq rôles faits maison parmi ceux que vous connaissez.

clocktower-lamplighter = Allumeur de réverbères
    .genitive = de l’Allumeur de réverbères
    .accusative = l’Allumeur de réverbères
    .gender = masculine
clocktower-lamplighter-short = Éclaire les voisins d’un joueur
clocktower-lamplighter-ability = Chaque nuit, choisissez un autre joueur : on vous montre combien de ses deux voisins vivants sont maléfiques.
clocktower-lamplighter-when = Chaque nuit
clocktower-lamplighter-example = Vous choisissez Boris, assis entre Anna et Véra. Anna est l’Empoisonneur, Véra est bonne : vous voyez 1.
clocktower-lamplighter-play = Faites le tour du cercle : deux choix séparés d’une place ont un voisin commun, et disent plus à eux deux.
clocktower-lamplighter-bluff = Annoncez un zéro autour d’un allié et préparez votre tour du cercle.

prompt-clocktower-lamplighter = De qui éclairez-vous les voisins ?
prompt-clocktower-learn-lamplighter = Combien de voisins maléfiques ?
story-you-informed-lamplighter = Voisins maléfiques qu’on vous montre : { $n }
story-clocktower-informed-lamplighter = { $who } voit des voisins maléfiques : { $n }
call-lamplighter = Réveillez. Le joueur en choisit un autre : montrez combien de ses deux voisins vivants sont maléfiques. Rendormez.

clocktower-breakwater = Brise-lames
    .genitive = du Brise-lames
    .accusative = le Brise-lames
    .gender = masculine
clocktower-breakwater-short = Protège le joueur suivant
clocktower-breakwater-ability = Tant que vous vivez, le Démon ne peut rien contre le premier vivant après vous dans le sens horaire.
clocktower-breakwater-when = Toujours
clocktower-breakwater-example = Véra est assise après vous, dans le sens horaire. Le Démon l’attaque, et à l’aube personne n’est mort.
clocktower-breakwater-play = Repérez qui est à votre abri et ne le dites qu’à cette personne. Restez en vie pour elle.
clocktower-breakwater-bluff = Réclamez une nuit sans mort et couvrez ainsi le récit d’un allié.

clocktower-saltwife = Saunière
    .genitive = de la Saunière
    .accusative = la Saunière
    .gender = feminine
clocktower-saltwife-short = Sa mort enivre un voisin
clocktower-saltwife-ability = À votre mort, l’un de vos deux voisins vivants est ivre jusqu’à la fin du jour qui suit.
clocktower-saltwife-when = À votre mort
clocktower-saltwife-example = On vous exécute entre l’Empathique et le Moine : la nuit, l’un voit n’importe quoi, ou l’autre ne protège personne.
clocktower-saltwife-play = Prévenez tôt vos voisins, pour qu’ils doutent de ce qu’ils apprennent juste après votre mort.
clocktower-saltwife-bluff = Dites que c’est vous là où, après votre mort, il faut douter des voisins.
prompt-clocktower-saltwife = Quel voisin est ivre ?
why-salt-in-the-news = Quelqu’un qui apprend des choses : cela se sentira.

clocktower-wrecker = Naufrageur
    .genitive = du Naufrageur
    .accusative = le Naufrageur
    .gender = masculine
clocktower-wrecker-short = Empoisonne le voisin de sa cible
clocktower-wrecker-ability = Chaque nuit, choisissez un joueur : le premier vivant après lui, dans le sens horaire, est empoisonné jusqu’au crépuscule.
clocktower-wrecker-when = Chaque nuit
clocktower-wrecker-example = Vous choisissez Anna. Boris, à côté d’elle, est mort : c’est Véra qui est empoisonnée.
clocktower-wrecker-play = Vous pouvez choisir les morts. Après chaque mort, recomptez qui vient ensuite.
clocktower-wrecker-bluff = Soyez quelqu’un qui apprend quelque chose, et trompez-vous de temps en temps.

prompt-clocktower-wrecker = Près de qui le faux feu ?
call-wrecker = Réveillez. Le joueur en choisit un : marquez empoisonné jusqu’au crépuscule le premier vivant après lui. Rendormez.

clocktower-undertow = Lame de fond
    .genitive = de la Lame de fond
    .accusative = la Lame de fond
    .gender = feminine
clocktower-undertow-short = Doit être exécutée
clocktower-undertow-ability = Chaque nuit sauf la première, choisissez un joueur, qui meurt. Le bien ne gagne que si l’on vous exécute.
clocktower-undertow-when = Chaque nuit sauf la première
clocktower-undertow-example = Le Mercenaire tire sur vous, et vous mourez. La partie continue, mais le bien ne peut plus la gagner.
clocktower-undertow-play = Le Mercenaire est votre ami sans le savoir. Évitez l’échafaud : rien d’autre ne peut vous faire perdre.
clocktower-undertow-bluff = Demandez bien haut qu’on tire sur vous plutôt que de vous exécuter.

prompt-clocktower-undertow = Qui est entraîné par le fond ?
call-undertow = Réveillez. Le joueur en choisit un, qui meurt. Rendormez.
