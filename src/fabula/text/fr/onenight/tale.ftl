# One Night : rôles, questions, voix du meneur.

onenight-doppelganger = Doppelgänger
    .genitive = du Doppelgänger
    .accusative = le Doppelgänger
    .gender = masculine
onenight-doppelganger-short = Devient la copie de quelqu’un
onenight-doppelganger-ability = Regardez la carte d’un autre joueur : c’est désormais votre rôle et votre camp. Si c’est la Voyante, le Voleur, la Noiseuse ou le Soûlard, agissez tout de suite.
onenight-doppelganger-when = Avant tous les autres
onenight-doppelganger-example = Vous regardez la carte d’Anna : le Voleur. Vous pouvez aussitôt échanger votre carte avec quelqu’un et regarder ce que vous avez pris.
onenight-doppelganger-play = Dites tôt ce que vous avez vu : votre récit et celui de votre double se vérifient l’un l’autre.
onenight-doppelganger-bluff = Prétendez avoir copié un rôle déjà annoncé. Deux voix sonnent plus juste qu’une.

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
onenight-werewolf-bluff = Presque personne n’annonce cette carte. Qui le fait est le Tanneur, ou on la lui a volée.

onenight-minion = Sbire
    .genitive = du Sbire
    .accusative = le Sbire
    .gender = masculine
onenight-minion-short = Sert les Loups-garous
onenight-minion-ability = Vous voyez qui sont les Loups-garous ; ils ne vous voient pas. Vous gagnez avec eux, même mort. Si aucun joueur n’est Loup-garou, vous gagnez si vous vivez et qu’un autre joueur meurt, hormis le Tanneur.
onenight-minion-when = Juste après les Loups-garous
onenight-minion-example = Anna et Boris lèvent le pouce. Vous attirez les soupçons, on vous condamne, et les Loups-garous gagnent avec vous.
onenight-minion-play = Attirez les votes. Votre mort ne coûte rien à votre camp.
onenight-minion-bluff = Un Villageois n’y gagne presque rien ; pour un Loup-garou, c’est le dernier refuge.

onenight-mason = Franc-maçon
    .genitive = du Franc-maçon
    .accusative = le Franc-maçon
    .gender = masculine
onenight-mason-short = Connaît l’autre Franc-maçon
onenight-mason-ability = Vous voyez l’autre Franc-maçon. Si vous ne voyez personne, sa carte est au centre.
onenight-mason-when = Après le Sbire
onenight-mason-example = Véra et vous vous voyez. Le jour, vous répondez d’elle : deux suspects de moins, sauf si les cartes ont bougé.
onenight-mason-play = Dites-le tôt si l’autre est à table. Mais vos cartes ont pu changer de place depuis.
onenight-mason-bluff = Risqué : deux vrais Francs-maçons vous démasquent aussitôt. Si les deux cartes sont au centre, personne ne le peut.

onenight-seer = Voyante
    .genitive = de la Voyante
    .accusative = la Voyante
    .gender = feminine
onenight-seer-short = Regarde une carte, ou deux au centre
onenight-seer-ability = Vous pouvez regarder la carte d’un autre joueur, ou deux cartes du centre.
onenight-seer-when = Après les Francs-maçons
onenight-seer-example = Vous regardez les cartes de gauche et de droite : un Loup-garou et le Soûlard. Il y a au plus un Loup-garou à table.
onenight-seer-play = Attendez un peu : laissez un Loup-garou annoncer une carte que vous avez vue au centre.
onenight-seer-bluff = Dites ce que vous avez « vu » avant la vraie Voyante, et choisissez une carte que personne n’annoncera.

onenight-robber = Voleur
    .genitive = du Voleur
    .accusative = le Voleur
    .gender = masculine
onenight-robber-short = Prend la carte d’un autre
onenight-robber-ability = Vous pouvez échanger votre carte avec celle d’un autre joueur et regarder la nouvelle. Vous passez dans son camp, sans agir pour elle.
onenight-robber-when = Après la Voyante
onenight-robber-example = Vous prenez la carte de Boris : un Loup-garou. C’est vous le Loup-garou, et Boris est du village.
onenight-robber-play = Si vous avez volé un Loup-garou, vous avez changé de camp : mentez. Sinon, dites qui vous avez volé.
onenight-robber-bluff = « Je t’ai volé, tu es inoffensif » : on se fait vite des amis.

onenight-troublemaker = Noiseuse
    .genitive = de la Noiseuse
    .accusative = la Noiseuse
    .gender = feminine
