# Blood Vendetta: the lords and the vampires. Of each: name with its cases, -short, -ability, -when, -example,
# its ways to play and to bluff it (-play, -play-2, -bluff, -bluff-2); then what it is asked, and how it is called.

vendetta-king = Roi
    .genitive = du Roi
    .accusative = le Roi
    .gender = masculine
vendetta-king-short = Seigneur qui peut tuer au couchant
vendetta-king-ability = Au couchant, vous pouvez tuer un joueur. Vous êtes le seigneur des vampires.
vendetta-king-when = Au couchant, à l’appel du seigneur
vendetta-king-example = Vous prenez Boris pour un chasseur et le désignez. C’était un dhampire : personne n’apprend que c’était vous.
vendetta-king-play = Retenez-vous tant que vous ne savez rien. Tant que vous vivez, des chasseurs aussi nombreux que les vampires n’ont pas encore gagné.
vendetta-king-play-2 = Frappez dès les premiers jours, tant que vous êtes un parmi d’autres. Une seconde mort apprend aux chasseurs qu’on riposte, et nul ne demande encore qui.
vendetta-king-bluff = Dites que vous êtes le Comte et nommez quelqu’un que vous avez « vu » : les trois seigneurs sont appelés par les mêmes mots.
vendetta-king-bluff-2 = Ne vous dites pas seigneur : soyez un simple vampire et laissez un autre jouer le Comte. Les chasseurs perdront leur midi sur lui.
prompt-vendetta-king = Qui tuez-vous ?
    .note = Vous pouvez aussi ne tuer personne.

vendetta-prince = Prince
    .genitive = du Prince
    .accusative = le Prince
    .gender = masculine
vendetta-prince-short = Seigneur qui protège au couchant
vendetta-prince-ability = Au couchant, vous protégez un autre joueur : aucun meurtre de ce jour ne l’atteint, pas même le coup des chasseurs à midi. { $variant_prince_repeat ->
    [on] Le même qu’hier, si vous voulez.
   *[off] Jamais le même deux fois de suite.
}
vendetta-prince-when = Au couchant, à l’appel du seigneur
vendetta-prince-example = Les chasseurs ont frappé Véra à midi. Au couchant vous la choisissez, et à la tombée de la nuit tous vivent.
vendetta-prince-play = Un jour sans mort fait douter les chasseurs. Protégez ceux qu’ils craignent à coup sûr.
vendetta-prince-play-2 = Dites-le à un seul joueur de confiance. Protégé un jour sur deux, il peut parler pour vous et mener la discussion.
vendetta-prince-bluff = Prétendez avoir sauvé quelqu’un : personne ne peut prouver le contraire.
vendetta-prince-bluff-2 = Chasseur, dites-vous le Prince après un jour où les vôtres n’ont tué personne : un vampire « sauvé » vous soutiendra.
prompt-vendetta-prince = Qui protégez-vous ?
    .note = Aucun meurtre de ce jour ne l’atteint, pas même un coup déjà porté.

vendetta-count = Comte
    .genitive = du Comte
    .accusative = le Comte
    .gender = masculine
vendetta-count-short = Seigneur qui voit une carte de type
vendetta-count-ability = Au couchant, choisissez un joueur : on vous montre la carte de son type (vampire, vampire spécial, chasseur, chasseur spécial, métamorphe).
vendetta-count-when = Au couchant, à l’appel du seigneur
vendetta-count-example = Vous désignez Anna et voyez un chasseur spécial. Il faut l’exécuter avant qu’elle ne vous trouve.
vendetta-count-play = L’Éclaireuse vous cherche pendant que vous la cherchez. Parlez quand vous avez un nom, pas avant.
vendetta-count-play-2 = Taisez-vous et guidez par des questions : l’Éclaireuse écoute qui sait. Qu’un autre accuse celui que vous avez trouvé.
vendetta-count-play-3 = Ou dites chaque résultat le soir même, vampires compris. En quelques jours se forme un cercle où nul chasseur n’entre.
vendetta-count-bluff = Un chasseur qui joue le Comte accuse un vampire que personne n’aime.
vendetta-count-bluff-2 = Simple vampire, dites-vous le Comte tant que le vrai se tait. À midi, les chasseurs vous frapperont, et pas lui.
prompt-vendetta-count = Qui regardez-vous ?
    .note = On vous montre la carte de son type.

