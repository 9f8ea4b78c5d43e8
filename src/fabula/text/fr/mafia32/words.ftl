# les mots de la table, leur sens et leurs formes dans les textes : un radical* prend les terminaisons de la langue

# sides
term-mafia32-town = Ville, innocent
    .text = Tous les innocents et leurs rôles spéciaux. La ville gagne quand il ne reste plus de criminels.
    .forms = ville | innocent*
term-mafia32-gang = Gang
    .text = La Mafia ou les Triades. Chaque gang connaît les siens, tire une fois par nuit et joue pour lui.
    .forms = gang*
term-mafia32-criminal = Criminel
    .text = Toute personne d’un gang, l’Avocat aussi. Les solitaires ne sont pas des criminels.
    .forms = criminel*
term-mafia32-loner = Solitaire
    .text = Ne joue que pour soi et gagne seul : Maniaque, Veuve noire, Patient zéro.
    .forms = solitaire*
term-mafia32-side = Camp
    .text = Avec qui vous gagnez : la ville, la Mafia, les Triades, ou vous seul.
    .forms = camp*

# night
term-mafia32-acquaintance = Présentations
    .text = La première nuit : on appelle les rôles et les gangs se voient, mais personne n’agit.
    .forms = première nuit | sauf la première
term-mafia32-check = Enquêter
    .text = Apprendre quelque chose sur la carte d’un autre joueur. Une réponse fausse ou tirée au sort ressemble à toutes les autres.
    .forms = enquêt*
term-mafia32-shoot = Tirer
    .text = C’est ainsi que tuent la nuit les gangs et le Maniaque. Tous les tirs tombent avant l’aube ; un Docteur ou un Garde du corps peut en sauver.
    .forms = tir | tirs | tire | tirez | tirer | tirent | abat | abattre | abattu
term-mafia32-poison = Poison
    .text = La façon de tuer de la Veuve noire : la victime joue encore un jour et meurt après la nuit suivante, si personne ne la sauve cette nuit-là.
    .forms = poison | empoisonn*
term-mafia32-infected = Infecté
    .text = A perdu tous ses pouvoirs, compte comme solitaire et est du camp du Patient zéro tant que celui-ci vit. Ce qu’un infecté apprend des autres, il le garde pour lui.
    .forms = infect*
term-mafia32-jail = Prison
    .text = Où le Juge envoie le criminel qu’il a vu. Un prisonnier parle et l’on peut voter contre lui, mais il n’agit ni ne vote ; à la mort du Juge, tous sont libres.
    .forms = prison* | prisonnier*
term-mafia32-heal = Soigner, garder
    .text = Préserver un joueur de la mort cette nuit : le Docteur le soigne, le Garde du corps meurt à sa place. Personne n’en sait rien.
    .forms = soign* | garder

# day
term-mafia32-vote = Vote
    .text = Chaque vivant libre lève la main contre un joueur ; celui qui a le plus de voix s’en va et montre sa carte.
    .forms = vot* | voix
term-mafia32-tie = Égalité
    .text = Plusieurs joueurs ont le même plus grand nombre de voix. La table a convenu de la suite : un autre vote, le sort, ou tous s’en vont.
    .forms = égalité
term-mafia32-lot = Au sort
    .text = Décidé par le hasard, comme si le meneur tirait une carte.
    .forms = au sort | le sort | au hasard
term-mafia32-draw = Match nul
    .text = La partie finit et personne ne gagne : six tours de suite sans mort, infection ni arrestation.
    .forms = match nul
