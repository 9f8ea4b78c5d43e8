"""A room: the fold of its log into people, seats, settings and the game that is on."""
