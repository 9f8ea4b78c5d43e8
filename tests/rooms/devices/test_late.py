"""A page for a stream is told everything so many seconds later, and nothing else than who looks on."""

from __future__ import annotations

import asyncio

import pytest
from tests.rooms.room.test_discussion import a_square
from tests.rooms.table import Phone, now, play, some_rooms

from fabula.rooms.wire import messages as m


def told(phone: Phone) -> list[tuple[int, bytes]]:
    """All it was sent after it was let in, and when."""
    return phone.heard[1:]


@pytest.mark.parametrize(("asked", "late"), [(30, 30), (1, 1), (500, 120)])
def test_all_that_an_onlooker_is_told_comes_so_much_later(asked: int, late: int) -> None:
    async def evening() -> None:
        rooms = some_rooms()
        lead, *players = await a_square(rooms)
        screen = await Phone().enter(rooms, m.Watch(lead.code))
        stream = await Phone().enter(rooms, m.Watch(lead.code, delay=asked))
        entered = now()
        assert stream.last("welcome")["now"] == screen.last("welcome")["now"] - late * 1000
        before = len(screen.heard)
        for text in ("One.", "Two."):
            await players[0].does(m.Say, text=text)
            await lead.does(m.Gather)
            await asyncio.sleep(0.4)
        seen = screen.heard[before:]
        assert len(seen) > 3
        await asyncio.sleep(late)
        assert {at for at, _ in told(stream)[:4]} == {entered + late * 1000}
        assert told(stream)[4:] == [(at + late * 1000, message) for at, message in seen]

    play(evening())


def test_without_a_delay_or_with_less_it_comes_at_once() -> None:
    async def evening() -> None:
        rooms = some_rooms()
        lead, *_ = await a_square(rooms)
        for delay in (0, -5):
            screen = await Phone().enter(rooms, m.Watch(lead.code, delay=delay))
            assert screen.last("welcome")["now"] == now()
            assert {at for at, _ in told(screen)} == {now()}

    play(evening())


def test_what_is_held_back_is_sent_to_nobody_who_has_left_or_is_put_out() -> None:
    async def evening() -> None:
        rooms = some_rooms()
        lead, *_ = await a_square(rooms)
        gone, put_out = [await Phone().enter(rooms, m.Watch(lead.code, delay=60)) for _ in range(2)]
        await gone.leave()
        await lead.does(m.Door, onlookers=False)
        await asyncio.sleep(70)
        assert put_out.shut_because == "no-onlookers"
        assert [told(one) for one in (gone, put_out)] == [[], []]

    play(evening())
