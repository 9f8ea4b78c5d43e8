"""A clock that is never put forward or back: what the wall clock said once, and the time since then."""

from __future__ import annotations

import time

NS_IN_A_MS = 1_000_000


class SteadyClock:
    """The time in ms since 1970, by the wall clock as it was when this was made.

    Whatever is done to the clock of the machine later, phases of games last as long as they should.
    """

    def __init__(self) -> None:
        self._ahead = time.time_ns() - time.monotonic_ns()

    def __call__(self) -> int:
        """The time now, in ms since 1970."""
        return (self._ahead + time.monotonic_ns()) // NS_IN_A_MS
