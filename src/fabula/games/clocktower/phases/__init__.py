"""The phases of a game, beat by beat: the deal, the night, the day, the floor, dusk."""
