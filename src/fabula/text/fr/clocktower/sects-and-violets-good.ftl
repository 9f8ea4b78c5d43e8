# Blood on the Clocktower, Sects & Violets : dix de ses Villageois et ses quatre Étrangers, leurs questions et leurs nouvelles.

clocktower-clockmaker = Horloger
    .genitive = de l’Horloger
    .accusative = l’Horloger
    .gender = masculine
clocktower-clockmaker-short = Sait à combien de pas du Démon est un Sbire
clocktower-clockmaker-ability = La première nuit, vous apprenez la distance, en places, entre le Démon et le Sbire le plus proche, par le plus court chemin.
clocktower-clockmaker-when = La première nuit
clocktower-clockmaker-example = On vous montre 2. Entre le Démon et le Sbire le plus proche, il y a un joueur.
clocktower-clockmaker-play = Dessinez le cercle et rayez chaque Démon qui ne va pas. Votre nombre dit peu tout seul et beaucoup à côté d’un autre : donnez-le tôt, il ne changera plus.
clocktower-clockmaker-bluff = Donnez un nombre qui mène du principal suspect à quelqu’un de gentil.
clocktower-clockmaker-lead = Comptez les places, non les vivants : un voisin est à un pas. Les places des Voyageurs comptent, mais un Voyageur maléfique n’est pas un Sbire. Un Reclus peut passer pour l’un ou l’autre.

clocktower-dreamer = Rêveur
    .genitive = du Rêveur
    .accusative = le Rêveur
    .gender = masculine
clocktower-dreamer-short = Voit deux rôles d’un joueur, dont un juste
clocktower-dreamer-ability = Chaque nuit, rêvez d’un autre joueur, hormis les Voyageurs : deux rôles vous apparaissent, un gentil et un maléfique, et l’un est le sien.
clocktower-dreamer-when = Chaque nuit
clocktower-dreamer-example = Vous choisissez Boris et voyez le Sage et l’Imp. Boris se dit Sage.
clocktower-dreamer-play = Prenez ceux qui n’ont encore rien dit, et demandez leur rôle avant de raconter votre rêve. Un troisième rôle est un mensonge, ou bien vous êtes ivre.
clocktower-dreamer-bluff = Chaque nuit, mettez à côté du Démon le rôle d’un gentil, et laissez faire le village.
clocktower-dreamer-lead = Montrez le rôle du joueur choisi et un rôle de l’autre camp. Le faux doit valoir le vrai : pour un maléfique, prenez celui qu’il annonce. Le Soulard se voit comme Soulard.

clocktower-snake_charmer = Charmeur de serpents
    .genitive = du Charmeur de serpents
    .accusative = le Charmeur de serpents
    .gender = masculine
clocktower-snake_charmer-short = Trouve le Démon, et devient le Démon
clocktower-snake_charmer-ability = Chaque nuit, choisissez un joueur vivant. Si c’est le Démon, vous échangez vos rôles et vos camps, et il est empoisonné désormais.
clocktower-snake_charmer-when = Chaque nuit
clocktower-snake_charmer-example = Vous choisissez Vera et rien n’arrive : quel que soit son rôle, elle n’est pas le Démon.
clocktower-snake_charmer-play = Chaque nuit sans nouvelle innocente un joueur. Si vous trouvez le Démon, c’est vous qui l’êtes : cachez-vous, car un gentil sait maintenant qui vous êtes.
clocktower-snake_charmer-bluff = Innocentez vos amis, un par nuit. Sous ce masque, le Démon peut dire qu’on l’a échangé.
clocktower-snake_charmer-lead = S’il choisit le Démon, échangez aussitôt les deux jetons et les deux camps, dites à chacun ce qu’il est, et marquez l’ancien Démon empoisonné pour toujours. Le nouveau agit encore cette nuit si son tour n’est pas passé.

clocktower-mathematician = Mathématicien
    .genitive = du Mathématicien
    .accusative = le Mathématicien
    .gender = masculine
