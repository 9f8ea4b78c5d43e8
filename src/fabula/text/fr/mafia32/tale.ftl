# Mafia à 32 cartes : rôles, questions, voix du meneur, réglages, conseils, récit, règles.

mafia32-mafia = Mafia
mafia32-triads = Triades

mafia32-citizen = Citoyen
    .genitive = du Citoyen
    .accusative = le Citoyen
    .gender = masculine
mafia32-citizen-short = Sans pouvoir : une voix et un vote
mafia32-citizen-ability = Vous n’avez aucun pouvoir. Vous dormez la nuit ; le jour, vous parlez et votez comme tout le monde.
mafia32-citizen-when = Dort
mafia32-citizen-example = Deux joueurs se disent Détective. Vous comparez leurs propos d’hier et votez contre celui dont le récit a changé.
mafia32-citizen-play = Repérez ceux qui votent sans raison. Votre carte ne coûte rien à la ville : parlez avant que le Docteur n’ait à le faire.
mafia32-citizen-bluff = La couverture la plus simple. Comptez combien l’ont déjà prise.

mafia32-beauty = Belle
    .genitive = de la Belle
    .accusative = la Belle
    .gender = feminine
mafia32-beauty-short = Ôte son pouvoir à quelqu’un et le protège
mafia32-beauty-ability = La nuit, vous pouvez aller voir un autre joueur. Ce qu’il fait cette nuit reste sans effet, et nul ne peut le tuer. Il n’en sait rien : { $variant_blocked_info ->
    [truth] s’il enquête, la réponse est vraie.
    [town] s’il enquête, la réponse est toujours « de la ville ».
   *[random] s’il enquête, la réponse est tirée au hasard.
}
mafia32-beauty-when = Avant tous les autres, chaque nuit sauf la première
mafia32-beauty-example = Vous rendez visite à Boris, le Maniaque. Il tire et personne ne tombe ; la Mafia, qui le visait, le manque aussi.
mafia32-beauty-play = Allez voir ceux que vous soupçonnez : une nuit calme, c’est peut-être un tir que vous avez empêché. Retenez qui vous avez vu et qui a survécu.
mafia32-beauty-bluff = Dites que vous étiez chez un survivant. Le lendemain, nul ne peut vous contredire.

mafia32-doctor = Docteur
    .genitive = du Docteur
    .accusative = le Docteur
    .gender = masculine
mafia32-doctor-short = Sauve un joueur des tirs
mafia32-doctor-ability = Chaque nuit, vous soignez un joueur, vous-même si vous voulez. Les tirs de cette nuit ne le tuent pas. Jamais le même deux nuits de suite.
mafia32-doctor-when = Après la Belle, chaque nuit sauf la première
mafia32-doctor-example = Les deux gangs tirent sur Anna et vous la soignez : personne ne meurt. La nuit suivante, il faudra choisir quelqu’un d’autre.
mafia32-doctor-play = Soignez qui a bien parlé pour la ville et changez de rythme : les gangs connaissent aussi la règle des deux nuits.
mafia32-doctor-bluff = Après une nuit sans mort, dites que vous avez sauvé quelqu’un. Nommez un joueur qui gênait les gangs.

mafia32-bodyguard = Garde du corps
    .genitive = du Garde du corps
    .accusative = le Garde du corps
    .gender = masculine
mafia32-bodyguard-short = Meurt à la place d’un autre
mafia32-bodyguard-ability = La nuit, vous pouvez garder un autre joueur. S’il devait être tué cette nuit, vous mourez à sa place. Il n’en sait rien.
mafia32-bodyguard-when = Après le Docteur, chaque nuit sauf la première
mafia32-bodyguard-example = Vous gardez Véra et le Maniaque tire sur elle : au matin, vous êtes mort et elle est en vie.
mafia32-bodyguard-play = Ne gardez que quelqu’un de plus précieux que vous pour la ville.
mafia32-bodyguard-bluff = Une annonce modeste : on n’attend de vous aucun renseignement.

mafia32-spy = Espion
    .genitive = de l’Espion
    .accusative = l’Espion
    .gender = masculine
mafia32-spy-short = De la ville, mais éveillé avec les gangs
mafia32-spy-ability = Vous vous réveillez avec chaque gang et voyez ses membres, sans pouvoir les nommer ni dire qui vous êtes. { $variant_spy_vote ->
    [counts] Votre doigt compte comme les leurs.
   *[dummy] Votre doigt est pour la forme.
} Le gang qui vous abat voit votre carte et peut tirer encore une fois ; ni Docteur ni Garde du corps ne vous aide alors.
mafia32-spy-when = Avec chaque gang
mafia32-spy-example = La Mafia vous désigne. Vous lui montrez votre carte, elle choisit une autre victime, et au matin vous êtes morts tous les deux.
mafia32-spy-play = Orientez la discussion sans nommer personne. La nuit, désignez comme le ferait un gangster.
mafia32-spy-bluff = Vous n’avez pas le droit de vous dire Espion : dites-vous Citoyen.

