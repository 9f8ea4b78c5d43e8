"""The roles of Sects & Violets."""

from fabula.games.clocktower.roles.sects_and_violets import (
    demons,
    minions,
    outsiders,
    pit_hag,
    townsfolk,
    townsfolk_by_day,
    travellers,
)

CHAPTERS = (townsfolk, townsfolk_by_day, outsiders, minions, pit_hag, demons, travellers)
