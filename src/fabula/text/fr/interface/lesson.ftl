# Une partie d’essai pour qui apprend à mener : que faire maintenant, ce qui s’est passé autrement, le bilan.
# Blancs : next, show, answer, example (boutons), name, names (joueurs), what (un choix), n (un nombre), dead, tale, code.
lesson = Conseil
lesson-why = Pourquoi
lesson-fold = Replier le conseil
lesson-unfold = Déplier le conseil
lesson-fine = Compris
lesson-undo = Annuler
lesson-see = Voir le bilan
lesson-points = { $name } désigne : { $what }.
lesson-points-none = { $name } ne choisit personne.

lesson-clocktower-set = Quels rôles sont en jeu
    .do = Touchez « { $example } », puis le bouton du bas.
    .why = Le livret conseille cette composition pour une première partie : le village apprend beaucoup, et les maléfiques ont où se cacher. Toute autre composition de mêmes nombres convient aussi.
lesson-clocktower-drunk_role = Un jeton pour le Soulard
    .do = Le Soulard se croit Villageois. Lequel ? Le conseil : { $what }. D’accord ? Touchez le bouton du bas.
    .why = Mieux vaut un rôle qui apprend quelque chose : le Soulard aura de quoi se tromper.
lesson-clocktower-drunk = Qui est le Soulard
    .do = Les rôles sont tirés, et l’un des Villageois est en fait le Soulard. Le conseil : { $what }. D’accord ? Touchez le bouton du bas.
    .why = Ici le sort décide, pour que personne ne devine comment vous choisissez.
lesson-clocktower-red_herring = Un leurre pour la Voyante
    .do = Un joueur gentil passe pour un Démon aux yeux de la Voyante. Le conseil : { $what }. D’accord ? Touchez le bouton du bas.
    .why = À cause du leurre, la Voyante ne peut pas croire chaque « oui ».
lesson-clocktower-bluffs = Des rôles de bluff
    .do = Le Démon voit trois rôles gentils qui ne sont pas en jeu. Le conseil : { $what }. D’accord ? Touchez le bouton du bas.
    .why = Il pourra se dire l’un d’eux. Il est bon d’avoir un Étranger parmi les trois.
lesson-clocktower-learn = Que dire au joueur
    .do = C’est pour { $name }. Le conseil : { $what }. D’accord ? Touchez le bouton du bas. Ou choisissez autre chose.
    .why = À un joueur sobre on dit la vérité, mais laquelle, c’est votre choix. À un joueur ivre ou empoisonné on peut mentir, et le livret le conseille.
lesson-clocktower-decide = À vous de décider
    .do = Le conseil : { $what }. D’accord ? Touchez le bouton du bas. Ou décidez autrement.
    .why = Les règles laissent cela au Conteur. Le conseil est bon, mais vous êtes libre.
lesson-clocktower-decide-alone = À vous de décider
    .do = Choisissez une réponse, puis touchez le bouton du bas.
    .why = Les règles laissent cela au Conteur : aucune réponse ne vaut mieux qu’une autre.
lesson-clocktower-said = Dites-le à tous
    .do = Lisez à voix haute ce que dit l’écran, puis touchez « { $next } ».
    .why = Ainsi chacun sait que vous avez entendu et accepté.
lesson-clocktower-dusk = Chacun regarde son rôle
    .do = Autour d’une table, chacun regarde maintenant son rôle, sur un téléphone ou sur votre écran. Les robots l’ont fait. Dites « Fermez les yeux », puis touchez « { $next } ».
    .why = Jetez un œil aux lignes de la nuit, plus bas. Ce qui est réglé maintenant ne vous retardera pas.
lesson-clocktower-minion_info = Les Sbires découvrent le Démon
    .do = Réveillez : { $names }. Touchez « { $show } » et tournez l’écran vers eux. Puis montrez le Démon du doigt.
    .why = Les maléfiques sont peu nombreux, mais ils se connaissent. À moins de sept joueurs, cette ligne n’existe pas.
lesson-clocktower-demon_info = Le Démon découvre ses Sbires
    .do = Réveillez : { $names }. Touchez « { $show } » pour chaque carte : ses Sbires et trois rôles de bluff.
    .why = Le Démon sait maintenant sur qui compter et pour qui se faire passer.
