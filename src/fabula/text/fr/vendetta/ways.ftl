# Blood Vendetta : deuxièmes et troisièmes façons de jouer chaque rôle et de bluffer.

vendetta-king-play-2 = Frappez dès les premiers jours, tant que vous êtes un parmi d’autres. Une seconde mort apprend aux chasseurs qu’on riposte, et nul ne demande encore qui.
vendetta-king-bluff-2 = Ne vous dites pas seigneur : soyez un simple vampire et laissez un autre jouer le Comte. Les chasseurs perdront leur midi sur lui.

vendetta-prince-play-2 = Dites-le à un seul joueur de confiance. Protégé un jour sur deux, il peut parler pour vous et mener la discussion.
vendetta-prince-bluff-2 = Chasseur, dites-vous le Prince après un jour où les vôtres n’ont tué personne : un vampire « sauvé » vous soutiendra.

vendetta-count-play-2 = Taisez-vous et guidez par des questions : l’Éclaireuse écoute qui sait. Qu’un autre accuse celui que vous avez trouvé.
vendetta-count-play-3 = Ou dites chaque résultat le soir même, vampires compris. En quelques jours se forme un cercle où nul chasseur n’entre.
vendetta-count-bluff-2 = Simple vampire, dites-vous le Comte tant que le vrai se tait. À midi, les chasseurs vous frapperont, et pas lui.

vendetta-lamia-play-2 = Rendez visite à quelqu’un que personne ne tuerait, et gardez-le pour vous. Qui vient pour vous trouve, jour après jour, une maison vide.
vendetta-lamia-bluff-2 = Chasseur, dites qu’un survivant du jour était votre invité. Un invité n’apprend rien : il ne peut pas le nier.

vendetta-undine-play-2 = { $variant_undine ->
    [swap] Échangez un vampire bavard et un suspect silencieux, et ne le dites qu’une fois les morts connues.
    [none] Laissez croire à un chant : un midi perdu sur vous épargne la Reine.
   *[lure] Taisez-vous et écoutez la nuit : qui raconte un pouvoir manqué en avait un.
}
vendetta-undine-bluff-2 = Chasseur, dites-vous l’Ondine et nommez le vampire choisi à l’aube. Il ne peut pas savoir si c’est vrai.

vendetta-queen-play-2 = Ne dites rien et alternez entre deux : qui accuse le mieux, et qui l’on croit le plus. Les chasseurs voudront l’un des deux.
vendetta-queen-bluff-2 = Chasseur, dites-vous la Reine et nommez comme protégé quelqu’un que les vôtres ne visaient pas. Le jour calme vous donne raison.

vendetta-fledgling-play-2 = Désignez avec la majorité jusqu’à ce qu’on se fie à votre doigt. Puis retirez-le le seul jour où cela sauve le seigneur.
vendetta-fledgling-play-3 = Ou livrez tous les noms en une seule nuit, quand les vampires sont assez nombreux pour les exécuter un à un. À la suivante, il sera peut-être trop tard.
vendetta-fledgling-bluff-2 = La nuit, soyez un simple vampire qui a du flair : donnez un chasseur comme une idée, avec une raison que tous ont pu voir.

vendetta-nosferatu-play-2 = Attendez qu’une exécution donne tort à quelqu’un. Frappez alors celui qui défendait le chasseur.
vendetta-nosferatu-bluff-2 = Chasseur, dites-vous le Nosferatu : la mort du jour est votre erreur. On pardonne vite à un vampire qui regrette.

vendetta-banshee-play-2 = { $variant_banshee ->
    [curse] Maudissez l’un des deux qui seront au coude à coude et parlez pour l’autre : une voix décide, et nul n’apprend de qui.
   *[omen] Demandez pour celui que tous prennent pour un vampire. Si jour après jour personne ne l’attaque, demandez-vous pourquoi.
}
vendetta-banshee-bluff-2 = Chasseur, dites-vous la Banshee tôt et trompez-vous une fois sur un détail. On croit mieux qui avoue une erreur.

