"""The door for puzzles: the same as the command makes, made once, and nothing kept that could not be made."""

from __future__ import annotations

import asyncio
import sys

import msgspec
import pytest
from starlette.requests import Request
from starlette.responses import Response

from fabula.sim.puzzles import made, told
from fabula.web.clocktower.puzzles import MOST_WAITING, SEATS, Puzzles

QUICK = (1, 1)  # grade and number of one that is found at once
BREAKS = (sys.executable, "-S", "-c", "")
SLEEPS = (sys.executable, "-S", "-c", "import time; time.sleep(60)")


async def asked(puzzles: Puzzles, grade: int, number: int) -> Response:
    """What the door answers."""
    return await puzzles.puzzle(
        Request({"type": "http", "headers": [], "path_params": {"grade": grade, "number": number}})
    )


@pytest.mark.anyio
async def test_it_is_that_of_the_command_and_is_made_once_for_all() -> None:
    puzzles = Puzzles()
    first, other = await asyncio.gather(asked(puzzles, *QUICK), asked(puzzles, *QUICK))
    grade, number = QUICK
    expected = told(made(number, grade, SEATS[grade]))
    assert bytes(first.body) == bytes(other.body)
    found = msgspec.json.decode(bytes(first.body))
    assert found == {"seed": number, "grade": grade, "seats": SEATS[grade]} | msgspec.json.decode(
        msgspec.json.encode(expected)
    )
    puzzles.program = BREAKS
    assert bytes((await asked(puzzles, *QUICK)).body) == bytes(first.body)


@pytest.mark.anyio
@pytest.mark.parametrize("which", [(0, 1), (6, 1), (1, 2**31)])
async def test_of_other_grades_and_numbers_there_is_none(which: tuple[int, int]) -> None:
    assert (await asked(Puzzles(BREAKS), *which)).status_code == 404


@pytest.mark.anyio
@pytest.mark.parametrize("program", [BREAKS, SLEEPS])
async def test_what_cannot_be_made_in_time_may_be_asked_for_again(program: tuple[str, ...]) -> None:
    puzzles = Puzzles(program, longest=0.2)
    assert (await asked(puzzles, *QUICK)).status_code == 503
    puzzles.program, puzzles.longest = (sys.executable, "-S", "-c", 'print(\'{"why": "none"}\')'), 20.0
    assert (await asked(puzzles, *QUICK)).status_code == 404


@pytest.mark.anyio
async def test_few_wait_and_none_is_made_any_more_when_the_server_stops() -> None:
    puzzles = Puzzles(SLEEPS)
    waiting = [asyncio.create_task(asked(puzzles, 2, number)) for number in range(MOST_WAITING + 1)]
    await asyncio.sleep(0.1)
    assert (await asked(puzzles, 2, 100)).status_code == 503
    assert not any(one.done() for one in waiting)
    await puzzles.close()
    assert {(await one).status_code for one in waiting} == {503}
