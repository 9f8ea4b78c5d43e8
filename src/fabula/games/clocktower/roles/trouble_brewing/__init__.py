"""Trouble Brewing, the script for a first game."""

from fabula.games.clocktower.roles.trouble_brewing import (
    demons,
    minions,
    outsiders,
    townsfolk,
    townsfolk_by_day,
    travellers,
)

CHAPTERS = (townsfolk, townsfolk_by_day, outsiders, minions, demons, travellers)
