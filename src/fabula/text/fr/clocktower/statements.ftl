# Affirmations : ce que dit une Commère, ce qu’entend un Savant, ce que demande un Artiste ; et ces rôles, avec le Jongleur.
# Trous : who un joueur, what un rôle, un genre ou un camp en mots, n un nombre, a b c des parties. Chargé avec le jeu.

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
says-guesses = Suppositions : { $n } sur { $of }
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
refused-savant-1 = Une seule des deux doit être vraie.
refused-savant-2 = Les deux doivent être vraies.
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

square-power-gossip = Colporter un bruit
    .note = Affirmez quelque chose devant tous. Si une vraie Commère le dit et que c’est vrai, quelqu’un meurt cette nuit.
square-power-juggle = Jongler
    .note = Devinez devant tous qui a quel rôle, cinq fois au plus. Seul un vrai Jongleur apprend combien sont justes.
square-power-visit = Aller voir le Conteur
    .note = Personne ne le remarque. Un vrai Savant entend deux choses ; les autres, rien.
square-power-ask = Interroger le Conteur
    .note = Personne ne le remarque. Seul un vrai Artiste a une réponse, une seule fois.

prompt-clocktower-gossip = Qui meurt du bruit colporté ?
    .note = La Commère a dit vrai. N’importe quel joueur vivant, que quelque chose peut encore sauver.
prompt-clocktower-register-gossip = Le bruit était-il vrai ?
    .note = Quelqu’un peut y passer pour ce qu’il n’est pas.
prompt-clocktower-gossip_words = Le bruit était-il vrai ?
    .note = Ce sont ses propres mots : vous seul pouvez juger s’ils étaient vrais quand elle les a dits.
prompt-clocktower-savant = Qu’entend le Savant ?
prompt-clocktower-learn-artist = Qu’entend l’Artiste ?
    .note = Oui ou non. « Je ne sais pas » n’est honnête que si quelqu’un peut passer pour les deux.
prompt-clocktower-learn-juggler = Combien de suppositions justes ?
    .note = Telles que les choses étaient quand on les a dites.
prompt-clocktower-visit = Un joueur vient vous voir
    .note = Tout le monde peut venir. Ce que vous dites à un Savant vient ensuite.
prompt-clocktower-ask = Un joueur vous interroge
    .note = Tout le monde peut demander. Seul un Artiste a une réponse.

answer-unsure = je ne sais pas
story-you-informed-savant = De ces deux choses, l’une est vraie, l’autre fausse : { $said }
story-you-informed-artist = Le Conteur répond : { $answer }.
story-you-informed-juggler = Suppositions justes : { $n }.
story-you-informed-visit = Vous êtes allé voir le Conteur, qui n’a rien à vous dire.
story-you-informed-ask = Le Conteur ne vous répond pas.
story-you-asked = Vous demandez si c’est vrai : { $said }
story-clocktower-asked = { $who } demande en privé : { $said }
story-clocktower-informed-savant = { $who } entend du Conteur : { $said }
story-clocktower-informed-artist = { $who } a une réponse : { $answer }
story-clocktower-informed-juggler = { $who } apprend combien de suppositions sont justes : { $n }
story-clocktower-informed-visit = { $who } va voir le Conteur
story-clocktower-informed-ask = { $who } reste sans réponse
story-clocktower-stated-gossip = { $who } colporte : { $said }
story-clocktower-stated-juggle = { $who } devine : { $said }
story-clocktower-claim-gossip = Bruit : { $said }
story-clocktower-claim-juggle = Suppositions : { $said }

clocktower-gossip = Commère
    .genitive = de la Commère
    .accusative = la Commère
    .gender = feminine
