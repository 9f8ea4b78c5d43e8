# Règles pour des paires de rôles que le jeu applique de lui-même.

# questions au Conteur
prompt-clocktower-alchemist_deal = L’Alchimiste change-t-il le module ?
    .note = Baron, Parrain ou Xaan : il y a alors plus d’Étrangers, ou moins.
prompt-clocktower-alchemist_in = Qui entre dans la composition ?
    .note = Par la capacité de l’Alchimiste.
prompt-clocktower-alchemist_out = Qui cède sa place ?
    .note = Autant que la capacité de l’Alchimiste en fait venir.
prompt-clocktower-alchemist_summons = L’Alchimiste invoque-t-il ?
    .note = Avec la capacité de l’Invocateur aucun Démon n’est distribué, mais ce Villageois. La troisième nuit, l’Alchimiste nomme un Démon et vous choisissez le joueur ; si cela n’arrive jamais, les maléfiques gagnent.
prompt-clocktower-plague_boomdandy = Qui devient le Dynamiteur ?
    .note = Ce joueur est maléfique désormais.
prompt-clocktower-plague_marionette = Qui devient la Marionnette ?
    .note = Un voisin gentil du Démon, maléfique désormais, qui ne l’apprend pas.
prompt-clocktower-seems_evil-legion = Ce votant semble-t-il maléfique ?
    .note = Un Politicien, un Fanatique ou un Magicien le peut. Sans main gentille, le vote est vain.
prompt-clocktower-seems_evil-vizier = Ce votant semble-t-il maléfique ?
    .note = Un Politicien ou un Fanatique le peut. Sans main gentille, personne n’est exécuté aussitôt.
prompt-clocktower-summoned = Qui devient ce Démon ?
    .note = Le Démon est choisi, à vous le joueur : pour un Alchimiste, ou tant que vit un Cultivateur de pavot.
prompt-clocktower-summons = Qui devient quel Démon ?
    .note = L’Invocateur a perdu sa capacité, elle est à vous.

# questions aux joueurs
prompt-clocktower-take_monsta = Choisissez-vous pour le prendre
    .note = Vous gardez le P’tit monstre, Démon jusqu’à la nuit suivante. Si vous ne choisissez personne, on demande au Sbire suivant.
prompt-clocktower-stop_riot = Arrêter l’émeute ?
    .note = Seul un Maire le peut, et la partie finit : les gentils gagnent s’il reste un Émeutier en vie, sinon les maléfiques. Tous entendent qui le dit, une fois chacun.
prompt-clocktower-seek_out = Qui allez-vous trouver ?
    .note = Un vivant gentil, un autre chaque nuit ; un maléfique est refusé une fois, ensuite c’est en vain. Une Banshee, un Fermier, un Gardien des corbeaux ou un Sage le sentent.
prompt-clocktower-hatter_minion = Quel Sbire devenez-vous ?
    .note = Le P’tit monstre n’est le rôle de personne : vous le gardez, et êtes Sbire en plus.
prompt-clocktower-name_spy = Qui est l’Espion ?
    .note = Si vous êtes l’Alchimiste qui cherche l’Espion et que vous avez raison, le Démon doit le choisir cette nuit. Tous entendent qui vous nommez, pas ce qu’il en advient.
prompt-clocktower-name_widow = Qui est la Veuve ?
    .note = Si vous êtes l’Alchimiste qui cherche la Veuve et que vous avez raison, le Démon doit la choisir cette nuit. Tous entendent qui vous nommez, pas ce qu’il en advient.

# nouvelles
story-you-informed-is_legion = Légion : { $place }.
story-you-informed-robbed = Vous avez perdu votre capacité.
story-you-informed-marionette_beside = L’un de vos voisins est votre Marionnette : { $names }.
story-you-informed-magician_here = Il y a un Magicien en jeu, peut-être parmi ceux que vous voyez.
story-you-informed-legion_wakes = Vous vous réveillez avec Légion : { $names }.
story-you-informed-legion_here = Dans cette partie il y a : { $shown }. Vous n’avez aucune capacité.
story-clocktower-informed-is_legion = { $who } apprend que { $place } est Légion
story-clocktower-informed-robbed = { $who } apprend la perte de sa capacité
story-clocktower-informed-marionette_beside = { $who } apprend que l’un des voisins est la Marionnette : { $names }
story-clocktower-informed-magician_here = { $who } apprend qu’il y a un Magicien
story-clocktower-informed-legion_wakes = { $who } se réveille avec Légion : { $names }
story-clocktower-informed-legion_here = { $who } apprend la présence de Légion et n’a aucune capacité
story-clocktower-used-spy = { $who } dit que l’Espion est { $name }
story-clocktower-used-widow = { $who } dit que la Veuve est { $name }
ui-beat-naming = La parole de l’Alchimiste
story-clocktower-used-mayor = { $name } déclare, en Maire, que l’émeute est finie
story-clocktower-ended-riot_stopped = Le Maire a arrêté l’émeute quand un seul Émeutier vivait
story-clocktower-ended-riot_too_soon = Le Maire a arrêté l’émeute quand plusieurs Émeutiers vivaient
story-clocktower-misled-fibbed_savant = { $who } n’a pas entendu une vérité et un mensonge, à cause du Taquin
story-clocktower-ended-unsummoned = L’Alchimiste n’a invoqué aucun Démon
story-clocktower-ended-last_trial = Exécuté du vivant du Conspirateur, l’Al-Hadikhia a appelé des gentils, qui tous ont choisi de vivre
story-clocktower-ended-leviathan_shielded = Le Léviathan a fait exécuter quelqu’un qui en était protégé
story-clocktower-ended-riot_shielded = L’Émeutier a fait tomber quelqu’un qui en était protégé
story-clocktower-ended-riot_soldier = L’Émeutier a fait tomber un Soldat
story-clocktower-ended-riot_grandchild = Sous l’Émeutier, le petit-enfant a été exécuté

# marques
grim-mark-shielded = Protégé
mark-clocktower-shielded = protégé
