"""Counts: what a server has done since its start, in numbers alone, for whoever watches it from outside.

Nothing here knows a name, a code or an address, and nothing a role: of what is refused only the reasons are
told apart that have to do with load and limits, for the others may follow from what somebody is.
"""

from __future__ import annotations

import time
from bisect import bisect_left
from collections import Counter
from collections.abc import Awaitable
from dataclasses import dataclass, field

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)  # s
OF_LOAD = frozenset({
    "cannot-keep", "lacks-an-almanac", "no-such-room", "room-full", "server-stopping", "stands-still",
    "table-spent", "too-busy", "too-fast", "too-many-devices", "too-many-rooms", "too-much-written",
})  # fmt: skip
OTHER = "other"


class Times:
    """How long something took, how often: so many within each bound."""

    def __init__(self) -> None:
        self.within = [0] * (len(BOUNDS) + 1)
        self.total = 0.0

    def add(self, seconds: float) -> None:
        """Count one more."""
        self.within[bisect_left(BOUNDS, seconds)] += 1
        self.total += seconds


@dataclass
class Counts:
    """What a server has done since its start."""

    made: int = 0  # rooms
    entered: int = 0  # devices
    passed_on: int = 0  # devices that came to a node which had not got their room
    commands: int = 0
    lines: int = 0
    faults: int = 0  # rooms taken up again from their logs
    unkept: int = 0  # times that the store could not keep something
    refused: Counter[str] = field(default_factory=Counter)
    keeping: Times = field(default_factory=Times)

    async def kept(self, keeping: Awaitable[None], lines: int) -> None:
        """Wait until lines are kept, and count them, or that they were not."""
        began = time.monotonic()
        try:
            await keeping
        except Exception:
            self.unkept += 1
            raise
        self.keeping.add(time.monotonic() - began)
        self.lines += lines

    def refuse(self, why: str) -> None:
        """Count a refusal, by its reason as far as that may be told."""
        self.refused[why if why in OF_LOAD else OTHER] += 1
