"""Who plays with bots alone is hurried by nobody, but in a vote; where anybody else is there clocks run."""

from __future__ import annotations

import asyncio

import pytest
from tests.rooms.table import Phone, now, play, some_rooms, until_beat

from fabula.games import TALES
from fabula.rooms.progress.solo import PATIENCE
from fabula.rooms.rooms import Rooms
from fabula.rooms.storage.store import MemoryStore
from fabula.rooms.wire import messages as m

A_WHILE = 600


async def alone(rooms: Rooms, tale: str = "onenight") -> Phone:
    """Somebody who tries it with bots."""
    return await Phone().enter(rooms, m.Make("A", tale=tale, trial=True))


def calls(phone: Phone) -> int:
    """How many calls this phone has heard."""
    return sum(one["e"] == "called" for one in phone.entries)


async def until_another(phone: Phone, phase: str) -> None:
    """Answer whatever is asked until this phase has begun."""
    for _ in range(200):
        if phone.clock["phase"] == phase:
            return
        if phone.asks and "answered" not in phone.asks[0]:
            ask = phone.asks[0]
            await phone.answer(["ready"] if ask.get("open") else ask["options"][-1])
        await asyncio.sleep(2)
    raise AssertionError(f"no {phase}")


def test_the_card_waits_until_it_is_known() -> None:
    async def evening() -> None:
        phone = await alone(some_rooms())
        for _ in range(3):
            await asyncio.sleep(A_WHILE / 3)
            assert phone.clock["phase"] == "dusk"
            assert "ends" not in phone.clock
        await phone.answer(["ready"])
        await asyncio.sleep(1)
        assert phone.clock["phase"] == "night"

    play(evening())


def test_a_call_waits_and_leaves_time_to_read_what_came_of_it() -> None:
    async def evening() -> None:
        phone = await alone(some_rooms())
        await phone.answer(["ready"])
        await asyncio.sleep(15)
        before = calls(phone)
        await asyncio.sleep(A_WHILE)
        assert calls(phone) == before
        answered = now()
        await phone.answer(phone.asks[0]["options"][-1])
        assert phone.clock["ends"] - answered == 4000
        await asyncio.sleep(3.5)
        assert calls(phone) == before
        await asyncio.sleep(1)
        assert calls(phone) > before or phone.clock["phase"] == "day"

    play(evening())


def test_the_talk_waits_and_the_vote_does_not() -> None:
    async def evening() -> None:
        phone = await alone(some_rooms())
        await until_another(phone, "day")
        await asyncio.sleep(A_WHILE)
        assert phone.clock["phase"] == "day"
        assert len([one for one in phone.entries if one["e"] == "claimed"]) > 0
        await phone.answer(["ready"])
        assert phone.clock["phase"] == "vote"
        assert phone.clock["ends"] > now()
        await asyncio.sleep(60)
        assert phone.room["stage"] == "after"

    play(evening())


@pytest.mark.parametrize("who", ["watcher", "screen", "guest"])
def test_where_anybody_else_is_there_clocks_run(who: str) -> None:
    async def evening() -> None:
        rooms = some_rooms()
        phone = await alone(rooms)
        if who == "screen":
            await Phone().enter(rooms, m.Watch(phone.code))
        else:
            await Phone().enter(rooms, m.Join(phone.code, "Zoé"))
        assert phone.clock["ends"] >= now() + 3000
        await asyncio.sleep(30)
        assert phone.clock["phase"] != "dusk"

    play(evening())


def test_whoever_is_away_for_long_keeps_the_game_waiting_no_more_until_they_are_back() -> None:
    async def evening() -> None:
        phone = await alone(some_rooms(), "mafia32")
        await asyncio.sleep(PATIENCE / 1000 - 1)
        assert phone.clock["phase"] == "dusk"
        await until_beat([phone], "night")
        await until_beat([phone], "day")
        await phone.does(m.Say, text="I am back")
        await asyncio.sleep(A_WHILE)
        assert phone.clock["phase"] == "day"

    play(evening())


@pytest.mark.parametrize("tale", TALES)
def test_a_server_that_starts_again_waits_too(tale: str) -> None:
    async def evening() -> None:
        store = MemoryStore()
        rooms = some_rooms(store)
        phone = await alone(rooms, tale)
        await until_another(phone, "night" if tale != "vendetta" else phone.clock["phase"])
        phase, heard = phone.clock["phase"], calls(phone)
        await rooms.close()
        rooms = some_rooms(store)
        await rooms.open()
        back = await Phone().enter(rooms, m.Return(phone.code, phone.key))
        await asyncio.sleep(A_WHILE)
        assert (back.clock["phase"], calls(back)) == (phase, heard)

    play(evening())
