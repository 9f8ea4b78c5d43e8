# Mafia with 32 cards: the criminals, and the loners. Of each: name with its cases, -short, -ability, -when, -example,
# its ways to play and to bluff it (-play, -play-2, -bluff, -bluff-2); then what it is asked, and how it is called.

mafia32-lawyer = Avocat
    .genitive = de l’Avocat
    .accusative = l’Avocat
    .gender = masculine
mafia32-lawyer-short = Fausse les enquêtes sur un joueur
mafia32-lawyer-ability = Chaque nuit, vous choisissez un joueur. Qui enquête sur lui cette nuit reçoit une fausse réponse. Puis vous vous réveillez et tirez avec la Mafia.
mafia32-lawyer-when = Après le Garde du corps, puis avec la Mafia
mafia32-lawyer-example = Vous défendez le Parrain. Le Détective enquête sur lui et apprend : de la ville.
mafia32-lawyer-play = Défendez le plus soupçonné, ou un innocent sur qui l’on va enquêter.
mafia32-lawyer-play-2 = Défendez-vous vous-même la nuit après qu’on a prononcé votre nom. Le Détective vous blanchira alors devant tous.
mafia32-lawyer-bluff = Parlez des enquêtes comme le ferait le Détective et doutez-en comme un Citoyen prudent.
mafia32-lawyer-bluff-2 = Ne parlez jamais de réponses fausses. Demandez la preuve : quelle enquête, quelle nuit. On doute d’un honnête joueur, et vous n’avez rien dit de faux.
prompt-mafia32-lawyer = Qui défendre ?
    .note = Qui enquête sur ce joueur cette nuit reçoit une fausse réponse.
voice-mafia32-lawyer-wake = L’Avocat se réveille.
voice-mafia32-lawyer-sleep = L’Avocat s’endort.

mafia32-don = Parrain
    .genitive = du Parrain
    .accusative = le Parrain
    .gender = masculine
mafia32-don-short = Tranche quand la Mafia hésite
mafia32-don-ability = Vous vous réveillez avec la Mafia. Si elle ne s’accorde pas sur une victime, votre choix décide. À votre mort, un Mafioso tiré au sort devient Parrain.
mafia32-don-when = Avec la Mafia
mafia32-don-example = L’un désigne Anna, l’autre Boris, et vous Boris : c’est Boris. À trois choix différents, le vôtre aurait compté.
mafia32-don-play = Laissez les autres désigner d’abord et ne tranchez que les doutes : qui commande le jour se fait trouver le jour.
mafia32-don-play-2 = Quand vous n’êtes plus que deux, séparez-vous : que le Mafioso vote le jour avec la ville, et décidez seul la nuit.
mafia32-don-bluff = Soyez un Citoyen discret avec une seule opinion bien arrêtée.
mafia32-don-bluff-2 = Annoncez un rôle qui dort la nuit et vit longtemps. Si l’on vous trouve, on cherchera le nouveau Parrain, pas vos amis.

mafia32-mafioso = Mafioso
    .genitive = du Mafioso
    .accusative = le Mafioso
    .gender = masculine
mafia32-mafioso-short = Tire avec son gang
mafia32-mafioso-ability = Chaque nuit sauf la première, vous choisissez avec la Mafia sur qui tirer ; la majorité décide. Vous gagnez quand un jour commence et que la ville n’a pas plus de voix que votre gang{ $variant_loner_blocks ->
    [on] , et qu’aucun solitaire n’est en vie.
   *[off] .
}
mafia32-mafioso-when = Après l’Avocat, tous ensemble
mafia32-mafioso-example = La nuit, vous êtes deux contre trois. Vous tirez ; au matin, vous êtes à égalité : la Mafia a gagné.
mafia32-mafioso-play = De temps en temps, votez avec la ville contre l’un des vôtres déjà perdu.
mafia32-mafioso-play-2 = N’ayez jamais l’avis de votre complice : convenez la nuit de qui sera pour et qui contre, et tenez-vous-y le jour.
mafia32-mafioso-bluff = Préparez deux choses : un rôle pour aujourd’hui et une raison de l’avoir tu.
mafia32-mafioso-bluff-2 = Annoncez un rôle dont le joueur vit peut-être encore et se tait, et racontez dans l’ordre chacune de vos nuits.

