# La vengeance du sang : rôles, questions, voix du conteur, récit.

vendetta-hunters = Les chasseurs
vendetta-vargs = Les vargs

vendetta-king = Roi
    .genitive = du Roi
    .accusative = le Roi
    .gender = masculine
vendetta-king-short = Seigneur qui peut tuer au couchant
vendetta-king-ability = Au couchant, vous pouvez tuer un joueur. Vous êtes le seigneur des vampires.
vendetta-king-when = Au couchant, à l’appel du seigneur
vendetta-king-example = Vous prenez Boris pour un chasseur et le désignez. C’était un dhampire : personne n’apprend que c’était vous.
vendetta-king-play = Retenez-vous tant que vous ne savez rien. Tant que vous vivez, des chasseurs aussi nombreux que les vampires n’ont pas encore gagné.
vendetta-king-bluff = Dites que vous êtes le Comte et nommez quelqu’un que vous avez « vu » : les trois seigneurs sont appelés par les mêmes mots.

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
vendetta-prince-bluff = Prétendez avoir sauvé quelqu’un : personne ne peut prouver le contraire.

vendetta-count = Comte
    .genitive = du Comte
    .accusative = le Comte
    .gender = masculine
vendetta-count-short = Seigneur qui voit une carte de type
vendetta-count-ability = Au couchant, choisissez un joueur : on vous montre la carte de son type (vampire, vampire spécial, chasseur, chasseur spécial, métamorphe).
vendetta-count-when = Au couchant, à l’appel du seigneur
vendetta-count-example = Vous désignez Anna et voyez un chasseur spécial. Il faut l’exécuter avant qu’elle ne vous trouve.
vendetta-count-play = L’Éclaireuse vous cherche pendant que vous la cherchez. Parlez quand vous avez un nom, pas avant.
vendetta-count-bluff = Un chasseur qui joue le Comte accuse un vampire que personne n’aime.

vendetta-lamia = Lamie
    .genitive = de la Lamie
    .accusative = la Lamie
    .gender = feminine
vendetta-lamia-short = Rend visite, ou invite chez elle
vendetta-lamia-ability = À l’aube, choisissez un joueur et comment passer le jour. En visite : qui vient pour vous ne trouve personne, mais si votre hôte est tué, vous mourez aussi. Chez vous avec un invité : qui vient pour l’invité ne trouve personne, mais si vous êtes tuée, l’invité meurt aussi.
vendetta-lamia-when = À l’aube, après le Moine
vendetta-lamia-example = Vous invitez Boris. Les chasseurs viennent pour vous : vous mourez, et Boris, un chasseur, avec vous.
vendetta-lamia-play = Invitez les suspects et faites-le savoir : en vous frappant, les chasseurs risquent de frapper l’un des leurs.
vendetta-lamia-bluff = Chasseur, dites-vous la Lamie : vous étiez chez quelqu’un que personne n’a attaqué.

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
vendetta-undine-bluff = Expliquez chaque jour calme par votre chant.

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
vendetta-queen-bluff = Une annonce dangereuse : à midi, les chasseurs verront si vous savez vous protéger.

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
vendetta-fledgling-bluff = Chasseur soupçonné, dites que vous êtes le Novice : vous aussi, vous connaissez leurs visages.

vendetta-nosferatu = Nosferatu
    .genitive = du Nosferatu
    .accusative = le Nosferatu
    .gender = masculine
vendetta-nosferatu-short = Vampire qui peut tuer au couchant
vendetta-nosferatu-ability = Au couchant, vous pouvez tuer un joueur.
vendetta-nosferatu-when = Au couchant, après le seigneur
vendetta-nosferatu-example = À midi les chasseurs vous ont tué. Au couchant vous vous levez encore et emportez l’un d’eux.
vendetta-nosferatu-play = Deux morts en un jour, et tous demandent qui s’est trompé. Soyez sûr de votre victime.
vendetta-nosferatu-bluff = Les chasseurs aiment vous attribuer leurs prises.

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
vendetta-banshee-bluff = Nommez quelqu’un pour qui « la mort est venue ». S’il vit, tant mieux.

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
vendetta-bride-bluff = Dites qui vous avez écarté : un chasseur croira que vous seule le savez.

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
vendetta-dhampir-bluff = { $variant_dhampir ->
    [lookout] « Personne n’est venu chez lui » explique qu’il vive.
   *[scent] « Il ne sent pas l’homme » blanchit un ami qui en a besoin.
}

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
vendetta-revenant-bluff = { $variant_revenant ->
    [compare] « Différents » va à bien des paires : un chasseur peut le dire aussi.
   *[count] Les nombres se vérifient mal : un chasseur sait compter aussi.
}

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
vendetta-ghoul-bluff = { $variant_ghoul ->
    [grave] Un chasseur peut dire quelle carte gît dans une tombe : qui vérifiera ?
   *[bite] Les chasseurs diront qu’ils l’ont voulu ainsi.
}

