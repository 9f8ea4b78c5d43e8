"""What may have gone wrong in a night though nobody speaks of it: to a Mathematician in play it counts."""

from __future__ import annotations

from fabula.deduction.clocktower.assumptions import UNSPOKEN_MAY_COUNT
from fabula.deduction.clocktower.branch import Branch, Count
from fabula.deduction.clocktower.history import History
from fabula.deduction.clocktower.killing import Killer, cannot_die, excuses, makers
from fabula.deduction.clocktower.roles import BELIEVE_OTHERWISE, RULES, SILENT
from fabula.deduction.clocktower.whose import KILLS


def is_open(run: History) -> bool:
    """Whether somebody counts what went wrong, and what nobody speaks of may be among it."""
    return run.time.counts_wrong and UNSPOKEN_MAY_COUNT in run.time.case.assume


def watch_the_night(run: History, branch: Branch, night: int, number: int, killers: list[Killer]) -> None:
    """Whoever was to kill tonight may have killed in vain, for somebody else has seen to it.

    A Demon that must have killed whoever has died has not, unless it kills several, or its attack was moved.
    """
    if not is_open(run):
        return
    saved, lucky = excuses(run, branch, night), branch.anybody("mayor")
    for seat in range(run.time.seats):
        saved |= branch.peace | branch.able(seat, "fool") & branch.unhurt(seat)
    for seat, kinds in enumerate(branch.kind):
        several = -1 if killers or not number else 0
        for role in KILLS:
            several |= branch.here(seat, role)
        doubt(branch, night, seat, kinds["demon"] & (saved & several | lucky))
    unhurt = cannot_die(run, branch, night)
    for killer in killers:
        for seat, here in makers(branch, killer):
            doubt(branch, night, seat, here & unhurt)


def watch_the_impaired(run: History, branch: Branch, night: int) -> None:
    """Whoever is drunk or poisoned by now may have done something else than they should.

    So has whoever was told something false because of a Vortox, and is evil since and lies of it.
    """
    misled = branch.vortox() if is_open(run) else 0
    for seat, impaired in enumerate(branch.impaired) if is_open(run) else ():
        lied_to = misled & run.liar[seat] & branch.kind[seat]["townsfolk"]
        doubt(branch, night, seat, impaired | branch.short | (lied_to and lied_to & _is_told(branch, seat)))


def _is_told(branch: Branch, seat: int) -> int:
    """Where a seat has a role whose ability is to learn something."""
    found = 0
    for role, deals in branch.role[seat].items():
        found |= deals if role in RULES or role == SILENT else 0
    return found


def doubt(branch: Branch, night: int, seat: int, deals: int) -> None:
    """Keep in mind that this player's ability may have gone wrong."""
    if deals & branch.live:
        mine = dict(branch.doubts.get(night, {}))
        mine[seat] = mine.get(seat, 0) | deals
        branch.doubts = {**branch.doubts, night: mine}


def is_new(run: History, count: Count) -> bool:
    """Whether a Mathematician has become one tonight, and may have had another ability until then."""
    return any(
        (one.kind, one.by, one.night) == ("became", count.seat, count.day) for one in run.time.case.told
    )


def may_be_wrong(run: History, branch: Branch, count: Count, seat: int) -> int:
    """Where somebody's ability may have gone wrong until a Mathematician learned it: but for the good who
    have said what they were told, of which it is known whether it was true.
    """
    if not is_open(run):
        return 0
    open_ = branch.doubts.get(count.day, {}).get(seat, 0)
    began = run.time.dawns.get(count.day - 1, 0)
    for source in branch.sources:
        if source.begins <= count.step and source.end_at(seat) >= began:
            open_ |= source.seats.get(seat, 0) & source.deals
    if count.day == 1 and (run.time.recluses or run.time.has_spy):
        open_ |= branch.here(seat, "godfather")  # who has learned of Outsiders who may seem others, or none
    for role in BELIEVE_OTHERWISE:
        open_ |= branch.here(seat, role)
    said = any(
        (one.by, one.kind) == (seat, "") and one.role in RULES and (one.night or one.day + 1) == count.day
        for one in run.time.case.told
    )
    return open_ & (branch.evil[seat] | branch.kind[seat]["demon"] if said else -1)
