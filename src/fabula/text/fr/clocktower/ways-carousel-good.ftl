# Blood on the Clocktower, les rôles gentils hors des boîtes : ce qu’on peut tenter d’autre, pour les jouer ou les bluffer.

clocktower-steward-play-2 = Ne parlez pas d’abord de votre joueur et voyez ce qu’il annonce et comment il vote. S’il ment, c’est qu’un gentil a ses raisons : demandez-les-lui en privé.
clocktower-steward-play-3 = Nommez-le le jour où le village veut l’exécuter, pas avant : votre parole sauvera quelqu’un, et les maléfiques n’auront pas pu s’y préparer.
clocktower-steward-bluff-2 = Répondez d’un gentil que nul n’a encore remarqué : il aura en vous un ami, et vous en lui un témoin.

clocktower-knight-play-2 = Taisez vos deux noms jusqu’à ce que l’un soit nominé, et parlez alors : une exécution est sauvée, et le Démon n’avait pas de raison de vous tuer.
clocktower-knight-play-3 = Dites à chacun, en privé, que vous savez du bien de lui, et demandez ses nouvelles. Un gentil vous paiera de vérité, un Sbire d’une histoire que l’on pourra vérifier.
clocktower-knight-bluff-2 = Nommez deux gentils que nul ne soupçonne : c’est vrai, cela ne coûte rien à votre Démon, et l’on vous croira honnête.

clocktower-noble-play-2 = Avant de nommer vos trois joueurs, parlez à chacun et laissez entendre que l’un des autres ment : les gentils vous aideront à chercher.
clocktower-noble-play-3 = Faites exécuter celui des trois dont la mort dira le camp. S’il était gentil, il en reste deux, ce qui vaut mieux que tout le cercle.
clocktower-noble-bluff-2 = Mettez votre Démon parmi les trois, avec deux gentils d’allure plus louche. Quand l’un d’eux tombe, le Démon en paraît plus propre.

clocktower-shugenja-play-2 = Gardez la direction un jour ou deux et confrontez-la à chaque soupçon : elle accuse rarement, mais tranche souvent entre deux suspects.
clocktower-shugenja-bluff-2 = Dites vrai si le plus proche est un Sbire qu’on trouverait de toute façon : nul ne cherche un menteur dans une si petite nouvelle.

clocktower-bounty_hunter-play-2 = Laissez vivre votre joueur et regardez qui il protège : ce premier nom vaut mieux comme piste que comme exécution, et le Démon ignore que vous l’avez.
clocktower-bounty_hunter-play-3 = Annoncez-vous et rappelez qu’un Villageois est maléfique : nul n’avouera, mais chacun écoutera mieux.
clocktower-bounty_hunter-bluff-2 = Livrez comme prime un Sbire perdu d’avance. Après l’exécution, le nom suivant est à vous, et l’on y croira.

clocktower-high_priestess-play-2 = Parlez à celui qu’on vous a montré sans dire pourquoi, et laissez-le parler : il ignore peut-être lui-même qu’il détient la clé.
clocktower-high_priestess-play-3 = Tenez la liste de tous ceux qu’on vous a montrés et livrez-la vers la fin : qui revient souvent mérite d’être cru, ou d’être percé à jour.
clocktower-high_priestess-bluff-2 = Dites qu’on vous envoie nuit après nuit chez un ami : le village lui fera confiance, car qui contredirait le Conteur ?

clocktower-balloonist-play-2 = N’en dites rien et demandez son rôle à chaque joueur montré. Si deux joueurs montrés à la suite se disent Villageois, l’un des deux ment, ou l’on vous a trompé.
clocktower-balloonist-play-3 = Publiez la suite chaque matin : les maléfiques devront y plier leurs annonces, et le Démon craindra la nuit où il y paraîtra.
clocktower-balloonist-bluff-2 = Mettez un Étranger de trop dans votre suite : avec l’Aéronaute, il y en a parfois un de plus, et cela couvre l’ami qui s’en prétend.

clocktower-general-play-2 = Gardez-le pour vous et éprouvez le village : avant une exécution, demandez-vous ce qu’elle devrait changer, et voyez la nuit suivante.
clocktower-general-play-3 = Dites-le chaque matin : si les maléfiques mènent, il faut oser ; si ce sont les gentils, gardez le cap. Tôt ou tard, attendez-vous au Démon.
clocktower-general-bluff-2 = Répétez que personne ne mène : c’est difficile à démentir, et le village ne changera rien.

