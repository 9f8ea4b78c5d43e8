# tales
onenight = One Night
    .note = Une nuit, une discussion, un vote. De 3 à 16 joueurs, une dizaine de minutes.
