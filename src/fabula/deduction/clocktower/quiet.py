"""Where nothing shows of somebody evil having chosen a Goon: then that need not be told apart.

Whoever has chosen it is drunk till dusk, and it is evil. In games of *Bad Moon Rising* in which the Demon may
attack the dead nobody who is evil has to act, so that nothing follows from their being drunk which cannot be
without: but of a Pukka, whose poison waits. And its side is seen by few: a Tea Lady beside it, a Pacifist
where it is executed, a Moonchild who chooses it, a Gossip who speaks of sides.
"""

from __future__ import annotations

from typing import NamedTuple

from fabula.deduction.clocktower.assumptions import DEMON_MAY_ATTACK_DEAD
from fabula.deduction.clocktower.roles import CHOOSING, SHORT
from fabula.deduction.clocktower.timeline import Timeline, is_execution
from fabula.games.clocktower.almanac.cards import BAD_MOON_RISING
from fabula.games.clocktower.almanac.knowing import Statement

OF_THE_SET = frozenset(SHORT[role] for role in BAD_MOON_RISING)
GOON, LADY = "goon", "tealady"


class Quiet(NamedTuple):
    """In which deals nothing shows of it, and in which nights it matters there too who was the first."""

    deals: int
    nights: frozenset[int]


SHOWN = Quiet(0, frozenset())


def quiet_of(time: Timeline, seat: int) -> Quiet:
    """Where nothing shows of somebody evil having chosen the Goon at this seat, who claims to be it."""
    case = time.case
    if time.sides or not (time.roles <= OF_THE_SET and DEMON_MAY_ATTACK_DEAD in case.assume):
        return SHOWN
    says_all = time.claims[seat] == GOON and case.you != seat and all(one.by != seat for one in case.told)
    if not says_all or _is_seen(time, seat):
        return SHOWN
    deals = time.deals.role[seat].get(GOON, 0)
    for lady, roles in enumerate(time.deals.role):
        if LADY in roles and _may_sit_beside(time, lady, seat) and _should_keep_somebody(time, lady):
            deals &= ~roles[LADY]
    nights = {one.night for one in case.told if one.night and seat in one.players}
    for night, dead in time.found_dead.items():  # who was the first may be why it could be killed
        nights.update(range(1, night + 1) if seat in dead else ())
    return Quiet(deals, frozenset(nights))


def _is_seen(time: Timeline, seat: int) -> bool:
    """Whether something all saw, or a choice, depends on the side of a player."""
    words = [one.statement for one in time.case.happenings if one.statement is not None]
    if any(_is_of_sides(one) for one in (*words, *time.case.facts)):
        return True
    if any(is_execution(one) and one.player == seat and not one.died for one in time.case.happenings):
        return True
    asks = (one for one in time.case.told if one.kind == "choice" and one.role not in CHOOSING)
    return any(seat in one.players for one in asks)


def _is_of_sides(said: Statement) -> bool:
    return "evil" in said.what or any(map(_is_of_sides, said.parts))


def _should_keep_somebody(time: Timeline, lady: int) -> bool:
    """Whether anybody who may sit beside a Tea Lady died or was executed: else nothing contradicts her."""
    executed = [one.player for one in time.case.happenings if is_execution(one)]
    return bool(time.risen) or any(_may_sit_beside(time, lady, one) for one in (*executed, *time.gone))


def _may_sit_beside(time: Timeline, one: int, other: int) -> bool:
    """Whether all between two players may be dead at some time."""
    for step in (1, -1):
        between = (one + step) % time.seats
        while between != other and (between in time.gone or time.risen):
            between = (between + step) % time.seats
        if between == other:
            return True
    return False
