# Le chemin pour qui n’a jamais mené : de la table à la première nuit. Blancs : n, of (nombres).
path-note = Dix minutes, et vous voilà prêt.
path-step = Étape { $n } sur { $of }
path-minutes = { $n ->
    [0] une demi-minute
    [one] { $n } minute
   *[other] { $n } minutes
}
path-aloud = Dites à voix haute
path-straight = Tout de suite la partie d’essai
path-trial = À vous d’essayer
    .text =
        Des robots s’assoient à la table, et c’est vous qui menez. En bas de l’écran, un conseil dit que faire maintenant, et pourquoi.
        Trompez-vous sans crainte : le conseil explique ce qui en résulte et comment le réparer.
        L’essai finit après la première nuit et le premier jour. Si vous voulez, menez-le jusqu’au bout.
path-trial-go = Commencer l’essai
path-who = Meneur
path-who-clocktower = Conteur
path-roles = Lire les cartes des rôles

path-clocktower-1 = Ce qu’il vous faut
    .text =
        Invitez de cinq à dix personnes : c’est le plus simple pour une première partie.
        Mettez les chaises en cercle, pour que tous se voient, et gardez-vous un passage.
        Les autres n’ont rien à lire : vous dites les règles en une minute.
        Qui a un téléphone entre avec le code de la table. Aux autres, vous montrez tout.
        Pas de Voyageurs ni de Légendaires pour une première partie.
path-clocktower-2 = Quels rôles prendre
    .text =
        Prenez le module Trouble Brewing : le livret conseille de commencer par lui.
        Une composition pour huit : { clocktower-chef }, { clocktower-empath }, { clocktower-fortune_teller }, { clocktower-undertaker }, { clocktower-virgin }, { clocktower-drunk }, { clocktower-scarlet_woman }, { clocktower-imp }.
        Pourquoi eux : le village apprend vite beaucoup, la discussion part toute seule. Et les maléfiques ont où se cacher.
        Si vous êtes plus ou moins nombreux, Fabula propose une composition.
        Lisez les cartes de ces seuls rôles. Inutile de connaître toutes leurs rencontres.
path-clocktower-3 = Les places et les jetons
    .text =
        Placez les joueurs, et vérifiez que Fabula les a dans le même ordre autour du cercle.
        Chacun regarde son rôle en secret, sur son téléphone ou sur votre écran.
        Votre écran est le Grimoire, toute la vérité s’y trouve. Gardez-le contre vous, ne le laissez jamais traîner.
        Personne ne parle des rôles avant la première nuit. Dites-le.
path-clocktower-4 = Les règles à voix haute
    .text =
        Lisez à voix haute le court texte que voici : une minute suffit. Ou laissez lire le téléphone.
        Expliquez les nominations quand vient la première.
        Répondez volontiers. Si la question porte sur son propre rôle, prenez le joueur à part.
path-clocktower-5 = La première nuit
    .say = Tout le monde ferme les yeux.
    .text =
        Descendez la feuille de nuit. Chaque ligne dit qui réveiller et que montrer.
        Pour réveiller, touchez deux fois l’épaule. Pour rendormir, couvrez vos propres yeux.
        Répondez sans un mot : de la tête pour oui et non, des doigts pour un nombre.
        Un joueur en désigne un autre ? Refaites son geste et touchez ce nom sur l’écran.
        Après la dernière ligne, attendez dix secondes. Puis : « Ouvrez les yeux. Cette nuit, personne n’est mort ».
path-clocktower-6 = Le premier jour
    .say = J’écoute les nominations. Qui nomine qui ?
    .text =
        Laissez d’abord parler cinq ou dix minutes.
        Répétez la nomination à voix haute. Une demi-minute de défense, puis comptez les mains autour du cercle.
        Il faut la moitié des vivants, et plus de voix que les autres. Alors on va exécuter ce joueur.
        À la fin : « Dernière chance. Trois, deux, un ». Il y a une exécution par jour, ou aucune.
        On ne révèle pas le rôle d’un mort. Dites qu’il est mort, jamais pourquoi.
path-clocktower-7 = Si quelque chose se passe mal
    .say = Un instant.
    .text =
        Vous pouvez toujours le dire. Sans hâte, on se trompe moins.
        « { grim-undo } » recule d’un pas. Dans « { ui-answers } », toute réponse se change.
        Vous avez oublié de réveiller quelqu’un ? Prenez-le à part le jour et demandez.
        Impossible à réparer ? Dites à tous qu’il y a eu une erreur, sans dire laquelle, et continuez.
        N’aidez pas le camp qu’elle a desservi : cela ne répare rien.

