# Blood on the Clocktower, les rôles maléfiques hors des boîtes et les trois derniers Voyageurs : ce qu’on peut tenter d’autre, pour les jouer ou les bluffer.

clocktower-mezepheles-play-2 = Laissez un ami poser les questions : on vous soupçonnera moins si celui qui connaît le mot n’est pas là quand il tombe.
clocktower-mezepheles-play-3 = Attendez quelqu’un que le village croit et parlez-lui seul à seul : un joueur sûr qui bascule vaut mieux que le premier venu.
clocktower-mezepheles-bluff-2 = Prétendez un rôle de la première nuit et bavardez de tout : nul ne verra vers quel mot vous menez.

clocktower-harpy-play-2 = Faites accuser par un gentil un autre gentil déjà suspect : on y croira, et l’on exécutera le mauvais l’âme en paix.
clocktower-harpy-play-3 = Prenez un Sbire pour accusateur : il jouera son rôle avec cœur, et plus tard, on mettra son accusation sur le compte de la Harpie.
clocktower-harpy-bluff-2 = Dites un matin qu’hier on vous a forcé à accuser : vous reprenez ainsi une parole devenue gênante.

clocktower-fearmonger-play-2 = Changez de cible chaque nuit et ne nominez personne : chacun l’apprend le matin, et le village passe ses jours à avoir peur au lieu de chercher le Démon.
clocktower-fearmonger-play-3 = Choisissez un gentil suspect et laissez passer quelques jours : quand les mains se lèveront enfin, nul ne se souviendra de l’annonce.
clocktower-fearmonger-bluff-2 = Nominez chaque jour dès le début, jamais le même : votre nomination décisive ne surprendra alors personne.

clocktower-psychopath-play-2 = Cachez-vous deux jours et frappez la première fois quand cela décide : nul ne s’y attend, et le village en a exécuté d’autres entre-temps.
clocktower-psychopath-play-3 = Tuez selon les vœux du Démon : prenez ceux qu’il ne peut tuer la nuit parce qu’on les protège.
clocktower-psychopath-bluff-2 = Avant le premier coup, prétendez un rôle qui agit de jour, une seule fois : on comprendra que vous attendiez.

clocktower-widow-play-2 = Tenez-vous loin de votre Démon : empoisonnez qui pourrait le trouver et n’en dites rien. Celui qu’on a prévenu cherchera en vain deux complices.
clocktower-widow-play-3 = N’empoisonnez pas le plus fort, mais celui dont on croira les fausses nouvelles jusqu’au bout : votre poison dure autant que vous.
clocktower-widow-bluff-2 = Vous avez vu le Grimoire : prétendez un rôle absent et dites des vérités sur les gentils, comme si vous les aviez apprises.

clocktower-xaan-play-2 = Dites qu’il doit y avoir un Xaan et donnez la mauvaise nuit : le village doutera du vrai et croira le faux.
clocktower-xaan-play-3 = Dites la nuit à votre Démon, et qu’il attaque alors ceux qu’on protège : des Villageois empoisonnés ne protègent personne.
clocktower-xaan-bluff-2 = Soyez un Villageois et racontez de cette nuit une fausseté évidente : empoisonné comme les autres, vous semblez des leurs.

clocktower-marionette-play-2 = Si un voisin vous traite avec une étrange bonté, demandez-lui en privé qui il est : le Démon vous connaît, et peut s’ouvrir à vous quand il aura besoin de vous.
clocktower-marionette-play-3 = Quand vous aurez compris, ne changez rien : dites vos nouvelles de bon cœur, votez comme il convient à votre Démon, et mourez à sa place.
clocktower-marionette-bluff-2 = Si vous avez deviné, restez le rôle qu’on vous a donné : pas un mot à changer, c’est le meilleur des mensonges.

clocktower-summoner-play-2 = Faites d’un Sbire le Démon : pas besoin de le convaincre, et toute l’équipe sait aussitôt qui c’est.
clocktower-summoner-play-3 = Choisissez le Démon d’après le village : en deux jours, il a dit quelles capacités il a. Prenez celui qu’elles ne trouvent pas.
clocktower-summoner-bluff-2 = Soyez quelqu’un qui apprend chaque nuit : on ne l’exécute pas les premiers jours, et il vous suffit d’atteindre la troisième nuit.

