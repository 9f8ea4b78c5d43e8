"""An alarm rings once, at the time that was said last, and not at all where that was taken back."""

from __future__ import annotations

import asyncio

import pytest
from tests.rooms.table import play

from fabula.rooms.progress.alarms import CLOCK, GLANCE, Alarms


def rung(said: list[tuple[float, str, int | None]], until: float = 60.0) -> list[float]:
    """When it rings, where this was said at these times."""

    async def evening() -> list[float]:
        loop, times = asyncio.get_running_loop(), list[float]()
        alarms = Alarms(lambda: times.append(loop.time()))
        for at, reason, wait in said:
            await asyncio.sleep(at - loop.time())
            alarms.set(reason, wait)
        await asyncio.sleep(until - loop.time())
        assert not alarms.are_set
        return times

    return play(evening())


@pytest.mark.parametrize(
    ("said", "times"),
    [
        ([(0, CLOCK, 5000)], [5]),
        ([(0, CLOCK, 5000), (1, CLOCK, 4000), (2, CLOCK, 3000)], [5]),
        ([(0, CLOCK, 5000), (1, CLOCK, 6000), (2, CLOCK, 3000)], [5]),
        ([(0, CLOCK, 5000), (1, CLOCK, 9000)], [10]),
        ([(0, CLOCK, 5000), (1, CLOCK, None)], []),
        ([(0, CLOCK, 5000), (1, CLOCK, None), (2, CLOCK, 3000)], [5]),
        ([(0, CLOCK, 5000), (6, CLOCK, 5000)], [5, 11]),
        ([(0, CLOCK, 5000), (1, GLANCE, 4000)], [5, 5]),
        ([(0, CLOCK, -3)], [0]),
    ],
)
def test_it_rings_when_it_was_said_last(
    said: list[tuple[float, str, int | None]], times: list[float]
) -> None:
    assert rung(said) == pytest.approx(times, abs=0.002)


def test_none_rings_once_they_are_closed() -> None:
    async def evening() -> int:
        times = list[int]()
        alarms = Alarms(lambda: times.append(1))
        alarms.set(CLOCK, 1000)
        alarms.close()
        alarms.set(CLOCK, 1000)
        await asyncio.sleep(5)
        return len(times)

    assert play(evening()) == 0
