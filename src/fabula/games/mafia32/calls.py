"""The calls of the night: which are made, in which order, how long each has, and what happens at one."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache, partial

from fabula.core.cards import Card, Place
from fabula.core.events import Called, PhaseBegan, Woke
from fabula.core.grimoire import Grant, Grimoire
from fabula.core.tale import Beat, Pace
from fabula.core.town import Together, Town
from fabula.core.verbs import Me
from fabula.games.mafia32 import gangs
from fabula.games.mafia32.cards import GANGS, INFECTIOUS, LISTENERS, almanac, calls_of

NIGHT_SHEET = (
    "beauty",
    "doctor",
    "bodyguard",
    "lawyer",
    "mafia",
    "triads",
    "detective",
    "judge",
    "journalist",
    "maniac",
    "black_widow",
    "patient_zero",
)


def next_call(grimoire: Grimoire) -> Beat | None:
    """The next call of the night whose role is in the game and not yet out of it; None if all were made."""
    last = grimoire.step if grimoire.phase == "night" else -1
    for step, beat in calls_made(grimoire):
        if step > last:
            return beat
    return None


def calls_made(grimoire: Grimoire) -> tuple[tuple[int, Beat], ...]:
    """The calls for the roles of the living, or, so set, for all, each with its place on the sheet."""
    if grimoire.settings["pad_calls"]:
        return calls_for(grimoire.roles, frozenset(grimoire.roles))
    return grimoire.reading(calls_for_the_living, grimoire.roles, grimoire.cards, grimoire.alive)


def calls_for_the_living(
    roles: tuple[str, ...], cards: Mapping[Place, Card], alive: tuple[bool, ...]
) -> tuple[tuple[int, Beat], ...]:
    """The calls for the roles on the cards of all who live."""
    return calls_for(roles, frozenset([cards[seat].printed for seat, lives in enumerate(alive) if lives]))


@lru_cache(maxsize=4096)
def calls_for(roles: tuple[str, ...], hidden: frozenset[str]) -> tuple[tuple[int, Beat], ...]:
    """The calls of a set at which somebody may wake who has one of these cards."""
    names = calls_in_order()
    return tuple(
        (step, paced(names[step], several=roles.count(names[step]) > 1))
        for step, called in enumerate(sheet_of(roles))
        if not hidden.isdisjoint(called)
    )


@lru_cache(maxsize=1024)
def sheet_of(roles: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    """For each call the roles of a set for which it is made. The Spy alone is no reason to call a gang."""
    known = tuple(role for role in dict.fromkeys(roles) if role not in LISTENERS)
    return tuple(tuple(role for role in known if step in calls_of(role, roles)) for step in calls_in_order())


def calls_in_order() -> tuple[str, ...]:
    """The night sheet, also with what is not in the book."""
    return almanac.with_placed(NIGHT_SHEET)


@lru_cache(maxsize=256)
def paced(step: str, *, several: bool) -> Beat:
    """A call of the night: a gang points up to three times, others choose once.

    Where two may choose in one call, what comes of it is told when its time is over, for the moment would
    betray how many were asked. So it is with an infection, which others than the chooser hear of.
    """
    script = partial(call, step)
    if step in GANGS:
        return Beat(f"night:{step}", script, Pace("gang", 3, lingers=True, seals=True))
    seals = several or step in INFECTIOUS
    return Beat(f"night:{step}", script, Pace("step", lingers=True, seals=seals))


async def call(step: str, town: Town) -> None:
    """One call of the night: the first night only to meet, then to act."""
    grimoire = town.grimoire
    if grimoire.phase != "night":
        town.tell(PhaseBegan("night", grimoire.number + 1))
    town.tell(Called(step, calls_in_order().index(step)))
    if step in GANGS:
        await gangs.inherit(town, step)
    awake = gangs.awake_for(town, step)
    for grant in awake:
        town.tell(Woke(grant.seat, grant.role))
    if step in GANGS:
        if town.night == 1:
            gangs.meet(town, step, awake)
        else:
            await gangs.shoot(town, step, awake)
    elif town.night > 1:
        await act(town, step, awake)


async def act(town: Town, step: str, awake: list[Grant]) -> None:
    """Whoever the call wakes does what their card says."""
    script = almanac[step].script
    assert script is not None
    scripts = [script(Me(town, grant), town) for grant in awake]
    if len(scripts) == 1:
        await scripts[0]
    elif scripts:
        await Together(scripts)
