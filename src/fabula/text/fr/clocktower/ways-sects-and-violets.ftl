# Blood on the Clocktower, Sects & Violets : ce qu’on peut tenter d’autre avec chaque rôle, pour le jouer ou le bluffer.

clocktower-clockmaker-play-2 = Gardez le nombre deux jours et laissez les autres nommer leurs suspects. Il départagera alors des équipes entières, et nul menteur n’aura pu s’y plier.
clocktower-clockmaker-play-3 = Quand le Démon est presque connu, votre nombre désigne le Sbire le plus proche : dites-le, et le village saura de qui douter.
clocktower-clockmaker-bluff-2 = Donnez le vrai nombre, si vous le savez, tant que nul ne soupçonne l’un ou l’autre bout. Une nouvelle aussi sèche paraît honnête.

clocktower-dreamer-play-2 = Donnez chaque matin les deux rôles au village. Le Démon voudra votre mort, mais celui qui changera d’histoire aura votre liste contre lui.
clocktower-dreamer-play-3 = Rêvez deux fois du même joueur : si un seul des deux rôles revient, c’est le sien, à moins qu’on ne vous ait trompé.
clocktower-dreamer-bluff-2 = Si vous savez le rôle d’un gentil, donnez-le à côté d’un maléfique. Il vous confirmera devant tous et n’examinera plus vos autres rêves.

clocktower-snake_charmer-play-2 = Dites qui vous êtes et prenez les suspects du village : chaque jour, on en raye un. Et pour qu’un échange se voie, annoncez vos choix d’avance à un seul joueur sûr.
clocktower-snake_charmer-play-3 = Vers la fin, si vous ne voulez pas devenir le Démon, choisissez quelqu’un qui ne peut pas l’être : le village saura rayer sans vous.
clocktower-snake_charmer-bluff-2 = Sbire, dites que vous avez trouvé le Démon et pris sa place : ce serait donc vous. Tant qu’on en débat, le vrai reste dans l’ombre.

clocktower-mathematician-play-2 = Ne dites votre nombre qu’à un joueur, et qu’il demande autour de lui quelles nouvelles sont étranges. Sans le nombre, les maléfiques ne pourront s’y conformer.
clocktower-mathematician-play-3 = Ou annoncez-le chaque matin avant tout : chacun saura combien croire sa propre nouvelle. Un changement soudain dit quelle nuit on a agi autrement.
clocktower-mathematician-bluff-2 = Dites zéro pour la nuit où votre équipe a trompé quelqu’un. Ses fausses nouvelles sont maintenant certifiées.

clocktower-flowergirl-play-2 = Arrangez un vote : aujourd’hui une moitié du village lève la main, demain l’autre. Deux réponses, et vous savez dans quelle moitié est le Démon.
clocktower-flowergirl-play-3 = Annoncez-vous tôt : par peur, le Démon n’osera plus voter, et tous verront sa main baissée.
clocktower-flowergirl-bluff-2 = Dites « oui » pour un jour où presque tous ont voté : cela n’accuse personne et sonne vrai. Gardez le mensonge pour un jour à trois mains.

clocktower-town_crier-play-2 = Cachez-vous et faites en sorte qu’un jour, seul un suspect nomine. La réponse ne parle alors que de lui.
clocktower-town_crier-play-3 = Nominez aussi vous-même : un « oui » pour un jour où personne d’autre ne l’a fait dit que vous êtes ivre ou empoisonné.
clocktower-town_crier-bluff-2 = Dites « oui » pour un jour où plusieurs gentils ont nominé, et qu’ils se soupçonnent entre eux.

clocktower-oracle-play-2 = Cachez-vous jusqu’à trois ou quatre morts, puis donnez tous vos nombres d’un coup : une suite ne s’empoisonne pas, et le Démon n’aura pas eu de raison de vous choisir.
clocktower-oracle-play-3 = Aidez le village à croire ses morts : ils parlent et votent encore, et un zéro dit qu’ils sont tous gentils.
clocktower-oracle-bluff-2 = Donnez un nombre trop grand d’un : le village se méfiera de ses propres morts, et de tout ce qu’ils ont dit.

