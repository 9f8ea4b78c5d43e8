"""Processes full of rooms full of phones, told from outside what to do next."""

from __future__ import annotations

import asyncio
import gc
import multiprocessing
import random
import resource
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection
from types import TracebackType
from typing import Literal

import uvloop
from benchmarks.phones import Room

from fabula.games import TALES
from fabula.rooms.wire import messages as m

CLOCKS = {"look": 5, "step": 4, "talk": 1800, "vote": 5}
ENTERING_AT_ONCE = 8
LAST_UPDATES = 10.0
ANSWERS_A_SEAT = 10  # a second; the server refuses more than 12
Step = Literal["make", "fill", "deal", "pace", "push"]


@dataclass(frozen=True)
class Order:
    """Which rooms a process has to fill: an address each of this machine, from which its phones call."""

    port: int
    addresses: tuple[str, ...]
    seats: int
    screens: int
    seed: int
    tale: str = "onenight"


@dataclass(frozen=True)
class Heard:
    """What a process measured: seconds from an answer to the last phone of its room, and what went wrong."""

    took: list[float]
    seconds: float
    missing: int
    refused: int
    lost: int


class Rooms:
    """The rooms of one process."""

    def __init__(self, order: Order) -> None:
        self.order = order
        self.rooms = [Room(order.port, address) for address in order.addresses]
        self.chance = random.Random(order.seed)
        self._door = asyncio.Semaphore(ENTERING_AT_ONCE)

    async def make(self) -> None:
        """A host in each room."""
        await asyncio.gather(
            *(self._enter(room, m.Make("Host", tale=self.order.tale)) for room in self.rooms)
        )

    async def fill(self) -> None:
        """All others, in the order of their seats, then screens."""
        await asyncio.gather(*(self._fill(room) for room in self.rooms))

    async def _fill(self, room: Room) -> None:
        for seat in range(1, self.order.seats):
            await self._enter(room, m.Join(room.code, f"Guest {seat}"))
        for _ in range(self.order.screens):
            await self._enter(room, m.Watch(room.code))

    async def _enter(self, room: Room, first: m.FirstMessage) -> None:
        async with self._door:
            await room.enter(first)

    async def deal(self) -> None:
        """Short nights, a long day; returns when it is day everywhere."""
        for room in self.rooms:
            host = room.phones[0]
            host.send(m.Settings(host.next_id(), clocks_of(self.order.tale)))
            host.send(m.Start(host.next_id()))
        await asyncio.gather(*(phone.day.wait() for room in self.rooms for phone in room.phones))

    async def pace(self, a_second: float, seconds: float) -> Heard:
        """Each room gives so many answers a second, at moments of its own, whether or not all are heard."""
        self._begin_to_count()
        await asyncio.gather(*(self._pace(room, a_second, seconds) for room in self.rooms))
        await self._let_arrive()
        return self._heard(seconds)

    async def _pace(self, room: Room, a_second: float, seconds: float) -> None:
        began = time.perf_counter()
        due = began + self.chance.expovariate(a_second)
        while due < began + seconds:
            await asyncio.sleep(due - time.perf_counter())
            room.answer()
            due += self.chance.expovariate(a_second)

    async def push(self, seconds: float) -> Heard:
        """Each room answers as soon as every phone has heard the answer before."""
        self._begin_to_count()
        began = time.perf_counter()
        await asyncio.gather(*(self._push(room, began + seconds) for room in self.rooms))
        return self._heard(time.perf_counter() - began)

    async def _push(self, room: Room, end: float) -> None:
        at_least = 1 / (self.order.seats * ANSWERS_A_SEAT)
        while not room.missing and (now := time.perf_counter()) < end:
            room.answer()
            with suppress(TimeoutError):
                await asyncio.wait_for(room.all_have_it.wait(), LAST_UPDATES)
            await asyncio.sleep(now + at_least - time.perf_counter())

    def _begin_to_count(self) -> None:
        # Looking for garbage among thousands of phones took up to 0.2 s, in which answers seemed to wait.
        gc.collect()
        gc.freeze()
        gc.disable()
        for room in self.rooms:
            room.begin_to_count(self.order.seats)

    async def _let_arrive(self) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(LAST_UPDATES):
                await asyncio.gather(*(room.all_have_it.wait() for room in self.rooms))

    def _heard(self, seconds: float) -> Heard:
        phones = [phone for room in self.rooms for phone in room.phones]
        return Heard(
            [took for room in self.rooms for took in room.took],
            seconds,
            sum(room.missing for room in self.rooms),
            sum(phone.refusals for phone in phones),
            sum(phone.lost for phone in phones),
        )


def clocks_of(tale: str) -> dict[str, int]:
    """Short nights and a long day, as far as the tale has such clocks."""
    return {timer.key: CLOCKS.get(timer.key, timer.least) for timer in TALES[tale].timers}


def live(order: Order, pipe: Connection) -> None:
    """A process: do each step it is told, and say what came of it."""
    allow_many_files()
    uvloop.run(_live(Rooms(order), pipe))


async def _live(rooms: Rooms, pipe: Connection) -> None:
    while (told := await asyncio.to_thread(pipe.recv)) is not None:
        step, arguments = told
        pipe.send(await getattr(rooms, step)(*arguments))


def allow_many_files() -> None:
    """As many open sockets as the system lets this process have."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


class Crowd:
    """All processes; each step is done by all of them side by side."""

    def __init__(self, orders: Sequence[Order]) -> None:
        context = multiprocessing.get_context("spawn")
        self._pipes: list[Connection] = []
        self._processes = []
        for order in orders:
            ours, theirs = context.Pipe()
            process = context.Process(target=live, args=(order, theirs), daemon=True)
            process.start()
            theirs.close()
            self._pipes.append(ours)
            self._processes.append(process)

    def do(self, step: Step, *arguments: float) -> list[Heard]:
        """Have a step done by all, and wait for it."""
        for pipe in self._pipes:
            pipe.send((step, arguments))
        return [pipe.recv() for pipe in self._pipes]

    def __enter__(self) -> Crowd:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for pipe in self._pipes:
            pipe.close()
        for process in self._processes:
            process.terminate()
            process.join()


def whole(parts: Sequence[Heard]) -> Heard:
    """What all processes measured, together."""
    return Heard(
        [took for part in parts for took in part.took],
        max(part.seconds for part in parts),
        sum(part.missing for part in parts),
        sum(part.refused for part in parts),
        sum(part.lost for part in parts),
    )
