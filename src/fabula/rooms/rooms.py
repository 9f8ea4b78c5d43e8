"""All rooms of a server, and the way into each of them."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from contextlib import suppress
from itertools import count
from typing import Any

from fabula.core.notation import write, write_moves
from fabula.core.refusals import Refusal
from fabula.core.requests import Below
from fabula.core.tale import Tale
from fabula.games import tale_called
from fabula.rooms.access.guesses import Guesses
from fabula.rooms.access.keys import hashed, new_key
from fabula.rooms.access.limits import Bucket, Limits
from fabula.rooms.access.visitors import neighbourhood
from fabula.rooms.commands import faces, lobby
from fabula.rooms.devices.door import CANNOT_KEEP, STOPPING, device_for, see_off
from fabula.rooms.devices.sync import Device, OpenPage, encode
from fabula.rooms.open_rooms import OpenRooms, answered
from fabula.rooms.room import names
from fabula.rooms.room_server import STANDS_STILL, RoomServer, is_to_be_even, refused
from fabula.rooms.services import services_with
from fabula.rooms.storage import log
from fabula.rooms.storage.store import CannotBeKept, Store
from fabula.rooms.wire import messages as m

VERSION = "1"
TRIAL_SEATS = 5
TRIAL_SEATS_OF_LONG_TALES = 9  # with fewer a tale of many nights is over before it has begun
SEATS_OF_A_FIRST_GAME = 8  # the Clocktower's book has its first sets for so many
TRIAL = {
    "look": 15, "step": 6, "gang": 6, "meeting": 6, "talk": 90, "vote": 25, "hand": 6, "plea": 15,
    "farewell": 10, "nominations": 45, "hush": 20, "dawn": 3,
}  # fmt: skip
GLANCE, GLANCES_A_SWEEP = 60.0, 60  # s
PULSE_EVERY, PULSE_WITHIN = 2.0, 5.0
Coming = m.Join | m.Return | m.Watch | m.MoveIn
InTurn = Callable[[Callable[[], None]], Awaitable[None]]  # has something done when all before it is done


def by_system_lots(n: int) -> int:
    """A number below n from the system's source of chance."""
    return secrets.randbelow(n)


