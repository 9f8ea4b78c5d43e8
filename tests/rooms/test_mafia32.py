"""Mafia in a room: evenings to their end, and who may speak."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from tests.rooms.table import Phone, play, some_rooms, until_beat, until_watched

from fabula.games.mafia32.tale import Mafia32
from fabula.rooms.room.room import Room
from fabula.rooms.storage import log
from fabula.rooms.wire import messages as m

QUICK = {"step": 4, "gang": 4, "look": 5, "talk": 20, "vote": 5, "hand": 3, "farewell": 5}


async def a_mafia(people: int, roles: str = "", **settings: Any) -> list[Phone]:
    """People at a table of Mafia, the cards dealt."""
    rooms = some_rooms()
    await rooms.open()
    phones = [await Phone().enter(rooms, m.Make("A", tale="mafia32"))]
    for n in range(1, people):
        phones.append(await Phone().enter(rooms, m.Join(phones[0].code, chr(ord("A") + n))))
    assert (await phones[0].does(m.Settings, change={**QUICK, **settings}))["t"] == "done"
    if roles:
        assert (await phones[0].does(m.Choose, roles=roles.split()))["t"] == "done"
    assert (await phones[0].does(m.Start))["t"] == "done"
    return phones


@pytest.mark.parametrize("hands", ["in_turn", "at_once", "secret"])
def test_nobody_does_anything_and_the_game_ends_all_the_same(hands: str) -> None:
    async def evening() -> None:
        phones = await a_mafia(7, hands=hands)
        await asyncio.sleep(4 * 3600)
        assert phones[0].room["stage"] == "after"
        assert phones[0].last("fabula")["list"][-1]["e"] == "won"

    play(evening())


def test_bots_play_with_one_person_to_the_end() -> None:
    async def evening() -> None:
        rooms = some_rooms()
        await rooms.open()
        phone = await Phone().enter(rooms, m.Make("A", tale="mafia32"))
        for _ in range(9):
            await phone.does(m.AddBot)
        await phone.does(m.Settings, change={**QUICK, "last_words": True})
        assert (await phone.does(m.Start))["t"] == "done"
        await asyncio.sleep(4 * 3600)
        assert phone.room["stage"] == "after"
        told = phone.last("fabula")["list"]
        assert [one for one in told if one["e"] == "claimed"]
        votes = [one for one in told if one["e"] == "voted"]
        assert votes
        for one in votes:
            hands = [[seat, at] for seat, at in enumerate(one["votes"]) if isinstance(at, int)]
            assert one.get("cast", []) == hands
        assert {one["e"] for one in told if "cast" in one} <= {"voted", "raised"}

    play(evening())


def test_a_trial_deals_at_once() -> None:
    async def evening() -> None:
        phone = await Phone().enter(some_rooms(), m.Make("A", tale="mafia32", trial=True))
        assert phone.room["stage"] == "playing"
        assert len(phone.room["seats"]) == 9
        assert phone.room["settings"]["gang"] == 6
        await asyncio.sleep(4 * 3600)
        assert phone.room["stage"] == "after"

    play(evening())


def test_a_night_gives_everybody_something_to_touch() -> None:
    async def evening() -> None:
        phones = await a_mafia(7, "don mafioso doctor detective citizen citizen citizen")
        await until_beat(phones, "day")
        await until_beat(phones, "night")
        for step in ("doctor", "mafia", "detective"):
            assert phones[0].entry("called")["step"] == step
            assert all(phone.asks for phone in phones)
            await asyncio.sleep(QUICK["gang"] * (3 if step == "mafia" else 1) + 0.01)
        assert phones[0].clock["phase"] == "dawn"
        await until_watched(phones)
        assert phones[0].clock["phase"] == "day"

    play(evening())


def test_the_dead_say_nothing_more_and_the_condemned_have_the_last_word() -> None:
    async def evening() -> None:
        phones = await a_mafia(7, "mafioso citizen citizen citizen citizen doctor detective", last_words=True)
        await until_beat(phones, "vote")
        for candidate in range(7):
            for seat, phone in enumerate(phones):
                if seat != candidate and phone.asks:
                    await phone.answer(2 if candidate == 2 else None)
        await until_watched(phones)
        assert phones[0].clock["phase"] == "farewell"
        assert (await phones[2].does(m.Say, text="I am innocent"))["t"] == "done"
        assert (await phones[3].does(m.Say, text="so am I"))["why"] == "refused-chat-closed"
        await phones[2].answer(["ready"])
        if phones[0].room["stage"] == "playing":
            await until_beat(phones, "day")
            assert (await phones[2].does(m.Say, text="boo"))["why"] == "refused-dead-silent"

    play(evening())


def test_a_game_whose_log_names_fewer_settings_goes_on_as_it_was_begun() -> None:
    room = Room(lambda number: 0)
    six = ["mafioso", "doctor", "citizen", "citizen", "citizen", "citizen"]
    of_its_time = {one.key: one.default for one in Mafia32.settings if one.before is None}
    room.apply(log.RoomMade(1, "123456", "mafia32"))
    for n in range(6):
        room.apply(log.Joined(1, f"p{n}", f"P{n}", "en"))
        room.apply(log.Sat(1, f"p{n}"))
    room.apply(log.Started(2, six, of_its_time))
    assert room.play is not None
    settings = room.play.telling.setup.settings
    assert [settings[key] for key in ("rulings", "crossed_arms", "infected_criminals")] == [
        "first",
        "all",
        "gone",
    ]
    assert room.settings["crossed_arms"] == "detective"  # of the next game