vendetta-bride-play-2 = Une fois que vous l’avez trouvé, contredisez-le la nuit sur des riens. Les chasseurs cherchent deux joueurs toujours d’accord.
vendetta-bride-bluff-2 = Chasseur, dites que vous avez trouvé votre seigneur et que vous tairez son nom. Pour lui, les vampires vous épargnent et attendent.

vendetta-dhampir-play-2 = { $variant_dhampir ->
    [lookout] Comptez les visiteurs de qui se dit protégé ou attaqué : le nombre dira si l’histoire tient.
   *[scent] Flairez ceux qu’on croit, pas ceux qu’on soupçonne. Les suspects seront exécutés sans vous.
}
vendetta-dhampir-bluff-2 = { $variant_dhampir ->
    [lookout] Chasseur, donnez des nombres qui vont avec tous les récits, jusqu’à celui qui ne sert que vous.
   *[scent] Chasseur, innocentez d’abord deux vrais vampires. Quand le troisième sera votre complice, on vous croira.
}

vendetta-revenant-play-2 = { $variant_revenant ->
    [compare] Comparez deux joueurs qui se défendent. « Différents » les sépare devant tous.
   *[count] Dites chaque nombre le soir même : tous comptent avec vous, et votre mort n’enlève rien.
}
vendetta-revenant-bluff-2 = { $variant_revenant ->
    [compare] Chasseur, dites que votre complice et un vampire avéré sont du même camp.
   *[count] Chasseur, comptez-en un de moins là où siège votre complice. Changez les autres chaque jour, jamais lui.
}

vendetta-ghoul-play-2 = { $variant_ghoul ->
    [grave] Ouvrez la tombe de qui accusait le plus fort : la carte dit ce que valaient ses paroles.
   *[bite] Mordez l’un des deux qui seront au coude à coude et n’en dites rien : les mains des autres feront le reste.
}
vendetta-ghoul-bluff-2 = { $variant_ghoul ->
    [grave] Chasseur, « trouvez » dans la tombe un simple vampire : la faute est à qui a voulu l’exécution.
   *[bite] Chasseur, dites que la voix de trop, la nuit dernière, était la vôtre. Personne n’apprend de qui elle vient.
}

vendetta-vampire-play-2 = Laissez croire que vous avez un pouvoir. À midi, les chasseurs viennent pour qui ils craignent, et la Reine vit un jour de plus.
vendetta-vampire-bluff-2 = Chasseur, dites-le en second : après un vrai, avec les mêmes mots, et posez aussitôt une question.

vendetta-werewolf-play-2 = Ne tuez pas chaque jour. Un couchant sans vous laisse croire que le métamorphe n’est plus, et les deux camps s’entre-déchirent.
vendetta-werewolf-bluff-2 = Si le Nosferatu ou le Roi peuvent être en jeu, dites-vous l’un d’eux quand on vous accule : un vampire qui tue au couchant explique tout.

vendetta-kitsune-play-2 = { $variant_kitsune ->
    [frame] Accusez un jour, tuez le suivant. Les jours où nul ne meurt de votre main, ce sont eux qui exécutent pour vous.
   *[mask] Gardez en vie qui vous a examinée : tant qu’il vit, votre bon nom vit aussi. Tuez ceux qu’il n’a pas regardés.
}
vendetta-kitsune-bluff-2 = { $variant_kitsune ->
    [frame] Prétendez examiner aussi, et confirmez ce que le vrai a vu de celui que vous avez fait accuser.
   *[mask] Demandez qu’on vous examine avant qu’on y pense, et offrez votre tête si cela tourne mal.
}

vendetta-monk-play-2 = Priez contre celui qui parle en connaisseur. S’il se tait demain, c’est que son pouvoir a échoué aujourd’hui.
vendetta-monk-bluff-2 = Si l’Ondine est dans la composition, dites-vous l’Ondine : les pouvoirs manqués sont votre chant, et non une prière.

