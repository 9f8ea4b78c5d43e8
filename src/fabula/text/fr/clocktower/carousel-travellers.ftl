# Travellers who came later: Matron, Barista, and those of no printed set. Ids as in tale.ftl and trouble-brewing.ftl.

clocktower-matron = Matrone
    .genitive = de la Matrone
    .accusative = la Matrone
    .gender = feminine
clocktower-matron-short = Fait changer de place
clocktower-matron-ability = Chaque jour, jusqu’à trois fois, vous pouvez faire échanger leurs places à deux joueurs. Personne ne quitte sa place pour parler en privé.
clocktower-matron-when = Chaque jour
clocktower-matron-example = Anna et Boris échangent leurs places. Cette nuit, l’Empathique a d’autres voisins, et le No Dashii empoisonne quelqu’un d’autre.
clocktower-matron-play = Séparez des voisins trop sûrs l’un de l’autre, et placez à côté de l’Empathique ceux dont vous voulez savoir le camp. Une Matrone maléfique met le Démon hors d’atteinte.
clocktower-matron-bluff = Le rôle d’un Voyageur est connu ; vous ne cachez que votre camp.
clocktower-matron-lead = Trois fois par jour, une paire après l’autre, la Matrone fait échanger deux places ; déplacez les jetons. Tout ce qui tient aux voisins suit les nouvelles places. Tant qu’elle vit, personne ne s’éloigne pour chuchoter. Ivre ou empoisonnée, dites qu’il ne se passe rien.

clocktower-barista = Barista
    .genitive = du Barista
    .accusative = le Barista
    .gender = masculine
clocktower-barista-short = Dégrise jusqu’au crépuscule, ou fait agir deux fois
clocktower-barista-ability = Chaque nuit, un joueur est servi et apprend de quoi : jusqu’au crépuscule, soit il est sobre, sain et n’apprend que du vrai, soit sa capacité agit deux fois.
clocktower-barista-when = Chaque nuit
clocktower-barista-example = On réveille le Moine : sa capacité agit deux fois. Cette nuit, deux joueurs sont à l’abri.
clocktower-barista-play = Vous ne choisissez rien et n’apprenez rien : qui a été servi le dira, ou non. Demandez au matin qui c’était, et écoutez qui se tait.
clocktower-barista-bluff = Le rôle d’un Voyageur est connu ; vous ne cachez que votre camp.
clocktower-barista-lead = Choisissez un joueur et l’un des deux effets, réveillez-le et montrez lequel. La vérité l’emporte sur l’ivresse, le poison, les fausses apparences et un Vortox. Deux fois veut dire : deux fois cette nuit ou deux fois dans la journée, même pour une capacité qui ne sert qu’une fois par partie. Aidez le camp en retard.

clocktower-gangster = Gangster
    .genitive = du Gangster
    .accusative = le Gangster
    .gender = masculine
clocktower-gangster-short = Tue un voisin si l’autre y consent
clocktower-gangster-ability = Une fois par jour, avec l’accord d’un voisin vivant, vous pouvez tuer l’autre.
clocktower-gangster-when = Une fois par jour
clocktower-gangster-example = Anna est à votre gauche, Boris à votre droite. Vous désignez Anna, Boris acquiesce, et Anna tombe morte devant tous.
clocktower-gangster-play = Il faut la confiance d’un voisin pour atteindre l’autre. Parlez aux deux avant d’en désigner un : une offre refusée est celle du jour.
clocktower-gangster-bluff = Le rôle d’un Voyageur est connu ; vous ne cachez que votre camp.
clocktower-gangster-lead = Le Gangster désigne devant tous un voisin vivant ; demandez à l’autre. S’il consent, le voisin désigné meurt. Un essai par jour, quoi qu’il en sorte. Ivre ou empoisonné, il ne se passe rien.

clocktower-gnome = Gnome
    .genitive = du Gnome
    .accusative = le Gnome
    .gender = masculine
clocktower-gnome-short = A un ami, et le défend
clocktower-gnome-ability = Vous avez un ami de votre camp, connu de tous. Qui ose le nominer, vous pouvez le tuer.
clocktower-gnome-when = À la première aube ; quand l’ami est nominé
clocktower-gnome-example = Vera est votre amie. Gleb la nomine, et vous abattez Gleb avant qu’une main se lève.
clocktower-gnome-play = Ce que vous êtes, votre ami l’est. Si le village croit l’un de vous maléfique, il doit compter avec les deux. Rien n’oblige à tuer : la menace suffit souvent.
clocktower-gnome-bluff = Le rôle d’un Voyageur est connu ; vous ne cachez que votre camp, et avec lui celui de votre ami.
clocktower-gnome-lead = À la première aube du Gnome, dites à tous qui est son ami : quelqu’un de son camp ; s’il est ivre ou empoisonné, n’importe qui. Quand on nomine cet ami, demandez si l’auteur de la nomination meurt. Le vote a lieu tout de même.

clocktower-cacklejack = Voltingue
    .genitive = du Voltingue
    .accusative = le Voltingue
    .gender = masculine
