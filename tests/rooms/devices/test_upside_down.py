"""The law of secrets on the wire where all eyes are closed by day: Blood Vendetta's first light time.

Many worlds with the same people and cards, but other deals, other choices and other moments of choosing. The
town sees the same in all of them until night falls; so does a seat that was told the same.
"""

from __future__ import annotations

import asyncio
import random
from collections import defaultdict
from typing import NamedTuple

import pytest
from tests.rooms.table import Phone, now, play, until_beat

from fabula.rooms.rooms import Rooms
from fabula.rooms.storage.store import MemoryStore
from fabula.rooms.wire import messages as m

SETS = {
    "a small town": ("count", "lamia", "vampire", "vampire", "vampire", "hunter", "hunter"),
    "killers and protectors": ("king", "queen", "nosferatu", "vampire", "vampire", "monk", "hunter"),
    "drawn blind": ("lord", "special_vampire", "vampire", "vampire", "vampire", "hunter", "shapeshifter"),
}
SETTINGS = {"step": 4, "meeting": 4, "look": 5, "talk": 20, "vote": 5}
WORLDS = 12


class World(NamedTuple):
    """What a seat was told, what it was sent and when, and what an onlooker was sent and when."""

    told: str
    sent: list[tuple[int, bytes]]
    onlooker: list[tuple[int, bytes]]


async def choose(phone: Phone, chance: random.Random, *, steady: bool) -> None:
    """Answer all that is asked while eyes are closed; nobody speaks, and nobody votes."""
    seen: set[str] = set()
    while True:
        for ask in phone.asks:
            if ask["id"] in seen or ask.get("open") or ask["prompt"] in ("vote", "hand"):
                continue
            seen.add(ask["id"])
            late = 0.61237 if steady else chance.uniform(0, 1.5)
            choice = ask["options"][0] if steady else chance.choice(ask["options"])
            await asyncio.sleep(late)
            await phone.does(m.Answer, ask=ask["id"], choice=choice)
        await asyncio.sleep(0.271713 if steady else chance.uniform(0.05, 0.3))


async def a_town(rooms: Rooms, roles: tuple[str, ...]) -> list[Phone]:
    """People at a table of Blood Vendetta, and an onlooker, before the deal."""
    phones = [await Phone().enter(rooms, m.Make("A", tale="vendetta"))]
    for n in range(1, len(roles)):
        phones.append(await Phone().enter(rooms, m.Join(phones[0].code, chr(ord("A") + n))))
    phones.append(await Phone().enter(rooms, m.Watch(phones[0].code)))
    for n, phone in enumerate(phones):
        phone.name = f"phone{n}"
    await phones[0].does(m.Settings, change=SETTINGS)
    await phones[0].does(m.Choose, roles=list(roles))
    return phones


async def a_world(roles: tuple[str, ...], seed: int, subject: int) -> World:
    """What one seat and an onlooker are sent from the deal to the end of the first light time."""
    chance, constant = random.Random(seed), random.Random(0)
    rooms = Rooms(MemoryStore(), now=now, below=constant.randrange)
    *phones, onlooker = await a_town(rooms, roles)
    constant.seed(seed)
    started = now()
    before = [len(phone.heard) for phone in (phones[subject], onlooker)]
    await phones[0].does(m.Start)
    living = [
        asyncio.ensure_future(choose(phone, chance, steady=seat == subject))
        for seat, phone in enumerate(phones)
    ]
    await until_beat(phones, "sunset")
    await asyncio.sleep(2)
    for one in living:
        one.cancel()
    told = [[(at - started, heard) for at, heard in phone.heard] for phone in (phones[subject], onlooker)]
    entries = repr(phones[subject].entries)
    await rooms.close()
    return World(entries, told[0][before[0] :], told[1][before[1] :])


@pytest.mark.parametrize("name", SETS)
def test_what_one_cannot_know_changes_no_byte_by_day(name: str) -> None:
    played = [play(a_world(SETS[name], seed, subject=1)) for seed in range(WORLDS)]
    alike: dict[str, list[World]] = defaultdict(list)
    for world in played:
        if name != "drawn blind":  # what was drawn is called by its name
            assert world.onlooker == played[0].onlooker
        alike[world.told].append(world)
    for group in alike.values():
        for world in group[1:]:
            assert world.sent == group[0].sent
    assert len(alike) < WORLDS, "no two worlds look alike: nothing is proved"


@pytest.mark.parametrize("phase", ["acquaintance", "dawn", "day", "sunset"])
def test_everybody_has_something_to_tap_while_eyes_are_closed(phase: str) -> None:
    async def evening() -> list[int]:
        rooms = Rooms(MemoryStore(), now=now, below=random.Random(1).randrange)
        *phones, _ = await a_town(rooms, SETS["killers and protectors"])
        await phones[0].does(m.Start)
        await until_beat(phones, phase)
        asked = [len(phone.asks) for phone in phones]
        await rooms.close()
        return asked

    assert play(evening()) == [1] * 7


def test_by_night_all_speak_and_by_day_nobody_does() -> None:
    async def evening() -> list[str]:
        rooms = Rooms(MemoryStore(), now=now, below=random.Random(1).randrange)
        *phones, _ = await a_town(rooms, SETS["a small town"])
        await phones[0].does(m.Start)
        answers = []
        for phase in ("night", "vote", "dawn"):
            await until_beat(phones, phase)
            await phones[1].does(m.Say, text="I am a vampire")
            answers.append(str(phones[1].heard[-1][1]))
        await rooms.close()
        return answers

    by_night, while_voting, by_day = play(evening())
    assert "chat-closed" in by_day
    assert "chat-closed" not in by_night + while_voting


@pytest.mark.parametrize(
    "settings",
    [{}, {"voting": "die", "hunter_of_hunters": True, "enchanted": True, "temporary_host": "always"}],
    ids=str,
)
def test_an_evening_with_bots_comes_to_its_end(settings: dict[str, bool | str]) -> None:
    async def evening() -> dict[str, object]:
        rooms = Rooms(MemoryStore(), now=now, below=random.Random(3).randrange)
        phone = await Phone().enter(rooms, m.Make("A", tale="vendetta"))
        for _ in range(9):
            await phone.does(m.AddBot)
        await phone.does(m.Settings, change={**SETTINGS, **settings})
        await phone.does(m.Start)
        for _ in range(3600):
            if phone.room["stage"] == "after":
                break
            await asyncio.sleep(2)
        await rooms.close()
        return phone.entries[-1]

    assert play(evening())["e"] == "won"
