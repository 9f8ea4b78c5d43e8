"""Links of whoever leads: to lead too, or to look into the Grimoire; once, soon, and for no seat."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import pytest
from tests.rooms.commands.test_desk import led
from tests.rooms.table import Phone, is_of, play, some_rooms

from fabula.rooms.rooms import Rooms
from fabula.rooms.storage.store import MemoryStore
from fabula.rooms.wire import messages as m

OF_WHO_LEADS = ("amendments", "foresight", "desk", "moves")


async def link(lead: Phone, to: str) -> str:
    """A link that whoever leads has asked for."""
    return str((await lead.does(m.Invite, to=to))["ticket"])


async def comes(rooms: Rooms, lead: Phone, name: str = "Zoe") -> Phone:
    """Somebody looks on at the game that is on."""
    return await Phone().enter(rooms, m.Join(lead.code, name))


def heard(phone: Phone) -> set[str]:
    """The names of all events that a phone was told of."""
    return {event["e"] for told in phone.all("entries") for event in told["list"]}


async def evening() -> tuple[Rooms, Phone, Phone, Phone]:
    """The rooms, who leads, a player and somebody who looks on."""
    rooms = some_rooms()
    lead, ann, *_ = await led(rooms, "onenight", 6)
    return rooms, lead, ann, await comes(rooms, lead)


def test_a_learner_sees_everything_and_does_nothing_until_it_is_taken_back() -> None:
    async def night() -> None:
        _, lead, ann, zoe = await evening()
        assert "dealt" not in heard(zoe)
        assert (await zoe.does(m.Follow, ticket=await link(lead, "look")))["t"] == "done"
        assert "dealt" in heard(zoe)
        assert not any(zoe.all(kind) for kind in OF_WHO_LEADS)
        assert zoe.all("asks")[-1].get("list", []) == []
        assert (await zoe.does(m.Next, at=""))["why"] == "refused-not-leader"
        assert ann.room["watching"] == [zoe.person]  # the table is told whose Grimoire is open
        await lead.does(m.Entrust, person=zoe.person, how="back")
        last = zoe.all("entries")[-1]
        assert last["anew"]
        assert "dealt" not in {event["e"] for event in last["list"]}
        assert ann.room.get("watching", []) == []
        assert (await zoe.does(m.Sit))[
            "t"
        ] == "refused"  # who has seen all of this game does not sit down in it

    play(night())


def test_a_second_storyteller_does_what_the_first_does() -> None:
    async def night() -> None:
        _, lead, _, zoe = await evening()
        assert (await zoe.does(m.Follow, ticket=await link(lead, "share")))["t"] == "done"
        assert zoe.all("amendments")
        assert (await zoe.does(m.Pen, text="from both"))["t"] == "done"
        assert lead.all("desk")[-1]["note"] == "from both"
        assert (await zoe.does(m.Invite, to="share"))["why"] == "refused-not-leader"

    play(night())


def test_a_learner_closes_the_grimoire_themself() -> None:
    async def night() -> None:
        _, lead, ann, zoe = await evening()
        await zoe.does(m.Follow, ticket=await link(lead, "look"))
        assert (await zoe.does(m.Entrust, person=zoe.person, how="share"))["why"] == "refused-not-leader"
        assert (await zoe.does(m.Entrust, person=zoe.person, how="back"))["t"] == "done"
        assert ann.room.get("watching", []) == []

    play(night())


def test_a_link_opens_once_and_not_after_ten_minutes_nor_when_it_is_called_in() -> None:
    async def night() -> None:
        rooms, lead, _, zoe = await evening()
        yan = await comes(rooms, lead, "Yan")
        once = await link(lead, "look")
        assert (await zoe.does(m.Follow, ticket=once))["t"] == "done"
        assert (await yan.does(m.Follow, ticket=once))["why"] == "refused-wrong-ticket"
        replaced = await link(lead, "look")
        kept = await link(lead, "look")
        assert (await yan.does(m.Follow, ticket=replaced))["why"] == "refused-wrong-ticket"
        assert (await lead.does(m.Invite, to="look", off=True))["ticket"] == ""
        assert (await yan.does(m.Follow, ticket=kept))["why"] == "refused-wrong-ticket"
        late = await link(lead, "look")
        await asyncio.sleep(601)
        assert (await yan.does(m.Follow, ticket=late))["why"] == "refused-wrong-ticket"
        assert "dealt" not in heard(yan)

    play(night())


def test_who_holds_a_seat_opens_nothing_and_spends_nothing() -> None:
    async def night() -> None:
        _, lead, ann, zoe = await evening()
        word = await link(lead, "look")
        before = heard(ann)
        assert (await ann.does(m.Follow, ticket=word))["why"] == "refused-cannot-lead"
        assert (await ann.does(m.Invite, to="look"))["why"] == "refused-not-leader"
        assert heard(ann) == before
        assert (await zoe.does(m.Follow, ticket=word))["t"] == "done"

    play(night())


def test_a_link_to_the_grimoire_moves_nobody_and_a_device_link_opens_no_grimoire() -> None:
    async def night() -> None:
        rooms, lead, _, zoe = await evening()
        word = await link(lead, "look")
        other = Phone()
        with pytest.raises(Exception, match="wrong-ticket"):
            await other.enter(rooms, m.MoveIn(lead.code, word))
        device = (await lead.does(m.Ticket, link=True))["ticket"]
        assert (await zoe.does(m.Follow, ticket=device))["why"] == "refused-wrong-ticket"

    play(night())


async def others_hear(*, links: bool) -> list[list[tuple[int, bytes]]]:
    """All that a player and an onlooker are sent, and when, whether links are made and guessed or not."""
    rooms, lead, ann, zoe = await evening()
    looks_on = await Phone().enter(rooms, m.Watch(lead.code))
    for _ in range(4):
        await asyncio.sleep(5)
        if links:
            await link(lead, "look")
            await link(lead, "share")
            await zoe.does(m.Follow, ticket="0" * 32)
    own = ("welcome", "done")
    heard_by = (ann.heard, looks_on.heard)
    return [[one for one in told if not any(is_of(t, one[1]) for t in own)] for told in heard_by]


def test_who_has_no_link_hears_nothing_of_one() -> None:
    silent, linked = (play(others_hear(links=links)) for links in (False, True))
    assert silent == linked
    assert all(len(told) > 3 for told in silent)


async def others_hear_of(*, followed: bool) -> list[tuple[int, bytes]]:
    _, lead, ann, zoe = await evening()
    word = await link(lead, "look")
    if followed:
        await zoe.does(m.Follow, ticket=word)
    return ann.heard


def test_that_a_grimoire_is_open_would_be_seen_so() -> None:
    assert play(others_hear_of(followed=True)) != play(others_hear_of(followed=False))


def test_a_link_lies_in_no_line_that_is_kept_or_printed(caplog: pytest.LogCaptureFixture) -> None:
    async def night() -> tuple[str, Any]:
        store = MemoryStore()
        rooms = some_rooms(store=store)
        lead, *_ = await led(rooms)
        zoe = await comes(rooms, lead)
        word = await link(lead, "look")
        await zoe.does(m.Follow, ticket=word)
        return word, [line for line, _ in store.kept[lead.code]]

    with caplog.at_level(logging.DEBUG):
        word, kept = play(night())
    assert any(b"look" in line for line in kept)
    assert not any(word.encode() in line for line in kept)
    assert word not in caplog.text
