# Blood Vendetta: the shapeshifters, the hunters and the vargs. Of each: name with its cases, -short, -ability, -when, -example,
# its ways to play and to bluff it (-play, -play-2, -bluff, -bluff-2); then what it is asked, and how it is called.

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
vendetta-werewolf-play-2 = Ne tuez pas chaque jour. Un couchant sans vous laisse croire que le métamorphe n’est plus, et les deux camps s’entre-déchirent.
vendetta-werewolf-bluff = Dites-vous simple vampire, avant qu’on vous le demande.
vendetta-werewolf-bluff-2 = Si le Nosferatu ou le Roi peuvent être en jeu, dites-vous l’un d’eux quand on vous accule : un vampire qui tue au couchant explique tout.
prompt-vendetta-werewolf = Qui tuez-vous ?
    .note = { $variant_pits ->
        [on] Vous pouvez aussi guetter qui vient pour vous, ou ne rien faire.
       *[off] Vous pouvez aussi ne tuer personne.
    }

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
vendetta-kitsune-play-2 = { $variant_kitsune ->
    [frame] Accusez un jour, tuez le suivant. Les jours où nul ne meurt de votre main, ce sont eux qui exécutent pour vous.
   *[mask] Gardez en vie qui vous a examinée : tant qu’il vit, votre bon nom vit aussi. Tuez ceux qu’il n’a pas regardés.
}
vendetta-kitsune-bluff = { $variant_kitsune ->
    [frame] Un simple vampire : croyez la première l’enquête que vous avez faussée.
   *[mask] Vous n’avez pas besoin d’un autre masque.
}
vendetta-kitsune-bluff-2 = { $variant_kitsune ->
    [frame] Prétendez examiner aussi, et confirmez ce que le vrai a vu de celui que vous avez fait accuser.
   *[mask] Demandez qu’on vous examine avant qu’on y pense, et offrez votre tête si cela tourne mal.
}
prompt-vendetta-kitsune = { $variant_kitsune ->
    [frame] Tuer, ou piéger ? Et qui ?
   *[mask] Qui tuez-vous ?
}
    .note = { $variant_kitsune ->
        [frame] Celui que vous piégez passe pour chasseur aux enquêtes du jour. Vous pouvez aussi ne tuer personne.
       *[mask] Vous pouvez aussi ne tuer personne.
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
vendetta-monk-play-2 = Priez contre celui qui parle en connaisseur. S’il se tait demain, c’est que son pouvoir a échoué aujourd’hui.
vendetta-monk-bluff = Jouez un vampire dont le pouvoir a échoué : on vous croira.
vendetta-monk-bluff-2 = Si l’Ondine est dans la composition, dites-vous l’Ondine : les pouvoirs manqués sont votre chant, et non une prière.
prompt-vendetta-monk = Quel pouvoir échoue ?
    .note = On ne vous dit pas s’il y en avait un.
voice-vendetta-monk-wake = Le Moine se réveille.
voice-vendetta-monk-sleep = Le Moine s’endort.

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
vendetta-ringleader-play-2 = { $variant_lone_hunters ->
    [on] Choisissez selon une règle que les autres devinent, par exemple qui a le plus parlé : les doigts s’y rencontreront.
   *[off] Désignez en dernier. Quand les autres s’accordent, votre doigt ne sert pas, et nul intrus n’apprend ce qu’il vaut.
}
vendetta-ringleader-bluff = Un simple vampire, comme tout le monde.
vendetta-ringleader-bluff-2 = Soyez celui qui oublie qui a dit quoi. On cherche un chef parmi ceux qui comptent les mains.

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
vendetta-scout-play-2 = Regardez d’abord ceux qui n’annoncent rien : un seigneur qui vous craint se tait. Laissez les bavards aux chasseurs de midi.
vendetta-scout-bluff = Un vampire qui examine semble utile : dites-vous le Comte, si le Comte est mort.
vendetta-scout-bluff-2 = Dites-vous le Dhampire, s’il est dans la composition, et innocentez un vrai vampire : c’est même vrai, et il vous en saura gré.
prompt-vendetta-scout = { $variant_scout ->
    [lord] Est-ce le seigneur ?
   *[type] Qui regardez-vous ?
}
    .note = { $variant_scout ->
        [lord] Vous apprenez si ce joueur est le seigneur des vampires.
       *[type] On vous montre la carte de son type.
    }
voice-vendetta-scout-wake = L’Éclaireuse se réveille.
voice-vendetta-scout-sleep = L’Éclaireuse s’endort.

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
vendetta-beauty-play-2 = Prenez la voix de celui qui veut exécuter l’un des vôtres, et seulement la nuit où ce sera serré.
vendetta-beauty-bluff = Indignez-vous plus fort que tous quand quelqu’un perd sa voix.
vendetta-beauty-bluff-2 = Dites que vous vous passeriez volontiers de votre voix. On cherche la voleuse de voix parmi ceux qui tiennent à la leur.
prompt-vendetta-beauty = Qui ne votera pas cette nuit ?
    .note = Jamais le même deux fois de suite.
voice-vendetta-beauty-wake = La Belle se réveille.
voice-vendetta-beauty-sleep = La Belle s’endort.

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
vendetta-hunter-play-2 = Défendez un vampire accusé à tort. Quand la carte vous donne raison, vous avez gagné deux nuits tranquilles.
vendetta-hunter-bluff = Vous êtes un vampire. Votre lignée remonte à Dracula.
vendetta-hunter-bluff-2 = Annoncez un vampire spécial de la composition qui n’a rien dit. Pour vous contredire, il doit se montrer, et après la nuit vient midi.

vendetta-pack_leader = Chef des vargs
    .genitive = du Chef des vargs
    .accusative = le Chef des vargs
    .gender = masculine
vendetta-pack_leader-short = Tranche quand les vargs divergent
vendetta-pack_leader-ability = Au couchant, vous chassez avec les vargs. Quand ils divergent, votre choix décide.
vendetta-pack_leader-when = Au couchant, à l’appel du métamorphe
vendetta-pack_leader-example = Deux pour Anna, un pour Boris, et vous pour Boris : égalité, donc Boris meurt.
vendetta-pack_leader-play = Laissez chasseurs et vampires se battre ; frappez qui gagne.
vendetta-pack_leader-play-2 = Laissez le Varg sournois parler pour la meute, et votez avec la foule. Ne tranchez qu’au couchant.
vendetta-pack_leader-bluff = Un simple vampire.
vendetta-pack_leader-bluff-2 = Soyez un simple vampire qui s’est trompé hier et le regrette. Personne ne le prend pour un chef.

vendetta-sly_varg = Varg sournois
    .genitive = du Varg sournois
    .accusative = le Varg sournois
    .gender = masculine
vendetta-sly_varg-short = Passe pour un vampire
vendetta-sly_varg-ability = Vous chassez avec les vargs. Tout examen vous prend pour un simple vampire.
vendetta-sly_varg-when = Au couchant, à l’appel du métamorphe
vendetta-sly_varg-example = On montre un vampire à l’Éclaireuse, et elle cherche ailleurs.
vendetta-sly_varg-play = Parlez pour la meute : vous, on peut vous examiner.
vendetta-sly_varg-play-2 = Une fois innocenté, ne répondez de personne de la meute : votre bon nom tombe avec la première carte de varg.
vendetta-sly_varg-bluff = Demandez qu’on vous examine.
vendetta-sly_varg-bluff-2 = Annoncez un vampire spécial dont on répète sans peine les réponses, et approuvez les examens des autres.

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
vendetta-vengeful_varg-play-2 = Laissez-vous exécuter quand cela rapporte : tard, et contre une mort qui leur coûte plus que la vôtre.
vendetta-vengeful_varg-bluff = Menacez ainsi même avec une autre carte.
vendetta-vengeful_varg-bluff-2 = Menacez une fois, tout bas, et plus jamais. Une menace répétée sonne comme de la peur.
prompt-vendetta-vengeful_varg = Qui emportez-vous ?
    .note = On vous exécute. L’un d’eux meurt avec vous.

vendetta-paralysing_varg = Varg paralysant
    .genitive = du Varg paralysant
    .accusative = le Varg paralysant
    .gender = masculine
vendetta-paralysing_varg-short = Arrête un pouvoir le jour suivant
vendetta-paralysing_varg-ability = Vous chassez avec les vargs. Au couchant, choisissez aussi un joueur, dont le pouvoir échoue tout le jour suivant.
vendetta-paralysing_varg-when = Au couchant, à l’appel du métamorphe
vendetta-paralysing_varg-example = Vous choisissez la Reine : demain, elle ne protège personne.
vendetta-paralysing_varg-play = Choisissez qui gênera demain.
vendetta-paralysing_varg-play-2 = Écoutez qui veut examiner qui, et arrêtez ce pouvoir un jour avant qu’il n’atteigne la meute.
vendetta-paralysing_varg-bluff = Un vampire dont le pouvoir a échoué aujourd’hui.
vendetta-paralysing_varg-bluff-2 = Accusez le Moine ou l’Ondine de ce que vous avez fait : eux aussi arrêtent un pouvoir, et l’un d’eux est peut-être en jeu.
prompt-vendetta-paralysing_varg = Quel pouvoir échouera demain ?
    .note = Tout le jour suivant.

vendetta-tricky_varg = Varg rusé
    .genitive = du Varg rusé
    .accusative = le Varg rusé
    .gender = masculine
vendetta-tricky_varg-short = Détourne une attaque, une fois
vendetta-tricky_varg-ability = Vous chassez avec les vargs. Une fois dans la partie, au couchant, choisissez un joueur : la première attaque de ce jour contre la meute le frappe.
vendetta-tricky_varg-when = Au couchant, à l’appel du métamorphe
vendetta-tricky_varg-example = Les chasseurs avaient frappé votre chef. Par votre choix, le coup tombe sur l’un d’eux.
vendetta-tricky_varg-play = Attendez le jour où ils connaissent à coup sûr l’un de vous.
vendetta-tricky_varg-play-2 = Servez-vous-en un jour comme les autres et visez le seigneur, si vous le connaissez : que le coup détourné leur coûte le plus cher.
vendetta-tricky_varg-bluff = Un simple vampire.
vendetta-tricky_varg-bluff-2 = Jouez quelqu’un que personne n’attaquerait : simple, lent, toujours de l’avis du dernier qui a parlé.
prompt-vendetta-tricky_varg = Sur qui détourner l’attaque ?
    .note = Une fois dans la partie. Vous pouvez aussi attendre.

vendetta-special_hunter = Chasseur spécial
    .genitive = du Chasseur spécial
    .accusative = le Chasseur spécial
    .gender = masculine
vendetta-special_hunter-short = Un pouvoir de chasseur, tiré à l’aveugle
vendetta-special_hunter-ability = Une carte tirée à l’aveugle : Moine, Chef de bande, Éclaireuse ou Belle.
vendetta-special_hunter-when = À midi, ou à son propre appel
vendetta-special_hunter-example = On n’appelle ni Moine, ni Éclaireuse, ni Belle : c’est donc le Chef de bande.
vendetta-special_hunter-play = Comptez les appels.
vendetta-special_hunter-play-2 = Regardez ce qui cloche : une voix qui manque trahit la Belle, un pouvoir qui échoue le Moine.
vendetta-special_hunter-bluff = Personne ne s’en réclame.
vendetta-special_hunter-bluff-2 = Chasseur, soyez le premier à chercher tout haut lequel c’est, et oubliez le bon.

vendetta-shapeshifter = Métamorphe
    .genitive = du Métamorphe
    .accusative = le Métamorphe
    .gender = masculine
vendetta-shapeshifter-short = Loup-garou ou Kitsune, tiré à l’aveugle
vendetta-shapeshifter-ability = Une carte tirée à l’aveugle : Loup-garou ou Kitsune. Seul son joueur sait laquelle.
vendetta-shapeshifter-when = Au couchant
vendetta-shapeshifter-example = On a montré un vampire au Comte, et pourtant quelqu’un tue : peut-être une Kitsune.
vendetta-shapeshifter-play = Ne croyez pas trop un examen tant que vous ne savez pas lequel c’est.
vendetta-shapeshifter-play-2 = Mettez côte à côte morts et examens : un vampire avéré que personne n’attaque jamais est peut-être la Kitsune.
vendetta-shapeshifter-bluff = Personne ne s’en réclame.
vendetta-shapeshifter-bluff-2 = Si vous êtes l’un des deux, craignez l’autre à voix haute. Personne n’a peur de soi-même.
voice-vendetta-shapeshifter-wake = Le Métamorphe se réveille.
voice-vendetta-shapeshifter-sleep = Le Métamorphe s’endort.
