"""What an Amnesiac may have done unseen, where it is assumed that Fabula has thought of what they can do.

Most of it only tells them something, or changes votes. But it may make somebody drunk each night till dusk,
or keep somebody alive; that the Demon kills nobody for it needs no reason.
"""

from __future__ import annotations

from fabula.deduction.clocktower.assumptions import AMNESIAC_OF_THE_LIBRARY
from fabula.deduction.clocktower.branch import Branch, Source
from fabula.deduction.clocktower.case import Case
from fabula.deduction.clocktower.history import History
from fabula.deduction.clocktower.roles import FIRST, OTHER
from fabula.deduction.clocktower.timeline import SOMEWHERE, Timeline
from fabula.deduction.clocktower.whose import LEFT_OUT, WOKEN_PERHAPS
from fabula.games.clocktower.almanac.knowing import Told

AMNESIAC = "amnesiac"


@LEFT_OUT.of(AMNESIAC)
def may_be_able_to_do_anything(case: Case) -> bool:
    """An Amnesiac's ability may be anything at all, unless the case says that it is one of the library."""
    return AMNESIAC_OF_THE_LIBRARY not in case.assume


@WOKEN_PERHAPS.of(AMNESIAC)
def wake_for_what_is_done_by_night(_: Timeline, __: int) -> bool:
    """Some of it happens by itself, and of some there is nothing in the first night."""
    return True


def has_forgotten(run: History) -> bool:
    """Whether somebody may be an Amnesiac, and it is known what they may be able to do."""
    return AMNESIAC in run.time.roles and AMNESIAC_OF_THE_LIBRARY in run.time.case.assume


def make_drunk_unsaid(run: History, branch: Branch, night: int) -> None:
    """From their line to dusk an Amnesiac may have made anybody drunk, but who keeps others alive."""
    if not has_forgotten(run):
        return
    begins, ends = _from_their_line(run.time, night)
    for seat, lives in enumerate(branch.alive) if begins <= ends else ():  # else it comes after all
        dies = night > 1 and seat in run.time.found_dead.get(night, ())
        here = run.able_as(branch, seat, AMNESIAC, night) & branch.live if lives and not dies else 0
        here &= ~branch.spent.get(f"{AMNESIAC} {seat}", 0)
        if here:
            anybody = dict.fromkeys(range(run.time.seats), here)
            drunk = Source(begins, ends, anybody, here, AMNESIAC, by=seat, nowhere=here)
            branch.sources = [*branch.sources, drunk]


def _from_their_line(time: Timeline, night: int) -> tuple[int, int]:
    """The first step of a night that comes after an Amnesiac's line, and the last of the day."""
    sheet = FIRST if night == 1 else OTHER
    dawn = time.dawns[night]
    later = [
        place
        for place, (_, number, about) in enumerate(time.steps[:dawn])
        if number == night and isinstance(about, Told) and sheet.get(about.role, SOMEWHERE) > sheet[AMNESIAC]
    ]
    return min(later, default=dawn), time.dawns.get(night + 1, len(time.steps)) - 1


def may_keep_alive(run: History, branch: Branch, seat: int) -> int:
    """Where this player, if they are an Amnesiac, may have lived on by it."""
    return branch.able(seat, AMNESIAC) if has_forgotten(run) else 0


def who_defends(run: History, branch: Branch, day: int, saved: int) -> list[tuple[int, int]]:
    """Who may have kept somebody alive who was executed; where nobody else has they do nothing else."""
    found = []
    for one in range(run.time.seats) if has_forgotten(run) else ():
        here = run.able_as(branch, one, AMNESIAC, day) & branch.live
        alone = here & ~saved
        if here:
            branch.spent[f"{AMNESIAC} {one}"] = branch.spent.get(f"{AMNESIAC} {one}", 0) | alone
            branch.sources = [
                each._replace(deals=each.deals & ~alone) if (each.of, each.by) == (AMNESIAC, one) else each
                for each in branch.sources
            ]
            found.append((one, here))
    return found