class Rooms:
    """Rooms behind a door. Everything is acknowledged only after the store has it."""

    def __init__(
        self,
        store: Store,
        *,
        limits: Limits | None = None,
        now: Callable[[], int] | None = None,
        below: Below = by_system_lots,
        hurry: float = 1.0,
    ) -> None:
        self.services = services_with(store, limits, now, below, hurry)
        self.open_rooms = OpenRooms(self.services)
        self.kept = 0  # how many rooms the store has
        self.is_leaving = False  # whoever has a choice goes elsewhere
        self._guesses = Guesses(self.services.limits, says_nothing=STOPPING)
        self._glances = count(1)
        self._glance: asyncio.TimerHandle | None = None
        self._caring: asyncio.Task[None] | None = None
        self._closing = False
        self._pulse: asyncio.Task[bool] | None = None
        self._felt = 0.0

    # ---- opening and closing

    @property
    def servers(self) -> dict[str, RoomServer]:
        """The rooms that are open, by their codes."""
        return self.open_rooms.servers

    async def open(self) -> None:
        """Begin to serve: rooms in which a clock runs go on, all others open when somebody comes.

        None is forgotten before the server has been open for a while, and what was by a clock that went wrong
        comes back: a machine may not know the time when it starts.
        """
        await self.services.store.bring_back(self.services.now())
        self.kept = await self.services.store.count()
        await self.open_rooms.begin()
        self._glance_later()

    async def close(self) -> None:
        """Finish what is under way, let go of all devices, finish writing."""
        await self.hand_over()
        if self._glance:
            self._glance.cancel()
        if self._caring:
            await asyncio.gather(self._caring, return_exceptions=True)
        await self.open_rooms.close()
        await self.services.store.close()

    async def hand_over(self) -> None:
        """Let other nodes, where there are any, go on with all rooms; then nobody is let in any more."""
        await self.open_rooms.hand_over()
        self._closing = True

    def _glance_later(self) -> None:
        self._glance = asyncio.get_running_loop().call_later(GLANCE, self._begin_to_care)

    def _begin_to_care(self) -> None:
        if self._caring is None or self._caring.done():
            self._caring = asyncio.get_running_loop().create_task(self._care())
        self._glance_later()

    async def _care(self) -> None:
        """Let go of what nobody uses: often of memory, rarely of the store."""
        await self.open_rooms.leave_those_at_rest()
        if next(self._glances) % GLANCES_A_SWEEP == 0:
            await self.drop_the_old()

    async def drop_the_old(self) -> None:
        """Set the rooms aside that nobody has used for long, and forget what has lain aside as long."""
        await self.open_rooms.set_the_old_aside()
        with suppress(Refusal):
            self.kept = await answered(self.services.store.count())

    async def health(self) -> bool:
        """Whether anything can be kept: a little is written to find out, but not for each who asks."""
        now = asyncio.get_running_loop().time()
        if self._pulse is None or (self._pulse.done() and now - self._felt >= PULSE_EVERY):
            self._felt = now
            self._pulse = asyncio.get_running_loop().create_task(self._feel())
        return await asyncio.shield(self._pulse)

    async def is_ready(self) -> bool:
        """Whether new visitors are better served here than elsewhere."""
        return not self.leaves and await self.health()

    @property
    def leaves(self) -> bool:
        """Whether this server is about to end."""
        return self.is_leaving or self._closing

    async def _feel(self) -> bool:
        try:
            async with asyncio.timeout(PULSE_WITHIN):
                await self.services.store.pulse()
        except Exception:  # noqa: BLE001 - whatever it is, nothing can be kept
            return False
        return True

    # ---- the door

    async def telling(self, code: str) -> str:
        """The telling of a game that has ended, as text; Refusal while it is on."""
        return telling_of(await self._server(code))

    async def telling_for(self, code: str, key: str, address: str) -> str:
        """The telling for whoever has a key of its room."""
        return telling_of(await self.with_key(code, key, address))

    async def ended_for(self, code: str, key: str, address: str) -> str:
        """The moves of a game that has ended, for who has a key of its room, or may look on there."""
        if key:
            room = (await self.with_key(code, key, address)).room
        else:
            near = neighbourhood(address)
            room = (await self._guesses.judge(near, self.services.now, lambda: self._server(code))).room
        if not key and room.no_onlookers:
            raise Refusal("no-such-room")
        if room.play is None or room.stage != "after":
            raise Refusal("not-ended")
        return write_moves(room.play.telling)

    async def with_key(self, code: str, key: str, address: str) -> RoomServer:
        """The room of which this is a key, to be read. Whatever else it is, one Refusal says so."""
        server = await self.open_rooms.to_read(code, hashed(key))
        if server is None:
            raise Refusal(self.guessed(address))
        return server

    def guessed(self, address: str) -> str:
        """Count a wrong guess of a key or a link; why nothing comes of it."""
        near, now = neighbourhood(address), self.services.now()
        why = "too-fast" if self._guesses.are_too_many(near, now) else "no-such-room"
        self._guesses.count(near, now)
        return why

    async def enter(self, first: m.FirstMessage, page: OpenPage, address: str) -> Stay:
        """Let a device in; Refusal if it may not."""
        try:
            stay = await self._let_in(first, page, address)
        except Refusal as refusal:
            self.services.counts.refuse(refusal.why)
            raise
        self.services.counts.entered += 1
        return stay

    async def _let_in(self, first: m.FirstMessage, page: OpenPage, address: str) -> Stay:
        if self._closing:
            raise Refusal(STOPPING)
        near = neighbourhood(address)
        if isinstance(first, m.Make):
            if self.open_rooms.are_handed_over:
                raise Refusal(STOPPING)
            return await self._make(first, page, near)
        server = await self._proved(first)
        if server is None:
            server = await self._guesses.judge(near, self.services.now, lambda: self._found(first))
        return await self._come_in(server, first, page, near)

    async def find(self, first: m.Find, address: str) -> m.Found:
        """Whether there is a room; more only to who has a key of it. Refusal as for one who comes in."""
        kept = None if first.key is None else hashed(first.key)
        server = None if kept is None else await self.open_rooms.with_key(first.code, kept)
        if server is None or kept is None or (person := server.room.who_has(kept)) is None:
            near = neighbourhood(address)
            server = await self._guesses.judge(near, self.services.now, lambda: self._server(first.code))
            return server.door.shows()
        room = server.room
        others = (one for one in room.people.values() if not one.bot and one.id != person)
        here = [one.name for one in others if one.is_guest or server.sync.here(one.id)]
        return m.Found(first.code, room.tale.id, room.people[person].name, here)

    async def _proved(self, first: Coming) -> RoomServer | None:
        """The room, if this device holds what nobody can guess: a right key, or the long ticket of a link."""
        if isinstance(first, m.MoveIn):
            server = self.open_rooms.here(first.code)  # who has given a ticket was there a moment ago
            valid = server is not None and server.tickets.is_long(first.ticket, self.services.now())
            return server if valid else None
        key = None if isinstance(first, m.Watch) else first.key
        return None if key is None else await self.open_rooms.with_key(first.code, hashed(key))

    async def _found(self, first: Coming) -> RoomServer:
        """The room that is meant; Refusal if its code, or the key or ticket for it, is wrong."""
        server = await self._server(first.code)
        if isinstance(first, m.Return):
            server.room.person_with(hashed(first.key))
        if isinstance(first, m.MoveIn):
            server.tickets.check(first.ticket, self.services.now())
        return server

    async def _server(self, code: str) -> RoomServer:
        server = await self.open_rooms.find(code)
        if server is None:
            raise Refusal("no-such-room")
        if server.is_cut_off:
            raise Refusal(STOPPING)
        if server.lost:
            raise Refusal(server.why_lost)
        if server.stands_still:
            raise Refusal(STANDS_STILL)
        return server

    # ---- making a room

    async def _make(self, first: m.Make, page: OpenPage, address: str) -> Stay:
        key = first.key or new_key()
        async with self.open_rooms.making.of(key):
            server = await self._made_before(hashed(key)) if first.key is not None else None
            if server is None:
                return await self._make_anew(first, key, page, address)
        again = m.Join(server.room.code, first.name, first.lang, first.key, first.face)
        return await self._come_in(server, again, page, address)

    async def _make_anew(self, first: m.Make, key: str, page: OpenPage, address: str) -> Stay:
        tale_called(first.tale)
        name = names.clean(first.name)
        self._check_number_of_rooms(address)
        server, code = RoomServer(self.services), await self._new_code(first.code, address)
        server.address = address
        self.servers[code] = server
        self.open_rooms.makers.made(code, address, self.services.now())
        device = Device(page, "p1", address)

        def make() -> None:
            now = self.services.now()
            server.happen(
                log.RoomMade(now, code, first.tale),
                log.Joined(now, "p1", name, first.lang, hashed(key), face=first.face),
                log.Sat(now, "p1"),
            )
            server.door.arrive(device, key, VERSION, self.services.now())
            if first.lead:
                server.happen(log.SettingsChanged(now, {"lead": "person", "leader": "p1"}))
            if first.trial:
                server.quota.deal(address, now)
                (lead_bots if first.lead else try_with_bots)(server, now)

        try:
            await server.in_turn(make)
        except Refusal:
            self.servers.pop(code, None)
            self.open_rooms.makers.unmake(code)
            raise
        self.kept += 1
        self.services.counts.made += 1
        return Stay(server, device)

    async def _made_before(self, key: str) -> RoomServer | None:
        """The room whose Welcome was lost on the way to the device that made it with this key."""
        code = await answered(self.services.store.made_with(key))
        server = None if code is None else await self.open_rooms.with_key(code, key)
        return server if server is not None and server.room.who_has(key) == "p1" else None

    def _check_number_of_rooms(self, address: str) -> None:
        limits, since = self.services.limits, self.services.now() - self.services.limits.room_counts
        theirs = self.open_rooms.makers.number(address, since, self._is_used)
        too_many = len(self.servers) >= limits.rooms or self.kept >= limits.rooms_kept
        if theirs >= limits.rooms_per_address or too_many:
            raise Refusal("too-many-rooms")

    def _is_used(self, code: str, since: int) -> bool:
        server = self.servers.get(code)
        return server is not None and (bool(server.sync.devices) or server.touched >= since)

    async def _new_code(self, wished: str, address: str) -> str:
        """A code that no room has; to wish for one that is taken is a wrong guess."""
        if wished and not self._guesses.are_too_many(address, self.services.now()):
            if await self._can_be_had(wished):
                return wished
            self._guesses.count(address, self.services.now())
        while True:
            code = f"{100_000 + self.services.below(900_000)}"
            if await self._can_be_had(code):
                return code

    async def _can_be_had(self, code: str) -> bool:
        try:
            return await self.services.store.create(code)
        except CannotBeKept:
            raise Refusal(CANNOT_KEEP) from None

    # ---- coming into a room

    async def _come_in(self, server: RoomServer, first: Coming, page: OpenPage, address: str) -> Stay:
        device = device_for(page, address, first.delay if isinstance(first, m.Watch) else 0)
        waits = False

        def come() -> None:
            nonlocal waits
            key = None
            if isinstance(first, m.Join):
                device.person, key = self._join(server, first, address)
                if device.person is None:
                    waits = True
                    return
            elif isinstance(first, m.MoveIn):
                device.person, key = self._move_in(server, first)
            elif isinstance(first, m.Return):
                device.person = server.room.person_with(hashed(first.key))
            else:
                server.door.may_look_on(address)
            if isinstance(first, m.Return | m.Watch):
                server.sync.remembers(device, first.game, first.since)
            server.door.arrive(device, key, VERSION, self.services.now())

        await server.in_turn(come)
        if waits:
            raise Refusal("waits-for-a-nod")
        return Stay(server, device)

    def _join(self, server: RoomServer, first: m.Join, address: str) -> tuple[str | None, str]:
        room, now, key = server.room, self.services.now(), first.key or new_key()
        if (again := room.who_has(hashed(key))) is not None:
            return again, key
        name = names.clean(first.name, room.names_of_people)
        mark = hashed(first.key or f"{address} {name}")
        if not server.door.lets_in(mark, address, name, self.services.now()):
            return None, key
        person = f"p{room.numbered + 1}"
        server.happen(*lobby.bots_give_up(room, name, now))
        wished = faces.face_given(room, first.face, now)
        server.happen(*wished, log.Joined(now, person, name, first.lang, hashed(key), face=first.face))
        server.joined[address] += 1
        if room.stage == "lobby" and lobby.has_room(room):
            server.happen(*lobby.a_bot_makes_room(room, now), log.Sat(now, person))
        return person, key

    def _move_in(self, server: RoomServer, first: m.MoveIn) -> tuple[str, str]:
        now, key = self.services.now(), new_key()
        person, alone, _ = server.tickets.take(first.ticket, now)
        if person not in server.room.people:
            raise Refusal("wrong-ticket")
        server.happen(log.KeyGiven(now, person, hashed(key), alone))
        if alone:
            server.door.put_out(person)
        return person, key


