"""Minds that wait for ever: each talk ends in its time all the same, and so does the game."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest
from tests.rooms.table import Phone, a_table, an_option, now, play, some_rooms, until_stage

from fabula.core.requests import Choice, Window
from fabula.games import TALES
from fabula.minds.levels import LATER
from fabula.minds.random import Random
from fabula.rooms.game import bots
from fabula.rooms.progress.solo import READING
from fabula.rooms.wire import messages as m

SEATS = 6


class Waiting(Random):
    """A mind that lets all others speak first, and so never speaks at all."""

    asked = 0

    def speak(self, _: Window, /) -> Choice:
        """Nothing yet."""
        Waiting.asked += 1
        return LATER


@pytest.fixture(autouse=True)
def _all_wait(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(bots, "mind_called", lambda _, *rest: Waiting(rest[-1]))
    Waiting.asked = 0
    yield
    assert Waiting.asked, "minds had the floor"


async def with_minds_that_wait(tale: str, people: int) -> list[Phone]:
    """A game that has begun, as quick as its timers allow."""
    phones = await a_table(some_rooms(), people, tale=tale)
    await phones[0].does(m.Settings, change={one.key: one.least for one in TALES[tale].timers})
    for _ in range(people, SEATS):
        assert (await phones[0].does(m.AddBot, mind="sharp"))["t"] == "done"
    assert (await phones[0].does(m.Start))["t"] == "done"
    return phones


async def until_all_talk(phone: Phone) -> None:
    """Let the game come to its first talk."""
    while not any(ask.get("open") and ask["prompt"] != "dusk" for ask in phone.asks):
        if phone.asks and "answered" not in phone.asks[0]:
            await phone.answer(["ready"] if phone.asks[0].get("open") else an_option(phone.asks[0], -1))
        await asyncio.sleep(1)


@pytest.mark.parametrize("tale", TALES)
def test_a_talk_ends_in_its_time_though_minds_wait_for_ever(tale: str) -> None:
    async def evening() -> None:
        phones = await with_minds_that_wait(tale, 2)
        await until_all_talk(phones[0])
        phase, ends = phones[0].clock["phase"], phones[0].clock["ends"]
        for phone in phones:
            await phone.answer(["ready"])
        before = ends - now()
        await asyncio.sleep(before / 1000 - 1)
        assert phones[0].clock["phase"] == phase
        await asyncio.sleep(2)
        assert phones[0].clock["phase"] != phase
        await until_stage(phones, "after")

    play(evening())


def test_whoever_is_alone_with_them_goes_on_once_they_are_ready_themselves() -> None:
    async def evening() -> None:
        (phone,) = await with_minds_that_wait("onenight", 1)
        await until_all_talk(phone)
        await asyncio.sleep(120)
        assert phone.clock["phase"] == "day"
        assert (await phone.answer(["ready"]))["t"] == "done"
        assert phone.clock["ends"] - now() == READING
        await until_stage([phone], "after")

    play(evening())