clocktower-preacher-play-2 = Inutile de prêcher deux fois au même : une seule suffit tant que vous êtes en vie et sobre. Commencez par ceux qui pourraient gâter les nouvelles les plus utiles.
clocktower-preacher-play-3 = Dites ouvertement qui vous avez choisi. Un Sbire privé de capacité s’inquiète, et le village voit quel récit change.
clocktower-preacher-bluff-2 = Dites avoir prêché à l’un de vos Sbires, désormais inoffensif : à quoi bon gâcher une exécution ?

clocktower-village_idiot-play-2 = Ne vous montrez que si un autre le fait, et comparez d’abord en privé. Un menteur qui ignore vos résultats ne pourra les copier.
clocktower-village_idiot-play-3 = Interrogez d’abord l’un sur l’autre : si chacun voit un gentil, c’est un début, même si celui qui est ivre peut voir n’importe quoi.
clocktower-village_idiot-bluff-2 = Soyez celui qui est « sûrement ivre » : contredisez un vrai, et laissez le village choisir entre vous.

clocktower-king-play-2 = Dites-vous Roi ouvertement : le Démon le sait déjà, et les autres sauront qui protéger. S’il peut y avoir un Enfant de chœur, le Démon y pensera à deux fois.
clocktower-king-play-3 = Regardez qui vous traite avec trop d’égards : seul le Démon a été prévenu, et qui semble le savoir l’a appris de lui.
clocktower-king-bluff-2 = Démon, annoncez-le vers la fin : nul autre n’a été prévenu, et si vous vivez, c’est que le Démon craignait l’Enfant de chœur.

clocktower-acrobat-play-2 = Vivez prudemment : choisissez ceux dont les nouvelles importent peu, et ne risquez que si deux récits se contredisent. Votre mort tranchera.
clocktower-acrobat-play-3 = Suivez nuit après nuit le même joueur bien informé, et prévenez un ami. Si vous en mourez, on saura quelle nuit le poison est venu.
clocktower-acrobat-bluff-2 = Dites que vous choisissez chaque nuit un ami et que vous vivez : il est donc sobre, et ses dires sont justes.

clocktower-lycanthrope-play-2 = Taisez-vous et choisissez ceux qu’on exécuterait bientôt : gentil, la perte est mince ; maléfique, c’est une trouvaille. Et tant que vous touchez des gentils, le Démon ne tue pas.
clocktower-lycanthrope-play-3 = Dites qui vous êtes et prenez des volontaires : chacun qui meurt est prouvé gentil, et c’est le village qui choisit, non le Démon.
clocktower-lycanthrope-bluff-2 = Dites avoir chassé le pire accusateur du Démon : il vit, donc il est maléfique, et le mort de la nuit était au Démon.

clocktower-nightwatchman-play-2 = Servez-vous-en dès la première nuit, sur n’importe qui : dès le premier jour, quelqu’un sait que vous ne mentez pas, et vous êtes deux.
clocktower-nightwatchman-play-3 = Ou gardez-la pour la nuit d’avant votre exécution : le témoin choisi parlera pour vous le jour qui compte.
clocktower-nightwatchman-bluff-2 = Dites avoir choisi quelqu’un qui se tait : ou bien vous étiez ivre, ou bien il cache quelque chose.

clocktower-fisherman-play-2 = Allez-y tôt : un conseil du début a plus de jours pour servir.
clocktower-fisherman-play-3 = Répétez le conseil au village mot pour mot, mais d’abord à un seul joueur sûr, au cas où vous mourriez avant qu’il ait servi.
clocktower-fisherman-bluff-2 = Dites que vous gardez votre question pour un jour difficile. Tant qu’on attend le conseil, on vous laisse vivre.

clocktower-princess-play-2 = Avant de nominer, demandez en privé deux ou trois votes, sans dire pourquoi : le premier jour, une exécution manque plus de mains que de raisons.
clocktower-princess-play-3 = Dites ouvertement qui vous êtes et demandez un volontaire qui n’a plus rien à apprendre : tout le village saura ce que dit la nuit calme.
clocktower-princess-bluff-2 = Annoncez-le après une exécution du premier jour que vous aviez nominée : si quelqu’un meurt quand même, c’était le poison.

