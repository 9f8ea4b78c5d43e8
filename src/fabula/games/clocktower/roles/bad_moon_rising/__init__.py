"""The roles of Bad Moon Rising."""

from fabula.games.clocktower.roles.bad_moon_rising import demons, minions, outsiders, townsfolk, travellers

CHAPTERS = (townsfolk, outsiders, minions, demons, travellers)
