"""An evening at several nodes of which one after another is killed, put to sleep or told to leave.

People answer and talk all the while; each is led to any node that is there, by lot. In the end the log has to
have each thing that was acknowledged exactly once, without a gap, and all that any device was shown.
"""

from __future__ import annotations

import asyncio
import json
import math
import os
import random
import signal
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Sequence
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Literal

import asyncpg
from msgspec import UNSET
from tests.web.nodes import Nodes

from fabula.client import Client, Gone, Refused
from fabula.games import TALES
from fabula.rooms.wire import messages as m

Fate = Literal["killed", "asleep", "leaves"]
PEOPLE, SEATS = 3, 6
PACE, BREATH = 0.2, 1.2  # s; between two acts of somebody, and two sentences
EAGER = 0.1  # s; where a room is waited for, its people speak as often, so that nobody waits for them
BACK_WITHIN = 15.0  # s; then a room is taken for lost
LEAVES_WITHIN = 60.0  # s; how soon its rooms are back is what counts, not how long its process takes to end
TOLD_WITHIN = 5.0  # s; then whoever came back has been told all there is
TRY_AGAIN = ("refused-cannot-keep", "refused-server-stopping")
Look = Callable[[], str]


@dataclass
class Evening:
    """What was acknowledged, and what came of it."""

    said: list[tuple[str, str]] = field(default_factory=list)  # where, and the words
    answered: list[tuple[str, str]] = field(default_factory=list)  # where, and the command
    back: dict[str, list[float]] = field(default_factory=lambda: defaultdict(list))
    refused: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)

    def add(self, other: Evening) -> None:
        """Count another evening with this one."""
        self.said += other.said
        self.answered += other.answered
        self.faults += other.faults
        self.refused.update(other.refused)
        for fate, took in other.back.items():
            self.back[fate] += took


class Guest(Client):
    """Somebody who plays, is led to another node each time, and remembers all they were shown."""

    nodes: Nodes
    route: Look | None = None

    def __init__(self, url: str, first: m.FirstMessage) -> None:
        super().__init__(url, first)
        self.shown: dict[int, dict[int, dict[str, Any]]] = defaultdict(dict)
        self.changed: list[str] = []
        self.spoke = 0.0
        self.ready: set[str] = set()

    def _address(self, first: m.FirstMessage) -> str:
        self.url = self.route() if self.route else self.nodes.url()
        return super()._address(first)

    def _take_entries(self, message: m.Entries) -> None:
        game = self.shown[message.game]
        if message.anew:
            game.clear()
        for number, entry in enumerate(message.list, message.first):
            if game.setdefault(number, entry) != entry:
                self.changed.append(f"{self.code}: entry {number} was {game[number]}, is {entry}")
        super()._take_entries(message)


