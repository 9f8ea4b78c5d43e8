"""A trial game for whoever learns to lead: bots sit there, by night they only point, and nothing breaks."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from tests.rooms.table import Phone, play, some_rooms

from fabula.games import TALES
from fabula.rooms.game.shown import POINTED
from fabula.rooms.rooms import Rooms
from fabula.rooms.storage.store import MemoryStore
from fabula.rooms.wire import messages as m

STEPS = 3000


async def practice(rooms: Rooms, tale: str) -> Phone:
    """Somebody who leads a trial game."""
    return await Phone().enter(rooms, m.Make("A", tale=tale, trial=True, lead=True))


def open_asks(phone: Phone) -> list[dict[str, Any]]:
    """What waits for whoever leads: their own decisions, and what bots point at."""
    return [one for one in phone.asks if not one.get("open") and "answered" not in one]


async def advance(phone: Phone) -> None:
    """One thing more, by the advice: enter what is pointed at, decide as is suggested, else go on."""
    for ask in open_asks(phone):
        if "suggested" in ask:
            await phone.does(m.Answer, ask=ask["id"], seat=ask.get("seat"), choice=ask["suggested"])
            return
    await asyncio.sleep(30)
    await phone.does(m.Next)


async def until(phone: Phone, phase: str) -> None:
    """Lead by the advice until this phase has begun."""
    for _ in range(STEPS):
        if phone.clock["phase"] == phase:
            return
        await advance(phone)
    raise AssertionError(f"no {phase}")


@pytest.mark.parametrize("tale", TALES)
def test_whoever_makes_it_leads_bots_to_the_end_of_the_game_by_the_advice(tale: str) -> None:
    async def evening() -> None:
        lead = await practice(some_rooms(), tale)
        people = {one["id"]: one for one in lead.room["people"]}
        assert lead.room["leader"] == "p1"
        assert "p1" not in lead.room["seats"]
        assert all(people[one]["bot"] for one in lead.room["seats"])
        assert len(lead.room["seats"]) == (5 if TALES[tale].spares else 8)
        assert lead.room["settings"]["practice"]
        for _ in range(STEPS):
            if lead.room["stage"] == "after":
                break
            await advance(lead)
        assert lead.room["stage"] == "after"

    play(evening())


def test_a_bot_points_and_waits_until_it_is_entered_even_if_that_was_another() -> None:
    async def evening() -> None:
        rooms = some_rooms()
        lead = await practice(rooms, "onenight")
        await until(lead, "night")
        for _ in range(20):
            if any(one["why"] == POINTED for one in open_asks(lead) if "why" in one):
                break
            await lead.does(m.Next)
        ask = open_asks(lead)[0]
        assert ask["suggested"] in ask["options"]
        await asyncio.sleep(1000)
        assert open_asks(lead)[0] == ask
        other = next(one for one in ask["options"] if one != ask["suggested"])
        await lead.does(m.Answer, ask=ask["id"], seat=ask["seat"], choice=other)
        assert lead.last("moves")["list"][-1]["choice"] == other
        await lead.does(m.Undo)
        again = next(one for one in open_asks(lead) if one["seat"] == ask["seat"])
        assert again["suggested"] == other  # what was taken back goes before what is pointed at
        await rooms.close()

    play(evening())


def test_what_is_not_entered_is_left_to_the_lot_and_the_game_goes_on() -> None:
    async def evening() -> None:
        lead = await practice(some_rooms(), "clocktower")
        for _ in range(STEPS):
            if lead.room["stage"] == "after":
                break
            await asyncio.sleep(30)
            await lead.does(m.Next)
        assert lead.room["stage"] == "after"

    play(evening())


def test_the_talk_lasts_until_whoever_leads_ends_it() -> None:
    async def evening() -> None:
        lead = await practice(some_rooms(), "mafia32")
        await asyncio.sleep(1000)
        assert lead.clock["phase"] == "dusk"
        await until(lead, "day")
        await asyncio.sleep(1000)
        assert lead.clock["phase"] == "day"
        assert any(one["e"] == "claimed" for one in lead.entries)
        await lead.does(m.Next)
        assert lead.clock["phase"] != "day"

    play(evening())


@pytest.mark.parametrize("tale", TALES)
def test_a_trial_game_is_taken_up_again_from_its_log(tale: str) -> None:
    async def evening() -> None:
        store = MemoryStore()
        first = some_rooms(store)
        lead = await practice(first, tale)
        for _ in range(6):
            await advance(lead)
        told = lead.entries
        await first.close()
        rooms = some_rooms(store)
        await rooms.open()
        back = await Phone().enter(rooms, m.Return(lead.code, lead.key))
        assert back.entries == told
        await advance(back)

    play(evening())


def test_a_table_can_be_made_to_lead_it_and_nothing_is_practised_there() -> None:
    async def evening() -> None:
        lead = await Phone().enter(some_rooms(), m.Make("A", tale="vendetta", lead=True))
        assert (lead.room["stage"], lead.room["leader"], lead.room["seats"]) == ("lobby", "p1", [])
        assert "practice" not in lead.room["settings"]

    play(evening())