vendetta-lamia = Lamie
    .genitive = de la Lamie
    .accusative = la Lamie
    .gender = feminine
vendetta-lamia-short = Rend visite, ou invite chez elle
vendetta-lamia-ability = À l’aube, choisissez un joueur et comment passer le jour. En visite : qui vient pour vous ne trouve personne, mais si votre hôte est tué, vous mourez aussi. Chez vous avec un invité : qui vient pour l’invité ne trouve personne, mais si vous êtes tuée, l’invité meurt aussi.
vendetta-lamia-when = À l’aube, après le Moine
vendetta-lamia-example = Vous invitez Boris. Les chasseurs viennent pour vous : vous mourez, et Boris, un chasseur, avec vous.
vendetta-lamia-play = Invitez les suspects et faites-le savoir : en vous frappant, les chasseurs risquent de frapper l’un des leurs.
vendetta-lamia-play-2 = Rendez visite à quelqu’un que personne ne tuerait, et gardez-le pour vous. Qui vient pour vous trouve, jour après jour, une maison vide.
vendetta-lamia-bluff = Chasseur, dites-vous la Lamie : vous étiez chez quelqu’un que personne n’a attaqué.
vendetta-lamia-bluff-2 = Chasseur, dites qu’un survivant du jour était votre invité. Un invité n’apprend rien : il ne peut pas le nier.
prompt-vendetta-lamia = Visite ou invité ? Et qui ?
    .note = Qui est sorti reste introuvable. Le visiteur meurt avec son hôte ; votre invité, avec vous.
voice-vendetta-lamia-wake = La Lamie se réveille.
voice-vendetta-lamia-sleep = La Lamie s’endort.

vendetta-undine = Ondine
    .genitive = de l’Ondine
    .accusative = l’Ondine
    .gender = feminine
vendetta-undine-short = { $variant_undine ->
    [swap] Échange deux joueurs pour un jour
    [none] Sans pouvoir
   *[lure] Attire un joueur pour un jour
}
vendetta-undine-ability = { $variant_undine ->
    [swap] À l’aube, choisissez deux joueurs, qui changent de place pour le jour : ce que l’on fait à l’un arrive à l’autre.
    [none] Vous n’avez aucun pouvoir. Trouvez chasseurs et métamorphe en parlant, et exécutez-les.
   *[lure] À l’aube, choisissez un joueur : tout le jour, il est comme endormi. Un pouvoir appelé plus tard échoue, et le doigt d’un chasseur à la réunion ne compte pas. Jamais le même deux fois de suite.
}
vendetta-undine-when = À l’aube, après la Lamie
vendetta-undine-example = { $variant_undine ->
    [swap] Vous échangez Anna et Boris. Les chasseurs frappent Anna, et Boris meurt.
    [none] On appelle l’Ondine, et rien ne se passe : une aube calme n’apprend rien à personne.
   *[lure] Vous attirez Anna. À midi les chasseurs sont un contre un : sans son doigt, personne ne meurt.
}
vendetta-undine-play = { $variant_undine ->
    [swap] Échangez un joueur sûr avec un suspect.
    [none] Vous perdre coûte peu : couvrez ceux qui ont un pouvoir.
   *[lure] Attirez ceux que vous soupçonnez, et regardez si le jour devient calme.
}
vendetta-undine-play-2 = { $variant_undine ->
    [swap] Échangez un vampire bavard et un suspect silencieux, et ne le dites qu’une fois les morts connues.
    [none] Laissez croire à un chant : un midi perdu sur vous épargne la Reine.
   *[lure] Taisez-vous et écoutez la nuit : qui raconte un pouvoir manqué en avait un.
}
vendetta-undine-bluff = Expliquez chaque jour calme par votre chant.
vendetta-undine-bluff-2 = Chasseur, dites-vous l’Ondine et nommez le vampire choisi à l’aube. Il ne peut pas savoir si c’est vrai.
prompt-vendetta-undine = { $variant_undine ->
    [swap] Quels deux joueurs échanger ?
    [none] Rien à choisir
   *[lure] Qui attirez-vous ?
}
    .note = { $variant_undine ->
        [swap] Aujourd’hui, ce que l’on fait à l’un arrive à l’autre.
        [none] À cette table, l’Ondine n’a pas de pouvoir.
       *[lure] Un pouvoir appelé plus tard échoue, un doigt à midi ne compte pas.
    }