mafia32-detective = Détective
    .genitive = du Détective
    .accusative = le Détective
    .gender = masculine
mafia32-detective-short = Apprend dans quel camp est un joueur
mafia32-detective-ability = Chaque nuit, vous enquêtez sur un autre joueur et apprenez une chose sur quatre : criminel, de la ville, solitaire, ou tué cette nuit sans être sauvé.
mafia32-detective-when = Après les deux gangs, chaque nuit sauf la première
mafia32-detective-example = Vous enquêtez sur Boris : criminel. Le jour, à vous de décider ce que vous en dites.
mafia32-detective-play = Enquêtez sur ceux qui mènent la discussion. L’Avocat a pu fausser une réponse : vérifiez deux fois ce qui compte.
mafia32-detective-bluff = Commencez par un résultat sans danger. Une fausse accusation se paie quand la carte est montrée.

mafia32-politician = Politicien
    .genitive = du Politicien
    .accusative = le Politicien
    .gender = masculine
mafia32-politician-short = Seul le vote de la ville l’écarte
mafia32-politician-ability = On ne peut ni vous abattre, ni vous empoisonner, ni vous emprisonner. Seul le vote du jour peut vous écarter.
mafia32-politician-when = Dort
mafia32-politician-example = Trois nuits de suite, la Mafia tire sur vous pour rien. Le quatrième jour, la ville se demande pourquoi personne ne meurt.
mafia32-politician-play = Parlez fort : un tir sur vous est un tir perdu. Mais n’effrayez pas la ville elle-même.
mafia32-politician-bluff = Qui a survécu à bien des nuits s’en réclame sans peine.

mafia32-leader = Leader
    .genitive = du Leader
    .accusative = le Leader
    .gender = masculine
mafia32-leader-short = Vote double, en secret
mafia32-leader-ability = Le jour, votre vote compte double. Personne ne l’apprend.
mafia32-leader-when = Dort
mafia32-leader-example = Deux mains contre Anna, deux contre Boris, dont la vôtre : Boris s’en va.
mafia32-leader-play = Votez tôt et calmement. Tant que vous vivez, la ville tient avec un joueur de moins.
mafia32-leader-bluff = Après un vote qui semblait à égalité, dites que votre main a décidé.

mafia32-judge = Juge
    .genitive = du Juge
    .accusative = le Juge
    .gender = masculine
mafia32-judge-short = Voit une carte, emprisonne les criminels
mafia32-judge-ability = Chaque nuit, on vous montre la carte d’un autre joueur{ $variant_crossed_arms ->
    [all] { " " }; s’il est tué cette nuit, seulement des bras croisés.
   *[detective] , même tué cette nuit.
} Un criminel va en prison au matin : il n’agit plus et ne vote plus, il peut seulement parler. Si vous mourez{ $variant_judge_infected ->
    [free] { " " }ou êtes infecté,
   *[keep] ,
} vos prisonniers sont libres.
mafia32-judge-when = Après le Détective, chaque nuit sauf la première
mafia32-judge-example = On vous montre la carte de Boris, un Mafioso. Au matin, tous apprennent qu’il est en prison.
mafia32-judge-play = Après votre première arrestation, vous êtes la première cible des gangs. Cachez-vous et laissez le Docteur deviner.
mafia32-judge-bluff = Dès qu’un joueur est en prison, on devine le Juge : un innocent peut se dire Juge et prendre le tir.

mafia32-journalist = Journaliste
    .genitive = du Journaliste
    .accusative = le Journaliste
    .gender = masculine
mafia32-journalist-short = Compare deux joueurs
mafia32-journalist-ability = Chaque nuit, vous choisissez deux autres joueurs et apprenez s’ils sont du même camp{ $variant_crossed_arms ->
    [all] { " " }; si l’un est tué cette nuit, cela seulement.
   *[detective] , même si l’un est tué cette nuit.
} { $variant_journalist_gangs ->
    [same] Mafia et Triades comptent pour un seul camp.
   *[different] Mafia et Triades sont deux camps.
}
mafia32-journalist-when = Après le Juge, chaque nuit sauf la première
mafia32-journalist-example = Anna et Boris ne sont pas du même camp, Anna et Véra si. Si Anna se révèle être de la ville, vous en savez long sur Véra.
mafia32-journalist-play = Comparez des inconnus à quelqu’un de sûr et gardez un nom d’une nuit à l’autre.
mafia32-journalist-bluff = Deux gangs, une ville, un solitaire : « différents » convient à presque toutes les paires.

