"""The garbage collector of a server: it looks at little at a time, for while it looks everybody waits.

Python's own begins when so many more objects were made than were freed. While people play nearly as many are
freed as are made, so it begins seldom, then looks at all that was made since, and takes long: a tenth of a
second with five thousand devices, and two and a half seconds for what has come in with them.
"""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Callable

A_PIECE = 0.004  # s; so long one look at what is new is to take
SOONEST, LATEST = 0.01, 0.5  # s; between two looks
PIECES = 3  # after so many, what they have left over is looked at once more
QUIET = 5.0  # s; when nobody has done anything for so long, there is time for all of it
NEW, YOUNG, ALL = 0, 1, 2  # generations, as Python counts them

Collect = Callable[[int], int]
Clock = Callable[[], float]


class Litter:
    """What nobody can reach any more: taken away in pieces, and all of it once nobody does anything."""

    def __init__(
        self, done: Callable[[], int], collect: Collect = gc.collect, clock: Clock = time.perf_counter
    ) -> None:
        self._done = done  # how much was done so far
        self._collect = collect
        self._clock = clock
        self._wait = SOONEST
        self._pieces = 0
        self._done_before = done()
        self._since = clock()
        self._is_clean = True

    def begin(self) -> None:
        """What lives as long as the server is not looked at again; the rest in pieces from now on."""
        gc.disable()
        gc.collect()
        gc.freeze()
        self._go_on()

    def _go_on(self) -> None:
        asyncio.get_running_loop().call_later(self.look(), self._go_on)

    def look(self) -> float:
        """Take away what is new; in how many seconds to look again, the sooner the longer it has taken."""
        began = self._clock()
        self._collect(NEW)
        took = self._clock() - began
        self._wait = min(max(self._wait * A_PIECE / max(took, A_PIECE / 2), SOONEST), LATEST)
        self._pieces += 1
        if self._pieces == PIECES:
            self._pieces = 0
            self._collect(YOUNG)
        self._look_at_all_where_it_is_quiet(began)
        return self._wait

    def _look_at_all_where_it_is_quiet(self, now: float) -> None:
        if (done := self._done()) != self._done_before:
            self._done_before, self._since, self._is_clean = done, now, False
        elif not self._is_clean and now - self._since >= QUIET:
            self._collect(ALL)
            self._is_clean = True
