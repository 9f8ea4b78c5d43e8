"""A room in operation: one thing after another, each written down before anybody hears of it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from fabula.core.refusals import Refusal
from fabula.core.requests import Below
from fabula.rooms import gathering, leading, lobby, log, playing
from fabula.rooms import messages as m
from fabula.rooms.doing import Doing, Entries
from fabula.rooms.limits import Limits
from fabula.rooms.room import Room
from fabula.rooms.serving import Serving, Visit
from fabula.rooms.store import Kept, Store, Written
from fabula.rooms.tickets import Tickets

GRACE = 5_000  # what a clock has left at least when a room is taken up again
STOPPING = "server-stopping"
REMOVED = "removed"
MOVED = "moved"
DO = {**lobby.DO, **gathering.DO, **playing.DO}
_logger = logging.getLogger("fabula.rooms")


@dataclass(frozen=True)
class Means:
    """What every room is run with."""

    store: Store
    limits: Limits
    now: Callable[[], int]
    below: Below
    hurry: float


class Hall:
    """One room with its log's length, its devices and its alarm. A hall without its log is `lost`."""

    def __init__(self, means: Means) -> None:
        self.means = means
        self.address = ""
        self.lock = asyncio.Lock()
        self.lost = False
        self._alarm: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._closed = False
        self._begin_anew()

    def _begin_anew(self) -> None:
        means = self.means
        self.room = Room(means.below)
        self.length = 0
        self.pending: list[log.AnyEntry] = []
        self.done: set[str] = set()
        self._once: str | None = None  # the command that what is pending comes from
        self._answers: list[tuple[Visit, m.Message]] = []
        self._put_out: list[Visit] = []
        self.serving = Serving(self.room, means.limits.said_kept, means.now())
        self.tickets = Tickets(means.limits, means.below)

    def read(self, kept: Sequence[Kept]) -> None:
        """Become what a log says; `lost` if it cannot be read, by this version at least."""
        self._begin_anew()
        try:
            for line, command in kept:
                self.room.apply(log.read(line))
                self.length += 1
                if command is not None:
                    self.done.add(command)
        except Exception:
            _logger.exception("room %s cannot be read after line %d", self.room.code, self.length)
        self.lost = not self.length or self.length < len(kept)

    # ---- one thing after another

    async def in_turn(self, act: Callable[[], None]) -> None:
        """Do it when all before it is done and kept; Refusal, and nothing changed, if it cannot be done.

        Whoever waits for it may go away: what has begun is finished all the same.
        """
        await asyncio.shield(self._start(self._in_turn(act)))

    def _start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _in_turn(self, act: Callable[[], None]) -> None:
        async with self.lock:
            if self.lost:
                raise Refusal("no-such-room")
            try:
                act()
                await self._settle()
            except Exception as error:
                if isinstance(error, Refusal) and not self.pending:
                    raise
                _logger.exception("room %s is taken up again from its log", self.room.code)
                await self._start_over()
                raise Refusal(STOPPING) from None

    def happen(self, *entries: log.AnyEntry) -> None:
        """Let these happen; they are written down when the hall settles."""
        for entry in entries:
            self.room.apply(entry)
            self.pending.append(entry)

    async def _settle(self) -> None:
        leading.lead_on(self.room, self.means.now(), self.means.hurry, self.happen)
        lines = [
            Written(self.room.code, self.length + place, log.write(entry), self._once if place == 0 else None)
            for place, entry in enumerate(self.pending)
        ]
        self.pending.clear()
        self._once = None
        self.serving.step()
        for visit, answer in self._answers:
            visit.post(answer)
        self._answers.clear()
        if lines:
            await self.means.store.append(lines)
            self.length += len(lines)
        for visit in self.serving.visits:
            visit.flush()
        self._put_out_the_removed()
        self._set_alarm()

    async def _start_over(self) -> None:
        """After a fault, or where somebody else has written to the log: only what is kept counts."""
        self._let_go()
        try:
            self.read(await self.means.store.log_of(self.room.code))
            self._grant_time()
            self._set_alarm()
        except Exception:
            _logger.exception("room %s is lost until the next start", self.room.code)
            self.lost = True

    # ---- devices

    def arrive(self, visit: Visit, key: str | None, version: str) -> None:
        """Welcome a device."""
        self.serving.visits.append(visit)
        visit.post(m.Welcome(self.room.code, self.means.now(), visit.person, key, version=version))

    def put_out(self, person: str) -> None:
        """All devices of this person hear nothing from now on."""
        here = [visit for visit in self.serving.visits if visit.person == person]
        self.serving.visits = [visit for visit in self.serving.visits if visit not in here]
        self._put_out += here

    def _put_out_the_removed(self) -> None:
        for visit in self._put_out:
            visit.device.shut(MOVED)
        self._put_out.clear()
        for visit in list(self.serving.visits):
            if visit.person is not None and visit.person not in self.room.people:
                self.serving.visits.remove(visit)
                visit.device.shut(REMOVED)

    def _let_go(self) -> None:
        visits, self.serving.visits = [*self.serving.visits, *self._put_out], []
        self._put_out.clear()
        for visit in visits:
            visit.outbox.clear()
            visit.device.shut(STOPPING)

    # ---- commands

    def obey(self, visit: Visit, command: m.AnyCommand, once: str) -> None:
        """Do a command, unless it has been done before; it is answered after what it brought about."""
        if visit not in self.serving.visits:
            return
        try:
            answer = self._answer(visit, command, once)
        except Refusal as refusal:
            answer = refused(command, refusal)
        self._answers.append((visit, answer))

    def _answer(self, visit: Visit, command: m.AnyCommand, once: str) -> m.Message:
        if visit.person is None:
            raise Refusal("not-seated")
        if isinstance(command, m.Ticket):
            ticket = self.tickets.give(visit.person, self.means.now(), long=command.link, alone=command.alone)
            return m.Ticketed(command.id, ticket)
        if once not in self.done:
            self._carry_out(visit.person, command)
            self.done.add(once)
            self._once = once
        return m.Done(command.id)

    def _carry_out(self, person: str, command: m.AnyCommand) -> None:
        if isinstance(command, m.Next):
            self._go_on(person, command)
        else:
            self.happen(*self._what_comes_of(person, command))

    def _go_on(self, person: str, command: m.Next) -> None:
        """As if time were up: how much that brings about follows from each thing that happens."""
        if not self.room.leads(person):
            raise Refusal("not-leader")
        if command.at in ("", self.room.playing().asking.moment):
            leading.time_is_up(self.room, self.means.now(), self.happen)

    def _what_comes_of(self, person: str, command: m.AnyCommand) -> Entries:
        """What a command brings about; where even that fails, nothing has changed, and nobody else minds."""
        try:
            return DO[type(command)](self.doing(person), command)
        except Refusal:
            raise
        except Exception:
            _logger.exception("room %s: what was sent as %s cannot be done", self.room.code, type(command))
            raise Refusal("unknown-message") from None

    def doing(self, person: str) -> Doing:
        """A command being done now by this person."""
        now = self.means.now()
        return Doing(
            self.room, person, now, self.means.limits, lambda other: self.serving.gone_for(other, now)
        )

    # ---- clocks

    async def take_up(self) -> None:
        """Go on where the log ends; nobody could act while the room was closed, so clocks are lenient."""
        self._grant_time()
        with suppress(Refusal):  # whatever is wrong with one room, the others open
            await self.in_turn(lambda: None)

    def _grant_time(self) -> None:
        play, now = self.room.play, self.means.now()
        if play is None or self.room.paused:
            return
        play.spare_until(now + round(GRACE * min(1.0, self.means.hurry * 4)))

    def _set_alarm(self) -> None:
        if self._alarm:
            self._alarm.cancel()
            self._alarm = None
        moment = leading.next_moment(self.room)
        if moment is not None and not self._closed:
            delay = max(0, moment - self.means.now()) / 1000
            self._alarm = asyncio.get_running_loop().call_later(delay, self._ring)

    def _ring(self) -> None:
        self._start(self._let_time_pass())

    async def _let_time_pass(self) -> None:
        means = self.means
        try:
            await self._in_turn(
                lambda: leading.let_happen_what_is_due(self.room, means.now(), means.hurry, self.happen)
            )
        except Refusal as refusal:
            _logger.error("room %s: %s", self.room.code, refusal)

    async def close(self) -> None:
        """Stop the clock, let go of all devices, finish what is under way."""
        self._closed = True
        if self._alarm:
            self._alarm.cancel()
        while self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)
        self._let_go()


def refused(command: m.Command, refusal: Refusal) -> m.Refused:
    """Why a command was not done, as a message."""
    return m.Refused(f"refused-{refusal.why}", command.id, dict(refusal.args_of_text))
