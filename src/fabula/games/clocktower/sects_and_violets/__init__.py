"""The roles of Sects & Violets."""

from fabula.games.clocktower.sects_and_violets import demons, minions, outsiders, townsfolk, travellers

CHAPTERS = (townsfolk, outsiders, minions, demons, travellers)
