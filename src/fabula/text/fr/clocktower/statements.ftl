# Statements: what a Gossip says, a Savant is told and an Artist asks; and these roles, with the Juggler.
# Gaps: who a player, what a role, kind or side in words, n a number, a b c parts. Loaded with the tale.

# one plain statement each; what is a role, or one of the words below
says-is = { $who } a ce rôle : { $what }
says-of_kind = { $who } est { $what }
says-of_side = { $who } est { $what }
says-beside = à côté de { $who } est assis { $what }
says-beside-role = à côté de { $who } est assis ce rôle : { $what }
says-in_play = ce rôle est en jeu : { $what }
says-count = il y a { $n } { $what } en jeu
says-living = il y a { $n } { $what } en vie
says-not = il est faux que { $a }
says-not-is = { $who } n’a pas ce rôle : { $what }
says-not-of_kind = { $who } n’est pas { $what }
says-not-of_side = { $who } n’est pas { $what }
says-not-beside = à côté de { $who }, personne n’est { $what }
says-not-beside-role = ce rôle n’est pas assis à côté de { $who } : { $what }
says-not-in_play = ce rôle n’est pas en jeu : { $what }
says-bracket = ({ $a })
says-and = { $a } et { $b }
says-and-three = { $a }, { $b } et { $c }
says-or = { $a } ou { $b }
says-or-three = { $a }, { $b } ou { $c }
says-exactly = { $n ->
    [1] des trois, une seule est vraie : { $a } ; { $b } ; { $c }
   *[other] des trois, deux exactement sont vraies : { $a } ; { $b } ; { $c }
}
says-a-townsfolk = un Villageois
says-a-outsider = un Étranger
says-a-minion = un Sbire
says-a-demon = un Démon
says-a-good = un gentil
says-a-evil = un maléfique
says-many-townsfolk = Villageois
    .of = { $n ->
        [one] Villageois
       *[other] Villageois
    }
says-many-outsider = Étrangers
    .of = { $n ->
        [one] Étranger
       *[other] Étrangers
    }
says-many-minion = Sbires
    .of = { $n ->
        [one] Sbire
       *[other] Sbires
    }
says-many-demon = Démons
    .of = { $n ->
        [one] Démon
       *[other] Démons
    }
says-many-good = gentils
    .of = { $n ->
        [one] gentil
       *[other] gentils
    }
says-many-evil = maléfiques
    .of = { $n ->
        [one] maléfique
       *[other] maléfiques
    }

# putting one together
says-word-is = Qui a quel rôle
says-word-of_kind = De quel type
says-word-of_side = De quel camp
says-word-beside = Qui est à côté de qui
says-word-in_play = Ce qui est en jeu
says-word-count = Combien en jeu
says-word-living = Combien en vie
says-join-and = et
says-join-or = ou
says-join-exactly-1 = une seule des trois
says-join-exactly-2 = deux des trois
says-not-so = C’est faux
says-choose-player = Un joueur
says-choose-what = Qui ou quoi
says-choose-role = Un rôle
says-choose-number = Combien
says-start = Choisissez de quoi il s’agit.
says-one-more = Une partie de plus
says-add-guess = Encore une
says-guesses = Suppositions : { $n } sur { $of }
says-take-back = Retirer
says-do-gossip = Le dire à tous
says-do-ask = Demander en privé
says-do-juggle = Le dire à tous
says-do-pair = Prendre ces deux
says-own-words = Avec mes mots
says-own-note = Qui mène la partie juge si c’est vrai.
says-own-judge = Le joueur le dit avec ses mots : vous seul pouvez en juger. Ivre ou empoisonné, il peut entendre n’importe quoi.
says-waits = Le Conteur réfléchit.
says-first = La première
says-second = La seconde
refused-savant-0 = Les deux doivent être fausses : il y a un Vortox.
says-any-pair = On peut dire ce qu’on veut.
says-mark-true = vrai
says-mark-false = faux
says-mark-either = au choix
says-mark-needed = avec un Vortox, c’est ce qu’il faut
says-mark-forbidden = avec un Vortox, c’est interdit
says-tonight = Dit aujourd’hui, pour cette nuit
says-tonight-true = C’est vrai : un joueur en meurt cette nuit, à vous de choisir qui.
says-tonight-false = C’est faux : cela ne tue personne cette nuit.
says-tonight-either = C’est au choix : cette nuit, décidez si c’était vrai.
says-tonight-own = Ce sont ses propres mots : cette nuit, décidez si c’était vrai.
says-tonight-juggle = Cette nuit, il faut lui montrer combien sont justes : { $n }.
says-tonight-in-vain = { $who } est ivre ou empoisonné en ce moment. Si c’est encore le cas cette nuit, cela ne compte pas.
refused-unjudged = Fabula ne peut pas juger des mots libres : il faut une personne qui mène.

# powers of the day, there for everybody
square-power-juggle = Jongler
    .note = Devinez devant tous qui a quel rôle, cinq fois au plus. Seul un vrai Jongleur apprend combien sont justes.
square-power-visit = Aller voir le Conteur
    .note = Personne ne le remarque. Un vrai Savant entend deux choses ; les autres, rien.
square-power-ask = Interroger le Conteur
    .note = Personne ne le remarque. Seul un vrai Artiste a une réponse, une seule fois.

# questions to the Storyteller
prompt-clocktower-visit = Un joueur vient vous voir
    .note = Tout le monde peut venir. Ce que vous dites à un Savant vient ensuite.
prompt-clocktower-ask = Un joueur vous interroge
    .note = Tout le monde peut demander. Seul un Artiste a une réponse.

# journal and story
answer-unsure = je ne sais pas
story-you-informed-visit = Vous êtes allé voir le Conteur, qui n’a rien à vous dire.
story-you-informed-ask = Le Conteur ne vous répond pas.
story-you-asked = Vous demandez si c’est vrai : { $said }
story-clocktower-asked = { $who } demande en privé : { $said }
story-clocktower-informed-visit = { $who } va voir le Conteur
story-clocktower-informed-ask = { $who } reste sans réponse
story-clocktower-stated-juggle = { $who } devine : { $said }
story-clocktower-claim-juggle = Suppositions : { $said }
