# Règles pour des paires de rôles que le jeu applique de lui-même.

# questions au Conteur
prompt-clocktower-plague_boomdandy = Qui devient le Dynamiteur ?
    .note = Ce joueur est maléfique désormais.
prompt-clocktower-plague_marionette = Qui devient la Marionnette ?
    .note = Un voisin gentil du Démon, maléfique désormais, qui ne l’apprend pas.
prompt-clocktower-seems_evil-legion = Ce votant semble-t-il maléfique ?
    .note = Un Politicien ou un Fanatique le peut. Sans main gentille, le vote est vain.
prompt-clocktower-seems_evil-vizier = Ce votant semble-t-il maléfique ?
    .note = Un Politicien ou un Fanatique le peut. Sans main gentille, personne n’est exécuté aussitôt.
