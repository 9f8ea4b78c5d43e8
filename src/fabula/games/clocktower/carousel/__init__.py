"""The Carousel: roles that belong to no printed set, for scripts of one's own."""

from types import ModuleType

from fabula.games.clocktower.carousel import demons, gallows, hordes, minions

CHAPTERS: tuple[ModuleType, ...] = (minions, gallows, demons, hordes)
