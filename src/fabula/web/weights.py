"""What each answer to a question of whoever leads would leave: weighed aside, for as long as they look at it.

A question is weighed once for all who lead, in a process that gives way to all rooms, and no more when nobody
waits for it any longer. What is sent depends on nothing but the game that they know all of; no device of
anybody else takes part in it, and nothing of it is written down.
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

PROGRAM = kind("fabula.sim.weighing")
LONGEST = 30.0  # seconds
AT_A_TIME, MOST_WAITING, MOST_KEPT = 2, 16, 64
GLANCE = 0.25  # seconds after which it is looked at whether somebody still waits


@dataclass
class Scales:
    """A question that is being weighed, and who waits for it."""

    task: asyncio.Task[bytes]
    waiting: set[Request] = field(default_factory=set)


class Weights:
    """The questions of a server's rooms that are weighed now, and the last that were."""

    def __init__(self, program: tuple[str, ...] = PROGRAM, longest: float = LONGEST) -> None:
        self.program, self.longest = program, longest
        self.weighing: dict[str, Scales] = {}
        self._known: OrderedDict[str, bytes] = OrderedDict()
        self._few = asyncio.Semaphore(AT_A_TIME)

    async def of(self, telling: str, request: Request) -> bytes:
        """What is left after each answer to what is asked where this telling ends."""
        if telling in self._known:
            return self._known[telling]
        if telling not in self.weighing and len(self.weighing) >= MOST_WAITING:
            raise Refusal("too-fast")
        scales = self._scales(telling)
        scales.waiting.add(request)
        try:
            while not scales.task.done() and not await request.is_disconnected():
                await asyncio.wait([scales.task], timeout=GLANCE)
        finally:
            scales.waiting.discard(request)
            if not scales.waiting:
                scales.task.cancel()
        if not scales.task.done() or scales.task.cancelled():
            raise Refusal("not-asked")
        return scales.task.result()

    async def close(self) -> None:
        """End what is being weighed, for the server stops."""
        for scales in [*self.weighing.values()]:
            scales.task.cancel()
            await asyncio.gather(scales.task, return_exceptions=True)

    def _scales(self, telling: str) -> Scales:
        if telling not in self.weighing:
            scales = self.weighing[telling] = Scales(asyncio.create_task(self._weigh(telling)))
            scales.task.add_done_callback(lambda _: self.weighing.pop(telling, None))
        return self.weighing[telling]

    async def _weigh(self, telling: str) -> bytes:
        async with self._few:
            try:
                line = msgspec.json.encode({"telling": telling})
                made = await printed(self.program, line, self.longest)
                left = msgspec.json.encode(msgspec.json.decode(made)["list"])
            except (TimeoutError, OSError, msgspec.MsgspecError) as error:
                report(error, "a question could not be weighed")
                return b"[]"
        self._known[telling] = left
        while len(self._known) > MOST_KEPT:
            self._known.popitem(last=False)
        return left
