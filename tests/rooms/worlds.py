"""Worlds: a table played many times over, with the same public acts and other secrets each time.

Some people are steady: what they do follows from what they see, always as late. The others do at night what
the world's lots say, early, late or not at all, and by day what everybody does in every world.
"""

from __future__ import annotations

import asyncio
import json
import random
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from tests.rooms.dealing import lots_of
from tests.rooms.table import Phone, a_table, an_option, now, play

from fabula.core.requests import Decide, Inform
from fabula.core.telling import Answered
from fabula.games import TALES
from fabula.games.clocktower.judgement.ending import winning_side
from fabula.games.clocktower.phases.lines import to_come
from fabula.rooms.room.room import Room
from fabula.rooms.rooms import Rooms
from fabula.rooms.storage.store import MemoryStore
from fabula.rooms.wire import messages as m

SUBJECT, EXECUTED, VICTIM = 1, 3, 5
ENTRIES, THE_TRUTH = b'{"t":"entries"', b'{"t":"fabula"'
Sent = list[tuple[int, bytes]]


@dataclass(frozen=True)
class Table:
    """What all worlds of a table have in common: tale, set, settings, whose card is always the same."""

    tale: str
    roles: tuple[str, ...]
    cards: Mapping[int, str] = field(default_factory=dict)
    settings: Mapping[str, Any] = field(default_factory=dict)
    bots: int = 0
    lasts: float = 100.0
    near: tuple[str, int] = ("day", 1)  # how far worlds that look alike must reach together, for who plays
    far: tuple[str, int] = ("day", 1)  # and for who does not

    choosing: tuple[int, ...] = ()  # lots by which the Storyteller chooses the set before the deal
    led: bool = False  # by a person, who goes on at a steady pace

    @property
    def seats(self) -> int:
        """How many sit there."""
        return len(self.roles) - len(TALES[self.tale].spares)

    def deal(self, chance: random.Random) -> list[int]:
        """The lots by which the cards that are always the same fall where they always lie."""
        pack = sorted(self.roles, key=TALES[self.tale].almanac.printed.index)
        rest = list((Counter(pack) - Counter(self.cards.values())).elements())
        chance.shuffle(rest)
        order = [self.cards[seat] if seat in self.cards else rest.pop() for seat in range(len(pack))]
        return [*self.choosing, *lots_of(self.tale, order)]


@dataclass
class World:
    """What was sent to whom, and when, and what had been done."""

    sent: dict[str, Sent]
    done: list[Any]


class Lots:
    """The deal and the nights fall otherwise in every world, what is drawn before all as always."""

    def __init__(self, seed: int) -> None:
        self.secret = random.Random(seed)
        self.public = random.Random(0)
        self.deal: list[int] = []
        self.room: Room | None = None

    def below(self, n: int) -> int:
        """A number by the lots of this moment."""
        if self.deal:
            return self.deal.pop(0)
        hidden = is_secret(self.room) or decides(self.room)
        return (self.secret if hidden else self.public).randrange(n)


def is_secret(room: Room | None) -> bool:
    """Whether what happens now is hidden from most."""
    if room is None or room.play is None:
        return False
    return room.play.telling.grimoire.phase in ("setup", *room.tale.nights.asleep)


def decides(room: Room | None) -> bool:
    """Whether the Storyteller is asked now, by day too: what they draw for it, nobody else has drawn."""
    if room is None or room.play is None:
        return False
    return isinstance(room.play.telling.pending, Decide | Inform)


class Rung(list[tuple[int, bytes]]):
    """What a phone has heard, with a bell that rings when there is more."""

    def __init__(self, heard: Sent) -> None:
        super().__init__(heard)
        self.bell = asyncio.Event()

    def append(self, one: tuple[int, bytes]) -> None:
        """Keep it, and ring."""
        super().append(one)
        self.bell.set()