path-onenight-1 = Ce qu’il vous faut
    .text =
        Pour une première partie, réunissez de trois à cinq personnes. Une partie dure dix minutes.
        Fabula distribue les cartes sur les téléphones. À qui n’en a pas, vous montrez sa carte.
        Vous menez, sans carte à vous. Vous préférez jouer ? Le { ui-narrator } mènera la nuit à votre place.
path-onenight-2 = Quelles cartes prendre
    .text =
        Il y a toujours trois cartes de plus que de joueurs : trois sont au centre.
        Pour trois joueurs : deux Loups-garous, { onenight-seer }, { onenight-robber }, { onenight-troublemaker } et { onenight-villager }.
        Pour chaque joueur de plus, ajoutez une carte « { onenight-villager } ».
        Pourquoi celles-ci : chaque rôle fait une seule chose, et au matin il y a de quoi discuter.
path-onenight-3 = Les cartes sur la table
    .text =
        Chacun regarde sa carte en secret et la pose face cachée, à portée de tous.
        Les trois cartes en trop sont au centre.
        Plus personne ne regarde sa carte : la nuit, on a pu l’échanger.
path-onenight-4 = Les règles à voix haute
    .text =
        Lisez à voix haute le court texte que voici : une minute suffit. Ou laissez lire le téléphone.
        Le reste s’éclaire en jouant. Vous pouvez lire à voix haute les cartes de ces rôles.
path-onenight-5 = La nuit
    .say = Tout le monde ferme les yeux.
    .text =
        Appelez les rôles dans l’ordre : les mots sont toujours à l’écran.
        Appelez aussi le rôle dont la carte est au centre. Personne ne doit s’en apercevoir.
        Après chaque appel, comptez jusqu’à dix dans votre tête. Il faut du temps aux débutants.
        Tapotez la table, pour qu’on n’entende pas les cartes.
        Avant le matin, chacun tourne un peu sa carte.
path-onenight-6 = Le jour et le vote
    .say = Tous ensemble : trois, deux, un, on vote.
    .text =
        Laissez parler quelques minutes. On se tait ? Demandez à quelqu’un qui il était le soir.
        Chacun désigne un joueur. Le plus désigné meurt.
        En cas d’égalité, ils meurent tous. Si chacun n’a qu’une voix, personne ne meurt.
        Retournez les cartes et voyez quelle équipe a gagné.
path-onenight-7 = Si quelque chose se passe mal
    .say = Un instant.
    .text =
        Vous pouvez toujours le dire, la nuit aussi.
        « { ui-undo } » recule d’un pas. Dans « { ui-answers } », toute réponse se change.
        Tout s’embrouille ? Redistribuez : une partie est courte, personne n’en voudra à personne.

path-mafia32-1 = Ce qu’il vous faut
    .text =
        Réunissez six personnes ou plus, huit ou dix de préférence. Asseyez-vous de façon à vous voir tous.
        Fabula distribue les cartes sur les téléphones. À qui n’en a pas, vous montrez sa carte.
        Les autres n’ont rien à lire : vous dites les règles en une minute.
        Vous ne jouez pas, vous savez tout. Gardez votre carnet loin des regards.
path-mafia32-2 = Quelles cartes prendre
    .text =
        Pour huit : { mafia32-don }, { mafia32-mafioso }, { mafia32-doctor }, { mafia32-detective } et quatre cartes « { mafia32-citizen } ».
        Pourquoi : deux fois plus d’innocents que de criminels, et un tiers d’entre eux avec un rôle à part.
        Si vous êtes plus ou moins nombreux, Fabula propose une composition.
        Lisez ces cartes avant la donne. Les autres attendront.
path-mafia32-3 = La donne
    .text =
        Chacun regarde sa carte et la pose face cachée. On ne la montre à personne.
        Seul celui qui est éliminé retourne sa carte.
        Attendez que tous aient regardé, et commencez seulement alors la nuit.
path-mafia32-4 = Les règles à voix haute
    .text =
        Lisez à voix haute le court texte que voici : une minute suffit. Ou laissez lire le téléphone.
        Le reste est écrit sur les cartes.
