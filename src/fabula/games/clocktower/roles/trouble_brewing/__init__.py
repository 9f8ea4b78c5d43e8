"""Trouble Brewing, the script for a first game."""

from fabula.games.clocktower.roles.trouble_brewing import demons, minions, outsiders, townsfolk, travellers

CHAPTERS = (townsfolk, outsiders, minions, demons, travellers)
