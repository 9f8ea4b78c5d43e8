# les mots de la table, leur sens et leurs formes dans les textes : un radical* prend les terminaisons de la langue

# cards
term-onenight-own_card = Votre carte
    .text = Celle qui est devant vous. À la fin vous êtes ce qu’elle dit, même si ce n’est plus celle que vous avez reçue.
    .forms = votre carte
term-onenight-middle = Cartes du centre
    .text = Les trois cartes que personne n’a reçues. Elles ne gagnent ni ne perdent, mais des cartes peuvent y aller et en venir.
    .forms = du centre | au centre
term-onenight-look = Regarder
    .text = Voir la face d’une carte, seul et en secret, et la reposer comme elle était.
    .forms = regard*
term-onenight-exchange = Échanger
    .text = Deux cartes changent de place ; qui avait l’une a maintenant l’autre. On ne les regarde pas, sauf si la carte le dit.
    .forms = échang*
term-onenight-copy = Copier
    .text = Devenir le rôle d’une carte que l’on a vue, dans son camp, avec ce qu’il fait cette nuit. Seul le Doppelgänger copie.
    .forms = copi*
term-onenight-ability = Pouvoir
    .text = Ce que fait un rôle la nuit ou au vote. Certains n’en ont pas, et n’en parlent que mieux.
    .forms = pouvoir
term-onenight-may = Pouvoir, devoir
    .text = Ce que vous pouvez faire, vous pouvez le laisser. Ce que vous devez faire se fait, même à contrecœur.
    .forms = pouvez | peut | peuvent | devez | doit | doivent
term-onenight-lone_wolf = Loup solitaire
    .text = Le seul Loup-garou parmi les joueurs : la nuit, il ne rencontre personne. Dans une variante, il peut regarder une carte du centre.
    .forms = seul Loup-garou | Loup-garou seul

# course
term-onenight-village = Village
    .text = Les Villageois et tous les rôles qui gagnent avec eux. Le village gagne si un Loup-garou meurt, ou si personne ne meurt quand aucun joueur ne l’est.
    .forms = village
term-onenight-side = Camp
    .text = Ce dont vous êtes par votre carte à la fin : le village, les Loups-garous, ou le Tanneur tout seul.
    .forms = camp*
term-onenight-win = Gagner
    .text = Les cartes en décident après le vote. On gagne à plusieurs, seul, ou personne ne gagne.
    .forms = gagn*
term-onenight-call = Appel
    .text = Le moment de la nuit où un rôle ouvre les yeux. On appelle les rôles par leur nom, l’un après l’autre, toujours dans le même ordre.
    .forms = appelé*
term-onenight-point = Désigner
    .text = C’est ainsi qu’on vote ici : à trois, chacun montre un autre joueur au même moment.
    .forms = désign*
term-onenight-tie = Égalité
    .text = Plusieurs joueurs ont le même plus grand nombre de voix : tous meurent. S’ils ont une voix chacun, personne ne meurt.
    .forms = égalité | ex æquo
