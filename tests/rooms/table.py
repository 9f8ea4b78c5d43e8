"""All rooms on a fake clock, and phones that keep every byte they were sent with its time."""

from __future__ import annotations

import asyncio
import json
import random
import selectors
from collections.abc import Coroutine, Iterator
from typing import Any, TypeVar

from fabula.core.requests import Below
from fabula.rooms.access.limits import Limits
from fabula.rooms.rooms import Rooms, Stay
from fabula.rooms.storage.store import MemoryStore, Store
from fabula.rooms.wire import messages as m

BEGINNING = 1_700_000_000_000
Result = TypeVar("Result")


class _Hurried(selectors.DefaultSelector):
    """Waits for nothing: where the loop would sleep, the clock jumps."""

    def __init__(self) -> None:
        super().__init__()
        self.clock = 0.0

    def select(self, timeout: float | None = None) -> list[Any]:
        """What is ready; the clock goes on by what would have been waited."""
        ready = super().select(timeout if timeout is None else 0)
        if timeout and not ready:
            self.clock += timeout
        return ready


class Hours(asyncio.SelectorEventLoop):
    """An event loop in which an hour takes no time."""

    def __init__(self) -> None:
        self._hurried = _Hurried()
        super().__init__(self._hurried)

    def time(self) -> float:
        """The fake clock in seconds."""
        return self._hurried.clock


def play(evening: Coroutine[Any, Any, Result]) -> Result:
    """Run an evening on the fake clock."""
    loop = Hours()
    try:
        return loop.run_until_complete(evening)
    finally:
        loop.close()


def now() -> int:
    """The fake clock in ms."""
    return BEGINNING + round(asyncio.get_running_loop().time() * 1000)


def lots(seed: int) -> Below:
    """Lots that fall the same way every time."""
    return random.Random(seed).randrange


def some_rooms(store: Store | None = None, seed: int = 1, limits: Limits | None = None) -> Rooms:
    """All rooms of a server, on the fake clock."""
    return Rooms(store or MemoryStore(), now=now, below=lots(seed), limits=limits)


class Connection:
    """One connection of a phone; what comes after it is cut is lost."""

    def __init__(self, phone: Phone) -> None:
        self.phone: Phone | None = phone

    def deliver(self, *messages: bytes) -> None:
        """Let the phone remember them."""
        for message in messages:
            if self.phone is not None:
                self.phone.heard.append((now(), message))

    def shut(self, reason: str) -> None:
        """Let the phone remember why."""
        if self.phone is not None:
            self.phone.shut_because = reason


def is_of(kind: str, message: bytes) -> bool:
    """Whether this is the encoding of a message of a kind: it begins with its tag."""
    return message.startswith(b'{"t":"%b"' % kind.encode())


