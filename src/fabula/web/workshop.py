"""The doors of the workshop: pages of this server alone, so often for one address, and off the loop."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from fabula.core.refusals import Refusal
from fabula.rooms.access.limits import Bucket
from fabula.rooms.access.visitors import Visitors
from fabula.web.origin import is_from_here

AT_ONCE, A_SECOND = 60, 4.0  # a script is weighed at every change
Door = Callable[[Request], Awaitable[Response]]


class Doors:
    """What they have in common: a bucket for each address."""

    def __init__(self, at_once: int = AT_ONCE, a_second: float = A_SECOND) -> None:
        self._buckets = Visitors(lambda now: Bucket(at_once, a_second, now))

    def guarded(self, door: Door) -> Door:
        """A door that only pages of this server come through, and not too often."""

        async def guard(request: Request) -> Response:
            if not is_from_here(request.headers):
                return PlainTextResponse("403", 403)
            try:
                now = int(time.monotonic() * 1000)
                self._buckets.of(request.client.host if request.client else "", now).take(now)
            except Refusal as refusal:
                return PlainTextResponse(f"refused-{refusal.why}", 429, {"retry-after": "1"})
            return await door(request)

        return guard


_one_at_a_time = asyncio.Semaphore(1)


async def aside(work: Callable[[], bytes]) -> bytes:
    """What comes of some work in a thread, one after the other, while rooms go on."""
    async with _one_at_a_time:
        return await asyncio.to_thread(work)