clocktower-farmer-play-2 = Dites-le ouvertement : en vous tuant, le Démon prouverait à un autre joueur que vous disiez vrai. Il vous laissera peut-être voter.
clocktower-farmer-play-3 = Dites-le à un seul joueur sûr : après votre mort, il cherchera le nouveau Fermier en privé, avant que les maléfiques songent à le prétendre.
clocktower-farmer-bluff-2 = Annoncez-le de votre vivant : un Fermier n’apprend rien, et le Démon l’évite.

clocktower-choirboy-play-2 = Trouvez le Roi et ne vous ouvrez qu’à lui : il pourra parler hardiment, et le Démon ne le frappera qu’à ses risques.
clocktower-choirboy-play-3 = Ou prétendez être le Roi : le Démon sait que non, et qui le conteste trop sûrement, hormis le Roi, l’a appris de lui.
clocktower-choirboy-bluff-2 = Annoncez-le tant que le Roi vit : jusque-là, vous n’avez rien à savoir.

clocktower-banshee-play-2 = Ou dites-le le premier jour et restez en vie : un Démon qui vous croit vous gardera pour la fin. Attendez-vous alors à des doutes.
clocktower-banshee-play-3 = Après votre mort, convenez chaque matin avec les vivants de vos nominations : deux nominations et une main double valent plus avec d’autres mains.
clocktower-banshee-bluff-2 = Sbire, annoncez-le tôt : votre Démon ne vous attaquera pas, et après une exécution, rien n’est annoncé, donc rien ne vous dément.

clocktower-pixie-play-2 = Trouvez d’abord le titulaire et entendez-vous : il annonce autre chose, et c’est vous qui parlez de son rôle. S’il meurt, sa capacité continue chez vous.
clocktower-pixie-play-3 = Ou disputez le rôle à son titulaire devant tous : nul ne doutera de votre folie, et après sa mort, vous prouverez votre bonne foi.
clocktower-pixie-bluff-2 = Prenez le rôle d’un gentil, et quand il proteste, avouez être le Lutin : il le fallait bien. On ne vous demandera pas de nouvelles tant qu’il vit.

clocktower-cult_leader-play-2 = Taisez-vous et surveillez vos voisins : si l’on vous dit une nuit que vous avez changé de camp, jouez pour le nouveau sans rien laisser voir.
clocktower-cult_leader-play-3 = Appelez plusieurs jours : chaque « non » vient d’un maléfique ou d’un gentil qui doute, et avec le temps, vous les distinguerez.
clocktower-cult_leader-bluff-2 = Prétendez-le sans jamais appeler : vous n’êtes pas encore sûr de votre camp, dites-vous, et le village attend avec vous.

clocktower-alsaahir-play-2 = Cachez-vous jusqu’à être presque sûr, et nommez-les tous un jour où l’on ne s’y attend pas. Un devin trop bruyant est une proie de choix pour le Démon.
clocktower-alsaahir-play-3 = Laissez le village composer la liste et prononcez-la : chacun en sait un morceau. Si vous ne gagnez pas, un morceau au moins est faux.
clocktower-alsaahir-bluff-2 = Donnez les bons Sbires, mais un gentil à la place du Démon : il ne se passe rien, et le village changera le mauvais nom.

clocktower-engineer-play-2 = Faites-le dès la première nuit : tout ce qu’on apprendra ensuite portera sur les rôles que vous avez choisis.
clocktower-engineer-play-3 = Attendez de voir ce qui nuit le plus au village, les Sbires ou le Démon, et changez cela : les maléfiques perdront le plan sur lequel ils comptaient.
clocktower-engineer-bluff-2 = Dites que vous avez essayé sans effet : ivre, peut-être, ou bien c’étaient déjà leurs rôles. Cela ne coûte rien et ressemble à la malchance.

clocktower-huntsman-play-2 = N’en dites rien et choisissez tôt parmi les plus discrets : une erreur ne trahit pas la Demoiselle, alors que vos questions pourraient la montrer à un Sbire.
clocktower-huntsman-play-3 = Détournez les Sbires : cherchez ouvertement la Demoiselle au mauvais endroit. Ils gâcheront leur unique essai sur celle que vous feignez d’avoir trouvée.
clocktower-huntsman-bluff-2 = Sbire, annoncez-le et cherchez la Demoiselle en privé : celle qui se confie à vous livre la partie à votre équipe.

