"""The game in a room: its telling, what it asks, its clock and its bots, as they follow from the log."""
