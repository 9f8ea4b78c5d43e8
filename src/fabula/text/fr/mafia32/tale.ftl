# Mafia with 32 cards: roles, prompts, the narrator's lines, settings, advice, story, rules.

mafia32-mafia = Mafia
mafia32-triads = Triades
prompt-mafia32-mafia = Sur qui tire la Mafia ?
    .note = Vous voyez qui les autres désignent. En cas de désaccord, on désigne encore ; puis la majorité décide, ou le Parrain.
prompt-mafia32-mafia_more = Un tir de plus ?
    .note = La victime était l’Espion, qui est perdu. La Mafia peut tirer sur un joueur de plus.
prompt-mafia32-triads = Sur qui tirent les Triades ?
    .note = Vous voyez qui les autres désignent. En cas de désaccord, on désigne encore ; puis la majorité décide, ou le Boss.
prompt-mafia32-triads_more = Un tir de plus ?
    .note = La victime était l’Espion, qui est perdu. Les Triades peuvent tirer sur un joueur de plus.
prompt-mafia32-vote = Contre qui votez-vous ?
    .note = Qui a le plus de voix quitte la ville. Vous pouvez changer d’avis tant que tous n’ont pas voté.
prompt-mafia32-hand = Voter contre ce joueur ?
    .note = Vous n’avez qu’une main pour ce vote. Levez-la pour ce joueur ou gardez-la pour un nom suivant.
    .name = Éliminer { $name } ?
prompt-mafia32-day = Discussion
    .note = Dites ce que vous voulez, vrai ou faux. On ne montre aucune carte.
prompt-mafia32-dusk = Regardez votre carte
    .note = Retenez-la et posez-la face cachée.
prompt-mafia32-farewell = Derniers mots
    .note = Le vote est tombé sur vous. Dites ce que vous avez à dire ; puis on montre votre carte.
voice-mafia32-dusk = Regardez votre carte, puis posez-la face cachée.
voice-mafia32-begin = La ville s’endort. La nuit tombe.
voice-mafia32-mafia-wake = La Mafia se réveille.
voice-mafia32-mafia-sleep = La Mafia a tiré et s’endort.
voice-mafia32-meet-mafia-sleep = La Mafia s’endort.
voice-mafia32-triads-wake = Les Triades se réveillent.
voice-mafia32-triads-sleep = Les Triades ont tiré et s’endorment.
voice-mafia32-meet-triads-sleep = Les Triades s’endorment.
voice-mafia32-dawn = La ville se réveille.
voice-mafia32-killed = { $n ->
    [1] Cette nuit a emporté { $names }.
   *[other] Tués cette nuit : { $names }.
}
voice-mafia32-nobody-killed = Personne n’a été tué cette nuit.
voice-mafia32-jailed = En prison dès aujourd’hui : { $names }.
voice-mafia32-freed = De retour de prison : { $names }.
voice-mafia32-day = Il fait jour. Parlez.
voice-mafia32-last-minute = Il reste une minute.
voice-mafia32-vote = La discussion est close. La ville vote.
voice-mafia32-named = Qui vote contre { $name } ?
voice-mafia32-tied = { $variant_tie ->
    [random] Égalité. Le sort décide entre { $names }.
    [all] Égalité. Tous s’en vont : { $names }.
   *[revote_none] Égalité. On vote encore une fois : { $names }.
}
voice-mafia32-farewell = La ville a choisi : { $names }. Derniers mots.
voice-mafia32-stalled = { story-stalled }

# settings
setting-must_vote = Vote obligatoire
    .note = Personne ne peut s’abstenir.
setting-tie = L’égalité
    .note = Que faire si plusieurs ont le plus de voix.
setting-tie-revote_none = Un second vote, puis personne
setting-tie-random = Le sort décide
setting-tie-all = Tous s’en vont
setting-last_words = Derniers mots
    .note = Qui est condamné par le vote parle avant qu’on montre sa carte.
setting-blocked_info = Enquêter malgré la Belle
    .note = Ce qu’apprend un enquêteur bloqué.
setting-blocked_info-random = Au hasard
setting-blocked_info-truth = La vérité
setting-blocked_info-town = Toujours la ville
setting-crossed_arms = Bras croisés
    .note = À qui l’on montre qu’un joueur a été tué cette nuit. D’après le livret, c’est le signe du Détective ; le Juge voit quand même la carte, et le Journaliste un oui ou un non.
setting-crossed_arms-detective = Le signe du seul Détective
setting-crossed_arms-all = Aussi pour le Juge et le Journaliste
setting-spy_vote = La main de l’Espion
    .note = Compte-t-elle quand un gang désigne ? Si elle compte, un Espion peut empêcher un petit gang de tirer.
setting-spy_vote-counts = Elle compte
setting-spy_vote-dummy = Pour la forme
setting-journalist_gangs = Deux gangs pour le Journaliste
    .note = La Mafia et les Triades sont-elles un même camp ?
setting-journalist_gangs-different = Deux camps
setting-journalist_gangs-same = Un seul camp
setting-judge_infected = Un Juge infecté
    .note = Que deviennent les prisonniers ?
setting-judge_infected-keep = Ils restent en prison
setting-judge_infected-free = Ils sont libres
setting-infected = Les infectés
    .note = Avec qui ils gagnent.
setting-infected-join = Avec le Patient zéro
setting-infected-checks_only = Avec leur ancien camp
setting-infected_criminals = Criminels infectés
    .note = La ville et l’autre gang doivent-ils s’en débarrasser aussi pour gagner ?
setting-infected_criminals-count = Toujours des criminels
setting-infected_criminals-gone = Ne comptent plus
setting-maniac_pass = Le Maniaque peut attendre
    .note = Une nuit sans tir est permise.
setting-loner_blocks = Un solitaire fait obstacle
    .note = D’après le livret, la ville ou un gang gagne même si un solitaire est en vie : il gagne donc rarement. Avec ce réglage, personne d’autre ne gagne tant qu’il vit.
setting-pad_calls = Appeler aussi les morts
    .note = Les rôles dont la carte est montrée sont encore appelés, pour que toutes les nuits durent autant.
setting-gang = Un gang désigne
    .note = Jusqu’à trois fois par appel. Dure toujours jusqu’au bout.
setting-farewell = Les derniers mots
    .note = S’achèvent dès que tout est dit.

# story
story-mafia32-unexecuted = Le vote ne désigne personne
story-mafia32-died-vote = { $n ->
    [0] { $who } : la ville a choisi
   *[other] { $who } : { $n } voix, la ville a choisi
}
foresee-dies-shot = { $who } meurt d’un tir : { $role }
foresee-dies-venom = { $who } meurt du poison : { $role }
foresee-dies-exposed = { $who } meurt, Espion démasqué : { $role }
foresee-dies-guard = { $who } meurt à la place de { $ward }
cause-venom = Poison : { $role }
cause-exposed = Espion démasqué : { $role }
cause-guard = À la place de { $ward }
foresee-blocked = { $who } vit, la Belle est là (attaque : { $role })
foresee-healed = { $who } vit, le Docteur soigne (attaque : { $role })
foresee-untouchable = { $who } vit, on ne peut pas tuer le Politicien (attaque : { $role })
foresee-later = { $who } meurt une nuit plus tard, empoisonné : { $role }
foresee-jailed = { $who } va en prison
refused-no-criminals = Il faut au moins un criminel dans le jeu.
story-you-met-patient_zero = { $role } : { $names }. Vous n’avez pas le droit de révéler qui appartient à quel camp.
