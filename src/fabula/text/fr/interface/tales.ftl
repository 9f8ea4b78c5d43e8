# tales
onenight = One Night
    .note = Une nuit, une discussion, un vote. De 3 à 16 joueurs, de préférence 3 à 5 la première fois ; une dizaine de minutes.
mafia32 = Mafia
    .note = Une ville, deux gangs et un solitaire : ils agissent la nuit, la ville vote le jour. De 6 à 32 joueurs.
vendetta = La vengeance du sang
    .note = La nuit, les vampires parlent et exécutent ; le jour, les chasseurs tuent. De 6 à 30 joueurs, idéalement de 8 à 12, ou trois à la porte.
clocktower = Blood on the Clocktower
    .note = La nuit un Démon tue, le jour le village parle et exécute, et les morts gardent une voix. De 5 à 15 joueurs, et des Voyageurs.
