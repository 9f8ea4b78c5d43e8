"""What a statement is in a way it can be: true, false or either, by sides, Minions and the Demon alone."""

from __future__ import annotations

from itertools import product

from fabula.games.clocktower.almanac.cards import DEMON, EVIL, GOOD_KINDS, MINION, SIDES, almanac
from fabula.games.clocktower.town.statements import (
    EXACTLY,
    JOINING,
    NOT,
    WORDS,
    Sight,
    Statement,
    as_a_count,
    joined,
)
from fabula.minds.clocktower.world import World

EITHER = (True, False)


def judged(statement: Statement, world: World, sight: Sight, residents: tuple[int, ...]) -> tuple[bool, ...]:
    """All that a statement may be."""
    word, *rest = statement
    if word == NOT:
        return tuple([not value for value in judged(rest[0], world, sight, residents)])
    if word in (*JOINING, EXACTLY):
        parts = [judged(part, world, sight, residents) for part in rest if isinstance(part, tuple)]
        return tuple(dict.fromkeys(joined(word, rest[0], values) for values in product(*parts)))
    if word == WORDS:
        return EITHER
    what, seats, numbers = as_a_count(statement, sight)
    looks = [looks_like(what, world, seat) if seat in residents else EITHER for seat in seats]
    least, most = looks.count((True,)), len(looks) - looks.count((False,))
    return tuple(dict.fromkeys(number in numbers for number in range(least, most + 1)))


def looks_like(what: str, world: World, seat: int) -> tuple[bool, ...]:
    """Whether somebody is of this side, or may be of this kind or have this role."""
    if what in SIDES:
        return ((seat in world.evil) == (what == EVIL),)
    kind = almanac.kind_of.get(what, what)
    may_be = {DEMON: seat == world.demon, MINION: seat in world.evil and seat != world.demon}
    if not may_be.get(kind, seat not in world.evil):
        return (False,)
    return EITHER if what in almanac or kind in GOOD_KINDS else (True,)