voice-vendetta-undine-wake = L’Ondine se réveille.
voice-vendetta-undine-sleep = L’Ondine s’endort.

vendetta-queen = Reine
    .genitive = de la Reine
    .accusative = la Reine
    .gender = feminine
vendetta-queen-short = Protège à l’aube
vendetta-queen-ability = À l’aube, protégez un joueur de tous les meurtres de ce jour. Jamais le même deux fois de suite, { $variant_queen_self ->
    [never] et jamais vous-même.
   *[once] vous-même une seule fois.
}
vendetta-queen-when = À l’aube, en dernier
vendetta-queen-example = Vous protégez celui que vous croyez être le seigneur. Chasseurs, Nosferatu et Loup-garou viennent tous, et il vit.
vendetta-queen-play = Rien ne protège de l’exécution : pensez au jour, pas au vote.
vendetta-queen-play-2 = Ne dites rien et alternez entre deux : qui accuse le mieux, et qui l’on croit le plus. Les chasseurs voudront l’un des deux.
vendetta-queen-bluff = Une annonce dangereuse : à midi, les chasseurs verront si vous savez vous protéger.
vendetta-queen-bluff-2 = Chasseur, dites-vous la Reine et nommez comme protégé quelqu’un que les vôtres ne visaient pas. Le jour calme vous donne raison.
prompt-vendetta-queen = Qui protégez-vous ?
    .note = Jamais le même deux fois de suite, { $variant_queen_self ->
        [never] ni vous-même.
       *[once] vous-même une seule fois.
    }
voice-vendetta-queen-wake = La Reine se réveille.
voice-vendetta-queen-sleep = La Reine s’endort.

vendetta-fledgling = Novice
    .genitive = du Novice
    .accusative = le Novice
    .gender = masculine
vendetta-fledgling-short = Vampire parmi les chasseurs
vendetta-fledgling-ability = Vous vous réveillez avec les chasseurs, { $variant_lone_hunters ->
    [on] chacun désigne sans être vu, et votre doigt compte.
   *[off] ils vous croient des leurs, et votre doigt compte à la réunion.
} Vous gagnez avec les vampires.
vendetta-fledgling-when = À midi, avec les chasseurs
vendetta-fledgling-example = Un chasseur veut la Reine, l’autre la Lamie. Vous désignez Boris : personne n’est d’accord, personne ne meurt.
vendetta-fledgling-play = Ne divergez pas chaque jour. Un mot de trop la nuit, et ils savent quel visage est de trop.
vendetta-fledgling-play-2 = Désignez avec la majorité jusqu’à ce qu’on se fie à votre doigt. Puis retirez-le le seul jour où cela sauve le seigneur.
vendetta-fledgling-play-3 = Ou livrez tous les noms en une seule nuit, quand les vampires sont assez nombreux pour les exécuter un à un. À la suivante, il sera peut-être trop tard.
vendetta-fledgling-bluff = Chasseur soupçonné, dites que vous êtes le Novice : vous aussi, vous connaissez leurs visages.
vendetta-fledgling-bluff-2 = La nuit, soyez un simple vampire qui a du flair : donnez un chasseur comme une idée, avec une raison que tous ont pu voir.
voice-vendetta-fledgling-wake = Le Novice se réveille.
voice-vendetta-fledgling-sleep = Le Novice s’endort.

