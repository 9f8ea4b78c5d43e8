# Blood on the Clocktower, rôles hors des boîtes : des Villageois du Carrousel, leurs questions et leurs nouvelles.

clocktower-steward = Intendant
    .genitive = de l’Intendant
    .accusative = l’Intendant
    .gender = masculine
clocktower-steward-short = Connaît un joueur gentil
clocktower-steward-ability = La première nuit, vous apprenez un joueur qui est gentil.
clocktower-steward-when = La première nuit
clocktower-steward-example = On vous montre Vera. Quoi qu’elle soit, elle est gentille.
clocktower-steward-play = Vous avez à qui parler dès la première minute. Voyez à deux lequel vaut le plus pour le Démon, et laissez parler l’autre.
clocktower-steward-bluff = Répondez d’un ami, ou d’un gentil qui répondra ensuite de vous.
clocktower-steward-lead = Montrez n’importe quel gentil, sauf lui-même. L’Espion peut paraître gentil, le Reclus maléfique. Ivre ou empoisonné, montrez qui vous voulez.

clocktower-knight = Chevalier
    .genitive = du Chevalier
    .accusative = le Chevalier
    .gender = masculine
clocktower-knight-short = Connaît deux joueurs qui ne sont pas le Démon
clocktower-knight-ability = La première nuit, vous apprenez deux joueurs dont aucun n’est le Démon.
clocktower-knight-when = La première nuit
clocktower-knight-example = On vous montre Anna et Boris. Boris se révèle Empoisonneur : aucun des deux n’était pourtant le Démon.
clocktower-knight-play = Rayez les deux de la liste des Démons, mais ne les prenez pas pour des amis : l’un peut être un Sbire. En fin de partie, ce sont vos meilleurs votes.
clocktower-knight-bluff = Innocentez le Démon avec quelqu’un de gentil, et tôt.
clocktower-knight-lead = Deux joueurs autres que lui ; un Sbire parmi eux donne du sel. Le Reclus peut passer pour le Démon : alors on ne le montre pas. Ivre ou empoisonné, montrez le Démon et quelqu’un.

clocktower-noble = Noble
    .genitive = du Noble
    .accusative = le Noble
    .gender = masculine
clocktower-noble-short = Connaît trois joueurs, dont un seul maléfique
clocktower-noble-ability = La première nuit, vous apprenez trois joueurs. L’un d’eux est maléfique, et un seul.
clocktower-noble-when = La première nuit
clocktower-noble-example = On vous montre Anna, Boris et Vera. Anna et Boris innocentés, vous en savez assez sur Vera.
clocktower-noble-play = Dites tôt vos trois noms, pour que chacun compare. Chaque fois que le village innocente l’un, les autres pèsent plus lourd.
clocktower-noble-bluff = Nommez trois gentils, ou deux et un ami que personne n’exécutera.
clocktower-noble-lead = Trois joueurs autres que lui, dont un maléfique : un Sbire dure plus longtemps que le Démon. Un Voyageur maléfique compte. L’Espion et le Reclus peuvent paraître de l’un ou l’autre camp.

clocktower-shugenja = Shugenja
    .genitive = du Shugenja
    .accusative = le Shugenja
    .gender = masculine
clocktower-shugenja-short = Sait de quel côté le mal est le plus près
clocktower-shugenja-ability = La première nuit, vous apprenez si le joueur maléfique le plus proche est assis dans le sens horaire ou antihoraire. À égale distance, on peut vous dire l’un ou l’autre.
clocktower-shugenja-when = La première nuit
clocktower-shugenja-example = On vous dit « dans le sens horaire ». Le voisin de ce côté, ou celui d’après, mérite un regard.
clocktower-shugenja-play = Votre nouvelle dit jusqu’où l’autre côté est net : aussi loin que le premier maléfique du vôtre. Trouvez-le, et tous ceux qui sont plus près de l’autre côté sont gentils.
clocktower-shugenja-bluff = Désignez le côté où les gentils sont assis ensemble.
clocktower-shugenja-lead = Comptez les places, morts et Voyageurs compris, jusqu’au maléfique le plus proche de chaque côté. À égale distance, choisissez. L’Espion et le Reclus peuvent paraître de l’un ou l’autre camp.

# questions
prompt-clocktower-learn-steward = Qui voit l’Intendant ?
    .note = Un joueur gentil. L’Espion et le Reclus peuvent paraître de l’un ou l’autre camp.
prompt-clocktower-learn-knight = Qui voit le Chevalier ?
    .note = Aucun n’est un Démon. Un Reclus peut passer pour lui.
prompt-clocktower-learn-noble = Qui voit le Noble ?
    .note = L’un est maléfique, et un seul. L’Espion et le Reclus peuvent paraître de l’un ou l’autre camp.
prompt-clocktower-learn-shugenja = Quel sens apprend le Shugenja ?
    .note = Vers le maléfique le plus proche. L’Espion et le Reclus peuvent paraître de l’un ou l’autre camp.
prompt-clocktower-shugenja = Quel sens apprend le Shugenja ?
    .note = Le mal est aussi près des deux côtés : on peut dire l’un ou l’autre.
option-clocktower-clockwise = sens horaire
option-clocktower-anticlockwise = sens antihoraire
answer-clockwise = dans le sens horaire
answer-anticlockwise = dans le sens antihoraire

# news
story-you-informed-steward = { $place } est du camp du bien.
story-you-informed-knight = Ni { $a } ni { $b } n’est le Démon.
story-you-informed-noble = L’un est maléfique, et un seul : { $names }.
story-you-informed-shugenja = Le maléfique le plus proche est assis { $answer }.
story-clocktower-informed-steward = { $who } apprend quelqu’un de gentil : { $place }
story-clocktower-informed-knight = { $who } apprend deux joueurs qui ne sont pas le Démon : { $a } et { $b }
story-clocktower-informed-noble = { $who } apprend trois joueurs, dont un maléfique : { $names }
story-clocktower-informed-shugenja = { $who } apprend où le mal est le plus près : { $answer }
