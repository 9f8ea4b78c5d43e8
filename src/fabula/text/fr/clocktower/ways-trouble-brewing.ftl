# Blood on the Clocktower, Trouble Brewing : ce qu’on peut tenter d’autre avec chaque rôle, pour le jouer ou le bluffer.

clocktower-washerwoman-play-2 = Demandez à chacun, en tête-à-tête, qui il est, sans rien souffler. Si un seul nomme votre Villageois, vous savez à qui vous fier, et les maléfiques ignorent que vous le savez.
clocktower-washerwoman-play-3 = Ou bien répondez de votre Villageois dès le premier jour : les autres lui confieront ce qu’ils savent. À faire si le Démon n’a pas grand-chose à gagner à le tuer.
clocktower-washerwoman-bluff-2 = Répondez d’un vrai gentil dont votre équipe connaît le rôle. Il vous défendra, et tout ce que vous direz ensuite passera mieux.

clocktower-librarian-play-2 = Gardez pour vous le nom de l’Étranger et laissez parler les deux. Si l’un s’annonce de lui-même sous ce rôle, confirmez-le : il ne l’a sans doute pas inventé.
clocktower-librarian-play-3 = On vous a dit qu’il n’y a pas d’Étranger ? Annoncez-le tout de suite : qui voudra se cacher derrière un tel rôle devra d’abord s’expliquer.
clocktower-librarian-bluff-2 = Dites qu’on vous a annoncé qu’il n’y a pas d’Étranger. Le vrai passera pour un menteur, mais parlez avant qu’un seul se soit déclaré.

clocktower-investigator-play-2 = Ne nommez personne pendant un jour ou deux et observez-les : à qui ils parlent à voix basse, qui ils défendent, quand ils votent. Le Sbire peut vous mener au Démon.
clocktower-investigator-play-3 = Nommez les deux dès le premier jour et demandez qu’on les exécute l’un après l’autre. Cela coûte deux jours, mais sauf Reclus ou fausse information, un Sbire y passe.
clocktower-investigator-bluff-2 = Nommez un de vos Sbires déjà soupçonné, et un gentil à côté. Cet ami était perdu de toute façon, et l’on vous croira jusqu’à la fin.

clocktower-chef-play-2 = Gardez votre nombre jusqu’à ce qu’on démasque quelqu’un : il dira tout de suite s’il faut chercher à côté ou plus loin. On n’a pas pu bâtir un mensonge autour d’un nombre inconnu.
clocktower-chef-bluff-2 = Donnez le vrai nombre. Il n’accuse personne en particulier, coûte peu à votre équipe, et rien ne viendra vous démentir plus tard.

clocktower-empath-play-2 = Annoncez un rôle que le Démon n’a pas de raison de viser, et confiez chaque matin votre nombre à un seul joueur sûr. Vous vivrez plus longtemps et rien ne se perdra à votre mort.
clocktower-empath-play-3 = Après un 1, faites exécuter l’un de vos voisins. Si le nombre tombe à 0, vous aviez vu juste, et vous en savez plus sur deux autres.
clocktower-empath-bluff-2 = Tant qu’aucun ami n’est à côté de vous, donnez de vrais nombres. À la fin, on croira l’unique faux.

clocktower-fortune_teller-play-2 = La première nuit, prenez-vous dans la paire. Après un « non », vous savez que vous n’êtes pas votre propre leurre, et vous pouvez ensuite interroger sur un joueur à la fois.
clocktower-fortune_teller-play-3 = Annoncez vos paires chaque matin : le Démon viendra, mais la liste restera au village. Si vous voulez durer, confiez-les à un seul joueur sûr et paraissez inoffensif.
clocktower-fortune_teller-bluff-2 = Dites avoir interrogé sur votre Démon avec quelqu’un en qui tous ont confiance, et entendu « non ». La confiance de l’un déteint sur l’autre.

clocktower-undertaker-play-2 = Dites qui vous êtes dès le premier jour, et que le village exécute d’abord ceux dont on doute : vous lirez la réponse. Le Démon viendra, alors dites tout aussitôt ; un Moine saura qui garder.
clocktower-undertaker-bluff-2 = Dites qu’on vous a montré le Soulard. Tout ce que l’exécuté avait dit ne vaut plus rien, et personne d’autre ne peut vérifier.

clocktower-monk-play-2 = Protégez chaque nuit le même joueur et ne le dites qu’à lui. Il pourra parler ouvertement, et s’il meurt quand même, votre capacité a déraillé ou ce n’était pas le Démon.
clocktower-monk-play-3 = Annoncez qui vous protégerez cette nuit, et protégez quelqu’un d’autre. Le Démon évitera le premier et tombera peut-être sur le second.
clocktower-monk-bluff-2 = Nul besoin d’une nuit calme : chaque matin, nommez comme protégé quelqu’un qui vit. Si vous êtes le Démon, choisissez vos victimes pour que l’histoire tienne.

