"""The house: all rooms, and the door to them."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable
from contextlib import suppress

from fabula.core.notation import write
from fabula.core.refusals import Refusal
from fabula.core.requests import Below
from fabula.games import tale_called
from fabula.rooms import lobby, log, names
from fabula.rooms import messages as m
from fabula.rooms.hall import STOPPING, Hall, Means, refused
from fabula.rooms.limits import Bucket, Limits, Mistakes
from fabula.rooms.people import hashed, new_key
from fabula.rooms.serving import Device, Visit, encode
from fabula.rooms.store import Store

VERSION = "1"
TRIAL_SEATS = 5
TRIAL_SEATS_OF_LONG_TALES = 9  # with fewer a tale of many nights is over before it has begun
TRIAL = {
    "look": 15, "step": 6, "gang": 6, "meeting": 6, "talk": 90, "vote": 25, "hand": 6, "plea": 15,
    "farewell": 10, "nominations": 45, "hush": 20, "dawn": 3,
}  # fmt: skip
SWEEP = 3600.0
WRONG = ("no-such-room", "wrong-key", "wrong-ticket")
_logger = logging.getLogger("fabula.rooms")


def by_system_lots(n: int) -> int:
    """A number below n from the system's source of chance."""
    return secrets.randbelow(n)


def now_in_ms() -> int:
    """The wall clock in ms."""
    return time.time_ns() // 1_000_000


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
        self.means = Means(store, limits or Limits(), now, below, hurry)
        self.halls: dict[str, Hall] = {}
        self._mistakes = Mistakes(self.means.limits)
        self._sweep: asyncio.TimerHandle | None = None
        self._sweeping: asyncio.Task[None] | None = None
        self._closing = False

    # ---- opening and closing

    async def open(self) -> None:
        """Take up every room where its log ends."""
        for code, kept in (await self.means.store.logs()).items():
            self.halls[code] = Hall(self.means)
            self.halls[code].read(kept)
        await self.drop_the_old()
        for hall in self.halls.values():
            await hall.take_up()
        self._sweep_later()

    async def close(self) -> None:
        """Finish what is under way, let go of all devices, finish writing."""
        self._closing = True
        if self._sweep:
            self._sweep.cancel()
        if self._sweeping:
            await asyncio.gather(self._sweeping, return_exceptions=True)
        for hall in self.halls.values():
            await hall.close()
        await self.means.store.close()

    def _sweep_later(self) -> None:
        self._sweep = asyncio.get_running_loop().call_later(SWEEP, self._begin_to_sweep)

    def _begin_to_sweep(self) -> None:
        self._sweeping = asyncio.get_running_loop().create_task(self.drop_the_old())
        self._sweep_later()

    async def drop_the_old(self) -> None:
        """Forget the rooms that nobody has used for long."""
        oldest = self.means.now() - self.means.limits.room_kept
        for code, hall in list(self.halls.items()):
            if hall.room.touched < oldest and not hall.serving.visits and not hall.lost:
                await self._drop(code, hall)

    async def _drop(self, code: str, hall: Hall) -> None:
        del self.halls[code]
        await hall.close()
        try:
            await self.means.store.drop(code)
        except Exception:
            _logger.exception("room %s stays in the store until the next start", code)

    # ---- the door

    async def telling(self, code: str) -> str:
        """The telling of a game that has ended, as text; Refusal while it is on."""
        room = self._hall(code).room
        if room.play is None or room.stage != "after":
            raise Refusal("not-ended")
        return write(room.play.telling, room.names_by_seat())

    async def enter(self, first: m.FirstMessage, device: Device, address: str) -> HouseVisit:
        """Let a device in; Refusal if it may not."""
        if self._closing:
            raise Refusal(STOPPING)
        self._mistakes.admit(address, self.means.now())
        try:
            if isinstance(first, m.Make):
                return await self._make(first, device, address)
            return await self._come_in(self._hall(first.code), first, device)
        except Refusal as refusal:
            if refusal.why in WRONG:
                self._mistakes.count(address, self.means.now())
            raise

    def _hall(self, code: str) -> Hall:
        hall = self.halls.get(code)
        if hall is None or hall.lost:
            raise Refusal("no-such-room")
        return hall

    # ---- making a room

    async def _make(self, first: m.Make, device: Device, address: str) -> HouseVisit:
        if (hall := self._made_before(first.key)) is not None:
            again = m.Join(hall.room.code, first.name, first.lang, first.key)
            return await self._come_in(hall, again, device)
        tale_called(first.tale)
        name = names.clean(first.name)
        self._check_number_of_rooms(address)
        hall, code = Hall(self.means), self._new_code()
        hall.address = address
        self.halls[code] = hall
        visit = Visit(device, "p1")

        def make() -> None:
            key, now = first.key or new_key(), self.means.now()
            hall.happen(
                log.RoomMade(now, code, first.tale),
                log.Joined(now, "p1", name, first.lang, hashed(key)),
                log.Sat(now, "p1"),
            )
            hall.arrive(visit, key, VERSION)
            if first.trial:
                try_with_bots(hall, now)

        try:
            await hall.in_turn(make)
        except Refusal:
            del self.halls[code]
            raise
        return HouseVisit(hall, visit)

    def _made_before(self, key: str | None) -> Hall | None:
        """The room whose Welcome was lost on the way to the device that made it with this key."""
        if key is None:
            return None
        kept, open_ = hashed(key), (hall for hall in self.halls.values() if not hall.lost)
        return next((hall for hall in open_ if hall.room.who_has(kept) == "p1"), None)

    def _check_number_of_rooms(self, address: str) -> None:
        limits, now = self.means.limits, self.means.now()
        theirs = sum(
            1
            for hall in self.halls.values()
            if hall.address == address
            and (hall.serving.visits or now - hall.room.touched < limits.room_counts)
        )
        if theirs >= limits.rooms_per_address or len(self.halls) >= limits.rooms:
            raise Refusal("too-many-rooms")

    def _new_code(self) -> str:
        while True:
            code = f"{100_000 + self.means.below(900_000)}"
            if code not in self.halls:
                return code

    # ---- coming into a room

    async def _come_in(
        self, hall: Hall, first: m.Join | m.Return | m.Watch | m.MoveIn, device: Device
    ) -> HouseVisit:
        visit = Visit(device, None)

        def come() -> None:
            if len(hall.serving.visits) >= self.means.limits.devices_per_room:
                raise Refusal("too-many-devices")
            key = None
            if isinstance(first, m.Join):
                visit.person, key = self._join(hall, first)
            elif isinstance(first, m.MoveIn):
                visit.person, key = self._move_in(hall, first)
            else:
                if isinstance(first, m.Return):
                    visit.person = hall.room.person_with(hashed(first.key))
                hall.serving.remembers(visit, first.game, first.since)
            hall.arrive(visit, key, VERSION)

        await hall.in_turn(come)
        return HouseVisit(hall, visit)

    def _join(self, hall: Hall, first: m.Join) -> tuple[str, str]:
        room, now, key = hall.room, self.means.now(), first.key or new_key()
        if (again := room.who_has(hashed(key))) is not None:
            return again, key
        if len(room.people) >= self.means.limits.people_per_room:
            raise Refusal("room-full")
        name = names.clean(first.name, room.names)
        person = f"p{room.numbered + 1}"
        hall.happen(log.Joined(now, person, name, first.lang, hashed(key)))
        if room.stage == "lobby" and len(room.seats) < room.tale.most_seats:
            hall.happen(log.Sat(now, person))
        return person, key

    def _move_in(self, hall: Hall, first: m.MoveIn) -> tuple[str, str]:
        now, key = self.means.now(), new_key()
        person, alone = hall.tickets.take(first.ticket, now)
        if person not in hall.room.people:
            raise Refusal("wrong-ticket")
        hall.happen(log.KeyGiven(now, person, hashed(key), alone))
        if alone:
            hall.put_out(person)
        return person, key