clocktower-mathematician-short = Sait combien de capacités ont déraillé
clocktower-mathematician-ability = Chaque nuit, on vous dit combien de joueurs ont eu, depuis l’aube, leur capacité faussée par celle d’un autre.
clocktower-mathematician-when = Chaque nuit
clocktower-mathematician-example = Un Oracle empoisonné a reçu un faux nombre, tout le reste est allé comme prévu : on vous montre 1.
clocktower-mathematician-play = Un zéro dit de croire les nouvelles de la nuit. Un grand nombre prévient. Comparez chaque jour avec ce que les autres ont appris, et cherchez qui s’est trompé.
clocktower-mathematician-bluff = Annoncez un raté chaque fois que la vérité approche trop.
clocktower-mathematician-lead = Comptez les joueurs qui ont appris une chose fausse, ou dont la capacité a échoué, parce qu’une autre l’a gênée. Un joueur ivre ou empoisonné qui a reçu la bonne réponse ne compte pas, ni ce qu’un joueur s’est fait à lui-même.

clocktower-flowergirl = Fleuriste
    .genitive = de la Fleuriste
    .accusative = la Fleuriste
    .gender = feminine
clocktower-flowergirl-short = Apprend si le Démon a voté
clocktower-flowergirl-ability = Chaque nuit sauf la première, on vous dit si le Démon a levé la main pour une exécution ce jour-là.
clocktower-flowergirl-when = Chaque nuit sauf la première
clocktower-flowergirl-example = Trois mains se sont levées ce jour, et l’on vous répond « oui » : l’une des trois est celle du Démon.
clocktower-flowergirl-play = Notez chaque main de chaque jour. Demandez des votes à peu de mains, et taisez votre rôle, sinon le Démon calculera les siens.
clocktower-flowergirl-bluff = Prenez la liste des mains, et répondez de façon que cela tombe sur un gentil.
clocktower-flowergirl-lead = Seuls les votes d’exécution comptent, pas les mains d’un exil. Ce qui compte, c’est qui était le Démon quand sa main était levée. Un Reclus peut passer pour lui.

clocktower-town_crier = Crieur public
    .genitive = du Crieur public
    .accusative = le Crieur public
    .gender = masculine
clocktower-town_crier-short = Apprend si un Sbire a nominé
clocktower-town_crier-ability = Chaque nuit sauf la première, on vous dit si l’une des nominations du jour venait d’un Sbire.
clocktower-town_crier-when = Chaque nuit sauf la première
clocktower-town_crier-example = Anna et Gleb ont nominé, et l’on vous répond « non » : ni l’un ni l’autre n’est un Sbire.
clocktower-town_crier-play = Faites nominer beaucoup de gens un jour, peu le lendemain. Un « non » les innocente tous, même si l’un d’eux peut être le Démon.
clocktower-town_crier-bluff = Répondez « non » pour un jour où vos amis ont nominé.
clocktower-town_crier-lead = Seules les nominations comptent, pas les appels à l’exil. Ce qui compte, c’est qui était Sbire à ce moment. L’Espion peut ne pas le paraître, le Reclus le paraître.

clocktower-oracle = Oracle
    .genitive = de l’Oracle
    .accusative = l’Oracle
    .gender = masculine
clocktower-oracle-short = Apprend combien de morts sont maléfiques
clocktower-oracle-ability = Chaque nuit sauf la première, on vous montre combien de maléfiques il y a parmi les morts.
clocktower-oracle-when = Chaque nuit sauf la première
clocktower-oracle-example = Boris a été exécuté, Vera est morte la nuit : on vous montre 1, et hier c’était 0.
clocktower-oracle-play = Les exécutions vous apprennent le plus, ne les craignez pas. Gardez le nombre de chaque nuit : la différence parle de ceux qui sont morts depuis.
clocktower-oracle-bluff = Dites l’exécuté maléfique, et tous seront tranquilles ; ou gentil, et le doute commence.
clocktower-oracle-lead = Comptez tous les morts, ceux de cette nuit et les Voyageurs exilés aussi, selon leur camp. L’Espion et le Reclus peuvent paraître de l’autre.

clocktower-seamstress = Couturière
    .genitive = de la Couturière
    .accusative = la Couturière
    .gender = feminine
clocktower-seamstress-short = Demande une fois si deux sont du même camp
clocktower-seamstress-ability = Une fois par partie, la nuit, comparez deux autres joueurs : on vous dit s’ils sont du même camp.
clocktower-seamstress-when = Une nuit, une seule fois
clocktower-seamstress-example = Anna et Dasha : non. L’une est maléfique, l’autre pas.
clocktower-seamstress-play = Attendez de pouvoir croire l’un des deux : la réponse dit alors tout de l’autre. Mais ne mourez pas sans avoir demandé.
clocktower-seamstress-bluff = Dites que deux gentils diffèrent, ou qu’un ami est du camp de quelqu’un que tous croient.
clocktower-seamstress-lead = Réveillez-la chaque nuit tant qu’elle n’a pas choisi. Faites oui si les deux sont du même camp. Sa capacité s’use même ivre ou empoisonnée.

