"""Several of one role by night: each has a step of their own, and nobody can tell how many they are."""

from __future__ import annotations

import asyncio
import json

from tests.rooms.dealing import TIMERS
from tests.rooms.table import Phone, a_table, is_of, play, some_rooms

from fabula.rooms.storage.store import MemoryStore
from fabula.rooms.wire import messages as m

SCRIPT = (
    "village_idiot", "chef", "empath", "washerwoman", "librarian", "investigator", "scarlet_woman", "imp",
)  # fmt: skip
SEATS = 7
SECOND = 1000
GAMES = 9


def began(phone: Phone, phase: str) -> int:
    """When this phone heard that a phase had begun, in seconds."""
    clocks = ((at, json.loads(told)) for at, told in phone.heard if is_of("clock", told))
    return next(at for at, clock in clocks if clock["phase"] == phase) // SECOND


async def first_night(seed: int) -> tuple[list[int], int]:
    """How long each Village Idiot was asked while nobody answered, and how long the night was, in seconds."""
    phones = await a_table(some_rooms(MemoryStore(), seed), SEATS, tale="clocktower")
    await phones[0].does(m.Settings, change={**TIMERS["clocktower"], "step": 8})
    await phones[0].does(m.Choose, roles=list(SCRIPT))
    assert (await phones[0].does(m.Start))["t"] == "done"
    asked: dict[int, int] = {}
    while phones[0].clock["phase"] != "day":
        for at, phone in enumerate(phones):
            if phone.asks and phone.asks[0]["prompt"] == "village_idiot":
                asked[at] = asked.get(at, 0) + 1
        await asyncio.sleep(1)
    return list(asked.values()), began(phones[0], "day") - began(phones[0], "night")


def test_each_village_idiot_has_a_step_and_every_night_is_as_long() -> None:
    async def evening() -> None:
        nights = [await first_night(seed) for seed in range(GAMES)]
        assert {len(asked) for asked, _ in nights} >= {1, 2, 3}
        assert {seconds for asked, _ in nights for seconds in asked} <= {7, 8, 9}
        assert len({length for _, length in nights}) == 1

    play(evening())