clocktower-savant-play-2 = Donnez chaque jour la paire à voix haute, mot pour mot : quelqu’un sait si une moitié est vraie, et à plusieurs on va plus vite. Le Démon vous remarquera, mais la liste restera.
clocktower-savant-play-3 = Ou partagez vos paires avec un seul ami, allez-y discrètement et annoncez un rôle de la première nuit. Un Savant à six paires vaut mieux qu’à deux.
clocktower-savant-bluff-2 = Que l’une des moitiés soit toujours une vérité connue : l’autre est donc fausse par règle, et vous pouvez ainsi démentir ce que vous voulez.

clocktower-seamstress-play-2 = Interrogez dès la première nuit sur deux inconnus et joignez la réponse aux paires des autres : de « même camp » en « camps différents », la carte se dessine.
clocktower-seamstress-play-3 = Prenez deux joueurs qui s’accusent. « Différents » : l’un est maléfique ; « même camp » : leur querelle est une erreur ou une comédie.
clocktower-seamstress-bluff-2 = Dites que vous n’avez pas encore demandé, et écoutez qui doute de qui. Vous saurez qui le village soupçonne, et répondrez après tous.

clocktower-philosopher-play-2 = Choisissez dès la première nuit un rôle qui apprend chaque nuit : il vous servira le plus longtemps. S’il a un titulaire, il est ivre, alors dites-le vite.
clocktower-philosopher-play-3 = Attendez la mort de quelqu’un dont la capacité est forte et prenez-la : aucun vivant n’en sera ivre, et le meilleur meurtre du Démon n’aura servi à rien.
clocktower-philosopher-bluff-2 = Dites avoir pris la capacité de celui que vous voulez discréditer : à vous entendre, il est ivre depuis.

clocktower-artist-play-2 = Demandez dès le premier jour en coupant le cercle : « Le Démon est-il dans cette moitié ? » Le village s’en servira toute la partie.
clocktower-artist-play-3 = Convenez avec le village de la question. La réponse sera alors à tous, même si les maléfiques savent ce qui vient.
clocktower-artist-bluff-2 = Dites qu’il vous reste votre question et que vous la poserez pour le village. À lui les mots, à vous la réponse.

clocktower-juggler-play-2 = Répartissez : une hypothèse sûre, pour qu’un zéro vous révèle ivre, et le reste sur ceux qui n’ont rien dit.
clocktower-juggler-play-3 = Donnez à cinq joueurs le même rôle, celui d’un Démon par exemple : le nombre dira s’il est parmi eux.
clocktower-juggler-bluff-2 = Annoncez les rôles que vos amis ont convenu de prétendre, et dites que presque tout était juste. Quatre sur cinq sonne mieux que cinq.

clocktower-sage-play-2 = Échangez vos annonces avec quelqu’un qui apprend beaucoup : vous parlez pour lui, lui pour vous. Le Démon viendra, et vous lui répondrez par deux noms.
clocktower-sage-play-3 = Ou dites-le ouvertement et vivez : un Démon qui vous croit ne viendra pas, et vous voterez jusqu’au bout.
clocktower-sage-bluff-2 = Annoncez-le de votre vivant si vous êtes le Démon : nul ne demandera pourquoi vous ne mourez pas.

clocktower-mutant-play-2 = Ne dites rien, mais ne niez pas si un joueur sûr devine tout seul. Il pourra alors compter les Étrangers pour le village.
clocktower-mutant-play-3 = Vers la fin, servez-vous-en : si le village va exécuter le mauvais, avouez que vous êtes Étranger et prenez l’exécution sur vous.
clocktower-mutant-bluff-2 = Ne le dites jamais : changez un peu trop souvent de Villageois, et d’autres penseront d’eux-mêmes à la Bête de foire.

