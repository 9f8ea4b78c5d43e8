# Blood on the Clocktower : la place du village telle que la page la montre. Trous : n (un nombre), of, name, names, role, votes, needed.

side-clocktower-traveller = Voyageur

square-course = La journée
square-living = En vie : { $n } sur { $of }
square-ghosts = Votes des morts : { $n }
square-nominates-you = { $who } vous nomine
square-nominate-yourself = Vous vous nominez
square-nominates-themself = { $who } se nomine
square-needed = Votes requis : { $n }
square-ties = { $n } : égalité
square-needed-tie = Votes requis : { $n } · { $ties } : égalité, plus d’exécutable
square-cannot-top = Impossible de dépasser { $ties ->
    [one] { $ties } vote
   *[other] { $ties } votes
} · { $ties } : égalité, plus d’exécutable
square-of = sur { $n }
square-votes = votes
square-for-exile = pour l’exil
square-on-block = Exécutable : { $name }, { $n ->
    [one] { $n } vote
   *[other] { $n } votes
}
square-on-block-nobody = Personne ne va être exécuté
square-on-block-tied = Personne ne va être exécuté ; le plus de votes : { $n }
square-nominate = Nominer
square-no-more = Je ne nomine personne
square-to-nominations = Prêt à nominer
square-waits = On attend les autres
square-do-nominate = Nominer : { $name }
square-do-slay = Tirer sur : { $name }
square-do-exile = Demander l’exil : { $name }
square-do-give = Donner mon jeton : { $name }
square-exile-whom = De qui demandez-vous l’exil ?
    .note = Un Voyageur seulement. Chacun peut lever la main, il en faut la moitié de tous.
square-powers = Capacités du jour
square-powers-note = Tout le monde les a : s’en servir ne trahit rien.
square-power-slay = Tirer comme le Mercenaire
    .note = Chaque vivant peut le dire une fois. Seul le vrai tue, seulement le Démon et une seule fois.
square-power-exile = Demander un exil
    .note = Celui d’un Voyageur. Ce n’est pas une nomination et ne coûte aucun vote.
square-power-give = Donner mon jeton de vote
    .note = Au Mendiant, qui apprend votre camp. Vous ne pourrez plus voter.
square-you-are-dead = Vous êtes mort : parlez encore, il vous reste un vote.
square-you-are-dead-spent = Vous êtes mort : parlez encore. Votre dernier vote est donné.

square-vote-title = Exécuter { $name } ?
square-exile-title = Exiler { $name } ?
square-exile-note = Chacun peut lever la main, les morts aussi. Cela ne coûte aucun vote.
square-speaks = Ils ont la parole, puis on compte les mains
square-cannot-vote = Il ne vous reste aucun vote.
square-only-vote = C’est votre seul vote. Si votre main compte, il est perdu.
square-costs-token = Si votre main compte, elle coûte un jeton.
square-hand-up = Votre main est levée.
square-hand-down = Votre main est baissée.
square-counts-later = Elle compte quand l’aiguille vous atteint.
square-steps = { $n ->
    [0] C’est à vous.
    [one] L’aiguille vous atteint après { $n } place.
   *[other] L’aiguille vous atteint après { $n } places.
}
square-lower = Baisser la main
square-counted-you-up = Compté : votre main était levée.
square-counted-you-down = Compté : votre main était baissée.
square-master-up = Votre maître { $name } : main levée. Vous pouvez voter.
square-master-down = Votre maître { $name } : main baissée. Vous ne votez que s’il vote.

# les signes d’une place, en mots
square-about = { $n ->
    [one] exécutable avec { $n } vote
   *[other] exécutable avec { $n } votes
}
square-has-vote = a un vote
square-no-vote = plus de vote
square-was-nominated = déjà en nomination aujourd’hui
square-has-nominated = a déjà nominé aujourd’hui
square-is-ready = prêt
square-voted-on = on vote sur cette personne
square-counted-up = compté, main levée
square-counted-down = compté, main baissée

