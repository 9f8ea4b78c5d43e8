"""A page that is told all that happens later: of a stream, whose watchers are to be ahead of nobody."""

from __future__ import annotations

import asyncio
from collections import deque

from fabula.rooms.devices.sync import OpenPage

MOST = 120  # s


class Late:
    """Holds back what a page is sent, in order: nothing leaves the server before it may be seen.

    The first message, by which a page is let in, tells nothing of the room and is waited for.
    """

    def __init__(self, page: OpenPage, behind: float) -> None:
        self._page = page
        self._behind = behind  # s
        self._is_in = False
        self._held: deque[tuple[float, tuple[bytes, ...]]] = deque()
        self._next: asyncio.TimerHandle | None = None

    def deliver(self, *messages: bytes) -> None:
        """Send these on together in so many seconds."""
        if not self._is_in:
            self._is_in = True
            welcome, *messages_after = messages
            self._page.deliver(welcome)
            messages = tuple(messages_after)
        if not messages:
            return
        loop = asyncio.get_running_loop()
        self._held.append((loop.time() + self._behind, messages))
        if self._next is None:
            self._next = loop.call_later(self._behind, self._send)

    def _send(self) -> None:
        loop = asyncio.get_running_loop()
        while self._held and self._held[0][0] <= loop.time():
            self._page.deliver(*self._held.popleft()[1])
        self._next = loop.call_at(self._held[0][0], self._send) if self._held else None

    def shut(self, reason: str) -> None:
        """Close the connection; what is still held is not sent any more."""
        self.stop()
        self._page.shut(reason)

    def stop(self) -> None:
        """Send nothing more: nobody is there."""
        if self._next is not None:
            self._next.cancel()
            self._next = None
        self._held.clear()