clocktower-sweetheart-play-2 = Cachez-vous derrière un Villageois terne, pour que ni le Démon ni le village ne veuille votre mort. Dites-le à un seul, qui préviendra les autres au besoin.
clocktower-sweetheart-play-3 = S’il faut mourir, que ce soit tard, quand presque tout est su : celui qui sera ivre n’aura plus grand-chose à perdre.
clocktower-sweetheart-bluff-2 = Annoncez-le avant votre exécution et laissez faire : on prendra pour ivre le gentil dont les nouvelles vous menacent.

clocktower-barber-play-2 = Cachez-le et paraissez quelqu’un que le Démon préfère épargner : tant que vous vivez, il n’échange personne.
clocktower-barber-play-3 = Mourez tôt, si le village est d’accord : qui avait épuisé sa capacité en reçoit une neuve par l’échange, et le Démon risque d’aider.
clocktower-barber-bluff-2 = Démon, annoncez-le tôt : personne ne veut exécuter le Barbier, puisque le Démon aurait alors le choix.

clocktower-klutz-play-2 = Cachez-le et étudiez un seul joueur : vous n’avez pas besoin d’être sûr de tous, mais d’un seul.
clocktower-klutz-play-3 = Dites-le à tous : le village ne vous exécutera pas à la légère, et les maléfiques craindront que votre choix prouve un gentil.
clocktower-klutz-bluff-2 = Une fois mort, choisissez un ami : comme vous n’êtes pas le Maladroit, rien n’arrive, et on le croit gentil.

clocktower-evil_twin-play-2 = Taisez-vous un jour et laissez l’autre s’expliquer : qui se défend le premier semble en avoir besoin. Ensuite, approuvez tout, sauf une chose.
clocktower-evil_twin-play-3 = Jouez la bonne foi : proposez d’exécuter les deux, en commençant par vous. Si le village refuse, c’est qu’il vous croit davantage.
clocktower-evil_twin-bluff-2 = Prenez un rôle qu’un ami viendra confirmer : votre jumelle n’a que la vérité, vous avez un témoin.

clocktower-witch-play-2 = Maudissez ceux que l’on croit, tant qu’on ignore qu’il y a une Sorcière : la première nomination coûtera au village un joueur sûr.
clocktower-witch-play-3 = Maudissez un ami qui veut sembler gentil, et qu’il nomine : il meurt en victime, et plus personne ne doute de lui.
clocktower-witch-bluff-2 = Nominez hardiment vous-même : qui ne craint pas la malédiction ne passe pas pour la Sorcière.

clocktower-cerenovus-play-2 = Restez plusieurs jours sur le même joueur : après son troisième rôle, on ne l’écoute plus, même libre de parler.
clocktower-cerenovus-play-3 = Donnez un rôle incroyable et difficile à tenir : si la folie mène à l’exécution, le village perd le jour et un gentil.
clocktower-cerenovus-bluff-2 = Faites semblant d’être fou : changez de rôle un matin et laissez entendre qu’il le fallait. Vous pourrez alors retirer aussi ce que vous disiez avant.

clocktower-pit_hag-play-2 = Pendant quelques nuits, nommez des rôles sans doute en jeu : si rien ne change, vous aviez raison. Puis changez celui que l’on vient de confirmer.
clocktower-pit_hag-play-3 = Faites des Étrangers de Villageois trop bien informés : leur capacité disparaît, et compter les Étrangers n’aide plus personne.
clocktower-pit_hag-bluff-2 = Changez-vous en Villageois et soyez ce que vous annoncez : vous restez maléfique, et tout examen de votre rôle vous donne raison.