vendetta-nosferatu = Nosferatu
    .genitive = du Nosferatu
    .accusative = le Nosferatu
    .gender = masculine
vendetta-nosferatu-short = Vampire qui peut tuer au couchant
vendetta-nosferatu-ability = Au couchant, vous pouvez tuer un joueur.
vendetta-nosferatu-when = Au couchant, après le seigneur
vendetta-nosferatu-example = À midi les chasseurs vous ont tué. Au couchant vous vous levez encore et emportez l’un d’eux.
vendetta-nosferatu-play = Deux morts en un jour, et tous demandent qui s’est trompé. Soyez sûr de votre victime.
vendetta-nosferatu-play-2 = Attendez qu’une exécution donne tort à quelqu’un. Frappez alors celui qui défendait le chasseur.
vendetta-nosferatu-bluff = Les chasseurs aiment vous attribuer leurs prises.
vendetta-nosferatu-bluff-2 = Chasseur, dites-vous le Nosferatu : la mort du jour est votre erreur. On pardonne vite à un vampire qui regrette.
prompt-vendetta-nosferatu = Qui tuez-vous ?
    .note = Vous pouvez aussi ne tuer personne.
voice-vendetta-nosferatu-wake = Le Nosferatu se réveille.
voice-vendetta-nosferatu-sleep = Le Nosferatu s’endort.

vendetta-banshee = Banshee
    .genitive = de la Banshee
    .accusative = la Banshee
    .gender = feminine
vendetta-banshee-short = { $variant_banshee ->
    [curse] Ajoute une voix contre quelqu’un
   *[omen] Entend venir la mort
}
vendetta-banshee-ability = { $variant_banshee ->
    [curse] Au couchant, choisissez un joueur : la nuit qui vient, quand on décide d’une exécution, une voix de plus compte contre lui, et personne ne sait de qui. Seule, elle n’exécute personne.
   *[omen] Au couchant, choisissez un joueur : vous apprenez si quelqu’un a tenté de le tuer aujourd’hui, même en vain.
}
vendetta-banshee-when = Au couchant, après les tueurs
vendetta-banshee-example = { $variant_banshee ->
    [curse] À trois mains contre chacun, on exécute Boris et non Anna : il portait une voix de plus.
   *[omen] Vous demandez pour Véra et entendez un oui. À la nuit elle vit : sans doute pas un chasseur.
}
vendetta-banshee-play = { $variant_banshee ->
    [curse] Maudissez qui vous comptez accuser.
   *[omen] Un joueur frappé et vivant a été protégé. Comparez avec ce que dit la Reine.
}
vendetta-banshee-play-2 = { $variant_banshee ->
    [curse] Maudissez l’un des deux qui seront au coude à coude et parlez pour l’autre : une voix décide, et nul n’apprend de qui.
   *[omen] Demandez pour celui que tous prennent pour un vampire. Si jour après jour personne ne l’attaque, demandez-vous pourquoi.
}
vendetta-banshee-bluff = Nommez quelqu’un pour qui « la mort est venue ». S’il vit, tant mieux.
vendetta-banshee-bluff-2 = Chasseur, dites-vous la Banshee tôt et trompez-vous une fois sur un détail. On croit mieux qui avoue une erreur.
prompt-vendetta-banshee = { $variant_banshee ->
    [curse] Qui maudissez-vous ?
   *[omen] Pour qui écoutez-vous ?
}
    .note = { $variant_banshee ->
        [curse] Cette nuit, une voix de plus compte contre ce joueur.
       *[omen] Vous apprenez si quelqu’un a tenté de le tuer aujourd’hui.
    }
voice-vendetta-banshee-wake = La Banshee se réveille.
voice-vendetta-banshee-sleep = La Banshee s’endort.

vendetta-bride = Fiancée
    .genitive = de la Fiancée
    .accusative = la Fiancée
    .gender = feminine
