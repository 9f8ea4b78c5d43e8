# One Night: its roles. Of each: name with its cases, -short, -ability, -when, -example,
# its ways to play and to bluff it (-play, -play-2, -bluff, -bluff-2); then what it is asked, and how it is called.

onenight-doppelganger = Doppelgänger
    .genitive = du Doppelgänger
    .accusative = le Doppelgänger
    .gender = masculine
onenight-doppelganger-short = Devient la copie de quelqu’un
onenight-doppelganger-ability = Regardez la carte d’un autre joueur : c’est désormais votre rôle et votre camp. Si c’est la Voyante, le Voleur, la Noiseuse ou le Soûlard, agissez tout de suite.
onenight-doppelganger-when = Avant tous les autres
onenight-doppelganger-example = Vous regardez la carte d’Anna : le Voleur. Vous pouvez aussitôt échanger votre carte avec quelqu’un et regarder ce que vous avez pris.
onenight-doppelganger-play = Dites tôt ce que vous avez vu : votre récit et celui de votre double se vérifient l’un l’autre.
onenight-doppelganger-play-2 = Attendez le récit de votre double. Puis confirmez-le mot pour mot, ou prenez-le en défaut : vous avez vu sa carte avant que quiconque ait pu la déplacer.
onenight-doppelganger-bluff = Prétendez avoir copié un rôle déjà annoncé. Deux voix sonnent plus juste qu’une.
onenight-doppelganger-bluff-2 = Dites que vous avez copié un joueur qui parle peu, et nommez un rôle inoffensif. S’il nie, le village voit deux menteurs, et non plus un seul.
prompt-onenight-doppelganger = Quelle carte regarder ?
    .note = Vous devenez ce rôle. Vous pouvez aussi ne rien regarder.
voice-onenight-doppelganger-wake = Doppelgänger, réveillez-vous et regardez la carte d’un autre joueur. C’est désormais votre rôle. Si c’est la Voyante, le Voleur, la Noiseuse ou le Soûlard, agissez maintenant.
voice-onenight-doppelganger-sleep = Doppelgänger, fermez les yeux.

onenight-werewolf = Loup-garou
    .genitive = du Loup-garou
    .accusative = le Loup-garou
    .gender = masculine
onenight-werewolf-short = Ne doit pas se faire prendre
onenight-werewolf-ability = La nuit, vous voyez les autres Loups-garous. { $variant_lone_wolf ->
    [on] Si vous êtes seul éveillé, vous pouvez regarder une carte du centre. Vous gagnez si aucun Loup-garou ne meurt, ni le Tanneur.
   *[off] Vous gagnez si aucun Loup-garou ne meurt, ni le Tanneur.
}
onenight-werewolf-when = En deuxième, tous les Loups-garous ensemble
onenight-werewolf-example = Boris et vous ouvrez les yeux. Le jour, vous vous dites tous deux Villageois et le village condamne Anna : vous gagnez.
onenight-werewolf-play = Préparez un rôle d’avance : celui qui annonce le premier est difficile à ébranler. Si votre complice hésite, ne le défendez pas trop fort.
onenight-werewolf-play-2 = Séparez-vous : l’un annonce tôt et se fait croire, l’autre doute un peu de lui. Personne ne vous prendra pour des amis.
onenight-werewolf-play-3 = Écoutez d’abord, accusez tard, avec une raison donnée par un autre. Celui qui ne fait que se défendre est désigné.
onenight-werewolf-bluff = Presque personne n’annonce cette carte. Qui le fait est le Tanneur, ou on la lui a volée.
onenight-werewolf-bluff-2 = Si un Voleur ou une Noiseuse a parlé, avouez : vous étiez Loup-garou, mais la carte est partie. Les votes la suivent ailleurs.
prompt-onenight-werewolf = Regarder au centre ?
    .note = Vous êtes seul éveillé et pouvez regarder une carte.
prompt-onenight-werewolf-learn = Loups-garous, regardez
    .note = Voici les Loups-garous éveillés avec vous.
voice-onenight-werewolf-wake = Loups-garous, réveillez-vous et cherchez-vous.
voice-onenight-werewolf-sleep = Loups-garous, fermez les yeux.
voice-onenight-werewolf-lone_wolf = Loup-garou, si vous êtes seul, vous pouvez regarder une carte du centre.

onenight-minion = Sbire
    .genitive = du Sbire
    .accusative = le Sbire
    .gender = masculine