vendetta-vampire = Vampire
    .genitive = du Vampire
    .accusative = le Vampire
    .gender = masculine
vendetta-vampire-short = Sans pouvoir, un parmi d’autres
vendetta-vampire-ability = Vous n’avez pas de pouvoir. Trouvez chasseurs et métamorphe en parlant, et exécutez-les.
vendetta-vampire-when = Dort
vendetta-vampire-example = Deux se disent le Comte. Vous vous rappelez qui défendait le chasseur de la veille.
vendetta-vampire-play = Votre carte coûte peu : mettez-vous devant ceux qui ont un pouvoir.
vendetta-vampire-bluff = La première phrase de tout chasseur. Préparez vos preuves.

vendetta-werewolf = Loup-garou
    .genitive = du Loup-garou
    .accusative = le Loup-garou
    .gender = masculine
vendetta-werewolf-short = { $variant_pits ->
    [on] Tue seul, ou guette
   *[off] Tue seul, contre tous
}
vendetta-werewolf-ability = Au couchant, vous pouvez tuer un joueur{ $variant_pits ->
    [on] , ou vous embusquer : le premier tueur qui vient pour vous aujourd’hui meurt à votre place (si ce sont les chasseurs, { $variant_ambush ->
    [nearest_hunter] le chasseur le plus proche dans le sens horaire
   *[nearest] le joueur le plus proche dans le sens horaire
}).
   *[off] .
} Vous gagnez si vous restez le dernier, ou seul avec un unique chasseur.{ $variant_kin ->
    [on] { " " }Vous et l’autre métamorphe vous connaissez, et gagnez ensemble si vous restez les derniers.
   *[off] { "" }
}
vendetta-werewolf-when = Au couchant, à l’appel du métamorphe
vendetta-werewolf-example = Vous restez avec un chasseur et un vampire. Vous tuez le vampire : gagné.
vendetta-werewolf-play = Laissez les deux camps s’user, et écartez qui voit trop bien.
vendetta-werewolf-bluff = Dites-vous simple vampire, avant qu’on vous le demande.

vendetta-kitsune = Kitsune
    .genitive = de la Kitsune
    .accusative = la Kitsune
    .gender = feminine
vendetta-kitsune-short = { $variant_kitsune ->
    [frame] Tue, ou fait passer un joueur pour chasseur
   *[mask] Tue, et passe pour un vampire
}
vendetta-kitsune-ability = { $variant_kitsune ->
    [frame] Au couchant, vous pouvez tuer un joueur, ou le faire passer pour chasseur à toutes les enquêtes de ce jour. Elles vous voient telle que vous êtes.
   *[mask] Au couchant, vous pouvez tuer un joueur. Toute enquête vous prend pour un simple vampire.
} Vous gagnez si vous restez la dernière, ou seule avec un unique chasseur.{ $variant_kin ->
    [on] { " " }Vous et l’autre métamorphe vous connaissez, et gagnez ensemble si vous restez les derniers.
   *[off] { "" }
}
vendetta-kitsune-when = Au couchant, à l’appel du métamorphe
vendetta-kitsune-example = { $variant_kitsune ->
    [frame] Vous faites passer Anna pour chasseuse. Le Dhampire la flaire, et la nuit on l’exécute.
   *[mask] Le Comte vous examine et voit un vampire. La nuit, il répond de vous.
}
vendetta-kitsune-play = { $variant_kitsune ->
    [frame] Piégez celui sur qui l’on enquêtera sûrement.
   *[mask] Faites-vous examiner tôt, puis vivez de votre bon renom.
}
vendetta-kitsune-bluff = { $variant_kitsune ->
    [frame] Un simple vampire : croyez la première l’enquête que vous avez faussée.
   *[mask] Vous n’avez pas besoin d’un autre masque.
}

vendetta-monk = Moine
    .genitive = du Moine
    .accusative = le Moine
    .gender = masculine
vendetta-monk-short = Arrête un pouvoir pour un jour
vendetta-monk-ability = À l’aube, choisissez un joueur : son pouvoir échoue aujourd’hui. On ne vous dit pas s’il en avait un. Vous chassez avec les chasseurs.
vendetta-monk-when = À l’aube, en premier
vendetta-monk-example = Vous priez contre Boris. Au couchant on montre au métamorphe des bras croisés, et lui seul le sait.
vendetta-monk-play = Un jour sans meurtre vous apprend quelque chose. N’en dites rien.
vendetta-monk-bluff = Jouez un vampire dont le pouvoir a échoué : on vous croira.

