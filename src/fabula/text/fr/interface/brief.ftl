# Les règles lues à voix haute en une minute, phrase par phrase, et ce qu’on dit d’une chose quand elle se présente.
brief-note = Une minute de lecture pour tous ceux qui débutent. Le reste s’explique le moment venu.
brief-aloud = Lire à tous
brief-here = Lire ici à voix haute
brief-aloud-note = Chaque phrase reste sur tous les téléphones le temps de la lire, et tout appareil qui parle la dit.
brief-stop = Arrêter la lecture
brief-next = Phrase suivante
brief-print = Imprimer cette page

brief-clocktower-1 = Un Démon se cache parmi nous, et des Sbires l’aident.
brief-clocktower-2 = Les maléfiques se connaissent et mentent. Les gentils sont plus nombreux, mais chacun sait peu de choses.
brief-clocktower-3 = Les gentils gagnent quand le Démon meurt, les maléfiques quand il ne reste que deux vivants.
brief-clocktower-4 = Il y a quatre règles. La première, dites ce que vous voulez, quand vous voulez, à qui vous voulez.
brief-clocktower-5 = La deuxième, pas de coup d’œil. Gardez votre rôle pour vous et revenez dans le cercle à l’appel.
brief-clocktower-6 = La troisième, interrogez-nous sur les règles à tout moment, même en privé.
brief-clocktower-7 = La quatrième, jouez gentiment. Tuez avec élégance et mourez avec panache.
brief-clocktower-8 = La nuit, on se tait, les yeux fermés ou sur son propre écran.
brief-clocktower-9 = Sans téléphone, hochez la tête pour oui, pouce levé pour un gentil, baissé pour un maléfique, les doigts pour un nombre, le poing pour zéro.
brief-clocktower-10 = Le jour, on parle, on nomine et on vote. Celui qui a le plus de voix est exécuté, si au moins la moitié des vivants le veut.
brief-clocktower-11 = La mort ne révèle aucun rôle. Les morts parlent encore, gagnent avec leur équipe et gardent un dernier vote.

brief-onenight-1 = Il y a peut-être des Loups-garous parmi nous. Nous avons une nuit, une discussion et un vote.
brief-onenight-2 = Le village gagne si un Loup-garou meurt, et les Loups-garous gagnent s’ils survivent tous.
brief-onenight-3 = Chacun reçoit une carte, et trois restent au centre. La nuit, certains regardent des cartes, d’autres les déplacent.
brief-onenight-4 = Vous gagnez ou perdez avec la carte que vous avez à la fin, même sans l’avoir vue.
brief-onenight-5 = Il y a quatre règles. La première, le jour, dites ce que vous voulez, vrai ou faux.
brief-onenight-6 = La deuxième, pas de coup d’œil. Restez à votre place, la nuit les yeux fermés ou sur votre écran.
brief-onenight-7 = La troisième, posez vos questions avant la nuit. Plus tard, une question peut vous trahir.
brief-onenight-8 = La quatrième, jouez gentiment. Tuez avec élégance et mourez avec panache.
brief-onenight-9 = Sans téléphone, montrez du doigt, hochez la tête pour oui, secouez-la pour non.
brief-onenight-10 = À la fin, à trois, tout le monde désigne quelqu’un. Celui qui a le plus de voix meurt, et tous en cas d’égalité.
brief-onenight-11 = Si personne n’a plus d’une voix, personne ne meurt. C’est ce qu’il faut quand aucun joueur n’est Loup-garou.

