# Ce qu’affichent les commandes du terminal.
tool-seat = Place { $n }
tool-table = { $tale }. Places : { $seats }, parties : { $games }, graine : { $seed }
tool-nobody = personne
tool-wins = { $share } % { $side } ({ $games })
tool-by-role = Part de victoires des places qui ont reçu le rôle :
tool-pace = Décisions par partie : { $decisions }, parties par seconde : { $speed }
tool-cards = Cartes : { $cards }
tool-unfinished = Ici le récit s’interrompt.
tool-sound = L’almanach est complet. Rôles : { $roles }, langues : { $languages } ; chaque carte a ses textes, son image et sa place dans la nuit.
tool-sound-almanac = { $almanac } : complet. Rôles : { $roles } ; chacun a ses textes dans toutes les langues, ses tests et sa place dans la nuit.
tool-room-same = { $room } : rien ne change.
tool-room-recorded = { $room } : les règles actuelles raconteraient la partie autrement ; elle garde ce qui a été dit.
tool-room-resumed = { $room } : la partie reprend un peu plus tôt, certaines réponses sont redemandées.
tool-room-untold = { $room } : la partie ne peut pas continuer avec ces règles, elle est interrompue.
tool-room-unreadable = { $room } : cette version ne peut pas lire la table ; elle est gardée pour une prochaine.
tool-room-lacking = { $room } : rôles ou jeu d’un autre almanach ; la table est conservée. Nommez l’almanach avec --almanac.
tool-rooms = Tables : { $rooms }, inchangées : { $same }