vendetta-ringleader = Chef de bande
    .genitive = du Chef de bande
    .accusative = le Chef de bande
    .gender = masculine
vendetta-ringleader-short = Tranche quand les chasseurs divergent
vendetta-ringleader-ability = { $variant_lone_hunters ->
    [on] Vous chassez avec les chasseurs. Chacun désigne sans être vu, il faut plus de la moitié : votre doigt seul ne décide de rien.
   *[off] Vous chassez avec les chasseurs. Quand les doigts sont partagés, le vôtre décide.
}
vendetta-ringleader-when = À midi, avec les chasseurs
vendetta-ringleader-example = { $variant_lone_hunters ->
    [on] Deux pour Anna, un pour Boris, et vous pour Boris : deux sur quatre ne font pas plus de la moitié, personne ne meurt.
   *[off] Deux pour Anna, un pour Boris, et vous pour Boris : égalité, donc Boris meurt.
}
vendetta-ringleader-play = Si l’un d’eux désigne toujours ailleurs, demandez-vous si ce visage est bien des vôtres.
vendetta-ringleader-bluff = Un simple vampire, comme tout le monde.

vendetta-scout = Éclaireuse
    .genitive = de l’Éclaireuse
    .accusative = l’Éclaireuse
    .gender = feminine
vendetta-scout-short = { $variant_scout ->
    [lord] Cherche le seigneur, côté chasseurs
   *[type] Voit une carte de type, côté chasseurs
}
vendetta-scout-ability = Au couchant, choisissez un joueur : { $variant_scout ->
    [lord] vous apprenez si c’est le seigneur des vampires.
   *[type] on vous montre la carte de son type.
} { $variant_undercover ->
    [on] Vous agissez à part : les chasseurs ne vous connaissent pas, et vous ne tuez pas avec eux.
   *[off] Vous chassez avec les chasseurs{ $variant_lone_hunters ->
    [on] { " " }: chacun désigne sans être vu.
   *[off] .
}
}
vendetta-scout-when = Au couchant, après le Dhampire
vendetta-scout-example = { $variant_scout ->
    [lord] On vous fait signe : Boris est le seigneur.
   *[type] On vous montre un vampire spécial.
} { $variant_undercover ->
    [on] La nuit, il faudra le dire sans vous trahir.
   *[off] Demain à midi, votre doigt le dira.
}
vendetta-scout-play = { $variant_undercover ->
    [on] Cherchez le seigneur, puis tournez le vote contre lui sans paraître savoir.
   *[off] Cherchez le seigneur, puis laissez les chasseurs voir où vous pointez.
}
vendetta-scout-bluff = Un vampire qui examine semble utile : dites-vous le Comte, si le Comte est mort.

vendetta-beauty = Belle
    .genitive = de la Belle
    .accusative = la Belle
    .gender = feminine
vendetta-beauty-short = Prend une voix
vendetta-beauty-ability = Au couchant, choisissez un joueur, qui ne votera pas la nuit qui vient. Jamais le même deux fois de suite. { $variant_undercover ->
    [on] Vous agissez à part : les chasseurs ne vous connaissent pas, et vous ne tuez pas avec eux.
   *[off] Vous chassez avec les chasseurs{ $variant_lone_hunters ->
    [on] { " " }: chacun désigne sans être vu.
   *[off] .
}
}
vendetta-beauty-when = Au couchant, en dernier
vendetta-beauty-example = Véra compte les voix mieux que personne. Cette nuit, elle n’en a pas.
vendetta-beauty-play = Dans un petit cercle, votre choix décide du vote.
vendetta-beauty-bluff = Indignez-vous plus fort que tous quand quelqu’un perd sa voix.

vendetta-hunter = Chasseur
    .genitive = du Chasseur
    .accusative = le Chasseur
    .gender = masculine
vendetta-hunter-short = Tue avec les autres à midi
vendetta-hunter-ability = { $variant_visiting_hunters ->
    [on] Avant le premier midi, vous ne connaissez pas les autres chasseurs.
   *[off] Vous connaissez les autres chasseurs
}{ $variant_undercover ->
    [on] { $variant_visiting_hunters ->
    [on] { " " }L’Éclaireuse et la Belle, jamais.
   *[off] , sauf l’Éclaireuse et la Belle.
}
   *[off] { $variant_visiting_hunters ->
    [on] { "" }
   *[off] .
}
} { $variant_lone_hunters ->
    [on] À midi, chacun désigne sans être vu : il faut plus de la moitié d’entre vous.
   *[off] À midi vous choisissez ensemble une victime : la majorité décide.
} Vous gagnez à la tombée de la nuit quand vous êtes au moins aussi nombreux que les vampires et que plus personne ne peut vous tuer.
vendetta-hunter-when = À midi, avec les chasseurs
vendetta-hunter-example = Vous désignez la Reine, eux la Lamie. Vous le voyez, désignez encore, et la Lamie meurt.
vendetta-hunter-play = La nuit, accusez parfois l’un des vôtres : cela coûte peu et inspire confiance.
vendetta-hunter-bluff = Vous êtes un vampire. Votre lignée remonte à Dracula.