vendetta-bride-short = Cherche son seigneur
vendetta-bride-ability = Au couchant, choisissez un joueur : vous apprenez si c’est le seigneur. Dès le couchant qui suit votre découverte, vous vous connaissez.{ $variant_bride ->
    [heir] { " " }À sa mort, son pouvoir est à vous.
   *[seek_lord] { "" }
}
vendetta-bride-when = Au couchant, après le métamorphe
vendetta-bride-example = Vous désignez Boris et voyez un signe. Au couchant suivant, vous ouvrez tous deux les yeux un instant.
vendetta-bride-play = { $variant_bride ->
    [heir] Une fois trouvé, restez en vie : vous êtes son héritière.
   *[seek_lord] Une fois trouvé, mourez pour lui s’il le faut.
}
vendetta-bride-play-2 = Une fois que vous l’avez trouvé, contredisez-le la nuit sur des riens. Les chasseurs cherchent deux joueurs toujours d’accord.
vendetta-bride-bluff = Dites qui vous avez écarté : un chasseur croira que vous seule le savez.
vendetta-bride-bluff-2 = Chasseur, dites que vous avez trouvé votre seigneur et que vous tairez son nom. Pour lui, les vampires vous épargnent et attendent.
prompt-vendetta-bride = Est-ce votre seigneur ?
    .note = Vous apprenez si ce joueur est le seigneur des vampires.
voice-vendetta-bride-wake = La Fiancée se réveille.
voice-vendetta-bride-sleep = La Fiancée s’endort.

vendetta-dhampir = Dhampire
    .genitive = du Dhampire
    .accusative = le Dhampire
    .gender = masculine
vendetta-dhampir-short = { $variant_dhampir ->
    [lookout] Compte les visiteurs d’un joueur
   *[scent] Flaire les humains
}
vendetta-dhampir-ability = { $variant_dhampir ->
    [lookout] Au couchant, choisissez un joueur : vous apprenez combien d’autres sont venus chez lui aujourd’hui.
   *[scent] Au couchant, choisissez un joueur : vous apprenez s’il est humain, c’est-à-dire chasseur, quel qu’il soit.
}
vendetta-dhampir-when = Au couchant, après la Banshee
vendetta-dhampir-example = { $variant_dhampir ->
    [lookout] Trois sont venus chez Anna, et elle vit : quelqu’un la protège.
   *[scent] On vous fait signe pour Anna. Humaine : chasseuse, avec ou sans pouvoir.
}
vendetta-dhampir-play = Vous valez plus qu’un simple vampire ; dites ce que vous savez avant de mourir.
vendetta-dhampir-play-2 = { $variant_dhampir ->
    [lookout] Comptez les visiteurs de qui se dit protégé ou attaqué : le nombre dira si l’histoire tient.
   *[scent] Flairez ceux qu’on croit, pas ceux qu’on soupçonne. Les suspects seront exécutés sans vous.
}
vendetta-dhampir-bluff = { $variant_dhampir ->
    [lookout] « Personne n’est venu chez lui » explique qu’il vive.
   *[scent] « Il ne sent pas l’homme » blanchit un ami qui en a besoin.
}
vendetta-dhampir-bluff-2 = { $variant_dhampir ->
    [lookout] Chasseur, donnez des nombres qui vont avec tous les récits, jusqu’à celui qui ne sert que vous.
   *[scent] Chasseur, innocentez d’abord deux vrais vampires. Quand le troisième sera votre complice, on vous croira.
}
prompt-vendetta-dhampir = { $variant_dhampir ->
    [lookout] Quelle porte surveillez-vous ?
   *[scent] Qui flairez-vous ?
}
    .note = { $variant_dhampir ->
        [lookout] Vous apprenez combien sont venus chez lui aujourd’hui.
       *[scent] Vous apprenez si ce joueur est humain.
    }
voice-vendetta-dhampir-wake = Le Dhampire se réveille.
voice-vendetta-dhampir-sleep = Le Dhampire s’endort.

vendetta-revenant = Revenant
    .genitive = du Revenant
    .accusative = le Revenant
    .gender = masculine