onenight-minion-short = Sert les Loups-garous
onenight-minion-ability = Vous voyez qui sont les Loups-garous ; ils ne vous voient pas. Vous gagnez avec eux, même mort. Si aucun joueur n’est Loup-garou, vous gagnez si vous vivez et qu’un autre joueur meurt, hormis le Tanneur.
onenight-minion-when = Juste après les Loups-garous
onenight-minion-example = Anna et Boris lèvent le pouce. Vous attirez les soupçons, on vous condamne, et les Loups-garous gagnent avec vous.
onenight-minion-play = Attirez les votes. Votre mort ne coûte rien à votre camp.
onenight-minion-play-2 = Jouez un villageois qui se trompe de bonne foi : ne défendez aucun Loup-garou et menez les votes vers quelqu’un dont on doute déjà.
onenight-minion-play-3 = Si vous n’avez vu aucun Loup-garou, sauvez-vous : sans eux, vous gagnez si vous vivez et qu’un autre meurt, mais pas le Tanneur.
onenight-minion-bluff = Un Villageois n’y gagne presque rien ; pour un Loup-garou, c’est le dernier refuge.
onenight-minion-bluff-2 = Dites-vous la Voyante : vous avez vu un Villageois là où vous savez un Loup-garou. Vous êtes deux à raconter la même chose.
prompt-onenight-minion-learn = Sbire, regardez
    .note = Voici les Loups-garous. Ils ne vous voient pas.
voice-onenight-minion-wake = Sbire, réveillez-vous. Loups-garous, levez le pouce pour que le Sbire vous voie.
voice-onenight-minion-sleep = Loups-garous, baissez le pouce. Sbire, fermez les yeux.

onenight-mason = Franc-maçon
    .genitive = du Franc-maçon
    .accusative = le Franc-maçon
    .gender = masculine
onenight-mason-short = Connaît l’autre Franc-maçon
onenight-mason-ability = Vous voyez l’autre Franc-maçon. Si vous ne voyez personne, sa carte est au centre.
onenight-mason-when = Après le Sbire
onenight-mason-example = Véra et vous vous voyez. Le jour, vous répondez d’elle : deux suspects de moins, sauf si les cartes ont bougé.
onenight-mason-play = Dites-le tôt si l’autre est à table. Mais vos cartes ont pu changer de place depuis.
onenight-mason-play-2 = Ne dites rien encore et voyez qui se dit Franc-maçon. Puisque vous vous connaissez, un troisième ment forcément.
onenight-mason-bluff = Risqué : deux vrais Francs-maçons vous démasquent aussitôt. Si les deux cartes sont au centre, personne ne le peut.
onenight-mason-bluff-2 = Dites que vous n’avez vu personne : l’autre carte est au centre. Seuls un vrai Franc-maçon ou la Voyante peuvent vous contredire.
prompt-onenight-mason-learn = Francs-maçons, regardez
    .note = Voici l’autre Franc-maçon, si sa carte est à table.
voice-onenight-mason-wake = Francs-maçons, réveillez-vous et cherchez-vous.
voice-onenight-mason-sleep = Francs-maçons, fermez les yeux.

onenight-seer = Voyante
    .genitive = de la Voyante
    .accusative = la Voyante
    .gender = feminine
onenight-seer-short = Regarde une carte, ou deux au centre
onenight-seer-ability = Vous pouvez regarder la carte d’un autre joueur, ou deux cartes du centre.
onenight-seer-when = Après les Francs-maçons
onenight-seer-example = Vous regardez les cartes de gauche et de droite : un Loup-garou et le Soûlard. Il y a au plus un Loup-garou à table.
onenight-seer-play = Attendez un peu : laissez un Loup-garou annoncer une carte que vous avez vue au centre.
onenight-seer-play-2 = Dites tout de suite, avant les autres, les deux cartes du centre : les Loups-garous ont deux rôles de moins où se cacher.
onenight-seer-bluff = Dites ce que vous avez « vu » avant la vraie Voyante, et choisissez une carte que personne n’annoncera.
onenight-seer-bluff-2 = « Voyez » une bonne carte chez quelqu’un que personne ne soupçonne encore. Celui qu’on innocente demande rarement si vous avez vraiment regardé.
prompt-onenight-seer = Que regarder ?
    .note = La carte d’un joueur, ou une ou deux cartes du centre.
voice-onenight-seer-wake = Voyante, réveillez-vous. Vous pouvez regarder la carte d’un autre joueur ou deux cartes du centre.
voice-onenight-seer-sleep = Voyante, fermez les yeux.

onenight-robber = Voleur
    .genitive = du Voleur
    .accusative = le Voleur
    .gender = masculine