vendetta-pack_leader = Chef des vargs
    .genitive = du Chef des vargs
    .accusative = le Chef des vargs
    .gender = masculine
vendetta-pack_leader-short = Tranche quand les vargs divergent
vendetta-pack_leader-ability = Au couchant, vous chassez avec les vargs. Quand ils divergent, votre choix décide.
vendetta-pack_leader-when = Au couchant, à l’appel du métamorphe
vendetta-pack_leader-example = Deux pour Anna, un pour Boris, et vous pour Boris : égalité, donc Boris meurt.
vendetta-pack_leader-play = Laissez chasseurs et vampires se battre ; frappez qui gagne.
vendetta-pack_leader-bluff = Un simple vampire.

vendetta-sly_varg = Varg sournois
    .genitive = du Varg sournois
    .accusative = le Varg sournois
    .gender = masculine
vendetta-sly_varg-short = Passe pour un vampire
vendetta-sly_varg-ability = Vous chassez avec les vargs. Tout examen vous prend pour un simple vampire.
vendetta-sly_varg-when = Au couchant, à l’appel du métamorphe
vendetta-sly_varg-example = On montre un vampire à l’Éclaireuse, et elle cherche ailleurs.
vendetta-sly_varg-play = Parlez pour la meute : vous, on peut vous examiner.
vendetta-sly_varg-bluff = Demandez qu’on vous examine.

vendetta-vengeful_varg = Varg vengeur
    .genitive = du Varg vengeur
    .accusative = le Varg vengeur
    .gender = masculine
vendetta-vengeful_varg-short = Exécuté, emporte quelqu’un
vendetta-vengeful_varg-ability = { $variant_masquerade ->
    [on] Vous chassez avec les vargs. Si l’on vous exécute, un joueur de votre choix meurt avec vous : derrière les masques, nul ne sait qui a voté.
   *[off] Vous chassez avec les vargs. Si l’on vous exécute, l’un de ceux qui ont voté pour meurt avec vous, à votre choix.
}
vendetta-vengeful_varg-when = Au couchant, à l’appel du métamorphe
vendetta-vengeful_varg-example = Six mains se lèvent contre vous. Vous emportez le Comte.
vendetta-vengeful_varg-play = Qu’ils y pensent à deux fois avant de voter contre vous.
vendetta-vengeful_varg-bluff = Menacez ainsi même avec une autre carte.

vendetta-paralysing_varg = Varg paralysant
    .genitive = du Varg paralysant
    .accusative = le Varg paralysant
    .gender = masculine
vendetta-paralysing_varg-short = Arrête un pouvoir le jour suivant
vendetta-paralysing_varg-ability = Vous chassez avec les vargs. Au couchant, choisissez aussi un joueur, dont le pouvoir échoue tout le jour suivant.
vendetta-paralysing_varg-when = Au couchant, à l’appel du métamorphe
vendetta-paralysing_varg-example = Vous choisissez la Reine : demain, elle ne protège personne.
vendetta-paralysing_varg-play = Choisissez qui gênera demain.
vendetta-paralysing_varg-bluff = Un vampire dont le pouvoir a échoué aujourd’hui.

vendetta-tricky_varg = Varg rusé
    .genitive = du Varg rusé
    .accusative = le Varg rusé
    .gender = masculine
vendetta-tricky_varg-short = Détourne une attaque, une fois
vendetta-tricky_varg-ability = Vous chassez avec les vargs. Une fois dans la partie, au couchant, choisissez un joueur : la première attaque de ce jour contre la meute le frappe.
vendetta-tricky_varg-when = Au couchant, à l’appel du métamorphe
vendetta-tricky_varg-example = Les chasseurs avaient frappé votre chef. Par votre choix, le coup tombe sur l’un d’eux.
vendetta-tricky_varg-play = Attendez le jour où ils connaissent à coup sûr l’un de vous.
vendetta-tricky_varg-bluff = Un simple vampire.

vendetta-lord = Seigneur des vampires
    .genitive = du Seigneur des vampires
    .accusative = le Seigneur des vampires
    .gender = masculine
