# Le bac
side-crew = Équipage
side-stowaways = Passagers clandestins

ferry-stowaway = Clandestin
    .genitive = du Clandestin
    .accusative = le Clandestin
    .gender = masculine
ferry-stowaway-short = Ne doit pas être trouvé
ferry-stowaway-ability = La nuit, choisissez un autre joueur : son vote ne comptera pas. Vous gagnez si aucun Clandestin ne passe par-dessus bord.
ferry-stowaway-when = La nuit
ferry-stowaway-example = Vous choisissez Véra. Des trois votes contre vous il en reste deux, à égalité : personne ne passe par-dessus bord.
ferry-stowaway-play = Choisissez qui vous observe le plus et préparez le récit de votre voyage.
ferry-stowaway-bluff = Personne ne l’avoue. Dites qu’on a déjà contrôlé votre billet.

ferry-passenger = Passager
    .genitive = du Passager
    .accusative = le Passager
    .gender = masculine
ferry-passenger-short = Cherche le clandestin
ferry-passenger-ability = Vous gagnez si un Clandestin passe par-dessus bord. La nuit, on a pu vous ôter votre vote sans que vous le sachiez.
ferry-passenger-when = Jamais la nuit
ferry-passenger-example = Anna et vous votez contre Boris, et Boris contre Anna. C’est Boris qui passe par-dessus bord.
ferry-passenger-play = Mettez-vous d’accord à temps sur un joueur : les votes dispersés sont perdus, et l’un d’eux peut ne pas compter.
ferry-passenger-bluff = Soyez Passager comme les autres et accusez quelqu’un tôt.

prompt-ferry-stowaway = Quelle voix ne comptera pas ?
prompt-ferry-vote = Qui passe par-dessus bord ?
voice-ferry-stowaway-wake = Clandestins, ouvrez les yeux et choisissez de qui le vote ne comptera pas.
voice-ferry-stowaway-sleep = Clandestins, fermez les yeux.
advice-ferry-set-wrong-size = Il faut une carte par joueur : { $needed }, et il y en a { $got }.
advice-set-no-stowaway = Il faut un Clandestin, et un Passager pour le chercher.
refused-set-no-stowaway = Il faut un Clandestin, et un Passager pour le chercher.
story-died-overboard = { $who } passe par-dessus bord
story-won-crew = L’équipage a trouvé un clandestin et gagne
story-won-stowaways = Les clandestins atteignent l’autre rive et gagnent
