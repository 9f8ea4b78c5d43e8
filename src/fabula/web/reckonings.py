"""What is reckoned of the games of a server: aside, for as long as somebody waits for it.

Each is reckoned once for all who ask, in a process that gives way to all rooms, and no more when nobody waits
for it any longer. What each answer would leave depends on nothing but the game that whoever leads knows all
of; what was known each morning is reckoned of games that are over; what notes allow, of what one seat has
heard and noted. No other device takes part in it, and nothing of it is written down.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from dataclasses import dataclass, field

import msgspec
from starlette.requests import Request

from fabula.core.refusals import Refusal
from fabula.web.logs import report
from fabula.web.processes import kind, printed

PROGRAM = kind("fabula.sim.reckoning")
LONGEST = 60.0  # seconds
Wanted = tuple[str, str]
AT_A_TIME, MOST_WAITING, MOST_KEPT = 2, 16, 64
GLANCE = 0.25  # seconds after which it is looked at whether somebody still waits


@dataclass
class Reckoning:
    """What is being reckoned, and who waits for it."""

    task: asyncio.Task[bytes]
    waiting: set[Request] = field(default_factory=set)


class Reckonings:
    """What is reckoned now, and the last that was; by what is asked, and the telling."""

    def __init__(self, program: tuple[str, ...] = PROGRAM, longest: float = LONGEST) -> None:
        self.program, self.longest = program, longest
        self.under_way: dict[Wanted, Reckoning] = {}
        self._known: OrderedDict[Wanted, bytes] = OrderedDict()
        self._few = asyncio.Semaphore(AT_A_TIME)

    async def of(self, what: str, telling: str, request: Request) -> bytes:
        """What is found of this kind in this telling."""
        wanted = what, telling
        if wanted in self._known:
            return self._known[wanted]
        if wanted not in self.under_way and len(self.under_way) >= MOST_WAITING:
            raise Refusal("too-fast")
        reckoning = self._reckoning(wanted)
        reckoning.waiting.add(request)
        try:
            while not reckoning.task.done() and not await request.is_disconnected():
                await asyncio.wait([reckoning.task], timeout=GLANCE)
        finally:
            reckoning.waiting.discard(request)
            if not reckoning.waiting:
                reckoning.task.cancel()
        if not reckoning.task.done() or reckoning.task.cancelled():
            raise Refusal("not-asked")
        return reckoning.task.result()

    async def close(self) -> None:
        """End what is being reckoned, for the server stops."""
        for reckoning in [*self.under_way.values()]:
            reckoning.task.cancel()
            await asyncio.gather(reckoning.task, return_exceptions=True)

    def _reckoning(self, wanted: Wanted) -> Reckoning:
        if wanted not in self.under_way:
            reckoning = self.under_way[wanted] = Reckoning(asyncio.create_task(self._reckon(wanted)))
            reckoning.task.add_done_callback(lambda _: self.under_way.pop(wanted, None))
        return self.under_way[wanted]

    async def _reckon(self, wanted: Wanted) -> bytes:
        async with self._few:
            try:
                line = msgspec.json.encode({"what": wanted[0], "telling": wanted[1]})
                made = await printed(self.program, line, self.longest)
                left = msgspec.json.encode(msgspec.json.decode(made)["list"])
            except (TimeoutError, OSError, msgspec.MsgspecError) as error:
                report(error, "a game could not be reckoned")
                return b"[]"
        self._known[wanted] = left
        while len(self._known) > MOST_KEPT:
            self._known.popitem(last=False)
        return left