clocktower-philosopher = Philosophe
    .genitive = du Philosophe
    .accusative = le Philosophe
    .gender = masculine
clocktower-philosopher-short = Prend la capacité d’un rôle gentil
clocktower-philosopher-ability = Une fois par partie, la nuit, adoptez la capacité d’un rôle gentil à la place de la vôtre. Tant que vous l’avez, celui qui tient ce rôle est ivre.
clocktower-philosopher-when = Une nuit, une seule fois
clocktower-philosopher-example = Vous choisissez l’Empathique. Dès cette nuit, on vous réveille comme lui, et s’il y en a un, il n’entend que des sottises.
clocktower-philosopher-play = Voyez d’abord ce qui manque au village. Un rôle que personne n’annonce ne gêne personne. Un rôle annoncé rend ivre un vrai, et laisse un menteur comme il était.
clocktower-philosopher-bluff = Vous pouvez être n’importe qui, dès n’importe quelle nuit : cela explique un rôle en double.
clocktower-philosopher-lead = Réveillez-le chaque nuit tant qu’il n’a pas choisi. Il garde son rôle et agit au tour du rôle choisi ; une capacité de première nuit agit cette nuit. Marquez ivre qui a ce rôle. Ivre ou empoisonné, il ne gagne rien : faites comme si.

clocktower-sage = Sage
    .genitive = du Sage
    .accusative = le Sage
    .gender = masculine
clocktower-sage-short = Tué par le Démon, le sait parmi deux joueurs
clocktower-sage-ability = Si le Démon vous tue, on vous réveille et l’on vous montre deux joueurs : l’un d’eux est ce Démon.
clocktower-sage-when = La nuit où le Démon le tue
clocktower-sage-example = Vous mourez et l’on vous montre Gleb et Vera. Au matin, vous dites les deux noms.
clocktower-sage-play = Vous voulez que le Démon vienne. Ayez l’air important, ou du moins pas d’un Sage. Dites les deux noms à l’aube, que les vivants puissent comparer.
clocktower-sage-bluff = Un ami mort du Démon peut dire cela de deux gentils.
clocktower-sage-lead = Seulement si un Démon l’a tué. Au début, montrez deux vivants ; plus tard, l’un peut être mort. Ivre ou empoisonné, on le réveille aussi et on lui montre qui l’on veut.

clocktower-mutant = Bête de foire
    .genitive = de la Bête de foire
    .accusative = la Bête de foire
    .gender = feminine
clocktower-mutant-short = Exécutable si elle se fait passer pour Étranger
clocktower-mutant-ability = Si vous cherchez à faire croire que vous êtes un Étranger, on peut vous exécuter pour cela.
clocktower-mutant-when = Toujours
clocktower-mutant-example = Vous dites : « Je suis le Maladroit. » Quand on a fini de parler, le Conteur vous fait exécuter, et la nuit tombe.
clocktower-mutant-play = Annoncez un Villageois et n’en bougez pas. Si le village veut que l’exécution du jour se perde, un mot de vous suffit.
clocktower-mutant-bluff = En changeant d’histoire, dites qu’il le fallait, étant la Bête de foire. Nul ne vous le fera répéter.
clocktower-mutant-lead = Vous seul jugez s’il y a folie. Quand la parole ou les nominations sont closes, Fabula vous interroge sur chacun qui s’est dit Étranger ; on ne peut répondre oui que pour une vraie Bête de foire, sobre. C’est l’exécution du jour.

clocktower-sweetheart = Dulcinée
    .genitive = de la Dulcinée
    .accusative = la Dulcinée
    .gender = feminine
clocktower-sweetheart-short = Sa mort rend quelqu’un ivre pour toujours
clocktower-sweetheart-ability = Votre mort laisse un joueur ivre jusqu’à la fin de la partie.
clocktower-sweetheart-when = Quand elle meurt
clocktower-sweetheart-example = On vous exécute. Dès cette nuit, l’Oracle compte mal et l’ignore.
clocktower-sweetheart-play = Restez en vie : dites qui vous êtes avant qu’on vous exécute. Si vous mourez, rappelez au village qu’on ne peut plus croire quelqu’un.
clocktower-sweetheart-bluff = Après votre mort, toute nouvelle information est douteuse : un cadeau à votre équipe.
clocktower-sweetheart-lead = Dès qu’elle meurt, choisissez qui est ivre : au mieux quelqu’un qui apprend chaque nuit. Cela dure toute la partie. Si elle est morte ivre ou empoisonnée, il ne se passe rien.

