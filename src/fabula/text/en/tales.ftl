# tales
onenight = One Night
    .note = One night, one talk, one vote. 3 to 16 players, about ten minutes.
