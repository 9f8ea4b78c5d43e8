"""What each device is sent: never more than its listener may know, and only what has changed."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from itertools import compress, islice
from typing import Any, NamedTuple, Protocol

import msgspec
from msgspec import UNSET
from msgspec.structs import replace

from fabula.core.events import Event
from fabula.core.requests import STORYTELLER
from fabula.core.scenes import Scene, hands_told
from fabula.core.telling import beats_in
from fabula.core.views import TOWN, Listener, hears
from fabula.rooms.access.waiting_list import WaitingList
from fabula.rooms.devices.notebook import Moves, amendments, foresight
from fabula.rooms.devices.snapshot import decides, snapshot
from fabula.rooms.game.clock import Clock
from fabula.rooms.game.curtain import Lines
from fabula.rooms.game.play import Play
from fabula.rooms.game.shown import ask_shown_to_leader, shown_ask
from fabula.rooms.progress import showing
from fabula.rooms.progress.solo import Solo
from fabula.rooms.progress.voice import Voice
from fabula.rooms.room.lent_hands import lent_ask, lent_to
from fabula.rooms.room.room import Room
from fabula.rooms.storage import log
from fabula.rooms.wire import messages as m

encode = msgspec.json.Encoder().encode
NO_ASKS = encode(m.Asks([]))
OF_THE_LEADER = ("amendments", "foresight", "desk")
Whose = tuple[Listener, tuple[int, ...]]  # as whom somebody hears, and for whom they raise a hand
Numbered = dict[tuple[object, ...], bytes]  # entries as they are sent, by what they are made of
Epoch = tuple[int, int]  # which game, and how often something of it was taken back


class OpenPage(Protocol):
    """Where messages go: one open page."""

    def deliver(self, *messages: bytes) -> None:
        """Send these on together, in order."""

    def shut(self, reason: str) -> None:
        """Close the connection."""


class Views:
    """The encoded entries of every listener of a game, grown as the telling grows."""

    def __init__(self, play: Play, before: Views | None = None) -> None:
        self.play = play
        self.epoch = play.epoch
        self.before = before.epoch if before is not None else (0, 0)
        self.moves = Moves(play)
        self._heard: dict[Listener, int] = {}
        self._players = (*range(play.telling.grimoire.seats), TOWN)
        self.of: dict[Listener, list[bytes]] = {one: [] for one in (STORYTELLER, *self._players)}
        self.grow()
        theirs = before.of if before is not None else {}
        self._kept = {one: alike(entries, theirs.get(one, [])) for one, entries in self.of.items()}
        known = before.moves.list if before is not None else []
        if known:
            self.moves.grow()
        self._kept_moves = alike(self.moves.list, known)

    def fits(self, play: Play) -> bool:
        """Whether these are the views of this telling, with as many seats as it has now."""
        here = self.play is play and self.epoch == play.epoch
        return here and len(self._players) == play.telling.grimoire.seats + 1

    def holds(self, epoch: Epoch, listener: Listener, entries: int, moves: int) -> bool:
        """Whether so many entries and moves, heard then, are still true for a listener."""
        if epoch == self.epoch:
            return True
        return epoch == self.before and entries <= self._kept[listener] and moves <= self._kept_moves

    def grow(self) -> None:
        """Take in what is new; the leader hears at once what is sealed for the others.

        The answers that may be changed are taken in when somebody is to have them.
        """
        log = self.play.telling.log
        self._grow((STORYTELLER,), len(log), lambda start, end: log[start:end])
        self._grow(self._players, self.play.told_to, self.play.curtain.told)

    def _grow(self, listeners: tuple[Listener, ...], end: int, lines: Lines) -> None:
        start = self._heard.get(listeners[0], -1)
        if start >= end:
            return
        start = max(start, 0)
        events = [line for line in lines(start, end) if isinstance(line, Event)]
        encoded = [encode(event.data()) for event in events]
        for_all = all(event.audience is None for event in events)
        for listener in listeners:
            if for_all:
                self.of[listener] += encoded
            else:
                self.of[listener] += compress(encoded, [hears(listener, event) for event in events])
        self._heard[listeners[0]] = end


class Device:
    """One device in a room: who it is, and what it has been sent."""

    __slots__ = (
        "_held", "_loose", "_safe", "address", "behind", "entries", "epoch", "fabula", "heard", "level",
        "listener", "moves", "outbox", "page", "person", "read", "sent", "voice",
    )  # fmt: skip

    def __init__(self, page: OpenPage, person: str | None, address: str = "", behind: int = 0) -> None:
        self.page = page
        self.behind = behind  # by so much it is told everything later (ms)
        self.person = person
        self.address = address
        self.voice: Voice | None = None  # once it has said that it speaks, or not
        self.listener: Listener | None = None
        self.epoch: Epoch = (0, 0)
        self.entries = 0
        self.moves = 0
        self.read = 0
        self.heard = 0
        self.sent: dict[str, bytes] = {}
        self.level: Level | None = None  # what it was brought to by the last step
        self.fabula: Epoch = (0, 0)
        self.outbox: list[bytes] = []
        self._safe = 0  # how much of it tells of what is kept
        self._held = 0  # how many taps of this person are to be answered evenly
        self._loose = asyncio.Event()
        self._loose.set()

    def post(self, message: m.Message) -> None:
        """Lay a message ready; it goes out when what it tells of is safe."""
        self.outbox.append(encode(message))

    def hold(self) -> None:
        """Send nothing until it is let go."""
        self._held += 1
        self._loose.clear()

    def let_go(self) -> None:
        """Send again, if nothing else holds it: what is safe, for something else may be on its way."""
        self._held -= 1
        if not self._held:
            if self._safe:
                safe, self.outbox = self.outbox[: self._safe], self.outbox[self._safe :]
                self._safe = 0
                self.page.deliver(*safe)
            self._loose.set()

    async def until_loose(self) -> None:
        """Wait until nothing holds it."""
        await self._loose.wait()

    def flush(self) -> None:
        """What lies ready is safe: send it, unless it is held."""
        if self._held:
            self._safe = len(self.outbox)
        elif self.outbox:
            safe, self.outbox = self.outbox, []
            self.page.deliver(*safe)

    def forget(self) -> None:
        """Nothing that lies ready is sent any more."""
        self.outbox.clear()
        self._safe = 0

    def post_if_new(self, kind: str, message: bytes) -> None:
        """Lay a message ready unless the last of its kind was the same."""
        if self.sent.get(kind) != message:
            self.post_new(kind, message)

    def post_new(self, kind: str, message: bytes) -> None:
        """Lay a message ready that is another one than the last of its kind."""
        self.sent[kind] = message
        self.outbox.append(message)


class Assembly(NamedTuple):
    """Who is at a table and what all see of it: the same until somebody comes, goes, or arranges anything."""

    decided_by: tuple[object, ...]
    room: bytes  # the snapshot, as it is sent
    guests: tuple[int, ...]
    listeners: list[Listener]  # as whom each device hears


class Level(NamedTuple):
    """All that decides what a device has been sent, but for its entries; who is on it has all of it."""

    assembly: Assembly
    clock: bytes
    asked: dict[Whose, bytes]
    said: int
    told: Epoch
    views: Views

    def holds(self, other: Level) -> bool:
        """Whether this is still all that there is; what is asked, who is there and the game are the same."""
        return (
            self.assembly is other.assembly
            and self.asked is other.asked
            and self.views is other.views
            and self.clock == other.clock
            and (self.said, self.told) == (other.said, other.told)
        )


class Sync:
    """All devices of a room, kept in step with it."""

    def __init__(self, room: Room, waiting_list: WaitingList, now: int) -> None:
        self.room = room
        self.waiting_list = waiting_list
        self.now = now
        self.devices: list[Device] = []
        self.views: Views | None = None
        self.solo = Solo()
        self._opened = now
        self._gone_since: dict[str, int] = {}
        self._fabula: tuple[Epoch, bytes] = ((0, 0), b"")
        self._assembly: Assembly | None = None
        self._level: Level | None = None
        self.asked: dict[Whose, bytes] = {}  # what is asked in the window that is open, as it is sent
        self._asked_in: tuple[object, ...] | None = None  # and all that decides it

    # ---- who is here

    @property
    def speaks_aloud(self) -> bool:
        """Whether a device says aloud what happens."""
        return True in [one.speaks for one in self.voices]

    @property
    def voices(self) -> list[Voice]:
        """Of the devices that have said whether they speak."""
        return [device.voice for device in self.devices if device.voice is not None]

    @property
    def is_watched(self) -> bool:
        """Whether there is a device of nobody in particular."""
        return None in [device.person for device in self.devices]

    def here(self, person: str) -> bool:
        """Whether a person has a device connected."""
        return any(device.person == person for device in self.devices)

    def gone_for(self, person: str, now: int) -> int | None:
        """For how long a person has had no device connected; None if they have one."""
        return None if self.here(person) else now - self._gone_since.get(person, self._opened)

    def onlookers(self) -> list[Device]:
        """The devices of nobody in particular."""
        return [device for device in self.devices if device.person is None]

    def leave(self, device: Device, now: int) -> None:
        """Note that a device is gone."""
        self.devices.remove(device)
        if device.person is not None:
            self._gone_since[device.person] = now

    def listener_of(self, person: str | None) -> Listener:
        """As whom a person hears: their seat, the leader or whoever watches with open eyes, or the town."""
        if self.room.watches(person) or (self.room.leads(person) and self.room.led_by_a_person):
            return STORYTELLER
        seat = self.room.seat_of(person)
        return TOWN if seat is None else seat

    def _listeners(self) -> list[Listener]:
        """As whom each device hears; where nobody's eyes are open, by the seats alone."""
        room = self.room
        if room.open_eyes or room.looking or room.led_by_a_person:
            return [self.listener_of(device.person) for device in self.devices]
        seats = {person: seat for seat, person in enumerate(room.seats) if person is not None}
        return [TOWN if one.person is None else seats.get(one.person, TOWN) for one in self.devices]

    def remembers(self, device: Device, game: int, since: int) -> None:
        """A device has heard so much of a game; it goes on after that, or anew where that is not sure."""
        play = self.room.play
        if play is None or play.game != game or since <= 0:
            return
        sure = not play.epoch[1] and device.person not in self.room.moved
        device.epoch = play.epoch if sure else (game, -1)
        device.entries = since

    # ---- in step

    def step(self, now: int) -> None:
        """Lay ready for every device what it does not have yet."""
        self.now = now
        self._grow()
        _, room, guests, listeners = assembly = self._assembled()
        clock = encode(self.clock())
        asks, numbers = self._asks_that_stay(guests), Numbered()
        said, told = self.room.said_in_all, self._epoch_told_in_full
        level = self._level_now(assembly, clock, asks)
        for device, listener in zip(self.devices, listeners, strict=True):
            if level is not None and device.level is level:
                self._post_new(device, level.views, listener, numbers)
                continue
            device.level = level
            leads = listener == STORYTELLER and self.room.leads(device.person)
            asked = listener if leads or listener != STORYTELLER else TOWN
            whose = asked, lent_to(self.room, device.person) if guests else ()
            if whose not in asks:
                asks[whose] = self.asks_for(*whose)
            if device.sent.get("room") != room:  # most devices have these, and a call for each is dear
                device.post_new("room", room)
            self._post_entries(device, listener, numbers, leads=leads)
            if device.sent.get("clock") != clock:
                device.post_new("clock", clock)
            if device.sent.get("asks") != asks[whose]:
                device.post_new("asks", asks[whose])
            if leads:
                self._post_to_the_leader(device)
            if device.read != said:
                self._post_said(device)
            self._post_pocketbook(device)
            if device.fabula != told:
                self._post_fabula(device, told)

    def _level_now(self, assembly: Assembly, clock: bytes, asks: dict[Whose, bytes]) -> Level | None:
        """To what all devices are brought by this step; None where that may differ from one to the next.

        After most answers in an open window it is the level of the last step, and nothing but entries is new.
        """
        if self.views is None or asks is not self.asked or self.room.pocketbooks.of:
            self._level = None
            return None
        said, told = self.room.said_in_all, self._epoch_told_in_full
        level = Level(assembly, clock, asks, said, told, self.views)
        if self._level is None or not self._level.holds(level):
            self._level = level
        return self._level

    def _assembled(self) -> Assembly:
        """Who is at the table, looked at anew where that may be another than at the last look."""
        here, waiting = [device.person for device in self.devices], self.waiting_list.waiting(self.now)
        decided_by = (*decides(self.room), here, waiting)
        if self._assembly is None or self._assembly.decided_by != decided_by:
            room = encode(self.snapshot())
            self._assembly = Assembly(decided_by, room, self.room.guests, self._listeners())
        return self._assembly

    def _asks_that_stay(self, guests: Collection[int]) -> dict[Whose, bytes]:
        """What is asked and has not changed: whoever speaks in an open window leaves it as it is."""
        play, room = self.room.play, self.room
        if play is None or room.stage != "playing" or room.led_by_a_person or guests:
            return {}
        window = play.asks.in_an_open_window
        if window is None or play.curtain.to_be_named is not None:
            return {}
        if self._asked_in != (play, *window):
            self.asked, self._asked_in = {}, (play, *window)
        return self.asked

    def _grow(self) -> None:
        play = self.room.play
        if play is None:
            self.views = None
            return
        if self.views is None or not self.views.fits(play):
            same_game = self.views is not None and self.views.play is play
            self.views = Views(play, self.views if same_game else None)
        self.views.grow()

    def snapshot(self) -> m.Room:
        """All that is public about the room."""
        waiting = self.waiting_list.waiting(self.now)
        return snapshot(self.room, self.people(), len(self.onlookers()), waiting)

    def people(self) -> list[m.Person]:
        """All people of the room, with who is here now."""
        connected = {device.person for device in self.devices}
        return [
            one.shown(gone=not one.bot and one.id not in connected, stands_in=self.room.stands_in(one))
            for one in self.room.people.values()
        ]

    def clock(self) -> m.Clock:
        """The clock that all devices show: what runs, and when it ends."""
        room, discussion = self.room, self.room.discussion
        play = room.play if room.stage == "playing" else None
        reading = discussion.being_read(self.now)
        scene = None if room.play is None else room.play.stage.shown()
        behind = play is not None and play.curtain.at is not None
        phase = play.curtain.phase if play is not None and behind else room.phase
        clock = m.Clock(
            phase,
            paused=room.paused,
            gathered=discussion.gathered,
            reading=reading,
            scene=scene,
            gestures=discussion.shown(self.now),
            aside=discussion.asides.shown(self.now),
            invited=discussion.asides.asking(self.now),
        )
        if play is not None:
            time, hands = Clock() if self.solo.waits else play.clock, sorted(play.hands)
            words = [] if play.beat.may_raise_hands else list(discussion.words)
            asked = play.asks.asked_openly
            clock = replace(
                clock,
                ends=time.ends,
                length=time.length,
                left=time.left,
                hands=hands,
                asked=len(asked),
                answered=[seat for seat in asked if play.telling.answered(seat)],
                seen=play.asks.seen_now,
                words=words,
            )
        if discussion.timer is not None and clock.ends is None and clock.left is None:
            timer = discussion.timer
            ends = timer.ends if timer.left is None else None
            clock = replace(
                clock, ends=ends, length=timer.length, left=timer.left, timer=True, about=timer.about
            )
        return clock

    def asks_for(self, listener: Listener, hands: tuple[int, ...] = ()) -> bytes:
        """What a listener may answer now, and as the hand of others.

        The leader sees what everybody is asked, without the dreams.
        """
        play = self.room.play
        if play is None or self.room.stage != "playing" or (listener == TOWN and not hands):
            return NO_ASKS
        curtain, names = play.curtain, play.curtain.to_be_named
        if listener == TOWN or (names is not None and listener != STORYTELLER):
            asked: list[Listener] = []
        elif listener == STORYTELLER:
            seats = [seat for seat in range(len(self.room.seats)) if not play.asks.is_dream(seat)]
            asked = [] if showing.comes_first(play) else [STORYTELLER, *seats]
        else:
            asked = [listener]
        at = play.moment if listener == STORYTELLER else ""
        show = ask_shown_to_leader if listener == STORYTELLER else shown_ask
        if names is not None:
            hands = ()
        lent = [ask for seat in hands if (ask := lent_ask(self.room, seat)) is not None]
        asks = [ask for who in asked if (ask := show(play, who)) is not None]
        if listener != STORYTELLER:
            return encode(m.Asks(asks, at, list(hands), lent))
        to_be_named = UNSET if names is None else names
        told = curtain.named if curtain.can_fall_back else UNSET
        why = [m.Foreseen(line.code, dict(line.args)) for line in curtain.causes]
        return encode(m.Asks(asks, at, list(hands), lent, to_be_named, curtain.nameable, told, why))

    def _post_entries(self, device: Device, listener: Listener, numbers: Numbered, *, leads: bool) -> None:
        """Lay the entries ready that are new; those alike for several devices are put together once."""
        views = self.views
        if views is None:
            return
        if leads:
            views.moves.grow()
        moves = views.moves.list if leads else []
        goes_on = device.epoch == views.epoch and device.listener == listener
        anew = not goes_on and self._hears_anew(device, listener, views)
        self._post_new(device, views, listener, numbers, anew=anew)
        if (anew and leads) or device.moves < len(moves):
            device.outbox.append(numbered("moves", views.epoch[0], device.moves, moves, anew=anew))
            device.moves = len(moves)

    def _post_new(
        self, device: Device, views: Views, listener: Listener, numbers: Numbered, *, anew: bool = False
    ) -> None:
        entries, first = views.of[listener], device.entries
        if anew or first < len(entries):
            new = (first, anew, *entries[first:])
            message = numbers.get(new)
            if message is None:
                message = numbers[new] = numbered("entries", views.epoch[0], first, entries, anew=anew)
            device.outbox.append(message)
            device.entries = len(entries)

    def _hears_anew(self, device: Device, listener: Listener, views: Views) -> bool:
        """Whether a device has to hear this game from its beginning: what it has heard is not true now."""
        anew = device.epoch[0] == views.epoch[0] and (
            not views.holds(device.epoch, listener, device.entries, device.moves)
            or device.listener not in (None, listener)
            or device.entries > len(views.of[listener])
        )
        if device.listener not in (None, listener):
            device.sent = {kind: sent for kind, sent in device.sent.items() if kind not in OF_THE_LEADER}
        if anew or device.epoch[0] != views.epoch[0]:
            device.entries = device.moves = 0
        device.epoch, device.listener = views.epoch, listener
        return anew

    def _post_said(self, device: Device) -> None:
        said, in_all = self.room.said, self.room.said_in_all
        unread = max(0, device.read - in_all + len(said))
        for at, one in enumerate(islice(said, unread, None), in_all - len(said) + unread):
            if may_hear(device.person, one) and (at >= self.room.said_before or not one.is_of_the_game):
                device.heard += 1
                told = (one.person, one.text, one.to, one.place, one.words, one.why, one.asks)
                device.post(m.Said(device.heard, *told))
        device.read = in_all

    def _post_pocketbook(self, device: Device) -> None:
        """Who holds a seat has what was written there; who has stood up keeps nothing of it."""
        seat = self.room.seat_of(device.person)
        book = self.room.pocketbooks.of.get(seat) if seat is not None else None
        if book is not None or "pocketbook" in device.sent:
            device.post_if_new("pocketbook", encode(m.Pocketbook() if book is None else book.shown()))

    def _post_to_the_leader(self, device: Device) -> None:
        play, views = self.room.play, self.views
        if play is None or views is None:
            return
        device.post_if_new("amendments", amendments(play, views.moves))
        device.post_if_new("foresight", foresight(self.room, play))
        if self.room.desk.written or "desk" in device.sent:
            device.post_if_new("desk", encode(self.room.desk.shown()))

    @property
    def _epoch_told_in_full(self) -> Epoch:
        """Which game all may know everything of."""
        play = self.room.play
        return (0, 0) if play is None or self.room.stage != "after" else play.epoch

    def _post_fabula(self, device: Device, epoch: Epoch) -> None:
        play = self.room.play
        if play is not None and epoch != (0, 0):
            if self._fabula[0] != epoch:
                self._fabula = (epoch, encode(m.Fabula(play.game, told_with_beats(play))))
            device.outbox.append(self._fabula[1])
        device.fabula = epoch


