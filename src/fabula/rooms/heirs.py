"""Who goes on with a room when its node leaves: another one, which has read the room by then."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from typing import Protocol

from fabula.rooms.progress.recovery import read_on
from fabula.rooms.room_server import RoomServer
from fabula.rooms.storage.store import CannotBeKept, Node, Store

AHEAD_FOR = 10.0  # s; who leaves hands a room over within that, or it is opened as any other


class Heirs(Protocol):
    """The other nodes, for one that leaves."""

    def heir_of(self, room: str) -> AbstractAsyncContextManager[Node | None]:
        """A node that has read the room, if any; once this is over it opens it, if it was given the room."""


class ReadAhead:
    """The rooms that are still another node's, and have been read here because that one leaves."""

    def __init__(self, store: Store, make: Callable[[], RoomServer]) -> None:
        self._store = store
        self._make = make
        self._read: dict[str, RoomServer] = {}

    async def read(self, code: str) -> bool:
        """Read a room as far as it has come; whether that was possible."""
        server = self._make()
        try:
            kept = await self._store.log_of(code)
        except CannotBeKept:
            return False
        if not kept or (await read_on(server.room, kept, 0)).fault is not None:
            return False
        server.read_ahead = kept
        self._read[code] = server
        asyncio.get_running_loop().call_later(AHEAD_FOR, self._forget, code, server)
        return True

    def opened(self, code: str) -> RoomServer:
        """The room, to be opened: read already, or not."""
        return self._read.pop(code, None) or self._make()

    def _forget(self, code: str, server: RoomServer) -> None:
        if self._read.get(code) is server:
            del self._read[code]