mafia32-lawyer = Avocat
    .genitive = de l’Avocat
    .accusative = l’Avocat
    .gender = masculine
mafia32-lawyer-short = Fausse les enquêtes sur un joueur
mafia32-lawyer-ability = Chaque nuit, vous choisissez un joueur. Qui enquête sur lui cette nuit reçoit une fausse réponse. Puis vous vous réveillez et tirez avec la Mafia.
mafia32-lawyer-when = Après le Garde du corps, puis avec la Mafia
mafia32-lawyer-example = Vous défendez le Parrain. Le Détective enquête sur lui et apprend : de la ville.
mafia32-lawyer-play = Défendez le plus soupçonné, ou un innocent sur qui l’on va enquêter.
mafia32-lawyer-bluff = Parlez des enquêtes comme le ferait le Détective et doutez-en comme un Citoyen prudent.

mafia32-don = Parrain
    .genitive = du Parrain
    .accusative = le Parrain
    .gender = masculine
mafia32-don-short = Tranche quand la Mafia hésite
mafia32-don-ability = Vous vous réveillez avec la Mafia. Si elle ne s’accorde pas sur une victime, votre choix décide. À votre mort, un Mafioso tiré au sort devient Parrain.
mafia32-don-when = Avec la Mafia
mafia32-don-example = L’un désigne Anna, l’autre Boris, et vous Boris : c’est Boris. À trois choix différents, le vôtre aurait compté.
mafia32-don-play = Laissez les autres désigner d’abord et ne tranchez que les doutes : qui commande le jour se fait trouver le jour.
mafia32-don-bluff = Soyez un Citoyen discret avec une seule opinion bien arrêtée.

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
mafia32-mafioso-bluff = Préparez deux choses : un rôle pour aujourd’hui et une raison de l’avoir tu.

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
mafia32-triad-bluff = Traquez la Mafia aussi fort que la ville : vous le pensez vraiment.

mafia32-triad_boss = Boss des Triades
    .genitive = du Boss des Triades
    .accusative = le Boss des Triades
    .gender = masculine
mafia32-triad_boss-short = Tranche quand les Triades hésitent
mafia32-triad_boss-ability = Vous vous réveillez avec les Triades. Si elles ne s’accordent pas sur une victime, votre choix décide. À votre mort, une Triade tirée au sort devient le Boss.
mafia32-triad_boss-when = Avec les Triades
mafia32-triad_boss-example = Vos deux complices désignent deux joueurs. Pas de majorité : votre choix décide.
mafia32-triad_boss-play = Deux gangs se partagent la ville : laissez la Mafia se faire des ennemis.
mafia32-triad_boss-bluff = Annoncez un rôle qui agit après les gangs et dites tard ce que vous avez appris.

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
mafia32-maniac-bluff = Deux morts en une nuit s’expliquent de bien des façons : accusez les Triades.

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
mafia32-black_widow-bluff = Vos victimes tombent avec un jour de retard : pleurez-en une autre.

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
mafia32-patient_zero-bluff = Vous vous réveillez en dernier et ne tuez personne : nul Citoyen n’est plus paisible.

prompt-mafia32-beauty = À qui rendre visite ?
    .note = Cette nuit, ce joueur ne peut rien et ne peut être tué. Vous pouvez aussi n’aller voir personne.
prompt-mafia32-doctor = Qui soigner ?
    .note = Vous-même si vous voulez, mais jamais le même deux nuits de suite.
prompt-mafia32-bodyguard = Qui garder ?
    .note = Si ce joueur devait être tué cette nuit, vous mourez à sa place. Vous pouvez aussi ne garder personne.
prompt-mafia32-lawyer = Qui défendre ?
    .note = Qui enquête sur ce joueur cette nuit reçoit une fausse réponse.
prompt-mafia32-mafia = Sur qui tire la Mafia ?
    .note = Vous voyez qui les autres désignent. En cas de désaccord, on désigne encore ; puis la majorité décide, ou le Parrain.
prompt-mafia32-mafia_more = Un tir de plus ?
    .note = La victime était l’Espion, qui est perdu. La Mafia peut tirer sur un joueur de plus.
prompt-mafia32-triads = Sur qui tirent les Triades ?
    .note = Vous voyez qui les autres désignent. En cas de désaccord, on désigne encore ; puis la majorité décide, ou le Boss.
