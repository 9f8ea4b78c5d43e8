# Blood Vendetta: roles, prompts, the narrator's lines, story.

vendetta-hunters = Les chasseurs
vendetta-vargs = Les vargs
prompt-vendetta-hunters = Qui les chasseurs tuent-ils ?
    .note = { $variant_lone_hunters ->
        [on] Vous désignez sans être vu. Il faut plus de la moitié des chasseurs.
       *[off] Vous voyez où pointent les autres. En cas de désaccord, tous pointent encore ; la majorité décide.
    }
prompt-vendetta-vargs = Qui la meute tue-t-elle ?
    .note = Vous voyez où pointent les autres. En cas de désaccord, encore une fois ; puis la majorité, ou le chef.
prompt-vendetta-vote = Contre qui votez-vous ?
    .note = Celui qui a le plus de voix est exécuté. Vous pouvez changer d’avis jusqu’au dernier vote.
prompt-vendetta-hand = Exécuter ce joueur ?
    .note = Vous n’avez qu’une main pour ce vote. Levez-la pour ce joueur ou gardez-la pour un nom suivant.
    .name = Exécuter { $name } ?
prompt-vendetta-roses = Une rose noire, une rouge
    .note = La noire au suspect, la rouge à qui vous croyez. On retire les rouges des noires : celui qui en garde le plus est exécuté.
prompt-vendetta-judge = Qui jugera cette nuit ?
    .note = Le juge nomme seul qui est exécuté. Jamais deux fois de suite.
prompt-vendetta-sentence = Juge, qui est exécuté ?
    .note = Vous devez nommer quelqu’un.
prompt-vendetta-nominate = Qui proposez-vous ?
    .note = On vote sur chacun de ceux qui sont nommés.
prompt-vendetta-panic = Exécuter ce joueur ?
    .note = Tous ceux qui ont plus de la moitié des voix meurent ensemble.
prompt-vendetta-both = Exécuter tous les ex æquo ?
    .note = Seulement si plus de la moitié le veut. Sinon personne ne meurt.
prompt-vendetta-entrust = Qui vote pour vous ?
    .note = Vous êtes ensorcelé et sans voix. Désignez quelqu’un, ou personne.
prompt-vendetta-hunter_of_hunters = Qui chasse les chasseurs ?
    .note = Ce joueur a une voix et demie.
prompt-vendetta-enchant = Qui a enfreint le code ?
    .note = La première fois, on perd parole et voix ; la seconde, on quitte la partie.
    .read = { rules-vendetta-7 }
    .list = { rules-vendetta-7.text }
    .none = Personne
prompt-vendetta-night = Discussion
    .note = Ici, tous sont vampires, ou le disent. Personne ne montre sa carte.
prompt-vendetta-plea = Défendez-vous
    .note = Vous êtes ex æquo. Dites pourquoi ce ne doit pas être vous.
prompt-vendetta-dusk = Regardez votre carte
    .note = Retenez-la et posez-la face cachée.
option-vendetta-visit = Rendre visite
option-vendetta-home = Inviter chez soi
option-vendetta-ambush = Se mettre à l’affût
option-vendetta-kill = Tuer
option-vendetta-frame = Faire passer pour chasseur
option-vendetta-yes = Oui
voice-vendetta-dusk = Regardez votre carte, puis posez-la face cachée.
voice-vendetta-begin = { $variant_masks ->
    [on] C’est avant l’aube que la nuit est la plus noire. Levez vos masques.
   *[off] C’est avant l’aube que la nuit est la plus noire. Fermez les yeux.
}
voice-vendetta-begin-phones = C’est avant l’aube que la nuit est la plus noire. Ne regardez que votre écran.
voice-vendetta-election = Choisissez qui chasse les chasseurs.
voice-vendetta-meet-hunters = { $variant_masks ->
    [on] Chasseurs, baissez vos masques et regardez-vous.
   *[off] Chasseurs, regardez-vous.
}
voice-vendetta-meet-hunters-sleep = { $variant_masks ->
    [on] Chasseurs, levez vos masques.
   *[off] Chasseurs, fermez les yeux.
}
voice-vendetta-hunters-wake = { $variant_lone_hunters ->
    [on] Les chasseurs se réveillent, et chacun choisit seul.
   *[off] Les chasseurs se rassemblent et choisissent.
}
voice-vendetta-hunters-sleep = Les chasseurs ont porté le coup fatal et se séparent.
voice-vendetta-night = { $variant_masks ->
    [on] La nuit est là. Baissez vos masques. Tous sont réunis. Parlez.
   *[off] La nuit est là, tous sont réunis. Parlez.
}
voice-vendetta-time-to-choose = La nuit touche à sa fin, l’aube est proche. Il est temps de choisir qui exécuter.
voice-vendetta-last-minute = Encore une minute.
voice-vendetta-vote = La nuit s’achève. Qui sera exécuté ?
voice-vendetta-plea = { $name }, défendez-vous.
voice-vendetta-named = Qui vote l’exécution de { $name } ?
voice-vendetta-revote = On vote encore, sur eux seuls : { $names }.
voice-vendetta-both = Faut-il les exécuter tous ?
voice-vendetta-dawn = { $variant_masks ->
    [on] L’aube approche. Levez vos masques.
   *[off] L’aube approche. Fermez les yeux.
}
voice-vendetta-dawn-phones = L’aube approche. Ne regardez que votre écran.
voice-vendetta-day = Le soleil est au plus haut.
voice-vendetta-sunset = Le soleil se couche.
voice-vendetta-killed = { $n ->
    [1] Le jour a emporté { $names }.
   *[other] N’ont pas vécu jusqu’à la nuit : { $names }.
}
voice-vendetta-nobody-killed = Personne n’a été tué aujourd’hui.
voice-vendetta-die = Le dé est jeté.
voice-vendetta-stalled = { story-vendetta-stalled }

