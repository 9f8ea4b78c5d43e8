"""Tables at which the cards lie as written."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from typing import Any

from tests.rooms.table import Phone, a_table, now

from fabula.games import TALES
from fabula.rooms.access.limits import Limits
from fabula.rooms.rooms import Rooms
from fabula.rooms.storage.store import MemoryStore, Store
from fabula.rooms.wire import messages as m

TIMERS = {
    "mafia32": {"look": 10, "step": 4, "gang": 4, "talk": 20, "vote": 10, "hand": 3, "farewell": 5},
    "clocktower": {"look": 10, "step": 4, "talk": 20, "nominations": 10, "plea": 5, "hand": 1, "dawn": 5},
    "vendetta": {"look": 10, "step": 4, "meeting": 4, "talk": 20, "vote": 10, "plea": 5},
}


def lots_of(tale: str, cards: Sequence[str]) -> list[int]:
    """The lots by which the deal of a set gives these cards in this order."""
    pack = sorted(cards, key=TALES[tale].almanac.printed.index)
    lots = []
    for place in range(len(pack) - 1, 0, -1):
        lots.append(pack.index(cards[place]))
        pack[place], pack[lots[-1]] = pack[lots[-1]], pack[place]
        pack.pop()
    return lots


class Dealer:
    """The lots of a house: those that were laid ready, then any."""

    def __init__(self, seed: int = 1) -> None:
        self.ready: list[int] = []
        self.chance = random.Random(seed)

    def below(self, n: int) -> int:
        """The next lot."""
        return self.ready.pop(0) if self.ready else self.chance.randrange(n)


async def dealt(
    tale: str, cards: str, people: int | None = None, *, store: Store | None = None, **rules: Any
) -> tuple[Rooms, list[Phone]]:
    """A house, and people with these cards before them at dusk, the last seats held by bots."""
    dealer, roles = Dealer(), cards.split()
    limits = Limits(commands_at_once=10_000, wrong_at_once=10_000)
    rooms = Rooms(store or MemoryStore(), now=now, below=dealer.below, limits=limits)
    await rooms.open()
    led = rules.pop("led", False)
    phones = await a_table(rooms, (people or len(roles)) + led, tale=tale)
    if led:
        await phones[0].does(m.Settings, change={"lead": "person"})
    for _ in range(len(roles) - (people or len(roles))):
        await phones[0].does(m.AddBot, mind="random")
    await phones[0].does(m.Settings, change={**TIMERS[tale], **rules})
    await phones[0].does(m.Choose, roles=roles)
    dealer.ready = lots_of(tale, roles)
    assert (await phones[0].does(m.Start))["t"] == "done"
    return rooms, phones


async def until_call(phones: list[Phone], step: str, night: int = 2) -> None:
    """Let time pass until this call of a night begins, while nobody does anything."""
    for _ in range(100_000):
        phases = [one["number"] for one in phones[-1].entries if one["e"] == "phase"]
        calls = [one["step"] for one in phones[-1].entries if one["e"] == "called"]
        if calls and calls[-1] == step and phases[-1] >= night:
            return
        await asyncio.sleep(0.5)
    raise AssertionError(f"no call {step}")


def own_ask(lead: Phone) -> dict[str, Any] | None:
    """What the Storyteller is asked."""
    return next((ask for ask in lead.asks if ask["seat"] is None), None)


def asked(phone: Phone) -> str | None:
    """What a phone asks."""
    return phone.asks[0]["prompt"] if phone.asks else None