clocktower-goblin-play-2 = Annoncez-le dès le premier jour, sitôt nominé : le village en a d’autres à exécuter, mais il vous craindra désormais chaque jour.
clocktower-goblin-play-3 = Ne vous annoncez pas du tout et laissez le Démon le faire quand on le nominera : on aura peur et on l’épargnera. Restez dans l’ombre.
clocktower-goblin-bluff-2 = Dites-vous Gobelin comme pour rire, qu’on croie au bluff d’un gentil : si l’on vous exécute quand même, vous gagnez.

clocktower-boomdandy-play-2 = Vivez discrètement et laissez-vous exécuter quand deux suspects s’affrontent : on désignera en hâte, et votre Démon sera bien vu à ce moment-là.
clocktower-boomdandy-play-3 = Préparez le choix d’avance : jetez le soupçon sur un gentil et blanchissez votre Démon, pour que chacun sache qui désigner.
clocktower-boomdandy-bluff-2 = Soyez un Villageois que son exécution arrangerait : des gentils la demandent aussi, pour prouver quelque chose.

clocktower-vizier-play-2 = Ne forcez rien pendant quelques jours : le village s’habitue à vous, et à la fin, une seule main de gentil vous suffira.
clocktower-vizier-play-3 = Forcez la première exécution possible, dès le premier jour : ensuite, les gentils n’oseront plus lever la main, et votre Démon sera difficile à exécuter.
clocktower-vizier-bluff-2 = Ne cachez pas que vous êtes maléfique et accusez tout le monde, même votre Démon : nul ne saura laquelle de vos paroles compte.

clocktower-organ_grinder-play-2 = Soyez ivre les premiers jours : le village s’habituera à voir les mains. Fermez-lui les yeux quand il tiendra un vrai suspect.
clocktower-organ_grinder-play-3 = Les yeux clos, votez comme votre équipe en a besoin et dites le contraire : nul ne prouvera quelles mains se sont levées.
clocktower-organ_grinder-bluff-2 = Proposez que chacun dise après le vote s’il avait levé la main, et répondez le premier : qui le propose semble n’avoir rien à cacher.

clocktower-boffin-play-2 = Tenez-vous loin du Démon et doutez un peu de lui : sa capacité est vraie, et le village se convaincra tout seul qu’il dit juste.
clocktower-boffin-play-3 = Prétendez vous-même le rôle dont le Démon a reçu la capacité, et donnez ses nouvelles comme les vôtres : votre rôle se prouve, et lui reste dans l’ombre.
clocktower-boffin-bluff-2 = Prenez un rôle qui va avec la capacité du Démon : confirmez-vous parfois, mais pas le premier jour.

clocktower-wraith-play-2 = Ne regardez pas que vos amis : ce que vous voyez autour de vous la nuit aidera le Démon à savoir quels récits tiennent.
clocktower-wraith-play-3 = Ne prenez pas de risques : il suffit d’être éveillé avec les vôtres. Qui se fait prendre à regarder gâche tout.
clocktower-wraith-bluff-2 = Soyez un rôle qui dort toute la nuit : on n’attend rien de vous, et l’on ne vous demande rien.

clocktower-yaggababble-play-2 = Que vos Sbires parlent de la même façon : à trois, nul ne sait quels mots tuent.
clocktower-yaggababble-play-3 = Un jour, tôt, dites-la souvent, puis plus du tout : une nuit meurtrière suivie de nuits calmes fait penser à un autre Démon.
clocktower-yaggababble-bluff-2 = Prenez un rôle qui a lieu de parler beaucoup devant tous : nul ne comptera vos phrases.

clocktower-lil_monsta-play-2 = Les premières nuits, laissez-le à celui qu’on peut le moins examiner, et ne le passez que si le soupçon tombe sur lui.
clocktower-lil_monsta-play-3 = Passez-le chaque nuit : le Démon d’hier est un Sbire aujourd’hui, et tout ce que le village apprend date déjà.
clocktower-lil_monsta-bluff-2 = Si l’on vous prend, avouez être un Sbire, mais sans le P’tit monstre : le village vous épargnera pour chercher l’autre.

clocktower-ojo-play-2 = Faites interroger par vos Sbires : vous tuez des gens à qui vous n’avez jamais parlé.
clocktower-ojo-play-3 = Nommez un rôle sûrement absent : le Conteur choisira la victime, et le village cherchera en vain une raison.
clocktower-ojo-bluff-2 = Trompez-vous devant tous sur le rôle de celui que vous tuerez la nuit : l’Ojo le savait, vous non, semble-t-il.