vendetta-lord-short = Roi, Prince ou Comte, tiré à l’aveugle
vendetta-lord-ability = Une carte tirée à l’aveugle : Roi, Prince ou Comte. Seul son joueur sait laquelle.
vendetta-lord-when = Au couchant
vendetta-lord-example = Le jeu contient « seigneur ». Boris a reçu la carte : c’est le Prince.
vendetta-lord-play = Voyez si quelqu’un meurt d’une autre main que celle des chasseurs.
vendetta-lord-bluff = On peut se dire chacun des trois.

vendetta-special_vampire = Vampire spécial
    .genitive = du Vampire spécial
    .accusative = le Vampire spécial
    .gender = masculine
vendetta-special_vampire-short = Un pouvoir tiré à l’aveugle
vendetta-special_vampire-ability = Une carte tirée à l’aveugle parmi les dix vampires spéciaux.
vendetta-special_vampire-when = À son propre appel
vendetta-special_vampire-example = On appelle le Revenant : c’est donc lui qu’on a tiré.
vendetta-special_vampire-play = Écoutez les appels : ils disent qui est là.
vendetta-special_vampire-bluff = Dites-vous ce qu’on a appelé.

vendetta-special_hunter = Chasseur spécial
    .genitive = du Chasseur spécial
    .accusative = le Chasseur spécial
    .gender = masculine
vendetta-special_hunter-short = Un pouvoir de chasseur, tiré à l’aveugle
vendetta-special_hunter-ability = Une carte tirée à l’aveugle : Moine, Chef de bande, Éclaireuse ou Belle.
vendetta-special_hunter-when = À midi, ou à son propre appel
vendetta-special_hunter-example = On n’appelle ni Moine, ni Éclaireuse, ni Belle : c’est donc le Chef de bande.
vendetta-special_hunter-play = Comptez les appels.
vendetta-special_hunter-bluff = Personne ne s’en réclame.

vendetta-shapeshifter = Métamorphe
    .genitive = du Métamorphe
    .accusative = le Métamorphe
    .gender = masculine
vendetta-shapeshifter-short = Loup-garou ou Kitsune, tiré à l’aveugle
vendetta-shapeshifter-ability = Une carte tirée à l’aveugle : Loup-garou ou Kitsune. Seul son joueur sait laquelle.
vendetta-shapeshifter-when = Au couchant
vendetta-shapeshifter-example = On a montré un vampire au Comte, et pourtant quelqu’un tue : peut-être une Kitsune.
vendetta-shapeshifter-play = Ne croyez pas trop un examen tant que vous ne savez pas lequel c’est.
vendetta-shapeshifter-bluff = Personne ne s’en réclame.

prompt-vendetta-king = Qui tuez-vous ?
    .note = Vous pouvez aussi ne tuer personne.
prompt-vendetta-prince = Qui protégez-vous ?
    .note = Aucun meurtre de ce jour ne l’atteint, pas même un coup déjà porté.
prompt-vendetta-count = Qui regardez-vous ?
    .note = On vous montre la carte de son type.
prompt-vendetta-lamia = Visite ou invité ? Et qui ?
    .note = Qui est sorti reste introuvable. Le visiteur meurt avec son hôte ; votre invité, avec vous.
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
prompt-vendetta-queen = Qui protégez-vous ?
    .note = Jamais le même deux fois de suite, { $variant_queen_self ->
        [never] ni vous-même.
       *[once] vous-même une seule fois.
    }
prompt-vendetta-nosferatu = Qui tuez-vous ?
    .note = Vous pouvez aussi ne tuer personne.
prompt-vendetta-banshee = { $variant_banshee ->
    [curse] Qui maudissez-vous ?
   *[omen] Pour qui écoutez-vous ?
}
    .note = { $variant_banshee ->
        [curse] Cette nuit, une voix de plus compte contre ce joueur.
       *[omen] Vous apprenez si quelqu’un a tenté de le tuer aujourd’hui.
    }
prompt-vendetta-bride = Est-ce votre seigneur ?
    .note = Vous apprenez si ce joueur est le seigneur des vampires.
prompt-vendetta-dhampir = { $variant_dhampir ->
    [lookout] Quelle porte surveillez-vous ?
   *[scent] Qui flairez-vous ?
}
    .note = { $variant_dhampir ->
        [lookout] Vous apprenez combien sont venus chez lui aujourd’hui.
       *[scent] Vous apprenez si ce joueur est humain.
    }
prompt-vendetta-revenant = { $variant_revenant ->
    [compare] Qui comparez-vous ?
   *[count] Qui comptez-vous ?
}
    .note = { $variant_revenant ->
        [compare] Vous apprenez s’ils sont du même camp.
       *[count] Vous apprenez combien d’entre eux ne sont pas vampires.
    }
