"""The law of secrets in real time: a tap by night is acknowledged as soon as it would be if it were a dream.

The statistic is the area under the ROC curve: how often a real tap took longer than a dreamt one. Where times
tell nothing it is a half; with a disk as slow as a memory card, where only what was real waited, it was 1.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Sequence
from pathlib import Path

import pytest
from tests.rooms.table import Phone, an_option, lots

from fabula.rooms import room_server
from fabula.rooms.rooms import Rooms
from fabula.rooms.storage.sqlite import SqliteStore
from fabula.rooms.storage.store import Written
from fabula.rooms.wire import messages as m

SLOW, SLOWER = 0.012, 0.05  # s
TABLES, PEOPLE, GAMES = 5, 5, 2
ENOUGH = 12
FAR = 0.25  # from a half
CARDS = ["werewolf", "werewolf", "seer", "seer", "robber", "troublemaker", "insomniac", "drunk"]


class SlowStore(SqliteStore):
    """On a disk that takes its time."""

    takes = SLOW

    async def append(self, lines: Sequence[Written]) -> None:
        """Keep these lines."""
        await super().append(lines)
        await asyncio.sleep(self.takes)

    async def pulse(self) -> None:
        """Write a little."""
        await super().pulse()
        await asyncio.sleep(self.takes)


class Timed(Phone):
    """A phone that notes by the clock on the wall when something comes."""

    def __init__(self) -> None:
        super().__init__()
        self.came = 0.0

    async def enter(self, rooms: Rooms, first: m.FirstMessage, address: str = "table") -> Timed:
        """Come in, and look at the clock at each message."""
        await super().enter(rooms, first, address)
        assert self.connection is not None
        deliver = self.connection.deliver

        def noted(*messages: bytes) -> None:
            self.came = time.perf_counter()
            deliver(*messages)

        self.connection.deliver = noted  # type: ignore[method-assign]  # the clock on the wall
        return self


class Times:
    """How long it took from a tap to what came of it."""

    def __init__(self) -> None:
        self.real: list[float] = []
        self.dreamt: list[float] = []

    @property
    def auc(self) -> float:
        """How often a real tap took longer than a dreamt one."""
        pairs = [(one > other) + (one == other) / 2 for one in self.real for other in self.dreamt]
        return sum(pairs) / len(pairs)


async def measured(folder: Path) -> tuple[Times, Times]:
    """Some tables play some nights: the times at the phone that taps, and at another of the same person."""
    own, other = Times(), Times()
    rooms = Rooms(SlowStore(folder / "rooms.sqlite3"), hurry=0.25, below=lots(3))
    await rooms.open()
    await asyncio.gather(*(an_evening(rooms, table, own, other) for table in range(TABLES)))
    await rooms.close()
    return own, other


async def an_evening(rooms: Rooms, table: int, own: Times, other: Times) -> None:
    chance, address = random.Random(table), f"table {table}"
    phones = [await Timed().enter(rooms, m.Make("A"), address)]
    for n in range(1, PEOPLE):
        phones.append(await Timed().enter(rooms, m.Join(phones[0].code, f"P{n}"), address))
    seconds = [await Timed().enter(rooms, m.Return(one.code, one.key), address) for one in phones]
    await phones[0].does(m.Choose, roles=CARDS)
    await phones[0].does(m.Settings, change={"look": 5, "step": 4})
    for _ in range(GAMES):
        assert (await phones[0].does(m.Start))["t"] == "done"
        taps = [tapping(rooms, *pair, chance, own, other) for pair in zip(phones, seconds, strict=True)]
        await asyncio.gather(*taps)
        await phones[0].does(m.Again)


async def tapping(
    rooms: Rooms, phone: Timed, second: Timed, chance: random.Random, own: Times, other: Times
) -> None:
    """Tap whatever is asked until it is day, each time after a while."""
    while phone.clock["phase"] in ("dusk", "night"):
        await asyncio.sleep(chance.uniform(0.02, 0.3))
        if phone.clock["phase"] != "night" or not phone.asks:
            continue
        play, ask = rooms.servers[phone.code].room.play, phone.asks[0]
        assert play is not None
        is_dream = play.asks.is_dream(ask["seat"])
        began = time.perf_counter()
        done = await phone.does(m.Answer, ask=ask["id"], choice=an_option(ask, chance.randrange(99)))
        if done["t"] == "done":
            for times, came in ((own, phone.came), (other, second.came)):
                if came > began:
                    (times.dreamt if is_dream else times.real).append(came - began)


def test_times_do_not_tell_a_real_tap_from_a_dreamt_one(tmp_path: Path) -> None:
    for times in asyncio.run(measured(tmp_path)):
        assert len(times.real) >= ENOUGH
        assert len(times.dreamt) >= ENOUGH
        assert abs(times.auc - 0.5) < FAR, times.auc


def test_the_law_sees_when_only_what_is_real_waits_for_the_disk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def nothing(_: SlowStore) -> None: ...

    monkeypatch.setattr(room_server, "EVEN", 1e-6)
    monkeypatch.setattr(SlowStore, "pulse", nothing)
    monkeypatch.setattr(SlowStore, "takes", SLOWER)  # so that it is seen on a busy machine too
    own, _ = asyncio.run(measured(tmp_path))
    assert own.auc > 0.5 + FAR