lesson-clocktower-chooses = Un joueur choisit
    .do = Touchez deux fois une épaule : { $names }. { $points } Touchez la même chose sur la feuille.
    .why = Refaites le geste du joueur, vous serez sûrs tous les deux. D’un téléphone, la réponse vient d’elle-même.
lesson-clocktower-shows = Montrez la réponse
    .do = Réveillez : { $names }. Touchez « { $show } » et laissez lire. Un signe suffit aussi : les doigts pour un nombre, la tête pour « oui ».
    .why = Pas un mot la nuit : la voix dit à tous où vous êtes.
lesson-clocktower-sleep = Faites-le se rendormir
    .do = Couvrez vos yeux de la main, le joueur comprendra. Puis touchez « { $next } ».
    .why = Prenez votre temps : si chaque ligne a le même rythme, personne n’en tire rien.
lesson-clocktower-talk = Le matin
    .do = Attendez dix secondes. Dites « Ouvrez les yeux. { $dead ->
        [none] Cette nuit, personne n’est mort ».
       *[other] Mort cette nuit : { $dead } ».
    } Laissez parler. Assez ? Touchez « { $next } ».
    .why = La pause cache qui s’est réveillé en dernier. Ne dites jamais pourquoi quelqu’un est mort, ni pourquoi personne.
lesson-clocktower-nominations = Les nominations
    .do = Dites « J’écoute les nominations ». Les robots nominent d’eux-mêmes. Plus personne ? « Trois, deux, un », puis touchez « { $next } ».
    .why = Seuls les vivants nominent, chacun une fois par jour, et l’on n’est nominé qu’une fois par jour.
lesson-clocktower-doomed = On va exécuter quelqu’un
    .do = Dites « On va exécuter { $name }. D’autres nominations ? » S’il n’y en a pas, touchez « { $next } ».
    .why = Plus de voix pour un autre le sauvent, autant de voix les sauvent tous les deux.
lesson-clocktower-plea = Accusation et défense
    .do = Répétez la nomination à voix haute et laissez parler les deux, une demi-minute suffit. Puis touchez « { $next } ».
    .why = Ainsi tous entendent la même chose, et personne ne vote à l’aveugle.
lesson-clocktower-vote = On compte les mains
    .do = Tournez la main autour du cercle et comptez à voix haute. Les robots lèvent la main, l’aiguille avance seule.
    .why = Il faut la moitié des vivants, et plus de voix que quiconque aujourd’hui.
lesson-scene = Tout le monde regarde
    .do = Chaque écran le montre maintenant. Dites-le à voix haute pour qui n’en a pas, puis touchez « { $next } ».
    .why = Le jeu attend pendant ce temps : personne ne manque une mort ni l’issue d’un vote.
lesson-clocktower-other = Continuez
    .do = Faites ce que dit l’écran, puis touchez « { $next } ».
    .why = Vous ne pouvez rien oublier : la feuille et le bouton suivent le livret.
lesson-clocktower-twilight = La journée est finie
    .do = Prenez une demi-minute pour ranger le Grimoire. Puis touchez « { $next } ».
    .why = Pendant que vous préparez la nuit, les joueurs peuvent parler.

lesson-dusk = Chacun regarde sa carte
    .do = Lisez à voix haute les mots du parchemin. Les robots ont regardé. Touchez « { $next } ».
    .why = Autour d’une table, attendez le dernier : la nuit ne commence pas avant que tous aient vu leur carte.
lesson-called = Un rôle se réveille
    .do = Lisez les mots à voix haute. Ont les yeux ouverts : { $names }. Croisez leur regard, montrez ce qu’il faut, puis touchez « { $next } ».
    .why = Les mots sont les mêmes chaque nuit. Ne tournez pas la tête : la voix dit à qui elle parle.
lesson-nobody = Personne ne se réveille
    .do = Lisez les mots quand même, comptez jusqu’à dix dans votre tête, puis touchez « { $next } ».
    .why = La carte est au centre, ou ce rôle ne peut rien faire. Si vous sautez l’appel, tous le remarquent.
lesson-chooses = Un rôle choisit
    .do = Lisez les mots à voix haute. { $points } Touchez « { $answer } » à côté du nom et notez la même chose.
    .why = Faites oui de la tête, pour dire que vous avez compris. D’un téléphone, la réponse vient d’elle-même.