prompt-vendetta-ghoul = { $variant_ghoul ->
    [grave] Quelle tombe ouvrez-vous ?
   *[bite] Qui mordez-vous ?
}
    .note = { $variant_ghoul ->
        [grave] On vous montre la carte de ce mort.
       *[bite] Cette nuit, une voix de plus compte contre ce joueur.
    }
prompt-vendetta-werewolf = Qui tuez-vous ?
    .note = { $variant_pits ->
        [on] Vous pouvez aussi guetter qui vient pour vous, ou ne rien faire.
       *[off] Vous pouvez aussi ne tuer personne.
    }
prompt-vendetta-kitsune = { $variant_kitsune ->
    [frame] Tuer, ou piéger ? Et qui ?
   *[mask] Qui tuez-vous ?
}
    .note = { $variant_kitsune ->
        [frame] Celui que vous piégez passe pour chasseur aux enquêtes du jour. Vous pouvez aussi ne tuer personne.
       *[mask] Vous pouvez aussi ne tuer personne.
    }
prompt-vendetta-monk = Quel pouvoir échoue ?
    .note = On ne vous dit pas s’il y en avait un.
prompt-vendetta-scout = { $variant_scout ->
    [lord] Est-ce le seigneur ?
   *[type] Qui regardez-vous ?
}
    .note = { $variant_scout ->
        [lord] Vous apprenez si ce joueur est le seigneur des vampires.
       *[type] On vous montre la carte de son type.
    }
prompt-vendetta-beauty = Qui ne votera pas cette nuit ?
    .note = Jamais le même deux fois de suite.
prompt-vendetta-hunters = Qui les chasseurs tuent-ils ?
    .note = { $variant_lone_hunters ->
        [on] Vous désignez sans être vu. Il faut plus de la moitié des chasseurs.
       *[off] Vous voyez où pointent les autres. En cas de désaccord, tous pointent encore ; la majorité décide.
    }
prompt-vendetta-vargs = Qui la meute tue-t-elle ?
    .note = Vous voyez où pointent les autres. En cas de désaccord, encore une fois ; puis la majorité, ou le chef.
prompt-vendetta-paralysing_varg = Quel pouvoir échouera demain ?
    .note = Tout le jour suivant.
prompt-vendetta-tricky_varg = Sur qui détourner l’attaque ?
    .note = Une fois dans la partie. Vous pouvez aussi attendre.
prompt-vendetta-vengeful_varg = Qui emportez-vous ?
    .note = On vous exécute. L’un d’eux meurt avec vous.
prompt-vendetta-vote = Contre qui votez-vous ?
    .note = Celui qui a le plus de voix est exécuté. Vous pouvez changer d’avis jusqu’au dernier vote.
prompt-vendetta-hand = Exécuter ce joueur ?
    .note = Vous n’avez qu’une main pour ce vote. Levez-la pour ce joueur ou gardez-la pour un nom suivant.
    .name = Exécuter { $name } ?
prompt-vendetta-roses = Une rose noire, une rouge
    .note = La noire au suspect, la rouge à qui vous croyez. On retire les rouges des noires : celui qui en garde le plus est exécuté.
prompt-vendetta-judge = Qui jugera cette nuit ?
    .note = Le juge nomme seul qui est exécuté. Jamais deux fois de suite.
prompt-vendetta-sentence = Juge, qui est exécuté ?
    .note = Vous devez nommer quelqu’un.
prompt-vendetta-nominate = Qui proposez-vous ?
    .note = On vote sur chacun de ceux qui sont nommés.
prompt-vendetta-panic = Exécuter ce joueur ?
    .note = Tous ceux qui ont plus de la moitié des voix meurent ensemble.
prompt-vendetta-both = Exécuter tous les ex æquo ?
    .note = Seulement si plus de la moitié le veut. Sinon personne ne meurt.
prompt-vendetta-entrust = Qui vote pour vous ?
    .note = Vous êtes ensorcelé et sans voix. Désignez quelqu’un, ou personne.
prompt-vendetta-hunter_of_hunters = Qui chasse les chasseurs ?
    .note = Ce joueur a une voix et demie.
prompt-vendetta-enchant = Qui a enfreint le code ?
    .note = La première fois, on perd parole et voix ; la seconde, on quitte la partie.
    .read = { rules-vendetta-7 }
    .list = { rules-vendetta-7.text }
    .none = Personne
prompt-vendetta-night = Discussion
    .note = Ici, tous sont vampires, ou le disent. Personne ne montre sa carte.
prompt-vendetta-plea = Défendez-vous
    .note = Vous êtes ex æquo. Cette demi-minute est à vous.
