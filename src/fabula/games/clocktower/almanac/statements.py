"""Where a statement about the town can be true and where it can be false, in all deals at once."""

from __future__ import annotations

from collections.abc import Callable

from fabula.games.clocktower.almanac.cards import KINDS, TOWNSFOLK
from fabula.games.clocktower.almanac.knowing import (
    MARKS,
    Seen,
    Sight,
    Statement,
    Told,
    Verdict,
    any_of,
    both,
    number,
    steps_to_a_minion,
    whether,
)


def judge(see: Sight, said: Statement) -> Verdict:
    """Where a statement can be true, and where it can be false."""
    if said.parts or said.what in ("and", "or"):
        return _composed(see, said)
    so, otherwise = PLAIN[said.what](see, said) if said.what in PLAIN else (see.all, see.all)
    return (so, otherwise) if said.value else (otherwise, so)


def _composed(see: Sight, said: Statement) -> Verdict:
    parts = [judge(see, part) for part in said.parts]
    if said.what == "not":
        return parts[0][1], parts[0][0]
    if said.what in ("and", "or"):
        one, other = (0, 1) if said.what == "and" else (1, 0)
        every, some = see.all, 0
        for part in parts:
            every &= part[one]
            some |= part[other]
        return (every, some) if said.what == "and" else (some, every)
    if said.what == "exactly":
        return number([(see.all & ~no, yes) for yes, no in parts], said.number or 0, see.all)
    odd, even = 0, see.all
    for yes, no in parts:
        odd, even = odd & no | even & yes, even & no | odd & yes
    return (even, odd) if said.what == "eq" else (odd, even)


def _in_play(see: Sight, said: Statement) -> Verdict:
    return whether(any_of(see.role(one, said.roles[0]) for one in range(see.seats)), True, see.all)


def _row(see: Sight, length: int, of: int) -> int:
    """Where so many Townsfolk sit in a row, for sure or perhaps."""
    townsfolk = [see.kind(one, TOWNSFOLK)[of] for one in range(see.seats)]
    found = 0
    for start in range(see.seats):
        here = see.all
        for step in range(length):
            here &= townsfolk[(start + step) % see.seats]
        found |= here
    return found


def _longest_row(see: Sight, said: Statement) -> Verdict:
    least = said.number if said.number is not None else said.least or 0
    most = said.number if said.number is not None else see.seats if said.most is None else said.most
    found = []
    for of in (0, 1):  # a Spy is taken for one of the Townsfolk, or is not
        long_enough = _row(see, least, of) if least else see.all
        too_long = _row(see, most + 1, of) if most < see.seats else 0
        found.append(long_enough & ~too_long)
    return found[0] | found[1], see.all & ~(found[0] & found[1])


def couples(see: Sight) -> list[Seen]:
    """Where neighbours in the circle both register as evil, for each two of them."""
    evil = [see.evil(one) for one in range(see.seats)]
    return [both(one, other) for one, other in zip(evil, (*evil[1:], evil[0]), strict=True)]


def _kinds_among(see: Sight, said: Statement) -> Verdict:
    """So many kinds are seen, of which each of these players is one, whatever a Spy seems."""
    found = {frozenset[str](): see.all}
    for one in said.players:
        before, found = found, {}
        for kinds, deals in before.items():
            for kind in KINDS:
                here = deals & see.kind(one, kind)[1]
                if here:
                    found[kinds | {kind}] = found.get(kinds | {kind}, 0) | here
    can = cannot = 0
    for kinds, deals in found.items():
        can |= deals if len(kinds) == said.number else 0
        cannot |= deals if len(kinds) != said.number else 0
    return can, cannot


def _side_by_side(see: Sight, said: Statement) -> Verdict:
    one, other = said.roles
    pairs = [
        both(see.role(seat, one), see.role((seat + step) % see.seats, other))
        for seat in range(see.seats)
        for step in (1, -1)
    ]
    return whether(any_of(pairs), True, see.all)


def _between_townsfolk(see: Sight, said: Statement) -> Verdict:
    townsfolk = [see.kind(one, TOWNSFOLK) for one in range(see.seats)]
    sides = [both(townsfolk[one - 1], townsfolk[(one + 1) % see.seats]) for one in range(see.seats)]
    there = (both(see.role(one, said.roles[0]), side) for one, side in enumerate(sides))
    return whether(any_of(there), True, see.all)


PLAIN: dict[str, Callable[[Sight, Statement], Verdict]] = {
    "is_role": lambda see, said: whether(see.role(said.player, said.roles[0]), True, see.all),
    "is_category": lambda see, said: whether(see.kind(said.player, said.kind), True, see.all),
    "is_evil": lambda see, said: whether(see.evil(said.player), True, see.all),
    "in_play": _in_play,
    "constant": lambda see, _: (see.all, 0),
    "longest_townsfolk_row": _longest_row,
    "adjacent_evil_pairs": lambda see, said: number(couples(see), said.number or 0, see.all),
    "demon_minion_distance": lambda see, said: steps_to_a_minion(see, None, said),
    "distinct_categories_among": _kinds_among,
    "adjacent_roles": _side_by_side,
    "role_between_townsfolk": _between_townsfolk,
    **dict.fromkeys(MARKS, lambda see, said: whether(see.marked(said.mark, said.player), True, see.all)),
}


# ---- who is told statements


def exactly_one_true(see: Sight, seat: int, told: Told) -> Verdict:
    """Of two statements one is true and one is false; a Vortox makes both false."""
    (one, not_one), (other, not_other) = (judge(see, each) for each in told.statements)
    as_it_is = one & not_other | not_one & other
    return as_it_is, (not_one & not_other) if see.misled else (one & other | not_one & not_other)


def it_is_so(see: Sight, seat: int, told: Told) -> Verdict:
    """A statement is true, or is false."""
    can, cannot = judge(see, told.statements[0])
    return (can, cannot) if told.yes else (cannot, can)
