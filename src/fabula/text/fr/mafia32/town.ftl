# Mafia with 32 cards: the town. Of each: name with its cases, -short, -ability, -when, -example,
# its ways to play and to bluff it (-play, -play-2, -bluff, -bluff-2); then what it is asked, and how it is called.

mafia32-citizen = Citoyen
    .genitive = du Citoyen
    .accusative = le Citoyen
    .gender = masculine
mafia32-citizen-short = Sans pouvoir : une voix et un vote
mafia32-citizen-ability = Vous n’avez aucun pouvoir. Vous dormez la nuit ; le jour, vous parlez et votez comme tout le monde.
mafia32-citizen-when = Dort
mafia32-citizen-example = Deux joueurs se disent Détective. Vous comparez leurs propos d’hier et votez contre celui dont le récit a changé.
mafia32-citizen-play = Repérez ceux qui votent sans raison. Votre carte ne coûte rien à la ville : parlez avant que le Docteur n’ait à le faire.
mafia32-citizen-play-2 = Laissez croire que vous en savez plus. Un gang qui perd sa nuit sur vous épargne le Détective.
mafia32-citizen-play-3 = Dites franchement ce que vous êtes et donnez votre voix à la meilleure raison : une petite ville gagne en votant ensemble.
mafia32-citizen-bluff = La couverture la plus simple. Comptez combien l’ont déjà prise.
mafia32-citizen-bluff-2 = Criminel, dites-le tôt, tant que peu l’ont dit, et plaignez-vous un peu. Personne n’attend de vous un récit des nuits.

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
mafia32-beauty-play-2 = Allez voir celui qui parle le mieux pour la ville : nul tir ne le tue cette nuit. Mais pas un enquêteur, vous fausseriez sa réponse.
mafia32-beauty-play-3 = Allez voir le même suspect deux nuits de suite : si personne ne meurt en votre présence, puis que cela reprend, dites-le.
mafia32-beauty-bluff = Dites que vous étiez chez un survivant. Le lendemain, nul ne peut vous contredire.
mafia32-beauty-bluff-2 = Attribuez-vous une nuit calme : vous étiez chez celui que vous voulez faire partir, et voyez, personne n’est tombé.
prompt-mafia32-beauty = À qui rendre visite ?
    .note = Cette nuit, ce joueur ne peut rien et ne peut être tué. Vous pouvez aussi n’aller voir personne.
voice-mafia32-beauty-wake = La Belle se réveille.
voice-mafia32-beauty-sleep = La Belle s’endort.

mafia32-doctor = Docteur
    .genitive = du Docteur
    .accusative = le Docteur
    .gender = masculine
mafia32-doctor-short = Sauve un joueur des tirs
mafia32-doctor-ability = Chaque nuit, vous soignez un joueur, vous-même si vous voulez. Les tirs de cette nuit ne le tuent pas. Jamais le même deux nuits de suite.
mafia32-doctor-when = Après la Belle, chaque nuit sauf la première
mafia32-doctor-example = Les deux gangs tirent sur Anna et vous la soignez : personne ne meurt. La nuit suivante, il faudra choisir quelqu’un d’autre.
mafia32-doctor-play = Soignez qui a bien parlé pour la ville et changez de rythme : les gangs connaissent aussi la règle des deux nuits.
mafia32-doctor-play-2 = Restez dans l’ombre jusqu’à pouvoir expliquer deux nuits sans mort. Nommez alors vos deux patients : on vous croira.
mafia32-doctor-play-3 = Soignez-vous la nuit après un trop beau discours, et le Détective la suivante : vous êtes couverts tous les deux au bon moment.
mafia32-doctor-bluff = Après une nuit sans mort, dites que vous avez sauvé quelqu’un. Nommez un joueur qui gênait les gangs.
mafia32-doctor-bluff-2 = Criminel, annoncez-le le premier et priez « l’imposteur » de se taire. Si personne ne vous contredit, tout vote vous épargnera.
prompt-mafia32-doctor = Qui soigner ?
    .note = Vous-même si vous voulez, mais jamais le même deux nuits de suite.
voice-mafia32-doctor-wake = Le Docteur se réveille.
voice-mafia32-doctor-sleep = Le Docteur s’endort.

mafia32-bodyguard = Garde du corps
    .genitive = du Garde du corps
    .accusative = le Garde du corps
    .gender = masculine
mafia32-bodyguard-short = Meurt à la place d’un autre
mafia32-bodyguard-ability = La nuit, vous pouvez garder un autre joueur. S’il devait être tué cette nuit, vous mourez à sa place. Il n’en sait rien.
mafia32-bodyguard-when = Après le Docteur, chaque nuit sauf la première
mafia32-bodyguard-example = Vous gardez Véra et le Maniaque tire sur elle : au matin, vous êtes mort et elle est en vie.
mafia32-bodyguard-play = Ne gardez que quelqu’un de plus précieux que vous pour la ville.
mafia32-bodyguard-play-2 = Dites que l’on garde cette nuit la voix la plus forte, sans dire qui. Puis gardez-en une autre : c’est elle que viseront les gangs.
mafia32-bodyguard-bluff = Une annonce modeste : on n’attend de vous aucun renseignement.
mafia32-bodyguard-bluff-2 = Criminel, nommez un survivant de la nuit et dites que vous le gardiez. Rien ne le dément, et vous gagnez un ami.
prompt-mafia32-bodyguard = Qui garder ?
    .note = Si ce joueur devait être tué cette nuit, vous mourez à sa place. Vous pouvez aussi ne garder personne.
