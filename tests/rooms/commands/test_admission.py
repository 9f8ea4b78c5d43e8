"""The door: who is let in, who is kept out, who takes the seat of another, who takes the table over."""

from __future__ import annotations

import asyncio

import pytest
from tests.rooms.table import Phone, a_table, play, some_rooms, until_beat

from fabula.core.refusals import Refusal
from fabula.rooms.rooms import Rooms
from fabula.rooms.storage import log
from fabula.rooms.wire import messages as m

CARDS = ["werewolf", "werewolf", "seer", "robber", "troublemaker", "villager", "villager"]


async def refused(rooms: Rooms, first: m.FirstMessage, address: str = "table") -> str:
    """Why somebody is not let in."""
    with pytest.raises(Refusal) as refusal:
        await Phone().enter(rooms, first, address)
    return refusal.value.why


# ---------------------------------------------------------------- who comes in


def test_a_host_shuts_the_door_to_who_is_new_and_not_to_who_was_there() -> None:
    async def evening() -> None:
        rooms = some_rooms()
        host, other = await a_table(rooms, 2)
        assert (await other.does(m.Door, people="shut"))["why"] == "refused-not-host"
        assert (await host.does(m.Door, people="shut"))["t"] == "done"
        assert other.room["door"] == "shut"
        assert await refused(rooms, m.Join(host.code, "New")) == "table-shut"
        await other.leave()
        await other.enter(rooms, m.Return(host.code, other.key))
        await Phone().enter(rooms, m.Watch(host.code))
        again = some_rooms(rooms.services.store)
        await again.open()
        assert await refused(again, m.Join(host.code, "New")) == "table-shut"
        await other.enter(again, m.Return(host.code, other.key))
        await host.enter(again, m.Return(host.code, host.key))
        await host.does(m.Door, people="open")
        await Phone().enter(again, m.Join(host.code, "New"))

    play(evening())


def test_nobody_looks_on_where_the_host_says_so() -> None:
    async def evening() -> None:
        rooms = some_rooms()
        host, _ = await a_table(rooms, 2)
        screen = await Phone().enter(rooms, m.Watch(host.code))
        await host.does(m.Door, onlookers=False)
        assert screen.shut_because == "no-onlookers"
        assert "onlookers" not in host.room
        assert host.room["no_onlookers"]
        assert await refused(rooms, m.Watch(host.code)) == "no-onlookers"
        await Phone().enter(rooms, m.Join(host.code, "New"))
        await host.does(m.Door, onlookers=True)
        await Phone().enter(rooms, m.Watch(host.code))

    play(evening())


def test_who_was_removed_comes_in_again_only_with_a_nod_whatever_their_key() -> None:
    async def evening() -> None:
        rooms = some_rooms()
        host, other, bad = await a_table(rooms, 3)
        await host.does(m.Remove, person=bad.person)
        assert host.room["door"] == "nod"
        for key in (bad.key, "x" * 40, None):
            assert await refused(rooms, m.Join(host.code, "Bad", key=key)) == "waits-for-a-nod"
        assert [one["name"] for one in other.room["waiting"]] == ["Bad"] * 3
        assert len(host.room["people"]) == 2
        first, second, third = [one["id"] for one in host.room["waiting"]]
        assert (await other.does(m.Nod, who=first))["why"] == "refused-not-host"
        await host.does(m.Nod, who=first, yes=False)
        assert await refused(rooms, m.Join(host.code, "Bad", key=bad.key)) == "turned-away"
        await host.does(m.Nod, who=second)
        let_in = await Phone().enter(rooms, m.Join(host.code, "Bad", key="x" * 40))
        assert let_in.person == "p4"
        assert [one["id"] for one in host.room["waiting"]] == [third]
        await asyncio.sleep(61)
        assert "waiting" not in host.room
        assert (await host.does(m.Nod, who=third))["why"] == "refused-nobody-waits"

    play(evening())