class Party:
    """One room with its people, who never stop."""

    def __init__(self, people: list[Guest], evening: Evening, chance: random.Random) -> None:
        self.people = people
        self.evening = evening
        self.chance = chance
        self.is_over = False
        self.back_at: float | None = None  # when something was first acknowledged over a new line
        self.there_until = 0.0  # when something was last acknowledged over one of before
        self.is_back = asyncio.Event()
        self.is_back.set()
        self._is_waited_for = asyncio.Event()
        self._comebacks: list[int] = [0] * len(people)
        self._since = math.inf  # what is asked from then on counts over any line

    @property
    def code(self) -> str:
        """The room's code."""
        return self.people[0].code

    def begin_to_wait(self, *, lines_may_stay: bool = False) -> None:
        """From now on it counts when this room answers over a new line, or what is asked from now on."""
        self.is_back.clear()
        self._is_waited_for.set()
        self.there_until = time.monotonic()
        self.back_at, self._comebacks = None, [one.comebacks for one in self.people]
        self._since = time.monotonic() if lines_may_stay else math.inf

    async def live(self) -> None:
        """Everybody does what they are asked, and talks."""
        await asyncio.gather(*(self._live(place) for place in range(len(self.people))))

    async def _live(self, place: int) -> None:
        one = self.people[place]
        while not self.is_over:
            with suppress(Gone):
                await self._act(place, one)
            if one.gone is not None:
                self.evening.faults.append(f"{self.code}: {one.person} is gone: {one.gone}")
                return
            await self._pause()

    async def _pause(self) -> None:
        if not self.is_back.is_set():
            await asyncio.sleep(EAGER)
            return
        with suppress(TimeoutError):
            async with asyncio.timeout(PACE * self.chance.uniform(0.5, 1.5)):
                await self._is_waited_for.wait()

    async def _act(self, place: int, one: Guest) -> None:
        asks = [ask for ask in one.asks if ask.answered is UNSET]
        if place == 0 and one.room is not None and one.room.stage == "after":
            await self._do(place, m.Again(one.next_id(), deal=True))
        elif asks and self.chance.random() < 0.7:
            ask = self.chance.choice(asks)
            choice = ["ready"] if ask.open else plain(self.chance.choice(ask.options))
            command = m.Answer(one.next_id(), ask.id, choice, ask.seat)
            is_new = not (ask.prompt.startswith("dream") or (ask.open and ask.id in one.ready))
            one.ready.add(ask.id)
            if await self._do(place, command) and is_new:  # who dreams, or is ready already, leaves no line
                self.evening.answered.append((self.code, f"{one.person}:{command.id}"))
        elif time.monotonic() - one.spoke > BREATH or not self.is_back.is_set():
            one.spoke = time.monotonic()
            text = f"{one.person} {one.next_id()}"
            if await self._do(place, m.Say(one.next_id(), text)):
                self.evening.said.append((self.code, text))

    async def _do(self, place: int, command: m.AnyCommand) -> bool:
        """Do it, again by the same name where nothing could be kept; whether it was acknowledged."""
        one = self.people[place]
        for _ in range(100):
            asked = time.monotonic()
            try:
                await one.do(command)
            except Refused as refused:
                self.evening.refused[refused.why] += 1
                if refused.why not in TRY_AGAIN:
                    self._has_answered(place, asked)
                    return False
                await asyncio.sleep(0.2)
                continue
            self._has_answered(place, asked)
            return True
        return False

    def _has_answered(self, place: int, asked: float) -> None:
        is_anew = self.people[place].comebacks > self._comebacks[place]
        if self.back_at is not None:
            return
        if is_anew or asked >= self._since:
            self.back_at = time.monotonic()
            self._is_waited_for.clear()
            self.is_back.set()
        else:
            self.there_until = time.monotonic()


async def deal(host: Guest) -> None:
    """Have a game dealt, later where one address has had too many within a few seconds."""
    for _ in range(30):
        try:
            await host.do(m.Start(host.next_id()))
        except Refused as refused:
            if refused.why != "refused-too-fast":
                raise
            await asyncio.sleep(1)
        else:
            return
    raise TimeoutError


def plain(option: Any) -> Any:
    """An option, its gaps filled with what comes first."""
    if not isinstance(option, list):
        return option
    return [part["any"][0] if isinstance(part, dict) else part for part in option]


