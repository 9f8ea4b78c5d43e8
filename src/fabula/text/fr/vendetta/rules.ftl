# rules
rules-vendetta-1 = L’histoire
    .text =
        Pendant des siècles, vampires et humains ont vécu côte à côte dans une ville oubliée de tous. Les vampires avaient du sang à boire, les humains une protection, et chacun tenait parole.
        Puis est venue l’année du grand festival, une mascarade où se rendent les vampires de tous les vieux cimetières du pays. Des fanatiques l’ont appris et se sont glissés parmi les invités. Ils savent changer l’odeur de leur sang, et nul nez ne les distingue plus d’un vampire.
        Tant que le soleil est au ciel et que les vampires dorment, les chasseurs vont de maison en maison. Et quelqu’un a vu les traces d’un métamorphe, dont tout le monde est la proie.
        Cette nuit, les vampires déclarent la guerre. Mais à qui, quand tous portent un masque ?
rules-vendetta-2 = De quoi il s’agit
    .text = Une ville de vampires. Des chasseurs déguisés s’y sont glissés, et peut-être un métamorphe. Le monde est à l’envers : la nuit, tous se réunissent, parlent et exécutent ; le jour, pendant que les vampires dorment, les chasseurs tuent.
rules-vendetta-3 = La donne
    .text = Chacun reçoit une carte et la garde secrète. Des cartes peuvent être tirées à l’aveugle : seul le joueur sait alors quel seigneur ou quel métamorphe il est. Le jour des présentations, { $variant_visiting_hunters ->
            [on] personne ne se rencontre encore : les chasseurs se voient au premier midi.
           *[off] les chasseurs se voient ; personne n’use de son pouvoir.
        } Pour une première partie, ne prenez que des vampires et des chasseurs ordinaires, et le Comte.
rules-vendetta-4 = La nuit
    .text = Tous se disent vampires et discutent. { $variant_voting ->
            [roses] Puis chacun donne une rose noire à un suspect et une rouge à qui il croit : celui qui a le plus de noires, moins les rouges, est exécuté.
            [judge] Puis on élit un juge, jamais le même que la dernière fois : lui seul nomme qui est exécuté.
            [panic] Puis on nomme des candidats et l’on vote sur chacun : tous ceux qui ont plus de la moitié des voix sont exécutés.
            [die] Un dé décide comment on vote cette nuit.
           *[hands] { $variant_hands ->
                [at_once] Puis on vote
               *[in_turn] Puis on appelle les noms l’un après l’autre, et chacun lève la main une fois
            } : celui qui a le plus de voix est exécuté.
        } { $variant_fury ->
            [on] Aucune carte n’est ouverte avant la fin.
           *[off] Sa carte est ouverte.
        } Les ex æquo ont trente secondes chacun, et l’on vote encore ; toujours ex æquo, on vote pour savoir s’ils meurent tous. Si personne ne lève la main, personne n’est exécuté. Rien ne protège de l’exécution.
rules-vendetta-5 = Le jour
    .text = Aube : Moine, Lamie, Ondine, Reine. Midi : les chasseurs. Couchant : Seigneur, Nosferatu, Métamorphe, Fiancée, Banshee, Dhampire, Éclaireuse, Revenant, Goule, Belle. Il faut user de son pouvoir, mais personne n’est obligé de tuer. Qui est tué agit jusqu’à la nuit ; alors on nomme tous les morts ensemble, et personne n’apprend de quelle main.
rules-vendetta-6 = Qui gagne
    .text = Les vampires gagnent quand chasseurs et métamorphe sont morts. Les chasseurs gagnent à la tombée de la nuit s’ils sont au moins aussi nombreux que les vampires et que personne ne vit qui puisse les tuer : Roi, Nosferatu, Lamie, Novice, Métamorphe. Le Métamorphe gagne seul, ou avec un unique chasseur. Il n’y a pas de match nul : après trois tours sans mort, les chasseurs aussi nombreux gagnent, après six, les vampires ; on l’annonce.
rules-vendetta-7 = Le code d’honneur
    .text =
        Les morts se taisent. Un mot imprudent, même un soupir, peut gâcher la partie de tous.
        Connaissez les rôles avant de commencer. Après, il est trop tard.
        La parole de qui mène fait loi. On parle de ses erreurs après la partie.
        Le jour, personne ne fait un bruit. Qui est réveillé ne parle que par gestes clairs.
        Suivez l’esprit du jeu : ne demandez pas quel signe on a montré pendant un appel.
        Soyez honnête. Si vous avez vu quelque chose par accident, dites-le à qui mène et quittez la partie.
        Un jeu est un jeu : ni paris, ni serments, ni menaces, ni vieilles rancunes, ni parties passées.

# when it comes up
more-vendetta-1 = Souvent oublié
    .text = On peut être tué plusieurs fois le même jour. Un joueur protégé survit à tout. Qui a perdu son pouvoir est réveillé quand même et voit des bras croisés. Les morts se taisent.
more-vendetta-2 = Les points
    .text = Sur plusieurs parties : un point pour un vampire qui gagne, deux pour un chasseur, trois pour un métamorphe, mort ou vif.
more-vendetta-3 = D’où il vient
    .text =
        La Vendetta vient de la Mafia, inventée en URSS en 1986 et jouée d’abord par les étudiants de Moscou. Elle retourne le monde : les humains tuent, et les vampires sont chez eux. L’idéal est de huit à douze joueurs.