clocktower-ravenkeeper-play-2 = Ou bien dites qui vous êtes : un Démon qui vous croit ne vous touchera pas. Vous n’apprendrez rien, mais une voix écoutée vivra jusqu’à la fin.
clocktower-ravenkeeper-bluff-2 = Annoncez-vous de votre vivant : nul ne s’étonnera que le Démon vous épargne. C’est le Démon que cela sert le mieux.

clocktower-virgin-play-2 = Ne dites rien et accusez vivement : quelqu’un vous nominera de lui-même et sera testé sans le savoir. Quoi qu’il arrive, votre capacité est alors dépensée.
clocktower-virgin-bluff-2 = Faites-vous nominer par un ami qui se dit Étranger. Il ne se passe rien, et tout concorde.

clocktower-slayer-play-2 = Tirez dès le premier jour sur celui que vous soupçonneriez toute la partie. Vous l’innocentez tôt, on n’a guère eu le temps de vous empoisonner, et votre mort ne sert plus au Démon.
clocktower-slayer-play-3 = Annoncez la veille sur qui vous tirerez et observez : qui le défend, et qui veut soudain vous faire exécuter ?
clocktower-slayer-bluff-2 = Dites que vous avez encore votre tir et qu’il est trop tôt. Tant qu’on l’espère, le village voudra vous garder en vie.

clocktower-soldier-play-2 = Dites-le dès le premier jour : un Démon qui vous croit en choisit d’autres, et nul ne s’étonnera plus tard que vous viviez encore.
clocktower-soldier-play-3 = Prêtez votre peau : convenez avec l’Empathique ou la Voyante que vous donnerez leurs résultats comme les vôtres. Le Démon perdra des nuits sur vous, et eux apprendront encore.
clocktower-soldier-bluff-2 = Si vous êtes l’Imp, choisissez une nuit un joueur mort. Personne ne meurt, et au matin vous dites que c’est vous qu’on attaquait.

clocktower-mayor-play-2 = Dites-le tôt et ouvertement : une attaque contre vous peut frapper ailleurs, et le village préparera le dernier jour avec vous. Attendez-vous à être empoisonné.
clocktower-mayor-play-3 = Ou confiez-vous à un seul joueur, et aux autres seulement quand vous serez trois. Les maléfiques n’auront eu aucune raison de vous empoisonner ni de vous faire exécuter.
clocktower-mayor-bluff-2 = Sbire, annoncez-vous tôt : le village vous gardera pour les trois derniers, et vous y prendrez la place d’un gentil.

clocktower-butler-play-2 = Cachez-le et annoncez un rôle que le Démon préfère tuer : une nuit perdue sur vous sauve un Villageois. Prenez un maître qui vote souvent, pour que votre main ne vous trahisse pas.
clocktower-butler-play-3 = Prévenez votre maître : qui mène deux votes y réfléchit à deux fois. Convenez d’avance des nominations où vos deux mains se lèvent.
clocktower-butler-bluff-2 = Nommez un ami comme maître : cela explique pourquoi vos mains se lèvent toujours ensemble.

clocktower-drunk-play-2 = Éprouvez votre capacité au grand jour : la Pucelle se fait nominer, le Mercenaire tire. Si rien ne se passe comme prévu, pensez d’abord à vous.
clocktower-drunk-play-3 = Comparez chaque jour vos nouvelles avec quelqu’un de sûr et comptez ce qui concorde. Plus vite vous verrez à deux que rien ne colle, moins il y aura de dégâts.
clocktower-drunk-bluff-2 = Ne le dites jamais vous-même : prétendez être un Villageois et contredisez-vous jusqu’à ce que le village le dise à votre place. On n’est pas pressé d’exécuter le Soulard.

clocktower-recluse-play-2 = Ne le dites qu’à ceux qui apprennent : le Cuistot, l’Empathique, la Voyante. Ils vous liront bien, et les maléfiques ne pourront pas se servir de vous.
clocktower-recluse-bluff-2 = Sbire, faites-vous exécuter sous ce nom. Quoi que voie le Croque-mort, cela ne prouve rien, et le village craint d’avoir tué l’un des siens.

clocktower-saint-play-2 = Prétendez être un Villageois dont le travail tient en une nuit, et dites une chose sans danger. Les maléfiques ne sauront pas qui pousser vers l’exécution.
clocktower-saint-play-3 = Ou dites-le le premier jour : le village aura tout le temps de se décider. En revanche, les maléfiques sauront où pousser à la fin.
clocktower-saint-bluff-2 = Gardez-le jusqu’à votre nomination, comme pourrait le faire un vrai Vertueux. Dit trop tôt, cela sent le bouclier.

