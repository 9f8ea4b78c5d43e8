# tales
onenight = One Night
    .note = One night, one talk, one vote. 3 to 16 players, about ten minutes.
mafia32 = Mafia
    .note = The town, two gangs and a loner: by night they act, by day the town votes. 6 to 32 players.
vendetta = Blood Vendetta
    .note = By night the vampires talk and execute, by day the hunters kill. 6 to 30 players, or three at the gate.
