"""The roles of Bad Moon Rising."""

from fabula.games.clocktower.roles.bad_moon_rising import (
    demons,
    minions,
    outsiders,
    townsfolk,
    townsfolk_by_day,
    travellers,
)

CHAPTERS = (townsfolk, townsfolk_by_day, outsiders, minions, demons, travellers)