prompt-mafia32-triads_more = Un tir de plus ?
    .note = La victime était l’Espion, qui est perdu. Les Triades peuvent tirer sur un joueur de plus.
prompt-mafia32-detective = Sur qui enquêter ?
    .note = Vous apprenez : criminel, de la ville, solitaire ou tué cette nuit.
prompt-mafia32-judge = Qui juger ?
    .note = { $variant_crossed_arms ->
        [all] On vous montre la carte de ce joueur, ou des bras croisés s’il est tué cette nuit. Un criminel va en prison au matin.
       *[detective] On vous montre la carte de ce joueur. Un criminel va en prison au matin.
    }
prompt-mafia32-journalist = Qui comparer ?
    .note = Choisissez deux joueurs. Vous apprenez s’ils sont du même camp.
prompt-mafia32-maniac = Sur qui tirer ?
    .note = { $variant_maniac_pass ->
        [on] N’importe quel autre joueur. Vous pouvez aussi attendre.
       *[off] N’importe quel autre joueur.
    }
prompt-mafia32-black_widow = Qui empoisonner ?
    .note = Ce joueur meurt après la nuit prochaine. Vous pouvez aussi n’empoisonner personne.
prompt-mafia32-patient_zero = Qui infecter ?
    .note = Ce joueur perd tous ses pouvoirs et vous rejoint. Vous pouvez aussi n’infecter personne.
prompt-mafia32-vote = Contre qui votez-vous ?
    .note = Qui a le plus de voix quitte la ville. Vous pouvez changer d’avis tant que tous n’ont pas voté.
prompt-mafia32-hand = Voter contre ce joueur ?
    .note = Vous n’avez qu’une main pour ce vote. Levez-la pour ce joueur ou gardez-la pour un nom suivant.
    .name = Éliminer { $name } ?
prompt-mafia32-day = Discussion
    .note = Dites ce que vous voulez, vrai ou faux. On ne montre aucune carte.
prompt-mafia32-dusk = Regardez votre carte
    .note = Retenez-la et posez-la face cachée.
prompt-mafia32-farewell = Derniers mots
    .note = Le vote est tombé sur vous. Dites ce que vous avez à dire ; puis on montre votre carte.

voice-mafia32-dusk = Regardez votre carte, puis posez-la face cachée.
voice-mafia32-begin = La ville s’endort. La nuit tombe.
voice-mafia32-beauty-wake = La Belle se réveille.
voice-mafia32-beauty-sleep = La Belle s’endort.
voice-mafia32-doctor-wake = Le Docteur se réveille.
voice-mafia32-doctor-sleep = Le Docteur s’endort.
voice-mafia32-bodyguard-wake = Le Garde du corps se réveille.
voice-mafia32-bodyguard-sleep = Le Garde du corps s’endort.
voice-mafia32-lawyer-wake = L’Avocat se réveille.
voice-mafia32-lawyer-sleep = L’Avocat s’endort.
voice-mafia32-mafia-wake = La Mafia se réveille.
voice-mafia32-mafia-sleep = La Mafia a tiré et s’endort.
voice-mafia32-meet-mafia-sleep = La Mafia s’endort.
voice-mafia32-triads-wake = Les Triades se réveillent.
voice-mafia32-triads-sleep = Les Triades ont tiré et s’endorment.
voice-mafia32-meet-triads-sleep = Les Triades s’endorment.
voice-mafia32-detective-wake = Le Détective se réveille.
voice-mafia32-detective-sleep = Le Détective s’endort.
voice-mafia32-judge-wake = Le Juge se réveille.
voice-mafia32-judge-sleep = Le Juge s’endort.
voice-mafia32-journalist-wake = Le Journaliste se réveille.
voice-mafia32-journalist-sleep = Le Journaliste s’endort.
voice-mafia32-maniac-wake = Le Maniaque se réveille.
voice-mafia32-maniac-sleep = Le Maniaque s’endort.
voice-mafia32-black_widow-wake = La Veuve noire se réveille.
voice-mafia32-black_widow-sleep = La Veuve noire s’endort.
voice-mafia32-patient_zero-wake = Le Patient zéro se réveille.
voice-mafia32-patient_zero-sleep = Le Patient zéro s’endort.
voice-mafia32-dawn = La ville se réveille.
voice-mafia32-killed = { $n ->
    [1] Cette nuit a emporté { $names }.
   *[other] Tués cette nuit : { $names }.
}
voice-mafia32-nobody-killed = Personne n’a été tué cette nuit.
voice-mafia32-jailed = En prison dès aujourd’hui : { $names }.
voice-mafia32-freed = De retour de prison : { $names }.
voice-mafia32-day = Il fait jour. Parlez.
voice-mafia32-last-minute = Il reste une minute.
voice-mafia32-vote = La discussion est close. La ville vote.
voice-mafia32-named = Qui vote contre { $name } ?
voice-mafia32-tied = { $variant_tie ->
    [random] Égalité. Le sort décide entre { $names }.
    [all] Égalité. Tous s’en vont : { $names }.
   *[revote_none] Égalité. On vote encore une fois : { $names }.
}
voice-mafia32-farewell = La ville a choisi : { $names }. Derniers mots.
voice-mafia32-stalled = { story-stalled }

