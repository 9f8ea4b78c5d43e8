"""The deals that are left, put together where the same has come of them: a deal by many histories is one."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from fabula.deduction.clocktower.history import Left
from fabula.deduction.clocktower.roles import SILENT
from fabula.deduction.clocktower.timeline import Timeline
from fabula.deduction.found import Deal

Changes = tuple[tuple[int, str], ...]  # who has become something else, by seats, and what
Alike = dict[Changes, int]  # the deals of the case, as bits, of which that has come


def alike(left: Iterable[Left]) -> Alike:
    """All deals of the case that are left, by who has become something else."""
    windows: dict[int, tuple[Timeline, Alike]] = {}
    for one in left:
        _, here = windows.setdefault(id(one.time), (one.time, {}))
        for changes, deals in _by_changes(one):
            here[changes] = here.get(changes, 0) | deals
    found: Alike = {}
    for time, here in windows.values():
        for changes, deals in here.items():
            found[changes] = found.get(changes, 0) | time.deals.in_the_case(deals)
    return found


def _by_changes(left: Left) -> Iterator[tuple[Changes, int]]:
    groups: Alike = {(): left.deals}
    for seat, role in sorted(left.branch.gained):
        began, now = left.time.deals.role[seat], left.branch.role[seat]
        changed = now.get(role, 0) & left.deals
        changed ^= changed & began.get(role, 0)
        if changed and role == SILENT:
            groups = _told_apart(groups, seat, changed, left.branch.rest.get(seat, {}))
        elif changed:
            groups = _parted(groups, (seat, role), changed)
    yield from groups.items()


def _parted(groups: Alike, change: tuple[int, str], changed: int) -> Alike:
    """The same groups, each in two where the change has come to some of its deals."""
    parted: Alike = {}
    for before, deals in groups.items():
        for changes, some in ((before, deals & ~changed), ((*before, change), deals & changed)):
            if some:
                parted[changes] = some
    return parted


def _told_apart(groups: Alike, seat: int, changed: int, rest: dict[str, int]) -> Alike:
    """The same groups, and one of each for every role that somebody may have become unsaid."""
    found: Alike = {}
    for before, deals in groups.items():
        taken = {role for _, role in before}
        several = {role: deals & changed & here for role, here in rest.items() if role not in taken}
        apart = {before: deals & ~changed, **{(*before, (seat, one)): here for one, here in several.items()}}
        found.update({changes: some for changes, some in apart.items() if some})
    return found


def listed(role: list[dict[str, int]], some: Alike) -> Iterator[Deal]:
    """Each of these deals once, by the roles of the case."""
    for changes, deals in some.items():
        for roles in roles_in(role, deals):
            final = [*roles]
            for seat, became in changes:
                final[seat] = became
            yield Deal(roles, tuple(final))


_BITS = tuple(tuple(bit for bit in range(8) if byte >> bit & 1) for byte in range(256))
_ANY = re.compile(rb"[^\0]+")  # there may be millions of deals, and few that are left


def numbers_in(deals: int) -> Iterator[int]:
    """The numbers of these deals, the lowest first."""
    for some in _ANY.finditer(deals.to_bytes((deals.bit_length() + 7) // 8, "little")):
        for place, byte in enumerate(some[0], some.start()):
            for bit in _BITS[byte]:
                yield 8 * place + bit


def roles_in(role: list[dict[str, int]], deals: int) -> Iterator[tuple[str, ...]]:
    """Which role each seat has in each of these deals, in their order."""
    mostly, else_ = list[str](), list[tuple[int, str, int]]()
    for seat, mine in enumerate(role):
        here = [(one, in_it) for one, some in mine.items() if (in_it := some & deals)]
        here.sort(key=lambda one: -one[1].bit_count())
        mostly += [one for one, _ in here[:1]]
        else_ += [(seat, one, in_it) for one, in_it in here[1:]]
    laid = {number: mostly.copy() for number in numbers_in(deals)}
    for seat, one, in_it in else_:
        for number in numbers_in(in_it):
            laid[number][seat] = one
    return map(tuple, laid.values())
