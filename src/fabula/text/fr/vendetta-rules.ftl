# rules
rules-vendetta-1 = De quoi il s’agit
    .text = Une ville de vampires. Des chasseurs déguisés s’y sont glissés, et peut-être un métamorphe. Le monde est à l’envers : la nuit, tous se réunissent, parlent et exécutent ; le jour, pendant que les vampires dorment, les chasseurs tuent.
rules-vendetta-2 = La donne
    .text = Chacun reçoit une carte et la garde secrète. Des cartes peuvent être tirées à l’aveugle : seul le joueur sait alors quel seigneur ou quel métamorphe il est. Le jour des présentations, { $variant_visiting_hunters ->
            [on] personne ne se rencontre encore : les chasseurs se voient au premier midi.
           *[off] les chasseurs se voient ; personne n’use de son pouvoir.
        } Pour une première partie, ne prenez que des vampires et des chasseurs ordinaires, et le Comte.
rules-vendetta-3 = La nuit
    .text = Tous se disent vampires et discutent. { $variant_voting ->
            [roses] Puis chacun donne une rose noire à un suspect et une rouge à qui il croit : celui qui a le plus de noires, moins les rouges, est exécuté.
            [judge] Puis on élit un juge, jamais le même que la dernière fois : lui seul nomme qui est exécuté.
            [panic] Puis on nomme des candidats et l’on vote sur chacun : tous ceux qui ont plus de la moitié des voix sont exécutés.
            [die] Un dé décide comment on vote cette nuit.
           *[hands] Puis on vote : celui qui a le plus de voix est exécuté.
        } { $variant_fury ->
            [on] Aucune carte n’est ouverte avant la fin.
           *[off] Sa carte est ouverte.
        } Les ex æquo ont trente secondes chacun, et l’on vote encore ; toujours ex æquo, on vote pour savoir s’ils meurent tous. Si personne ne lève la main, personne n’est exécuté. Rien ne protège de l’exécution.
rules-vendetta-4 = Le jour
    .text = Aube : Moine, Lamie, Ondine, Reine. Midi : les chasseurs. Couchant : Seigneur, Nosferatu, Métamorphe, Fiancée, Banshee, Dhampire, Éclaireuse, Revenant, Goule, Belle. Il faut user de son pouvoir, mais personne n’est obligé de tuer. Qui est tué agit jusqu’à la nuit ; alors on nomme tous les morts ensemble, et personne n’apprend de quelle main.
rules-vendetta-5 = Qui gagne
    .text = Les vampires gagnent quand chasseurs et métamorphe sont morts. Les chasseurs gagnent à la tombée de la nuit s’ils sont au moins aussi nombreux que les vampires et que personne ne vit qui puisse les tuer : Roi, Nosferatu, Lamie, Novice, Métamorphe. Le Métamorphe gagne seul, ou avec un unique chasseur. Il n’y a pas de match nul : après trois tours sans mort, les chasseurs aussi nombreux gagnent, après six, les vampires ; on l’annonce.
rules-vendetta-6 = Les points
    .text = Sur plusieurs parties : un point pour un vampire qui gagne, deux pour un chasseur, trois pour un métamorphe, mort ou vif.
rules-vendetta-7 = Souvent oublié
    .text = On peut être tué plusieurs fois le même jour. Un joueur protégé survit à tout. Qui a perdu son pouvoir est réveillé quand même et voit des bras croisés. Les morts se taisent.
