"""Whoever has the ability of a Minion besides their own: an Alchemist, and what a Plague Doctor leaves."""

from __future__ import annotations

from collections.abc import Iterator

from fabula.deduction.clocktower.branch import Branch
from fabula.deduction.clocktower.deals import SUMMONER, minions_of
from fabula.deduction.clocktower.history import History
from fabula.deduction.clocktower.roles import (
    BRINGS,
    CHANGES,
    DISTILLED_IN_PLAY,
    DISTILLING,
    NOTHING_TO_DISTIL,
)

DISTILLED = "distilled"  # of the marks: where an Alchemist has come to what ability they have


def lend(run: History, branch: Branch, seat: int, role: str, deals: int) -> None:
    """Let a seat have the ability of this Minion besides their own from now on, in these deals."""
    if not deals:
        return
    branch.lent = {**branch.lent, (seat, role): branch.lent.get((seat, role), 0) | deals}
    branch.role[seat] = {**branch.role[seat], role: branch.here(seat, role) | deals}
    if seat not in branch.who.get(role, ()):
        branch.who = {**branch.who, role: tuple(sorted((*branch.who.get(role, ()), seat)))}
    if role == "poisoner" and branch.poisons:
        mine = branch.poisons[seat] | deals
        branch.poisons = (*branch.poisons[:seat], mine, *branch.poisons[seat + 1 :])
    run.choose_anew(branch, seat, role, deals)


def distil(run: History, branch: Branch, night: int) -> list[Branch] | None:
    """Each Alchemist who has not come to an ability yet: a branch for each that they may have."""
    anew = [_anew(branch, seat) for seat in range(run.time.seats)]
    some = 0
    for here in anew:
        some |= here
    decided = run.time.deals.distilled if night == 1 else 0  # with the set
    branch.live &= ~decided | some
    if not some & branch.live:
        return None
    for seat, here in enumerate(anew):
        if here:
            mark = (DISTILLED, seat)
            branch.marks[mark] = branch.marks.get(mark, 0) | here
    found, surely, nothing = list[Branch](), 0, 0
    for role, here in _free(run, branch, some & branch.live, night):
        if role in NOTHING_TO_DISTIL:
            nothing |= here
            continue
        surely |= here if _is_of_the_night(role) else 0
        new = branch.copy()
        new.live = here
        for seat, mine in enumerate(anew):
            lend(run, new, seat, role, mine & here)
        run.derive(new)
        found.append(new)
    branch.live &= ~some | ~decided & (nothing | ~surely)
    return [branch, *found] if branch.live else found


def _anew(branch: Branch, seat: int) -> int:
    found = 0
    for role in DISTILLING if branch.alive[seat] else ():
        found |= branch.here(seat, role) & branch.live
    return found & ~branch.marks.get((DISTILLED, seat), 0)


def _is_of_the_night(role: str) -> bool:
    """Whether it can always be had where nobody is it: neither decided with the set, nor bound to anybody."""
    return not (role in CHANGES or role == SUMMONER or role in DISTILLED_IN_PLAY or role in BRINGS)


def _free(run: History, branch: Branch, some: int, night: int) -> Iterator[tuple[str, int]]:
    """The Minions of the script whose ability an Alchemist may have, and where."""
    deals = run.time.deals
    summoned = deals.distilled & deals.unmade if night == 1 else 0
    changed = deals.distilled & ~summoned if night == 1 else 0
    for role in minions_of(run.time.case):
        where = branch.in_play(role)
        here = some & (where if role in DISTILLED_IN_PLAY else ~where)
        if role == SUMMONER:
            here &= summoned
        elif role in CHANGES:
            here &= ~summoned
        else:
            here &= ~(summoned | changed)
        if here:
            yield role, here
