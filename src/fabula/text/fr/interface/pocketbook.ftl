# La page d’une place : ce qu’on peut y faire, ce qui s’est dit, ses propres idées. Blancs : name, names.
book-before = Joueur précédent
book-after = Joueur suivant
book-nominate = Nominer
book-exile = Demander l’exil
book-nominate-later = Les nominations s’ouvrent après la discussion.
book-was-nominated = Déjà en nomination aujourd’hui.
book-suspect = Dire : suspect
book-trust = Dire : confiance
book-point = Montrer du doigt
book-whisper = Chuchoter
book-whisper-to = Chuchoter à { $name }
book-whispered = Personne d’autre ne le lira.
book-says = Ce que dit { $name }
book-says-nothing = Rien d’annoncé dans l’application pour l’instant.
book-aloud = dit à voix haute
book-aloud-strike = Rayer
book-note-aloud = Noter ce qui est dit à voix haute
book-note-aloud-note = Au crayon : vous seul le voyez, et rien n’est annoncé ainsi.
book-note-it = Noter
book-ask = Demander confirmation
book-asked = Demandé. En cas de oui, tout le monde l’entend.
book-asks = dites-vous { $what } ?
book-confirm = Oui, je le dis
book-page = À moi
book-page-note = Pour vous seul : tout ce que vous voulez garder jusqu’à la fin de la partie.
book-of-them = Ce qu’on en dit
book-votes = Votes
book-no-votes = Pas encore de vote.
book-named = nomination : { $name }
book-voted-for = vote : { $name }
book-votes-against = votes de : { $names }
book-votes-nobody = aucun vote
book-mine = Mes idées
    .short = Idée
book-mine-note = Personne d’autre ne les voit.
book-side = Quel camp ?
book-roles = Quel rôle ?
book-roles-claimed = Un signe sur un rôle : qui l’a annoncé.
    .by = annoncé par
book-note = Une note à vous

# Tout ce qui fut public, et après la partie ses propres idées à côté de la vérité. Blancs : n, of, who, name, role, when.
book-records = Ce qui s’est dit et voté
book-claims = Annonces
book-all = tous les joueurs
book-filter-all = Tous : { $n }
book-filter-disputed = Disputés : { $n }
book-filter-silent = Muets : { $n }
book-clash = annoncé par plusieurs
book-now = Se dit
    .short = Rôle
book-framed = Encadré : plusieurs annoncent ce rôle.
book-nominates = { $who } nomine { $name }
book-hands-of = Main levée ou doigt pointé : { $n } sur { $of }
book-hands-with = Le plus souvent avec : { $names }
book-judged = Ce que vous pensiez, et ce qui était
book-sides-right = Camps devinés : { $n } sur { $of }.
book-roles-right = Rôles devinés : { $n } sur { $of }.
book-said = annoncé
book-thought = votre idée
book-was = vérité
book-right = juste
book-wrong = faux
book-had = { $when } : vous aviez trouvé le rôle « { $role } ».
book-had-once = { $when } : vous aviez trouvé le rôle « { $role } », puis vous l’avez rayé.

# Aide au bluff, la même pour tout le monde.
book-bluffs-note = D’après ce que vous savez : personne d’autre ne les a annoncés ni montrés. Tout le monde a cette aide.
book-bluffs-none = Tout est déjà pris dans cette composition.
book-bluff-spare = hors jeu
book-bluff-several = plusieurs
book-bluff-free = libre
book-bluff-draft = Préparer
book-bluff-said = déjà dit
book-bluff-made-up = Inventé d’après ce que votre place a entendu, comme le ferait un bot. Pour votre propre rôle, c’est la vérité.
book-bluff-otherwise = Inventer autrement

# What one's own view and marks allow. Gaps: n, deals, name, names, marks.
allowed-title = Ce que permettent vos notes
allowed-note = D’après ce que vous avez entendu et vos suppositions. Un seul rôle supposé compte comme celui que la personne annonce.
allowed-ask = Calculer
allowed-again = Recalculer
allowed-works = Calcul en cours…
allowed-early = Rien à calculer avant le premier jour.
allowed-leaves = { $n ->
    [one] Reste { $deals } donne. Le Démon
   *[other] Restent { $deals } donnes. Le Démon
}
allowed-at-least = Restent au moins { $deals } donnes. Le Démon
allowed-proves = Le Démon ne peut être que { $name }.
allowed-share = { $name } { $n } %
allowed-clash = Aucune donne trouvée où toutes ces suppositions tiennent : { $marks }
allowed-none = Il ne reste aucune donne : quelque chose n’est pas ce qu’il semble.
allowed-few = Trop peu de personnes ont dit quelle carte elles ont reçue.
allowed-nobody = Personne ne peut être Loup-garou à présent.
allowed-note-onenight = D’après ce que vous avez entendu et vos suppositions. Un seul rôle supposé, c’est la carte reçue ; un camp, celui de la carte à présent.
allowed-leaves-onenight = { $n ->
    [one] Reste { $deals } donne. Loup-garou à présent
   *[other] Restent { $deals } donnes. Loup-garou à présent
}
allowed-proves-onenight = Un seul Loup-garou à présent : { $name }.
allowed-note-mafia32 = D’après ce que vous avez entendu et vos suppositions. Un seul rôle supposé, c’est la carte de la personne.
allowed-leaves-mafia32 = { $n ->
    [one] Reste { $deals } donne. Contre la ville
   *[other] Restent { $deals } donnes. Contre la ville
}
allowed-proves-mafia32 = Restent contre la ville : { $name }.
allowed-note-vendetta = D’après ce que vous avez entendu et vos suppositions. Une seule carte supposée, c’est celle de la personne.
allowed-early-vendetta = Rien à calculer avant la première nuit.
allowed-leaves-vendetta = { $n ->
    [one] Reste { $deals } donne. Contre les vampires
   *[other] Restent { $deals } donnes. Contre les vampires
}
allowed-proves-vendetta = Restent contre les vampires : { $name }.
allowed-unknown = Cette partie ne peut pas être calculée.
