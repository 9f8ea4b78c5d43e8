"""The Carousel: roles that belong to no printed set, for scripts of one's own."""

from fabula.games.clocktower.roles.carousel import (
    al_hadikhia,
    amnesiac,
    atheist,
    borrowed,
    court,
    crown,
    deeds,
    demons,
    engineer,
    farmer,
    gallows,
    harpy,
    hatter,
    hordes,
    learners,
    legion,
    lil_monsta,
    minions,
    outsiders,
    plague_doctor,
    riot,
    secrets,
    summoner,
    travellers,
    vizier,
    widow,
    wraith,
    zealot,
)

CHAPTERS = (
    learners, court, deeds, farmer, secrets, crown, engineer, amnesiac, atheist, outsiders, hatter, zealot,
    borrowed, plague_doctor, travellers, minions, widow, harpy, summoner, wraith, gallows, vizier, demons,
    al_hadikhia, legion, hordes, lil_monsta, riot,
)  # fmt: skip
