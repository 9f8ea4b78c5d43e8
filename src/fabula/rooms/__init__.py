"""Rooms: people, seats, settings and tellings, each room a log that its state follows from."""