clocktower-alchemist-play-2 = Gardez le secret et usez-en contre vos suspects : les maléfiques ne se préparent pas à une capacité de Sbire tournée contre eux.
clocktower-alchemist-play-3 = Montrez-la, si l’effet se voit : qui annonce d’avance ce qui va se passer est vite cru.
clocktower-alchemist-bluff-2 = Pris sur le fait, avouez : oui, c’était vous, mais en Alchimiste. Ayez prêt le nom de celui que vous visiez.

clocktower-cannibal-play-2 = Dites qui vous êtes, et le village choisira avec vous la capacité qui survivra : un gentil peut s’offrir, et l’exécution ne sera pas perdue.
clocktower-cannibal-play-3 = Taisez-vous et vérifiez les morts : ce qu’on vous dit la nuit montre si l’exécuté disait vrai sur son rôle. Mais un maléfique vous empoisonne, ne l’oubliez pas.
clocktower-cannibal-bluff-2 = Dites que cette fois, vous n’avez rien reçu : l’exécuté était donc maléfique. Et d’un vrai maléfique, dites le contraire.

clocktower-magician-play-2 = Annoncez-vous tôt : le village comprendra pourquoi certains se tenaient à distance et relira les premiers jours. Mais on voudra vous tuer plus vite.
clocktower-magician-play-3 = Jouez le jeu : si l’on vous parle comme à un Démon, répondez en Démon et demandez le plan. Vous direz tout au village quand vous en saurez assez.
clocktower-magician-bluff-2 = Si l’on vous a vu avec un Sbire, voilà pourquoi : il vous prenait pour le Démon, et vous ne faisiez qu’écouter.

clocktower-poppy_grower-play-2 = Dites-le le premier jour, et le village vous gardera : chaque maléfique est seul pour l’instant. Mais le Démon viendra vite.
clocktower-poppy_grower-play-3 = Faites le maléfique qui cherche ses amis : laissez entendre en privé que vous êtes un Sbire. Qui répond s’est trahi.
clocktower-poppy_grower-bluff-2 = Servez-vous-en pour innocenter les vôtres : les maléfiques ne se connaissent pas, dites-vous, et ces deux-là sont toujours ensemble.

clocktower-amnesiac-play-2 = Devinez d’abord large, « quelque chose avec les morts », puis suivez ce qui chauffe. Partagez chaque réponse avec un joueur : à deux, on pense mieux.
clocktower-amnesiac-play-3 = Racontez tout au village dès le premier jour : d’autres ont vu ce qui vous échappe. Le Démon écoute aussi, mais ne sait pas plus que vous que craindre.
clocktower-amnesiac-bluff-2 = Dites « froid » jour après jour : rien à inventer, et nul ne peut exiger que vous usiez d’une capacité inconnue.

clocktower-atheist-play-2 = Attendez et récoltez : deux joueurs pour un même rôle, une mort qu’aucun Démon n’explique. Le jour où vous parlerez, le village n’aura plus qu’à approuver.
clocktower-atheist-play-3 = Dites-le d’abord à deux ou trois, qu’ils vérifient eux-mêmes : une seule voix semble une ruse du Démon, quatre non.
clocktower-atheist-bluff-2 = Ne le demandez pas trop tôt : dites seulement que rien ne va avec aucun Démon, et laissez un gentil parler le premier de l’Athée.

clocktower-hermit-play-2 = Si un Étranger du module a intérêt à se cacher, cachez-vous : annoncez un Villageois, et ne dites la vérité qu’à ceux qui décident de vous.
clocktower-hermit-bluff-2 = Invoquez le fardeau qui arrange ce jour-là : il y en a tant que l’un explique toujours ce qui vient d’arriver.

clocktower-ogre-play-2 = Jouez simplement en gentil tant que rien ne dit le contraire : ils sont plus nombreux, et vous en êtes sans doute. Le village n’a pas besoin de douter de vous.
clocktower-ogre-play-3 = Dites ouvertement qui est votre ami : tout examen de lui vaut pour vous, et l’on vous lit ensemble.
clocktower-ogre-bluff-2 = Prenez pour ami un gentil presque prouvé : vous l’êtes alors aussi.

clocktower-golem-play-2 = Nominez dès les premiers jours quelqu’un qui n’a plus rien à apprendre : s’il vit, c’est le Démon ; sinon, la perte est légère.
clocktower-golem-play-3 = Cachez-le jusqu’au dernier jour : votre unique nomination dira alors si le principal suspect est le Démon.
clocktower-golem-bluff-2 = Dites que vous nominerez demain, et ne trouvez jamais le bon jour. Tant qu’on espère l’épreuve, on vous épargne.

