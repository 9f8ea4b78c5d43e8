"""A finished room: bots have played to the end beside somebody, on a clock on which that takes no time."""

from __future__ import annotations

import asyncio
import json
import time

from tests.rooms.table import Phone, play, some_rooms

from fabula.rooms.storage.log import key_in
from fabula.rooms.storage.store import Kept, MemoryStore, Written
from fabula.rooms.wire import messages as m
from fabula.rooms.wire.parts import Language

A_WHOLE_DAY = 24 * 3600
KEY = "k" * 40


class Finished:
    """The log of such a room, which any store may be given under any code; `KEY` opens it.

    So many sit there, or as many as the tale has in a trial.
    """

    def __init__(
        self, tale: str, name: str = "Host", lang: Language = "en", seats: int | None = None
    ) -> None:
        trial = seats is None
        self.log = play(self._played(m.Make(name, lang, tale=tale, trial=trial, key=KEY), (seats or 1) - 1))

    async def _played(self, first: m.Make, bots: int) -> list[Kept]:
        store = MemoryStore()
        rooms = some_rooms(store)
        host = await Phone().enter(rooms, first)
        for _ in range(bots):
            await host.does(m.AddBot)
        if bots:
            assert (await host.does(m.Start))["t"] == "done"
        await host.leave()
        await asyncio.sleep(A_WHOLE_DAY)
        assert rooms.servers[host.code].room.stage == "after"
        return store.kept[host.code]

    def lines(self, code: str) -> list[Written]:
        """Its log as that of the room with this code, finished just now."""
        late = round(time.time() * 1000) - json.loads(self.log[-1][0])["at"]
        lines = []
        for seq, (entry, command) in enumerate(self.log):
            data = json.loads(entry) | ({"code": code} if seq == 0 else {})
            data["at"] += late
            written = json.dumps(data, separators=(",", ":"), ensure_ascii=False).encode()
            lines.append(Written(code, seq, written, command, key_in(written), False if seq == 0 else None))
        return lines