def test_the_porch_is_small() -> None:
    async def evening() -> None:
        rooms = some_rooms()
        host = (await a_table(rooms, 1))[0]
        await host.does(m.Door, people="nod")
        told = [await refused(rooms, m.Join(host.code, f"N{n}"), "one") for n in range(6)]
        assert told == ["waits-for-a-nod"] * 4 + ["too-fast"] * 2
        assert await refused(rooms, m.Join(host.code, "Friend"), "another") == "waits-for-a-nod"
        assert await refused(rooms, m.Join(host.code, "Friend"), "another") == "waits-for-a-nod"
        assert [one["name"] for one in host.room["waiting"]].count("Friend") == 1
        for n in range(9):
            await refused(rooms, m.Join(host.code, f"M{n}"), f"from {n}")
        assert len(host.room["waiting"]) == 12

    play(evening())


def test_bots_and_freed_seats_leave_the_door_as_it_is() -> None:
    async def evening() -> None:
        rooms = some_rooms()
        host, other = await a_table(rooms, 2)
        await host.does(m.AddBot)
        await host.does(m.Remove, person=host.room["seats"][2])
        await host.does(m.Free, person=other.person)
        assert "door" not in host.room
        await Phone().enter(rooms, m.Join(host.code, "B"))

    play(evening())


# ---------------------------------------------------------------- the seat of another


async def dealt() -> tuple[Rooms, list[Phone]]:
    """Four people who look at their cards."""
    rooms = some_rooms()
    phones = await a_table(rooms, 4)
    await phones[0].does(m.Choose, roles=CARDS)
    await phones[0].does(m.Settings, change={"lead": "fabula", "look": 120})
    assert (await phones[0].does(m.Start))["t"] == "done"
    return rooms, phones


async def freed() -> tuple[Rooms, list[Phone], Phone]:
    """A game in which the host has freed seat 1, and somebody who looks on."""
    rooms, phones = await dealt()
    late = await Phone().enter(rooms, m.Join(phones[0].code, "Late"))
    await phones[0].does(m.Free, person=phones[1].person)
    return rooms, phones, late


def heard_secrets(phone: Phone) -> bool:
    """Whether a phone was ever sent a card."""
    return any(entry["e"] == "shown" for one in phone.all("entries") for entry in one["list"])


def test_the_host_does_not_look_at_the_card_of_a_freed_seat() -> None:
    async def evening() -> None:
        _, phones, accomplice = await freed()
        host = phones[0]
        assert (await accomplice.does(m.Sit, seat=1))["t"] == "done"
        waits = host.room["waiting"][0]
        assert (waits["id"], waits["name"], waits["seat"]) == (accomplice.person, "Late", 1)
        for nods in (host, accomplice):
            assert (await nods.does(m.Nod, who=accomplice.person))["why"] == "refused-another-nods"
        assert not heard_secrets(accomplice)
        await asyncio.sleep(61)
        assert "waiting" not in host.room
        assert (await phones[2].does(m.Nod, who=accomplice.person))["why"] == "refused-nobody-waits"
        assert not heard_secrets(accomplice)
        assert host.room["seats"][1] is None

    play(evening())


def test_another_player_nods_and_may_decline() -> None:
    async def evening() -> None:
        _, phones, late = await freed()
        await late.does(m.Sit, seat=1)
        await phones[2].does(m.Nod, who=late.person, yes=False)
        assert (await late.does(m.Sit, seat=1))["why"] == "refused-turned-away"
        assert not heard_secrets(late)
        await asyncio.sleep(601)
        await late.does(m.Sit, seat=1)
        await phones[3].does(m.Nod, who=late.person)
        assert late.room["seats"][1] == late.person
        assert heard_secrets(late)

    play(evening())


def test_the_device_that_had_the_seat_needs_no_nod_and_may_nod() -> None:
    async def evening() -> None:
        rooms, phones, late = await freed()
        old = await Phone().enter(rooms, m.Join(phones[0].code, "Back", key=phones[1].key))
        assert not heard_secrets(old)
        await late.does(m.Sit, seat=1)
        assert (await old.does(m.Nod, who=late.person))["t"] == "done"
        assert heard_secrets(late)
        await late.does(m.Stand)
        bot = phones[0].room["seats"][1]
        await phones[0].does(m.Free, person=bot)
        assert (await old.does(m.Sit, seat=1))["t"] == "done"
        assert old.room["seats"][1] == old.person

    play(evening())


