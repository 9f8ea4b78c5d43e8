# La fin, sur grand écran et sur les téléphones
finale-play = Rejouer l’histoire
finale-stop = Pause
finale-picture = Image de la fin
finale-table = Retour à la table
finale-nights = Nuits et jours
finale-again = Encore une partie ?
finale-again-at = Le bouton est sur ce téléphone : { $name }
finale-titles = Les titres de la soirée
finale-liar = Fine fleur du mensonge
finale-liar-note = Un autre rôle annoncé, et la victoire.
finale-unsuspected = Au-dessus de tout soupçon
finale-unsuspected-note = Pas une main contre, de toute la partie.
finale-eye = L’œil juste
finale-eye-note = Le plus de voix contre le mal.
finale-noose = À travers tous les votes
finale-noose-note = Le plus de mains contre, et toujours en vie.
finale-block = Sur toutes les lèvres
finale-block-note = Nul autre autant de fois proposé au vote.
finale-accuser = La bonne piste
finale-accuser-note = Le mal désigné, et exécuté.
finale-sought = Au centre du jeu
finale-sought-note = Le plus souvent choisi par les autres.
finale-saved = Sous bonne garde
finale-saved-note = Une attaque, et la vie sauve.
finale-nose = Du flair
finale-nose-note = Des choix qui tombent sur le mal.
finale-last = Jusqu’au bout
finale-last-note = Seule vie restée dans le camp vainqueur.
finale-alone = Contre tous
finale-alone-note = La victoire en solitaire.
finale-candle = La première bougie
finale-candle-note = La première mort, et la victoire.
finale-honest = Cartes sur table
finale-honest-note = La première vérité sur son rôle.
finale-voice = La voix de la place
finale-voice-note = Le plus de paroles en public.
finale-back = Aller et retour
finale-back-note = Un retour d’entre les morts.
finale-ghost = Un mot de l’au-delà
finale-ghost-note = Même après la mort, une main contre le mal.
finale-faces = Mille visages
finale-faces-note = La carte qui change le plus souvent.

# ce qu’on savait chaque matin
morning-title = Ce que les gentils pouvaient savoir
morning-note = S’ils s’étaient dit ce matin-là tout ce qu’ils savaient.
morning-most = Probablement le Démon
morning-share = { $name } { $n } %
morning-more = { $names } et { $n } de plus
morning-leaves = { $n ->
    [one] Reste { $deals } donne. Le Démon
   *[other] Restent { $deals } donnes. Le Démon
}
morning-at-least = Restent au moins { $deals } donnes. Le Démon
morning-proves = Le Démon ne pouvait être que { $name }.
morning-decided = La nuit de { $name } ({ $role }) a compté le plus : sans elle, { $n ->
    [one] { $n } personne pouvait être le Démon
   *[other] { $n } personnes pouvaient être le Démon
}.
morning-wins = Ce jour-là, un vote contre { $names } aurait fait gagner.
morning-nobody = Personne ne pouvait plus être Loup-garou.
morning-spared = Le village aurait gagné si personne n’était mort.
morning-title-onenight = Ce que le village pouvait savoir
morning-note-onenight = Si, avant le vote, tous ceux qui n’avaient pas de raison de mentir s’étaient tout dit.
morning-most-onenight = Probablement Loup-garou
morning-leaves-onenight = { $n ->
    [one] Reste { $deals } donne. Loup-garou
   *[other] Restent { $deals } donnes. Loup-garou
}
morning-at-least-onenight = Restent au moins { $deals } donnes. Loup-garou
morning-proves-onenight = Il y avait un seul Loup-garou : { $name }.
morning-decided-onenight = La nuit de { $name } ({ $role }) a compté le plus : sans elle, { $n ->
    [one] { $n } personne pouvait être Loup-garou
   *[other] { $n } personnes pouvaient être Loups-garous
}.
morning-title-mafia32 = Ce que la ville pouvait savoir
morning-note-mafia32 = Si tous ses habitants s’étaient dit ce matin-là tout ce qu’ils savaient.
morning-most-mafia32 = Probablement contre la ville
morning-leaves-mafia32 = { $n ->
    [one] Reste { $deals } donne. Contre la ville
   *[other] Restent { $deals } donnes. Contre la ville
}
morning-proves-mafia32 = Restaient contre la ville : { $name }.
morning-decided-mafia32 = La nuit de { $name } ({ $role }) a compté le plus : sans elle, { $n ->
    [one] { $n } personne pouvait être contre la ville
   *[other] { $n } personnes pouvaient être contre la ville
}.
morning-title-vendetta = Ce que les vampires pouvaient savoir
morning-note-vendetta = S’ils s’étaient dit cette nuit-là tout ce qu’ils savaient.
morning-most-vendetta = Probablement contre les vampires
morning-leaves-vendetta = { $n ->
    [one] Reste { $deals } donne. Contre les vampires
   *[other] Restent { $deals } donnes. Contre les vampires
}
morning-proves-vendetta = Restaient contre les vampires : { $name }.
morning-decided-vendetta = La journée de { $name } ({ $role }) a compté le plus : sans elle, { $n ->
    [one] { $n } personne pouvait être contre les vampires
   *[other] { $n } personnes pouvaient être contre les vampires
}.
morning-wins-vendetta = Cette nuit-là, un vote contre { $names } aurait fait gagner.
morning-trusted = Confiance à tort : { $name }
morning-doubted = Méfiance à tort : { $name }
