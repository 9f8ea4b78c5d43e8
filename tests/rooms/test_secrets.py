"""The law of secrets on the wire: what a listener cannot know changes no byte it is sent, nor when.

Many worlds are played with the same people, set and public acts, but other deals, other choices at night and
other moments of choosing. Whoever was told the same in two worlds got the same bytes at the same times.
"""

from __future__ import annotations

import asyncio
import random
from collections import defaultdict
from dataclasses import dataclass, field

import pytest
from tests.rooms.table import Phone, a_table, now, play, until_beat

from fabula.rooms import messages as m
from fabula.rooms.house import House
from fabula.rooms.store import MemoryStore

SETS = {
    "the book's, for 3": ("werewolf", "werewolf", "seer", "robber", "troublemaker", "villager"),
    "two of each": ("seer", "seer", "robber", "robber", "werewolf", "drunk"),
    "a copier": ("doppelganger", "werewolf", "minion", "robber", "insomniac", "drunk"),
    "a copier and pairs": ("doppelganger", "seer", "seer", "mason", "mason", "troublemaker", "drunk"),
    "two copiers": ("doppelganger", "doppelganger", "seer", "robber", "drunk", "werewolf"),
}
SETTINGS = {"step": 4, "look": 10, "talk": 30, "vote": 10, "lone_wolf": True}
WORLDS = 40


@dataclass
class World:
    """What one seat and an onlooker were sent until the vote was about to end, with the times."""

    told: str = ""
    sent: list[tuple[int, bytes]] = field(default_factory=list)
    onlooker: list[tuple[int, bytes]] = field(default_factory=list)


class Sleeper:
    """A phone that answers whatever it is asked, itself or at the moment it is asked."""

    def __init__(self, phone: Phone, chance: random.Random, *, steady: bool) -> None:
        self.phone = phone
        self.chance = chance
        self.steady = steady
        self.seen: set[str] = set()

    async def act(self) -> None:
        """Answer once what is new, soon; a steady one answers by what it sees and always as late."""
        for ask in self.phone.asks:
            if ask["id"] in self.seen or ask.get("open"):
                continue
            self.seen.add(ask["id"])
            if self.steady:
                choice = ask["options"][len(ask["prompt"]) % len(ask["options"])]
                await asyncio.sleep(1.23457)
            elif self.chance.random() < 0.3 or (ask["prompt"] == "vote" and ask["seat"] == 0):
                continue
            else:
                choice = self.chance.choice(ask["options"])
                await asyncio.sleep(self.chance.uniform(0, 2.5))
            await self.phone.does(m.Answer, ask=ask["id"], choice=choice)

    async def live(self) -> None:
        """Act all night long."""
        while True:
            await self.act()
            await asyncio.sleep(0.371713 if self.steady else self.chance.uniform(0.1, 0.5))


async def a_world(roles: tuple[str, ...], seed: int, subject: int) -> World:
    chance = random.Random(seed)
    constant = random.Random(0)
    house = House(MemoryStore(), now=now, below=constant.randrange)
    phones = await a_table(house, len(roles) - 3)
    onlooker = await Phone().enter(house, m.Watch(phones[0].code))
    for n, phone in enumerate((*phones, onlooker)):
        phone.name = f"phone{n}"
    await phones[0].does(m.Settings, change=SETTINGS)
    await phones[0].does(m.Choose, roles=list(roles))
    constant.seed(seed)
    started = now()
    before = [len(phone.heard) for phone in (phones[subject], onlooker)]
    await phones[0].does(m.Start)
    lives = [
        asyncio.ensure_future(Sleeper(phone, chance, steady=seat == subject).live())
        for seat, phone in enumerate(phones)
    ]
    await until_beat(phones, "vote")
    await asyncio.sleep(8)
    for life in lives:
        life.cancel()
    told = [[(at - started, heard) for at, heard in phone.heard] for phone in (phones[subject], onlooker)]
    entries = repr(phones[subject].entries)
    await house.close()
    return World(entries, told[0][before[0] :], told[1][before[1] :])


@pytest.mark.parametrize("name", SETS)
def test_what_one_cannot_know_changes_no_byte(name: str) -> None:
    played = [play(a_world(SETS[name], seed, subject=1)) for seed in range(WORLDS)]
    assert played[0].onlooker
    alike: dict[str, list[World]] = defaultdict(list)
    for world in played:
        assert world.onlooker == played[0].onlooker
        alike[world.told].append(world)
    for group in alike.values():
        for world in group[1:]:
            assert world.sent == group[0].sent
    assert WORLDS - len(alike) >= WORLDS // 5, "too few worlds look alike to prove anything"
