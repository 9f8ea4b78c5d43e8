# settings
setting-lead = Qui mène
    .note = Fabula ou une personne.
setting-lead-fabula = Fabula
    .note = Fabula annonce la nuit et tient le temps. Tout le monde joue.
setting-lead-person = Une personne
    .note = Qui mène ne joue pas : il voit toutes les cartes, avance à son rythme et peut répondre pour qui n’a pas de téléphone. C’est l’hôte, sauf si « Qui mène ? » désigne quelqu’un d’autre.
setting-choosing = Qui choisit les rôles
    .note = Qui choisit les rôles, et comment.
setting-choosing-host = L’hôte
    .note = L’hôte compose le jeu, carte par carte ou par un scénario.
setting-choosing-players = Les joueurs
    .note = Chacun coche les cartes qui lui plaisent. Les plus souhaitées entrent dans le jeu, autant que le tableau du livre le permet.
setting-choosing-lot = Le sort
    .note = Autant de cartes de chaque type que le dit le tableau du livret, tirées à l’aveugle à la distribution.
setting-lone_wolf = Loup solitaire
    .note = Un Loup-garou qui se réveille seul peut regarder une carte du centre.
setting-hunter_points = Le tir du Chasseur
    .note = Qui le Chasseur mourant emporte.
setting-hunter_points-vote = Selon son vote
setting-hunter_points-anew = Nouveau choix
setting-look = Regarder les cartes
    .note = S’achève dès que tous sont prêts.
setting-step = Un appel de la nuit
    .note = Dure toujours jusqu’au bout, pour ne rien trahir.
setting-candidates = Soumis au vote
    .note = Contre qui l’on peut voter.
setting-candidates-everyone = Tout le monde
setting-candidates-nominated = Ceux qu’on a nommés le jour
setting-candidates-suspected = Ceux qu’on a soupçonnés
setting-hands = Les mains
    .note = Comment on compte les voix.
setting-hands-in_turn = Un nom après l’autre
setting-hands-at_once = Tous à la fois
setting-hands-secret = Tous à la fois, en secret
setting-open_hands = Mains à découvert
    .note = Chacun voit les mains se lever, sans attendre que tous aient voté.
setting-hand = Les mains pour un nom
    .note = Qui n’a pas levé la main à temps la garde baissée.
setting-talk = La discussion
    .note = S’achève dès que tous sont prêts à voter.
setting-vote = Le vote
    .note = Le sort décide pour qui n’a pas voté à temps.
setting-words = Derniers mots
    .note = Pour qui monte à l’échafaud, avant que l’on sache ce qui en résulte.
setting-one_by_one = Les noms un par un
    .note = Qui mène nomme les morts : avant, aucun téléphone ni aucun écran n’en parle.
set-cards = { $n } sur { $of ->
    [one] { $of } carte
   *[other] { $of } cartes
}
set-search = Chercher un rôle
set-none = Aucun rôle ne s’appelle ainsi.
set-over = { $n ->
    [one] Une carte de trop : retirez-la
   *[other] { $n } cartes de trop : retirez-les
}
set-short = { $n ->
    [one] Il manque une carte : ajoutez-la
   *[other] Il manque { $n } cartes : ajoutez-les
}
set-amiss = Quelque chose ne va pas encore.
set-taken = { $n } dans la composition
set-touch = Touchez une carte pour l’ajouter. Maintenez-la pour la lire.
set-keys = Au clavier, S l’ouvre.
set-whole = Compositions toutes prêtes
set-other-numbers = Compositions du livret pour d’autres nombres
set-lot-note = Des cartes tirées de la boîte mélangée, d’autres à chaque fois.
set-comes-in = entre en jeu
set-done = Terminé
set-done-over = { $n ->
    [one] Terminé : retirez-en une
   *[other] Terminé : retirez-en { $n }
}
set-done-short = { $n ->
    [one] Terminé : ajoutez-en une
   *[other] Terminé : ajoutez-en { $n }
}
setting-overheard = Qui mène entend les apartés
    .note = Tout le monde en est averti. Sinon, seuls ceux qui sont sur place entendent.
setting-helper = Une aide pour débuter
    .note = Dans le carnet, chacun peut voir ce que permettent ce qu’il a entendu et ses suppositions : combien de donnes restent, et qui peut être le Démon.
setting-seat_numbers = Numéros de place
    .note = Chaque écran montre le numéro de chaque place.

# de qui sont les mots d’une carte
ui-tempo-hastens = Accélère la partie
ui-tempo-slows = Ralentit la partie
ui-own-wording = Texte de cette table
ui-almanac-says = Dans l’almanach
ui-reword = Réécrire : { $what }
ui-reword-note = Ce que dit cette carte à votre table. Du texte simple, que tous verront comme le vôtre ; les règles ne changent pas.
ui-reword-count = { $n ->
    [one] { $n } caractère
   *[other] { $n } caractères
} sur { $most }
ui-reword-keep = La carte dira cela
ui-reword-back = Reprendre le texte de l’almanach
ui-grade-certain = Texte certain : celui du livret
ui-grade-strong = Texte presque certain : plusieurs indices du livret
ui-grade-reconstructed = Texte reconstitué : le livret ne le donne pas
# le narrateur
narrator-night = Quelle nuit
narrator-night-first = Première nuit
narrator-night-next = Nuit suivante
ui-first-time = Première fois avec ces rôles
ui-first-time-note = Des appels plus longs, pour que chacun ait le temps de comprendre.
# the dead may watch
ui-open-eyes = Ouvrir les yeux et voir
ui-watches = regarde les yeux ouverts
setting-open_eyes = Les morts peuvent regarder
    .note = Hors jeu, on peut voir toutes les cartes, mais on ne dit rien et on ne montre rien.
refused-watches = Vous regardez les yeux ouverts : vous ne participez plus à cette partie.
refused-watcher-lives = Quelqu’un parmi les morts a ouvert les yeux et sait tout : ce serait un retour dans la partie.
ui-cover = Couvrir le carnet
ui-uncover = Ouvrir le carnet
ui-covered = Le carnet est couvert : personne ne lit les cartes par-dessus votre épaule. Ce que vous dites à voix haute reste.
# les cartes en jeu, comment commencer
ui-print-order = Imprimer l’ordre
ui-next-role = Remplacer { $gone }
    .note = Nouvelle carte : { $come }
ui-openings = Par où commencer ?
ui-ask = Une question sur les règles
ui-set-by-lot = Au hasard
ui-lead-by-lot = Tirer au sort qui mène
ui-filled-up = Si vous êtes plus nombreux que prévu, des cartes simples complètent la composition selon le tableau du livret.
# what a device that speaks does besides
ui-sound = Son et voix
setting-varied = Appels en plusieurs formules
    .note = Chaque appel a deux ou trois formules. Leur ordre ne dépend pas des rôles et ne trahit rien.
# who leads, found by the table
ui-who-leads = Qui mène ?
ui-found-vote = La table a voté : { $name } mène.
ui-found-tie = Égalité des voix, le sort a décidé : { $name } mène.
ui-found-lot = Le sort a décidé : { $name } mène.
refused-no-set-by-lot = Dans ce jeu, la composition ne se tire pas au sort.
awake-not = Ce navigateur laisse l’écran s’éteindre. Allongez le délai de mise en veille dans les réglages de l’appareil.