clocktower-barber = Barbier
    .genitive = du Barbier
    .accusative = le Barbier
    .gender = masculine
clocktower-barber-short = Mort, il laisse le Démon échanger deux rôles
clocktower-barber-ability = La nuit de votre mort, ou la suivante si vous mourez de jour, le Démon peut faire échanger leurs rôles à deux joueurs, mais pas à un autre Démon.
clocktower-barber-when = La nuit qui suit sa mort
clocktower-barber-example = Vous mourez, et le Démon échange le Rêveur avec un Oracle mort : plus personne ne rêve.
clocktower-barber-play = Prévenez le village si vous allez mourir : qui annonce demain un nouveau rôle dit peut-être vrai. Au matin, demandez à chacun s’il a changé.
clocktower-barber-bluff = Le vrai Barbier mort, dites qu’on vous a échangé : cela excuse tout changement d’histoire.
clocktower-barber-lead = Réveillez le Démon et montrez que c’est le Barbier. Les camps ne changent pas. Dites aux deux leur nouveau rôle ; un mort reste mort. Le Démon peut se choisir, ou ne rien choisir.

clocktower-klutz = Maladroit
    .genitive = du Maladroit
    .accusative = le Maladroit
    .gender = masculine
clocktower-klutz-short = Mort, il doit désigner un gentil
clocktower-klutz-ability = Quand on annonce votre mort, désignez devant tous un vivant. Si c’est un maléfique, votre équipe perd.
clocktower-klutz-when = Quand il apprend sa mort
clocktower-klutz-example = À l’aube, vous êtes mort. Vous choisissez Dasha, dont trois joueurs répondent, et la partie continue.
clocktower-klutz-play = Dès le premier jour, sachez qui vous choisiriez. Trouvez un joueur sûrement gentil, et consultez le village avant de choisir.
clocktower-klutz-bluff = On exécute rarement le maléfique qui dit cela, mais mort, il devra choisir.
clocktower-klutz-lead = Laissez-lui le temps, puis faites-le choisir devant tous. Si l’élu est maléfique, son équipe a perdu aussitôt. L’Espion peut ici paraître gentil, le Reclus maléfique.

# questions
prompt-clocktower-dreamer = De qui rêvez-vous ?
    .note = Un autre joueur, pas un Voyageur. Vous verrez un rôle gentil et un maléfique, dont un juste.
prompt-clocktower-snake_charmer = Qui charmez-vous ?
    .note = Un joueur vivant. Si c’est le Démon, vous échangez rôles et camps.
prompt-clocktower-seamstress = Comparer deux joueurs ?
    .note = Deux autres, une fois par partie. Vous apprenez s’ils sont du même camp. Vous pouvez attendre.
prompt-clocktower-philosopher = Quelle capacité prenez-vous ?
    .note = Une fois par partie. Qui a ce rôle est ivre désormais. Vous pouvez attendre.
prompt-clocktower-barber = Échanger deux rôles ?
    .note = Le Barbier est mort. Deux joueurs, même morts, même vous, mais pas un autre Démon. Vous pouvez n’en rien faire.
prompt-clocktower-klutz = Qui choisissez-vous ?
    .note = Avec ce module, on le demande à chaque mort, pour ne trahir personne. Le vrai Maladroit doit nommer un vivant devant tous ; les autres peuvent ne nommer personne.
prompt-clocktower-learn-clockmaker = Quel nombre voit l’Horloger ?
    .note = Les pas du Démon au Sbire le plus proche, par le plus court chemin.
prompt-clocktower-learn-dreamer = Quels deux rôles voit le Rêveur ?
    .note = Un gentil et un maléfique ; l’un des deux est celui du joueur choisi.
prompt-clocktower-learn-mathematician = Quel nombre voit le Mathématicien ?
    .note = Pour combien de joueurs une autre capacité a gêné la leur depuis l’aube. Un Soulard peut compter aussi.
prompt-clocktower-learn-flowergirl = Qu’apprend la Fleuriste ?
    .note = Oui, si un Démon a voté une exécution aujourd’hui. Un Reclus peut passer pour lui.
