"""The temporary host of Blood Vendetta: minds the time; who is executed first may take the notebook."""

from __future__ import annotations

import asyncio
from typing import Any

from tests.rooms.commands.test_handing import roles_known
from tests.rooms.table import Phone, a_table, play, some_rooms, until_beat

from fabula.rooms.rooms import Rooms
from fabula.rooms.wire import messages as m

PLAYERS = 7


async def a_first_night(rooms: Rooms) -> list[Phone]:
    """Seven people by night, under a temporary host; the seat of each is its number."""
    phones = await a_table(rooms, PLAYERS, tale="vendetta")
    await phones[0].does(m.Settings, change={"temporary_host": "always", "hands": "at_once"})
    await phones[0].does(m.Start)
    await until_beat(phones, "night")
    return phones


async def execute(phones: list[Phone], seat: int) -> None:
    """All who may vote for this seat."""
    await until_beat(phones, "vote")
    for one, phone in enumerate(phones):
        assert (await phone.answer(None if one == seat else seat))["t"] == "done"
    await asyncio.sleep(1)


def hosts(phone: Phone) -> list[tuple[int, str]]:
    """Who was named to mind the time, and then to lead."""
    return [(one["seat"], one["term"]) for one in phone.entries if one["e"] == "hosted"]


def test_the_temporary_host_gives_time_and_calls_the_vote_and_no_other_player_does() -> None:
    async def evening() -> None:
        phones = await a_first_night(some_rooms())
        keeper, term = hosts(phones[0])[0]
        assert term == "first_night"
        other = phones[1 if keeper != 1 else 2]
        assert (await other.does(m.Timer, seconds=0))["why"] == "refused-not-host"
        ends = phones[0].clock["ends"]
        assert (await phones[keeper].does(m.Timer, seconds=60, more=True))["t"] == "done"
        assert phones[0].clock["ends"] > ends
        if keeper:
            assert (await phones[0].does(m.Timer, seconds=0))["why"] == "refused-fabula-keeps-time"
        assert (await phones[keeper].does(m.Timer, seconds=0))["t"] == "done"
        await asyncio.sleep(1)
        assert phones[0].clock["phase"] == "vote"
        await execute(phones, 3)
        assert (await phones[keeper].does(m.Timer, seconds=60))["t"] == "refused"

    play(evening())


def test_who_is_executed_first_may_take_the_notebook_and_lead_to_the_end() -> None:
    async def evening() -> None:
        rooms = some_rooms()
        phones = await a_first_night(rooms)
        await execute(phones, 3)
        assert hosts(phones[3])[-1] == (3, "for_good")
        dead, living = phones[3], phones[4]
        assert roles_known(dead) is None
        refused = await living.does(m.Entrust, person=living.person, how="take")
        assert refused["why"] == "refused-cannot-lead"
        assert (await dead.does(m.Entrust, person=dead.person, how="take"))["t"] == "done"
        assert (dead.room["leader"], dead.room["settings"]["lead"]) == (dead.person, "person")
        assert dead.room["seats"][3] == dead.person
        assert len(roles_known(dead)) == PLAYERS
        assert roles_known(living) is None
        await led_to_the_end(dead)
        assert dead.room["series"] != []
        assert dead.person in {one["person"] for one in dead.room["series"]}
        await phones[0].does(m.Again)
        assert (dead.room.get("leader"), dead.room["settings"]["lead"]) == (None, "fabula")
        assert dead.room["seats"].count(dead.person) == 1

    play(evening())


async def led_to_the_end(lead: Phone) -> None:
    """Whoever leads goes on, and corrects that all hunters are dead."""
    for seat, role in roles_known(lead).items():
        if role == "hunter" and int(seat) != 3:
            await lead.does(m.Amend, act=["kill", int(seat)])
    for _ in range(60):
        if lead.room["stage"] == "after":
            return
        await lead.does(m.Next)
        await asyncio.sleep(1)
    raise AssertionError("it does not end")


def test_whoever_leads_from_the_grave_does_not_come_back_to_life() -> None:
    async def evening() -> None:
        phones = await a_first_night(some_rooms())
        await execute(phones, 3)
        dead = phones[3]
        await dead.does(m.Entrust, person=dead.person, how="take")
        why: list[Any] = [
            (await dead.does(m.Undo)).get("why"),
            (await dead.does(m.Amend, act=["revive", 3])).get("why"),
        ]
        assert why == ["refused-leader-lives"] * 2
        assert (await dead.does(m.Amend, act=["kill", 5]))["t"] == "done"
        assert (await dead.does(m.Undo))["t"] == "done"

    play(evening())


def test_beside_a_person_who_leads_there_is_none_whatever_was_chosen() -> None:
    async def evening() -> None:
        phones = await a_table(some_rooms(), PLAYERS, tale="vendetta")
        await phones[0].does(
            m.Settings, change={"lead": "person", "temporary_host": "always", "hands": "at_once"}
        )
        await phones[0].does(m.Start)
        await asyncio.sleep(1)
        began = phones[0].entry("began")
        assert (began["seats"], began["settings"]["temporary_host"]) == (6, "never")
        assert hosts(phones[0]) == []

    play(evening())
