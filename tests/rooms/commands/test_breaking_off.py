"""A game is broken off only after a time in which that is taken back; the end is untold by who leads."""

from __future__ import annotations

import asyncio

import pytest
from tests.rooms.table import Phone, a_table, play, some_rooms, until_beat

from fabula.core.notation import read
from fabula.rooms.storage.store import MemoryStore
from fabula.rooms.wire import messages as m


async def dealt(house_seats: int = 3) -> list[Phone]:
    """A game of One Night by day."""
    phones = await a_table(some_rooms(), house_seats)
    await phones[0].does(m.Start)
    await until_beat(phones, "day")
    return phones


def test_a_game_that_is_broken_off_may_be_brought_back_for_ten_seconds() -> None:
    async def evening() -> None:
        phones = await dealt()
        host, other = phones[:2]
        heard, left = host.entries, host.clock["ends"] - host.last("welcome")["now"]
        assert (await other.does(m.BreakOff))["why"] == "refused-not-host"
        assert (await host.does(m.BreakOff))["t"] == "done"
        assert other.room["paused"]
        assert other.room["breaking"]
        for kind in (m.Go, m.Pause):
            assert (await host.does(kind))["why"] == "refused-not-started"
        await asyncio.sleep(9.9)
        assert other.room["stage"] == "playing"
        assert (await other.does(m.BreakOff, on=False))["why"] == "refused-not-host"
        assert (await host.does(m.BreakOff, on=False))["t"] == "done"
        assert not other.room.get("paused")
        assert "breaking" not in other.room
        assert host.entries == heard
        assert host.clock["ends"] - host.last("welcome")["now"] == pytest.approx(left + 9_900, abs=200)
        await asyncio.sleep(60)
        assert other.room["stage"] == "playing"
        await until_beat(phones, "after")
        assert host.entries[-1]["e"] == "won"

    play(evening())


def test_a_game_that_stood_still_stands_still_when_it_is_brought_back() -> None:
    async def evening() -> None:
        host, *_ = await dealt()
        await host.does(m.Pause)
        await host.does(m.BreakOff)
        await host.does(m.BreakOff, on=False)
        assert host.room["paused"]

    play(evening())


def test_after_ten_seconds_all_see_the_cards_and_nobody_has_won() -> None:
    async def evening() -> None:
        phones = await dealt()
        await phones[0].does(m.BreakOff)
        assert not phones[1].all("fabula")
        await asyncio.sleep(10.5)
        for phone in phones:
            assert phone.room["stage"] == "after"
            told = phone.last("fabula")["list"]
            assert any(event["e"] == "dealt" for event in told)
            assert not any(event["e"] == "won" for event in told)
            assert not phone.asks
        assert (await phones[0].does(m.BreakOff, on=False))["why"] == "refused-not-started"
        assert phones[0].room.get("series", []) == []
        await phones[0].does(m.Again)
        assert phones[0].room["stage"] == "lobby"
        assert (await phones[0].does(m.Start))["t"] == "done"

    play(evening())


def test_a_game_that_was_broken_off_can_be_read_as_a_telling() -> None:
    async def evening() -> None:
        rooms = some_rooms()
        phones = await a_table(rooms, 3)
        await phones[0].does(m.Start)
        await until_beat(phones, "day")
        await phones[0].does(m.BreakOff)
        await asyncio.sleep(11)
        assert read(await rooms.telling(phones[0].code)).setup.seats == 3

    play(evening())


def test_a_server_that_stops_in_between_breaks_off_all_the_same() -> None:
    async def evening() -> None:
        store = MemoryStore()
        phones = await a_table(some_rooms(store), 3)
        host = phones[0]
        await host.does(m.Start)
        await host.does(m.BreakOff)
        kept = MemoryStore()
        kept.kept[host.code] = list(store.kept[host.code])
        again = some_rooms(kept, 2)
        await again.open()
        phone = await Phone().enter(again, m.Return(host.code, host.key))
        assert phone.room["breaking"]
        await asyncio.sleep(10.5)
        assert phone.room["stage"] == "after"

    play(evening())


def test_who_leads_takes_back_nothing_but_the_end() -> None:
    async def evening() -> None:
        phones = await a_table(some_rooms(), 4)
        lead = phones[0]
        await lead.does(m.Settings, change={"lead": "person"})
        await lead.does(m.Start)
        while lead.room["stage"] != "after":
            decided = [line["code"] for line in lead.last("foresight").get("list", [])] == ["foresee-won"]
            before = phones[1].entries, decided
            await lead.does(m.Next)
        heard, was_decided = before
        assert (await phones[1].does(m.Undo, end=True))["why"] == "refused-not-leader"
        assert was_decided
        assert (await lead.does(m.Undo, end=True))["t"] == "done"
        for phone in phones:
            assert phone.room["stage"] == "playing"
        assert phones[1].entries == heard
        assert [line["code"] for line in lead.last("foresight")["list"]] == ["foresee-won"]
        assert lead.room.get("series", []) == []
        await lead.does(m.Next)
        assert phones[1].room["stage"] == "after"
        assert phones[1].entries[-1]["e"] == "won"

    play(evening())


def test_who_leads_brings_back_a_game_that_was_broken_off() -> None:
    async def evening() -> None:
        phones = await a_table(some_rooms(), 4)
        lead = phones[0]
        await lead.does(m.Settings, change={"lead": "person"})
        await lead.does(m.Start)
        await lead.does(m.Next)
        assert (await lead.does(m.Undo, end=True))["why"] == "refused-not-ended"
        heard = phones[1].entries
        await lead.does(m.BreakOff)
        await asyncio.sleep(11)
        assert (await lead.does(m.Amend, act=["end"]))["why"] == "refused-not-started"
        assert (await lead.does(m.Undo, end=True))["t"] == "done"
        assert phones[1].room["stage"] == "playing"
        assert phones[1].entries == heard

    play(evening())


def test_an_end_by_the_leaders_own_hand_is_taken_back_too() -> None:
    async def evening() -> None:
        phones = await a_table(some_rooms(), 7, tale="mafia32")
        lead = phones[0]
        await lead.does(m.Settings, change={"lead": "person"})
        await lead.does(m.Start)
        await lead.does(m.Next)
        heard = phones[1].entries
        assert (await lead.does(m.Amend, act=["end"]))["t"] == "done"
        assert lead.room["stage"] == "after"
        assert (await lead.does(m.Undo, end=True))["t"] == "done"
        assert lead.room["stage"] == "playing"
        assert phones[1].entries == heard

    play(evening())
