"""A room in operation: one thing after another, each written down before anybody hears of it."""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Any

from fabula.core.refusals import Refusal
from fabula.rooms.access.quota import Quota
from fabula.rooms.access.tickets import Tickets
from fabula.rooms.access.waiting_list import WaitingList
from fabula.rooms.commands import admission
from fabula.rooms.commands.attempt import Attempt, Entries
from fabula.rooms.commands.going_on import go_on
from fabula.rooms.commands.handlers import HANDLERS
from fabula.rooms.devices.door import CANNOT_KEEP, STOPPING, Door
from fabula.rooms.devices.sync import Device, Sync
from fabula.rooms.progress import driver, voice
from fabula.rooms.progress.alarms import CLOCK, GLANCE, Alarms
from fabula.rooms.progress.faults import Faults, place_of, saying_so
from fabula.rooms.progress.recovery import Read, lacks_something, outlook_of, read_log, read_on
from fabula.rooms.room.room import Room
from fabula.rooms.services import Services
from fabula.rooms.storage import log
from fabula.rooms.storage.store import CannotBeKept, Kept, Written, written
from fabula.rooms.wire import messages as m

GRACE = 5_000  # what a clock has left at least when a room is taken up again
AGAIN = 1_000  # after so long a store that could not be read is asked again
STANDS_STILL = "stands-still"
EVEN = 0.06  # s; what comes of a tap by night reaches its player after so long, or a multiple of it
LATELY = 200  # so many commands a device may still send again that have left no line
_logger = logging.getLogger("fabula.rooms")


