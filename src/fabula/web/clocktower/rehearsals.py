"""The door for rehearsals: a script is played by bots many times, aside, and what came of it is told.

One rehearsal at a time, in a process that gives way to all rooms, with a limit on its games and on its time.
Others wait in a line, one of each visitor; where another visitor waits, whoever runs has a minute for it.
Whoever asks gets a ticket that nobody can guess; a rehearsal whose figures nobody asks for any more ends.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import sys
import time
from collections import OrderedDict
from dataclasses import dataclass, field
from functools import partial
from typing import Annotated, Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from fabula.core.refusals import Refusal
from fabula.games import TALES
from fabula.games.clocktower.almanac.cards import GOOD, KINDS, MOST_RESIDENTS
from fabula.games.clocktower.almanac.published import ROLL
from fabula.games.clocktower.sets.setup import LEAST_SEATS
from fabula.rooms.access.limits import Bucket
from fabula.rooms.access.visitors import Visitors, neighbourhood
from fabula.sim.worker import OVER, TIME_IS_UP
from fabula.web.clocktower.scripts import MOST_BYTES, MOST_ROLES
from fabula.web.decoding import UNREADABLE, as_wanted, brought
from fabula.web.logs import report
from fabula.web.origin import is_from_here

TALE = "clocktower"
MOST_GAMES = 1000
LONGEST = 300.0  # seconds
GRACE = 60.0  # seconds more, until the process is ended from here; it gives way even where it begins
TURN = 60.0  # seconds after which a rehearsal ends if another visitor waits
MOST_WAITING = 8
FORSAKEN = 30.0  # seconds after which a rehearsal ends whose figures nobody asks for
MOST_KEPT = 64
MOST_TICKETS = 512
AT_ONCE, A_SECOND = 30, 1 / 10  # how often one address may ask for one
LONGEST_LINE = 64 * 1024
WAITING, RUNNING, STOPPED, FAILED = "waiting", "running", "stopped", "failed"
# It gives way before it loads anything; with -P it loads nothing of the folder it is started in.
KIND = (
    "import os; getattr(os, 'nice', int)(19); from fabula.almanacs import open_all; open_all(); "
    "from fabula.sim.worker import main; main()"
)
PROGRAM = (sys.executable, "-P", "-c", KIND)


class Wanted(msgspec.Struct, frozen=True):
    """A rehearsal that is asked for."""

    roles: Annotated[list[str], msgspec.Meta(max_length=MOST_ROLES)]
    seats: int
    games: int = MOST_GAMES
    seed: int = 0


_wanted = msgspec.json.Decoder(Wanted)


class Plan(msgspec.Struct, frozen=True):
    """A rehearsal as asked for, checked: roles in the order of the roll, whatever that of the script."""

    roles: tuple[str, ...]
    seats: int
    games: int
    seed: int


@dataclass
class Rehearsed:
    """A rehearsal that runs, or is over."""

    plan: Plan
    visitor: str = ""
    state: str = WAITING
    figures: dict[str, Any] = field(default_factory=dict)
    tickets: set[str] = field(default_factory=set)
    asked: float = field(default_factory=time.monotonic)
    began: float = 0.0
    task: asyncio.Task[None] | None = None

    def told(self, ticket: str) -> dict[str, Any]:
        """What a page shows of it."""
        return {"ticket": ticket, "state": self.state, "wanted": self.plan, "figures": self.figures}


class Rehearsals:
    """All rehearsals of a server: the one that runs, those that wait, and the last of those that are over."""

    def __init__(
        self, longest: float = LONGEST, forsaken: float = FORSAKEN, turn: float = TURN, grace: float = GRACE
    ) -> None:
        self.longest = longest
        self.forsaken = forsaken
        self.turn = turn
        self.grace = grace
        self.running: Rehearsed | None = None
        self.waiting: list[Rehearsed] = []
        self._known: OrderedDict[Plan, Rehearsed] = OrderedDict()
        self._of: OrderedDict[str, Rehearsed] = OrderedDict()
        self._buckets = Visitors(lambda now: Bucket(AT_ONCE, A_SECOND, now))

    # ---- doors

    async def begin(self, request: Request) -> Response:
        """Ask for a rehearsal; one that is known already is told at once."""
        try:
            if not is_from_here(request.headers):
                raise UNREADABLE
            plan = checked(as_wanted(await brought(request, MOST_BYTES), _wanted))
            return answer(self._ticket_for(plan, request.client.host if request.client else ""))
        except Refusal as refusal:
            return refused(refusal)

    async def look(self, request: Request) -> Response:
        """The figures that a rehearsal has so far."""
        ticket = request.path_params["ticket"]
        found = self._of.get(ticket)
        if found is None:
            return refused(Refusal("no-such-rehearsal"))
        found.asked = time.monotonic()
        return answer(found.told(ticket))

    async def stop(self, request: Request) -> Response:
        """Give a ticket back; a rehearsal nobody has a ticket for ends."""
        ticket = request.path_params["ticket"]
        found = self._of.pop(ticket, None) if is_from_here(request.headers) else None
        if found is None:
            return refused(Refusal("no-such-rehearsal"))
        found.tickets.discard(ticket)
        if not found.tickets and found in self.waiting:
            self.waiting.remove(found)
            found.state = STOPPED
        elif not found.tickets and found.task is not None:
            await ended(found.task)
        return answer(found.told(ticket))

    async def close(self) -> None:
        """End all rehearsals, for the server stops."""
        self.waiting.clear()
        if self.running is not None and self.running.task is not None:
            await ended(self.running.task)

    # ---- one at a time

    def _ticket_for(self, plan: Plan, address: str) -> dict[str, Any]:
        self._buckets.of(address, now()).take(now())
        under_way = (one for one in (self.running, *self.waiting) if one is not None and one.plan == plan)
        found = self._known.get(plan) or next(under_way, None) or self._in_line(plan, neighbourhood(address))
        ticket = secrets.token_urlsafe(12)
        self._of[ticket] = found
        found.tickets.add(ticket)
        found.asked = time.monotonic()
        while len(self._of) > MOST_TICKETS:
            self._of.popitem(last=False)
        return found.told(ticket)

    def _in_line(self, plan: Plan, visitor: str) -> Rehearsed:
        """At the end of the line, where each visitor has one place; Refusal where there is none."""
        self.waiting = [one for one in self.waiting if not self._is_forsaken(one)]
        if len(self.waiting) >= MOST_WAITING or any(one.visitor == visitor for one in self.waiting):
            raise Refusal("rehearsal-busy")
        one = Rehearsed(plan, visitor)
        self.waiting.append(one)
        self._call_the_next()
        return one

    def _call_the_next(self) -> None:
        self.waiting = [one for one in self.waiting if not self._is_forsaken(one)]
        if self.running is None and self.waiting:
            one = self.running = self.waiting.pop(0)
            one.state, one.began = RUNNING, time.monotonic()
            one.task = asyncio.create_task(self._play(one))
            one.task.add_done_callback(partial(self._make_room, one))

    def _is_forsaken(self, one: Rehearsed) -> bool:
        return time.monotonic() > one.asked + self.forsaken

    def _has_had_its_turn(self, one: Rehearsed) -> bool:
        others_wait = any(other.visitor != one.visitor for other in self.waiting)
        return others_wait and time.monotonic() > one.began + self.turn

    async def _play(self, one: Rehearsed) -> None:
        process = None
        try:
            process = await asyncio.create_subprocess_exec(
                *PROGRAM, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.DEVNULL, limit=LONGEST_LINE,
            )  # fmt: skip
            async with asyncio.timeout(self.longest + self.grace):
                await self._follow(one, process)
        except (TimeoutError, OSError, ValueError, msgspec.MsgspecError) as error:
            report(error, "a rehearsal failed")
            one.state = FAILED
        finally:
            if process is not None:
                with contextlib.suppress(ProcessLookupError):
                    process.kill()
                await process.wait()

    def _make_room(self, one: Rehearsed, task: asyncio.Task[None]) -> None:
        """For the next one; a task that is stopped before it begins does nothing itself."""
        if self.running is one:
            self.running = None
        if one.state == RUNNING:
            one.state = STOPPED if task.cancelled() else FAILED
        self._call_the_next()

    async def _follow(self, one: Rehearsed, process: asyncio.subprocess.Process) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        plan = msgspec.to_builtins(one.plan)
        said = {"tale": TALE, "side": GOOD, "seconds": self.longest, **plan}
        process.stdin.write(msgspec.json.encode(said) + b"\n")
        while line := await process.stdout.readline():
            told = msgspec.json.decode(line)
            state, one.figures = told.pop("state"), told
            if state:
                self._keep(one, state)
                return
            if self._is_forsaken(one):
                one.state = STOPPED
                return
            if self._has_had_its_turn(one):
                one.state = TIME_IS_UP
                return
        one.state = FAILED

    def _keep(self, one: Rehearsed, state: str) -> None:
        """What is over is kept for whoever asks for the same; what had to end early is not the same again."""
        one.state = state
        self.running = None
        if state == OVER:
            self._known[one.plan] = one
        while len(self._known) > MOST_KEPT:
            self._known.popitem(last=False)


async def ended(task: asyncio.Task[None]) -> None:
    """End a task, and wait until it has."""
    task.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await task


def now() -> int:
    """The time in ms, for buckets."""
    return int(time.monotonic() * 1000)


def checked(wanted: Wanted) -> Plan:
    """A rehearsal within its bounds; Refusal for what cannot be played here."""
    tale = TALES[TALE]
    roles = tuple(role for role in ROLL if role in wanted.roles)
    unruled = [role for role in wanted.roles if role not in tale.almanac or role not in ROLL]
    if unruled or any(tale.almanac[role].kind not in KINDS for role in roles):
        raise Refusal("not-ruled")
    if not LEAST_SEATS <= wanted.seats <= MOST_RESIDENTS:
        raise Refusal("too-many-seats", least=LEAST_SEATS, most=MOST_RESIDENTS)
    if not 1 <= wanted.games <= MOST_GAMES or not 0 <= wanted.seed < 2**31:
        raise UNREADABLE
    if any(line.level == "stop" for line in tale.advise(wanted.seats, roles)):
        raise Refusal("too-few-roles")
    return Plan(roles, wanted.seats, wanted.games, wanted.seed)


def answer(told: dict[str, Any], status: int = 200) -> Response:
    """Figures, never kept on the way."""
    return Response(
        msgspec.json.encode(told), status, {"cache-control": "no-store"}, media_type="application/json"
    )


STATUS = {"rehearsal-busy": 409, "too-fast": 429, "no-such-rehearsal": 404}


def refused(refusal: Refusal) -> Response:
    """The answer that says why nothing is played."""
    told = {"why": refusal.why, "args": dict(refusal.args_of_text)}
    return answer(told, STATUS.get(refusal.why, 400))
