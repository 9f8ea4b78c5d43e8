# tales
onenight = One Night
    .note = One night, one talk, one vote. 3 to 16 players, best with 3 to 5 the first time; about ten minutes.
mafia32 = Mafia
    .note = The town, two gangs and a loner: at night they act, by day the town votes. 6 to 32 players.
vendetta = Blood Vendetta
    .note = At night the vampires talk and execute, by day the hunters kill. 6 to 30 players, best with 8 to 12, or three at the gate.
clocktower = Blood on the Clocktower
    .note = A Demon kills at night, the town talks and executes by day, and the dead still have a voice. 5 to 15 players, and Travellers.