clocktower-fang_gu-play-2 = Ne sautez pas tout de suite : tuez comme n’importe quel Démon et gardez un Étranger pour la nuit où l’étau se resserre. Vous mourez, et tout est à refaire.
clocktower-fang_gu-play-3 = Sautez dès la deuxième nuit : les soupçons meurent avec vous, et un Étranger que l’on croyait déjà est à vous. Qu’un Sbire trouve le nouveau Démon dans la journée.
clocktower-fang_gu-bluff-2 = Soyez un Étranger que le Démon laisse tranquille : ce n’est donc pas un Fang Gu, dira le village, qui rayera la bonne réponse.

clocktower-vigormortis-play-2 = Gardez vos Sbires en vie tant qu’ils mentent bien, et tuez-les quand le village vient les chercher : vous les sauvez de l’exécution et leur capacité reste.
clocktower-vigormortis-play-3 = Choisissez le Sbire d’après son voisin : à côté d’un Villageois qui apprend chaque nuit. Tuez-le, et ces nouvelles peuvent être fausses jusqu’à la fin.
clocktower-vigormortis-bluff-2 = Si les Étrangers semblent trop peu nombreux, dites-vous l’un d’eux : le compte est bon, et l’on oublie le Vigormortis.

clocktower-no_dashii-play-2 = Si un Sbire ou un Étranger est à côté de vous, le poison atteint le Villageois suivant. Que ce Sbire passe pour un Villageois bien informé, et le village rayera votre place.
clocktower-no_dashii-play-3 = Qu’un Sbire assis loin de vous se plaigne lui aussi du poison : le village cherchera au mauvais endroit.
clocktower-no_dashii-bluff-2 = Donnez des nouvelles simples et vraies, si vous en avez : le poison semble vous avoir épargné, et l’on soupçonne ailleurs.

clocktower-vortox-play-2 = Laissez le village exécuter chaque jour et soyez le plus pressé : nul ne pensera au Vortox. Les fausses nouvelles feront le reste.
clocktower-vortox-play-3 = Si le village soupçonne un Vortox, qu’un Sbire « apprenne » une chose manifestement vraie : impossible avec lui, et l’on croira à un autre Démon.
clocktower-vortox-bluff-2 = Dites-vous Étranger : les Étrangers n’apprennent rien, et vous n’aurez aucune nouvelle à inventer.

clocktower-barista-play-2 = Gentil, notez chaque matin qui a été servi et de quoi : des vérités de plusieurs nuits font un sol ferme. Maléfique, faites douter que quelqu’un ait été servi.
clocktower-barista-bluff-2 = La nuit, vous ne faites rien ; agissez le jour : demandez le premier à celui qu’on a servi de tout raconter devant tous, même contre vous.

clocktower-harlot-play-2 = Dites le soir chez qui vous irez, et que le village choisisse avec vous. Un refus sera connu de tous, et une mort dans la nuit s’expliquera.
clocktower-harlot-bluff-2 = N’allez jamais chez celui dont le village a le plus besoin, et dites que vous l’épargnez. Une Galante gentille ferait de même.

clocktower-butcher-play-2 = Gentil, nominez ceux que l’on n’atteint jamais : la seconde exécution ne coûte pas un jour. Maléfique, gardez-la pour le jour où deux gentils morts finissent la partie.
clocktower-butcher-bluff-2 = Demandez chaque jour au village si vous devez nominer. Un Boucher maléfique ne demanderait pas.

clocktower-bone_collector-play-2 = Gentil, convenez avec le mort de ce qu’il fera de cette nuit. Maléfique, rendez sa capacité à un Sbire mort, et dites que c’était une erreur.
clocktower-bone_collector-bluff-2 = Demandez au village quelle capacité il veut revoir une nuit, et rendez-la. Celui qui en tire une nouvelle parlera pour vous.

clocktower-deviant-play-2 = Gentil, relancez par vos blagues une discussion qui s’éteint. Maléfique, faites rire juste quand quelqu’un allait dire l’essentiel.
clocktower-deviant-bluff-2 = Riez de vous-même, et dites une fois par jour, sérieusement, qui vous soupçonnez et pourquoi. Qui ne fait que rire cache quelque chose.
