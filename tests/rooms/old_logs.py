"""Logs as a version writes them, to be read by every later one.

    python -m tests.rooms.old_logs NAME

plays an evening of each tale, led by Fabula and by a person, and lays their logs into `logs/NAME`: one game
to its end, and one that is cut off somewhere in the middle. It is run once for each version that goes out.
"""

from __future__ import annotations

import asyncio
import gzip
import json
import random
import sys
from pathlib import Path

from tests.rooms.dealing import TIMERS
from tests.rooms.table import Phone, a_table, an_option, play, some_rooms
from tests.rooms.test_scripts_played import without_statements

from fabula.games import TALES
from fabula.rooms.access.limits import Limits
from fabula.rooms.storage.store import Kept, MemoryStore
from fabula.rooms.wire import messages as m

LOGS = Path(__file__).with_name("logs")
PEOPLE = 4
SEATS = {"onenight": 5, "mafia32": 9, "vendetta": 9, "clocktower": 9}
LONGEST = 20_000  # turns at a table
ENDING = ".jsonl.gz"


class Evening:
    """Some people and some bots who do this and that; where a person leads, it is the host."""

    def __init__(self, tale: str, *, led: bool) -> None:
        self.tale = tale
        self.led = led
        self.chance = random.Random(f"{tale} {led}")
        self.store = MemoryStore()
        self.phones: list[Phone] = []

    async def play(self) -> list[Kept]:
        """One game to its end, and of the next one a part."""
        rooms = some_rooms(self.store, 7, Limits(commands_at_once=10**6))
        self.phones = await a_table(rooms, PEOPLE + self.led, tale=self.tale)
        host = self.phones[0]
        if self.led:
            await host.does(m.Settings, change={"lead": "person"})
        await host.does(m.Settings, change=TIMERS.get(self.tale, {}))
        for _ in range(SEATS[self.tale] - PEOPLE):
            await host.does(m.AddBot, mind="random")
        await self._greet()
        await self._deal()
        await self._write_down()
        await self._until_the_end()
        await host.does(m.Again)
        await self._deal()
        for _ in range(self.chance.randrange(20, 120)):
            await self._turn()
        await rooms.close()
        return self.store.kept[host.code]

    async def _greet(self) -> None:
        """What people do besides playing: one has another face, one points at another."""
        assert (await self.phones[1].does(m.ChooseFace, face="whale"))["t"] == "done"
        assert (await self.phones[2].does(m.MakeSign, sign="point", at=0))["t"] == "done"

    async def _write_down(self) -> None:
        """What one of them keeps to themself: what they think of somebody, and who will win."""
        almanac = TALES[self.tale].almanac
        side = next(iter(almanac.side_of.values()))
        assert (await self.phones[1].does(m.Jot, about=0, side=side, text="Hm."))["t"] == "done"
        assert (await self.phones[1].does(m.Jot, about=2, heard=[["suspect", 0]]))["t"] == "done"
        assert (await self.phones[1].does(m.Jot, text="Who lied?"))["t"] == "done"
        assert (await self.phones[1].does(m.Wager, side=side))["t"] == "done"

    async def _deal(self) -> None:
        answer = await self.phones[0].does(m.Start)
        assert answer["t"] == "done", answer

    async def _until_the_end(self) -> None:
        for _ in range(LONGEST):
            if self.phones[0].room["stage"] == "after":
                return
            await self._turn()
        raise AssertionError(f"{self.tale} did not end")

    async def _turn(self) -> None:
        phone = self.chance.choice(self.phones)
        if phone.asks and (not phone.asks[0].get("open") or self.chance.random() < 0.2):
            ask = without_statements(self.chance.choice(phone.asks))
            if "suggested" in ask or ask["options"]:
                choice = ask["suggested"] if "suggested" in ask else an_option(ask, self.chance.randrange(99))
                await phone.does(m.Answer, ask=ask["id"], choice=choice, seat=ask.get("seat"))
        elif self.led and self.chance.random() < 0.5:
            await self.phones[0].does(m.Next)
        await asyncio.sleep(self.chance.choice((0.3, 1.1, 2.7)))


def keep(kept: list[Kept], file: Path) -> None:
    """Lay a log into a file, a line each, with the command that a line came from."""
    lines = (json.dumps([line.decode(), command], ensure_ascii=False) for line, command in kept)
    with gzip.GzipFile(file, "wb", mtime=0) as out:
        out.write("\n".join(lines).encode())


def kept_in(file: Path) -> list[Kept]:
    """The log that lies in a file."""
    with gzip.open(file) as lines:
        return [(line.encode(), command) for line, command in map(json.loads, lines)]


def main(name: str) -> None:
    """Play the evenings and keep their logs."""
    (LOGS / name).mkdir(parents=True, exist_ok=True)
    for tale in TALES:
        for led in (False, True):
            keep(
                play(Evening(tale, led=led).play()),
                LOGS / name / f"{tale}-{'led' if led else 'alone'}{ENDING}",
            )


if __name__ == "__main__":
    main(sys.argv[1])
