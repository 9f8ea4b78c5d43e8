"""The Carousel: roles that belong to no printed set, for scripts of one's own."""

from types import ModuleType

CHAPTERS: tuple[ModuleType, ...] = ()
