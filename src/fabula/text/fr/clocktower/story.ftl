# Blood on the Clocktower: what a seat learns, and the story of the day. Gaps: who, name (second player), names, a, b, place,
# shown (a role that was shown), n (a number), answer (yes, no, good, evil, or several roles), role, votes, value (votes needed).

# a seat’s journal
story-you-informed-no_outsiders = Il n’y a pas d’Étranger en jeu.
story-you-informed-seen = { $place } : { $shown }.
story-you-informed-demon = Voici le Démon : { $names }.
story-you-informed-minions = Voici vos Sbires : { $names }.
story-you-informed-fellows = Voici d’autres Sbires : { $names }.
story-you-informed-bluffs = Ces rôles ne sont pas en jeu : { $answer }.
story-you-informed-became = Vous êtes maintenant : { $shown }.
story-you-informed-side = Vous êtes { $answer }.
story-you-informed-died = Vous êtes mort cette nuit.

# the same, told to all after the end
story-clocktower-informed-no_outsiders = { $who } apprend qu’il n’y a pas d’Étranger
story-clocktower-informed-seen = { $who } apprend le rôle de { $place } : { $shown }
story-clocktower-informed-demon = { $who } apprend qui est le Démon : { $names }
story-clocktower-informed-minions = { $who } apprend qui sont les Sbires : { $names }
story-clocktower-informed-fellows = { $who } apprend qui sont les autres Sbires : { $names }
story-clocktower-informed-bluffs = { $who } apprend des rôles absents : { $answer }
story-clocktower-informed-became = { $who } apprend son nouveau rôle : { $shown }
story-clocktower-informed-side = { $who } apprend son camp : { $answer }
story-clocktower-informed-died = { $who } se réveille après sa mort

# the night, told after the end
story-clocktower-marked-red_herring = Le leurre de la Voyante : { $who }
story-clocktower-marked-poisoned = Sous l’effet du poison : { $who }
story-clocktower-marked-safe = Sous protection : { $who }
story-clocktower-turned-good = { $who } : du côté des gentils
story-clocktower-turned-evil = { $who } : du côté des maléfiques
story-clocktower-attacked = Le Démon attaque { $who }
story-clocktower-attacked-by = { $by } attaque { $who }
story-clocktower-saved = { $who } échappe à la mort : { $role }
story-clocktower-became = { $who } devient : { $role }

# dawn and day
story-clocktower-died = { $who } meurt
story-clocktower-died-night = Mort de la nuit : { $who }
story-you-clocktower-died-night = Vous mourez cette nuit
story-clocktower-died-night-several = Morts de la nuit : { $names }
story-clocktower-died-execution = { $who } meurt par exécution
story-clocktower-died-exile = { $who } part en exil
story-clocktower-quiet = Personne n’est mort cette nuit
story-clocktower-nominated = { $who } nomine { $name }
story-clocktower-tallied = Votes pour { $name } : { $votes }, requis : { $value }
story-clocktower-raised = Pour l’exécution de { $name } : { $names }
story-clocktower-raised-nobody = Pour l’exécution de { $name } : personne
story-clocktower-condemned = Exécutable : { $names }
story-clocktower-condemned-nobody = Personne ne va être exécuté
story-clocktower-tied = Égalité : { $names }. Aucun ne va être exécuté
story-clocktower-executed = Exécution : { $who }
story-clocktower-survived = { $who } ne meurt pas
story-clocktower-executed-dead = Exécution après la mort : { $who }
story-clocktower-unexecuted = Personne n’est exécuté aujourd’hui
story-clocktower-exile_called = { $who } demande l’exil de { $name }
story-clocktower-exile_supported = Pour l’exil de { $name } : { $names }
story-clocktower-exile_supported-nobody = Pour l’exil de { $name } : personne
story-clocktower-exile_failed = { $name } reste : { $votes } sur { $value }
story-clocktower-vote_tokens-spent = Dernier vote donné : { $who }
story-clocktower-token_given = { $who } donne un jeton de vote à { $to }
story-clocktower-nothing_happened = Il ne se passe rien
story-clocktower-arrived = { $who } arrive au village : { $role }
story-clocktower-settled = { $who } n’est plus Voyageur
story-clocktower-departed = { $who } quitte le village

