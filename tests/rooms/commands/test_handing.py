"""The Grimoire goes to another person or another device: only by the will of who leads, and then wholly."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
from tests.rooms.room.test_discussion import PLAYERS, a_square, on_to
from tests.rooms.table import Phone, play, some_rooms

from fabula.core.refusals import Refusal
from fabula.rooms.access.limits import Limits
from fabula.rooms.rooms import Rooms
from fabula.rooms.storage.store import MemoryStore
from fabula.rooms.wire import messages as m

SECRET = ("dealt", "granted", "fell", "marked", "walked")  # heard by the Storyteller alone
OF_THE_LEADER = ("amendments", "moves", "foresight")


def secrets_heard(phone: Phone, after: int) -> list[str]:
    """What of the Grimoire a phone was sent after so many messages."""
    heard = list[str]()
    for message in phone.messages(after):
        if message["t"] in OF_THE_LEADER:
            heard.append(message["t"])
        heard += (
            [ask["prompt"] for ask in message["list"]]
            if message["t"] == "asks" and message.get("list")
            else []
        )
        heard += (
            [one["e"] for one in message["list"] if one["e"] in SECRET] if message["t"] == "entries" else []
        )
    return heard


async def a_led_square(rooms: Rooms) -> tuple[Phone, Phone, list[Phone]]:
    """Who leads, somebody who looks on, and the players, by day."""
    lead, *players = await a_square(rooms)
    return lead, await Phone().enter(rooms, m.Join(lead.code, "Other")), players


def roles_known(phone: Phone) -> Any:
    """The cards as this phone has heard of them."""
    return next((one["cards"] for one in phone.entries if one["e"] == "dealt"), None)


def test_after_handing_over_the_former_leader_hears_nothing_more() -> None:
    async def evening() -> None:
        lead, other, players = await a_led_square(some_rooms())
        dealt = roles_known(lead)
        assert dealt
        assert roles_known(other) is None
        before = [len(phone.heard) for phone in (lead, *players)]
        assert (await lead.does(m.Entrust, person=other.person))["t"] == "done"
        assert (other.room["leader"], other.room["settings"]["lead"]) == (other.person, "person")
        assert roles_known(other) == dealt
        assert roles_known(lead) is None
        assert all(other.all(kind) for kind in OF_THE_LEADER)
        assert (await lead.does(m.Next))["why"] == "refused-not-leader"
        assert (await lead.does(m.Undo))["why"] == "refused-not-leader"
        await asyncio.sleep(2)
        await on_to(other, "night")
        await asyncio.sleep(2)
        await on_to(other, "day")
        for phone, since in zip((lead, *players), before, strict=True):
            heard = secrets_heard(phone, since)
            assert phone is not lead or heard == []
            assert not {*SECRET, *OF_THE_LEADER} & {*heard}

    play(evening())


def test_who_has_led_neither_speaks_nor_sits_while_the_game_lasts() -> None:
    async def evening() -> None:
        lead, other, players = await a_led_square(some_rooms())
        await lead.does(m.Entrust, person=other.person)
        assert (await lead.does(m.Say, text="It is Anna"))["why"] == "refused-watchers-silent"
        await players[2].does(m.Stand)
        await other.does(m.Free, person=players[3].person)
        await lead.does(m.Free, person=players[3].person)
        assert None in lead.room["seats"]
        assert {*other.room["seen_all"]} == {lead.person, other.person}
        assert (await lead.does(m.Sit))["why"] == "refused-has-seen-all"
        await lead.does(m.Again)
        assert (await lead.does(m.Sit))["t"] == "done"
        assert not lead.room.get("seen_all")

    play(evening())


def test_two_lead_together_until_one_gives_it_back() -> None:
    async def evening() -> None:
        lead, other, _ = await a_led_square(some_rooms())
        assert (await lead.does(m.Entrust, person=other.person, how="share"))["t"] == "done"
        assert (other.room["leader"], other.room["beside"]) == (lead.person, [other.person])
        assert roles_known(other) == roles_known(lead)
        assert (await other.does(m.Amend, act=["kill", 1]))["t"] == "done"
        assert lead.entries == other.entries
        assert (await other.does(m.Gather))["t"] == "done"
        assert (await other.does(m.Entrust, person=other.person))["why"] == "refused-not-leader"
        assert (await other.does(m.Entrust, person=lead.person, how="back"))["why"] == "refused-not-leader"
        assert (await other.does(m.Sit))["why"] == "refused-has-seen-all"
        since = len(other.heard)
        assert (await lead.does(m.Entrust, person=other.person, how="back"))["t"] == "done"
        await on_to(lead, "night")
        assert secrets_heard(other, since) == []
        assert roles_known(other) is None

    play(evening())


def test_who_gets_it_back_gets_all_of_it() -> None:
    async def evening() -> None:
        lead, other, _ = await a_led_square(some_rooms())
        dealt, act = roles_known(lead), lead.last("amendments")
        await lead.does(m.Entrust, person=other.person)
        since = len(lead.heard)
        await other.does(m.Entrust, person=lead.person)
        assert roles_known(lead) == dealt
        fresh = [one for one in lead.messages(since) if one["t"] == "amendments"]
        assert fresh == [act]

    play(evening())


def test_if_who_leads_goes_the_one_beside_them_leads_on() -> None:
    async def evening() -> None:
        lead, other, players = await a_led_square(some_rooms())
        await lead.does(m.Entrust, person=other.person, how="share")
        await lead.does(m.HandOver, person=players[0].person)
        await players[0].does(m.Remove, person=lead.person)
        assert (other.room["leader"], other.room.get("beside", [])) == (other.person, [])
        assert other.room["settings"]["lead"] == "person"

    play(evening())


def test_only_who_leads_gives_it_and_only_to_who_may_have_it() -> None:
    async def evening() -> None:
        rooms = some_rooms()
        lead, other, players = await a_led_square(rooms)
        for phone in (other, players[0]):
            refused = await phone.does(m.Entrust, person=other.person)
            assert refused["why"] == "refused-not-leader"
        assert (await lead.does(m.Entrust, person=players[0].person))["why"] == "refused-cannot-lead"
        assert (await lead.does(m.Entrust, person="p99"))["why"] == "refused-no-such-person"
        await lead.does(m.Again)
        bot = await lead.does(m.AddBot)
        assert bot["t"] == "done"
        await lead.does(m.AddGuest, name="Guest")
        for person in lead.room["seats"][-2:]:
            assert (await lead.does(m.Entrust, person=person, how="share"))["why"] == "refused-cannot-lead"
        assert (await lead.does(m.Entrust, person=players[0].person, how="share"))["t"] == "done"
        assert players[0].person in lead.room["watchers"]

    play(evening())


def test_where_fabula_leads_there_is_nothing_to_give() -> None:
    async def evening() -> None:
        host, *_ = await a_square(some_rooms(), led=False)
        other = await Phone().enter(some_rooms(), m.Make("Other"))
        assert (await host.does(m.Entrust, person=other.person))["why"] == "refused-not-leader"

    play(evening())


def test_a_killed_server_knows_who_leads() -> None:
    async def evening() -> None:
        store = MemoryStore()
        lead, other, _ = await a_led_square(some_rooms(store))
        await lead.does(m.Entrust, person=other.person)
        killed = MemoryStore()
        killed.kept = {code: list(lines) for code, lines in store.kept.items()}
        rooms = some_rooms(killed)
        await rooms.open()
        former = await Phone().enter(rooms, m.Return(lead.code, lead.key))
        assert secrets_heard(former, 0) == []
        now = await Phone().enter(rooms, m.Return(other.code, other.key))
        assert roles_known(now) == roles_known(other)

    play(evening())


# ---------------------------------------------------------------- another device


def test_two_who_lead_and_press_at_once_go_one_step() -> None:
    async def evening() -> None:
        lead, other, _ = await a_led_square(some_rooms())
        await lead.does(m.Entrust, person=other.person, how="share")
        for _ in range(4):
            seen = lead.last("asks")["at"]
            assert other.last("asks")["at"] == seen
            assert (await lead.does(m.Next, at=seen))["t"] == "done"
            gone_on = lead.last("asks")["at"]
            assert gone_on != seen
            assert (await other.does(m.Next, at=seen))["t"] == "done"
            assert lead.last("asks")["at"] == gone_on

    play(evening())


def test_nobody_but_who_leads_is_told_which_moment_it_is() -> None:
    async def evening() -> None:
        lead, other, players = await a_led_square(some_rooms())
        await on_to(lead, "night")
        assert any("at" in one for one in lead.all("asks"))
        assert not any("at" in one for phone in (other, *players) for one in phone.all("asks"))

    play(evening())


def test_a_link_moves_the_grimoire_to_another_device_alone() -> None:
    async def evening() -> None:
        rooms = some_rooms()
        lead, other, _ = await a_led_square(rooms)
        told = await lead.does(m.Ticket, link=True, alone=True)
        since, key = len(lead.heard), lead.key
        tablet = await Phone().enter(rooms, m.MoveIn(lead.code, told["ticket"]))
        assert (tablet.person, tablet.room["leader"]) == (lead.person, lead.person)
        assert roles_known(tablet) is not None
        assert lead.shut_because == "moved"
        await on_to(tablet, "night")
        assert len(lead.heard) == since
        for first in (m.Return(lead.code, key), m.MoveIn(lead.code, told["ticket"])):
            with pytest.raises(Refusal, match="wrong-"):
                await Phone().enter(rooms, first)
        assert not any(secrets_heard(other, 0))

    play(evening())


def test_without_that_both_devices_go_on() -> None:
    async def evening() -> None:
        rooms = some_rooms()
        lead, _, _ = await a_led_square(rooms)
        told = await lead.does(m.Ticket, link=True)
        tablet = await Phone().enter(rooms, m.MoveIn(lead.code, told["ticket"]))
        assert (await lead.does(m.Gather))["t"] == (await tablet.does(m.Gather))["t"] == "done"
        assert tablet.entries == lead.entries

    play(evening())


def test_no_ticket_is_heard_by_anybody_else_nor_written_down() -> None:
    async def evening() -> None:
        store = MemoryStore()
        rooms = some_rooms(store, limits=Limits())
        lead, other, players = await a_led_square(rooms)
        ticket = (await lead.does(m.Ticket, link=True, alone=True))["ticket"]
        await Phone().enter(rooms, m.MoveIn(lead.code, ticket))
        assert len(players) == PLAYERS
        for phone in (other, *players):
            assert not any(ticket in json.dumps(message) for message in phone.messages())
        assert not any(ticket.encode() in line for line, _ in store.kept[lead.code])

    play(evening())