def telling_of(server: RoomServer) -> str:
    """The telling of a game that has ended."""
    room = server.room
    if room.play is None or room.stage != "after":
        raise Refusal("not-ended")
    return write(room.play.telling, room.names_by_seat(), room.play.curtain.namings)


def try_with_bots(server: RoomServer, now: int) -> None:
    """A table of bots that whoever made the room plays at, with short timers."""
    tale = server.room.tale
    timers = {timer.key: min(timer.default, TRIAL.get(timer.key, timer.default)) for timer in tale.timers}
    seats = trial_seats(tale, TRIAL_SEATS_OF_LONG_TALES)
    server.happen(log.SettingsChanged(now, timers))
    _deal_to_bots(server, seats - 1)


def trial_seats(tale: Tale, of_many_nights: int) -> int:
    """How many sit at a trial of a tale, within what it is for: a tale of one night needs fewer."""
    wished = of_many_nights if tale.many_nights else TRIAL_SEATS
    return min(max(wished, tale.least_seats), tale.most_seats)


def lead_bots(server: RoomServer, now: int) -> None:
    """A table of bots for whoever leads it: as many as a first set is made for, with that set."""
    tale = server.room.tale
    seats = trial_seats(tale, SEATS_OF_A_FIRST_GAME)
    first = None if tale.scenarios is None else tale.scenarios.for_seats(seats)
    server.happen(log.SettingsChanged(now, {"practice": True}))
    _deal_to_bots(server, seats, [] if first is None else [log.RolesChosen(now, list(first.roles()))])


