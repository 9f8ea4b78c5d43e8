"""The door for puzzles: each by its grade and its number, made aside once, and the same on every server.

One is made at a time, in a process that gives way to all rooms, within a limit of time; few more may wait.
Nothing of it is anybody's secret: a puzzle is no game that anybody plays, and its page has the solution too.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import OrderedDict

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from fabula.deduction import NoPuzzle
from fabula.web.logs import report
from fabula.web.pages import Page
from fabula.web.processes import kind, printed
from fabula.web.workshop import Doors

SEATS = {1: 8, 2: 8, 3: 8, 4: 7, 5: 7}  # how many sit in the circle of a puzzle of each grade
LAST = 2**31 - 1
LONGEST = 60.0  # seconds
MOST_KEPT, MOST_WAITING = 256, 6
AT_ONCE, A_SECOND = 20, 1 / 4  # how often one address may ask
PROGRAM = kind("fabula.sim.puzzles")
NOT_FOUND, UNAVAILABLE = 404, 503


class Puzzles:
    """The puzzles of a server: the last that were asked for, and those that are being made."""

    def __init__(self, program: tuple[str, ...] = PROGRAM, longest: float = LONGEST) -> None:
        self.program, self.longest = program, longest
        self._known: OrderedDict[tuple[int, int], Page | None] = OrderedDict()
        self._making: dict[tuple[int, int], asyncio.Task[None]] = {}
        self._one_at_a_time = asyncio.Semaphore(1)
        self._doors = Doors(AT_ONCE, A_SECOND)

    def routes(self) -> list[Route]:
        """Where a page knocks."""
        return [Route("/api/puzzles/{grade:int}/{number:int}", self._doors.guarded(self.puzzle))]

    async def close(self) -> None:
        """End what is being made, for the server stops."""
        for task in [*self._making.values()]:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task

    async def puzzle(self, request: Request) -> Response:
        """A puzzle of this grade by its number; whoever asks for one that is being made waits with others."""
        which = request.path_params["grade"], request.path_params["number"]
        if which[0] not in SEATS or which[1] > LAST:
            return PlainTextResponse("404", NOT_FOUND)
        if which not in self._known:
            if which not in self._making and len(self._making) > MOST_WAITING:
                return unavailable()
            await asyncio.wait([self._task(which)])
        if which not in self._known:
            return unavailable()
        self._known.move_to_end(which)
        page = self._known[which]
        return page.answer(request) if page else PlainTextResponse("404", NOT_FOUND)

    def _task(self, which: tuple[int, int]) -> asyncio.Task[None]:
        if which not in self._making:
            task = self._making[which] = asyncio.create_task(self._make(which))
            task.add_done_callback(lambda _: self._making.pop(which, None))
        return self._making[which]

    async def _make(self, which: tuple[int, int]) -> None:
        grade, number = which
        wanted = {"seed": number, "grade": grade, "seats": SEATS[grade]}
        async with self._one_at_a_time:
            try:
                made = await printed(self.program, msgspec.json.encode(wanted), self.longest)
                what = msgspec.json.decode(made)
                if "why" in what:
                    raise NoPuzzle(what["why"])
                self._known[which] = Page(msgspec.json.encode({**wanted, **what}), "application/json")
            except NoPuzzle:
                self._known[which] = None
            except (TimeoutError, OSError, msgspec.MsgspecError) as error:
                report(error, "a puzzle could not be made")
        while len(self._known) > MOST_KEPT:
            self._known.popitem(last=False)


def unavailable() -> Response:
    """The answer while too many puzzles are being made: ask again."""
    return PlainTextResponse("503", UNAVAILABLE, {"retry-after": "5"})
