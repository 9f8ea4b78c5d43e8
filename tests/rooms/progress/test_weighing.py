"""What is weighed for whoever leads: for their key alone, what they are asked now, and nobody hears of it."""

from __future__ import annotations

import pytest
from tests.rooms.table import Phone, play, some_rooms

from fabula.core.refusals import Refusal
from fabula.core.requests import Inform
from fabula.rooms.progress.weighing import to_be_weighed
from fabula.rooms.rooms import Rooms
from fabula.rooms.wire import messages as m
from fabula.sim.reckoning import weighed


async def led(rooms: Rooms) -> tuple[Phone, Phone]:
    """Whoever leads, asked what somebody learns, and somebody who plays."""
    lead = await Phone().enter(rooms, m.Make("A", tale="clocktower"))
    player = await Phone().enter(rooms, m.Join(lead.code, "B"))
    await lead.does(m.Settings, change={"lead": "person", "leader": lead.person})
    for _ in range(6):
        await lead.does(m.AddBot)
    await lead.does(m.Start)
    await until_somebody_learns(lead)
    return lead, player


async def until_somebody_learns(lead: Phone) -> None:
    """Lead by the advice until a question of what somebody learns has several answers."""
    for _ in range(200):
        own = next((ask for ask in lead.asks if ask["seat"] is None), None)
        if own and own["prompt"].startswith("learn:") and len(own["options"]) > 1:
            return
        await (lead.does(m.Next) if own is None else lead.answer(own["suggested"]))
    raise AssertionError("nobody learns anything")


def asked(lead: Phone) -> str:
    """The id of what whoever leads is asked."""
    return next((str(ask["id"]) for ask in lead.asks if ask["seat"] is None), "")


async def told(rooms: Rooms, phone: Phone, id: str) -> str:
    """The game up to what is asked, for whoever has the key of this phone."""
    return to_be_weighed((await rooms.with_key(phone.code, phone.key, "table")).room, phone.key, id)


def test_it_is_for_whoever_leads_and_for_what_they_are_asked_now() -> None:
    async def evening() -> None:
        rooms = some_rooms(seed=3)
        lead, player = await led(rooms)
        id = asked(lead)
        assert (await told(rooms, lead, id)).startswith("fabula 1\n")
        with pytest.raises(Refusal, match="not-leader"):
            await told(rooms, player, id)
        with pytest.raises(Refusal, match="not-asked"):
            await told(rooms, lead, f"{id}.0")
        await lead.answer(next(ask["suggested"] for ask in lead.asks if ask["seat"] is None))
        with pytest.raises(Refusal, match="not-asked"):
            await told(rooms, lead, id)

    play(evening())


def test_where_nobody_leads_nobody_has_anything_weighed() -> None:
    async def evening() -> None:
        rooms = some_rooms(seed=3)
        host = await Phone().enter(rooms, m.Make("A", tale="clocktower", trial=True))
        room = (await rooms.with_key(host.code, host.key, "table")).room
        assert room.play is not None
        with pytest.raises(Refusal, match="not-leader"):
            to_be_weighed(room, host.key, room.play.asks.id_of_the_storyteller)

    play(evening())


def test_no_device_hears_of_it_and_nothing_is_written_down() -> None:
    async def evening() -> None:
        rooms = some_rooms(seed=3)
        lead, player = await led(rooms)
        server = await rooms.with_key(lead.code, lead.key, "table")
        before = [*lead.messages()], [*player.messages()], server.length, server.room.play
        weighed(await told(rooms, lead, asked(lead)))
        assert ([*lead.messages()], [*player.messages()], server.length, server.room.play) == before

    play(evening())


def test_the_text_leads_to_the_very_question_and_each_answer_has_its_weight() -> None:
    async def evening() -> None:
        rooms = some_rooms(seed=3)
        lead, _ = await led(rooms)
        room = (await rooms.with_key(lead.code, lead.key, "table")).room
        assert room.play is not None
        ask = room.play.telling.pending
        assert isinstance(ask, Inform)
        left = weighed(await told(rooms, lead, asked(lead)))
        assert [one[0] for one in left] == list(ask.options)
        assert {one[1] for one in left} <= {"proves", "leaves", "at-least", "impossible"}
        assert all(one[1] in ("proves", "leaves") for one in left if one[0] in ask.honest)

    play(evening())
