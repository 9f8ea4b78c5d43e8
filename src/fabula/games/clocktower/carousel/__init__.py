"""The Carousel: roles that belong to no printed set, for scripts of one's own."""

from fabula.games.clocktower.carousel import travellers

CHAPTERS = (travellers,)
