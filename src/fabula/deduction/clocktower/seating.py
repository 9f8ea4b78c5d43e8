"""All ways to seat some roles on some chairs, one bit each, laid by arithmetic."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations, compress, product

from fabula.deduction.clocktower.roles import GOOD

Row = tuple[int, ...]  # for each chair some ways
Rows = tuple[Row, ...]  # for each role and each chair the ways with it there
Seated = tuple[int, Rows, Row]  # how many ways, and for each chair also those in which no role is there
Pins = tuple[tuple[int, ...] | None, ...]  # of each role on which chairs alone it may be; None for any


@lru_cache(maxsize=512)
def seatings(chairs: int, roles: int) -> tuple[int, Rows]:
    """All ways to seat so many roles on so many chairs: how many, and which role is where in them."""
    if not roles:
        return 1, ()
    size, rest = seatings(chairs - 1, roles - 1)
    ones = (1 << size) - 1
    laid = [[0] * chairs for _ in range(roles)]
    for chair in range(chairs):
        shift = chair * size
        laid[0][chair] = ones << shift
        for role, row in enumerate(rest):
            mine = laid[role + 1]
            for other, ways in enumerate(row):
                mine[other + (other >= chair)] |= ways << shift
    return size * chairs, tuple(map(tuple, laid))


@lru_cache(maxsize=2048)
def apart(chairs: int, outsiders: tuple[int, ...], elsewhere: int, on_outsiders: int) -> Seated:
    """Roles on the chairs that do not claim to be Outsiders, then roles on those that do."""
    rest = tuple(chair for chair in range(chairs) if chair not in outsiders)
    if elsewhere > len(rest) or on_outsiders > len(outsiders):
        return 0, (), ()
    size, inner = seatings(len(rest), elsewhere)
    rows, outer = seatings(len(outsiders), on_outsiders)
    repeated = sum(1 << (size * row) for row in range(rows))
    ones = (1 << size) - 1
    laid = []
    for row in inner:
        at = [0] * chairs
        for place, chair in enumerate(rest):
            at[chair] = row[place] * repeated
        laid.append(tuple(at))
    for row in outer:
        at = [0] * chairs
        for place, chair in enumerate(outsiders):
            at[chair] = sum(ones << (size * one) for one in range(rows) if row[place] >> one & 1)
        laid.append(tuple(at))
    return _with_the_rest(chairs, size * rows, tuple(laid))


@lru_cache(maxsize=1024)
def pinned(chairs: int, outsiders: tuple[int, ...], elsewhere: int, pins: Pins) -> Seated:
    """Roles on the chairs that do not claim to be Outsiders, then on those that do; some on a few alone."""
    if all(pin is None for pin in pins):
        return apart(chairs, outsiders, elsewhere, len(pins) - elsewhere)
    groups = tuple(chair for chair in range(chairs) if chair not in outsiders), outsiders
    mine = [groups[place >= elsewhere] for place in range(len(pins))]
    bound = [place for place, pin in enumerate(pins) if pin is not None]
    laid, total = [[0] * chairs for _ in pins], 0
    for taken in product(*([one for one in mine[place] if one in (pins[place] or ())] for place in bound)):
        if len(set(taken)) < len(taken):
            continue
        size, rows = _beside(chairs, groups, taken, elsewhere, pins)
        for place, chair in zip(bound, taken, strict=True):
            laid[place][chair] |= (1 << size) - 1 << total
        free = (place for place, pin in enumerate(pins) if pin is None)
        for place, row in zip(free, rows, strict=True):
            laid[place] = [before | here << total for before, here in zip(laid[place], row, strict=True)]
        total += size
    return _with_the_rest(chairs, total, tuple(map(tuple, laid)))


def _beside(
    chairs: int, groups: tuple[tuple[int, ...], ...], taken: tuple[int, ...], elsewhere: int, pins: Pins
) -> tuple[int, Rows]:
    """The ways to seat the roles that may be anywhere, where these chairs are taken."""
    rest = [chair for chair in range(chairs) if chair not in taken]
    outs = tuple(place for place, chair in enumerate(rest) if chair in groups[1])
    free = [place < elsewhere for place, pin in enumerate(pins) if pin is None]
    size, rows, _ = apart(len(rest), outs, sum(free), len(free) - sum(free))
    laid = []
    for row in rows or ((0,) * len(rest),) * len(free):
        at = [0] * chairs
        for chair, ways in zip(rest, row, strict=True):
            at[chair] = ways
        laid.append(tuple(at))
    return size, tuple(laid)


@lru_cache(maxsize=256)
def crowds(chairs: int, number: int, others: int) -> Seated:
    """One role on so many chairs at once, and other roles on some of the rest."""
    size, inner = seatings(chairs - number, others)
    ones = (1 << size) - 1
    crowd, rows = [0] * chairs, [[0] * chairs for _ in range(others)]
    shift = 0
    for taken in combinations(range(chairs), number):
        for chair in taken:
            crowd[chair] |= ones << shift
        rest = [chair for chair in range(chairs) if chair not in taken]
        for row, within in zip(rows, inner, strict=True):
            for chair, ways in zip(rest, within, strict=True):
                row[chair] |= ways << shift
        shift += size
    return _with_the_rest(chairs, shift, (tuple(crowd), *map(tuple, rows)))


def _with_the_rest(chairs: int, size: int, rows: Rows) -> Seated:
    """These ways, and for each chair those in which no role is there."""
    rest = [(1 << size) - 1] * chairs
    for row in rows:
        rest = [left & ~taken for left, taken in zip(rest, row, strict=True)]
    return size, rows, tuple(rest)


@lru_cache(maxsize=512)
def squeezed(size: int, rows: Rows, live: int) -> Seated:
    """Of so many deals those that are live, side by side; the last row apart."""
    kept = [sign == "1" for sign in f"{live:0{size}b}"]
    new = [tuple(int("".join(compress(f"{one:0{size}b}", kept)), 2) for one in row) for row in rows]
    return live.bit_count(), tuple(new[:-1]), new[-1]


def in_a_line(roles: tuple[str, ...], laid: Rows, seats: int, ones: int) -> int:
    """The deals in which all evil sit side by side, and the Demon not at an end."""
    evil = [0] * seats
    for role, row in zip(roles, laid, strict=True):
        if not GOOD[role]:
            evil = [one | here for one, here in zip(evil, row, strict=True)]
    demon = laid[roles.index("lordoftyphon")]
    length = sum(not GOOD[role] for role in roles)
    line = 0
    for seat in range(seats):
        for before in range(1, length - 1):
            here = demon[seat] & ones
            for step in range(-before, length - before):
                here &= evil[(seat + step) % seats]
            line |= here
    return line
