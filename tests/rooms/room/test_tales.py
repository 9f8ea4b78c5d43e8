"""Another game for the same table: what follows it, what is kept, and who has no seat in it."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from tests.rooms.table import Phone, a_table, play, some_rooms

from fabula.games import tale_called
from fabula.rooms.wire import messages as m

ONE_NIGHT, MAFIA = tale_called("onenight"), tale_called("mafia32")
HOUR = 3600


async def tell_of(phone: Phone, tale: str) -> dict[str, object]:
    """Lay another tale on the table; what that was answered."""
    return await phone.does(m.ChooseTale, tale=tale)


async def fill(phone: Phone, seats: int) -> None:
    """Bots on new seats, up to so many."""
    while len(phone.room["seats"]) < seats:
        assert (await phone.does(m.AddBot))["t"] == "done"
        await asyncio.sleep(1)


def people(phone: Phone) -> Sequence[str]:
    """Everybody in the room who is no bot."""
    return [one["id"] for one in phone.room["people"] if not one.get("bot")]


def test_set_settings_and_advice_follow_the_tale_and_people_keep_their_seats() -> None:
    async def evening() -> None:
        phones = await a_table(some_rooms(), 3)
        await phones[0].does(m.Arrange, people=["p2", "p3", "p1"])
        await phones[0].does(m.Settings, change={"lead": "person", "leader": "p3"})
        assert (await tell_of(phones[0], "mafia32"))["t"] == "done"
        room = phones[1].room
        assert (room["tale"], room["seats"], room["leader"]) == ("mafia32", ["p2", "p1"], "p3")
        assert set(room["roles"]) <= set(MAFIA.almanac.printed)
        assert {one["code"] for one in room["advice"]} >= {"too-few-seats"}
        variants, timers = [one.key for one in MAFIA.settings], [one.key for one in MAFIA.timers]
        assert set(room["settings"]) == {*variants, *timers, "lead", "one_by_one"}
        assert room["settings"]["lead"] == "person"
        refused = await phones[0].does(m.Settings, change={"lone_wolf": True})
        assert refused["why"] == "refused-unknown-setting"
        assert (await phones[0].does(m.Choose, roles=["tanner"]))["why"] == "refused-unknown-role"

    play(evening())


def test_what_was_agreed_on_is_found_again_after_another_game() -> None:
    async def evening() -> None:
        rooms = some_rooms()
        phones = await a_table(rooms, 3)
        chosen = ["werewolf", "seer", "robber", "villager", "villager", "villager"]
        await phones[0].does(m.Choose, roles=chosen)
        await phones[0].does(m.Settings, change={"talk": 90, "lone_wolf": True})
        await tell_of(phones[0], "mafia32")
        assert phones[0].room["settings"]["talk"] != 90
        await rooms.close()
        rooms = some_rooms(rooms.services.store)
        await rooms.open()
        host = await Phone().enter(rooms, m.Return(phones[0].code, phones[0].key))
        await tell_of(host, "onenight")
        assert host.room["roles"] == chosen
        assert host.room["settings"]["talk"] == 90
        assert host.room["settings"]["lone_wolf"] is True
        await host.does(m.Settings, change={"talk": 60})
        await tell_of(host, "onenight")
        assert host.room["settings"]["talk"] == 60

    play(evening())


def test_a_set_by_the_book_fits_the_seats_there_are_when_its_tale_comes_back() -> None:
    async def evening() -> None:
        phones = await a_table(some_rooms(), 3)
        await tell_of(phones[0], "mafia32")
        await fill(phones[0], 7)
        assert len(phones[0].room["roles"]) == 7
        await tell_of(phones[0], "onenight")
        assert len(phones[0].room["roles"]) == 10

    play(evening())


def test_who_is_beyond_the_seats_stands_up_bots_first_and_the_host_last() -> None:
    async def evening() -> None:
        rooms = some_rooms()
        phones = await a_table(rooms, 1)
        await tell_of(phones[0], "mafia32")
        await fill(phones[0], 4)
        for n in range(16):
            await Phone().enter(rooms, m.Join(phones[0].code, f"J{n}"))
        seats = phones[0].room["seats"]
        assert len(seats) == 20
        await phones[0].does(m.Arrange, people=[*seats[1:], "p1"])
        await tell_of(phones[0], "onenight")
        room = phones[0].room
        assert len(room["seats"]) == ONE_NIGHT.most_seats
        assert [one["id"] for one in room["people"] if one.get("bot")] == []
        assert room["watchers"] == [seats[-1]]
        assert room["seats"][-1] == "p1"
        assert len(people(phones[0])) == 17
        assert not [one for one in room["advice"] if one["level"] == "stop"]

    play(evening())


def test_there_is_no_other_game_once_the_cards_are_dealt() -> None:
    async def evening() -> None:
        phones = await a_table(some_rooms(), 3)
        assert (await tell_of(phones[0], "chess"))["why"] == "refused-no-such-tale"
        await phones[0].does(m.Start)
        assert (await tell_of(phones[0], "mafia32"))["why"] == "refused-already-started"
        await asyncio.sleep(HOUR)
        assert (await tell_of(phones[0], "mafia32"))["why"] == "refused-already-started"
        assert phones[0].room["tale"] == "onenight"

    play(evening())


def test_one_evening_may_have_several_tales_and_one_table() -> None:
    async def evening() -> None:
        phones = await a_table(some_rooms(), 1)
        await fill(phones[0], 6)
        for tale in ("onenight", "mafia32", "onenight"):
            await tell_of(phones[0], tale)
            assert (await phones[0].does(m.Start))["t"] == "done"
            for _ in range(40):
                if phones[0].room["stage"] == "after":
                    break
                await asyncio.sleep(HOUR)
            await phones[0].does(m.Again)
        assert [line["games"] for line in phones[0].room["series"]] == [3] * 6

    play(evening())
