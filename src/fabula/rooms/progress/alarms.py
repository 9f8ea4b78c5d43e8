"""The alarms of a room: when it is to be looked at again though nobody has sent anything."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

CLOCK, GLANCE = "clock", "glance"  # what a clock brings about; whoever waits at the door
SAME = 0.001  # s; what rings too early by less is set anew


class Alarms:
    """One timer for each reason to look; they ring alike, and none rings once they are closed."""

    def __init__(self, ring: Callable[[], object]) -> None:
        self._ring: Callable[[], object] = ring
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._due: dict[str, float] = {}
        self._closed = False

    def set(self, reason: str, wait: int | None) -> None:
        """Ring in so many milliseconds, and not when it was said before; with None not at all."""
        if wait is None or self._closed:
            self.cancel(reason)
            return
        loop = asyncio.get_running_loop()
        due = loop.time() + max(0, wait) / 1000
        if reason in self._timers and abs(due - self._due[reason]) < SAME:
            return  # so it is after most answers, and a timer is dearer than a look
        self.cancel(reason)
        self._due[reason] = due
        self._timers[reason] = loop.call_at(due, self._rings, reason)

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
