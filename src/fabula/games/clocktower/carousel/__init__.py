"""The Carousel: roles that belong to no printed set, for scripts of one's own."""

from types import ModuleType

from fabula.games.clocktower.carousel import borrowed, crown, outsiders, secrets

CHAPTERS: tuple[ModuleType, ...] = (secrets, crown, outsiders, borrowed)