def test_a_bot_in_between_changes_nothing() -> None:
    async def evening() -> None:
        rooms, phones = await dealt()
        host = phones[0]
        late = await Phone().enter(rooms, m.Join(host.code, "Late"))
        await host.does(m.AddBot, person=phones[1].person)
        await host.does(m.Free, person=host.room["seats"][1])
        await late.does(m.Sit, seat=1)
        assert (await host.does(m.Nod, who=late.person))["why"] == "refused-another-nods"
        assert not heard_secrets(late)

    play(evening())


def test_the_seat_of_a_bot_is_anybodys_and_after_the_end_any_seat_is() -> None:
    async def evening() -> None:
        rooms = some_rooms()
        phones = await a_table(rooms, 2)
        await phones[0].does(m.AddBot)
        await phones[0].does(m.Start)
        late = await Phone().enter(rooms, m.Join(phones[0].code, "Late"))
        await phones[0].does(m.Free, person=phones[0].room["seats"][2])
        await late.does(m.Sit, seat=2)
        assert late.room["seats"][2] == late.person
        await phones[0].does(m.Free, person=phones[1].person)
        await until_beat([late], "after")
        other = await Phone().enter(rooms, m.Join(phones[0].code, "Other"))
        await other.does(m.Sit, seat=1)
        assert other.room["seats"][1] == other.person

    play(evening())


async def freed_at_a_table_of_two() -> tuple[Rooms, Phone, Phone, Phone]:
    """The host has freed the seat of the only other player, whose phone is gone; somebody wants it."""
    rooms = some_rooms()
    host, other = await a_table(rooms, 2)
    await host.does(m.AddBot)
    await host.does(m.Settings, change={"look": 120})
    await host.does(m.Start)
    late = await Phone().enter(rooms, m.Join(host.code, "B again"))
    await host.does(m.Free, person=other.person)
    return rooms, host, other, late


def test_at_a_table_of_two_whoever_waits_has_the_seat_after_a_minute() -> None:
    async def evening() -> None:
        _, host, _, late = await freed_at_a_table_of_two()
        await late.does(m.Sit, seat=1)
        assert (await host.does(m.Nod, who=late.person))["why"] == "refused-another-nods"
        await asyncio.sleep(59)
        assert not heard_secrets(late)
        await asyncio.sleep(2)
        assert late.room["seats"][1] == late.person
        assert heard_secrets(late)

    play(evening())


def test_at_a_table_of_two_the_old_device_may_come_back_and_decline() -> None:
    async def evening() -> None:
        rooms, host, other, late = await freed_at_a_table_of_two()
        await late.does(m.Sit, seat=1)
        old = await Phone().enter(rooms, m.Join(host.code, "Back", key=other.key))
        await asyncio.sleep(61)
        assert not heard_secrets(late)
        await late.does(m.Sit, seat=1)
        assert (await old.does(m.Nod, who=late.person, yes=False))["t"] == "done"
        assert (await late.does(m.Sit, seat=1))["why"] == "refused-turned-away"

    play(evening())


def test_all_see_who_freed_a_seat() -> None:
    async def evening() -> None:
        rooms, phones, _ = await freed()
        expected = [{"seat": 1, "name": "B", "by": "A"}]
        assert [phone.room["freed"] for phone in (phones[0], phones[2])] == [expected] * 2
        again = some_rooms(rooms.services.store)
        await again.open()
        screen = await Phone().enter(again, m.Watch(phones[0].code))
        assert screen.room["freed"] == expected

    play(evening())


# ---------------------------------------------------------------- the table


def test_who_came_when_the_host_was_gone_does_not_take_the_table() -> None:
    async def evening() -> None:
        rooms = some_rooms()
        host, friend = await a_table(rooms, 2)
        await host.leave()
        await asyncio.sleep(1)
        stranger = await Phone().enter(rooms, m.Join(friend.code, "Stranger"))
        assert stranger.room["seats"][2] == stranger.person
        await asyncio.sleep(3600)
        assert (await stranger.does(m.HandOver, person=stranger.person))["why"] == "refused-not-host"
        assert (await friend.does(m.HandOver, person=friend.person))["t"] == "done"
        assert (await friend.does(m.HandOver, person=stranger.person))["t"] == "done"

    play(evening())


def test_lines_of_before_are_read() -> None:
    assert log.read(b'{"w":"Left","at":1,"person":"p2"}') == log.Left(1, "p2", "")
    assert log.read(b'{"w":"Stood","at":1,"person":"p2"}') == log.Stood(1, "p2", "")