mafia32-triad = Triade
    .genitive = de la Triade
    .accusative = la Triade
    .gender = feminine
mafia32-triad-short = Le second gang, contre tous
mafia32-triad-ability = Chaque nuit sauf la première, vous choisissez avec les Triades sur qui tirer, après la Mafia ; les deux tirs partent ensemble. Vous ne connaissez pas la Mafia et gagnez sans elle{ $variant_loner_blocks ->
    [on] , une fois qu’aucun solitaire n’est en vie.
   *[off] .
}
mafia32-triad-when = Après la Mafia, tous ensemble
mafia32-triad-example = Cette nuit, la Mafia tire sur vous. Vous avez tout de même désigné avec les Triades, et au matin il y a deux morts.
mafia32-triad-play = Tant que la Mafia vit, la ville vous aide. Trouvez-la avant qu’elle ne vous trouve.
mafia32-triad-play-2 = Laissez la Mafia à la ville tant qu’il y a un Détective ; tirez sur ceux que la Mafia défend le jour.
mafia32-triad-bluff = Traquez la Mafia aussi fort que la ville : vous le pensez vraiment.
mafia32-triad-bluff-2 = Dites que la Mafia a tiré sur vous et que vous avez survécu. Le Docteur croira que c’est lui, et personne ne pensera à l’autre gang.

mafia32-triad_boss = Boss des Triades
    .genitive = du Boss des Triades
    .accusative = le Boss des Triades
    .gender = masculine
mafia32-triad_boss-short = Tranche quand les Triades hésitent
mafia32-triad_boss-ability = Vous vous réveillez avec les Triades. Si elles ne s’accordent pas sur une victime, votre choix décide. À votre mort, une Triade tirée au sort devient le Boss.
mafia32-triad_boss-when = Avec les Triades
mafia32-triad_boss-example = Vos deux complices désignent deux joueurs. Pas de majorité : votre choix décide.
mafia32-triad_boss-play = Deux gangs se partagent la ville : laissez la Mafia se faire des ennemis.
mafia32-triad_boss-play-2 = Visez le camp en tête, ville ou Mafia : vous ne gagnez que si la Mafia a disparu et que la ville n’est plus majoritaire.
mafia32-triad_boss-bluff = Annoncez un rôle qui agit après les gangs et dites tard ce que vous avez appris.
mafia32-triad_boss-bluff-2 = Comptez le premier, à voix haute, les morts de la nuit : deux tirs, deux gangs. Celui qui l’explique a l’air d’un Citoyen.

mafia32-maniac = Maniaque
    .genitive = du Maniaque
    .accusative = le Maniaque
    .gender = masculine
mafia32-maniac-short = Tire seul et pour lui-même
mafia32-maniac-ability = Chaque nuit sauf la première, vous { $variant_maniac_pass ->
    [on] pouvez tirer
   *[off] devez tirer
} sur un autre joueur. Vous gagnez si, au début d’un jour, il reste en vie au plus un autre joueur. { $variant_loner_blocks ->
    [on] Tant que vous vivez, personne d’autre ne gagne.
   *[off] La ville ou un gang peut gagner avant.
}
mafia32-maniac-when = Après le Journaliste
mafia32-maniac-example = Au matin, il reste vous et un Mafioso. Ce n’est pas la Mafia qui gagne : c’est vous.
mafia32-maniac-play = Maintenez l’équilibre entre la ville et les gangs. Qui mène est votre cible.
mafia32-maniac-play-2 = Laissez accuser les gangs : tirez sur ceux qu’ils auraient choisis. Tant qu’on est nombreux, personne ne pense à vous.
mafia32-maniac-play-3 = Vers la fin, visez ceux qui comptent bien. Il vous faut un matin avec un seul autre survivant au plus.
mafia32-maniac-bluff = Deux morts en une nuit s’expliquent de bien des façons : accusez les Triades.
mafia32-maniac-bluff-2 = Dites-vous la Belle ou le Garde du corps : chaque victime est celle que vous n’avez pas pu sauver. Le chagrin ne se vérifie pas.
prompt-mafia32-maniac = Sur qui tirer ?
    .note = { $variant_maniac_pass ->
        [on] N’importe quel autre joueur. Vous pouvez aussi attendre.
       *[off] N’importe quel autre joueur.
    }
