"""What a node looks after besides its own visitors, where several servers share their rooms."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable, Mapping
from contextlib import suppress
from typing import Protocol

from fabula.rooms.storage.store import CannotBeKept, Node, Sharing
from fabula.rooms.tasks import ended

ROUND = 0.4  # s
_logger = logging.getLogger("fabula.rooms")


class Watched(Protocol):
    """The open rooms, as far as a watch looks after them."""

    async def let_go_of_lost(self, owned: set[str], before: Mapping[str, object]) -> None:
        """Let the rooms go that were open before, and which this node has no more."""

    async def open_each(self, codes: Iterable[str]) -> None:
        """Open rooms one after another."""

    def open_now(self) -> Mapping[str, object]:
        """All that is in memory."""

    def let_go(self) -> list[str]:
        """The rooms that were let go because nobody could say whose they are."""


class Watch:
    """Rounds in which a node lets go of what it has lost, and takes what nobody has but a clock runs in."""

    def __init__(self, rooms: Watched, sharing: Sharing) -> None:
        self._rooms = rooms
        self._sharing = sharing
        self._lapses = 0
        self._looks_again = False
        self._walking: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """Go round from now on."""
        self._walking = asyncio.get_running_loop().create_task(self._walk())

    async def end(self) -> None:
        """Stop looking after the rooms."""
        await ended(self._walking)
        self._walking = None

    async def give(self, room: str, heir: Node | None) -> None:
        """Let this one, or whichever of the others is first, have this room."""
        with suppress(CannotBeKept):  # as below
            await self._sharing.give(room, heir)

    async def retire(self) -> None:
        """Let the others have all rooms."""
        with suppress(CannotBeKept):  # then the others wait until this node has been silent for long enough
            await self._sharing.retire()

    async def _walk(self) -> None:
        while True:
            await asyncio.sleep(ROUND)
            try:
                await self.go_round()
            except CannotBeKept:  # until the next round
                continue
            except Exception:
                _logger.exception("a round was not finished")

    async def go_round(self) -> None:
        """Look once after everything."""
        await self._let_go_of_lost()
        while orphans := await self._sharing.orphans():
            await self._rooms.open_each(orphans)
        await self._rooms.open_each(self._rooms.let_go())

    async def _let_go_of_lost(self) -> None:
        """After a silence, and once more a round later: a node that took a room may not have been done."""
        has_lapsed = self._sharing.lapses != self._lapses
        if has_lapsed or self._looks_again:
            self._lapses, self._looks_again = self._sharing.lapses, has_lapsed
            before = self._rooms.open_now()
            await self._rooms.let_go_of_lost(await self._sharing.owned(), before)
