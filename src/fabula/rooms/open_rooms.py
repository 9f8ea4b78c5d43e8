"""The rooms that are open: each from when somebody comes, or its clock runs, until all have left."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Iterable, Mapping
from contextlib import nullcontext, suppress
from typing import TypeVar

from fabula.core.refusals import Refusal
from fabula.rooms.access.makers import Makers
from fabula.rooms.devices.door import STOPPING
from fabula.rooms.heirs import Heirs, ReadAhead
from fabula.rooms.room_server import RoomServer
from fabula.rooms.services import Services
from fabula.rooms.storage.store import AtAnotherNode, CannotBeKept, Node
from fabula.rooms.tasks import ended
from fabula.rooms.turns import Turns
from fabula.rooms.watch import Watch

Answer = TypeVar("Answer")
ONE_BY_ONE, ALL_WITHIN = 0.4, 5.0  # s; from one room that is handed over to the next, and for all of them
_logger = logging.getLogger("fabula.rooms")


async def answered(question: Awaitable[Answer]) -> Answer:
    """What the store says; Refusal where it cannot be asked."""
    try:
        return await question
    except CannotBeKept:
        _logger.exception("the store cannot be asked")
        raise Refusal(STOPPING) from None


async def tidied(work: Awaitable[None]) -> None:
    """Where the store cannot tidy up, all goes on as before."""
    try:
        await work
    except CannotBeKept:
        _logger.exception("what is old stays in the store")


class OpenRooms:
    """The rooms in memory. All others are in the store, and are opened for whoever comes."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.servers: dict[str, RoomServer] = {}
        self.makers = Makers()
        self.making = Turns()  # by the keys of devices that make rooms
        self._turns = Turns()
        self._watch = None if services.store.sharing is None else Watch(self, services.store.sharing)
        self._resting: dict[str, int] = {}  # since when
        self._ahead = ReadAhead(services.store, lambda: RoomServer(services))
        self.heirs: Heirs | None = None
        self._opening: asyncio.Task[None] | None = None
        self.are_handed_over = False  # what is not open here any more is opened elsewhere

    # ---- opening

    async def begin(self) -> None:
        """Open the rooms in which a clock runs, one after another; whoever comes to one opens it at once."""
        due = await self.services.store.due()
        self._opening = asyncio.get_running_loop().create_task(self.open_each(due))
        if self._watch is not None:
            self._watch.begin()

    async def open_each(self, codes: Iterable[str]) -> None:
        """Open rooms one after another; what is wrong with one stops no other."""
        for code in codes:
            try:
                await self.find(code)
            except AtAnotherNode:  # which was sooner
                continue
            except Exception:
                _logger.exception("room %s is not open", code)

    def here(self, code: str) -> RoomServer | None:
        """The room with this code, if it is open here, and nobody else has it."""
        server = self.servers.get(code)
        return None if server is None or server.is_left else server

    async def find(self, code: str) -> RoomServer | None:
        """The room with this code, opened if it was not; None if there is no such room."""
        if (server := self.here(code)) is not None:
            return server
        async with self._turns.of(code):
            return self.here(code) or await self._open(code)

    async def _open(self, code: str) -> RoomServer | None:
        if self.are_handed_over:
            raise Refusal(STOPPING)
        try:
            kept = await answered(self.services.store.take(code))
        except AtAnotherNode:
            self.servers.pop(code, None)
            raise
        if kept is None:
            return None
        server = self._ahead.opened(code)
        server.address = self.makers.of(code)
        await server.open(kept)
        self.servers[code] = server
        return server

    async def with_key(self, code: str, key: str) -> RoomServer | None:
        """The room in which the key with this hash opens; for any other key no room is opened."""
        server = self.here(code)
        if server is None and await answered(self.services.store.opens(code, key)):
            server = await self.find(code)
        if server is None or server.lost:
            return None
        if server.is_cut_off:
            raise Refusal(STOPPING)
        return server if server.room.who_has(key) is not None else None

    async def to_read(self, code: str, key: str) -> RoomServer | None:
        """The room by its key as `with_key` has it, though another node may have it: then it is only read."""
        try:
            return await self.with_key(code, key)
        except AtAnotherNode:
            server = RoomServer(self.services)
            server.read(await answered(self.services.store.log_of(code)))
            return None if server.lost or server.room.who_has(key) is None else server

    async def read_ahead(self, code: str) -> bool:
        """Read a room of a node that leaves; whether it is well to give it to this one."""
        return not self.are_handed_over and await self._ahead.read(code)

    # ---- leaving

    async def leave_those_at_rest(self) -> None:
        """Let the rooms go in which nobody has been for a while, and no clock runs."""
        now = self.services.now()
        at_rest = {code: server for code, server in self.servers.items() if server.rests}
        self._resting = {code: self._resting.get(code, now) for code in at_rest}
        for code, since in list(self._resting.items()):
            if now - since >= self.services.limits.room_rests:
                await self._leave(code, at_rest[code])

    async def _leave(self, code: str, server: RoomServer) -> None:
        async with self._turns.of(code):
            if self.servers.get(code) is not server or not server.rests:
                return
            del self.servers[code]
            self.makers.left(code, server.touched)
            server.be_left()
            await tidied(self.services.store.leave(code))

    def open_now(self) -> Mapping[str, object]:
        """All rooms in memory, by their codes."""
        return dict(self.servers)

    async def let_go_of_lost(self, owned: set[str], before: Mapping[str, object]) -> None:
        """Let the rooms go that were open before, and which another node has taken."""
        for code in before.keys() - owned:
            server = self.servers.get(code)
            if server is not None and server is before[code]:
                del self.servers[code]
                server.be_left(STOPPING)

    def let_go(self) -> list[str]:
        """The rooms that were let go because the store could not be told, or asked whose they are."""
        return [code for code, server in self.servers.items() if server.is_left]

    async def set_the_old_aside(self) -> None:
        """Set the rooms aside that nobody has used for long, and forget what has lain aside as long."""
        now = self.services.now()
        oldest = now - self.services.limits.room_kept
        with suppress(Refusal):
            for code in await answered(self.services.store.untouched_since(oldest)):
                async with self._turns.of(code):
                    await self._set_aside(code, oldest)
        await tidied(self.services.store.forget(oldest))
        kept_since = now - self.services.limits.chronicle_kept
        await tidied(self.services.store.forget_chronicles(kept_since))
        self.makers.forget(now - self.services.limits.room_counts, self.servers.__contains__)

    async def _set_aside(self, code: str, oldest: int) -> None:
        server = self.servers.get(code)
        if server is not None:
            if server.touched >= oldest or server.sync.devices:
                return
            del self.servers[code]
            await server.close()
        self.makers.unmake(code)
        await tidied(self.services.store.set_aside(code, self.services.now()))

    async def hand_over(self) -> None:
        """Finish what is under way, let other nodes have all rooms, and send devices there.

        Rooms where somebody is go one after another, so that whoever reads them has time for each: meanwhile
        the others are served here. As long as there is time, each is served until its heir has read it.
        """
        await ended(self._opening)
        if self._watch is None:
            return
        self.are_handed_over = True
        await self._watch.end()
        loop = asyncio.get_running_loop()
        until, visited = loop.time() + ALL_WITHIN, [one for one in self.servers.values() if one.sync.devices]
        for number, server in enumerate(visited):
            left = max(0.0, until - loop.time())
            heirs = self.heirs if left else None
            pause = asyncio.sleep(min(ONE_BY_ONE, left / (len(visited) - number)))
            await asyncio.gather(self._bequeath(server, heirs), pause)
        servers = [server for server in self.servers.values() if not server.is_left]
        for server in servers:
            async with server.lock:
                server.is_left = True
        await self._watch.retire()
        for server in servers:
            server.be_left(STOPPING)

    async def _bequeath(self, server: RoomServer, heirs: Heirs | None) -> None:
        async with heirs.heir_of(server.room.code) if heirs else nullcontext() as heir:
            await self._hand_over(server, heir)

    async def _hand_over(self, server: RoomServer, heir: Node | None) -> None:
        async with server.lock:
            if server.is_left:
                return
            server.is_left = True
        assert self._watch is not None
        await self._watch.give(server.room.code, heir)
        server.be_left(STOPPING)

    async def close(self) -> None:
        """Finish what is under way everywhere, and let go of all devices."""
        for server in list(self.servers.values()):
            await server.close()
