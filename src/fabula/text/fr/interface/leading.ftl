# Pour qui mène en appelant les rôles à voix haute : des conseils, et le signe qui va avec une réponse. Champs : n (un nombre).
tips = Bien mener
tip-1 = Connaissez les rôles du soir.
    .text = Lisez les cartes de la composition avant de distribuer : un seul faux pas peut gâcher une belle partie.
tip-2 = Chaque nuit les mêmes mots.
    .text = Dites chaque appel comme il est écrit ici. Brodez si vous voulez, mais ne dites jamais rien de précis.
tip-3 = Un point neutre.
    .text = Ne tournez pas la tête vers celui que vous appelez : on entend où va une voix. Parlez à un point, un vase sur la table, ou marchez sans vous adresser à personne.
tip-4 = Un visage impassible.
    .text = Un bluff hardi vous donnera envie de sourire. Résistez : certains joueurs n’observent que vous.
tip-5 = Pas de détails.
    .text = Dites qui est mort et rien de plus. « Le moine a prié, le loup-garou n’a tué personne » apprend au moine qui est le loup-garou.
tip-6 = Des signes, pas des mots.
    .text = Avec ceux qui sont éveillés, servez-vous de vos mains. Si vous ne comprenez pas, écartez-les, ou montrez vous-même et attendez un hochement de tête.
tip-7 = Appelez tout le monde.
    .text = Appelez chaque rôle prévu, même celui qui ne peut rien ce soir, et prenez-y autant de temps que d’habitude.
tip-8 = Restez neutre.
    .text = Même si un camp est loin devant, n’équilibrez pas la partie. C’est l’affaire des joueurs ; vous êtes le témoin.
tip-9 = De la couleur.
    .text = Vous savez tout et pouvez le raconter avec éclat. Ne laissez simplement rien échapper.
tip-10 = Gardez le carnet.
    .text = Notez tout ce qui est choisi, et couvrez le carnet quand quelqu’un passe derrière vous.
tip-onenight-1 = Couvrez le bruit.
    .text = Tapotez la table ou lancez la pluie pendant qu’on déplace des cartes, et faites tourner un peu chaque carte avant le réveil.
tip-mafia32-1 = Le coup part toujours.
    .text = « La Mafia a tiré et s’endort » : dites-le, qu’elle ait tiré ou non.
tip-mafia32-2 = La seconde voix du Leader, c’est vous qui la comptez.
    .text = Donnez seulement le total, jamais quelle main comptait double.
tip-vendetta-1 = Le coup fatal est toujours porté.
    .text = Dites-le même si les chasseurs n’ont tué personne : un jour calme ne doit pas s’entendre.
tip-vendetta-2 = Exécution et meurtre.
    .text = On exécute à la fin de la nuit, on assassine pendant le jour : employez les deux mots comme les cartes.
signs = À montrer sans un mot
sign-criminal = Hochez la tête.
sign-town = Secouez la tête.
sign-loner = Touchez-vous la tempe.
sign-killed = Croisez les bras.
sign-same = Hochez la tête.
sign-different = Secouez la tête.
sign-yes = Hochez la tête.
sign-no = Secouez la tête.
sign-crossed_arms = Croisez les bras.
sign-vampire = Montrez la carte « vampire ».
sign-special_vampire = Montrez la carte « vampire spécial ».
sign-hunter = Montrez la carte « chasseur ».
sign-special_hunter = Montrez la carte « chasseur spécial ».
sign-shapeshifter = Montrez la carte « métamorphe ».
sign-number = { $n ->
    [0] Le poing fermé.
    [one] { $n } doigt.
   *[other] { $n } doigts.
}
sign-card = Montrez cette carte.
sign-shoulder = Posez sans bruit une main sur son épaule : infecté.
