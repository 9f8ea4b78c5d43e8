"""A person leads: they hear all, answer for anybody, go on, take back; no clock hurries."""

from __future__ import annotations

import asyncio

import pytest
from tests.rooms.table import Phone, a_table, play, some_rooms

from fabula.games import TALES
from fabula.rooms.rooms import Rooms
from fabula.rooms.wire import messages as m


async def led(rooms: Rooms, people: int = 4, bots: int = 0, roles: list[str] | None = None) -> list[Phone]:
    """A table that the first phone leads, at dusk."""
    phones = await a_table(rooms, people)
    await phones[0].does(m.Settings, change={"lead": "person"})
    for _ in range(bots):
        await phones[0].does(m.AddBot)
    if roles:
        await phones[0].does(m.Choose, roles=roles)
    assert (await phones[0].does(m.Start))["t"] == "done"
    return phones


def test_the_leader_hears_all_and_the_others_what_is_theirs() -> None:
    async def evening() -> None:
        lead, *others = await led(some_rooms())
        assert {one["e"] for one in lead.entries} >= {"began", "dealt", "shown", "granted"}
        assert sum(one["e"] == "shown" for one in lead.entries) == 3
        for seat, phone in enumerate(others):
            assert [one["seat"] for one in phone.entries if one["e"] == "shown"] == [seat]
            assert not any(one["e"] in ("dealt", "granted") for one in phone.entries)

    play(evening())


def test_no_clock_hurries_and_next_goes_on() -> None:
    async def evening() -> None:
        lead, *others = await led(some_rooms())
        assert lead.clock == {"t": "clock", "phase": "dusk"}
        await asyncio.sleep(100_000)
        assert lead.clock["phase"] == "dusk"
        assert (await others[0].does(m.Next))["why"] == "refused-not-leader"
        await lead.does(m.Next)
        assert lead.clock["phase"] == "night"
        phases = []
        for _ in range(30):
            if lead.room["stage"] == "after":
                break
            await asyncio.sleep(1000)
            phases.append(lead.clock["phase"])
            assert "ends" not in lead.clock
            await lead.does(m.Next)
        assert list(dict.fromkeys(phases)) == ["night", "day", "vote"]
        assert others[0].last("fabula")["list"] == lead.last("fabula")["list"]
        assert (await lead.does(m.Next))["why"] == "refused-not-started"

    play(evening())


@pytest.mark.parametrize("tale", TALES)
def test_however_soon_all_have_looked_the_game_begins_by_the_touch_of_whoever_leads(tale: str) -> None:
    async def evening() -> None:
        phones = await a_table(some_rooms(), 3, tale=tale)
        lead, *others = phones
        await lead.does(m.Settings, change={"lead": "person"})
        for _ in range(7):
            await lead.does(m.AddBot)
        assert (await lead.does(m.Start))["t"] == "done"
        while (ask := next((one for one in lead.asks if one["seat"] is None), None)) is not None:
            await lead.answer(ask["suggested"])
        for phone in others:
            assert (await phone.answer(["ready"]))["t"] == "done"
        await asyncio.sleep(10_000)
        assert lead.clock["phase"] == "dusk"
        assert sum(one["e"] == "readied" for one in lead.entries) == 9
        assert lead.asks == []
        await lead.does(m.Next)
        assert lead.clock["phase"] != "dusk"

    play(evening())


def test_the_leader_sees_what_is_asked_and_answers_for_a_seat_without_a_phone() -> None:
    async def evening() -> None:
        lead, *others = await led(some_rooms(), roles=["robber"] * 6)
        for phone in others:
            await phone.answer(["ready"])
        await lead.does(m.Next)
        assert [ask["seat"] for ask in lead.asks] == [0, 1, 2]
        assert {ask["prompt"] for ask in lead.asks} == {"robber"}
        assert (await lead.answer(2, seat=1))["t"] == "done"
        assert [ask["seat"] for ask in lead.asks] == [0, 2]
        assert others[1].asks == []
        assert (await lead.answer(None, seat=0))["t"] == "done"
        assert (await lead.answer(None, seat=2))["t"] == "done"
        assert lead.entry("swapped") == {"e": "swapped", "a": 1, "b": 2}
        assert not any(one["e"] == "saw" for one in others[1].entries)
        await lead.does(m.Next)
        assert others[1].entry("saw")["place"] == 1
        ask = others[0].asks[0]["id"]
        for seat, why in ((9, "no-such-seat"), (-1, "no-such-seat")):
            wrong = await lead.does(m.Answer, ask=ask, choice=["ready"], seat=seat)
            assert wrong["why"] == f"refused-{why}"

    play(evening())