# what players say
story-clocktower-claim-claim = Je suis { $role }
story-clocktower-claim-one_of = On m’a montré que { $a } ou { $b } a ce rôle : { $role }
story-clocktower-claim-no_outsiders = On m’a montré qu’il n’y a pas d’Étranger
story-clocktower-claim-pairs = Paires de voisins maléfiques : { $answer }
story-clocktower-claim-neighbours = Maléfiques parmi mes voisins vivants : { $answer }
story-clocktower-claim-demon_among = Un Démon parmi { $a } et { $b } : { $answer }
story-clocktower-claim-is = On m’a montré le rôle de { $place } : { $role }
story-clocktower-claim-protected = Sous ma protection : { $place }
story-clocktower-claim-master = Mon maître : { $place }
story-clocktower-claim-suspect = Je crois ce joueur maléfique : { $place }
story-clocktower-claim-trust = Je crois ce joueur gentil : { $place }
story-clocktower-claim-side = { $place } est { $answer }
story-clocktower-claim-number = { $role } : on m’a montré le nombre { $told }
story-clocktower-claim-answer = { $role } : on m’a répondu « { $told } »
story-clocktower-claim-woke = Réveillés cette nuit, de { $a } et { $b } : { $answer }
story-clocktower-claim-same_side = { $a } et { $b } dans le même camp : { $answer }
story-clocktower-claim-either = { $place } est { $role } ou { $told }
story-clocktower-claim-one_evil = L’un de { $a }, { $b } et { $c } est maléfique, et un seul
story-clocktower-claim-nearest = Le maléfique le plus proche est assis { $answer } par rapport à moi
story-clocktower-claim-winning = Le camp en train de gagner : { $answer }
story-clocktower-claim-in_play = J’ai appris que ce rôle est en jeu : { $role }
story-clocktower-claim-shown = { $role } : on m’a montré { $place }
story-clocktower-claim-chose = { $role } : j’ai choisi { $place }
ui-claim-one_of = L’un de deux
ui-claim-no_outsiders = Pas d’Étranger
ui-claim-pairs = Paires de maléfiques
ui-claim-neighbours = Mes voisins
ui-claim-demon_among = Un Démon parmi deux
ui-claim-is = De qui j’ai vu le rôle
ui-claim-protected = Qui j’ai protégé
ui-claim-master = Mon maître
ui-claim-side = De qui je sais le camp
ui-claim-number = Un nombre appris
ui-claim-answer = Oui ou non
ui-claim-woke = Combien de deux réveillés
ui-claim-same_side = Dans le même camp
ui-claim-either = Un rôle sur deux
ui-claim-one_evil = Un maléfique sur trois
ui-claim-nearest = Où est le maléfique le plus proche
ui-claim-winning = Qui est en train de gagner
ui-claim-in_play = Un rôle en jeu
ui-claim-shown = Qui l’on m’a montré
ui-claim-chose = Qui j’ai choisi

# the end
story-clocktower-won-good = Les gentils ont gagné
story-clocktower-won-evil = Les maléfiques ont gagné
story-clocktower-ended-demon_dead = Le Démon est mort
story-clocktower-ended-two_alive = Il ne reste que deux joueurs en vie
story-clocktower-ended-nobody_good = Tous les vivants sont maléfiques : plus personne ne peut nominer le Démon
story-clocktower-ended-last_night = Il reste trois vivants, et aucun rôle du module n’empêcherait le Démon de tuer cette nuit
story-clocktower-ended-standstill = Cinq jours et cinq nuits sans un mort de plus : la ville a renoncé
story-clocktower-announced-standstill = Trois jours et trois nuits sans un mort de plus. S’il en passe encore deux ainsi, les maléfiques gagnent
story-clocktower-ended-storyteller = Le Conteur a fini la partie
story-clocktower-misled-believes = { $who } entend un mensonge : cette capacité n’existait pas. En vérité : { $answer }
story-clocktower-misled-drunk = { $who } entend un mensonge, par ivresse. En vérité : { $answer }
story-clocktower-misled-poisoned = { $who } entend un mensonge, à cause du poison. En vérité : { $answer }
story-clocktower-misled-registers = { $who } est dans l’erreur : quelqu’un est passé pour ce qu’il n’est pas. En vérité : { $answer }
foresee-last-night = Il reste trois vivants : les maléfiques gagnent cette nuit, à moins que l’un de ceux-ci ne l’empêche. Si vous savez qu’aucun ne le peut, vous pouvez terminer la partie dès maintenant
foresee-last-night-sure = Il reste trois vivants et rien en jeu n’empêche le Démon de tuer : les maléfiques gagnent cette nuit. Vous pouvez terminer la partie dès maintenant
foresee-chance = Pourrait l’empêcher : { $who } ({ $role })
foresee-chance-company = Pourrait l’empêcher : { $role }
foresee-attack-dies = { $who } meurt, victime du Démon
foresee-attack-bounced = { $who } meurt à la place de { $ward }
cause-bounced = À la place de { $ward }. Cause : { $role }
foresee-attack-protected = { $who } survit à l’attaque : le Moine protège
foresee-attack-dead = { $who } est la cible, mais ne vivait déjà plus
foresee-attack-in_vain = { $who } survit à l’attaque : la capacité de l’attaquant n’agit pas
foresee-executed = { $who } est exécutable
foresee-votes = Votes requis maintenant : { $n }
foresee-line = Encore cette nuit : { $line }
story-you-informed-shown_role = On vous montre le rôle : { $shown }.
story-you-informed-shown_player = On vous montre : { $place }.
story-clocktower-informed-shown_role = { $who } voit le rôle : { $shown }
story-clocktower-informed-shown_player = { $who } voit la personne désignée : { $place }

# lines of the night sheet that are no role
clocktower-minion_info = Info des Sbires
clocktower-demon_info = Info du Démon
clocktower-news = Nouvelle d’un nouveau rôle
call-minion_info = À sept joueurs ou plus : réveillez tous les Sbires, qu’ils se voient ; montrez-leur le Démon. Rendormez.
call-demon_info = À sept joueurs ou plus : réveillez le Démon, montrez les Sbires, puis trois rôles gentils qui ne sont pas en jeu. Rendormez.
