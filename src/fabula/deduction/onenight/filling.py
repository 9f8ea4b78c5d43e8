"""How many ways there are to lay the cards of a set where each place may have some of the roles."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from math import comb

Numbers = tuple[int, ...]  # of each role of the set how many cards
Group = tuple[int, int]  # which roles some places may have, as bits, and how many such places there are
Filled = tuple[int, dict[tuple[int, int], int]]  # the ways; by group and role how often it is at one of them


def grouped(may_be: tuple[int, ...]) -> tuple[Group, ...]:
    """The places by what they may have, those with least choice first."""
    return tuple(sorted(Counter(may_be).items(), key=lambda one: (one[0].bit_count(), one[0])))


@lru_cache(maxsize=1 << 14)
def filled(groups: tuple[Group, ...], numbers: Numbers) -> Filled:
    """The ways to lay so many cards of each role, and how often each role is at one place of each group."""
    if not groups:
        return (1, {}) if not any(numbers) else (0, {})
    (bits, size), rest = groups[0], groups[1:]
    total = 0
    often: dict[tuple[int, int], int] = {}
    for here, ways in _choices(bits, size, numbers, 0):
        left = tuple(number - some for number, some in zip(numbers, here, strict=True))
        more, of_the_rest = filled(rest, left)
        if not more:
            continue
        total += ways * more
        for key, number in of_the_rest.items():
            often[key] = often.get(key, 0) + ways * number
        for role, some in enumerate(here):
            if some:  # each place of the group alike
                often[bits, role] = often.get((bits, role), 0) + ways * more * some
    return total, often


def _choices(bits: int, size: int, numbers: Numbers, role: int) -> Iterator[tuple[Numbers, int]]:
    """Which cards so many places may get, from this role on, and in how many orders."""
    if role == len(numbers):
        if not size:
            yield (), 1
        return
    most = min(size, numbers[role]) if bits >> role & 1 else 0
    for some in range(most + 1):
        for rest, ways in _choices(bits, size - some, numbers, role + 1):
            yield (some, *rest), ways * comb(size, some)


def each(may_be: tuple[int, ...], numbers: Numbers) -> Iterator[tuple[int, ...]]:
    """Each way, as the place of a role in the set for each place."""
    left, here = [*numbers], [0] * len(may_be)
    order = sorted(range(len(may_be)), key=lambda place: may_be[place].bit_count())

    def lay(number: int) -> Iterator[tuple[int, ...]]:
        if number == len(order):
            yield tuple(here)
            return
        place = order[number]
        for role in range(len(left)):
            if left[role] and may_be[place] >> role & 1:
                left[role] -= 1
                here[place] = role
                yield from lay(number + 1)
                left[role] += 1

    return lay(0)