def _deal_to_bots(server: RoomServer, bots: int, chosen: Iterable[log.AnyEntry] = ()) -> None:
    """So many bots sit down, and what was chosen for them is dealt."""
    attempt = server.attempt("p1")
    for _ in range(bots):
        server.happen(*lobby.a_bot(attempt, "sensible", None))
    server.happen(*chosen)
    server.happen(*lobby.start(attempt, m.Start("trial")))


class Stay:
    """One device's stay in a room."""

    def __init__(self, server: RoomServer, device: Device) -> None:
        self.server = server
        self.device = device
        limits = server.services.limits
        self._said = Bucket(limits.said_at_once, limits.said_per_second, server.services.now())
        self._jotted = Bucket(limits.jotted_at_once, limits.jotted_per_second, server.services.now())
        self._bucket = Bucket(limits.commands_at_once, limits.commands_per_second, server.services.now())

    def finish(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Begin something that is finished though the device may go away."""
        return self.server.start(work)

    async def do(self, command: m.AnyCommand) -> None:
        """Do what a device asks, though it may go away; the answer goes to the device."""
        await self._do(command, self.server.in_turn)

    async def obey(self, command: m.AnyCommand) -> None:
        """Do what a device asks as part of what is finished; the answer goes to the device."""
        await self._do(command, self.server.turn)

    async def _do(self, command: m.AnyCommand, in_turn: InTurn) -> None:
        try:
            self._bucket.take(self.server.services.now())
            if isinstance(command, m.Say):
                self._said.take(self.server.services.now())
            if isinstance(command, m.Jot | m.Wager | m.Pen | m.LayMark):
                self._jotted.take(self.server.services.now())
        except Refusal as refusal:
            self.server.services.counts.refuse(refusal.why)
            self.device.page.deliver(encode(refused(command, refusal)))
            return
        if is_to_be_even(self.server.room, self.device, command):
            async with self.server.evenly(self.device):
                await self._obeyed(command, in_turn)
        else:
            await self._obeyed(command, in_turn)
        await self.device.until_loose()

    async def _obeyed(self, command: m.AnyCommand, in_turn: InTurn) -> None:
        once = f"{self.device.person}:{command.id}"
        await in_turn(lambda: self.server.obey(self.device, command, once))

    async def leave(self) -> None:
        """The connection is gone; the person may come back."""
        server, device = self.server, self.device

        def leave() -> None:
            if device in server.sync.devices:
                server.sync.leave(device, server.services.now())

        see_off(device)
        with suppress(Refusal):  # who is gone hears of no fault
            await server.in_turn(leave)
