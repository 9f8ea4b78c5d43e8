"""The light time: the day of acquaintance, and dawn, day and sunset, call by call."""

from __future__ import annotations

from fabula.core.events import Called, Learned, PhaseBegan, Woke
from fabula.core.grimoire import Grant, Grimoire
from fabula.core.town import Script, Together, Town
from fabula.core.verbs import Me
from fabula.games.vendetta import notes
from fabula.games.vendetta.cards import (
    LIGHT,
    MEETING,
    SHAPESHIFTER,
    VARGS,
    almanac,
    calls_in_order,
    introductions,
    time_of,
)
from fabula.games.vendetta.packs import (
    awake_for,
    gather_hunters,
    gather_vargs,
    introduce_hunters,
    introduce_shapeshifters,
)
from fabula.games.vendetta.strikes import is_crossed
from fabula.games.vendetta.variants import has_temporary_host

ACQUAINTANCE = "acquaintance"
CROSSED = "crossed_arms"


def called(grimoire: Grimoire) -> set[str | None]:
    """The calls that are made: while one who wakes for them lives, or may live for all that is known."""
    if grimoire.settings["fury"]:
        return {grant.step for grant in grimoire.grants}
    return grimoire.reading(called_for, grimoire.grants, grimoire.alive)


def called_for(grants: tuple[Grant, ...], alive: tuple[bool, ...]) -> set[str | None]:
    """The calls for which somebody wakes who lives."""
    return {grant.step for grant in grants if alive[grant.seat]}


def next_call(grimoire: Grimoire) -> str | None:
    """The next call of this light time; None when night falls."""
    first = grimoire.step + 1 if grimoire.phase in LIGHT else 0
    calls = called(grimoire)
    for step in calls_in_order()[first:]:
        if step in calls:
            return step
    return None


def next_introduction(grimoire: Grimoire) -> str | None:
    """The next call of the day of acquaintance; a temporary host, eyes closed, calls the hunters alone."""
    first = grimoire.step + 1 if grimoire.phase == ACQUAINTANCE else 0
    hunters_alone = has_temporary_host(grimoire) and not notes.HOST.stands(grimoire)
    steps = introductions()[first:1] if hunters_alone else introductions()[first:]
    calls = called(grimoire)
    for step in steps:
        if step in calls and meets(grimoire, step):
            return step
    return None


def meets(grimoire: Grimoire, step: str) -> bool:
    """Hunters who come from afar are not called to meet."""
    return step != MEETING or not grimoire.settings["visiting_hunters"]


async def introduce(step: str, town: Town) -> None:
    """The host sees who wakes for a call; nobody uses a power."""
    if town.grimoire.phase != ACQUAINTANCE:
        town.tell(PhaseBegan(ACQUAINTANCE, town.night))
    town.tell(Called(step, introductions().index(step)))
    awake = wake(town, step)
    if step == MEETING:
        introduce_hunters(town, awake)
    elif step == SHAPESHIFTER:
        introduce_shapeshifters(town, awake)


async def call(step: str, town: Town) -> None:
    """Whoever wakes for this call acts; whose power fails is shown crossed arms."""
    turn_to(town, time_of(step))
    town.tell(Called(step, calls_in_order().index(step)))
    awake = wake(town, step)
    if step == MEETING:
        await gather_hunters(town, awake)
    elif step == SHAPESHIFTER:
        await act_beside_the_pack(town, awake)
    else:
        await act(town, awake)


def turn_to(town: Town, time: str) -> None:
    """Let dawn, day and sunset come in their order, also where nobody is called."""
    if town.grimoire.phase == time:
        return
    last = LIGHT.index(time)
    first = LIGHT.index(town.grimoire.phase) + 1 if town.grimoire.phase in LIGHT else 0
    for phase in LIGHT[first : last + 1]:
        town.tell(PhaseBegan(phase, town.night))


def wake(town: Town, step: str) -> list[Grant]:
    """The living who wake for a call."""
    awake = awake_for(town, step)
    for grant in awake:
        town.tell(Woke(grant.seat, grant.role))
    return awake


async def act(town: Town, awake: list[Grant]) -> None:
    """Those who are awake do what their cards say, several at the same time."""
    scripts: list[Script] = []
    for grant in awake:
        script = almanac[grant.role].script
        if script is not None and is_crossed(town, grant):
            town.tell(Learned(grant.seat, grant.role, CROSSED))
        elif script is not None:
            scripts.append(script(Me(town, grant), town))
    if len(scripts) == 1:
        await scripts[0]
    elif scripts:
        await Together(scripts)


async def act_beside_the_pack(town: Town, awake: list[Grant]) -> None:
    """Who wakes beside the pack is asked along with it, and does not learn how long the pack disagrees."""
    pack = [grant for grant in awake if town.almanac[grant.role].side == VARGS]
    alone = [grant for grant in awake if grant not in pack]
    if pack and alone:
        await Together([hunt(town, pack), act(town, alone)])
    else:
        await (hunt(town, pack) if pack else act(town, alone))


async def hunt(town: Town, pack: list[Grant]) -> None:
    """The pack agrees on a victim; then those of it who have a power of their own use it."""
    await gather_vargs(town, pack)
    await act(town, pack)