class Seat:
    """One who answers what the phone asks; after whole milliseconds, in which the room counts too."""

    def __init__(self, table: Table, seat: int, phone: Phone, room: Room, chance: random.Random) -> None:
        self.steady = seat == SUBJECT or (seat == EXECUTED and EXECUTED in table.cards)
        self.seat = seat
        self.phone = phone
        self.room = room
        self.chance = chance
        self.late = round(1200 * table.settings["step"])
        self.read = 0
        self.seen: set[str] = set()

    async def live(self) -> None:
        """Look at the phone whenever something comes."""
        self.phone.heard = rung = Rung(self.phone.heard)
        async with asyncio.TaskGroup() as answers:
            answers.create_task(self.ask_for_the_word(answers))
            while True:
                for ask in self.new_asks():
                    answers.create_task(self.answer(ask))
                await rung.bell.wait()
                rung.bell.clear()

    async def ask_for_the_word(self, hands: asyncio.TaskGroup) -> None:
        """Raise a hand to speak and lower it, by day and by night, alive or dead."""
        while True:
            for up in (True, False):
                await asyncio.sleep(23.017 + 0.111 * self.seat)
                hands.create_task(self.phone.does(m.Word, up=up))

    def new_asks(self) -> list[dict[str, Any]]:
        """What has not been on the phone before."""
        heard, self.read = self.phone.heard[self.read :], len(self.phone.heard)
        last = next((one for _, one in reversed(heard) if one.startswith(b'{"t":"asks"')), b"{}")
        asks = [ask for ask in json.loads(last).get("list", []) if ask["id"] not in self.seen]
        self.seen.update(ask["id"] for ask in asks)
        return [ask for ask in asks if not ask.get("open") and not is_tired_of(ask)]

    async def answer(self, ask: dict[str, Any]) -> None:
        """Answer, or not; perhaps when it is too late."""
        if not is_secret(self.room):
            choice, delay = self.openly(ask["options"]), 0.812 + self.seat * 0.071
        elif self.steady:
            choice, delay = ask["options"][len(ask["prompt"]) % len(ask["options"])], 1.234
        elif self.chance.random() < 0.25:
            return
        else:
            choice, delay = self.secretly(ask["options"]), self.chance.randrange(1, self.late) / 1000
        await asyncio.sleep(delay)
        await self.phone.does(m.Answer, ask=ask["id"], choice=choice)

    def openly(self, options: list[Any]) -> Any:
        """What this seat does in every world alike."""
        others = [one for one in options if one is not None]
        return EXECUTED if EXECUTED in options else None if None in options else others[0]

    def secretly(self, options: list[Any]) -> Any:
        """Often nothing, often the same victim, so that many mornings look alike."""
        lot = self.chance.random()
        if lot < 0.4 and None in options:
            return None
        return VICTIM if lot < 0.7 and VICTIM in options else self.chance.choice(options)


DREAMS = 2  # that a sleeper taps in a night
LONG_NIGHT = 15  # of a leader's paces


class Leader:
    """A person who leads: goes on at a steady pace, and decides at once what the rules leave open.

    When morning comes is theirs to say; they let every night last as long, or its length would tell.
    """

    def __init__(self, table: Table, phone: Phone, room: Room) -> None:
        self.pace = table.settings["step"]
        self.phone = phone
        self.room = room

    async def live(self) -> None:
        """Look at the phone whenever something comes, and at the clock."""
        self.phone.heard = rung = Rung(self.phone.heard)
        async with asyncio.TaskGroup() as hands:
            hands.create_task(self.go_on())
            while True:
                while asks := [ask for ask in self.phone.asks if ask["seat"] is None]:
                    await self.decide(asks[0])
                rung.bell.clear()
                await rung.bell.wait()

    async def go_on(self) -> None:
        """The next call, each time as late."""
        night = 0
        while True:
            await asyncio.sleep(self.pace)
            night = night + 1 if self.is_night() else 0
            if not night or not self.would_be_dawn():
                await self.phone.does(m.Next)
            while night >= LONG_NIGHT and self.is_night():
                await self.phone.does(m.Next)

    def is_night(self) -> bool:
        """Whether the others sleep."""
        return bool(self.phone.clock["phase"] == "night")

    def would_be_dawn(self) -> bool:
        """Whether nobody wakes any more in this night, be it that the game is over."""
        assert self.room.play is not None
        grimoire = self.room.play.telling.grimoire
        return winning_side(grimoire) is not None or not to_come(grimoire)

    async def decide(self, ask: dict[str, Any]) -> None:
        """As the book advises."""
        choice = ask["suggested"] if "suggested" in ask else an_option(ask, 0)
        done = await self.phone.does(m.Answer, ask=ask["id"], choice=choice)
        assert done["t"] == "done", (ask, done)