prompt-clocktower-learn-town_crier = Qu’apprend le Crieur public ?
    .note = Oui, si un Sbire a nominé aujourd’hui. L’Espion et le Reclus peuvent paraître autres.
prompt-clocktower-learn-oracle = Quel nombre voit l’Oracle ?
    .note = Combien de morts sont maléfiques. L’Espion et le Reclus peuvent paraître de l’un ou l’autre camp.
prompt-clocktower-learn-seamstress = Qu’apprend la Couturière ?
    .note = Oui, si les deux sont du même camp. L’Espion et le Reclus peuvent paraître de l’un ou l’autre.
prompt-clocktower-learn-sage = Quels deux joueurs voit le Sage ?
    .note = L’un est le Démon qui l’a tué. Un Reclus peut passer pour lui.
prompt-clocktower-register-snake_charmer = Passe-t-il pour le Démon ?
    .note = Un Reclus le peut. Il échange alors rôle et camp avec le Charmeur de serpents.
prompt-clocktower-register-klutz = Passe-t-il pour maléfique ?
    .note = L’Espion peut ne pas l’être, le Reclus l’être. Si oui, l’équipe du Maladroit perd.
prompt-clocktower-sweetheart = Qui est ivre désormais ?
    .note = La Dulcinée est morte. Au mieux quelqu’un qui apprend chaque nuit.
prompt-clocktower-mutant = Est-ce de la folie, à exécuter ?
    .note = Ce joueur s’est dit Étranger. Seule une Bête de foire peut en être exécutée, et le jour finit là. Soyez ferme avec qui connaît le rôle, plus doux avec les débutants.

# news
story-you-informed-clockmaker = { $n ->
    [0] Il n’y a pas de Sbire près du Démon.
    [one] Du Démon au Sbire le plus proche : { $n } pas.
   *[other] Du Démon au Sbire le plus proche : { $n } pas.
}
story-you-informed-dreamer = { $place } a l’un de ces rôles : { $answer }.
story-you-informed-mathematician = { $n ->
    [0] Aucune capacité n’a déraillé.
    [one] La capacité de { $n } joueur a déraillé.
   *[other] Les capacités de { $n } joueurs ont déraillé.
}
story-you-informed-flowergirl = Un Démon a voté aujourd’hui : { $answer }.
story-you-informed-town_crier = Un Sbire a nominé aujourd’hui : { $answer }.
story-you-informed-oracle = { $n ->
    [0] Aucun mort n’est maléfique.
    [one] { $n } mort est maléfique.
   *[other] { $n } morts sont maléfiques.
}
story-you-informed-seamstress = { $a } et { $b } sont du même camp : { $answer }.
story-you-informed-sage = Le Démon qui vous a tué : { $a } ou { $b }.
story-clocktower-informed-clockmaker = { $who } apprend les pas du Démon à un Sbire : { $n }
story-clocktower-informed-dreamer = { $who } rêve de { $place } : { $answer }
story-clocktower-informed-mathematician = { $who } apprend le nombre de capacités qui ont déraillé : { $n }
story-clocktower-informed-flowergirl = { $who } demande si un Démon a voté : { $answer }
story-clocktower-informed-town_crier = { $who } demande si un Sbire a nominé : { $answer }
story-clocktower-informed-oracle = { $who } apprend le nombre de morts maléfiques : { $n }
story-clocktower-informed-seamstress = { $who } demande si { $a } et { $b } sont du même camp : { $answer }
story-clocktower-informed-sage = { $who } apprend que le Démon est { $a } ou { $b }
story-clocktower-used-klutz = { $who } se dit le Maladroit et choisit { $name }
story-clocktower-executed-at_once = Le Conteur fait exécuter { $who }
story-clocktower-executed-at_once-dies = { $who } meurt : exécution par le Conteur
story-clocktower-ended-klutz = Le Maladroit a désigné un maléfique
story-clocktower-marked-haircuts = { $who } était le Barbier : le Démon peut échanger deux rôles
story-clocktower-marked-drunk = { $who } est ivre
ui-beat-last_words = Un choix après la mort

# marks and reasons
grim-mark-haircuts = Coupe cette nuit
mark-clocktower-haircuts = coupe cette nuit
why-drunk-every-night = Un gentil qui apprend chaque nuit s’en aperçoit le dernier.
why-mad = De temps à autre, pour que nul ne soit fou sans crainte.