clocktower-gossip-short = Une vérité dite coûte une vie
clocktower-gossip-ability = Une fois par jour, vous pouvez affirmer une chose devant tous. Si elle est vraie, elle coûte la vie à un joueur cette nuit-là.
clocktower-gossip-when = Le jour
clocktower-gossip-example = Vous dites que Boris est le Démon. Deux joueurs meurent la nuit, et le village en sait plus d’un coup.
clocktower-gossip-play = Un mort de plus confirme vos mots, si rien d’autre ne tue. Dites ce que personne ne sait encore, et chaque jour. Tous les autres peuvent colporter aussi.
clocktower-gossip-bluff = Tout le monde peut colporter. Dites une chose que vous savez fausse et « démentez-la » par une nuit calme.
clocktower-gossip-lead = Jugez l’affirmation telle que les choses sont quand elle est dite ; la nuit, elle doit être en vie et sobre. Choisissez qui meurt, et ne la réveillez pas.

clocktower-savant = Savant
    .genitive = du Savant
    .accusative = le Savant
    .gender = masculine
clocktower-savant-short = Chaque jour deux choses, dont une vraie
clocktower-savant-ability = Une fois par jour, vous pouvez demander en privé deux faits au Conteur. Un seul des deux est vrai.
clocktower-savant-when = Une fois par jour
clocktower-savant-example = On vous dit qu’Anna est maléfique et que deux Étrangers sont en jeu. Si la seconde est impossible, la première est vraie.
clocktower-savant-play = Allez-y chaque jour et notez tout. Chaque paire est une énigme ; ensemble elles laissent peu de place. Qui connaît une moitié vous donne l’autre.
clocktower-savant-bluff = Personne n’entend ce qu’on vous dit. Inventez des paires dont la fausse moitié sonne juste.
clocktower-savant-lead = Préparez deux choses pas trop faciles : une vraie, une fausse, dans n’importe quel ordre. Pour un joueur ivre ou empoisonné, elles peuvent être quelconques.

clocktower-artist = Artiste
    .genitive = de l’Artiste
    .accusative = l’Artiste
    .gender = masculine
clocktower-artist-short = Une question privée au Conteur
clocktower-artist-ability = Vous avez droit, dans toute la partie, à une question au Conteur : de jour, en privé, à laquelle il répond par oui ou par non.
clocktower-artist-when = Le jour, une fois
clocktower-artist-example = Vous demandez si Anna ou Boris est le Démon. La réponse est non : deux noms de moins.
clocktower-artist-play = Attendez qu’une réponse coupe en deux ce qui reste, mais ne mourez pas sans avoir demandé. « Ou » interroge sur plusieurs à la fois.
clocktower-artist-bluff = Dites que vous avez demandé, et ce qu’on vous a répondu. Personne ne vous a vu y aller.
clocktower-artist-lead = Répondez oui ou non, en vérité. Si quelqu’un peut passer pour les deux, vous pouvez aussi ne pas savoir. Ivre ou empoisonné, il peut entendre faux, et la question est usée.

clocktower-juggler = Jongleur
    .genitive = du Jongleur
    .accusative = le Jongleur
    .gender = masculine
clocktower-juggler-short = Devine le premier jour, compte la nuit
clocktower-juggler-ability = Votre premier jour, vous pouvez dire devant tous quels rôles ont, selon vous, cinq joueurs au plus. La nuit suivante, on vous montre combien de fois vous avez vu juste.
clocktower-juggler-when = Le premier jour et la nuit suivante
clocktower-juggler-example = Vous répétez ce que cinq joueurs ont prétendu être et l’on vous dit trois. Deux des cinq ont menti.
clocktower-juggler-play = Laissez d’abord parler les autres, puis devinez ce qu’ils disent être. Il faut vivre jusqu’à la nuit pour apprendre le nombre. On peut nommer deux fois le même joueur.
clocktower-juggler-bluff = Devinez à voix haute le premier jour comme un vrai, et inventez le nombre.
clocktower-juggler-lead = Comptez les suppositions justes au moment où elles sont dites. Donnez le nombre la nuit suivante, si le Jongleur vit ; il est vrai s’il est alors sobre.