# le cours de la partie
square-votes-past = Les votes
square-no-votes = Aucun vote encore
square-vote-of = Jour { $n } : { $name }
square-exile-of = Jour { $n }, exil : { $name }
square-result = votes : { $votes }, requis : { $needed }
square-enough = assez
square-nominated-by = Nomination de { $name }
square-hands-of = Mains : { $names }
square-hands-nobody = Aucune main levée

# le module
square-script = Le module
square-script-note = Tous ces rôles peuvent être dans la partie. Seul le Conteur sait lesquels y sont.
square-all-roles = { $n ->
    [one] { $n } rôle du module
   *[other] Les { $n } rôles du module
}
square-edit-script = Changer le module
square-lead-note = Ce jeu est fait pour une personne comme Conteur. Fabula peut le mener aussi.
square-lead-person = Je mène
square-role = Un rôle
square-role-chosen = Rôle : { $role }
prompt-dream-7 = En quoi vous réveillez-vous ?
    .note = Un rêve. Choisissez un rôle quelconque : cela ne change rien au jeu.
prompt-dream-8 = Qui vient au bal, déguisé en quoi ?
    .note = Un rêve. Choisissez quelqu’un et un rôle : cela ne change rien au jeu.
square-fill-bag = Remplir le sac
square-sets-up = Le Conteur prépare la partie.
    .note = Votre rôle apparaîtra ici.
square-travellers-choose = Les Voyageurs choisissent leur rôle
square-book = Le Grimoire
square-open-book = Ouvrir le Grimoire
square-believes = se croit : { $role }
square-mark = marqué
mark-clocktower-poisoned = empoisonné
mark-clocktower-safe = protégé
mark-clocktower-master = maître
mark-clocktower-spent = capacité épuisée
mark-clocktower-three_votes = trois votes
mark-clocktower-negative_vote = vote négatif
mark-clocktower-red_herring = leurre
mark-clocktower-dead = mort

# après la partie
ui-phase-clocktower-plea = Accusation et défense
ui-phase-clocktower-dusk = Crépuscule
ui-card-note-clocktower = Cachez l’écran de la main, et ne dites rien de votre rôle avant le premier jour.
ui-after-votes = Les votes de la partie

# minuteurs
setting-dawn = Avant l’aube
    .note = Une pause avant l’aube : qui s’est réveillé en dernier a le temps de lire.
setting-plea-clocktower = Accusation et défense
    .note = Le temps d’un mot pour qui nomine et pour qui l’est. Se termine dès que les deux ont parlé.
setting-hand-clocktower = L’aiguille, par place
    .note = Le temps qu’elle met d’une place à la suivante.

# who comes late
square-come = Venir en Voyageur
square-come-note = Tous connaîtront votre rôle, personne votre camp. Vous pourrez repartir à tout moment.
square-come-as = Venir

# Voyageur dès le début
square-be-traveller = Je veux être Voyageur
square-no-traveller = Pas Voyageur
square-be-traveller-note = Pour qui arrive tard ou doit partir tôt. L’hôte de la table décide.
square-is-traveller = Voyageur dès le début
square-wishes-to-travel = veut être Voyageur
square-agree = D’accord
square-decline = Pas Voyageur : { $name }
square-guest-travels = En faire un Voyageur
square-ask-note = Si vous voulez, demandez à venir en Voyageur. Le Conteur l’apprend aussitôt et décide.
square-ask-to-come = Demander à venir en Voyageur
square-has-asked = Vous avez demandé à venir en Voyageur. Le Conteur le sait : attendez ici.
square-ask-no-more = Finalement, je regarde

# the almanac
almanac-search = Chercher par nom ou par effet
almanac-kind = Type
almanac-script = Module
almanac-found = { $n ->
        [0] Aucun rôle de ce nom
        [one] { $n } rôle
       *[other] { $n } rôles
    }