onenight-robber-short = Prend la carte d’un autre
onenight-robber-ability = Vous pouvez échanger votre carte avec celle d’un autre joueur et regarder la nouvelle. Vous passez dans son camp, sans agir pour elle.
onenight-robber-when = Après la Voyante
onenight-robber-example = Vous prenez la carte de Boris : un Loup-garou. C’est vous le Loup-garou, et Boris est du village.
onenight-robber-play = Si vous avez volé un Loup-garou, vous avez changé de camp : mentez. Sinon, dites qui vous avez volé.
onenight-robber-play-2 = Taisez-vous jusqu’à ce que votre victime dise ce qu’elle était. Si c’est bien la carte prise, confirmez : vous répondez l’un de l’autre.
onenight-robber-bluff = « Je t’ai volé, tu es inoffensif » : on se fait vite des amis.
onenight-robber-bluff-2 = Dites que vous avez pris la carte de quelqu’un qui se dit Villageois. Il dormait et ne peut pas savoir si elle est encore là.
prompt-onenight-robber = Qui voler ?
    .note = Vous échangez vos cartes et regardez la nouvelle. Vous pouvez aussi ne voler personne.
voice-onenight-robber-wake = Voleur, réveillez-vous. Vous pouvez échanger votre carte avec un autre joueur et regarder la nouvelle.
voice-onenight-robber-sleep = Voleur, fermez les yeux.

onenight-troublemaker = Noiseuse
    .genitive = de la Noiseuse
    .accusative = la Noiseuse
    .gender = feminine
onenight-troublemaker-short = Échange les cartes de deux autres
onenight-troublemaker-ability = Vous pouvez échanger les cartes de deux autres joueurs, sans les regarder.
onenight-troublemaker-when = Après le Voleur
onenight-troublemaker-example = Vous échangez Anna et Boris. Boris était Loup-garou : c’est maintenant Anna, qui n’en sait rien.
onenight-troublemaker-play = Ne dites pas tout de suite qui vous avez échangé. Qui croit avoir été Loup-garou pourrait parler.
onenight-troublemaker-play-2 = Nommez les deux tout de suite si l’on commence à croire l’un d’eux. Un Loup-garou qui apprend que sa carte est partie peut aider le village.
onenight-troublemaker-bluff = Annoncez un échange entre deux autres et regardez qui retourne sa veste.
onenight-troublemaker-bluff-2 = Juste avant le vote, dites que vous avez échangé les deux qui vous accusent. Ils doutent de leur carte et oublient la vôtre.
prompt-onenight-troublemaker = Qui échanger ?
    .note = Choisissez deux autres joueurs, ou personne. Vous ne voyez pas les cartes.
voice-onenight-troublemaker-wake = Noiseuse, réveillez-vous. Vous pouvez échanger les cartes de deux autres joueurs.
voice-onenight-troublemaker-sleep = Noiseuse, fermez les yeux.

onenight-drunk = Soûlard
    .genitive = du Soûlard
    .accusative = le Soûlard
    .gender = masculine
onenight-drunk-short = Prend une carte du centre à l’aveugle
onenight-drunk-ability = Vous devez échanger votre carte contre une carte du centre, sans regarder. Vous êtes ce que vous avez pris.
onenight-drunk-when = Après la Noiseuse
onenight-drunk-example = Vous prenez la carte de gauche. C’est le second Loup-garou, et seul le vote le montrera.
onenight-drunk-play = Dites quelle carte vous avez prise : la Voyante la connaît peut-être.
onenight-drunk-play-2 = Gardez-le pour vous jusqu’à ce qu’un autre se dise Soûlard. S’il n’y en a qu’un dans la composition, vous tenez un menteur.
onenight-drunk-bluff = Un masque commode : on n’attend de vous aucun savoir.
onenight-drunk-bluff-2 = Laissez la Voyante dire quelles cartes du centre elle a vues, et prétendez avoir pris la troisième.
prompt-onenight-drunk = Quelle carte prendre ?
    .note = Vous échangez votre carte contre une carte du centre, sans regarder.
voice-onenight-drunk-wake = Soûlard, réveillez-vous et échangez votre carte contre une carte du centre.
voice-onenight-drunk-sleep = Soûlard, fermez les yeux.

onenight-insomniac = Insomniaque
    .genitive = de l’Insomniaque
    .accusative = l’Insomniaque
    .gender = feminine
