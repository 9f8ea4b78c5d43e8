"""Mafia with 32 cards: the town, two gangs, the loners."""