prompt-vendetta-dusk = Regardez votre carte
    .note = Retenez-la et posez-la face cachée.
option-vendetta-visit = Rendre visite
option-vendetta-home = Inviter chez soi
option-vendetta-ambush = Se mettre à l’affût
option-vendetta-kill = Tuer
option-vendetta-frame = Faire passer pour chasseur
option-vendetta-yes = Oui

voice-vendetta-dusk = Regardez votre carte, puis posez-la face cachée.
voice-vendetta-begin = { $variant_masks ->
    [on] C’est avant l’aube que la nuit est la plus noire. Levez vos masques.
   *[off] C’est avant l’aube que la nuit est la plus noire. Fermez les yeux.
}
voice-vendetta-begin-phones = C’est avant l’aube que la nuit est la plus noire. Ne regardez que votre écran.
voice-vendetta-election = Choisissez qui chasse les chasseurs.
voice-vendetta-meet-hunters = { $variant_masks ->
    [on] Chasseurs, baissez vos masques et regardez-vous.
   *[off] Chasseurs, regardez-vous.
}
voice-vendetta-meet-hunters-sleep = { $variant_masks ->
    [on] Chasseurs, levez vos masques.
   *[off] Chasseurs, fermez les yeux.
}
voice-vendetta-fledgling-wake = Le Novice se réveille.
voice-vendetta-fledgling-sleep = Le Novice s’endort.
voice-vendetta-monk-wake = Le Moine se réveille.
voice-vendetta-monk-sleep = Le Moine s’endort.
voice-vendetta-lamia-wake = La Lamie se réveille.
voice-vendetta-lamia-sleep = La Lamie s’endort.
voice-vendetta-undine-wake = L’Ondine se réveille.
voice-vendetta-undine-sleep = L’Ondine s’endort.
voice-vendetta-queen-wake = La Reine se réveille.
voice-vendetta-queen-sleep = La Reine s’endort.
voice-vendetta-hunters-wake = { $variant_lone_hunters ->
    [on] Les chasseurs se réveillent, et chacun choisit seul.
   *[off] Les chasseurs se rassemblent et choisissent.
}
voice-vendetta-hunters-sleep = Les chasseurs ont porté le coup fatal et se séparent.
voice-vendetta-lord-wake = Le Seigneur des vampires se réveille.
voice-vendetta-lord-sleep = Le Seigneur des vampires s’endort.
voice-vendetta-nosferatu-wake = Le Nosferatu se réveille.
voice-vendetta-nosferatu-sleep = Le Nosferatu s’endort.
voice-vendetta-shapeshifter-wake = Le Métamorphe se réveille.
voice-vendetta-shapeshifter-sleep = Le Métamorphe s’endort.
voice-vendetta-bride-wake = La Fiancée se réveille.
voice-vendetta-bride-sleep = La Fiancée s’endort.
voice-vendetta-banshee-wake = La Banshee se réveille.
voice-vendetta-banshee-sleep = La Banshee s’endort.
voice-vendetta-dhampir-wake = Le Dhampire se réveille.
voice-vendetta-dhampir-sleep = Le Dhampire s’endort.
voice-vendetta-scout-wake = L’Éclaireuse se réveille.
voice-vendetta-scout-sleep = L’Éclaireuse s’endort.
voice-vendetta-revenant-wake = Le Revenant se réveille.
voice-vendetta-revenant-sleep = Le Revenant s’endort.
voice-vendetta-ghoul-wake = La Goule se réveille.
voice-vendetta-ghoul-sleep = La Goule s’endort.
voice-vendetta-beauty-wake = La Belle se réveille.
voice-vendetta-beauty-sleep = La Belle s’endort.
voice-vendetta-night = { $variant_masks ->
    [on] La nuit est là. Baissez vos masques. Tous sont réunis. Parlez.
   *[off] La nuit est là, tous sont réunis. Parlez.
}
voice-vendetta-time-to-choose = La nuit touche à sa fin, l’aube est proche. Il est temps de choisir qui exécuter.
voice-vendetta-last-minute = Encore une minute.
voice-vendetta-vote = La nuit s’achève. Qui sera exécuté ?
voice-vendetta-plea = { $name }, vous avez une demi-minute.
voice-vendetta-named = Qui vote l’exécution de { $name } ?
voice-vendetta-revote = On vote encore, sur eux seuls : { $names }.
voice-vendetta-both = Faut-il les exécuter tous ?
voice-vendetta-dawn = { $variant_masks ->
    [on] L’aube approche. Levez vos masques.
   *[off] L’aube approche. Fermez les yeux.
}
voice-vendetta-dawn-phones = L’aube approche. Ne regardez que votre écran.
voice-vendetta-day = Le soleil est au plus haut.
voice-vendetta-sunset = Le soleil se couche.
voice-vendetta-killed = { $n ->
    [1] Le jour a emporté { $names }.
   *[other] N’ont pas vécu jusqu’à la nuit : { $names }.
}
voice-vendetta-nobody-killed = Personne n’a été tué aujourd’hui.
voice-vendetta-die = Le dé est jeté.
voice-vendetta-stalled = { story-vendetta-stalled }

