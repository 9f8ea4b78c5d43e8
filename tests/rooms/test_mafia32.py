"""Mafia in a room: evenings to their end, who may speak, and what the wire betrays of a night."""

from __future__ import annotations

import asyncio
import random
from collections import defaultdict
from typing import Any

import pytest
from tests.rooms.table import Phone, a_house, now, play, until_beat
from tests.rooms.test_secrets import Sleeper, World

from fabula.rooms import messages as m
from fabula.rooms.house import House
from fabula.rooms.store import MemoryStore

QUICK = {"step": 4, "gang": 4, "look": 5, "talk": 20, "vote": 5, "hand": 3, "farewell": 5}


async def a_mafia(people: int, roles: str = "", **settings: Any) -> list[Phone]:
    """People at a table of Mafia, the cards dealt."""
    house = a_house()
    await house.open()
    phones = [await Phone().enter(house, m.Make("A", tale="mafia32"))]
    for n in range(1, people):
        phones.append(await Phone().enter(house, m.Join(phones[0].code, chr(ord("A") + n))))
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
        house = a_house()
        await house.open()
        phone = await Phone().enter(house, m.Make("A", tale="mafia32"))
        for _ in range(9):
            await phone.does(m.AddBot)
        await phone.does(m.Settings, change={**QUICK, "last_words": True})
        assert (await phone.does(m.Start))["t"] == "done"
        await asyncio.sleep(4 * 3600)
        assert phone.room["stage"] == "after"
        assert [one for one in phone.last("fabula")["list"] if one["e"] == "claimed"]

    play(evening())


def test_a_trial_deals_at_once() -> None:
    async def evening() -> None:
        phone = await Phone().enter(a_house(), m.Make("A", tale="mafia32", trial=True))
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
        assert phones[0].clock["phase"] == "farewell"
        assert (await phones[2].does(m.Say, text="I am innocent"))["t"] == "done"
        assert (await phones[3].does(m.Say, text="so am I"))["why"] == "refused-chat-closed"
        await phones[2].answer(["ready"])
        if phones[0].room["stage"] == "playing":
            await until_beat(phones, "day")
            assert (await phones[2].does(m.Say, text="boo"))["why"] == "refused-dead-are-silent"

    play(evening())


# ---- what a listener cannot know changes no byte, nor when it comes

SETS = {
    "one of each": "don mafioso doctor detective beauty citizen citizen citizen",
    "two of each": "mafioso mafioso doctor doctor detective detective citizen citizen",
    "a spy": "mafioso mafioso spy bodyguard citizen citizen citizen citizen",
    "a loner": "mafioso lawyer judge journalist patient_zero citizen citizen citizen",
}
WORLDS = 30


async def a_world(roles: tuple[str, ...], seed: int, subject: int) -> World:
    """A first night, a day without a word, and the second night until the hour before dawn."""
    chance, constant = random.Random(seed), random.Random(0)
    house = House(MemoryStore(), now=now, below=constant.randrange)
    phones = [await Phone().enter(house, m.Make("A", tale="mafia32"))]
    for n in range(1, len(roles)):
        phones.append(await Phone().enter(house, m.Join(phones[0].code, chr(ord("A") + n))))
    onlooker = await Phone().enter(house, m.Watch(phones[0].code))
    for n, phone in enumerate((*phones, onlooker)):
        phone.name = f"phone{n}"
    await phones[0].does(m.Settings, change={**QUICK, "hands": "at_once"})
    await phones[0].does(m.Choose, roles=list(roles))
    constant.seed(seed)
    started = now()
    before = [len(phone.heard) for phone in (phones[subject], onlooker)]
    await phones[0].does(m.Start)
    await until_beat(phones, "vote")
    await until_beat(phones, "night")
    lives = [
        asyncio.ensure_future(Sleeper(phone, chance, steady=seat == subject).live())
        for seat, phone in enumerate(phones)
    ]
    await asyncio.sleep(_length(roles) - 2)
    assert phones[0].clock["phase"] == "night"
    for life in lives:
        life.cancel()
    told = [[(at - started, heard) for at, heard in phone.heard] for phone in (phones[subject], onlooker)]
    entries = repr(phones[subject].entries)
    await house.close()
    return World(entries, told[0][before[0] :], told[1][before[1] :])


def _length(roles: tuple[str, ...]) -> int:
    """Seconds of a night of this set."""
    alone = [role for role in dict.fromkeys(roles) if role not in ("don", "mafioso", "spy", "citizen")]
    return 3 * QUICK["gang"] + len(alone) * QUICK["step"]


@pytest.mark.parametrize("name", SETS)
def test_what_one_cannot_know_changes_no_byte(name: str) -> None:
    played = [play(a_world(tuple(SETS[name].split()), seed, subject=1)) for seed in range(WORLDS)]
    assert played[0].onlooker
    alike: dict[str, list[World]] = defaultdict(list)
    for world in played:
        assert world.onlooker == played[0].onlooker
        alike[world.told].append(world)
    for group in alike.values():
        for world in group[1:]:
            assert world.sent == group[0].sent
    assert WORLDS - len(alike) >= WORLDS // 6, "too few worlds look alike to prove anything"
