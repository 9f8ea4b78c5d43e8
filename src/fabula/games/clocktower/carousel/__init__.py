"""The Carousel: roles that belong to no printed set, for scripts of one's own."""

from fabula.games.clocktower.carousel import (
    borrowed,
    court,
    crown,
    deeds,
    learners,
    outsiders,
    secrets,
    travellers,
)

CHAPTERS = (learners, court, deeds, secrets, crown, outsiders, borrowed, travellers)
