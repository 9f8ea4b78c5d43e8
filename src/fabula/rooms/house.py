"""The house: all rooms, their logs, their clocks, and the door."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import Counter
from collections.abc import Callable

from fabula.core.notation import write
from fabula.core.refusals import Refusal
from fabula.core.requests import Below
from fabula.games import tale_called
from fabula.rooms import leading, lobby, log, names
from fabula.rooms import messages as m
from fabula.rooms.limits import Bucket, Limits
from fabula.rooms.people import hashed
from fabula.rooms.room import Room, new_key
from fabula.rooms.serving import Device, Serving, Visit
from fabula.rooms.store import Line, Store

GRACE = 5_000
TRIAL_SEATS = 5
TRIAL = {"look": 15, "step": 6, "talk": 90, "vote": 25}
_logger = logging.getLogger("fabula.rooms")


def by_system_lots(n: int) -> int:
    """A number below n from the system's source of chance."""
    return secrets.randbelow(n)


def now_in_ms() -> int:
    """The wall clock in ms."""
    return time.time_ns() // 1_000_000


class Hall:
    """One room with all that is needed to run it: its log's length, its devices, its alarm."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.serving = Serving(room)
        self.lock = asyncio.Lock()
        self.length = 0
        self.pending: list[log.AnyEntry] = []
        self.done: set[str] = set()
        self.alarm: asyncio.TimerHandle | None = None
        self.tickets: dict[str, tuple[str, int]] = {}
        self.tries = 0
        self.address = ""


class House:
    """Rooms behind a door. Everything is acknowledged only after the store has it."""

    def __init__(
        self,
        store: Store,
        *,
        limits: Limits | None = None,
        now: Callable[[], int] = now_in_ms,
        below: Below = by_system_lots,
        hurry: float = 1.0,
    ) -> None:
        self.store = store
        self.limits = limits or Limits()
        self.now = now
        self.below = below
        self.hurry = hurry
        self.halls: dict[str, Hall] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._closing = False

    # ---- opening and closing

    async def open(self) -> None:
        """Take up every room where its log ends."""
        for code, lines in (await self.store.rooms()).items():
            hall = Hall(Room(self.below))
            for line, command in lines:
                hall.room.apply(log.read(line))
                hall.length += 1
                if command:
                    hall.done.add(command)
            if self.now() - hall.room.touched > self.limits.room_kept:
                await self.store.drop(code)
                continue
            self.halls[code] = hall
            self._grant_time(hall)
            self._set_alarm(hall)

    def _grant_time(self, hall: Hall) -> None:
        play = hall.room.play
        if play is not None and play.ends is not None:
            play.ends = max(play.ends, self.now() + round(GRACE * min(1.0, self.hurry * 4)))

    async def close(self) -> None:
        """Stop the clocks, let go of all devices, finish writing."""
        self._closing = True
        for hall in self.halls.values():
            if hall.alarm:
                hall.alarm.cancel()
            for visit in list(hall.serving.visits):
                visit.device.shut("server-stopping")
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.store.close()

    # ---- the door

    def exists(self, code: str) -> bool:
        """Whether there is a room with this code."""
        return code in self.halls

    async def telling(self, code: str) -> str:
        """The telling of a game that has ended, as text; Refusal while it is on."""
        hall = self._hall(code)
        if hall.room.play is None or hall.room.stage != "after":
            raise Refusal("not-ended")
        return write(hall.room.play.telling, hall.room.names_by_seat())

    async def enter(self, first: m.FirstMessage, device: Device, address: str) -> HouseVisit:
        """Let a device in; Refusal if it may not."""
        if self._closing:
            raise Refusal("server-stopping")
        if isinstance(first, m.Make):
            return await self._make(first, device, address)
        hall = self._hall(first.code)
        if len(hall.serving.visits) >= self.limits.devices_per_room:
            raise Refusal("too-many-devices")
        if isinstance(first, m.Join):
            return await self._join(hall, first, device)
        if isinstance(first, m.Return):
            return await self._return(hall, first, device)
        if isinstance(first, m.Watch):
            return await self._watch(hall, first, device)
        return await self._move_in(hall, first, device)

    def _hall(self, code: str) -> Hall:
        hall = self.halls.get(code)
        if hall is None:
            raise Refusal("no-such-room")
        return hall

    async def _make(self, first: m.Make, device: Device, address: str) -> HouseVisit:
        tale_called(first.tale)
        name = names.clean(first.name)
        mine = Counter(hall.address for hall in self.halls.values())[address]
        if mine >= self.limits.rooms_per_address or len(self.halls) >= self.limits.rooms:
            raise Refusal("too-many-rooms")
        hall = Hall(Room(self.below))
        hall.address = address
        code = self._new_code()
        self.halls[code] = hall
        key, now = new_key(), self.now()
        entries: list[log.AnyEntry] = [
            log.RoomMade(now, code, first.tale),
            log.Joined(now, "p1", name, first.lang, hashed(key)),
            log.Sat(now, "p1"),
        ]
        visit = HouseVisit(self, hall, Visit(device, "p1", first.lang))
        async with hall.lock:
            self._happen_all(hall, entries)
            visit.arrive(key)
            if first.trial:
                self._try_with_bots(hall, now)
            await self._settle(hall, 0)
        return visit

    def _new_code(self) -> str:
        while True:
            code = f"{100_000 + self.below(900_000)}"
            if code not in self.halls:
                return code

    def _try_with_bots(self, hall: Hall, now: int) -> None:
        self._happen_all(hall, [log.SettingsChanged(now, dict(TRIAL))])
        doing = self._doing(hall, "p1")
        for _ in range(TRIAL_SEATS - 1):
            self._happen_all(hall, lobby.a_bot(doing, "sensible", None))
        self._happen_all(hall, lobby.start(doing, m.Start("trial")))

    async def _join(self, hall: Hall, first: m.Join, device: Device) -> HouseVisit:
        room, now, key = hall.room, self.now(), new_key()
        if len(room.people) >= self.limits.people_per_room:
            raise Refusal("room-full")
        name = names.clean(first.name, room.names)
        person = f"p{room.numbered + 1}"
        entries: list[log.AnyEntry] = [log.Joined(now, person, name, first.lang, hashed(key))]
        if room.stage == "lobby" and len(room.seats) < room.tale.most_seats:
            entries.append(log.Sat(now, person))
        visit = HouseVisit(self, hall, Visit(device, person, first.lang))
        async with hall.lock:
            start = hall.length
            self._happen_all(hall, entries)
            visit.arrive(key)
            await self._settle(hall, start)
        return visit

    async def _return(self, hall: Hall, first: m.Return, device: Device) -> HouseVisit:
        key = hashed(first.key)
        person = next((one for one in hall.room.people.values() if key in one.keys), None)
        if person is None:
            raise Refusal("wrong-key")
        visit = HouseVisit(self, hall, Visit(device, person.id, person.lang))
        visit.remembers(first.game, first.since)
        return await self._come(hall, visit)

    async def _watch(self, hall: Hall, first: m.Watch, device: Device) -> HouseVisit:
        visit = HouseVisit(self, hall, Visit(device, None, first.lang))
        visit.remembers(first.game, first.since)
        return await self._come(hall, visit)

    async def _come(self, hall: Hall, visit: HouseVisit) -> HouseVisit:
        async with hall.lock:
            visit.arrive(None)
            await self._settle(hall, hall.length)
        return visit

    async def _move_in(self, hall: Hall, first: m.MoveIn, device: Device) -> HouseVisit:
        now = self.now()
        hall.tickets = {ticket: one for ticket, one in hall.tickets.items() if one[1] > now}
        found = hall.tickets.pop(hashed(first.ticket), None)
        if found is None or found[0] not in hall.room.people:
            hall.tries += 1
            if hall.tries >= self.limits.ticket_tries:
                hall.tickets.clear()
            raise Refusal("wrong-ticket")
        key, person = new_key(), hall.room.people[found[0]]
        visit = HouseVisit(self, hall, Visit(device, person.id, person.lang))
        async with hall.lock:
            start = hall.length
            self._happen_all(hall, [log.KeyGiven(now, person.id, hashed(key))])
            visit.arrive(key)
            await self._settle(hall, start)
        return visit

    # ---- what happens in a room

    def _doing(self, hall: Hall, person: str) -> lobby.Doing:
        def gone_for(other: str) -> int | None:
            since = hall.serving.gone_since.get(other)
            return None if since is None or hall.serving.here(other) else self.now() - since

        return lobby.Doing(hall.room, person, self.now(), self.limits, gone_for)

    def _happen(self, hall: Hall, entry: log.AnyEntry) -> None:
        hall.room.apply(entry)
        hall.pending.append(entry)

    def _happen_all(self, hall: Hall, entries: list[log.AnyEntry]) -> None:
        for entry in entries:
            self._happen(hall, entry)

    async def do(self, hall: Hall, visit: HouseVisit, command: m.AnyCommand) -> None:
        """Do a command once, write it down, then let everybody know. The hall is locked."""
        person = visit.visit.person
        if person is None or person not in hall.room.people:
            raise Refusal("not-seated")
        once = f"{person}:{command.id}"
        if once not in hall.done:
            start = hall.length
            self._carry_out(hall, person, command)
            hall.done.add(once)
            visit.visit.post(m.Done(command.id))
            await self._settle(hall, start, once)
        else:
            visit.visit.post(m.Done(command.id))

    def _carry_out(self, hall: Hall, person: str, command: m.AnyCommand) -> None:
        if isinstance(command, m.Answer):
            leading.answer(hall.room, person, command, self.now(), lambda entry: self._happen(hall, entry))
        elif isinstance(command, m.Next):
            if hall.room.leader != person:
                raise Refusal("not-leader")
            leading.time_is_up(hall.room, self.now(), lambda entry: self._happen(hall, entry))
        else:
            self._happen_all(hall, lobby.DO[type(command)](self._doing(hall, person), command))

    async def _settle(self, hall: Hall, start: int, command: str | None = None) -> None:
        leading.lead_on(hall.room, self.now(), self.hurry, lambda entry: self._happen(hall, entry))
        lines = [
            Line(hall.room.code, start + i, log.write(entry), command if i == 0 else None)
            for i, entry in enumerate(hall.pending)
        ]
        hall.pending.clear()
        hall.length = start + len(lines)
        hall.serving.step()
        if lines:
            try:
                await self.store.append(lines)
            except Exception as error:
                self._give_up(hall, error)
                raise
        for visit in hall.serving.visits:
            visit.flush()
        self._put_out(hall)
        self._set_alarm(hall)

    def _give_up(self, hall: Hall, error: Exception) -> None:
        _logger.error("a room could not be written: %s", type(error).__name__)
        self.halls.pop(hall.room.code, None)
        for visit in list(hall.serving.visits):
            visit.outbox.clear()
            visit.device.shut("server-stopping")

    def _put_out(self, hall: Hall) -> None:
        for visit in list(hall.serving.visits):
            if visit.person is not None and visit.person not in hall.room.people:
                hall.serving.visits.remove(visit)
                visit.device.shut("removed")

    # ---- clocks

    def _set_alarm(self, hall: Hall) -> None:
        if hall.alarm:
            hall.alarm.cancel()
            hall.alarm = None
        moment = leading.next_moment(hall.room)
        if moment is not None and not self._closing:
            delay = max(0, moment - self.now()) / 1000
            hall.alarm = asyncio.get_running_loop().call_later(delay, self._ring, hall)

    def _ring(self, hall: Hall) -> None:
        task = asyncio.get_running_loop().create_task(self.tick(hall))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def tick(self, hall: Hall) -> None:
        """Let happen what is due."""
        async with hall.lock:
            room, now, start = hall.room, self.now(), hall.length
            if room.stage == "playing" and not room.paused:
                leading.bots_due(room, now, lambda entry: self._happen(hall, entry))
                play = room.play
                if play is not None and play.ends is not None and now >= play.ends:
                    leading.time_is_up(room, now, lambda entry: self._happen(hall, entry))
            await self._settle(hall, start)


class HouseVisit:
    """One device's stay in a room."""

    def __init__(self, house: House, hall: Hall, visit: Visit) -> None:
        self.house = house
        self.hall = hall
        self.visit = visit
        self.bucket = Bucket(house.limits, house.now())

    def remembers(self, game: int, since: int) -> None:
        """Start after what the device has already, if that is of the game that is on."""
        play = self.hall.room.play
        if play is None or play.game != game or play.undone or since < 0:
            return
        self.visit.epoch = (play.game, play.undone)
        self.visit.entries = since

    def arrive(self, key: str | None) -> None:
        """Welcome the device."""
        self.hall.serving.visits.append(self.visit)
        self.visit.post(
            m.Welcome(self.hall.room.code, self.house.now(), self.visit.person, key, version=VERSION)
        )

    async def do(self, command: m.AnyCommand) -> None:
        """Do what a device asks; the answer goes to the device."""
        async with self.hall.lock:
            try:
                self.bucket.take(self.house.now())
                if isinstance(command, m.Ticket):
                    self._ticket(command)
                else:
                    await self.house.do(self.hall, self, command)
            except Refusal as refusal:
                self.visit.post(m.Refused(f"refused-{refusal.why}", command.id, dict(refusal.args_of_text)))
            self.visit.flush()

    def _ticket(self, command: m.Ticket) -> None:
        if self.visit.person is None:
            raise Refusal("not-seated")
        ticket = f"{self.house.below(10_000):04}"
        self.hall.tries = 0
        self.hall.tickets = {
            other: one for other, one in self.hall.tickets.items() if one[0] != self.visit.person
        }
        until = self.house.now() + self.house.limits.ticket_lasts
        self.hall.tickets[hashed(ticket)] = (self.visit.person, until)
        self.visit.post(m.Ticketed(command.id, ticket))

    async def leave(self) -> None:
        """The connection is gone; the person may come back."""
        if self.visit not in self.hall.serving.visits:
            return
        async with self.hall.lock:
            self.hall.serving.visits.remove(self.visit)
            if self.visit.person is not None:
                self.hall.serving.gone_since[self.visit.person] = self.house.now()
            await self.house._settle(self.hall, self.hall.length)


VERSION = "1"
