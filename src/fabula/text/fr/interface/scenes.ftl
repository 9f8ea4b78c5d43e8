# What is said while all watch: a result, an execution, a dawn, the end.
scene-result = { $n ->
    [0] { $who } : aucune main.
    [one] { $who } : une main.
   *[other] { $who } : { $n } mains.
}
scene-result-each = { $n ->
    [one] { $names } : une main chacun.
   *[other] { $names } : { $n } mains chacun.
}
scene-result-votes = { $n ->
    [one] { $who } : une voix.
   *[other] { $who } : { $n } voix.
}
scene-result-votes-each = { $n ->
    [one] { $names } : une voix chacun.
   *[other] { $names } : { $n } voix chacun.
}
scene-result-half = { $n ->
    [0] { $who } : une demi-voix.
   *[other] { $who } : { $n }½ voix.
}
scene-result-half-each = { $n ->
    [0] { $names } : une demi-voix chacun.
   *[other] { $names } : { $n }½ voix chacun.
}
scene-result-roses = { $n ->
    [one] { $names } : une rose noire de plus que de rouges.
   *[other] { $names } : { $n } roses noires de plus que de rouges.
}
scene-result-roses-even = { $names } : autant de roses rouges que de noires.
scene-result-roses-red = { $n ->
    [one] { $names } : une rose rouge de plus que de noires.
   *[other] { $names } : { $n } roses rouges de plus que de noires.
}
scene-result-nobody = Aucune main ne s’est levée.
scene-onenight-result = { $n ->
    [one] { $who } : un doigt.
   *[other] { $who } : { $n } doigts.
}
scene-onenight-result-each = { $n ->
    [one] { $names } : un doigt chacun.
   *[other] { $names } : { $n } doigts chacun.
}
scene-needed = { $needed ->
    [one] Il faut un vote.
   *[other] Il faut { $needed } votes.
}
scene-tie = Égalité : { $names }.
scene-clocktower-tie = Égalité : { $names }. Personne ne va être exécuté.
scene-level = C’est une égalité.
scene-condemned = On va exécuter { $names }.
scene-execution = { $who } monte à l’échafaud.
scene-execution-too = Et { $who }.
scene-execution-several = Montent à l’échafaud : { $names }.
scene-execution-nobody = Personne n’est exécuté.
scene-mafia32-execution-nobody = Le vote ne désigne personne.
scene-vendetta-execution-nobody = Cette nuit, personne n’est exécuté.
scene-execution-for-virgin = { $who } a nommé { $name } : exécution immédiate.
scene-execution-scapegoat = On exécute { $who } à la place de { $name }.
scene-execution-dead = On exécute { $who }, pourtant parmi les morts.
scene-mafia32-execution = Le vote désigne { $who }.
scene-mafia32-execution-several = Le vote désigne { $names }.
scene-onenight-execution = { $who } meurt.
scene-onenight-execution-several = Meurent : { $names }.
scene-onenight-execution-nobody = Personne ne meurt.
scene-card = La carte : { $role }.
scene-dies = { $who } meurt.
scene-dies-several = Meurent : { $names }.
scene-lives = { $who } ne meurt pas.
scene-words = { $names }, un dernier mot.
scene-died-hunter = Le Chasseur emporte { $who }.
scene-died-revenge = La vengeance emporte { $who }.
scene-dawn = Cette nuit meurt { $who }.
scene-dawn-too = Et { $who }.
scene-dawn-several = Cette nuit meurent { $names }.
scene-dawn-nobody = Cette nuit, personne n’est mort.
scene-vendetta-dawn = De jour, on a tué { $who }.
scene-vendetta-dawn-several = De jour, on a tué { $names }.
scene-vendetta-dawn-nobody = De jour, personne n’a été tué.
scene-jailed = { $who } va en prison.
scene-freed = { $who } sort de prison.
scene-revived = { $who } est de nouveau en vie.
scene-used-slayer = { $who } tire sur { $name }.
scene-used = { $who } agit contre { $name }.
scene-nothing = Rien ne se passe.
scene-exile = { $who } quitte le village.
scene-exile-lives = L’exil est décidé, mais { $who } reste en vie et au village.
scene-exile-failed = { $who } peut rester.
scene-agreed = Tous meurent : { $names }.
scene-not-agreed = Il n’y a pas de majorité pour la mort de tous.
scene-you-execution = On vous exécute
scene-you-mafia32-execution = Le vote vous désigne
scene-you-onenight-execution = Vous mourez
scene-you-died-hunter = Le Chasseur vous emporte
scene-you-dawn = On vous a tué cette nuit
scene-you-death = Vous mourez
scene-you-power = Le coup porte, et vous mourez
scene-you-exile = On vous exile
scene-you-lives = Vous ne mourez pas
scene-you-words = Votre dernier mot
scene-you-words-note = Tout le monde vous écoute.
scene-left-clocktower = Vous parlez encore, et il vous reste un vote.
scene-left-mafia32 = Regardez et écoutez. Les morts se taisent.
scene-left-vendetta = Regardez et écoutez. Les morts se taisent.
scene-you-won = Vous avez gagné.
scene-you-lost = Vous avez perdu.
scene-kind-result = Le vote
scene-kind-execution = Le verdict
scene-kind-dawn = L’aube
scene-kind-vendetta-dawn = Tombée de la nuit
scene-kind-death = Une mort
scene-kind-power = Devant tous
scene-kind-exile = L’exil
scene-kind-end = La fin
scene-looking-on = Vous regardez
scene-go-on = Continuer
scene-all-said = C’est tout
scene-name = Nommer : { $name }
scene-name-all = Maintenez pour les nommer tous
scene-name-one = Nommer
scene-last-words = Un dernier mot
scene-named = déjà annoncé
scene-tell = Annoncer
scene-wake = Réveiller la ville
scene-untold = Personne d’autre ne le sait encore
cause-role = Cause : { $role }
cause-vote = Par le vote
cause-vote-hands = Par le vote, { $n ->
    [one] une main
   *[other] { $n } mains
}
cause-night = De nuit
cause-murder = Meurtre de jour
cause-revenge = Vengeance de la personne exécutée
cause-nomination = À cause d’une nomination
cause-storyteller = Par votre décision
cause-banished = Code d’honneur enfreint
cause-asked = a déjà répondu
naming-title = { $kind } : { $what }
naming-title-dead = { $n ->
    [0] personne ne meurt
    [1] une personne meurt
    [2] deux personnes meurent
    [3] trois personnes meurent
   *[other] { $n } personnes meurent
}
naming-fate = L’exécution
naming-dies = Meurt
naming-lives = Survit
naming-lives-on = { $name } survit malgré tout
naming-phones = Sur les téléphones :
naming-phones-said = « { $what } »
naming-phones-left = Encore { $n } s
naming-phones-role = Le rôle n’est pas montré
