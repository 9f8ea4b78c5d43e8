# Ce qui est gardé des soirées. Variables : n (un nombre), evenings (un nombre), won (un nombre), name, when.
evenings-title = Nos soirées
evenings-intro = L’hôte d’une table peut garder les parties d’une soirée à l’autre : qui avait quel rôle, et qui a gagné. Après une partie ou dans le salon, touchez « Garder nos soirées ».
evenings-unknown = Rien n’est gardé sous ce lien.
evenings-none = Aucune partie n’est encore terminée.
evenings-sum = { $n ->
    [one] Une partie
   *[other] { $n } parties
} en { $evenings ->
    [one] une soirée
   *[other] { $evenings } soirées
}
evenings-csv = En tableau (CSV)
evenings-json = En données (JSON)
evenings-copy = Copier le lien
evenings-copied = Copié
evenings-note = Tout reste sur ce serveur, 400 jours après la dernière partie. Qui a le lien peut lire, et retirer des noms et des parties.
evenings-each = Soirée par soirée
evenings-sides = Qui gagne
evenings-people = Joueurs
evenings-roles = Rôles
evenings-all-roles = Tous les rôles : { $n }
evenings-won-of = victoires : { $won } sur { $n }
evenings-games = Les parties
evenings-minutes = { $n ->
    [one] une minute
   *[other] { $n } minutes
}
evenings-somebody = quelqu’un
evenings-drop = Retirer la partie : { $when }
evenings-drop-ask = Retirer cette partie pour de bon ?
evenings-drop-yes = La retirer
evenings-not = La laisser
evenings-names = Les noms
evenings-names-note = Un nom retiré disparaît de toutes les parties et ne figure dans aucune des suivantes.
evenings-strike = Retirer
evenings-strike-whom = Retirer { $name }
evenings-strike-ask = Retirer { $name } de toutes les parties pour de bon ?
evenings-let-in = Une personne retirée veut compter de nouveau. Son nom :
evenings-let-in-yes = Compter désormais
evenings-let-in-done = Ce nom compte de nouveau dès la prochaine partie.
evenings-burn = Tout oublier
evenings-burn-ask = Oublier « { $name } » et toutes ses parties pour de bon ?
evenings-keep-note = Les parties terminées sont gardées d’une soirée à l’autre, sous les noms choisis à table. Toute la table le voit et peut les lire.
evenings-name = Comment s’appelle votre groupe ?
evenings-begin = Commencer
evenings-go-on = Continuer « { $name } »
evenings-kept-in = Les parties de cette table sont gardées dans « { $name } ».
evenings-open = Ouvrir
evenings-stop = Ne plus rien garder
evenings-tonight = Cette soirée, à emporter
evenings-col-date = date
evenings-col-time = heure
evenings-col-minutes = minutes
evenings-col-game = jeu
evenings-col-led = avec meneur
evenings-col-winners = gagnants
evenings-col-player = joueur
evenings-col-role = rôle
evenings-col-end = rôle à la fin
evenings-col-side = camp
evenings-col-won = victoire
evenings-col-points = points
evenings-col-dead = mort