clocktower-plague_doctor-play-2 = Cachez-vous derrière un rôle que nul ne veut tuer, sinon le Démon armera exprès le Conteur.
clocktower-plague_doctor-play-3 = Si vous mourez, notez tout ce qui est étrange : avec le village, vous trouverez quelle capacité de Sbire est apparue, et vivrez avec.
clocktower-plague_doctor-bluff-2 = Annoncez-le pour qu’on vous épargne : aucun village n’aime offrir au Conteur la capacité d’un Sbire.

clocktower-hatter-play-2 = Cachez-le et paraissez sans danger : un changement de rôles ne sert le Démon que s’il en choisit le moment.
clocktower-hatter-play-3 = S’il faut mourir, que ce soit tôt : le village a peu à perdre, et les maléfiques peu de raisons de changer.
clocktower-hatter-bluff-2 = Sbire, annoncez-le en mourant : dès cette nuit, tous les maléfiques ont pu changer, et le village doit tout reprendre.

clocktower-politician-play-2 = Tant que les gentils mènent, soyez honnête et utile : vous gagnerez avec eux sans rien faire, et nul ne vous surveillera.
clocktower-politician-play-3 = Ou décidez tôt et aidez les maléfiques en douce : un mauvais vote, un jour perdu. Mais que le Conteur voie bien que c’est vous le plus coupable.
clocktower-politician-bluff-2 = Pris à aider les maléfiques, dites que vous êtes le Politicien, et que vous y renoncez, puisque les gentils vont gagner.

clocktower-zealot-play-2 = Ne dites rien et semblez zélé : une main toujours levée a l’air d’un meneur, et le Démon perdra peut-être une nuit sur vous.
clocktower-zealot-play-3 = Demandez au village de compter sans vous : votre vote étant acquis, les maléfiques y comptent. Qu’il faille une main de plus pour exécuter.
clocktower-zealot-bluff-2 = Annoncez-le tôt et votez contre vos ennemis l’âme en paix : vous y êtes tenu. Mais il faudra aussi lever la main contre vos amis.

clocktower-damsel-play-2 = Parlez fort, comme quelqu’un qui en sait long : les Sbires cherchent la Demoiselle parmi les silencieux.
clocktower-damsel-play-3 = Qu’un autre vous ressemble : convenez avec un joueur sûr qu’il fera le timide au lourd secret. L’unique essai tombera peut-être sur lui.
clocktower-damsel-bluff-2 = Démon, confiez à un gentil que vous êtes la Demoiselle et qu’il faut vous cacher : c’est le village qui vous protégera.

clocktower-snitch-play-2 = Cachez-le et prenez un rôle qui semble libre : qui se montre trop sûr de son absence l’a vu parmi les trois qu’on lui a montrés.
clocktower-snitch-play-3 = Demandez à chacun de s’annoncer dès le premier jour : un Sbire n’a que trois rôles sûrs, et qui changera d’histoire avait mal choisi.
clocktower-snitch-bluff-2 = Annoncez-le et mettez en garde contre les bluffs trop sûrs : vous semblez parler contre les maléfiques sans rien livrer.

clocktower-heretic-play-2 = Dites-le à tout le village le premier jour : s’il vous croit, les gentils devront perdre, mais les maléfiques y tâcheront aussi. La course commence, et vous n’êtes pas seul.
clocktower-heretic-play-3 = N’en dites rien jusqu’à la fin et menez seul : épargnez le Démon, faites exécuter des gentils. C’est solitaire, mais nul ne le retournera contre vous.
clocktower-heretic-bluff-2 = Confiez-le en secret à quelques gentils : le dernier jour, ils épargneront d’eux-mêmes votre Démon.

clocktower-puzzlemaster-play-2 = Devinez tôt si les nouvelles d’un joueur ne tiennent pas debout : juste au troisième jour vaut mieux que sûr au dernier.
clocktower-puzzlemaster-play-3 = Ou nommez exprès quelqu’un de sûrement sobre : celui qu’on vous montre n’est alors pas le Démon, et c’est un suspect de moins.
clocktower-puzzlemaster-bluff-2 = Dites que vous cherchez encore l’ivrogne, et récoltez les nouvelles de chacun. Nul ne vous les refusera.
