"""What a statement is in each way it can be: true, false or either, by sides, Minions and the Demon alone."""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import NamedTuple

import numpy as np

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
from fabula.minds.clocktower.world import A_MINION, GOOD, KINDS, THE_DEMON, Bools, Numbers, Ways


class Judged(NamedTuple):
    """Where something may be so, and where it may not be so."""

    so: Bools
    not_so: Bools


def judged(statement: Statement, ways: Ways, sight: Sight, residents: tuple[int, ...]) -> Judged:
    """All that a statement may be."""
    word, *rest = statement
    if word == NOT:
        so, not_so = judged(rest[0], ways, sight, residents)
        return Judged(not_so, so)
    if word in (*JOINING, EXACTLY):
        parts = [judged(part, ways, sight, residents) for part in rest if isinstance(part, tuple)]
        whole = Judged(*np.zeros((2, len(ways)), dtype=np.bool_))
        for values, can_be in all_together(ways, parts):
            (whole.so if joined(word, rest[0], values) else whole.not_so)[:] |= can_be
        return whole
    if word == WORDS:
        return Judged(*np.ones((2, len(ways)), dtype=np.bool_))
    what, seats, numbers = as_a_count(statement, sight)
    return counted(numbers, *how_many(what, ways, seats, residents))


def all_together(ways: Ways, parts: list[Judged]) -> list[tuple[tuple[bool, ...], Bools]]:
    """Which of several things may be so and which not, and where all of that may be at once."""
    found = []
    for values in product((True, False), repeat=len(parts)):
        can_be = np.ones(len(ways), dtype=np.bool_)
        for value, part in zip(values, parts, strict=True):
            can_be &= part.so if value else part.not_so
        found.append((values, can_be))
    return found


def how_many(
    what: str, ways: Ways, seats: tuple[int, ...], residents: tuple[int, ...]
) -> tuple[Numbers, Numbers]:
    """How many of these are something, at the least and at the most."""
    least, most = np.zeros((2, len(ways)), dtype=np.int64)
    for seat in seats:
        if seat not in residents:
            most += 1
            continue
        may_be, must_be = looks_like(what, ways, seat)
        most += may_be
        least += must_be
    return least, most


def counted(numbers: range, least: Numbers, most: Numbers) -> Judged:
    """Whether a number between these may be, and may not be, one of those that make it true."""
    first, last = numbers[0], numbers[-1]
    return Judged((least <= last) & (most >= first), (least < first) | (most > last))


def looks_like(what: str, ways: Ways, seat: int) -> tuple[Bools, Bools]:
    """Where somebody may be of this side or kind, or have this role, and where it is certain."""
    may_be, must_be = np.array([_looks(what, kind) for kind in KINDS]).T
    kind = ways.kind_of(seat)
    return may_be[kind], must_be[kind]


@cache
def _looks(what: str, kind: int) -> tuple[bool, bool]:
    """Whether somebody good, a Minion or the Demon may be this, and whether they are for certain."""
    if what in SIDES:
        is_so = (kind != GOOD) == (what == EVIL)
        return is_so, is_so
    named = almanac.kind_of.get(what, what)
    if kind != {DEMON: THE_DEMON, MINION: A_MINION}.get(named, GOOD):
        return False, False
    return True, what not in almanac and named not in GOOD_KINDS
