# advice
advice-onenight-set-wrong-size = Il faut { $needed } cartes, trois de plus que de joueurs ; il y en a { $got }.
advice-onenight-set-one-mason = On prend toujours les deux Francs-maçons.
advice-onenight-too-few-seats = Il faut au moins { $least } joueurs.
advice-onenight-insomniac-alone = L’Insomniaque se joue avec le Voleur ou la Noiseuse.
advice-onenight-no-werewolf = Il n’y a aucun Loup-garou dans ce jeu.
advice-onenight-minion-alone = Sans Loup-garou dans le jeu, le Sbire joue pour lui seul.
advice-onenight-many-werewolves = Beaucoup de Loups-garous : le village aura du mal.
advice-onenight-more-than-box = { $role } : { $count } dans le jeu, { $box } dans la boîte ; les téléphones en ont assez.
advice-onenight-werewolf-chance = Chance qu’aucun Loup-garou ne soit distribué : { $percent } %.
advice-onenight-doppelganger-known = La Doppelgänger est pour qui connaît les autres rôles : elle devient celui qu’elle regarde.