brief-mafia32-1 = Il y a des criminels dans notre ville, un gang ou deux, et peut-être quelqu’un qui joue seul.
brief-mafia32-2 = La ville gagne quand il ne reste aucun criminel, un gang quand la ville n’a plus assez de voix contre lui.
brief-mafia32-3 = Il y a quatre règles. La première, le jour, dites ce que vous voulez, vrai ou faux, mais ne montrez jamais votre carte.
brief-mafia32-4 = La deuxième, pas de coup d’œil. La nuit, restez à votre place, les yeux fermés ou sur votre écran.
brief-mafia32-5 = La troisième, posez vos questions avant de commencer. Ensuite, la parole du meneur fait loi.
brief-mafia32-6 = La quatrième, jouez gentiment. Ni paris ni menaces. Tuez avec élégance et mourez avec panache.
brief-mafia32-7 = Sans téléphone, montrez le joueur du doigt, hochez la tête pour oui, secouez-la pour non, les doigts disent un nombre et le poing zéro.
brief-mafia32-8 = La première nuit, personne n’agit, les gangs font seulement connaissance.
brief-mafia32-9 = Le jour, on apprend qui est mort et qui est en prison, puis on discute et on vote contre quelqu’un.
brief-mafia32-10 = Les morts montrent leur carte et se taisent. Ils ne votent plus.

brief-vendetta-1 = Nous sommes une ville de vampires. Des chasseurs déguisés sont parmi nous, peut-être aussi un métamorphe.
brief-vendetta-2 = Ici, tout est à l’envers. La nuit, on discute. Le jour, les vampires dorment et les chasseurs tuent.
brief-vendetta-3 = Les vampires gagnent quand il ne reste ni chasseur ni métamorphe, les chasseurs quand plus personne ne peut les arrêter.
brief-vendetta-4 = Il y a quatre règles. La première, la nuit, dites ce que vous voulez. Chacun se dit vampire.
brief-vendetta-5 = La deuxième, pas de coup d’œil. Le jour, pas un bruit, les yeux fermés ou sur votre écran.
brief-vendetta-6 = La troisième, apprenez les rôles et posez vos questions avant de commencer. Ensuite, la parole du meneur fait loi.
brief-vendetta-7 = La quatrième, jouez gentiment. Ni paris ni menaces. Tuez avec élégance et mourez avec panache.
brief-vendetta-8 = Sans téléphone, montrez du doigt, hochez la tête pour oui, comptez sur vos doigts, le poing pour zéro. Bras croisés, votre pouvoir échoue.
brief-vendetta-9 = À la fin de chaque nuit, la ville décide qui est exécuté.
brief-vendetta-10 = Qui est mort le jour, on l’apprend à la nuit, sans savoir de quelle main.
brief-vendetta-11 = Les morts ne votent plus et ne font aucun bruit.

# quand cela se présente : un titre et trois lignes
first-how = Comment ça marche
first-known = Compris
first-said = C’est dit
first-say = À dire à ceux qui débutent
first-clocktower-nomination = Les nominations
    .text =
        Chaque joueur en vie peut en nominer un par jour. Personne n’est nominé deux fois le même jour.
        Les deux parlent tour à tour. Puis on compte les mains autour du cercle, et l’on vote autant qu’on veut.
        Avec au moins la moitié des vivants, et plus que quiconque aujourd’hui, le nominé est exécutable.
first-clocktower-ghost = Le vote des morts
    .text =
        Il reste aux morts un seul vote jusqu’à la fin de la partie.
        Il est dépensé si leur main est levée quand on la compte, quoi qu’il advienne du vote.
        On le garde souvent pour le dernier jour. Un exil ne coûte rien.
first-clocktower-exile = L’exil
    .text =
        Un Voyageur n’est pas exécuté mais exilé. Chacun peut le demander, le jour, autant de fois qu’il veut.
        Tout le monde peut lever la main, même les morts. Cela ne coûte aucun vote, et aucune capacité n’y peut rien.
        Il faut la moitié de tous les joueurs, morts ou vifs.
first-onenight-vote = Désigner ensemble
    .text =
        Après « trois, deux, un », chacun désigne un autre joueur au même moment.
        Personne ne voit votre choix avant que tous aient désigné. D’ici là, vous pouvez changer d’avis.
        Le plus de voix, c’est la mort, pour tous en cas d’égalité. Si personne n’a plus d’une voix, personne ne meurt.