clocktower-kazali-play-2 = Prenez pour Sbires les joueurs les plus habiles : ils jouent pour vous, et le village est privé d’eux.
clocktower-kazali-play-3 = Choisissez des Sbires selon votre plan : l’un pour gâter les nouvelles, l’autre pour mourir volontiers à votre place.
clocktower-kazali-bluff-2 = Que chaque Sbire reste le rôle qu’il avait un instant plus tôt : nul autre ne l’annoncera, et il est prêt à le jouer.

clocktower-legion-play-2 = Que deux des vôtres se querellent et que les gentils tranchent : quel que soit le vainqueur, le jour est passé et l’un de vous est écouté.
clocktower-legion-play-3 = Votez contre les vôtres quand un gentil lève la main, et qu’on les exécute : vous êtes nombreux, et chaque exécution réussie cache ce que vous êtes.
clocktower-legion-bluff-2 = Avouez être un Sbire et nommez un gentil comme Démon : derrière l’aveu d’un seul, on ne cherche pas une foule.

clocktower-lord_of_typhon-play-2 = Sacrifiez le Sbire du bout comme s’il était isolé : on cherchera ensuite partout, sauf à côté.
clocktower-lord_of_typhon-play-3 = Tuez les gentils aux bords de votre rangée : les nouvelles sur les voisins meurent avec eux.
clocktower-lord_of_typhon-bluff-2 = Dites avoir appris du bien d’un voisin et du mal de l’autre : la rangée semble coupée au milieu.

clocktower-lleech-play-2 = Prenez pour hôte un joueur effacé et n’en parlez jamais : le village exécute ceux qui font du bruit.
clocktower-lleech-play-3 = Choisissez quelqu’un qui apprend chaque nuit et croyez-le ouvertement : ses fausses nouvelles mènent le village, qui le protège de lui-même.
clocktower-lleech-bluff-2 = Demandez votre exécution comme preuve : tant que l’hôte vit, vous ne mourez pas, et vous passez pour un gentil que quelque chose a sauvé.

clocktower-al_hadikhia-play-2 = Appelez deux amis avec un gentil : les vôtres choisissent comme convenu, et le gentil doit deviner.
clocktower-al_hadikhia-play-3 = N’appelez personne une nuit, quand cela vous arrange : vous en avez le droit, et le village se demandera ce que vous attendez.
clocktower-al_hadikhia-bluff-2 = Appelez-vous avec deux gentils : on soupçonne moins celui qu’on a appelé. Mais si tous trois choisissent la vie, tous trois meurent.

clocktower-riot-play-2 = Les deux premiers jours, gagnez leur confiance : au troisième, il suffit que l’on ne vous nomine pas.
clocktower-riot-play-3 = Le troisième jour, nominez vite et des gentils ; convenez d’avance de qui chacun nommera, pour ne pas tomber sur un ami.
clocktower-riot-bluff-2 = Tenez devant tous la liste des gens sûrs : le troisième jour, c’est elle qu’on suivra.

clocktower-leviathan-play-2 = Soyez dès le premier jour avide d’exécuter : on soupçonne celui qui freine, car le temps travaille pour le Léviathan.
clocktower-leviathan-play-3 = Ou, après la première erreur, dissuadez d’exécuter : le village craint la seconde, et le cinquième jour finira tout seul.
clocktower-leviathan-bluff-2 = Votez l’exécution d’un de vos Sbires : ce n’est pas une des deux erreurs, mais on vous croira.

clocktower-gangster-play-2 = Gentil, consultez le voisin en qui vous avez confiance et prenez votre temps : demain aussi, vous pourrez. Maléfique, visez celui que le Démon n’atteint pas la nuit.
clocktower-gangster-bluff-2 = Dites devant tous ce que vos voisins ont proposé ou refusé. On craint moins un Gangster qui ne complote avec personne.

clocktower-gnome-play-2 = Gentil, ne tuez pas trop vite : demandez pourquoi l’on nomine votre ami, et jugez à la réponse. Maléfique, tuez le premier qui ose.
clocktower-gnome-bluff-2 = Invitez le village à examiner votre ami tant qu’il veut : ce qu’on apprend de lui vaut pour vous.

clocktower-cacklejack-play-2 = Gentil, préservez celui sur qui le village s’appuie. Maléfique, nommez un ami dont le rôle doit rester, et laissez les changements troubler les autres.
clocktower-cacklejack-bluff-2 = Demandez chaque jour au village qui nommer, et au matin, qui a changé de rôle : un Voltingue maléfique ne voudrait pas tant de clarté.