# settings
setting-must_vote = Vote obligatoire
    .note = Personne ne peut s’abstenir.
setting-tie = L’égalité
    .note = Que faire si plusieurs ont le plus de voix.
setting-tie-revote_none = Un second vote, puis personne
setting-tie-random = Le sort décide
setting-tie-all = Tous s’en vont
setting-last_words = Derniers mots
    .note = Qui est condamné par le vote parle avant qu’on montre sa carte.
setting-blocked_info = Enquêter malgré la Belle
    .note = Ce qu’apprend un enquêteur bloqué.
setting-blocked_info-random = Au hasard
setting-blocked_info-truth = La vérité
setting-blocked_info-town = Toujours la ville
setting-crossed_arms = Bras croisés
    .note = À qui l’on montre qu’un joueur a été tué cette nuit. D’après le livret, c’est le signe du Détective ; le Juge voit quand même la carte, et le Journaliste un oui ou un non.
setting-crossed_arms-detective = Le signe du seul Détective
setting-crossed_arms-all = Aussi pour le Juge et le Journaliste
setting-spy_vote = La main de l’Espion
    .note = Compte-t-elle quand un gang désigne ? Si elle compte, un Espion peut empêcher un petit gang de tirer.
setting-spy_vote-counts = Elle compte
setting-spy_vote-dummy = Pour la forme
setting-journalist_gangs = Deux gangs pour le Journaliste
    .note = La Mafia et les Triades sont-elles un même camp ?
setting-journalist_gangs-different = Deux camps
setting-journalist_gangs-same = Un seul camp
setting-judge_infected = Un Juge infecté
    .note = Que deviennent les prisonniers ?
setting-judge_infected-keep = Ils restent en prison
setting-judge_infected-free = Ils sont libres
setting-infected = Les infectés
    .note = Avec qui ils gagnent.
setting-infected-join = Avec le Patient zéro
setting-infected-checks_only = Avec leur ancien camp
setting-maniac_pass = Le Maniaque peut attendre
    .note = Une nuit sans tir est permise.
setting-infected_criminals = Criminels infectés
    .note = La ville et l’autre gang doivent-ils s’en débarrasser aussi pour gagner ?
setting-infected_criminals-count = Toujours des criminels
setting-infected_criminals-gone = Ne comptent plus
setting-loner_blocks = Un solitaire fait obstacle
    .note = D’après le livret, la ville ou un gang gagne même si un solitaire est en vie : il gagne donc rarement. Avec ce réglage, personne d’autre ne gagne tant qu’il vit.
setting-pad_calls = Appeler aussi les morts
    .note = Les rôles dont la carte est montrée sont encore appelés, pour que toutes les nuits durent autant.
setting-gang = Un gang désigne
    .note = Jusqu’à trois fois par appel. Dure toujours jusqu’au bout.
setting-farewell = Les derniers mots
    .note = S’achèvent dès que tout est dit.
# story
story-mafia32-unexecuted = Le vote ne désigne personne
story-mafia32-died-vote = { $n ->
    [0] { $who } : la ville a choisi
   *[other] { $who } : { $n } voix, la ville a choisi
}
foresee-dies-shot = { $who } meurt d’un tir : { $role }
foresee-dies-venom = { $who } meurt du poison : { $role }
foresee-dies-exposed = { $who } meurt, Espion démasqué : { $role }
foresee-dies-guard = { $who } meurt à la place de { $ward }
foresee-blocked = { $who } vit, la Belle est là (attaque : { $role })
foresee-healed = { $who } vit, le Docteur soigne (attaque : { $role })
foresee-untouchable = { $who } vit, on ne peut pas tuer le Politicien (attaque : { $role })
foresee-later = { $who } meurt une nuit plus tard, empoisonné : { $role }
foresee-jailed = { $who } va en prison
refused-no-criminals = Il faut au moins un criminel dans le jeu.
story-you-met-patient_zero = { $role } : { $names }. Vous n’avez pas le droit de révéler qui appartient à quel camp.
