# The dead may watch with open eyes
watching-means = Vous verrez toutes les cartes et tout ce qui se passe, la nuit aussi, jusqu’à la fin de la partie.
watching-silence = Dès lors, vous ne dites rien, ne montrez rien et restez de marbre : un seul regard peut décider de la partie. Vous n’écrivez plus, ne votez plus et ne revenez pas dans cette partie. Vous gagnez toujours avec votre camp.
watching-for-good = Tout le monde voit que vous regardez. C’est sans retour.
watching-sure = Ouvrir les yeux
watching-not = Les garder fermés
watching-note = Vous voyez tout. Ne dites rien, ne montrez rien, et gardez votre écran pour vous.
watching-stream = Habillage pour une diffusion
watching-stream-delay = En retard sur la partie, pour que les joueurs qui la regardent n’apprennent rien trop tôt :
watching-stream-open = L’ouvrir
watching-stream-copy = Copier l’adresse
watching-stream-copied = Copié.

refused-eyes-stay-closed = Cette table n’a pas convenu que les morts regardent.
refused-only-the-dead-watch = Seuls les morts peuvent regarder les yeux ouverts.
refused-answer-first = Répondez d’abord à ce qu’on vous demande encore.