# story
story-vendetta-died-execution = { $n ->
    [0] On exécute { $who }
   *[other] On exécute { $who } : { $n } voix
}
story-vendetta-died-murder = { $who } n’a pas vécu jusqu’à la nuit
story-vendetta-died-revenge = { $who } meurt avec l’exécuté
story-vendetta-died-banished = { $who } doit partir
foresee-nobody-nightfall = Personne ne meurt à la tombée de la nuit
foresee-dies-murdered = { $who } meurt sous les coups de : { $role }
foresee-dies-ambush = { $who } meurt dans l’embuscade de { $ward }
foresee-dies-diverted = { $who } meurt à la place de { $ward }, de la meute
foresee-dies-shared = { $who } partage le sort de { $ward } et meurt
foresee-away = { $who } vit, n’étant pas à la maison, mais avec { $ward } (attaque : { $role })
foresee-protected = { $who } vit, sous la protection de : { $guard } (attaque : { $role })
foresee-protected-shared = { $who } vit, { $guard } protège du sort de { $ward }
foresee-spared = { $who } vit par votre décision
story-vendetta-hosted-first_night = { $who } surveille le temps de la première nuit
story-vendetta-hosted = Exécuté en premier : { $who }, qui peut mener la suite
story-vendetta-rolled = Le dé montre { $value } : { $variant }
story-vendetta-voteless = { $who } ne vote pas cette nuit
story-vendetta-stalled = { $n ->
    [one] Personne n’est mort depuis longtemps. Encore { $n } tour comme celui-là, et la partie est finie.
   *[other] Personne n’est mort depuis longtemps. Encore { $n } tours comme ceux-là, et la partie est finie.
}
story-vendetta-enchanted = Un sort réduit au silence : { $who }
story-vendetta-entrusted = { $who } confie sa voix : { $to }
story-vendetta-burdened = Voix en plus contre { $who } : { $votes }
story-vendetta-listed = Proposés pour l’exécution : { $names }
story-vendetta-unexecuted = Personne n’est exécuté
story-vendetta-agreed = Tous sont exécutés
story-vendetta-not-agreed = Pas de majorité pour les exécuter tous
story-vendetta-elected-judge = { $who } juge cette nuit
story-vendetta-elected-hunter_of_hunters = Chasseur de chasseurs : { $who }
story-vendetta-won-werewolf = Le métamorphe a gagné
ui-beat-vendetta-talk = La nuit
ui-night-quiet-vendetta = Le jour suit son cours
ui-town-sleeps-vendetta = Les vampires dorment
answer-vampire = un vampire
answer-special_vampire = un vampire spécial
answer-special_hunter = un chasseur spécial
answer-shapeshifter = un métamorphe
story-won-vampires = Les vampires ont gagné
story-won-hunters = Les chasseurs ont gagné
story-won-vargs = Les vargs ont gagné
side-vampires = Vampires
side-hunters = Chasseurs
side-vargs = Vargs
side-vendetta-werewolf = Métamorphe
refused-variants-exclude = « { $one } » et « { $other } » ne se jouent pas ensemble.
refused-no-such-scenario = Il n’y a pas de scénario { $scenario }.
refused-gate-set = À la porte, il y a deux vampires et un chasseur.
refused-two-lords = Les vampires ont un seul seigneur au plus.
refused-no-enemies = Il faut des vampires, et quelqu’un à démasquer.
refused-pile-empty = { $role } : { $count } à tirer, { $left } dans la pile.
ui-phase-acquaintance = Présentations
ui-phase-election = Élection
ui-phase-die = Le dé
ui-phase-sunset = Couchant
ui-phase-nightfall = Tombée de la nuit
voice-vendetta-first-night = { $variant_masquerade ->
    [on] { $variant_masks ->
    [on] La nuit est là. Baissez vos masques. Tous sont réunis. On votera masques levés, par noms : dans le sens des aiguilles d’une montre, présentez-vous. Puis parlez.
   *[off] La nuit est là, tous sont réunis. On votera les yeux fermés, par noms : dans le sens des aiguilles d’une montre, présentez-vous. Puis parlez.
}
   *[off] { voice-vendetta-night }
}
