# Les rôles du Conteur, au vu de tous.

company-title = Légendaires et Lorics
company-note = Des rôles du Conteur. Tous savent qu’ils sont en jeu ; ils viennent et partent à tout moment.
story-clocktower-entered = Désormais en jeu, au vu de tous : { $role }
story-clocktower-exited = N’est plus en jeu : { $role }
