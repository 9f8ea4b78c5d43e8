"""Whom an ability of theirs wakes at night: for sure, for sure not, or either."""

from __future__ import annotations

from collections.abc import Iterable

from fabula.games.clocktower.almanac.cards import DEMON, MINION, TROUBLE_BREWING, almanac
from fabula.games.clocktower.almanac.questions import IsWoken
from fabula.minds.clocktower.memory import Memory

Waking = tuple[bool, ...]  # what may be
ASLEEP: Waking = (False,)
EITHER: Waking = (True, False)


def waking(role: str, night: int) -> Waking:
    """Whether this role wakes in a night, as far as that does not hang on what has happened."""
    if IsWoken in almanac.answers_of[role] or role in almanac.led:
        return EITHER
    card = almanac[role]
    return (card.wakes.on(night) and not card.asleep,)


def waking_of_one(roles: Iterable[str], night: int) -> Waking:
    """Whether somebody wakes who is one of these; of whom nobody knows anything, either."""
    return tuple(dict.fromkeys(one for role in roles for one in waking(role, night))) or EITHER


def of_pair(memory: Memory, claims: dict[int, str], pair: tuple[int, int], night: int) -> tuple[Waking, ...]:
    """Of two whom a Chambermaid asks about, if they are what they say; of a Demon; of a Minion."""
    if_good = [waking_of_one([claims[seat]] if seat in claims else (), night) for seat in pair]
    roles = memory.setup.roles or TROUBLE_BREWING
    if_evil = [[role for role in roles if almanac.kind_of.get(role) == kind] for kind in (DEMON, MINION)]
    return (*if_good, *(waking_of_one(one, night) for one in if_evil))
