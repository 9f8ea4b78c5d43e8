"""What is kept of a room: its log, the record of its games, and the store of both."""