def try_with_bots(hall: Hall, now: int) -> None:
    """Fill the seats with bots, take short timers, and deal."""
    tale = hall.room.tale
    timers = {timer.key: min(timer.default, TRIAL.get(timer.key, timer.default)) for timer in tale.timers}
    hall.happen(log.SettingsChanged(now, timers))
    doing = hall.doing("p1")
    seats = TRIAL_SEATS if tale.spares else TRIAL_SEATS_OF_LONG_TALES
    for _ in range(seats - 1):
        hall.happen(*lobby.a_bot(doing, "sensible", None))
    hall.happen(*lobby.start(doing, m.Start("trial")))


class HouseVisit:
    """One device's stay in a room."""

    def __init__(self, hall: Hall, visit: Visit) -> None:
        self.hall = hall
        self.visit = visit
        limits = hall.means.limits
        self._bucket = Bucket(limits.commands_at_once, limits.commands_per_second, hall.means.now())

    async def do(self, command: m.AnyCommand) -> None:
        """Do what a device asks; the answer goes to the device."""
        try:
            self._bucket.take(self.hall.means.now())
        except Refusal as refusal:
            self.visit.device.deliver(encode(refused(command, refusal)))
            return
        once = f"{self.visit.person}:{command.id}"
        await self.hall.in_turn(lambda: self.hall.obey(self.visit, command, once))

    async def leave(self) -> None:
        """The connection is gone; the person may come back."""
        hall, visit = self.hall, self.visit

        def leave() -> None:
            if visit in hall.serving.visits:
                hall.serving.leave(visit, hall.means.now())

        with suppress(Refusal):  # who is gone hears of no fault
            await hall.in_turn(leave)