class Phone:
    """A device that remembers all it was sent, and when."""

    def __init__(self) -> None:
        self.heard: list[tuple[int, bytes]] = []
        self.shut_because: str | None = None
        self.connection: Connection | None = None
        self.stay: Stay | None = None
        self.key = ""
        self.name = f"phone-{id(self)}"
        self.commands = 0

    # ---- coming and going

    async def enter(self, rooms: Rooms, first: m.FirstMessage, address: str = "table") -> Phone:
        """Come in by the door; Refusal if one may not."""
        if self.connection is not None:
            self.connection.phone = None
        self.connection = Connection(self)
        self.stay = await rooms.enter(first, self.connection, address)
        self.key = self.last("welcome").get("key") or self.key
        return self

    async def leave(self) -> None:
        """Lose the connection."""
        if self.stay is not None:
            await self.stay.leave()

    async def do(self, command: m.AnyCommand) -> dict[str, Any]:
        """Send a command; gives what it was answered."""
        assert self.stay is not None
        before = len(self.heard)
        await self.stay.do(command)
        return next(
            message
            for message in self.messages(before)
            if message["t"] in ("done", "refused", "ticketed") and message.get("id") == command.id
        )

    async def does(self, kind: type[m.AnyCommand], **fields: Any) -> dict[str, Any]:
        """Send a command of this kind with an id of its own."""
        self.commands += 1
        return await self.do(kind(f"{self.name}-{self.commands}", **fields))

    async def answer(self, choice: Any, seat: int | None = None) -> dict[str, Any]:
        """Answer the first thing asked (of that seat)."""
        ask = next(one for one in self.asks if seat is None or one["seat"] == seat)
        return await self.does(m.Answer, ask=ask["id"], choice=choice, seat=seat)

    # ---- what was heard

    def messages(self, after: int = 0) -> Iterator[dict[str, Any]]:
        """All messages after the first `after`."""
        return (json.loads(message) for _, message in self.heard[after:])

    def all(self, kind: str) -> list[dict[str, Any]]:
        """All messages of a kind."""
        return [json.loads(message) for _, message in self.heard if is_of(kind, message)]

    def last(self, kind: str) -> dict[str, Any]:
        """The last message of a kind."""
        found = next((message for _, message in reversed(self.heard) if is_of(kind, message)), None)
        assert found is not None, kind
        return dict(json.loads(found))

    @property
    def room(self) -> dict[str, Any]:
        """The room as this phone shows it."""
        return self.last("room")

    @property
    def clock(self) -> dict[str, Any]:
        """The clock as this phone shows it."""
        return self.last("clock")

    @property
    def asks(self) -> list[dict[str, Any]]:
        """What this phone may answer now."""
        return list(self.last("asks").get("list", []))

    @property
    def code(self) -> str:
        """The room's code."""
        return str(self.last("welcome")["code"])

    @property
    def person(self) -> str:
        """Who this phone is."""
        return str(self.last("welcome")["person"])

    @property
    def entries(self) -> list[dict[str, Any]]:
        """The entries of the game that is on, put together as a client does."""
        game, entries = 0, list[dict[str, Any]]()
        for message in self.all("entries"):
            if message["game"] != game or message.get("anew"):
                game, entries = message["game"], []
            assert message["first"] == len(entries) + 1, "an entry is missing or comes twice"
            entries += message["list"]
        return entries

    def entry(self, name: str) -> dict[str, Any]:
        """The last entry of this name."""
        return [one for one in self.entries if one["e"] == name][-1]


async def a_table(
    rooms: Rooms, people: int = 3, seats: int | None = None, tale: str = "onenight"
) -> list[Phone]:
    """People at a table, named A, B, C ...; the first is the host."""
    phones = [await Phone().enter(rooms, m.Make("A", tale=tale))]
    for n in range(1, people):
        phones.append(await Phone().enter(rooms, m.Join(phones[0].code, chr(ord("A") + n))))
    assert seats is None or len(phones[0].room["seats"]) == seats
    return phones


def an_option(ask: dict[str, Any], number: int) -> Any:
    """One of the options of an ask, its gaps filled with what comes first."""
    option = ask["options"][number % len(ask["options"])]
    if not isinstance(option, list):
        return option
    return [part["any"][0] if isinstance(part, dict) else part for part in option]


async def until_beat(phones: list[Phone], name: str) -> None:
    """Let time pass until the clock of the first phone shows this phase, at most an hour."""
    for _ in range(3600):
        if phones[0].clock["phase"] == name:
            return
        await asyncio.sleep(1)
    raise AssertionError(f"no {name} in an hour")


async def until_stage(phones: list[Phone], stage: str) -> None:
    """Let time pass until the room is at this stage for the first phone, at most an hour."""
    for _ in range(3600):
        if phones[0].room["stage"] == stage:
            return
        await asyncio.sleep(1)
    raise AssertionError(f"not {stage} in an hour")


async def until_watched(phones: list[Phone]) -> None:
    """Let time pass until all scenes are over."""
    for _ in range(100):
        scene = phones[0].clock.get("scene")
        if scene is None:
            return
        await asyncio.sleep(max(1, scene["ends"] - now()) / 1000)
    raise AssertionError("a scene without an end")


async def lead_until(lead: Phone, goal: str) -> None:
    """Lead by the advice until a phase begins, or something with this prompt is to be decided."""
    for _ in range(200):
        own = next((ask for ask in lead.asks if ask["seat"] is None), None)
        if goal in (lead.clock["phase"], own and own["prompt"]):
            return
        await (lead.does(m.Next) if own is None else lead.answer(own["suggested"]))
    raise AssertionError(f"{goal} never comes")