vendetta-revenant-short = { $variant_revenant ->
    [compare] Compare deux joueurs
   *[count] Compte ceux qui ne sont pas vampires
}
vendetta-revenant-ability = { $variant_revenant ->
    [compare] Au couchant, choisissez deux joueurs : vous apprenez s’ils sont du même camp.
   *[count] Au couchant, choisissez trois joueurs (deux s’il n’en reste que quatre autres) : vous apprenez combien d’entre eux ne sont pas vampires.
}
vendetta-revenant-when = Au couchant, après l’Éclaireuse
vendetta-revenant-example = { $variant_revenant ->
    [compare] Anna et Boris ne sont pas du même camp. Si Anna est vampire, Boris ne l’est pas.
   *[count] Anna, Boris et Véra : un. Le lendemain Anna, Boris et Gleb : aucun. C’est donc Véra.
}
vendetta-revenant-play = { $variant_revenant ->
    [compare] Prenez des notes. Comparez un nouveau avec un joueur sûr.
   *[count] Prenez des notes. Changez l’un des trois chaque jour.
}
vendetta-revenant-play-2 = { $variant_revenant ->
    [compare] Comparez deux joueurs qui se défendent. « Différents » les sépare devant tous.
   *[count] Dites chaque nombre le soir même : tous comptent avec vous, et votre mort n’enlève rien.
}
vendetta-revenant-bluff = { $variant_revenant ->
    [compare] « Différents » va à bien des paires : un chasseur peut le dire aussi.
   *[count] Les nombres se vérifient mal : un chasseur sait compter aussi.
}
vendetta-revenant-bluff-2 = { $variant_revenant ->
    [compare] Chasseur, dites que votre complice et un vampire avéré sont du même camp.
   *[count] Chasseur, comptez-en un de moins là où siège votre complice. Changez les autres chaque jour, jamais lui.
}
prompt-vendetta-revenant = { $variant_revenant ->
    [compare] Qui comparez-vous ?
   *[count] Qui comptez-vous ?
}
    .note = { $variant_revenant ->
        [compare] Vous apprenez s’ils sont du même camp.
       *[count] Vous apprenez combien d’entre eux ne sont pas vampires.
    }
voice-vendetta-revenant-wake = Le Revenant se réveille.
voice-vendetta-revenant-sleep = Le Revenant s’endort.

vendetta-ghoul = Goule
    .genitive = de la Goule
    .accusative = la Goule
    .gender = feminine
vendetta-ghoul-short = { $variant_ghoul ->
    [grave] Apprend le rôle d’un mort
   *[bite] Ajoute une voix contre quelqu’un
}
vendetta-ghoul-ability = { $variant_ghoul ->
    [grave] Au couchant, choisissez un joueur mort : on vous montre sa carte.
   *[bite] Au couchant, choisissez un joueur : la nuit qui vient, quand on décide d’une exécution, une voix de plus compte contre lui, et personne ne sait de qui. Seule, elle n’exécute personne.
}
vendetta-ghoul-when = Au couchant, avant la Belle
vendetta-ghoul-example = { $variant_ghoul ->
    [grave] Personne n’a ouvert la carte de Boris. Vous la voyez : un chasseur. Il en reste donc deux.
   *[bite] Tous savent que Boris porte une voix. À trois mains contre chacun, c’est lui qu’on exécute et non Anna.
}
vendetta-ghoul-play = { $variant_ghoul ->
    [grave] Regardez les cartes restées fermées : vous saurez qui avait raison.
   *[bite] Mordez qui vous comptez accuser.
}
vendetta-ghoul-play-2 = { $variant_ghoul ->
    [grave] Ouvrez la tombe de qui accusait le plus fort : la carte dit ce que valaient ses paroles.
   *[bite] Mordez l’un des deux qui seront au coude à coude et n’en dites rien : les mains des autres feront le reste.
}
vendetta-ghoul-bluff = { $variant_ghoul ->
    [grave] Un chasseur peut dire quelle carte gît dans une tombe : qui vérifiera ?
   *[bite] Les chasseurs diront qu’ils l’ont voulu ainsi.
}
vendetta-ghoul-bluff-2 = { $variant_ghoul ->
    [grave] Chasseur, « trouvez » dans la tombe un simple vampire : la faute est à qui a voulu l’exécution.
   *[bite] Chasseur, dites que la voix de trop, la nuit dernière, était la vôtre. Personne n’apprend de qui elle vient.
}
prompt-vendetta-ghoul = { $variant_ghoul ->
    [grave] Quelle tombe ouvrez-vous ?
   *[bite] Qui mordez-vous ?
}
    .note = { $variant_ghoul ->
        [grave] On vous montre la carte de ce mort.
       *[bite] Cette nuit, une voix de plus compte contre ce joueur.
    }
