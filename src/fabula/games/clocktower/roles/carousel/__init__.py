"""The Carousel: roles that belong to no printed set, for scripts of one's own."""

from fabula.games.clocktower.roles.carousel import (
    amnesiac,
    atheist,
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
    riot,
    secrets,
    summoner,
    travellers,
    wraith,
)

CHAPTERS = (
    learners, court, deeds, secrets, crown, amnesiac, atheist, outsiders, borrowed, travellers, minions,
    summoner, wraith, gallows, demons, hordes, riot,
)  # fmt: skip