class Chaos:
    """Rooms of all tales at some nodes, and what befalls them."""

    def __init__(
        self, nodes: Nodes, database: str, rooms: int, seed: int = 1, route: Look | None = None
    ) -> None:
        self.nodes = nodes
        self.database = database
        self.rooms = rooms
        self.chance = random.Random(seed)
        self.evening = Evening()
        self.parties: list[Party] = []
        self._guest: type[Guest] = type(
            "OneOfThese", (Guest,), {"nodes": nodes, "route": staticmethod(route) if route else None}
        )
        self._stack = AsyncExitStack()
        self._living: list[asyncio.Task[None]] = []

    async def __aenter__(self) -> Chaos:
        tales = list(TALES)
        await asyncio.gather(*(self._gather(tales[n % len(tales)]) for n in range(self.rooms)))
        self._living = [asyncio.create_task(party.live()) for party in self.parties]
        return self

    async def __aexit__(self, *_: object) -> None:
        for task in self._living:
            task.cancel()
        await asyncio.gather(*self._living, return_exceptions=True)
        await self._stack.aclose()

    async def _gather(self, tale: str) -> None:
        host = await self._stack.enter_async_context(self._guest.make("", "Host", tale=tale))
        people = [host]
        for n in range(1, PEOPLE):
            guest = self._guest.join("", host.code, f"Guest {n}")
            people.append(await self._stack.enter_async_context(guest))
        for _ in range(max(SEATS, TALES[tale].least_seats) - PEOPLE):
            await host.do(m.AddBot(host.next_id()))
        await deal(host)
        self.parties.append(Party(people, self.evening, self.chance))

    # ---- what befalls them

    async def befall(self, place: int, fate: Fate) -> None:
        """Something happens to a node; returns when all its rooms have answered, and it is there again."""
        server = self.nodes.servers[place]
        theirs = await self._rooms_at(str(server.told["node"]))
        concerned = [party for party in self.parties if party.code in theirs]
        for party in concerned:
            party.begin_to_wait()
        self.nodes.away.add(place)
        began = time.monotonic()
        if fate == "asleep":
            os.kill(server.pid, signal.SIGSTOP)
            await self._all_back(concerned, began, fate)
            os.kill(server.pid, signal.SIGCONT)
            await asyncio.sleep(0.3)
        else:
            end = server.kill if fate == "killed" else partial(server.stop, within=LEAVES_WITHIN)
            await asyncio.gather(asyncio.to_thread(end), self._all_back(concerned, began, fate))
            await asyncio.to_thread(server.start)
        self.nodes.away.discard(place)

    async def _all_back(self, concerned: Sequence[Party], began: float, fate: str) -> None:
        until = began + BACK_WITHIN
        with suppress(TimeoutError):
            async with asyncio.timeout(BACK_WITHIN):
                await asyncio.gather(*(party.is_back.wait() for party in concerned))
        for party in concerned:
            at = party.back_at
            if at is None:
                self.evening.faults.append(f"{party.code} does not answer any more: {fate}")
            self.evening.back[fate].append((until if at is None else at) - party.there_until)

    async def _rooms_at(self, address: str) -> set[str]:
        rows = await self._ask("SELECT code FROM room JOIN node ON owner = id WHERE address = $1", address)
        return {row["code"] for row in rows}

    async def _ask(self, question: str, *about: object) -> list[Any]:
        db = await asyncpg.connect(self.database)
        try:
            return list(await db.fetch(question, *about))
        finally:
            await db.close()

    async def wait_for_all(self) -> None:
        """Until every room has answered what is asked from now on, or within a while."""
        for party in self.parties:
            party.begin_to_wait(lines_may_stay=True)
        await self._all_back(self.parties, time.monotonic(), "database")

    # ---- what has to be so in the end

    async def end(self) -> Evening:
        """Let all finish what they are doing, and compare what they know with what was kept."""
        for party in self.parties:
            party.is_over = True
        await asyncio.wait(self._living, timeout=BACK_WITHIN)
        for task in self._living:
            if not task.done():
                self.evening.faults.append("somebody waits for ever")
            elif task.exception() is not None:
                self.evening.faults.append(f"somebody failed: {task.exception()!r}")
        for party in self.parties:
            await self._compare(party)
        self._look_for_all_that_was_acknowledged(await self._ask("SELECT * FROM log ORDER BY room, seq"))
        return self.evening

    async def _all_told(self, anew: Client, one: Guest) -> dict[int, dict[str, Any]]:
        """What was shown in the game that whoever comes anew is told of, once they are told of as much."""
        until = time.monotonic() + TOLD_WITHIN
        while True:
            shown = one.shown.get(anew.game, {})
            is_all = anew.game == one.game and len(anew.entries) >= max(shown, default=0)
            if is_all or time.monotonic() > until:
                return shown
            await asyncio.sleep(0.1)

    async def _compare(self, party: Party) -> None:
        """Whoever comes anew is shown what all were shown."""
        for one in party.people:
            self.evening.faults += one.changed
            assert one.key is not None
            async with self._guest.back("", one.code, one.key) as anew:
                shown = await self._all_told(anew, one)
                kept = dict(enumerate(anew.entries, 1))
                if anew.game == one.game and any(kept.get(n) != entry for n, entry in shown.items()):
                    self.evening.faults.append(f"{one.code}: {one.person} was shown what is not kept")

    def _look_for_all_that_was_acknowledged(self, lines: Sequence[Any]) -> None:
        seqs, commands, said = (
            defaultdict[str, list[int]](list),
            Counter[tuple[str, str]](),
            Counter[tuple[str, str]](),
        )
        for line in lines:
            seqs[line["room"]].append(line["seq"])
            if line["command"] is not None:
                commands[line["room"], line["command"].decode()] += 1
            if b'"w":"Said"' in line["entry"]:
                said[line["room"], json.loads(line["entry"])["text"]] += 1
        gaps = [room for room, numbers in seqs.items() if numbers != list(range(len(numbers)))]
        faults = [f"{room} has a gap" for room in gaps]
        faults += [f"{one} was kept {said[one]} times" for one in self.evening.said if said[one] != 1]
        faults += [
            f"{one} was kept {commands[one]} times" for one in self.evening.answered if commands[one] != 1
        ]
        for party in self.parties:
            # Bots give their reasons in words that have no text, and say the same again.
            heard = {(one.code, line.text) for one in party.people for line in one.said if line.text}
            faults += [f"{one} was shown and is kept {said[one]} times" for one in heard if said[one] != 1]
        self.evening.faults += faults
