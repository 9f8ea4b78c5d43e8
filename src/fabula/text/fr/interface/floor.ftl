# La parole, le temps, l’appel, la conduite du jeu. Variables : n (un nombre), name.
floor-order = Parole, temps, rassemblement
floor-word = Parole
floor-lower = Baisser
floor-ask = Demander la parole
floor-lower-mine = Ne plus demander la parole
floor-wishes = demande la parole, numéro { $n }
floor-hands = Demandent la parole
floor-lower-of = Baisser la main : { $name }
floor-time = Un temps pour tous
floor-min = { $n } min
floor-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
floor-bluffs = Rôles à annoncer sans risque
floor-unsure = Pas sûr
floor-more = Quoi d’autre
floor-threads = Montrer les fils
floor-threads-off = Cacher les fils
floor-threads-claims = Annonces
floor-threads-accused = Accusations
floor-threads-votes = Votes
floor-threads-none = Rien de tel pour l’instant.
floor-heard-aloud = dit à voix haute : { $what }
floor-my-guess = mon idée : { $what }
floor-stop = Arrêter
floor-time-note = Tout le monde voit ce compte à rebours. À la fin, un signal retentit ; la suite vous appartient.
floor-time-fabula = Fabula surveille le temps. Vous pouvez ici en donner un autre à la discussion.
floor-own-time = Une autre durée, ou un nom
floor-own-minutes = Minutes
floor-own-name = Nom, visible de tous
floor-own-start = Lancer : { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
floor-about-apart = Apartés
floor-about-together = Tous ensemble
floor-time-is-up-of = { $what } : le temps est écoulé.
floor-speech = Temps pour accuser et se défendre
floor-gather = Rassembler tout le monde
floor-call = Tout le monde est attendu !
floor-time-is-up = Le temps est écoulé.
floor-not-now = Seulement le jour : la nuit, tout le monde se tait.

floor-handing = Partager ou confier la conduite
floor-to-device = À un autre de mes appareils
floor-alone = Cet appareil ne mène plus
    .note = Dès que le lien est ouvert, tout se ferme ici.
floor-show-link = Montrer le lien et le code QR
floor-link-qr = Code QR : mener sur un autre appareil
floor-link-note = Le lien sert une seule fois, pendant cinq minutes. Qui l’ouvre voit tous les rôles : ne le montrez pas aux joueurs.
floor-copy-link = Copier le lien
floor-to-person = À une autre personne
floor-to-person-note = Elle verra tous les rôles et ne pourra plus jouer dans cette partie.
floor-nobody-to-give = Il n’y a personne à qui la confier. Il faut quelqu’un qui soit entré avec le code et ne soit pas assis.
floor-give = Confier
floor-share = Mener à deux
floor-take-back = Ne mène plus
floor-give-back = Ne plus mener
floor-sure = Oui, confier
floor-sure-note = { $name } mènera le jeu, et vous ne ferez que regarder.

refused-moved = Vous menez ou jouez désormais sur un autre appareil.
refused-cannot-lead = Seul peut mener quelqu’un qui a son propre appareil et n’est pas assis.
floor-aside-well = près du puits
floor-aside-bridge = sur le pont
floor-aside-inn = à l’auberge
floor-aside-lantern = sous la lanterne
floor-bot-not-yet = Je ne dis rien pour l’instant.
refused-place-full = Il y a déjà trois personnes. Choisissez un autre endroit.
refused-nobody-near = Il n’y a personne près de vous pour l’entendre.
refused-hands-are-counted = On compte les mains. Demandez la parole après le vote.
refused-fabula-keeps-time = Fabula surveille le temps. On peut le changer pendant la discussion.
refused-no-travellers = Ce jeu n’a pas de Voyageurs.
refused-not-their-wish = Cette personne n’a pas demandé à être Voyageur.
refused-ask-the-host = Demandez d’abord l’accord de l’hôte : la partie est presque finie.
refused-only-by-day = Cela ne se fait que de jour, pendant la discussion.
refused-not-while-playing = Ce rôle doit être là dès le début.
refused-too-many-travellers = Il n’y a pas plus de { $most } Voyageurs.

# un pas en arrière
floor-undo-to = Retour : { $where }
floor-undo-answer = Cette réponse sera annulée :
floor-undo-time = La partie reprendra de là.
floor-undo-amend = Votre dernière correction sera annulée.
floor-undo-note = Tout ce qui s’est passé depuis disparaîtra, sur tous les appareils.
floor-undo-asked = La question revient, avec cette réponse pour conseil.
floor-undo-do = Revenir
floor-undo-not = Rester ici
floor-undo-again = Comme avant
floor-undo-before = Réponse donnée avant l’annulation : { $what }
# qui est venu en cours de partie
floor-looking = La partie est en cours et vous la regardez : voici ce que tous peuvent voir, sans aucun secret.
floor-looking-seat = Une place est vide : prenez-la si c’est la vôtre ou si personne n’en veut.
floor-looking-next = Vous jouerez la prochaine partie : restez ici.
floor-come-in-named = Entrer avec un nom
floor-looking-known = Vous avez vu toutes les cartes de cette partie : n’en dites rien. Vous pourrez jouer la prochaine.
floor-asks-to-come = { $name } demande à venir en Voyageur.
floor-let-in = Accueillir
floor-let-in-whom = Accueillir { $name }
floor-decline = Pas maintenant
floor-not-now-whom = Pas maintenant : { $name }
floor-looks-on = Spectateurs : { $names }
floor-seat = Place { $n }
floor-hold-notes = Maintenez pour lire
floor-hold-note = Ce que l’on vous a dit est caché à vos voisins. Lâchez, et tout se recouvre.
# pas de ligne vers le serveur
floor-no-line = Hors ligne.
floor-no-line-kept = Réponses gardées ici.
floor-no-line-waits = Cet écran reviendra tout seul.
floor-player-name = Nom du joueur
floor-player-names-note = Plusieurs à la fois : avec des virgules, ou un par ligne.
floor-lookers = Spectateurs

floor-last = La dernière fois
floor-last-again = La même table
floor-last-forget = Oublier
floor-last-others = Avec leur téléphone, par le code : { $names }
notice-resumed = Fabula a été mise à jour et une règle a changé. La partie reprend un peu plus tôt : certaines réponses sont redemandées.
notice-untold = Fabula a été mise à jour et cette partie ne peut pas continuer avec les nouvelles règles. Elle est interrompue ; vous pouvez redistribuer.
# un joueur qui surveille le temps de la première nuit ; un mort qui mène la suite
floor-timekeeper = Cette nuit, vous surveillez le temps
floor-vote-now = Votez maintenant
floor-heir = Vous avez été exécuté en premier. Vous pouvez mener la suite.
floor-heir-take = Prendre le carnet
floor-heir-note = Vous verrez toutes les cartes et direz quand continuer, mais vous ne jouez plus. Vous gagnez toujours avec votre camp. Tant que vous ne le prenez pas, Fabula mène.
floor-heir-sure = Oui, je mène
refused-leader-lives = Qui mène sait tout : cela le ferait revenir dans la partie.
floor-manners = Quelqu’un parle trop, ou est grossier
floor-manners-talk = Ne faites pas taire une seule personne sans demander le silence à toutes. Donnez la parole à qui la demande, dans l’ordre.
floor-manners-rude = Prenez-la à part, dites ce que vous avez vu, écoutez sa réponse. Si cela continue, l’hôte peut priver son appareil des messages, ou l’exclure.
ui-most-so-far = En tête : { $names }, { $n }. Autant de mains, et c’est l’égalité.
ui-hands = { $n ->
    [0] aucune main
    [one] une main
   *[other] { $n } mains
}
ui-ready-to-deal = Tout est prêt.
ui-hand-over = En faire l’hôte
ui-phase-deal = La distribution
ui-phase-dusk = Le soir
ui-phase-night = Nuit
ui-phase-day = Jour
ui-phase-vote = Le vote
ui-phase-end = La partie est finie
ui-ready-count = Prêts : { $n } sur { $of }
ui-ready-to-vote = Prêt à voter
ui-vote-sealed = Personne ne le voit avant que tous aient voté.
ui-vote-open = Tous le voient. Vous pouvez changer d’avis tant que tous n’ont pas voté.
ui-vote-change = Vous pouvez changer d’avis tant que tous n’ont pas voté.
# what the dead wager; what players show each other
floor-wager = Votre pari : qui gagne ?
floor-wager-note = Personne d’autre ne le voit avant la fin de la partie.
floor-wager-made = Votre pari est enregistré
floor-wagers = Les paris
floor-wager-won = bien vu
floor-wager-lost = perdu
floor-points = { $who } montre { $name } du doigt
floor-shows = { $who } : { $what }
floor-signs = Des signes que tous voient
floor-sign-agree = D’accord
floor-sign-doubt = J’en doute
floor-sign-laugh = C’est drôle
# what is dreamt, what whoever leads may set right
prompt-dream-1 = Qui marche sur les toits ?
    .note = Un rêve. Choisissez n’importe qui : cela ne change rien au jeu.
prompt-dream-2 = Quels deux viennent prendre le thé ?
    .note = Un rêve. Choisissez-en deux : cela ne change rien au jeu.
prompt-dream-3 = Qui chante à la fenêtre ?
    .note = Un rêve. Choisissez n’importe qui : cela ne change rien au jeu.
prompt-dream-4 = Quels deux traversent la rivière ?
    .note = Un rêve. Choisissez-en deux : cela ne change rien au jeu.
prompt-dream-5 = Qui allume la lanterne ?
    .note = Un rêve. Choisissez n’importe qui : cela ne change rien au jeu.
prompt-dream-6 = Quels deux partagent leurs gants ?
    .note = Un rêve. Choisissez-en deux : cela ne change rien au jeu.
ui-doomed = mourra si rien ne change
ui-silent = sans voix
ui-amend-spare = Était en fait protégé
ui-amend-kill = Meurt
ui-amend-revive = Vit finalement
ui-amend-role = A une autre carte
ui-amend-silence = Punir par le silence
ui-amend-unsilence = Peut reparler
ui-amend-win = Terminer la partie
ui-series = Classement de la soirée
ui-games = Parties
ui-wins = Victoires
ui-points = Points
ui-last-game = Dernière
ui-has-left = plus à la table
ui-screen-lobby = Visez le code avec un téléphone et asseyez-vous.
ui-screen-deal = Les cartes sont distribuées.
ui-screen-dusk = Regardez vos cartes.
ui-screen-night = Ne regardez que votre écran. Répondez quand il vous interroge.
ui-screen-day = Il fait jour. Parlez.
ui-screen-vote = C’est l’heure du vote.
ui-screen-end = La partie est finie.

# Tant qu’une question est ouverte, le cercle des jetons y répond ; n et of : des nombres
circle-touch = { $n ->
    [one] Touchez un jeton du cercle.
   *[other] Touchez { $n } jetons du cercle.
}
circle-chosen = Choisis : { $n } sur { $of }
circle-sheet = Ouvrir une fiche
circle-which-sheet = La fiche de qui ? Touchez son jeton.
circle-hold = Ou maintenez un jeton, ou appuyez sur S
circle-done = Terminé
# Ce que qui mène écrit pour soi
desk-note = Notes de la partie
desk-note-about = Mes notes
desk-note-note = Gardées avec la partie, pour qui mène seulement.
# Liens de qui mène : regarder le grimoire, ou mener aussi
link-title = Par un lien
link-look = Regarde
link-share = Mène avec moi
link-look-note = Qui l’ouvre voit tous les rôles et tout ce qui se passe, sans rien pouvoir faire : pour qui apprend à mener.
link-share-note = Qui l’ouvre mène comme vous ; chaque étape est ouverte aux deux.
link-note = Il sert une seule fois, pendant dix minutes, et à aucun joueur de cette partie. Tout le monde voit qui a le grimoire ouvert.
link-make = Créer un lien et un code QR
link-off = Annuler le lien
link-let-look = Laisser regarder
link-close = Ne regarde plus
looking-note = Vous regardez le grimoire et voyez tout. N’en laissez rien paraître et ne dites rien.
looking-close = Fermer le grimoire

# ce qu’on annonce le jour
ui-claim = Annoncer
ui-claim-claim = Qui je suis
ui-claim-saw = Une carte vue
ui-claim-swapped = Un échange fait
ui-claim-note = Vrai ou faux : tout le monde le lira.
ui-claim-checked = Mon enquête
ui-claim-compared = Ma comparaison
ui-claim-suspect = Qui je soupçonne
ui-claim-trust = À qui je me fie
ui-claim-nominate = Soumettre au vote