first-mafia32-vote = Le vote
    .text =
        { $variant_hands ->
            [at_once] Après « trois, deux, un », chacun désigne un joueur au même moment.
            [secret] Chacun désigne un joueur au même moment, et personne ne saura qui a voté contre qui.
           *[in_turn] On nomme les joueurs l’un après l’autre. Levez la main contre l’un d’eux, ou contre personne.
        }
        Celui qui a le plus de voix quitte la ville et montre sa carte.
        { $variant_tie ->
            [random] En cas d’égalité, le sort décide.
            [all] En cas d’égalité, tous quittent la ville.
           *[revote_none] En cas d’égalité, on revote, et si l’égalité demeure, personne ne part.
        }
first-vendetta-vote = Le vote
    .text =
        { $variant_voting ->
            [roses] Chacun donne une rose noire à un suspect et une rouge à quelqu’un de confiance.
            [judge] On élit d’abord un juge, qui désigne seul celui qui sera exécuté.
            [panic] On vote sur chaque candidat. Tous ceux qui ont plus de la moitié des voix sont exécutés.
            [die] Un dé a dit comment la ville vote cette nuit.
           *[hands] { $variant_hands ->
                [at_once] Chacun vote contre un joueur, et celui qui a le plus de voix est exécuté.
               *[in_turn] On appelle les noms l’un après l’autre, et chacun n’a qu’une main. Celui qui en a le plus contre lui est exécuté.
            }
        }
        { $variant_hands ->
            [at_once] Personne ne voit votre vote avant que tous aient voté. D’ici là, vous pouvez changer d’avis.
           *[in_turn] Personne ne voit votre main avant que tous aient répondu. D’ici là, vous pouvez changer d’avis.
        }
        En cas d’égalité, les joueurs concernés parlent, puis on revote. Rien ne protège d’une exécution.

# la feuille de préparation : ce que fait le meneur avant la première nuit, pas à pas
setup = Feuille de préparation
setup-clocktower-1 = Le cercle
    .text = Placez tout le monde de façon que chacun voie les autres, avec un passage pour entrer et sortir. L’ordre des places ne change plus.
setup-clocktower-2 = Le Grimoire
    .text = Ouvrez-le là où personne ne peut y jeter un œil en passant, et préparez les rappels, les linceuls et les jetons d’information.
setup-clocktower-3 = Le module
    .text = Choisissez-en un et distribuez ses feuilles. Trouble Brewing se joue dès cinq joueurs, les autres dès sept. Une première partie compte dix joueurs au plus, sans Voyageur ni Légendaire.
setup-clocktower-4 = La place du Village
    .text = Disposez un jeton de vie par joueur dans l’ordre des places, et les jetons de vote au milieu.
setup-clocktower-5 = Les règles
    .text = Lisez-les à voix haute à ceux qui débutent. Si un habitué les lit, vous continuez la préparation.
setup-clocktower-6 = Les rôles
    .text = En secret, prenez autant de jetons de chaque type que le dit le tableau ci-dessous. Au-delà de quinze joueurs, les autres sont des Voyageurs et choisissent leur rôle devant tous.
setup-clocktower-7 = Les crochets
    .text = Faites ce qui y est écrit sur un rôle choisi, une fois, maintenant. Pour le Baron, deux Villageois sortent et deux Étrangers entrent. Il y a toujours autant de jetons que de joueurs.
setup-clocktower-8 = Les rappels
    .text = Sortez ceux des rôles choisis et rangez les autres.
setup-clocktower-9 = Le sac
    .text = Mélangez-y les jetons et faites-le passer. Chacun en tire un, le regarde seul et passe le sac à son voisin.
setup-clocktower-10 = Retour au Grimoire
    .text = Reprenez les jetons de main fermée à main fermée, et posez chacun là où se trouve son joueur.
setup-clocktower-11 = Avant la première nuit
    .text = Décidez pour qui se prend un joueur ivre, où vont les rappels de votre choix et, dès sept joueurs, quels trois rôles gentils hors du jeu voit le Démon. Tournez la feuille de nuit côté première nuit.