class RoomServer:
    """One room with its log's length, its devices and its alarm. Without its log it is `lost`."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.address = ""
        self.joined = Counter[str]()  # how many have come in since the start, by address
        self.lock = asyncio.Lock()
        self.lost = False
        self.why_lost = "cannot-read-yet"
        self.is_cut_off = False  # from the store, which cannot be read
        self.is_left = False  # by all; whoever comes opens it anew
        self.stands_still = False  # until the next start
        self._faults = Faults()
        self._is_keeping = False
        self.touched_at_last = 0  # of a room that is lost
        self._alarms = Alarms(lambda: self.start(self._let_time_pass()))
        self._tasks: set[asyncio.Task[None]] = set()
        self.read_ahead: list[Kept] = []  # what its room has read before this server could open it
        self._begin_anew()

    def _begin_anew(self) -> None:
        services = self.services
        self.room = Room(services.below)
        self.length = 0
        self.quota = Quota(services.limits, services.accounts, services.now())
        self._payer = self.address
        self.pending: list[log.AnyEntry] = []
        self.done: set[str] = set()  # the commands that the log knows
        self._lately: dict[str, None] = {}  # the last, also those that wrote nothing
        self._once: str | None = None  # the command that what is pending comes from
        self._dreamt = False  # what was tapped was a dream, and takes as long as what is written down
        self._keeper = services.keeper(self.room)
        self._clock_noted: bool | None = None  # whether the store knows of a clock that runs here
        self._answers: list[tuple[Device, m.Message]] = []
        self.waiting_list = WaitingList(services.limits)
        self.sync = Sync(self.room, self.waiting_list, services.now())
        self.door = Door(self.room, self.sync, self.waiting_list, services.limits, self.joined)
        self.tickets = Tickets(services.limits, services.below)

    async def open(self, kept: Sequence[Kept]) -> None:
        """Become what a log says, and go on where it ends; other rooms have their turn meanwhile."""
        first = len(self.read_ahead)
        if not first or kept[:first] != self.read_ahead:
            self._begin_anew()
            first = 0
        self.read_ahead = []
        self._have_read(kept, await read_on(self.room, kept, first))
        self._grant_time()  # nobody could act while the room was closed, so clocks are lenient
        with suppress(Refusal):  # whatever is wrong here, it opens, and says so
            await self.in_turn(self._begin_again)

    def read(self, kept: Sequence[Kept]) -> None:
        """Become what a log says; `lost` if it cannot be read, by this version at least."""
        self._begin_anew()
        self._have_read(kept, read_log(self.room, [line for line, _ in kept]))

    def _have_read(self, kept: Sequence[Kept], read: Read) -> None:
        self.length, fault = read
        self.quota.lines, self.quota.bytes = len(kept), sum(len(line) for line, _ in kept)
        self.done.update(command for _, command in kept[: self.length] if command is not None)
        if fault is not None:
            where = (self.room.code, self.length)
            _logger.error("room %s cannot be read after line %d", *where, exc_info=fault)
        elif (outlook := outlook_of(self.room)) != "same":
            _logger.warning(
                "room %s: other rules would tell its game differently: %s", self.room.code, outlook
            )
        self.lost = not self.length or self.length < len(kept)
        self.why_lost = "lacks-an-almanac" if lacks_something(fault) else "cannot-read-yet"
        self.touched_at_last = log.time_of(kept[-1][0]) if self.lost and kept else 0
        self._keeper.has_all()

    @property
    def touched(self) -> int:
        """When something was done here last."""
        return max(self.room.touched, self.touched_at_last)

    # ---- one thing after another

    async def in_turn(self, act: Callable[[], None]) -> None:
        """Do it when all before it is done and kept; Refusal, and nothing changed, if it cannot be done.

        Whoever waits for it may go away: what has begun is finished all the same.
        """
        done = asyncio.get_running_loop().create_future()
        self.start(saying_so(self.turn(act), done))
        await done

    def start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Begin something that is finished before this room closes, whoever goes away."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def turn(self, act: Callable[[], None]) -> None:
        """Do it in turn, for what was started here: nothing else is finished though somebody goes away."""
        async with self.lock:
            await self._be_open()
            self._faults.trying, self._is_keeping = None, False
            is_done = False
            try:
                began = time.thread_time()
                act()
                is_done = True
                await self._settle(began)
            except Exception as error:
                if isinstance(error, Refusal) and not self.pending:
                    raise
                self.stands_still = not self._is_keeping and self._faults.again(self.length, error)
                if self.stands_still:
                    await self._stand_still(error)
                    raise Refusal(STANDS_STILL) from None
                refused = error if isinstance(error, Refusal) else None
                because = "" if refused is None else f": {refused.why}"
                _logger.exception("room %s is taken up again from its log%s", self.room.code, because)
                why = CANNOT_KEEP if isinstance(error, CannotBeKept) else STOPPING
                if self._is_keeping and self.services.store.sharing is not None:
                    self.be_left(why)  # it may be another node's by now: whose it is the store says
                else:
                    await self._start_over(why)
                if refused is None or is_done:  # what others have led to is not for whoever did this
                    raise Refusal(why) from None
                raise refused from None

    async def _be_open(self) -> None:
        """Refusal where nothing can happen in this room now; a store that is back is read again."""
        if self.is_cut_off:
            await self._read_again()
        if self.is_left or self.is_cut_off:
            raise Refusal(STOPPING)
        if self.lost:
            raise Refusal("no-such-room")
        if self.stands_still:
            raise Refusal(STANDS_STILL)

    def happen(self, *entries: log.AnyEntry) -> None:
        """Let these happen; they are written down when the room settles."""
        for entry in entries:
            self.room.apply(entry)
            self.pending.append(entry)
            self.services.minds.look_at(entry, self.room)

    async def _settle(self, began: float) -> None:
        now = self.services.now()
        driver.advance(self.room, now, self.services.hurry, self.happen, aloud=self.sync.speaks_aloud)
        clock = driver.next_moment(self.room) is not None
        news = clock if clock != self._clock_noted else None
        lines = written(self.room.code, self.length, self.pending, self._once, news)
        self.pending.clear()
        self.done.update([self._once] if lines and self._once is not None else [])
        self._once = None
        self._wait_for_one_alone(now)
        self.door.put_out_onlookers()
        self.sync.step(now)
        for device, answer in self._answers:
            device.post(answer)
        self._answers.clear()
        self._charge(lines, began, now)
        if lines:
            self._is_keeping = True  # what goes wrong now is the store's fault and not the room's
            await self.services.counts.kept(self._keeper.keep(lines), len(lines))
            self._is_keeping = False
            self.length, self._clock_noted = self.length + len(lines), clock
        elif self._dreamt:
            self._is_keeping = True
            await self.services.store.pulse()
            self._is_keeping = False
        self._dreamt = False
        for device in self.sync.devices:
            device.flush()
        self.door.shut_behind_them()
        now = self.services.now()
        self._set_alarm(now)
        self._look_at_the_waiting(now)

    def _wait_for_one_alone(self, now: int) -> None:
        self.sync.solo.let_read(self.room, now, self.services.hurry, watched=self.sync.is_watched)

    async def _stand_still(self, error: Exception) -> None:
        """Twice the same fault at the same place: all are told, and nothing happens until the next start."""
        where = (self.room.code, self.length, place_of(error))
        _logger.error("room %s stands still: it failed twice after line %d: %s", *where)
        self._alarms.cancel(CLOCK)
        self.door.let_all_go(STANDS_STILL)
        await self._read_again()

    def _charge(self, lines: Sequence[Written], began: float, now: int) -> None:
        """Note what was used up, for whoever asked for it, or made the room whose clocks did."""
        size, spent = sum(len(line.entry) for line in lines), 1000 * (time.thread_time() - began)
        self.quota.used(len(lines), size, spent, self._payer, now)
        self._payer = self.address

    async def _start_over(self, why: str) -> None:
        """After a fault, or where somebody else has written to the log: only what is kept counts."""
        self.services.counts.faults += 1
        self.door.let_all_go(why)
        await self._read_again()

    async def _read_again(self) -> None:
        try:
            self.read(await self.services.store.log_of(self.room.code))
        except Exception:
            if not self.is_cut_off:
                _logger.exception("room %s waits until its log can be read", self.room.code)
            self.is_cut_off = True
            self._alarms.set(CLOCK, AGAIN)
            return
        self.is_cut_off = False
        if not self.stands_still:
            self._grant_time()
            self._set_alarm(self.services.now())

    # ---- commands

    def obey(self, device: Device, command: m.AnyCommand, once: str) -> None:
        """Do a command, unless it has been done before; it is answered after what it brought about."""
        if device not in self.sync.devices:
            return
        self.sync.solo.away = False
        self.services.counts.commands += 1
        try:
            answer = self._answer(device, command, once)
        except Refusal as refusal:
            self.services.counts.refuse(refusal.why)
            answer = refused(command, refusal)
        self._answers.append((device, answer))

    def _answer(self, device: Device, command: m.AnyCommand, once: str) -> m.Message:
        if isinstance(command, m.Speaks | m.Spoken):
            self._hear_of_the_voice(device, command)
            return m.Done(command.id)
        if device.person is None:
            raise Refusal("not-seated")
        if isinstance(command, m.Ticket):
            ticket = self.tickets.give(
                device.person, self.services.now(), long=command.link, alone=command.alone
            )
            return m.Ticketed(command.id, ticket)
        if isinstance(command, m.EveningsLink):
            return m.Ticketed(command.id, self._keeper.link)
        if isinstance(command, m.Invite):
            return admission.invite(self.room, self.tickets, device.person, command, self.services.now())
        if once not in self.done and once not in self._lately:
            self._payer = device.address
            self.quota.admit(command, device.address, self.services.now())
            if self._faults.bars(once):
                raise Refusal("cannot-be-done")
            self._faults.trying = once
            self._carry_out(device.person, command)
            self._lately[once] = None
            if len(self._lately) > LATELY:
                del self._lately[next(iter(self._lately))]
            self._once = once
        return m.Done(command.id)

    def _hear_of_the_voice(self, device: Device, command: m.Speaks | m.Spoken) -> None:
        """A device speaks, or has spoken; the answer is always the same one."""
        if isinstance(command, m.Speaks):
            device.voice = voice.Voice(command.on)
            return
        if device.voice is not None:
            device.voice.has_said = command.n
        voices, now = self.sync.voices, self.services.now()
        voice.have_said(self.room, voices, command.n, now, self.services.hurry, self.happen)

    @asynccontextmanager
    async def evenly(self, device: Device) -> AsyncIterator[None]:
        """By night whatever comes of a player's tap takes the same time, be it real or a dream."""
        loop, beat = asyncio.get_running_loop(), EVEN * min(1.0, self.services.hurry * 4)
        began, theirs = loop.time(), [one for one in self.sync.devices if one.person == device.person]
        for one in theirs:
            one.hold()
        try:
            yield
        finally:
            beats = math.floor((loop.time() - began) / beat) + 1
            try:
                await asyncio.sleep(began + beats * beat - loop.time())
            finally:
                for one in theirs:
                    one.let_go()

    def _carry_out(self, person: str, command: m.AnyCommand) -> None:
        if isinstance(command, m.Follow):
            self.happen(*admission.follow(self.room, self.tickets, person, command, self.services.now()))
        elif isinstance(command, m.Next):
            go_on(self.room, person, command, self.services.now(), self.happen)
        elif isinstance(command, m.Again):
            self._play_again(person, command)
        else:
            entries = self._what_comes_of(person, command)
            self._dreamt = isinstance(command, m.Answer) and not entries
            self.happen(*entries)

    def _play_again(self, person: str, command: m.Again) -> None:
        """Back to the lobby, and on to the next deal where it is wished for and nothing is asked first."""
        self.happen(*self._what_comes_of(person, command))
        if command.deal and self.room.way_to_choose != "players":
            with suppress(Refusal):  # what keeps the cards from being dealt the lobby says
                self.happen(*self._what_comes_of(person, m.Start(command.id)))

    def _what_comes_of(self, person: str, command: m.AnyCommand) -> Entries:
        """What a command brings about; where even that fails, nothing has changed, and nobody else minds."""
        try:
            return HANDLERS[type(command)](self.attempt(person), command)
        except Refusal:
            raise
        except Exception:
            _logger.exception("room %s: what was sent as %s cannot be done", self.room.code, type(command))
            raise Refusal("unknown-message") from None

    def attempt(self, person: str) -> Attempt:
        """A command being done now by this person."""
        now = self.services.now()
        gone_for = partial(self.sync.gone_for, now=now)
        return Attempt(self.room, person, now, self.services.limits, gone_for, self.waiting_list)

    # ---- clocks

    def _begin_again(self) -> None:
        self._come_back_from_adrift()
        driver.mend_the_clock(self.room, self.services.now(), self.happen)

    def _come_back_from_adrift(self) -> None:
        """Where the rules do not allow what was done last, go on before that, or without the game."""
        play, now = self.room.play, self.services.now()
        if self.room.adrift and play is not None:
            self.happen(log.Resumed(now) if play.record.length else log.Closed(now, untold=True))

    def _grant_time(self) -> None:
        play, now = self.room.play, self.services.now()
        if play is None or self.room.paused:
            return
        play.spare_until(now + round(GRACE * min(1.0, self.services.hurry * 4)))

    def _set_alarm(self, now: int) -> None:
        moment = driver.next_moment(self.room, self.sync.solo.until)
        rests = self.quota.rests_for(self.address, now)
        self._alarms.set(CLOCK, None if moment is None else max(0, moment - now, rests))

    def _look_at_the_waiting(self, now: int) -> None:
        """Tell all when the time of whoever waits there longest is over."""
        waiting = self.waiting_list.waiting(now)
        self._alarms.set(GLANCE, waiting[0].until - now if waiting else None)

    def _seat_who_has_waited(self, now: int) -> None:
        """At a table of two nobody could nod."""
        for one in self.waiting_list.gone_unanswered(now):
            if admission.sits_unasked(self.room, one, self.sync.here):
                with suppress(Refusal):
                    self.happen(*admission.seated(self.room, one, now))

    def _let_happen_what_is_due(self, now: int) -> None:
        self._seat_who_has_waited(now)
        self._wait_for_one_alone(now)
        waits = self.sync.solo.waits
        driver.let_happen_what_is_due(self.room, now, self.services.hurry, self.happen, waits=waits)

    async def _let_time_pass(self) -> None:
        services = self.services
        try:
            await self.turn(lambda: self._let_happen_what_is_due(services.now()))
        except Refusal as refusal:
            if not (self.is_cut_off or self.is_left):
                _logger.error("room %s: %s", self.room.code, refusal)

    @property
    def rests(self) -> bool:
        """Whether nobody is here, nothing comes by itself, and nothing is to be remembered but the log."""
        under_way = self.sync.devices or self._tasks or self._alarms.are_set or self.lock.locked()
        return not under_way and not self.stands_still

    def be_left(self, why: str = "") -> None:
        """Let go of everything: whoever comes opens the room anew from its log. Who is here is told why."""
        if why:
            self.door.let_all_go(why)
        self.is_left = True
        self._alarms.close()
        self._begin_anew()

    async def close(self) -> None:
        """Stop the clock, let go of all devices, finish what is under way."""
        self._alarms.close()
        # Who is done is still among them until the loop comes round; to wait for those alone lets it not.
        while under_way := [task for task in self._tasks if not task.done()]:
            await asyncio.gather(*under_way, return_exceptions=True)
        self.door.let_all_go()


def is_to_be_even(room: Room, device: Device, command: m.AnyCommand) -> bool:
    """Whether how long something takes could tell what it was: a player's tap by night."""
    return isinstance(command, m.Answer) and room.is_quiet and not room.leads(device.person)


def refused(command: m.Command, refusal: Refusal) -> m.Refused:
    """Why a command was not done, as a message."""
    return m.Refused(f"refused-{refusal.why}", command.id, dict(refusal.args_of_text))