clocktower-cacklejack-short = Change le rôle d’un autre que celui qu’il nomme
clocktower-cacklejack-ability = Chaque jour, nommez quelqu’un qui restera tel quel : cette nuit, le rôle d’un autre change.
clocktower-cacklejack-when = Chaque jour
clocktower-cacklejack-example = Vous nommez Anna. Dans la nuit, Boris apprend qu’il n’est plus le Cuistot, mais le Mercenaire.
clocktower-cacklejack-play = Vous pouvez garder un rôle tel qu’il est, rien de plus. Nommez qui a fait ses preuves ; ou, maléfique, celui que le village surveille déjà.
clocktower-cacklejack-bluff = Le rôle d’un Voyageur est connu ; vous ne cachez que votre camp.
clocktower-cacklejack-lead = Notez qui le Voltingue a nommé. Dans la nuit, choisissez un autre joueur et pour lui un rôle que personne n’a, et montrez-le ; son camp demeure. Mieux vaut qu’un gentil devienne quelqu’un de gentil, et laissez le Démon tranquille.

# on the floor
square-power-swap = Faire échanger deux places
    .note = De la Matrone, trois fois par jour. Tout ce qui tient aux voisins suit les nouvelles places.
square-do-swap = Échanger les places : { $name }
prompt-clocktower-swap = Qui change de place ?
    .note = Deux joueurs quelconques, les morts aussi.
square-power-finish = Tuer un voisin
    .note = Du Gangster, une fois par jour, si l’autre voisin vivant y consent.
square-do-finish = Tuer : { $name }
prompt-clocktower-finish = Qui voulez-vous tuer ?
    .note = L’un de vos deux voisins vivants. On demandera à l’autre.
square-power-jest = Nommer qui reste tel quel
    .note = Du Voltingue, une fois par jour. Cette nuit, un autre joueur change de rôle.
square-do-jest = Nommer : { $name }
prompt-clocktower-jest = Qui reste tel quel ?
    .note = N’importe qui. Quelqu’un d’autre change de rôle cette nuit.

# questions to a player
prompt-clocktower-gangster_agrees = L’autre voisin meurt-il ?
    .note = Le Gangster, assis entre vous, le veut. Sans votre accord, il ne se passe rien.
prompt-clocktower-gnome = Qui meurt pour votre ami ?
    .note = Qui l’a nominé, ou personne. Le vote a lieu tout de même.

# questions to the Storyteller
prompt-clocktower-barista = Qui le Barista sert-il, et quoi ?
    .note = Jusqu’au crépuscule, il est sobre et apprend le vrai, ou sa capacité agit deux fois. Il apprend lequel des deux.
prompt-clocktower-amigo = Qui est l’ami du Gnome ?
    .note = Tous l’apprennent : quelqu’un de son camp.
prompt-clocktower-cacklejack = Qui change de rôle ?
    .note = N’importe qui sauf le nommé, pour un rôle que personne n’a.
option-clocktower-sober = sobre, apprend le vrai
option-clocktower-twice = capable deux fois

# what is told
story-clocktower-reseated = { $who } fait échanger leurs places à { $a } et { $b }
story-clocktower-reseated-in_vain = { $who } veut faire échanger { $a } et { $b } ; personne ne bouge
story-clocktower-befriended = { $name } : ami du Gnome, { $who }. Les deux sont du même camp
story-clocktower-used-gangster = { $who }, Gangster, veut tuer un voisin : { $name }
story-clocktower-used-gnome = { $who }, Gnome, frappe qui a nominé son ami : { $name }
story-clocktower-used-cacklejack = { $who }, Voltingue, nomme { $name } : quelqu’un d’autre change cette nuit
story-clocktower-died-gangster = { $who } meurt de la main du Gangster
story-clocktower-died-gnome = { $who } meurt de la main du Gnome
story-you-informed-barista_sober = Le Barista vous a servi : jusqu’au crépuscule, vous êtes sobre et sain, et tout ce que vous apprenez est vrai.
story-you-informed-barista_twice = Le Barista vous a servi : jusqu’au crépuscule, votre capacité agit deux fois.
story-clocktower-informed-barista_sober = { $who } : sobre jusqu’au crépuscule, apprend le vrai
story-clocktower-informed-barista_twice = { $who } : capacité double jusqu’au crépuscule
story-clocktower-marked-sober = { $who } : sobre jusqu’au crépuscule
story-clocktower-marked-twice = { $who } : capacité double
story-clocktower-marked-amigo = { $who } : ami du Gnome
story-clocktower-marked-not_me = { $who } reste tel quel cette nuit
refused-whispers-forbidden = Tant que la Matrone est là, personne ne quitte sa place pour chuchoter.

# marks
grim-mark-sober = Sobre, apprend le vrai
grim-mark-twice = Capacité double
grim-mark-amigo = Ami
grim-mark-not_me = Nommé par le Voltingue
mark-clocktower-sober = sobre
mark-clocktower-twice = deux fois
mark-clocktower-amigo = ami
mark-clocktower-not_me = reste tel quel

# why this is advised
why-coffee-truth = Qui est trompé peut entendre le vrai une fois, tant que les gentils sont en retard.
why-coffee-twice = Une seconde fois fera une belle histoire.
why-same-kind = Changer de rôle suffit : le nombre de chaque type demeure.

traveller-fits = Recommandé
traveller-clashes = { $role } : ce rôle s’accorde mal avec ce module ({ $others }).
traveller-late-few = Il reste moins de sept joueurs en vie. Il est tard pour un Voyageur : le livret le déconseille.
traveller-late-host = Il ne reste que peu de vivants. Qui arrive maintenant peut décider de la partie : il faut l’accord de l’hôte.
clocktower-judge-clash = Un Magistrat maléfique pourrait les faire exécuter aussitôt et finir la partie : ce serait injuste envers les gentils.