lesson-answered = La réponse est notée
    .do = Si le joueur apprend quelque chose, montrez-le par un signe. Puis touchez « { $next } ».
    .why = Le signe est à côté de la réponse. Pas un mot : les autres écoutent.
lesson-morning = Les nouvelles
    .do = Lisez les mots du parchemin : qui n’est plus là. Puis touchez « { $next } ».
    .why = Dites qui est mort, et rien sur la manière.
lesson-talk = La discussion
    .do = Lisez les mots à voix haute et laissez parler. Assez ? Touchez « { $next } ».
    .why = Autour d’une table, cinq minutes suffisent. Restez impassible : on vous observe aussi.
lesson-vote = Le vote
    .do = Lisez les mots à voix haute. Les robots lèvent la main d’eux-mêmes. Quand tous ont décidé, touchez « { $next } ».
    .why = Sans téléphones, vous comptez les mains : touchez ceux qui la lèvent.
lesson-plea = Égalité : la défense
    .do = Laissez une demi-minute à { $names }, sans qu’on l’interrompe. Puis touchez « { $next } ». Qui a autant de voix aura son tour.
    .why = Ceux qui risquent la mort sont entendus d’abord. Puis on revote, sur eux seuls.
lesson-farewell = Derniers mots
    .do = Lisez les mots à voix haute et laissez parler { $names }. Puis touchez « { $next } ».
    .why = Une demi-minute suffit. Ensuite, la carte est retournée, et plus un mot jusqu’à la fin de la partie.
lesson-won = La partie est jouée
    .do = Vérifiez que tout est juste, puis touchez « { $next } ».
    .why = Tant que la fin n’est pas annoncée, toute erreur s’annule.

lesson-slip-lot = Passé sans réponse
    .text = Le sort a choisi pour { $name }, parce que vous avez continué. Autour d’une table, c’est vexant. « { lesson-undo } » ramène à cette ligne.
    .several = Le sort a choisi { $n } fois : { $names }
    .mind = Attendez la réponse avant de continuer. Autour d’une table, c’est vexant quand le sort choisit.
lesson-slip-misheard = Autre chose est noté
    .text = { $name } désigne autre chose : { $what }. La nuit suit maintenant une erreur. « { lesson-undo } » la reprend.
    .several = { $n ->
        [one] { $n } choix est mal noté
       *[other] { $n } choix sont mal notés
    } : { $names }
    .mind = Répétez ce que le joueur désigne, et ne le notez qu’ensuite.
lesson-slip-decided = Votre propre décision
    .text = Le conseil était autre : { $what }. C’est votre droit, rien n’est cassé. Si vous changez d’avis, il y a « { lesson-undo } ».
    .several = { $n ->
        [one] { $n } décision est bien à vous
       *[other] { $n } décisions sont bien à vous
    }
    .mind = Le conseil était autre. C’est votre droit, rien n’est cassé.
lesson-slip-unshown = La réponse n’est pas montrée
    .text = La réponse reste à montrer à { $names }. Faites-le à part le jour, ou touchez le jeton dans le cercle et montrez-la de là.
    .several = { $n ->
        [one] { $n } réponse n’a pas été montrée
       *[other] { $n } réponses n’ont pas été montrées
    } : { $names }
    .mind = Prenez ces joueurs à part le jour, ou touchez leur jeton dans le cercle et montrez-la de là.

lesson-summary = Le bilan
lesson-well = Ce qui a réussi
lesson-well-calls = Appels de la nuit : { $n }
lesson-well-shown = Réponses montrées : { $n }
lesson-well-entered = Choix bien notés : { $n }
lesson-well-decided = Décisions prises : { $n }
lesson-well-day = Une journée entière menée, discussion et vote compris
lesson-mind = À surveiller
lesson-mind-nothing = Rien n’a été oublié.
lesson-mended = réparé
lesson-ready = Vous pouvez mener
    .text = Ouvrez une table de « { $tale } » : vous la menez dès le début, et Fabula propose le même type de composition pour votre nombre de joueurs.
lesson-table = Ouvrir une vraie table
lesson-back = Revenir à la table { $code }
lesson-on = Continuer à mener
lesson-once-more = Essayer encore
