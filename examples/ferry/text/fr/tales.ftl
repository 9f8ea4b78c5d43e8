ferry = Le Bac
    .note = Quelqu’un à bord n’a pas de billet. Une nuit, une discussion, un vote. De 3 à 12 joueurs, cinq minutes.