onenight-insomniac-short = Regarde sa propre carte à l’aube
onenight-insomniac-ability = À la fin de la nuit, vous pouvez regarder votre carte.
onenight-insomniac-when = En dernier
onenight-insomniac-example = Vous regardez : le Voleur. Quelqu’un d’autre a votre carte, et le Voleur, c’est vous.
onenight-insomniac-play = Vous seule êtes sûre de qui vous êtes. Dites-le quand cela sert.
onenight-insomniac-play-2 = Si votre carte a changé, ne le dites pas encore : celui qui annonce l’avoir déplacée avant que vous en parliez dit vrai.
onenight-insomniac-play-3 = Si c’est un Loup-garou, vous êtes désormais dans son camp. Dites que votre carte n’a pas bougé.
onenight-insomniac-bluff = « Ma carte n’a pas bougé » ne se vérifie pas, sauf si quelqu’un l’a déplacée.
onenight-insomniac-bluff-2 = Dites que votre carte a changé. C’est à un autre d’expliquer qui l’a déplacée.
prompt-onenight-insomniac = Regarder votre carte ?
    .note = Touchez votre place pour voir ce qui est devant vous.
voice-onenight-insomniac-wake = Insomniaque, réveillez-vous. Vous pouvez regarder votre carte.
voice-onenight-insomniac-sleep = Insomniaque, fermez les yeux.

onenight-villager = Villageois
    .genitive = du Villageois
    .accusative = le Villageois
    .gender = masculine
onenight-villager-short = Sans pouvoir, et sûrement pas Loup-garou
onenight-villager-ability = Vous n’avez aucun pouvoir. Trouvez un Loup-garou en discutant.
onenight-villager-when = Dort
onenight-villager-example = Trois joueurs se disent Villageois et le jeu n’en compte que deux : l’un d’eux ment.
onenight-villager-play = Questionnez, comparez, comptez les annonces d’après les cartes en jeu.
onenight-villager-play-2 = Le temps d’un tour, annoncez un rôle à pouvoir et voyez qui s’empresse d’approuver. Puis avouez, et demandez-lui pourquoi.
onenight-villager-bluff = La première idée de tout Loup-garou. Préparez une raison.
onenight-villager-bluff-2 = Dites-le tard, d’un air las. Comptez d’abord s’il reste un Villageois pour vous dans la composition.

onenight-tanner = Tanneur
    .genitive = du Tanneur
    .accusative = le Tanneur
    .gender = masculine
onenight-tanner-short = Veut mourir
onenight-tanner-ability = Vous ne gagnez que si vous mourez. Si vous mourez et qu’aucun Loup-garou ne meurt, les Loups-garous ne gagnent pas.
onenight-tanner-when = Dort
onenight-tanner-example = Vous bafouillez, vous vous contredisez, on vous condamne : vous gagnez seul.
onenight-tanner-play = Laissez-vous prendre à mentir, mais pas bêtement : le village vous craint.
onenight-tanner-play-2 = Annoncez un rôle déjà pris par quelqu’un de confiance, et cédez un peu trop tard.
onenight-tanner-bluff = « Ne me tuez pas, je suis le Tanneur » a sauvé plus d’un Loup-garou.
onenight-tanner-bluff-2 = Avouez peu à peu, à contrecœur, que vous étiez Loup-garou et que personne n’a touché votre carte.

onenight-hunter = Chasseur
    .genitive = du Chasseur
    .accusative = le Chasseur
    .gender = masculine
onenight-hunter-short = Emporte quelqu’un avec lui
onenight-hunter-ability = { $variant_hunter_points ->
    [anew] Si vous mourez, désignez un joueur : il meurt aussi.
   *[vote] Si vous mourez, le joueur que vous désigniez au vote meurt aussi.
}
onenight-hunter-when = Dort
onenight-hunter-example = Le village vous condamne, mais vous désigniez Boris, Loup-garou : le village gagne quand même.
onenight-hunter-play = { $variant_hunter_points ->
    [anew] Retenez qui vous soupçonnez : si vous mourez, vous désignez en dernier, et votre doigt décide.
   *[vote] Désignez celui que vous soupçonnez le plus : même mort, votre doigt décide.
}
onenight-hunter-play-2 = Dites tôt qui vous êtes et qui vous désignerez. Un Loup-garou nommé n’osera pas vous faire tomber.
onenight-hunter-play-3 = Cachez-le et laissez-vous soupçonner : les votes contre vous emportent aussi votre suspect.
onenight-hunter-bluff = Une menace : « Votez contre moi, et j’emporte l’un de vous. »
onenight-hunter-bluff-2 = Dites-le tard, quand les votes viennent vers vous, et nommez calmement un joueur discret : personne n’aime perdre deux cartes pour une.
prompt-onenight-hunter = Qui emporter ?
    .note = Vous mourez, Chasseur. Le joueur choisi meurt aussi.
