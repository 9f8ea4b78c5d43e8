"""What players may seem to be to a check: whom it may take for one of a sort, what it may be told of them."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import Any

from fabula.core.readings import Appearance, Question
from fabula.core.registration import appearances
from fabula.games.clocktower.almanac.cards import NO, OUTSIDER, YES, of_kind
from fabula.games.clocktower.town.answers import pair
from fabula.games.clocktower.town.square import Square

ZERO = 0  # what is told instead of two players where nobody has such a role


def seemingly(
    town: Square, domain: tuple[Any, ...], wanted: Callable[[Appearance], bool], sought: int
) -> tuple[Any, ...]:
    """Those of some sets of players of whom so many may register as of this sort."""
    seats = dict.fromkeys(seat for some in domain for seat in some)
    seen = {seat: [wanted(one) for one in appearances(town, seat)] for seat in seats}
    return tuple(
        some
        for some in domain
        if sum(all(seen[seat]) for seat in some) <= sought <= sum(any(seen[seat]) for seat in some)
    )


def whether(seat: int, wanted: Callable[[Appearance], bool]) -> Question:
    """Whether a player registers as of this sort, as a question that is put to the town."""
    return lambda see: YES if see(seat).may_be(wanted) else NO


def taken_for(
    town: Square, seats: tuple[int, ...], wanted: Callable[[Appearance], bool]
) -> tuple[int | None, ...]:
    """Whom the Storyteller may take for one of this sort, the true ones first; nobody, if none must be."""
    seen = {seat: [wanted(one) for one in appearances(town, seat)] for seat in seats}
    true = tuple(seat for seat, found in seen.items() if found[0])
    guests = tuple(seat for seat, found in seen.items() if any(found) and not found[0])
    must = any(all(found) for found in seen.values())
    return (*true, *(() if must else (None,)), *guests)


def honest_of_two(town: Square, seat: int, kind: str) -> tuple[tuple[Any, ...], tuple[Any, ...]]:
    """Two players and a role of this kind that one of them registers as; nobody, where that can be.

    What is true comes first, then what only seems so; and once more what is true.
    """
    others = town.others(seat)
    seen = {other: appearances(town, other) for other in others}
    true = [told for other in others for told in among_two(others, other, seen[other][:1], kind)]
    seeming = [told for other in others for told in among_two(others, other, seen[other][1:], kind)]
    nobody = kind == OUTSIDER and all(any(one.kind != kind for one in seen[other]) for other in others)
    found = tuple(dict.fromkeys((*true, *((ZERO,) if nobody else ()), *seeming)))
    if not found:
        found = tuple((*pair(seat, other), town.grimoire.role(seat)) for other in others)
        return found, found
    return found, tuple(true) or ((ZERO,) if nobody else ())


def among_two(others: tuple[int, ...], seat: int, seen: tuple[Appearance, ...], kind: str) -> list[Any]:
    """This player as what they are seen as, if it is of the kind, with each of the others."""
    return [
        (*pair(seat, wrong), one.role)
        for one in seen
        if one.kind == kind
        for wrong in others
        if wrong != seat
    ]


def any_of_two(town: Square, seat: int, kind: str) -> tuple[Any, ...]:
    """All that one may be told whose ability does not work: any two, any role of the kind, or nobody."""
    roles = of_kind(kind, town.grimoire.roles)
    pairs = combinations(sorted(town.others(seat)), 2)
    return (*((a, b, role) for a, b in pairs for role in roles), *((ZERO,) if kind == OUTSIDER else ()))