voice-vendetta-ghoul-wake = La Goule se réveille.
voice-vendetta-ghoul-sleep = La Goule s’endort.

vendetta-vampire = Vampire
    .genitive = du Vampire
    .accusative = le Vampire
    .gender = masculine
vendetta-vampire-short = Sans pouvoir, un parmi d’autres
vendetta-vampire-ability = Vous n’avez pas de pouvoir. Trouvez chasseurs et métamorphe en parlant, et exécutez-les.
vendetta-vampire-when = Dort
vendetta-vampire-example = Deux se disent le Comte. Vous vous rappelez qui défendait le chasseur de la veille.
vendetta-vampire-play = Votre carte coûte peu : mettez-vous devant ceux qui ont un pouvoir.
vendetta-vampire-play-2 = Laissez croire que vous avez un pouvoir. À midi, les chasseurs viennent pour qui ils craignent, et la Reine vit un jour de plus.
vendetta-vampire-bluff = La première phrase de tout chasseur. Préparez vos preuves.
vendetta-vampire-bluff-2 = Chasseur, dites-le en second : après un vrai, avec les mêmes mots, et posez aussitôt une question.

vendetta-lord = Seigneur des vampires
    .genitive = du Seigneur des vampires
    .accusative = le Seigneur des vampires
    .gender = masculine
vendetta-lord-short = Roi, Prince ou Comte, tiré à l’aveugle
vendetta-lord-ability = Une carte tirée à l’aveugle : Roi, Prince ou Comte. Seul son joueur sait laquelle.
vendetta-lord-when = Au couchant
vendetta-lord-example = Le jeu contient « seigneur ». Boris a reçu la carte : c’est le Prince.
vendetta-lord-play = Voyez si quelqu’un meurt d’une autre main que celle des chasseurs.
vendetta-lord-play-2 = Comptez aussi les jours sans meurtre : c’est peut-être un Prince, et d’autres doivent parler à sa place.
vendetta-lord-bluff = On peut se dire chacun des trois.
vendetta-lord-bluff-2 = Chasseur, dites-vous le seigneur que rien n’exclut encore. Seul le vrai peut vous démentir, et il y risque sa tête.
voice-vendetta-lord-wake = Le Seigneur des vampires se réveille.
voice-vendetta-lord-sleep = Le Seigneur des vampires s’endort.

vendetta-special_vampire = Vampire spécial
    .genitive = du Vampire spécial
    .accusative = le Vampire spécial
    .gender = masculine
vendetta-special_vampire-short = Un pouvoir tiré à l’aveugle
vendetta-special_vampire-ability = Une carte tirée à l’aveugle parmi les dix vampires spéciaux.
vendetta-special_vampire-when = À son propre appel
vendetta-special_vampire-example = On appelle le Revenant : c’est donc lui qu’on a tiré.
vendetta-special_vampire-play = Écoutez les appels : ils disent qui est là.
vendetta-special_vampire-play-2 = Comparez les appels et les annonces. Un appel que personne ne revendique depuis des jours tentera un chasseur.
vendetta-special_vampire-bluff = Dites-vous ce qu’on a appelé.
vendetta-special_vampire-bluff-2 = Annoncez-le avant son joueur. De deux qui revendiquent un appel, le second passe la pire nuit.
