"""Bots give way to people; who is replaced keeps their name; nobody waits for who cannot answer."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from tests.rooms.table import Phone, a_table, play, some_rooms, until_beat

from fabula.core.refusals import Refusal
from fabula.games import tale_called
from fabula.rooms.wire import messages as m

MOST = tale_called("onenight").most_seats


def named(phone: Phone) -> dict[str, dict[str, Any]]:
    """Everybody in the room by name."""
    return {one["name"]: one for one in phone.room["people"]}


def test_a_bot_makes_room_at_a_full_table() -> None:
    async def evening() -> None:
        rooms = some_rooms()
        [host] = await a_table(rooms, 1)
        for _ in range(MOST - 1):
            await host.does(m.AddBot)
        assert (await host.does(m.AddBot))["why"] == "refused-room-full"
        guest = await Phone().enter(rooms, m.Join(host.code, "Zoé"))
        assert len(host.room["seats"]) == MOST
        assert host.room["seats"][-1] == guest.person
        assert (await host.does(m.AddGuest, name="Granny"))["t"] == "done"
        assert len(host.room["seats"]) == MOST
        await guest.does(m.Stand)
        await host.does(m.AddBot)
        assert (await guest.does(m.Sit))["t"] == "done"
        assert sum(1 for one in host.room["people"] if one.get("bot")) == MOST - 3

    play(evening())


def test_people_alone_fill_a_table() -> None:
    async def evening() -> None:
        rooms = some_rooms()
        phones = await a_table(rooms, MOST)
        late = await Phone().enter(rooms, m.Join(phones[0].code, "Late"))
        assert late.room["watchers"] == [late.person]
        assert (await late.does(m.Sit))["why"] == "refused-room-full"

    play(evening())


def test_a_bot_gives_up_its_name() -> None:
    async def evening() -> None:
        rooms = some_rooms()
        [host] = await a_table(rooms, 1)
        for _ in range(3):
            await host.does(m.AddBot)
        bots = [one["name"] for one in host.room["people"] if one.get("bot")]
        await Phone().enter(rooms, m.Join(host.code, bots[0].upper()))
        assert (await host.does(m.Rename, name=bots[1]))["t"] == "done"
        assert (await host.does(m.AddGuest, name=bots[2]))["t"] == "done"
        people = host.room["people"]
        assert sorted(one["name"] for one in people if not one.get("bot")) == sorted(
            [bots[0].upper(), *bots[1:3]]
        )
        assert len({one["name"].casefold() for one in people}) == len(people)
        assert not any(one.get("stands_in") for one in people)
        with pytest.raises(Refusal, match="name-taken"):
            await Phone().enter(rooms, m.Join(host.code, bots[1]))

    play(evening())


def test_while_they_play_a_bot_keeps_its_name_beside_who_has_the_same() -> None:
    async def evening() -> None:
        rooms = some_rooms()
        host = await Phone().enter(rooms, m.Make("A", trial=True))
        bot = next(one for one in host.room["people"] if one.get("bot"))
        await Phone().enter(rooms, m.Join(host.code, bot["name"]))
        both = [one for one in host.room["people"] if one["name"] == bot["name"]]
        assert [one.get("stands_in", False) for one in both] == [True, False]

    play(evening())


@pytest.mark.parametrize("how", ["add_bot", "remove", "stand"])
def test_who_is_replaced_by_a_bot_keeps_their_name(how: str) -> None:
    async def evening() -> None:
        rooms = some_rooms()
        phones = await a_table(rooms, 3)
        await phones[0].does(m.Start)
        if how == "stand":
            await phones[2].does(m.Stand)
        else:
            await phones[0].does(m.AddBot if how == "add_bot" else m.Remove, person="p3")
        seated = next(one for one in phones[0].room["people"] if one["id"] == phones[0].room["seats"][2])
        assert seated["bot"]
        assert (seated["name"], seated["stands_in"]) == ("C", True)
        await phones[0].does(m.AddBot, mind="random", person=seated["id"])
        again = next(one for one in phones[0].room["people"] if one["id"] == phones[0].room["seats"][2])
        assert (again["name"], again["stands_in"], again["bot"]) == ("C", True, "random")

    play(evening())


def test_who_led_sits_down_where_fabula_leads_again() -> None:
    async def evening() -> None:
        [host, other] = await a_table(some_rooms(), 2)
        await host.does(m.Settings, change={"lead": "person"})
        assert host.room["seats"] == [other.person]
        await host.does(m.Settings, change={"lead": "fabula"})
        assert sorted(host.room["seats"]) == [host.person, other.person]
        await host.does(m.Stand)
        assert (await host.does(m.Sit))["t"] == "done"

    play(evening())


def test_nobody_waits_for_the_word_of_who_has_no_phone() -> None:
    async def evening() -> None:
        phones = await a_table(some_rooms(), 3)
        host = phones[0]
        await host.does(m.AddGuest, name="Opa Hans")
        [line] = [line for line in host.room["advice"] if line["code"] == "guests-unled"]
        assert (line["level"], line["args"]) == ("warn", {"names": ["Opa Hans"]})
        await host.does(m.Start)
        for phone in phones:
            await phone.answer(["ready"])
        assert host.clock["phase"] != "dusk"
        await until_beat(phones, "day")
        for phone in phones[:-1]:
            await phone.answer(["ready"])
        assert host.clock["phase"] == "day"
        await phones[-1].answer(["ready"])
        assert host.clock["phase"] == "vote"

    play(evening())


def test_who_leads_says_when_a_player_without_a_phone_is_ready() -> None:
    async def evening() -> None:
        phones = await a_table(some_rooms(), 4)
        host = phones[0]
        await host.does(m.AddGuest, name="Opa Hans")
        await host.does(m.Settings, change={"lead": "person"})
        assert not any(line["code"] == "guests-unled" for line in host.room["advice"])
        await host.does(m.Start)
        for phone in phones[1:]:
            await phone.answer(["ready"])
        await asyncio.sleep(5)
        assert host.clock["phase"] == "dusk"

    play(evening())