path-mafia32-5 = La première nuit
    .say = La ville s’endort. La nuit tombe.
    .text =
        Appelez les rôles dans l’ordre : les mots sont à l’écran, n’y changez rien.
        Personne ne meurt cette nuit. La Mafia se découvre, les autres se montrent à vous.
        Parlez à un point fixe, un vase sur la table par exemple : la voix trahit vers qui l’on se tourne.
        Avec qui est réveillé, parlez par signes. Un oui de la tête veut dire « criminel ».
        Dès la deuxième nuit, la Mafia tire, et vous le dites chaque fois.
path-mafia32-6 = Le jour et le vote
    .say = La ville se réveille. Il fait jour.
    .text =
        Dites d’abord qui est mort la nuit. Ni comment, ni de quelle main.
        Laissez parler cinq minutes. Puis nommez les joueurs l’un après l’autre et comptez les mains.
        Qui a le plus de mains retourne sa carte et sort.
        Restez impassible : on vous observe aussi.
path-mafia32-7 = Si quelque chose se passe mal
    .say = Un instant.
    .text =
        Vous pouvez toujours le dire. Sans hâte, on se trompe moins.
        « { ui-undo } » recule d’un pas. Dans « { ui-answers } », toute réponse se change.
        Un rôle oublié ? Reculez d’un pas pendant que tous dorment, et appelez-le.
        N’aidez pas ceux qui perdent : vous observez, l’équilibre est l’affaire des joueurs.

path-vendetta-1 = Ce qu’il vous faut
    .text =
        Réunissez sept personnes ou plus. À six aussi, mais alors qui mène joue d’abord.
        Fabula distribue les cartes sur les téléphones. À qui n’en a pas, vous montrez sa carte.
        Les autres n’ont rien à lire : vous dites les règles en une minute.
        Vous ne jouez pas, mais vous connaissez tout le monde. L’art est de ne pas trop en dire.
path-vendetta-2 = Quelles cartes prendre
    .text =
        Commencez par le premier scénario du livret. Pour huit, il a { vendetta-count }, cinq cartes « { vendetta-vampire } » et deux cartes « { vendetta-hunter } ».
        Pourquoi lui : il n’y a qu’un rôle spécial, et vous saurez tout de suite les mots de la nuit.
        Si vous êtes plus ou moins nombreux, Fabula trouve le scénario.
        Lisez ces cartes avant la donne : un seul faux pas gâche une belle partie.
path-vendetta-3 = La donne
    .text =
        Chacun regarde sa carte et la garde secrète pour tous, sauf pour vous.
        On ne retourne une carte que si vous le dites.
        Attendez que tous aient regardé.
path-vendetta-4 = Les règles à voix haute
    .text =
        Lisez à voix haute le court texte que voici : une minute suffit. Ou laissez lire le téléphone.
        La parole du meneur fait loi, dit le livret, et l’on parle des erreurs après la partie.
path-vendetta-5 = Le jour des présentations
    .say = Avant l’aube, la nuit s’épaissit. Fermez les yeux.
    .text =
        Les chasseurs ouvrent les yeux et se découvrent. Puis chaque rôle spécial se réveille, pour que vous le connaissiez.
        Les mots sont à l’écran. Dites-les toujours pareil, n’ajoutez rien.
        Parlez à un point fixe : la voix trahit vers qui l’on se tourne.
        Le reste se montre par signes. Un signe pas clair ? Désignez vous-même et attendez un oui de la tête.
path-vendetta-6 = La première nuit et l’exécution
    .say = La nuit est là. Tous sont réunis.
    .text =
        Laissez parler cinq ou dix minutes. Trois minutes avant la fin, dites : « L’aube approche ».
        Puis nommez les suspects et comptez les mains. Qui est exécuté retourne sa carte.
        À l’aube, tous se rendorment : les rôles agissent dans l’ordre, les chasseurs se réunissent.
        Annoncez toujours le coup fatal, même si personne n’est tué. Dites qui est mort à la tombée de la nuit.
path-vendetta-7 = Si quelque chose se passe mal
    .say = Un instant.
    .text =
        Vous pouvez toujours le dire. Sans hâte, on se trompe moins.
        « { ui-undo } » recule d’un pas. Dans « { ui-answers } », toute réponse se change.
        Appelez chaque rôle, même s’il ne peut rien aujourd’hui : on remarquerait l’absence.
        N’équilibrez pas la partie, même si un camp est loin devant.
