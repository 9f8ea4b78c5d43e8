"""The Carousel: roles that belong to no printed set, for scripts of one's own."""

from fabula.games.clocktower.carousel import (
    borrowed,
    court,
    crown,
    deeds,
    demons,
    gallows,
    hordes,
    learners,
    minions,
    outsiders,
    secrets,
    travellers,
)

CHAPTERS = (
    learners, court, deeds, secrets, crown, outsiders, borrowed, travellers, minions, gallows, demons, hordes,
)  # fmt: skip
