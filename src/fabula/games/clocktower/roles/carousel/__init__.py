"""The Carousel: roles that belong to no printed set, for scripts of one's own."""

from fabula.games.clocktower.roles.carousel import (
    al_hadikhia,
    amnesiac,
    atheist,
    borrowed_abilities,
    demons,
    demons_who_make_minions,
    engineer,
    farmer,
    harpy,
    hatter,
    king_and_choirboy,
    legion,
    lil_monsta,
    minions,
    minions_by_day,
    outsiders,
    plague_doctor,
    riot,
    summoner,
    townsfolk_against_evil,
    townsfolk_who_act,
    townsfolk_who_learn,
    townsfolk_who_win,
    travellers,
    vizier,
    widow,
    wraith,
    zealot,
)

CHAPTERS = (
    townsfolk_who_learn, king_and_choirboy, townsfolk_who_act, farmer, townsfolk_against_evil,
    townsfolk_who_win, engineer, amnesiac, atheist, outsiders, hatter, zealot, borrowed_abilities,
    plague_doctor, travellers, minions, widow, harpy, summoner, wraith, minions_by_day, vizier, demons,
    al_hadikhia, legion, demons_who_make_minions, lil_monsta, riot,
)  # fmt: skip
