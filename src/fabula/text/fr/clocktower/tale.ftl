# Blood on the Clocktower: kinds, sides, questions, the voice, settings. Ids (a colon of a prompt is written as a hyphen):
#   clocktower-<role>, -<kind>, -<side>   names; -short -ability -when -example -play -bluff -lead of a role in trouble-brewing-good.ftl
#   prompt-clocktower-<role>              a player’s choice; -learn-<role>, -register-<role>, -<decision> are the Storyteller’s
#   story-you-learned-<kind>              a seat’s journal; story-clocktower-<event>-<kind or cause> the public story (story.ftl)
#   advice-clocktower-<code>, rules-clocktower-<n>, term-clocktower-<word>, lead-clocktower-<n>

clocktower-script-trouble_brewing = Trouble Brewing
    .note = Le module des premières parties. Les gentils apprennent un peu chaque nuit et doivent tout assembler ; les maléfiques empoisonnent, se cachent et changent de visage. Un joueur au plus est ivre, un par nuit empoisonné, et le reste est affaire de paroles. De 5 à 15 joueurs, et jusqu’à cinq Voyageurs.
clocktower-counts = Villageois { $townsfolk } · Étrangers { $outsider } · Sbires { $minion } · Démons { $demon }
clocktower-counts-travellers = Voyageurs { $traveller }

# kinds and sides
clocktower-townsfolk = Villageois
    .genitive = du Villageois
    .accusative = le Villageois
    .gender = masculine
    .plural = Villageois
    .note = Gentil. Chacun a une capacité utile au village, le plus souvent celle d’apprendre quelque chose.
clocktower-outsider = Étranger
    .genitive = de l’Étranger
    .accusative = l’Étranger
    .gender = masculine
    .plural = Étrangers
    .note = Gentil, mais sa capacité est un fardeau pour les siens.
clocktower-minion = Sbire
    .genitive = du Sbire
    .accusative = le Sbire
    .gender = masculine
    .plural = Sbires
    .note = Maléfique. Aide le Démon à survivre et embrouille le village.
clocktower-demon = Démon
    .genitive = du Démon
    .accusative = le Démon
    .gender = masculine
    .plural = Démons
    .note = Maléfique. Tue la nuit ; quand le Démon meurt, les gentils gagnent.
clocktower-traveller = Voyageur
    .genitive = du Voyageur
    .accusative = le Voyageur
    .gender = masculine
    .plural = Voyageurs
    .note = Arrive tard ou part tôt. Son rôle est connu, son camp secret ; on ne l’exécute pas, on l’exile.
clocktower-good = Gentils
    .note = Les gentils ne se connaissent pas. Ils gagnent quand le Démon meurt.
clocktower-evil = Maléfiques
    .note = Le Démon et les Sbires. Ils gagnent quand il ne reste que deux joueurs en vie.
side-good = Gentils
side-evil = Maléfiques
answer-good = du côté des gentils
answer-evil = du côté des maléfiques
clocktower-minions = Sbires
clocktower-bluffs = Pas en jeu
clocktower-red_herring = Leurre
    .note = Ce gentil paraît toujours être un Démon à la Voyante.

# questions to a player
prompt-clocktower-nominate = Qui nominez-vous ?
    .note = Vous nominez une fois par jour, et chaque joueur n’est nominé qu’une fois. Vous pouvez aussi attendre.
prompt-clocktower-vote = Voter l’exécution ?
    .note = Votre main compte quand l’aiguille passe devant vous. Aux morts, il reste un vote.
prompt-clocktower-exile = Exiler ce Voyageur ?
    .note = Chacun peut lever la main, même mort, sans dépenser de vote. Il faut la moitié de tous les joueurs.
prompt-clocktower-token = Donner votre jeton de vote ?
    .note = Le Mendiant apprend votre camp, et vous ne pouvez plus voter.
prompt-clocktower-traveller = Quel Voyageur êtes-vous ?
    .note = Tous connaîtront votre rôle, et personne votre camp.
prompt-clocktower-day = Parlez
    .note = Dites ce que vous voulez, vrai ou non, à tous ou à quelques-uns. Personne ne montre son rôle.
prompt-clocktower-dusk = Regardez votre rôle
    .note = Retenez-le et ne le montrez à personne.

# questions to the Storyteller
prompt-clocktower-red_herring = Qui est le leurre ?
    .note = Un gentil qui passe pour un Démon aux yeux de la Voyante pendant toute la partie.
prompt-clocktower-bluffs = Trois rôles pour le Démon
    .note = Des rôles gentils absents. Deux Villageois et un Étranger laissent le plus de choix.
prompt-clocktower-heir = Quel Sbire devient l’Imp ?
    .note = Un Sbire en vie. À cinq vivants ou plus, la Croqueuse d’hommes passe d’abord.