clocktower-poisoner-play-2 = Restez plusieurs nuits sur le même joueur : de fausses nouvelles qui concordent se croient, une seule erreur se remarque.
clocktower-poisoner-play-3 = Travaillez avec votre Démon : empoisonnez le Soldat la nuit de l’attaque, ou le Moine, ou celui qui pourrait être le Gardien. Convenez de jour d’une victime pour deux.
clocktower-poisoner-bluff-2 = Soyez un rôle qui a tout appris la première nuit : on n’attend plus rien de vous, et vous écoutez en paix.

clocktower-spy-play-2 = Rien ne vous oblige à être vu avec votre Démon : guidez-vous sur le Grimoire seul et tournez les votes contre ceux qui pourraient vous percer. Alors rien ne vous relie.
clocktower-spy-play-3 = Laissez-vous examiner, et même exécuter : le Croque-mort verra peut-être un Villageois. Le village pleurera un ami et cherchera les coupables parmi ceux qui ont voté.
clocktower-spy-bluff-2 = Soyez la Lavandière ou l’Archiviste et répondez de quelqu’un en toute vérité. Vous avez vu le Grimoire : rien n’inspire plus confiance qu’une parole qui se vérifie.

clocktower-scarlet_woman-play-2 = Convenez avec votre Démon qu’il tombe tant que cinq joueurs vivent, et menez vous-même la charge. Vous continuez en Démon que tous remercient.
clocktower-scarlet_woman-play-3 = Une fois Démon, ne changez rien à vos manières : que le village pense avoir exécuté un innocent. Tuez d’abord qui pourrait dire le contraire, le Croque-mort par exemple.
clocktower-scarlet_woman-bluff-2 = Prenez l’un des rôles montrés au Démon comme absents : si vous devenez le Démon, personne ne vous contredira.

clocktower-baron-play-2 = Soyez un Villageois et traitez de menteur l’un des vrais Étrangers : tant que le village en compte trop peu, il ne pense pas à vous.
clocktower-baron-bluff-2 = Soyez un Villageois qui a appris une chose étrange. Avec des Étrangers en trop, le village vous prendra volontiers pour le Soulard.

clocktower-imp-play-2 = Laissez passer une nuit sans mort en choisissant un joueur mort. Au matin, un ami peut être le Soldat, ou celui qui a protégé la bonne personne.
clocktower-imp-play-3 = Tuez-vous tôt, avant tout soupçon. Ce qu’on a appris de vous ne désigne plus qu’un mort, et avec le Sbire qui vous succède, tout est à refaire.
clocktower-imp-bluff-2 = Dites-vous Étranger : le Reclus explique toute preuve contre vous, le Vertueux fait peur aux votants. Veillez à ce que leur nombre reste plausible.
clocktower-imp-bluff-3 = Partagez les trois rôles avec vos Sbires et confirmez-vous : l’un de vous est la Lavandière à qui l’on a montré un autre. Pas tous à la fois, et pas le premier jour.

clocktower-bureaucrat-play-2 = Maléfique, renforcez des gentils plusieurs jours de suite et faites-vous des amis. Gardez les trois voix d’un Sbire pour le jour qui décide de la partie.
clocktower-bureaucrat-bluff-2 = Demandez le soir à qui le village veut donner trois voix, et tenez parole. Qui laisse décider les autres semble n’avoir rien à cacher.

clocktower-thief-play-2 = Maléfique, volez celui que le village écoute et taisez-vous jusqu’à ce que sa main se lève. Gentil, volez un suspect et voyez s’il ose encore lever la main.
clocktower-thief-bluff-2 = Chaque jour, nommez votre victime avant la première nomination, et changez-en pour que chacun y passe. Une voleuse honnête, c’est rare, et c’est pourquoi cela marche.

clocktower-gunslinger-play-2 = Faites de votre tir une seconde exécution : convenez avec le village de la cible, qui lèvera la main au premier vote. Qui refuse vous a appris quelque chose aussi.
clocktower-gunslinger-bluff-2 = Ne tirez pas pendant plusieurs jours, puis seulement quand presque tout le village le demande. Un Vengeur maléfique n’aurait pas cette patience, dira-t-on.

clocktower-scapegoat-play-2 = Maléfique, gagnez d’abord la confiance du village : si vous mourez alors à la place de votre Démon, il semblera gentil. Si l’on vous sait maléfique, cette mort le trahit.
clocktower-scapegoat-bluff-2 = Demandez que l’on vote contre un joueur en qui tous ont confiance. Si vous mourez à sa place, le village croit en vous et ne l’a pas perdu.

clocktower-beggar-play-2 = Maléfique, récoltez des jetons tout de même, et mentez sur le camp de qui donne, si nul ne peut le vérifier. Ces votes serviront au Démon le dernier jour.
clocktower-beggar-bluff-2 = Quémandez d’abord auprès d’un mort prouvé gentil et dites vrai. Ensuite, on vous croira aussi pour les autres.
