"""How many those Demons kill in a night that do not kill one."""

from __future__ import annotations

from fabula.deduction.clocktower.assumptions import DEMON_MAY_ATTACK_DEAD
from fabula.deduction.clocktower.branch import Branch
from fabula.deduction.clocktower.history import History
from fabula.deduction.clocktower.whose import KILLS, Ways

MOST = 5  # who may die in one night


def kill_one(_: History, __: Branch, ___: int, here: int, ways: Ways) -> int:
    """Such a Demon kills one player a night, as most of them do."""
    ways[1] |= here
    return 0


@KILLS.of("zombuul")
def kill_unless_somebody_died(run: History, branch: Branch, night: int, here: int, ways: Ways) -> int:
    """A Zombuul kills after a day on which nobody died."""
    return here if night - 1 in run.time.deadly_days else kill_one(run, branch, night, here, ways)


@KILLS.of("po")
def wait_and_kill_three(run: History, branch: Branch, _: int, here: int, ways: Ways) -> int:
    """Three after a night without."""
    if branch.waits:
        return here
    ways[1] |= here & ~branch.charged
    for number in (1, 2) if DEMON_MAY_ATTACK_DEAD in run.time.case.assume else ():
        ways[number] |= here & branch.charged
    ways[3] |= here & branch.charged
    return 0


@KILLS.of("shabaloth")
def kill_two(_: History, __: Branch, ___: int, here: int, ways: Ways) -> int:
    """One where both are the same, or one of them was dead."""
    ways[1] |= here
    ways[2] |= here
    return 0


@KILLS.of("yaggababble")
def kill_as_often_as_it_was_said(_: History, __: Branch, ___: int, here: int, ways: Ways) -> int:
    """Nobody knows how often the Demon said its phrase."""
    for number in range(1, MOST + 1):
        ways[number] |= here
    return here


@KILLS.of("alhadikhia")
def kill_whom_they_choose(_: History, __: Branch, ___: int, here: int, ways: Ways) -> int:
    """Three are called out, and choose."""
    for number in range(1, 4):
        ways[number] |= here
    return here


@KILLS.of("legion")
def kill_or_not(run: History, branch: Branch, night: int, here: int, ways: Ways) -> int:
    """The Storyteller decides whom, and whether anybody."""
    kill_one(run, branch, night, here, ways)
    return here
