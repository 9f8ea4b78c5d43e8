# Compositions à soi : gardées, partagées, apportées à une table. Variables : name (le nom), code (celui de la table).
sets-own = Mes compositions
sets-name = Nom de la composition
sets-keep = Garder la composition
sets-keep-note = Gardée dans ce navigateur, sous son nom.
sets-share = Partager : { $name }
sets-forget = Oublier : { $name }
sets-link = Lien vers cette composition
sets-link-note = Qui ouvre le lien peut garder la composition ou créer une table qui la joue.
sets-copy = Copier le lien
sets-copied = Copié.
sets-brought = Une composition pour vous
sets-keep-here = Garder dans ce navigateur
sets-kept = Gardée dans ce navigateur
sets-make = Créer une table avec
sets-lay = Poser sur la table { $code }
sets-unreadable = Ce lien ne porte aucune composition connue de Fabula. Demandez-le encore une fois.
