"""What nobody can reach any more is taken away in pieces, and never all of it while somebody plays."""

from __future__ import annotations

import asyncio
import gc
import weakref

import pytest

from fabula.web import litter
from fabula.web.litter import ALL, LATEST, NEW, QUIET, SOONEST, YOUNG, Litter


class Days:
    """A clock, and a collector that takes as long as it is told and remembers what it looked at."""

    def __init__(self) -> None:
        self.now, self.takes, self.done = 0.0, 0.0, 0
        self.looked: list[int] = []
        self.litter = Litter(lambda: self.done, self.collect, lambda: self.now)

    def collect(self, generation: int) -> int:
        """Look at so much."""
        self.looked.append(generation)
        self.now += self.takes
        return 0

    def pass_by(self, seconds: float, *, playing: bool) -> list[int]:
        """What was looked at meanwhile."""
        end, before = self.now + seconds, len(self.looked)
        while self.now < end:
            self.done += playing
            self.now += self.litter.look()
        return self.looked[before:]


def test_it_looks_the_sooner_the_longer_a_look_takes() -> None:
    days = Days()
    days.takes = 0.0001
    days.pass_by(20, playing=True)
    assert days.litter.look() == LATEST
    days.takes = 0.02
    waits = [days.litter.look() for _ in range(6)]
    assert waits == sorted(waits, reverse=True)
    assert waits[-1] == SOONEST


def test_all_is_looked_at_once_nobody_has_done_anything_for_a_while() -> None:
    days = Days()
    assert set(days.pass_by(3 * QUIET, playing=False)) == {NEW, YOUNG}  # nothing has happened yet
    assert set(days.pass_by(3 * QUIET, playing=True)) == {NEW, YOUNG}
    assert ALL not in days.pass_by(QUIET - 2 * LATEST, playing=False)
    assert days.pass_by(3 * QUIET, playing=False).count(ALL) == 1
    assert ALL not in days.pass_by(3 * QUIET, playing=False)


class Thing:
    """Something that refers to itself."""

    def __init__(self) -> None:
        self.itself = self


def test_what_refers_to_itself_is_gone_though_python_does_not_look_for_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(litter, "QUIET", 0.1)

    async def lapse() -> tuple[bool, bool, bool]:
        done = [0]
        Litter(lambda: done[0]).begin()
        soon, old = weakref.ref(Thing()), Thing()
        await asyncio.sleep(0.2)
        gc.collect(YOUNG)
        gone, late = soon() is None, weakref.ref(old)
        del old
        await asyncio.sleep(0.2)
        was_there = late() is not None
        done[0] += 1
        await asyncio.sleep(1.5)
        return gone, was_there, late() is None

    try:
        assert asyncio.run(lapse()) == (True, True, True)
        assert not gc.isenabled()
    finally:
        gc.unfreeze()
        gc.enable()