def test_an_answer_of_the_leader_is_told_as_theirs() -> None:
    async def evening() -> None:
        rooms = some_rooms()
        lead, *_ = await led(rooms)
        while lead.clock["phase"] != "vote":
            await lead.does(m.Next)
        assert len(lead.asks) == 3
        for seat in range(3):
            await lead.answer((seat + 1) % 3, seat=seat)
        await lead.does(m.Next)
        assert "> 0 vote 1 by leader\n" in await rooms.telling(lead.code)

    play(evening())


def test_undo_takes_the_last_choice_back_for_all() -> None:
    async def evening() -> None:
        rooms = some_rooms()
        lead, *others = await led(rooms)
        assert (await lead.does(m.Undo))["why"] == "refused-nothing-to-undo"
        await others[0].answer(["ready"])
        before = [phone.entries for phone in (lead, *others)]
        asked = others[1].asks
        await others[1].answer(["ready"])
        assert (await others[1].does(m.Undo))["why"] == "refused-not-leader"
        assert (await lead.does(m.Undo))["t"] == "done"
        assert [phone.entries for phone in (lead, *others)] == before
        assert all(phone.last("entries")["anew"] for phone in (lead, *others))
        assert others[1].asks[0]["prompt"] == asked[0]["prompt"]
        assert others[1].asks[0]["id"] != asked[0]["id"]
        back = await Phone().enter(rooms, m.Return(lead.code, others[1].key, 1, 9))
        assert back.entries == others[1].entries
        assert back.last("entries")["anew"]

    play(evening())


def test_undo_reaches_past_what_bots_have_answered() -> None:
    async def evening() -> None:
        lead, one, two = await led(some_rooms(), people=3, bots=3)
        while lead.clock["phase"] != "vote":
            await lead.does(m.Next)
        await one.answer(one.asks[0]["options"][0])
        await two.answer(two.asks[0]["options"][0])
        while lead.room["stage"] == "playing":
            await lead.does(m.Next)
        assert lead.all("fabula")
        await lead.does(m.Undo)
        assert lead.room["stage"] == "playing"
        assert "answered" not in two.asks[0]
        assert one.asks[0]["answered"] == one.asks[0]["options"][0]
        await two.answer(two.asks[0]["options"][-1])
        while lead.room["stage"] == "playing":
            await lead.does(m.Next)
        assert len(lead.all("fabula")) == 2

    play(evening())


def test_the_end_is_told_when_the_leader_goes_on() -> None:
    async def evening() -> None:
        lead, *others = await led(some_rooms())
        while lead.clock["phase"] != "vote":
            await lead.does(m.Next)
        for seat, phone in enumerate(others):
            await phone.answer((seat + 1) % 3)
        await asyncio.sleep(3600)
        for phone in (lead, *others):
            assert phone.room["stage"] == "playing"
            assert phone.entries[-1]["e"] == "voted"
        await lead.does(m.Next)
        assert {phone.entries[-1]["e"] for phone in others} == {"won"}
        assert lead.room["stage"] == "after"

    play(evening())


def test_when_the_leader_is_gone_fabula_leads() -> None:
    async def evening() -> None:
        phones = await a_table(some_rooms(), 5)
        host = phones[0]
        await host.does(m.Settings, change={"lead": "person", "leader": "p5", "step": 4, "look": 10})
        await host.does(m.Start)
        assert "ends" not in host.clock
        await host.does(m.Remove, person="p5")
        assert host.room["settings"]["lead"] == "fabula"
        assert host.clock["length"] == 10_000
        await asyncio.sleep(3600)
        assert host.room["stage"] == "after"

    play(evening())


def test_two_copiers_see_what_they_copied_when_the_leader_goes_on() -> None:
    async def evening() -> None:
        roles = ["doppelganger"] * 4 + ["robber"] * 3  # of four cards before players one is a copier
        lead, *others = await led(some_rooms(), people=5, roles=roles)
        await lead.does(m.Next)
        copiers = [phone for phone in others if phone.asks[0]["prompt"] == "doppelganger"]
        assert copiers
        for phone in copiers:
            await phone.answer(phone.asks[0]["options"][-1])
        assert not any(one["e"] == "saw" for phone in copiers for one in phone.entries)
        await lead.does(m.Next)
        assert all(phone.entry("saw") for phone in copiers)

    play(evening())