voice-mafia32-bodyguard-wake = Le Garde du corps se réveille.
voice-mafia32-bodyguard-sleep = Le Garde du corps s’endort.

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
mafia32-spy-play-2 = Votez en connaissance de cause, jamais le premier : en second, avec une raison déjà donnée par un autre.
mafia32-spy-play-3 = Soyez pour le gang ce qu’il croit : désignez avec lui, et laissez le Docteur sauver.
mafia32-spy-bluff = Vous n’avez pas le droit de vous dire Espion : dites-vous Citoyen.
mafia32-spy-bluff-2 = Annoncez un autre rôle de la ville et racontez ses nuits. Le gang entend un des siens bien mentir, la ville un joueur honnête.

mafia32-detective = Détective
    .genitive = du Détective
    .accusative = le Détective
    .gender = masculine
mafia32-detective-short = Apprend dans quel camp est un joueur
mafia32-detective-ability = Chaque nuit, vous enquêtez sur un autre joueur et apprenez une chose sur quatre : criminel, de la ville, solitaire, ou tué cette nuit sans être sauvé.
mafia32-detective-when = Après les deux gangs, chaque nuit sauf la première
mafia32-detective-example = Vous enquêtez sur Boris : criminel. Le jour, à vous de décider ce que vous en dites.
mafia32-detective-play = Enquêtez sur ceux qui mènent la discussion. L’Avocat a pu fausser une réponse : vérifiez deux fois ce qui compte.
mafia32-detective-play-2 = Taisez-vous jusqu’à connaître deux criminels, puis nommez-les d’un trait : vous ne verrez peut-être pas le matin suivant.
mafia32-detective-play-3 = Si votre première réponse est un criminel, dites-le aussitôt. La carte montrée vous prouvera, et le Docteur saura qui soigner.
mafia32-detective-bluff = Commencez par un résultat sans danger. Une fausse accusation se paie quand la carte est montrée.
mafia32-detective-bluff-2 = Criminel, « enquêtez » sur votre complice et déclarez-le innocent, avant que le vrai Détective n’arrive à lui.
prompt-mafia32-detective = Sur qui enquêter ?
    .note = Vous apprenez : criminel, de la ville, solitaire ou tué cette nuit.
voice-mafia32-detective-wake = Le Détective se réveille.
voice-mafia32-detective-sleep = Le Détective s’endort.

mafia32-politician = Politicien
    .genitive = du Politicien
    .accusative = le Politicien
    .gender = masculine
mafia32-politician-short = Seul le vote de la ville l’écarte
mafia32-politician-ability = On ne peut ni vous abattre, ni vous empoisonner, ni vous emprisonner. Seul le vote du jour peut vous écarter.
mafia32-politician-when = Dort
mafia32-politician-example = Trois nuits de suite, la Mafia tire sur vous pour rien. Le quatrième jour, la ville se demande pourquoi personne ne meurt.
mafia32-politician-play = Parlez fort : un tir sur vous est un tir perdu. Mais n’effrayez pas la ville elle-même.
mafia32-politician-play-2 = Quand il reste peu de monde, dites ce que vous êtes et tenez la liste des annonces : aucun gang ne peut vous l’ôter.
mafia32-politician-bluff = Qui a survécu à bien des nuits s’en réclame sans peine.
mafia32-politician-bluff-2 = Maniaque ou criminel, dites-le après une nuit sans mort : on a tiré sur vous, en vain.

mafia32-leader = Leader
    .genitive = du Leader
    .accusative = le Leader
    .gender = masculine
mafia32-leader-short = Vote double, en secret
mafia32-leader-ability = Le jour, votre vote compte double. Personne ne l’apprend.
mafia32-leader-when = Dort
mafia32-leader-example = Deux mains contre Anna, deux contre Boris, dont la vôtre : Boris s’en va.
mafia32-leader-play = Votez tôt et calmement. Tant que vous vivez, la ville tient avec un joueur de moins.
mafia32-leader-play-2 = Gardez votre main jusqu’à ce que les comptes soient serrés. Là où une voix décide, la vôtre en vaut deux.
mafia32-leader-bluff = Après un vote qui semblait à égalité, dites que votre main a décidé.
mafia32-leader-bluff-2 = Criminel dans une petite ville, dites qu’elle a besoin de votre seconde voix. On vous gardera un jour de plus.

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
mafia32-judge-play-2 = Laissez l’arrestation sans explication et voyez qui plaint le prisonnier. Vous savez ce qu’il est ; eux ne devraient pas.
mafia32-judge-bluff = Dès qu’un joueur est en prison, on devine le Juge : un innocent peut se dire Juge et prendre le tir.
mafia32-judge-bluff-2 = Criminel, dites-vous Juge tant que la prison est vide : on ne vous a montré que des innocents, et vous en nommez deux.
prompt-mafia32-judge = Qui juger ?
    .note = { $variant_crossed_arms ->
        [all] On vous montre la carte de ce joueur, ou des bras croisés s’il est tué cette nuit. Un criminel va en prison au matin.
       *[detective] On vous montre la carte de ce joueur. Un criminel va en prison au matin.
    }
voice-mafia32-judge-wake = Le Juge se réveille.
voice-mafia32-judge-sleep = Le Juge s’endort.

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
mafia32-journalist-play-2 = Comparez deux joueurs qui s’accusent. « Pareils » : leur querelle est jouée ; « différents » : l’un des deux mérite d’être écouté.
mafia32-journalist-bluff = Deux gangs, une ville, un solitaire : « différents » convient à presque toutes les paires.
mafia32-journalist-bluff-2 = Criminel, dites que votre complice et quelqu’un de confiance sont du même camp. La bonne réputation de l’autre le blanchit.
prompt-mafia32-journalist = Qui comparer ?
    .note = Choisissez deux joueurs. Vous apprenez s’ils sont du même camp.
voice-mafia32-journalist-wake = Le Journaliste se réveille.
voice-mafia32-journalist-sleep = Le Journaliste s’endort.
