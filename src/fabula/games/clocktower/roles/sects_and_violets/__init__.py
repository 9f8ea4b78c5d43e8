"""The roles of Sects & Violets."""

from fabula.games.clocktower.roles.sects_and_violets import demons, minions, outsiders, townsfolk, travellers

CHAPTERS = (townsfolk, outsiders, minions, demons, travellers)
