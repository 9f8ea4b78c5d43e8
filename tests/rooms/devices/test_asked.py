"""What is asked in an open window, and what all see of a room, is as if it were put together anew."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest
from tests.rooms.table import Phone, a_table, an_option, play, some_rooms, until_beat, until_watched

from fabula.games import TALES
from fabula.rooms.devices.sync import Sync, encode
from fabula.rooms.wire import messages as m

PEOPLE, ACTS = 7, 150


def is_as_put_together_anew(sync: Sync) -> bool:
    """Whether each device was sent what it is asked now, and the room as it is."""
    room = encode(sync.snapshot())
    return all(
        device.sent["asks"] == sync.asks_for(sync.listener_of(device.person)) and device.sent["room"] == room
        for device in sync.devices
    )


async def act(phones: list[Phone], chance: random.Random) -> bool:
    """Somebody does something they may do; whether anybody may."""
    able = [(phone, ask) for phone in phones for ask in phone.asks if ask.get("answered") is None]
    if not able:
        return False
    phone, ask = chance.choice(able)
    words = [one for one in ask["options"] if one != ["ready"] or chance.random() < 0.3]
    choice: Any = an_option({"options": words or ask["options"]}, chance.randrange(1000))
    await phone.does(m.Answer, ask=ask["id"], choice=choice, seat=None)
    return True


@pytest.mark.parametrize("tale", TALES)
def test_what_is_asked_and_seen_is_the_same_as_if_it_were_put_together_anew(tale: str) -> None:
    async def evening() -> int:
        chance = random.Random(tale)
        phones = await a_table(some_rooms(), PEOPLE, tale=tale)
        stay = phones[0].stay
        assert stay is not None
        await phones[0].does(m.Start)
        spoken = 0
        for _ in range(ACTS):
            if stay.server.room.stage != "playing":
                await phones[0].does(m.Again, deal=True)
            if not await act(phones, chance):
                await asyncio.sleep(5)
            assert is_as_put_together_anew(stay.server.sync)
            spoken += len(stay.server.sync.asked) > 1
        return spoken

    assert play(evening())


def test_what_is_said_and_shown_leaves_the_room_as_it_is_but_not_a_new_name_or_somebody_gone() -> None:
    async def evening() -> None:
        phones = await a_table(some_rooms(), PEOPLE)
        stay = phones[0].stay
        assert stay is not None
        room, sync = stay.server.room, stay.server.sync
        await phones[0].does(m.Start)
        await until_beat(phones, "day")
        arranged = room.arranged
        await phones[1].does(m.Say, text="I have seen nobody.")
        await phones[2].does(m.MakeSign, sign="point", at=1)
        assert room.said
        assert room.discussion.signs
        assert room.arranged == arranged
        assert is_as_put_together_anew(sync)
        await phones[1].does(m.Rename, name="Zoe")
        assert "Zoe" in room.names
        assert is_as_put_together_anew(sync)
        arranged = room.arranged
        await phones[3].leave()
        assert room.arranged == arranged
        assert sum(one.get("gone", False) for one in phones[0].room["people"]) == 1
        assert is_as_put_together_anew(sync)

    play(evening())


def what_all_see(phones: list[Phone]) -> tuple[int, list[int]]:
    """How many are asked openly and at once, and who of them has answered: the same on each device."""
    shown = {(phone.clock.get("asked", 0), tuple(phone.clock.get("answered", ()))) for phone in phones}
    ((asked, answered),) = shown
    return asked, [*answered]


async def until_all_talk_no_more(phones: list[Phone]) -> None:
    """The vote begins, and nothing is watched any more."""
    await phones[0].does(m.Start)
    await until_beat(phones, "vote")
    await until_watched(phones)


def test_all_see_who_has_answered_where_all_are_asked_openly_and_at_once() -> None:
    async def evening() -> None:
        phones = await a_table(some_rooms(), PEOPLE)
        await phones[0].does(m.Start)
        while phones[0].clock["phase"] != "vote":
            assert what_all_see(phones) == (0, []), "by night and in a talk nobody sees that"
            await asyncio.sleep(1)
        assert what_all_see(phones) == (PEOPLE, [])
        for n, phone in enumerate(phones[:-1], 1):
            await phone.answer((n + 1) % PEOPLE)
            assert what_all_see(phones) == (PEOPLE, [*range(n)])
        await phones[0].answer(2)
        assert what_all_see(phones) == (PEOPLE, [*range(PEOPLE - 1)]), "who thinks better of it has answered"
        await phones[-1].answer(0)
        assert what_all_see(phones) == (0, [])

    play(evening())


@pytest.mark.parametrize(
    ("tale", "change", "seen"),
    [
        ("mafia32", {"hands": "at_once"}, True),
        ("mafia32", {"hands": "in_turn"}, True),
        ("mafia32", {"hands": "secret"}, False),
        ("vendetta", {"hands": "at_once"}, True),
        ("vendetta", {"masquerade": True}, False),
    ],
)
def test_where_votes_are_secret_nobody_sees_who_has_given_one(
    tale: str, change: dict[str, Any], seen: bool
) -> None:
    async def evening() -> None:
        phones = await a_table(some_rooms(), PEOPLE, tale=tale)
        assert (await phones[0].does(m.Settings, change=change))["t"] == "done"
        await until_all_talk_no_more(phones)
        asking = [phone for phone in phones if any(not one.get("open") for one in phone.asks)]
        assert asking, "somebody votes"
        await asking[0].answer(None)
        asked, answered = what_all_see(phones)
        assert (asked, len(answered)) == ((len(asking), 1) if seen else (0, 0))

    play(evening())


def seen_by(phones: list[Phone]) -> list[list[Any]] | None:
    """What all see of what was answered so far, alike on each device; None where hands are not open."""
    seen = [phone.clock.get("seen") for phone in phones]
    assert all(one == seen[0] for one in seen)
    return seen[0]


OPEN = {"open_hands": True}


@pytest.mark.parametrize(
    ("tale", "change"),
    [
        ("mafia32", {"hands": "at_once"}),
        ("mafia32", {"hands": "in_turn"}),
        ("vendetta", {"hands": "at_once"}),
        ("vendetta", {"voting": "panic"}),
    ],
)
def test_where_hands_are_open_all_see_each_as_it_goes_up_and_when_one_thinks_better(
    tale: str, change: dict[str, Any]
) -> None:
    async def evening() -> None:
        phones = await a_table(some_rooms(), PEOPLE, tale=tale)
        assert (await phones[0].does(m.Settings, change={**OPEN, **change}))["t"] == "done"
        await until_all_talk_no_more(phones)
        asking = [phone for phone in phones if any(not one.get("open") for one in phone.asks)]
        assert seen_by(phones) == []
        first, second = asking[0].asks[0], asking[1].asks[0]
        at = next(one for one in first["options"] if one is not None)
        await asking[0].answer(at)
        assert seen_by(phones) == [[first["seat"], at]]
        await asking[1].answer(None)
        assert seen_by(phones) == [[first["seat"], at], [second["seat"], None]]
        await asking[0].answer(None)
        assert seen_by(phones) == [[first["seat"], None], [second["seat"], None]]

    play(evening())


@pytest.mark.parametrize(
    ("tale", "change"),
    [
        ("mafia32", {"hands": "at_once", "open_hands": False}),
        ("mafia32", {**OPEN, "hands": "secret"}),
        ("vendetta", {**OPEN, "masquerade": True}),
        ("vendetta", {**OPEN, "voting": "roses"}),
        ("onenight", {}),
    ],
)
def test_where_hands_are_not_open_nobody_sees_what_is_answered(tale: str, change: dict[str, Any]) -> None:
    async def evening() -> None:
        phones = await a_table(some_rooms(), PEOPLE, tale=tale)
        assert (await phones[0].does(m.Settings, change=change))["t"] == "done"
        await until_all_talk_no_more(phones)
        asking = [phone for phone in phones if any(not one.get("open") for one in phone.asks)]
        await asking[0].answer(asking[0].asks[0]["options"][-1])
        assert seen_by(phones) is None

    play(evening())