prompt-clocktower-bounce = Le Maire est attaqué. Qui meurt ?
    .note = Le Maire, ou un autre à sa place.
prompt-clocktower-register = Que paraît être ce joueur ?
    .note = Pour cette seule vérification. Ni le rôle ni le camp ne changent.
prompt-clocktower-traveller_side = Gentil ou maléfique ?
    .note = Un Voyageur seul est presque toujours gentil. Un sur trois environ est maléfique.
option-clocktower-yes = Oui
option-clocktower-hand = Main levée
option-clocktower-hand_down = Main baissée
option-clocktower-no = Non
option-clocktower-no_outsiders = Pas d’Étranger
option-clocktower-good = Gentil
option-clocktower-evil = Maléfique
option-clocktower-truth = La vérité

# the voice
voice-clocktower-dusk = Regardez votre rôle. Ne le montrez à personne, et n’en dites rien avant le premier jour.
voice-clocktower-jinxes = Dans ce module, certains rôles ont une règle entre eux, qu’ils soient en jeu ou non.
voice-clocktower-jinx = { $a } et { $b }. { $rule }
voice-clocktower-jinxes-more = Les autres règles sont sur la feuille du module.
voice-clocktower-first-night = La nuit tombe sur le village. Fermez les yeux.
voice-clocktower-first-night-phones = La nuit tombe sur le village. Ne regardez que votre écran.
voice-clocktower-dawn = Ouvrez les yeux. C’est l’aube.
voice-clocktower-killed = { $n ->
    [1] Cette nuit a emporté { $names }.
   *[other] Morts cette nuit : { $names }.
}
voice-clocktower-nobody-killed = Personne n’est mort cette nuit.
voice-clocktower-day = Parlez. Le village est à vous.
voice-clocktower-more-day = La journée continue.
voice-clocktower-last-minute = Plus qu’une minute.
voice-clocktower-nominations = Reprenez vos places. Les nominations sont ouvertes.
voice-clocktower-more-nominations = D’autres nominations ?
voice-clocktower-nominated = { $who } nomine { $name }.
voice-clocktower-vote = Le vote commence.
voice-clocktower-named = On vote sur { $name }.
voice-clocktower-condemned = On va exécuter { $names }.
voice-clocktower-tied = Autant de votes qu’avant. Plus personne ne va être exécuté.
voice-clocktower-executed = On exécute { $name }, qui meurt.
voice-clocktower-executed-lives = On exécute { $name }, qui survit.
voice-clocktower-executed-nobody = Personne n’est exécuté aujourd’hui.
voice-clocktower-exile-called = { $who } demande l’exil de { $name }.
voice-clocktower-exile = Qui est pour l’exil de { $name } ?
voice-clocktower-exiled = Exil : { $name }.
voice-clocktower-exile-failed = { $name } peut rester.
voice-clocktower-used-nothing = Il ne se passe rien.
voice-clocktower-arrived = Un Voyageur arrive au village : { $name }, { $role }. Sa carte dit : { $ability }
voice-clocktower-settled = { $name } n’est plus Voyageur.
voice-clocktower-departed = Un Voyageur quitte le village : { $name }.
voice-clocktower-night = Le jour est fini. Fermez les yeux.
voice-clocktower-night-phones = Le jour est fini. Ne regardez que votre écran.

# settings
setting-nominations = Nominations
    .note = Le temps de nominer encore. Finit dès que tous ont renoncé.

# scenarios
ui-beat-clocktower-talk = Jour
ui-phase-nominations = Nominations
ui-phase-execution = Exécution
ui-phase-exile = Exil
ui-beat-execution = Exécution
ui-night-quiet-clocktower = La nuit continue
ui-night-walked-clocktower = Le Conteur fait le tour. Vous n’avez rien à faire.
setting-even_nights = Nuits égales
    .note = Chaque rôle du module qui peut choisir a son temps chaque nuit, en jeu ou non : la durée d’une nuit ne trahit rien.
setting-dealing = Comment on distribue
    .note = Avec de vrais jetons : vous choisissez la composition ici, chacun tire dans votre sac, et vous notez place après place qui a tiré quoi.
setting-dealing-lot = Par Fabula
setting-dealing-bag = Vrais jetons
prompt-clocktower-nomination = La nomination est retenue
    .note = Répétez pour tous qui nomine qui. Puis continuez.
prompt-clocktower-used = Quelqu’un use d’une capacité
    .note = Dites-le à tous, que ce soit vrai ou non, et faites mine de bouger quelque chose dans le Grimoire. Puis continuez.
prompt-clocktower-execution = L’exécution
    .note = Dites qui est exécuté. Puis continuez.