vendetta-ringleader-play-2 = { $variant_lone_hunters ->
    [on] Choisissez selon une règle que les autres devinent, par exemple qui a le plus parlé : les doigts s’y rencontreront.
   *[off] Désignez en dernier. Quand les autres s’accordent, votre doigt ne sert pas, et nul intrus n’apprend ce qu’il vaut.
}
vendetta-ringleader-bluff-2 = Soyez celui qui oublie qui a dit quoi. On cherche un chef parmi ceux qui comptent les mains.

vendetta-scout-play-2 = Regardez d’abord ceux qui n’annoncent rien : un seigneur qui vous craint se tait. Laissez les bavards aux chasseurs de midi.
vendetta-scout-bluff-2 = Dites-vous le Dhampire, s’il est dans la composition, et innocentez un vrai vampire : c’est même vrai, et il vous en saura gré.

vendetta-beauty-play-2 = Prenez la voix de celui qui veut exécuter l’un des vôtres, et seulement la nuit où ce sera serré.
vendetta-beauty-bluff-2 = Dites que vous vous passeriez volontiers de votre voix. On cherche la voleuse de voix parmi ceux qui tiennent à la leur.

vendetta-hunter-play-2 = Défendez un vampire accusé à tort. Quand la carte vous donne raison, vous avez gagné deux nuits tranquilles.
vendetta-hunter-bluff-2 = Annoncez un vampire spécial de la composition qui n’a rien dit. Pour vous contredire, il doit se montrer, et après la nuit vient midi.

vendetta-pack_leader-play-2 = Laissez le Varg sournois parler pour la meute, et votez avec la foule. Ne tranchez qu’au couchant.
vendetta-pack_leader-bluff-2 = Soyez un simple vampire qui s’est trompé hier et le regrette. Personne ne le prend pour un chef.

vendetta-sly_varg-play-2 = Une fois innocenté, ne répondez de personne de la meute : votre bon nom tombe avec la première carte de varg.
vendetta-sly_varg-bluff-2 = Annoncez un vampire spécial dont on répète sans peine les réponses, et approuvez les examens des autres.

vendetta-vengeful_varg-play-2 = Laissez-vous exécuter quand cela rapporte : tard, et contre une mort qui leur coûte plus que la vôtre.
vendetta-vengeful_varg-bluff-2 = Menacez une fois, tout bas, et plus jamais. Une menace répétée sonne comme de la peur.

vendetta-paralysing_varg-play-2 = Écoutez qui veut examiner qui, et arrêtez ce pouvoir un jour avant qu’il n’atteigne la meute.
vendetta-paralysing_varg-bluff-2 = Accusez le Moine ou l’Ondine de ce que vous avez fait : eux aussi arrêtent un pouvoir, et l’un d’eux est peut-être en jeu.

vendetta-tricky_varg-play-2 = Servez-vous-en un jour comme les autres et visez le seigneur, si vous le connaissez : que le coup détourné leur coûte le plus cher.
vendetta-tricky_varg-bluff-2 = Jouez quelqu’un que personne n’attaquerait : simple, lent, toujours de l’avis du dernier qui a parlé.

vendetta-lord-play-2 = Comptez aussi les jours sans meurtre : c’est peut-être un Prince, et d’autres doivent parler à sa place.
vendetta-lord-bluff-2 = Chasseur, dites-vous le seigneur que rien n’exclut encore. Seul le vrai peut vous démentir, et il y risque sa tête.

vendetta-special_vampire-play-2 = Comparez les appels et les annonces. Un appel que personne ne revendique depuis des jours tentera un chasseur.
vendetta-special_vampire-bluff-2 = Annoncez-le avant son joueur. De deux qui revendiquent un appel, le second passe la pire nuit.

vendetta-special_hunter-play-2 = Regardez ce qui cloche : une voix qui manque trahit la Belle, un pouvoir qui échoue le Moine.
vendetta-special_hunter-bluff-2 = Chasseur, soyez le premier à chercher tout haut lequel c’est, et oubliez le bon.

vendetta-shapeshifter-play-2 = Mettez côte à côte morts et examens : un vampire avéré que personne n’attaque jamais est peut-être la Kitsune.
vendetta-shapeshifter-bluff-2 = Si vous êtes l’un des deux, craignez l’autre à voix haute. Personne n’a peur de soi-même.