onenight-troublemaker-short = Échange les cartes de deux autres
onenight-troublemaker-ability = Vous pouvez échanger les cartes de deux autres joueurs, sans les regarder.
onenight-troublemaker-when = Après le Voleur
onenight-troublemaker-example = Vous échangez Anna et Boris. Boris était Loup-garou : c’est maintenant Anna, qui n’en sait rien.
onenight-troublemaker-play = Ne dites pas tout de suite qui vous avez échangé. Qui croit avoir été Loup-garou pourrait parler.
onenight-troublemaker-bluff = Annoncez un échange entre deux autres et regardez qui retourne sa veste.

onenight-drunk = Soûlard
    .genitive = du Soûlard
    .accusative = le Soûlard
    .gender = masculine
onenight-drunk-short = Prend une carte du centre à l’aveugle
onenight-drunk-ability = Vous devez échanger votre carte contre une carte du centre, sans regarder. Vous êtes ce que vous avez pris.
onenight-drunk-when = Après la Noiseuse
onenight-drunk-example = Vous prenez la carte de gauche. C’est le second Loup-garou, et seul le vote le montrera.
onenight-drunk-play = Dites quelle carte vous avez prise : la Voyante la connaît peut-être.
onenight-drunk-bluff = Un masque commode : on n’attend de vous aucun savoir.

onenight-insomniac = Insomniaque
    .genitive = de l’Insomniaque
    .accusative = l’Insomniaque
    .gender = feminine
onenight-insomniac-short = Regarde sa propre carte à l’aube
onenight-insomniac-ability = À la fin de la nuit, vous pouvez regarder votre carte.
onenight-insomniac-when = En dernier
onenight-insomniac-example = Vous regardez : le Voleur. Quelqu’un d’autre a votre carte, et le Voleur, c’est vous.
onenight-insomniac-play = Vous seule êtes sûre de qui vous êtes. Dites-le quand cela sert.
onenight-insomniac-bluff = « Ma carte n’a pas bougé » ne se vérifie pas, sauf si quelqu’un l’a déplacée.

onenight-villager = Villageois
    .genitive = du Villageois
    .accusative = le Villageois
    .gender = masculine
onenight-villager-short = Sans pouvoir, et sûrement pas Loup-garou
onenight-villager-ability = Vous n’avez aucun pouvoir. Trouvez un Loup-garou en discutant.
onenight-villager-when = Dort
onenight-villager-example = Trois joueurs se disent Villageois et le jeu n’en compte que deux : l’un d’eux ment.
onenight-villager-play = Questionnez, comparez, comptez les annonces d’après les cartes en jeu.
onenight-villager-bluff = La première idée de tout Loup-garou. Préparez une raison.

onenight-tanner = Tanneur
    .genitive = du Tanneur
    .accusative = le Tanneur
    .gender = masculine
onenight-tanner-short = Veut mourir
onenight-tanner-ability = Vous ne gagnez que si vous mourez. Si vous mourez et qu’aucun Loup-garou ne meurt, les Loups-garous ne gagnent pas.
onenight-tanner-when = Dort
onenight-tanner-example = Vous bafouillez, vous vous contredisez, on vous condamne : vous gagnez seul.
onenight-tanner-play = Laissez-vous prendre à mentir, mais pas bêtement : le village vous craint.
onenight-tanner-bluff = « Ne me tuez pas, je suis le Tanneur » a sauvé plus d’un Loup-garou.

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
onenight-hunter-bluff = Une menace : « Votez contre moi, et j’emporte l’un de vous. »

prompt-onenight-doppelganger = Quelle carte regarder ?
    .note = Vous devenez ce rôle. Vous pouvez aussi ne rien regarder.
prompt-onenight-werewolf = Regarder au centre ?
    .note = Vous êtes seul éveillé et pouvez regarder une carte.
prompt-onenight-seer = Que regarder ?
    .note = La carte d’un joueur, ou une ou deux cartes du centre.
prompt-onenight-robber = Qui voler ?
    .note = Vous échangez vos cartes et regardez la nouvelle. Vous pouvez aussi ne voler personne.
prompt-onenight-troublemaker = Qui échanger ?
    .note = Choisissez deux autres joueurs, ou personne. Vous ne voyez pas les cartes.
prompt-onenight-drunk = Quelle carte prendre ?
    .note = Vous échangez votre carte contre une carte du centre, sans regarder.
prompt-onenight-insomniac = Regarder votre carte ?
    .note = Touchez votre place pour voir ce qui est devant vous.