# story
story-vendetta-died-execution = { $n ->
    [0] On exécute { $who }
   *[other] On exécute { $who } : { $n } voix
}
story-vendetta-died-murder = { $who } n’a pas vécu jusqu’à la nuit
story-vendetta-died-revenge = { $who } meurt avec l’exécuté
story-vendetta-died-banished = { $who } doit partir
foresee-nobody-nightfall = Personne ne meurt à la tombée de la nuit
foresee-dies-murdered = { $who } meurt sous les coups de : { $role }
foresee-dies-ambush = { $who } meurt dans l’embuscade de { $ward }
foresee-dies-diverted = { $who } meurt à la place de { $ward }, de la meute
foresee-dies-shared = { $who } partage le sort de { $ward } et meurt
cause-ambush = Dans l’embuscade de { $ward }
cause-diverted = À la place de { $ward }, de la meute
cause-shared = Partage le sort de { $ward }
foresee-away = { $who } vit, n’étant pas à la maison, mais avec { $ward } (attaque : { $role })
foresee-protected = { $who } vit, sous la protection de : { $guard } (attaque : { $role })
foresee-protected-shared = { $who } vit, { $guard } protège du sort de { $ward }
foresee-spared = { $who } vit par votre décision
story-vendetta-hosted-first_night = { $who } surveille le temps de la première nuit
story-vendetta-hosted = Exécuté en premier : { $who }, qui peut mener la suite
story-vendetta-rolled = Le dé montre { $value } : { $variant }
story-vendetta-voteless = { $who } ne vote pas cette nuit
story-vendetta-stalled = { $n ->
    [one] Personne n’est mort depuis longtemps. Encore { $n } tour comme celui-là, et la partie est finie.
   *[other] Personne n’est mort depuis longtemps. Encore { $n } tours comme ceux-là, et la partie est finie.
}
story-vendetta-enchanted = Un sort réduit au silence : { $who }
story-vendetta-entrusted = { $who } confie sa voix : { $to }
story-vendetta-burdened = Voix en plus contre { $who } : { $votes }
story-vendetta-listed = Proposés pour l’exécution : { $names }
story-vendetta-unexecuted = Personne n’est exécuté
story-vendetta-agreed = Tous sont exécutés
story-vendetta-not-agreed = Pas de majorité pour les exécuter tous
story-vendetta-elected-judge = { $who } juge cette nuit
story-vendetta-elected-hunter_of_hunters = Chasseur de chasseurs : { $who }
story-vendetta-won-werewolf = Le métamorphe a gagné
ui-beat-vendetta-talk = La nuit
ui-night-quiet-vendetta = Le jour suit son cours
ui-town-sleeps-vendetta = Les vampires dorment
answer-vampire = un vampire
answer-special_vampire = un vampire spécial
answer-special_hunter = un chasseur spécial
answer-shapeshifter = un métamorphe
story-won-vampires = Les vampires ont gagné
story-won-hunters = Les chasseurs ont gagné
story-won-vargs = Les vargs ont gagné
side-vampires = Vampires
side-hunters = Chasseurs
side-vargs = Vargs
side-vendetta-werewolf = Métamorphe
refused-variants-exclude = « { $one } » et « { $other } » ne se jouent pas ensemble.
refused-no-such-scenario = Il n’y a pas de scénario { $scenario }.
refused-gate-set = À la porte, il y a deux vampires et un chasseur.
refused-two-lords = Les vampires ont un seul seigneur au plus.
refused-no-enemies = Il faut des vampires, et quelqu’un à démasquer.
refused-pile-empty = { $role } : { $count } à tirer, { $left } dans la pile.
ui-phase-acquaintance = Présentations
ui-phase-election = Élection
ui-phase-die = Le dé
ui-phase-sunset = Couchant
ui-phase-nightfall = Tombée de la nuit
voice-vendetta-first-night = { $variant_masquerade ->
    [on] { $variant_masks ->
    [on] La nuit est là. Baissez vos masques. Tous sont réunis. On votera masques levés, par noms : dans le sens des aiguilles d’une montre, présentez-vous. Puis parlez.
   *[off] La nuit est là, tous sont réunis. On votera les yeux fermés, par noms : dans le sens des aiguilles d’une montre, présentez-vous. Puis parlez.
}
   *[off] { voice-vendetta-night }
}
