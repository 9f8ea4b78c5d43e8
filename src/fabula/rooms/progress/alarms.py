"""The alarms of a room: when it is to be looked at again though nobody has sent anything."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

CLOCK, GLANCE = "clock", "glance"  # what a clock brings about; whoever waits at the door


class Alarms:
    """One timer for each reason to look; they ring alike, and none rings once they are closed."""

    def __init__(self, ring: Callable[[], object]) -> None:
        self._ring: Callable[[], object] = ring
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._closed = False

    def set(self, reason: str, wait: int | None) -> None:
        """Ring in so many milliseconds, and not when it was said before; with None not at all."""
        self.cancel(reason)
        if wait is not None and not self._closed:
            loop = asyncio.get_running_loop()
            self._timers[reason] = loop.call_later(max(0, wait) / 1000, self._rings, reason)

    def _rings(self, reason: str) -> None:
        self._timers.pop(reason, None)
        self._ring()

    def cancel(self, reason: str) -> None:
        """Do not ring for this reason."""
        if (timer := self._timers.pop(reason, None)) is not None:
            timer.cancel()

    @property
    def are_set(self) -> bool:
        """Whether any is going to ring."""
        return bool(self._timers)

    def close(self) -> None:
        """Ring for nothing any more, and know of nobody to ring for."""
        self._closed, self._ring = True, _nobody
        for reason in list(self._timers):
            self.cancel(reason)


def _nobody() -> None:
    """There is nobody to ring for."""
