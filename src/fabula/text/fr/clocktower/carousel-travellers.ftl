# Blood on the Clocktower, Travellers of no printed set. Ids as in trouble-brewing-good.ftl.

clocktower-gangster = Gangster
    .genitive = du Gangster
    .accusative = le Gangster
    .gender = masculine
clocktower-gangster-short = Tue un voisin si l’autre y consent
clocktower-gangster-ability = Une fois par jour, avec l’accord d’un voisin vivant, vous pouvez tuer l’autre.
clocktower-gangster-when = Une fois par jour
clocktower-gangster-example = Anna est à votre gauche, Boris à votre droite. Vous désignez Anna, Boris acquiesce, et Anna tombe morte devant tous.
clocktower-gangster-play = Il faut la confiance d’un voisin pour atteindre l’autre. Parlez aux deux avant d’en désigner un : une offre refusée est celle du jour.
clocktower-gangster-play-2 = Gentil, consultez le voisin en qui vous avez confiance et prenez votre temps : demain aussi, vous pourrez. Maléfique, visez celui que le Démon n’atteint pas la nuit.
clocktower-gangster-bluff = Le rôle d’un Voyageur est connu ; vous ne cachez que votre camp.
clocktower-gangster-bluff-2 = Dites devant tous ce que vos voisins ont proposé ou refusé. On craint moins un Gangster qui ne complote avec personne.
clocktower-gangster-lead = Le Gangster désigne devant tous un voisin vivant ; demandez à l’autre. S’il consent, le voisin désigné meurt. Un essai par jour, quoi qu’il en sorte. Ivre ou empoisonné, il ne se passe rien.
prompt-clocktower-gangster_agrees = L’autre voisin meurt-il ?
    .note = Le Gangster, assis entre vous, le veut. Sans votre accord, il ne se passe rien.
story-clocktower-used-gangster = { $who }, Gangster, veut tuer un voisin : { $name }
story-clocktower-died-gangster = { $who } meurt de la main du Gangster

clocktower-gnome = Gnome
    .genitive = du Gnome
    .accusative = le Gnome
    .gender = masculine
clocktower-gnome-short = A un ami, et le défend
clocktower-gnome-ability = Vous avez un ami de votre camp, connu de tous. Qui ose le nominer, vous pouvez le tuer.
clocktower-gnome-when = À la première aube ; quand l’ami est nominé
clocktower-gnome-example = Vera est votre amie. Gleb la nomine, et vous abattez Gleb avant qu’une main se lève.
clocktower-gnome-play = Ce que vous êtes, votre ami l’est. Si le village croit l’un de vous maléfique, il doit compter avec les deux. Rien n’oblige à tuer : la menace suffit souvent.
clocktower-gnome-play-2 = Gentil, ne tuez pas trop vite : demandez pourquoi l’on nomine votre ami, et jugez à la réponse. Maléfique, tuez le premier qui ose.
clocktower-gnome-bluff = Le rôle d’un Voyageur est connu ; vous ne cachez que votre camp, et avec lui celui de votre ami.
clocktower-gnome-bluff-2 = Invitez le village à examiner votre ami tant qu’il veut : ce qu’on apprend de lui vaut pour vous.
clocktower-gnome-lead = À la première aube du Gnome, dites à tous qui est son ami : quelqu’un de son camp ; s’il est ivre ou empoisonné, n’importe qui. Quand on nomine cet ami, demandez si l’auteur de la nomination meurt. Le vote a lieu tout de même.
prompt-clocktower-gnome = Qui meurt pour votre ami ?
    .note = Qui l’a nominé, ou personne. Le vote a lieu tout de même.
story-clocktower-used-gnome = { $who }, Gnome, frappe qui a nominé son ami : { $name }
story-clocktower-died-gnome = { $who } meurt de la main du Gnome

clocktower-cacklejack = Voltingue
    .genitive = du Voltingue
    .accusative = le Voltingue
    .gender = masculine
clocktower-cacklejack-short = Change le rôle d’un autre que celui qu’il nomme
clocktower-cacklejack-ability = Chaque jour, nommez quelqu’un qui restera tel quel : cette nuit, le rôle d’un autre change.
clocktower-cacklejack-when = Chaque jour
clocktower-cacklejack-example = Vous nommez Anna. Dans la nuit, Boris apprend qu’il n’est plus le Cuistot, mais le Mercenaire.
clocktower-cacklejack-play = Vous pouvez garder un rôle tel qu’il est, rien de plus. Nommez qui a fait ses preuves ; ou, maléfique, celui que le village surveille déjà.
clocktower-cacklejack-play-2 = Gentil, préservez celui sur qui le village s’appuie. Maléfique, nommez un ami dont le rôle doit rester, et laissez les changements troubler les autres.
clocktower-cacklejack-bluff = Le rôle d’un Voyageur est connu ; vous ne cachez que votre camp.
clocktower-cacklejack-bluff-2 = Demandez chaque jour au village qui nommer, et au matin, qui a changé de rôle : un Voltingue maléfique ne voudrait pas tant de clarté.
clocktower-cacklejack-lead = Notez qui le Voltingue a nommé. Dans la nuit, choisissez un autre joueur et pour lui un rôle que personne n’a, et montrez-le ; son camp demeure. Mieux vaut qu’un gentil devienne quelqu’un de gentil, et laissez le Démon tranquille.
call-cacklejack = Choisissez un joueur, pas celui choisi aujourd’hui : réveillez-le et montrez son nouveau rôle. Rendormez.
prompt-clocktower-cacklejack = Qui change de rôle ?
    .note = N’importe qui sauf le nommé, pour un rôle que personne n’a.
story-clocktower-used-cacklejack = { $who }, Voltingue, nomme { $name } : quelqu’un d’autre change cette nuit

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

# questions to the Storyteller
prompt-clocktower-amigo = Qui est l’ami du Gnome ?
    .note = Tous l’apprennent : quelqu’un de son camp.
option-clocktower-sober = sobre, apprend le vrai
option-clocktower-twice = capable deux fois

# what is told
story-clocktower-reseated = { $who } fait échanger leurs places à { $a } et { $b }
story-clocktower-reseated-in_vain = { $who } veut faire échanger { $a } et { $b } ; personne ne bouge
story-clocktower-befriended = { $name } : ami du Gnome, { $who }. Les deux sont du même camp
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
