"""What a server reckons aside: once for all who wait, and no more when nobody does."""

from __future__ import annotations

import asyncio
import sys
from typing import Any

import msgspec
import pytest
from starlette.requests import Request
from tests.deduction.clocktower.test_mornings import played
from tests.deduction.clocktower.test_standing import asked

from fabula.core.notation import write_moves
from fabula.core.refusals import Refusal
from fabula.games.clocktower.almanac.cards import TROUBLE_BREWING
from fabula.sim.reckoning import known, weighed
from fabula.web.app import nothing_or
from fabula.web.reckonings import AT_A_TIME, GLANCE, MOST_WAITING, Reckonings

BREAKS = (sys.executable, "-S", "-c", "")
SLEEPS = (sys.executable, "-S", "-c", "import time; time.sleep(60)")
SAYS = (sys.executable, "-S", "-c", "print('{\"list\": []}')")


class Line:
    """Whoever waits, until they go."""

    def __init__(self) -> None:
        self.is_gone = False

    async def receive(self) -> dict[str, Any]:
        """Nothing, or that the line is gone."""
        if not self.is_gone:
            await asyncio.sleep(60)
        return {"type": "http.disconnect"}

    def request(self) -> Request:
        """The same as the server has it."""
        return Request({"type": "http", "headers": []}, self.receive)


@pytest.mark.anyio
async def test_what_a_process_weighs_is_what_is_left_and_is_weighed_once_for_all_who_lead() -> None:
    telling = next(telling for game in range(20) for telling in asked(TROUBLE_BREWING, 7, game))
    text, scales = write_moves(telling), Reckonings()
    first, other = await asyncio.gather(
        scales.of("weights", text, Line().request()), scales.of("weights", text, Line().request())
    )
    assert first == other
    assert msgspec.json.decode(first) == msgspec.json.decode(msgspec.json.encode(weighed(text)))
    assert len(msgspec.json.decode(first)) > 1
    scales.program = BREAKS
    assert await scales.of("weights", text, Line().request()) == first


@pytest.mark.anyio
async def test_when_the_last_who_waits_is_gone_it_ends() -> None:
    scales, one, other = Reckonings(SLEEPS), Line(), Line()
    waiting = [asyncio.create_task(scales.of("weights", "a", line.request())) for line in (one, other)]
    await asyncio.sleep(GLANCE)
    one.is_gone = True
    with pytest.raises(Refusal, match="not-asked"):
        await waiting[0]
    assert [*scales.under_way] == [("weights", "a")]
    other.is_gone = True
    with pytest.raises(Refusal, match="not-asked"):
        await waiting[1]
    await asyncio.sleep(0.1)
    assert not scales.under_way


@pytest.mark.anyio
@pytest.mark.parametrize("program", [BREAKS, SLEEPS])
async def test_of_what_cannot_be_weighed_in_time_nothing_is_said_and_it_may_be_asked_again(
    program: tuple[str, ...],
) -> None:
    scales = Reckonings(program, longest=0.2)
    assert await scales.of("weights", "a", Line().request()) == b"[]"
    scales.program, scales.longest = SAYS, 20.0
    assert await scales.of("weights", "a", Line().request()) == b"[]"
    scales.program = BREAKS
    assert await scales.of("weights", "a", Line().request()) == b"[]"


@pytest.mark.anyio
async def test_few_are_weighed_at_a_time_few_wait_and_none_is_when_the_server_stops() -> None:
    scales = Reckonings(SLEEPS)
    waiting = [
        asyncio.create_task(scales.of("weights", str(number), Line().request()))
        for number in range(MOST_WAITING)
    ]
    await asyncio.sleep(0.1)
    assert len(scales.under_way) == MOST_WAITING > AT_A_TIME
    with pytest.raises(Refusal, match="too-fast"):
        await scales.of("weights", "another", Line().request())
    await scales.close()
    with pytest.raises(Refusal, match="not-asked"):
        await waiting[0]
    await asyncio.gather(*waiting, return_exceptions=True)
    assert not scales.under_way


@pytest.mark.anyio
async def test_what_was_known_each_morning_is_found_in_a_process_too() -> None:
    text = write_moves(played(TROUBLE_BREWING, 7, 2))
    found = msgspec.json.decode(await Reckonings().of("mornings", text, Line().request()))
    assert found == msgspec.json.decode(msgspec.json.encode(known(text)))
    assert [one["day"] for one in found][:2] == [1, 2]


def test_what_has_just_passed_is_nothing_and_no_mistake() -> None:
    for why in ("not-asked", "not-ended"):
        answer = nothing_or(Refusal(why))
        assert (answer.status_code, answer.body) == (200, b"[]")
    assert nothing_or(Refusal("not-leader")).status_code == 404