prompt-onenight-vote = Qui désigner ?
    .note = Celui qui est le plus désigné meurt. Vous pouvez changer d’avis tant que tous n’ont pas désigné.
prompt-onenight-hunter = Qui emporter ?
    .note = Vous mourez, Chasseur. Le joueur choisi meurt aussi.
prompt-onenight-day = Discussion
    .note = Dites ce que vous voulez, vrai ou faux. On ne regarde plus aucune carte.
prompt-onenight-dusk = Regardez votre carte
    .note = Retenez-la et posez-la face cachée.
prompt-onenight-werewolf-learn = Loups-garous, regardez
    .note = Voici les Loups-garous éveillés avec vous.
prompt-onenight-minion-learn = Sbire, regardez
    .note = Voici les Loups-garous. Ils ne vous voient pas.
prompt-onenight-mason-learn = Francs-maçons, regardez
    .note = Voici l’autre Franc-maçon, si sa carte est à table.


voice-onenight-dusk = Regardez votre carte, puis posez-la face cachée.
voice-onenight-begin = La nuit tombe. Tout le monde ferme les yeux.
voice-onenight-begin-phones = La nuit tombe. Ne regardez que votre écran.
voice-onenight-doppelganger-wake = Doppelgänger, réveillez-vous et regardez la carte d’un autre joueur. C’est désormais votre rôle. Si c’est la Voyante, le Voleur, la Noiseuse ou le Soûlard, agissez maintenant.
voice-onenight-doppelganger-sleep = Doppelgänger, fermez les yeux.
voice-onenight-doppelganger_minion-wake = Doppelgänger, si vous êtes maintenant le Sbire, ouvrez les yeux. Loups-garous, levez le pouce.
voice-onenight-doppelganger_minion-sleep = Loups-garous, baissez le pouce. Doppelgänger, fermez les yeux.
voice-onenight-werewolf-wake = Loups-garous, réveillez-vous et cherchez-vous.
voice-onenight-werewolf-sleep = Loups-garous, fermez les yeux.
voice-onenight-werewolf-lone_wolf = Loup-garou, si vous êtes seul, vous pouvez regarder une carte du centre.
voice-onenight-nudge = Sans ouvrir les yeux, chacun tourne un peu sa carte ; le meneur déplace un peu celles du centre.
voice-onenight-minion-wake = Sbire, réveillez-vous. Loups-garous, levez le pouce pour que le Sbire vous voie.
voice-onenight-minion-sleep = Loups-garous, baissez le pouce. Sbire, fermez les yeux.
voice-onenight-mason-wake = Francs-maçons, réveillez-vous et cherchez-vous.
voice-onenight-mason-sleep = Francs-maçons, fermez les yeux.
voice-onenight-seer-wake = Voyante, réveillez-vous. Vous pouvez regarder la carte d’un autre joueur ou deux cartes du centre.
voice-onenight-seer-sleep = Voyante, fermez les yeux.
voice-onenight-robber-wake = Voleur, réveillez-vous. Vous pouvez échanger votre carte avec un autre joueur et regarder la nouvelle.
voice-onenight-robber-sleep = Voleur, fermez les yeux.
voice-onenight-troublemaker-wake = Noiseuse, réveillez-vous. Vous pouvez échanger les cartes de deux autres joueurs.
voice-onenight-troublemaker-sleep = Noiseuse, fermez les yeux.
voice-onenight-drunk-wake = Soûlard, réveillez-vous et échangez votre carte contre une carte du centre.
voice-onenight-drunk-sleep = Soûlard, fermez les yeux.
voice-onenight-insomniac-wake = Insomniaque, réveillez-vous. Vous pouvez regarder votre carte.
voice-onenight-insomniac-sleep = Insomniaque, fermez les yeux.
voice-onenight-doppelganger_insomniac-wake = Doppelgänger, si vous êtes maintenant l’Insomniaque, ouvrez les yeux et regardez votre carte.
voice-onenight-doppelganger_insomniac-sleep = Doppelgänger, fermez les yeux.
voice-onenight-day = Tout le monde se réveille. Il fait jour : parlez.
voice-onenight-last-minute = Il reste une minute.
voice-onenight-vote = Préparez-vous à désigner, tous ensemble.
voice-onenight-count-3 = Trois.
voice-onenight-count-2 = Deux.
voice-onenight-count-1 = Un.
voice-onenight-point = Désignez.

story-onenight-won-werewolf-minion = Le Sbire a gagné
