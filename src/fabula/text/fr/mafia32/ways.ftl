# Mafia à 32 cartes : deuxièmes et troisièmes façons de jouer chaque rôle et de bluffer.

mafia32-citizen-play-2 = Laissez croire que vous en savez plus. Un gang qui perd sa nuit sur vous épargne le Détective.
mafia32-citizen-play-3 = Dites franchement ce que vous êtes et donnez votre voix à la meilleure raison : une petite ville gagne en votant ensemble.
mafia32-citizen-bluff-2 = Criminel, dites-le tôt, tant que peu l’ont dit, et plaignez-vous un peu. Personne n’attend de vous un récit des nuits.

mafia32-beauty-play-2 = Allez voir celui qui parle le mieux pour la ville : nul tir ne le tue cette nuit. Mais pas un enquêteur, vous fausseriez sa réponse.
mafia32-beauty-play-3 = Allez voir le même suspect deux nuits de suite : si personne ne meurt en votre présence, puis que cela reprend, dites-le.
mafia32-beauty-bluff-2 = Attribuez-vous une nuit calme : vous étiez chez celui que vous voulez faire partir, et voyez, personne n’est tombé.

mafia32-doctor-play-2 = Restez dans l’ombre jusqu’à pouvoir expliquer deux nuits sans mort. Nommez alors vos deux patients : on vous croira.
mafia32-doctor-play-3 = Soignez-vous la nuit après un trop beau discours, et le Détective la suivante : vous êtes couverts tous les deux au bon moment.
mafia32-doctor-bluff-2 = Criminel, annoncez-le le premier et priez « l’imposteur » de se taire. Si personne ne vous contredit, tout vote vous épargnera.

mafia32-bodyguard-play-2 = Dites que l’on garde cette nuit la voix la plus forte, sans dire qui. Puis gardez-en une autre : c’est elle que viseront les gangs.
mafia32-bodyguard-bluff-2 = Criminel, nommez un survivant de la nuit et dites que vous le gardiez. Rien ne le dément, et vous gagnez un ami.

mafia32-spy-play-2 = Votez en connaissance de cause, jamais le premier : en second, avec une raison déjà donnée par un autre.
mafia32-spy-play-3 = Soyez pour le gang ce qu’il croit : désignez avec lui, et laissez le Docteur sauver.
mafia32-spy-bluff-2 = Annoncez un autre rôle de la ville et racontez ses nuits. Le gang entend un des siens bien mentir, la ville un joueur honnête.

mafia32-detective-play-2 = Taisez-vous jusqu’à connaître deux criminels, puis nommez-les d’un trait : vous ne verrez peut-être pas le matin suivant.
mafia32-detective-play-3 = Si votre première réponse est un criminel, dites-le aussitôt. La carte montrée vous prouvera, et le Docteur saura qui soigner.
mafia32-detective-bluff-2 = Criminel, « enquêtez » sur votre complice et déclarez-le innocent, avant que le vrai Détective n’arrive à lui.

mafia32-politician-play-2 = Quand il reste peu de monde, dites ce que vous êtes et tenez la liste des annonces : aucun gang ne peut vous l’ôter.
mafia32-politician-bluff-2 = Maniaque ou criminel, dites-le après une nuit sans mort : on a tiré sur vous, en vain.

mafia32-leader-play-2 = Gardez votre main jusqu’à ce que les comptes soient serrés. Là où une voix décide, la vôtre en vaut deux.
mafia32-leader-bluff-2 = Criminel dans une petite ville, dites qu’elle a besoin de votre seconde voix. On vous gardera un jour de plus.

mafia32-judge-play-2 = Laissez l’arrestation sans explication et voyez qui plaint le prisonnier. Vous savez ce qu’il est ; eux ne devraient pas.
mafia32-judge-bluff-2 = Criminel, dites-vous Juge tant que la prison est vide : on ne vous a montré que des innocents, et vous en nommez deux.

mafia32-journalist-play-2 = Comparez deux joueurs qui s’accusent. « Pareils » : leur querelle est jouée ; « différents » : l’un des deux mérite d’être écouté.
mafia32-journalist-bluff-2 = Criminel, dites que votre complice et quelqu’un de confiance sont du même camp. La bonne réputation de l’autre le blanchit.

mafia32-lawyer-play-2 = Défendez-vous vous-même la nuit après qu’on a prononcé votre nom. Le Détective vous blanchira alors devant tous.
mafia32-lawyer-bluff-2 = Ne parlez jamais de réponses fausses. Demandez la preuve : quelle enquête, quelle nuit. On doute d’un honnête joueur, et vous n’avez rien dit de faux.

mafia32-don-play-2 = Quand vous n’êtes plus que deux, séparez-vous : que le Mafioso vote le jour avec la ville, et décidez seul la nuit.
mafia32-don-bluff-2 = Annoncez un rôle qui dort la nuit et vit longtemps. Si l’on vous trouve, on cherchera le nouveau Parrain, pas vos amis.

mafia32-mafioso-play-2 = N’ayez jamais l’avis de votre complice : convenez la nuit de qui sera pour et qui contre, et tenez-vous-y le jour.
mafia32-mafioso-bluff-2 = Annoncez un rôle dont le joueur vit peut-être encore et se tait, et racontez dans l’ordre chacune de vos nuits.

mafia32-triad-play-2 = Laissez la Mafia à la ville tant qu’il y a un Détective ; tirez sur ceux que la Mafia défend le jour.
mafia32-triad-bluff-2 = Dites que la Mafia a tiré sur vous et que vous avez survécu. Le Docteur croira que c’est lui, et personne ne pensera à l’autre gang.

mafia32-triad_boss-play-2 = Visez le camp en tête, ville ou Mafia : vous ne gagnez que si la Mafia a disparu et que la ville n’est plus majoritaire.
mafia32-triad_boss-bluff-2 = Comptez le premier, à voix haute, les morts de la nuit : deux tirs, deux gangs. Celui qui l’explique a l’air d’un Citoyen.

mafia32-maniac-play-2 = Laissez accuser les gangs : tirez sur ceux qu’ils auraient choisis. Tant qu’on est nombreux, personne ne pense à vous.
mafia32-maniac-play-3 = Vers la fin, visez ceux qui comptent bien. Il vous faut un matin avec un seul autre survivant au plus.
mafia32-maniac-bluff-2 = Dites-vous la Belle ou le Garde du corps : chaque victime est celle que vous n’avez pas pu sauver. Le chagrin ne se vérifie pas.

mafia32-black_widow-play-2 = Comptez un jour d’avance : le poison de cette nuit tue au deuxième matin. Vers la fin, faites qu’il n’y reste qu’un autre joueur au plus.
mafia32-black_widow-bluff-2 = Dites-vous le Docteur arrivé une nuit trop tard. Une mort qui vient un jour après sa cause demande une explication.

mafia32-patient_zero-play-2 = Infectez d’abord les discrets : tant que nul pouvoir ne manque, personne ne sait que vous êtes là.
mafia32-patient_zero-bluff-2 = Dites-vous Citoyen, et qu’un infecté réponde de vous. La ville croit deux voix.
