"""What follows what in a game: the deal, the nights, the days and what comes between, beat by beat."""
