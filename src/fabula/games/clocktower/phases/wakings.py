"""Wakings: whoever a line of the night calls opens their eyes and does what their role says."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any

from fabula.core.grimoire import Grant
from fabula.core.verbs import NothingToChoose
from fabula.games.clocktower.almanac import moments, notes
from fabula.games.clocktower.almanac.cards import (
    almanac,
)
from fabula.games.clocktower.company import toymaker
from fabula.games.clocktower.phases.calls import takes_turns
from fabula.games.clocktower.phases.lines import acts_asleep, is_woken, who_is_woken
from fabula.games.clocktower.town.square import Square
from fabula.games.clocktower.town.verbs import Me, times_of
from fabula.games.clocktower.town.woken import open_the_eyes


def side_by_side(grants: list[Grant]) -> list[list[Grant]]:
    """Who chooses something does so together with others who have that ability; who asks others, in turn.

    Of one player what comes first is done first: a Lunatic meets their Minions, then chooses as a Demon.
    """
    if len(grants) < 2:
        return [grants] if grants else []
    turns: list[list[Grant]] = []
    first = 0  # the turn from which on others may join
    for grant in grants:
        own = (turn for turn, several in enumerate(turns) if any(one.seat == grant.seat for one in several))
        turn = max(first, 1 + max(own, default=-1))
        if takes_turns(almanac[grant.role]) or turn == len(turns):
            turns.append([grant])
        else:
            turns[turn].append(grant)
        if takes_turns(almanac[grant.role]):
            first = len(turns)
    return turns


async def wake(town: Square, grant: Grant) -> None:
    """Whoever is woken does what their role says."""
    script = almanac[grant.role].script
    if script is not None and is_woken(town, grant, town.grimoire.number):
        may_rest = toymaker.attacks(town, grant)
        if may_rest and toymaker.must_rest(town, grant):
            toymaker.note_the_rest(town, grant)
            return
        for seat in who_is_woken(town, grant):
            await open_the_eyes(town, seat, grant)
        if not (may_rest and await toymaker.rests(town, grant)):
            await act(town, grant, script)
            if times_of(town.grimoire, grant.seat) > 1:
                await once_more(town, grant, script)
        wear_off(town, grant)
    elif acts_asleep(town.grimoire, grant):
        await almanac[grant.role].reactions[moments.Exorcised](Me(town, grant), town)


async def act(town: Square, grant: Grant, script: Callable[..., Coroutine[Any, Any, None]]) -> None:
    """What the role says, as far as there is somebody to choose."""
    with suppress(NothingToChoose):
        await script(Me(town, grant), town)


async def once_more(town: Square, grant: Grant, script: Callable[..., Coroutine[Any, Any, None]]) -> None:
    """What works twice is done a second time, if there is still something to be done."""
    if grant in town.grimoire.grants and is_woken(town, grant, town.night):
        notes.TWICE_TONIGHT.add(town, grant.seat)
        await act(town, grant, script)
        left = tuple(seat for seat in notes.TWICE_TONIGHT.of(town.grimoire) if seat != grant.seat)
        notes.TWICE_TONIGHT.set(town, left or None)


def wear_off(town: Square, grant: Grant) -> None:
    """An ability for the first night, gained later, is not fresh any more."""
    fresh = notes.FRESH.of(town.grimoire)
    if (grant.seat, grant.role) in fresh:
        left = tuple(one for one in fresh if one != (grant.seat, grant.role))
        notes.FRESH.set(town, left or None)