voice-mafia32-maniac-wake = Le Maniaque se réveille.
voice-mafia32-maniac-sleep = Le Maniaque s’endort.

mafia32-black_widow = Veuve noire
    .genitive = de la Veuve noire
    .accusative = la Veuve noire
    .gender = feminine
mafia32-black_widow-short = Son poison tue un jour plus tard
mafia32-black_widow-ability = La nuit, vous pouvez empoisonner un autre joueur, qui meurt après la nuit suivante. Seuls un Docteur, un Garde du corps ou la Belle, cette nuit suivante, peuvent l’empêcher. Vous gagnez si, au début d’un jour, il reste en vie au plus un autre joueur. { $variant_loner_blocks ->
    [on] Tant que vous vivez, personne d’autre ne gagne.
   *[off] La ville ou un gang peut gagner avant.
}
mafia32-black_widow-when = Après le Maniaque
mafia32-black_widow-example = La deuxième nuit, vous empoisonnez Anna. Elle parle et vote toute la journée, et meurt à l’aube après la troisième nuit.
mafia32-black_widow-play = Empoisonnez ceux que personne ne songerait à protéger deux nuits de suite.
mafia32-black_widow-play-2 = Comptez un jour d’avance : le poison de cette nuit tue au deuxième matin. Vers la fin, faites qu’il n’y reste qu’un autre joueur au plus.
mafia32-black_widow-bluff = Vos victimes tombent avec un jour de retard : pleurez-en une autre.
mafia32-black_widow-bluff-2 = Dites-vous le Docteur arrivé une nuit trop tard. Une mort qui vient un jour après sa cause demande une explication.
prompt-mafia32-black_widow = Qui empoisonner ?
    .note = Ce joueur meurt après la nuit prochaine. Vous pouvez aussi n’empoisonner personne.
voice-mafia32-black_widow-wake = La Veuve noire se réveille.
voice-mafia32-black_widow-sleep = La Veuve noire s’endort.

mafia32-patient_zero = Patient zéro
    .genitive = du Patient zéro
    .accusative = le Patient zéro
    .gender = masculine
mafia32-patient_zero-short = Infecte un joueur par nuit
mafia32-patient_zero-ability = La nuit, vous pouvez infecter un joueur : il perd tous ses pouvoirs, compte comme solitaire pour les enquêtes { $variant_infected ->
    [checks_only] mais reste dans son ancien camp.
   *[join] et, tant que vous vivez, est de votre camp.
} { $variant_infected_criminals ->
    [gone] Un criminel infecté n’empêche plus les autres de gagner.
   *[count] Un criminel infecté empêche encore les autres de gagner.
} Vous gagnez si, au début d’un jour, il reste au plus un joueur sain. { $variant_loner_blocks ->
    [on] Tant que vous vivez, personne d’autre ne gagne.
   *[off] La ville ou un gang peut gagner avant.
}
mafia32-patient_zero-when = En dernier ; les infectés se réveillent avec lui
mafia32-patient_zero-example = Vous infectez le Docteur. Il vous rencontre aussitôt, vous et tous les infectés, et dès l’aube il ne soigne plus personne.
mafia32-patient_zero-play = Infectez ceux dont le pouvoir vous trouverait. Les infectés gardent leur voix : accordez-vous sur un vote.
mafia32-patient_zero-play-2 = Infectez d’abord les discrets : tant que nul pouvoir ne manque, personne ne sait que vous êtes là.
mafia32-patient_zero-bluff = Vous vous réveillez en dernier et ne tuez personne : nul Citoyen n’est plus paisible.
mafia32-patient_zero-bluff-2 = Dites-vous Citoyen, et qu’un infecté réponde de vous. La ville croit deux voix.
prompt-mafia32-patient_zero = Qui infecter ?
    .note = Ce joueur perd tous ses pouvoirs et vous rejoint. Vous pouvez aussi n’infecter personne.
voice-mafia32-patient_zero-wake = Le Patient zéro se réveille.
voice-mafia32-patient_zero-sleep = Le Patient zéro s’endort.
