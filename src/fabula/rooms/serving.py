"""What each device is sent: only what its listener may know, and only what has changed."""

from __future__ import annotations

from typing import Any, Protocol

import msgspec

from fabula.core.events import Event
from fabula.core.requests import STORYTELLER
from fabula.core.telling import BeatBegan, Telling
from fabula.core.views import TOWN, Listener, hears
from fabula.rooms import messages as m
from fabula.rooms.room import Room

_encode = msgspec.json.Encoder().encode


class Device(Protocol):
    """Where messages go: one open page."""

    def deliver(self, message: bytes) -> None:
        """Send it on, in order."""

    def shut(self, reason: str) -> None:
        """Close the connection."""


class Views:
    """The encoded entries of every listener of a game, grown as the telling grows."""

    def __init__(self, telling: Telling, epoch: tuple[int, int]) -> None:
        self.telling = telling
        self.epoch = epoch
        self.told = 0
        self.of: dict[Listener, list[bytes]] = {
            listener: [] for listener in (*range(telling.setup.seats), TOWN, STORYTELLER)
        }

    def grow(self) -> None:
        """Take in what is new."""
        for line in self.telling.log[self.told :]:
            if isinstance(line, Event):
                entry = _encode(line.data())
                for listener, entries in self.of.items():
                    if hears(listener, line):
                        entries.append(entry)
        self.told = len(self.telling.log)


class Visit:
    """One device in a room: who it is, and what it has been sent."""

    def __init__(self, device: Device, person: str | None, lang: str) -> None:
        self.device = device
        self.person = person
        self.lang = lang
        self.listener: Listener | None = None
        self.epoch = (0, 0)
        self.entries = 0
        self.said = 0
        self.sent: dict[str, bytes] = {}
        self.fabula = 0
        self.outbox: list[bytes] = []

    def post(self, message: m.Message) -> None:
        """Lay a message ready; it goes out when what it tells of is safe."""
        self.outbox.append(_encode(message))

    def flush(self) -> None:
        """Send what lies ready."""
        outbox, self.outbox = self.outbox, []
        for message in outbox:
            self.device.deliver(message)

    def post_if_new(self, kind: str, message: bytes) -> None:
        """Lay a message ready unless the last of its kind was the same."""
        if self.sent.get(kind) != message:
            self.sent[kind] = message
            self.outbox.append(message)


class Serving:
    """All devices of a room, kept in step with it."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.visits: list[Visit] = []
        self.views: Views | None = None
        self.gone_since: dict[str, int] = {}
        self._fabula: tuple[int, bytes] = (0, b"")

    def here(self, person: str) -> bool:
        """Whether a person has a device connected."""
        return any(visit.person == person for visit in self.visits)

    def listener_of(self, person: str | None) -> Listener:
        """As whom a person hears: their seat, the leader, or the town."""
        if person is not None and person == self.room.leader and self.room.led_by_a_person:
            return STORYTELLER
        seat = self.room.seat_of(person)
        return TOWN if seat is None else seat

    def step(self) -> None:
        """Lay ready for every device what it does not have yet."""
        self._grow()
        room = _encode(self.snapshot())
        clock = _encode(self.clock())
        for visit in self.visits:
            visit.post_if_new("room", room)
            self._post_entries(visit)
            visit.post_if_new("clock", clock)
            visit.post_if_new("asks", _encode(m.Asks(self.asks_for(visit))))
            self._post_said(visit)
            self._post_fabula(visit)

    def _grow(self) -> None:
        play = self.room.play
        if play is None:
            self.views = None
            return
        epoch = (play.game, play.undone)
        if self.views is None or self.views.epoch != epoch:
            self.views = Views(play.telling, epoch)
        self.views.grow()

    def snapshot(self) -> m.Room:
        """All that is public about the room."""
        room = self.room
        return m.Room(
            code=room.code,
            host=room.host,
            tale=room.tale.id,
            stage=room.stage,
            game=room.game,
            people=[one.shown(gone=not one.bot and not self.here(one.id)) for one in room.people.values()],
            seats=list(room.seats),
            watchers=room.watchers,
            roles=list(room.roles if room.play is None else room.play.telling.setup.roles),
            settings=dict(room.settings),
            advice=room.advice() if room.stage == "lobby" else [],
            leader=room.leader,
            paused=room.paused,
            onlookers=sum(1 for visit in self.visits if visit.person is None),
        )

    def clock(self) -> m.Clock:
        """The shared candle."""
        play = self.room.play
        if play is None or self.room.stage != "playing" or play.telling.beat is None:
            return m.Clock(self.room.stage)
        phase = play.telling.grimoire.phase
        return m.Clock(phase, ends=play.ends, length=play.length, paused=self.room.paused)

    def asks_for(self, visit: Visit) -> list[m.Ask]:
        """What this device may answer now; the leader sees what everybody is asked, without the dreams."""
        play = self.room.play
        if play is None or self.room.stage != "playing":
            return []
        listener = self.listener_of(visit.person)
        if listener == STORYTELLER:
            asked = [seat for seat in range(len(self.room.seats)) if play.ask_of(seat) is not None]
        else:
            asked = [listener] if isinstance(listener, int) else []
        return [ask for seat in asked if (ask := play.shown_ask(seat)) is not None]

    def _post_entries(self, visit: Visit) -> None:
        views = self.views
        if views is None:
            return
        listener = self.listener_of(visit.person)
        anew = False
        if visit.epoch != views.epoch or visit.listener not in (None, listener):
            anew = visit.epoch[0] == views.epoch[0]
            visit.epoch, visit.entries = views.epoch, 0
        visit.listener = listener
        entries = views.of[listener]
        if visit.entries < len(entries) or anew:
            visit.outbox.append(entries_message(views.epoch[0], visit.entries, entries, anew=anew))
            visit.entries = len(entries)

    def _post_said(self, visit: Visit) -> None:
        heard = [said for said in self.room.said if may_hear(visit.person, said)]
        for n in range(visit.said, len(heard)):
            visit.post(m.Said(n + 1, heard[n].person, heard[n].text, heard[n].to))
        visit.said = len(heard)

    def _post_fabula(self, visit: Visit) -> None:
        play = self.room.play
        if play is None or self.room.stage != "after":
            visit.fabula = 0
            return
        if visit.fabula != play.game:
            if self._fabula[0] != play.game or play.undone:
                self._fabula = (play.game, _encode(m.Fabula(play.game, told_with_beats(play.telling))))
            visit.outbox.append(self._fabula[1])
            visit.fabula = play.game


def may_hear(person: str | None, said: Any) -> bool:
    """Whether a sentence is for this person: said to all, to them, or by them."""
    return said.to is None or (person is not None and person in (said.to, said.person))


def entries_message(game: int, after: int, entries: list[bytes], *, anew: bool) -> bytes:
    """The entries after the first `after`, as one message, from their encoded parts."""
    head = f'{{"t":"entries","game":{game},"first":{after + 1},"list":['.encode()
    return head + b",".join(entries[after:]) + (b'],"anew":true}' if anew else b"]}")


def told_with_beats(telling: Telling) -> list[dict[str, Any]]:
    """Every event of a telling with the beat it fell in."""
    beat, told = "", []
    for line in telling.log:
        if isinstance(line, BeatBegan):
            beat = line.name
        elif isinstance(line, Event):
            told.append({**line.data(), "beat": beat})
    return told