def may_hear(person: str | None, said: log.Said) -> bool:
    """Whether a sentence is for this person: said to all, to them, or by them."""
    return not said.among or (person is not None and person in (*said.among, said.person))


def alike(some: list[bytes], others: list[bytes]) -> int:
    """How many are the same from the first on."""
    pairs = zip(some, others, strict=False)
    return next((n for n, (one, other) in enumerate(pairs) if one != other), min(len(some), len(others)))


def numbered(kind: str, game: int, after: int, parts: list[bytes], *, anew: bool) -> bytes:
    """The parts after the first `after`, as one message, from their encodings."""
    head = f'{{"t":"{kind}","game":{game},"first":{after + 1},"list":['.encode()
    return head + b",".join(parts[after:]) + (b'],"anew":true}' if anew else b"]}")


def told_with_beats(play: Play) -> list[dict[str, Any]]:
    """Every event of a telling with the beat it fell in, whose hand was cast for whom in it, and its scenes.

    A scene stands with the last event it tells of, once all of it was seen; those before are only `watched`.
    """
    telling, scenes = play.telling, [one for one in play.stage.told(play.told_to) if one[1]]
    ends: dict[int, list[Scene]] = {}
    for scene, events in scenes:
        ends.setdefault(id(events[-1]), []).append(scene)
    watched = {id(event) for _, events in scenes for event in events} - {*ends}
    told = []
    for beat, event in (
        (beat, event) for beat, events in beats_in(play.curtain.all_told) for event in events
    ):
        more: dict[str, Any] = {"beat": beat}
        if cast := hands_told(telling.tale.scenes, event):
            more["cast"] = cast
        if id(event) in ends:
            more["scenes"] = [shown_again(scene) for scene in ends[id(event)]]
        elif id(event) in watched:
            more["watched"] = True
        told.append({**event.data(), **more})
    return told


def shown_again(scene: Scene) -> dict[str, Any]:
    """What is left of a scene when it has been watched, as a page shows it again."""
    said = [{"code": one.code, **({"args": dict(one.args)} if one.args else {})} for one in scene.said]
    more = {"dead": scene.dead, "cards": scene.cards, "hands": scene.hands, "counts": scene.counts}
    return {"kind": scene.kind, "said": said, **{name: value for name, value in more.items() if value}}
