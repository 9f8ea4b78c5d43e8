# Qui joue seul avec des robots, ou un rôle pour la première fois : trois mots devant la carte, une ligne à
# chaque phase, et à la fin ce que l’on pouvait savoir.
# Blancs : name, names (joueurs), role, what (ce qui est appris), n (un nombre), claim, go, night (boutons).
learn = Conseil
learn-away = Ranger les conseils
learn-again = Montrer les conseils
learn-card = Votre première carte
learn-card-1 = C’est vous. Ne la montrez à personne.
learn-card-2 = Votre camp : vous gagnez ensemble.
learn-card-3 = Ce que vous faites ou apprenez. À voix haute, on peut mentir.
learn-waits = Les robots attendent : seul le vote est minuté.
learn-first-word = Votre première fois dans ce rôle : { $role }

learn-plea = Écoutez d’abord ceux qui parlent, puis décidez. Si c’est votre tour, dites ce qui parle pour vous.
learn-mine = { $name } annonce votre propre rôle : { $role }. Qui de vous deux dit vrai ?
learn-clash = { $many ->
        [2] Deux
       *[other] Plusieurs
    } joueurs ({ $names }) annoncent le même rôle : { $role }. { $n ->
        [one] Un seul au plus a pu le recevoir
       *[other] { $n } au plus ont pu le recevoir
    }.
learn-learned = Ce que vous savez : { $what } Dites-le quand cela sert, et à qui vous voulez.
learn-ask = { $name } n’a encore rien dit de son rôle. Touchez sa place et demandez à voix basse.

learn-clocktower-day = Dites qui vous êtes avec « { $claim } », ou écoutez d’abord. Touchez une place pour lire ce qui y a été dit, et pour chuchoter.
learn-clocktower-hides = Choisissez tôt le rôle gentil que vous annoncez, et gardez-le. Il y a de l’aide sous « { $claim } ».
learn-clocktower-nominations = Touchez la place de qui vous semble être le Démon, pour nommer ce joueur. Ou dites « { $go } ».
learn-clocktower-vote = Si vous voulez sa mort, ayez la main levée quand l’aiguille arrive à vous. Jusque-là, on peut changer d’avis.
learn-clocktower-twilight = Plus personne n’est nommé aujourd’hui. Parlez encore un peu, ou dites « { $night } ».
learn-clocktower-dead = Mourir n’est pas sortir du jeu. Vous parlez encore, vous gagnez avec votre camp, et il vous reste une voix : gardez-la pour le dernier jour.

learn-onenight-day = Racontez votre nuit, ou inventez-la. Retenez qui a bougé quelle carte : la vôtre peut être une autre maintenant.
learn-onenight-hides = Annoncez un rôle avant que quelqu’un d’autre le prenne. Le plus sûr est au centre.
learn-onenight-vote = Tout le monde désigne en même temps. Qui a le plus de voix meurt. Si personne n’en a deux, personne ne meurt.

learn-mafia32-day = Dites qui vous soupçonnez, et pourquoi. Touchez une place pour lire ce qui y a été dit et voté.
learn-mafia32-hides = Passez pour un citoyen : soupçonnez quelqu’un à voix haute et votez comme la ville. Le silence se remarque aussi.
learn-mafia32-vote = Quelqu’un va sortir. Souvenez-vous : qui accusait sans raison, qui a changé de récit ?
learn-mafia32-dead = Vous êtes hors jeu. Regardez qui défendait qui : les cartes montrées disent qui avait raison.

learn-vendetta-day = Tout le monde se dit vampire. Dites qui vous croyez et qui non ; touchez une place pour lire ce qui y a été dit.
learn-vendetta-hides = Passez pour un vampire. Choisissez-en un que personne n’annonce encore, et ce qu’il aurait découvert.
learn-vendetta-vote = Avant la fin de la nuit, quelqu’un est exécuté. Votez d’après ce que vous avez entendu, et non pour qui parle le plus fort.
learn-vendetta-dead = Vous êtes hors jeu. Regardez qui défendait qui : les cartes montrées disent qui avait raison.

learn-known = Ce que l’on pouvait savoir
learn-known-by-you = Qui un joueur attentif aurait soupçonné, d’après ce que vous aviez entendu et appris.
learn-known-of-you = Vous aviez quelque chose à cacher. Qui les autres pouvaient soupçonner, d’après ce que tous avaient entendu.
learn-known-began = { $when }, au début de la discussion.
learn-known-over = { $when }, à la fin de la discussion.
learn-known-suspects = Soupçons : { $names }.
learn-known-nobody = Personne ne se distinguait.
learn-known-right = À partir de là, on pouvait le savoir : { $when }. Il était juste de soupçonner { $names }.
learn-known-false = Ce qui se disait accusait à tort { $names } : quelqu’un a menti, ou s’est trompé.
learn-known-not = Ce que vous aviez entendu ne suffisait pas. Demandez davantage, et comparez les réponses.
learn-known-found = On pouvait vous démasquer : { $when }.
learn-known-together = En réunissant tout ce que savaient les bons, jour { $day } : { $who }
learn-known-together-onenight = En réunissant tout ce que savait le village avant le vote : { $who }
learn-known-together-mafia32 = En réunissant tout ce que savait la ville, jour { $day } : { $who }
learn-known-together-vendetta = En réunissant tout ce que savaient les vampires, nuit { $day } : { $who }
learn-morning = D’après ce que vous savez
learn-known-hid = Personne n’avait de raison suffisante de vous soupçonner.
learn-known-vote-bad = Votre dernier vote était juste : { $name }.
learn-known-vote-good = Votre dernier vote était contre { $name }, à tort.
learn-known-vote-drawn = Vous n’avez désigné personne à temps : au dernier vote, le hasard a désigné { $name } à votre place.
