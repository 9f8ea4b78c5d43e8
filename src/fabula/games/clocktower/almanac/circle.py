"""Who sits how far from whom in the circle, in all deals at once."""

from __future__ import annotations

from collections.abc import Sequence


def together(some: Sequence[int], more: Sequence[int]) -> list[int]:
    """For each seat the deals in which it is of the ones or of the others."""
    return [one | other for one, other in zip(some, more, strict=True)]


def one_by_one(some: Sequence[int]) -> list[list[int]]:
    """Who is of these, by how many before them are: in each part nobody but one in any deal."""
    parts: list[list[int]] = []
    taken: list[int] = []
    for seat, deals in enumerate(some):
        left = deals
        for number, part in enumerate(parts):
            part[seat] = left & ~taken[number]
            taken[number], left = taken[number] | left, left & taken[number]
        if left:
            parts.append([0] * seat + [left] + [0] * (len(some) - seat - 1))
            taken.append(left)
    return parts


def steps_apart(some: Sequence[int], others: Sequence[int], said: int | None, all_: int) -> tuple[int, int]:
    """Where the nearest of two kinds are so many steps apart, and where there are none at all."""
    at = nearer = 0
    seats = len(others)
    for steps in range(1, seats // 2 + 1):
        here = 0
        for seat, deals in enumerate(others):
            here |= deals & (some[(seat + steps) % seats] | some[seat - steps])
        if steps == said:
            at = here ^ here & nearer
        nearer |= here
    return at, all_ ^ all_ & nearer


def the_living(seen: list[tuple[int, int]], lives: list[bool]) -> list[tuple[int, int]]:
    """Where each surely and possibly is something of which those count who live, if any of them does."""
    living = 0
    for (sure, _), alive in zip(seen, lives, strict=True):
        living |= sure if alive else 0
    return [
        (sure, possible) if alive else (sure ^ sure & living, possible ^ possible & living)
        for (sure, possible), alive in zip(seen, lives, strict=True)
    ]