def is_tired_of(ask: dict[str, Any]) -> bool:
    """Whether a sleeper has had dreams enough: where a person leads one follows the other."""
    return int(ask["id"].split(".")[3]) < -DREAMS


async def a_world(table: Table, seed: int) -> World:
    """Play it."""
    lots, chance = Lots(seed), random.Random(seed)
    rooms = Rooms(MemoryStore(), now=now, below=lots.below)
    host, *others = await a_table(rooms, table.seats - table.bots + table.led, tale=table.tale)
    phones = others if table.led else [host, *others]
    onlooker = await Phone().enter(rooms, m.Watch(host.code))
    for n, phone in enumerate((host, *others, onlooker)):
        phone.name = f"phone{n}"
    lots.room = rooms.servers[host.code].room
    if table.led:
        await host.does(m.Settings, change={"lead": "person"})
    for _ in range(table.bots):
        await host.does(m.AddBot, mind="random")
    await host.does(m.Settings, change=dict(table.settings))
    await host.does(m.Choose, roles=list(table.roles))
    listeners = {"subject": phones[SUBJECT], "onlooker": onlooker}
    if table.cards:
        listeners["dead"] = phones[EXECUTED]
    started, before = now(), {name: len(phone.heard) for name, phone in listeners.items()}
    lots.deal = table.deal(chance)
    assert (await host.does(m.Start))["t"] == "done"
    people = [Seat(table, seat, phone, lots.room, chance) for seat, phone in enumerate(phones)]
    lives = [asyncio.ensure_future(one.live()) for one in people]
    if table.led:
        lives.append(asyncio.ensure_future(Leader(table, host, lots.room).live()))
    await asyncio.sleep(table.lasts)
    for life in lives:
        life.cancel()
    await asyncio.gather(*lives, return_exceptions=True)
    assert lots.room.play is not None
    moves = lots.room.play.telling.moves()
    await rooms.close()
    sent = {name: heard_by(phone, started)[before[name] :] for name, phone in listeners.items()}
    done = [(one.who, one.prompt, one.choice) for one in moves if isinstance(one, Answered)]
    return World(sent, done)


def heard_by(phone: Phone, started: int) -> Sent:
    """All a phone was sent, but for the whole truth that everybody is sent in the end."""
    return [(at - started, one) for at, one in phone.heard if not one.startswith(THE_TRUTH)]


def a_world_of(table: Table, seed: int) -> World:
    """The same table in one of its worlds, at once."""
    return play(a_world(table, seed))


def told(sent: Sent) -> list[tuple[int, Any]]:
    """Each entry of what was sent, with its time."""
    messages = [(at, json.loads(one)) for at, one in sent if one.startswith(ENTRIES)]
    return [(at, entry) for at, message in messages for entry in message["list"]]


def parting(one: list[tuple[int, Any]], other: list[tuple[int, Any]]) -> tuple[int, float]:
    """After how many entries, and when, two are told something different for the first time."""
    for place, ((at, entry), (at_other, entry_of_other)) in enumerate(zip(one, other, strict=False)):
        if entry != entry_of_other:
            return place, min(at, at_other)
    shared = min(len(one), len(other))
    rest = one[shared:] or other[shared:]
    return shared, rest[0][0] if rest else float("inf")
