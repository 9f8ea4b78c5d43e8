"""What a server tells whoever watches it: numbers, as Prometheus reads them, on an address of their own."""

from __future__ import annotations

import asyncio
import contextlib
import sys
import time
from collections.abc import Iterator
from importlib.metadata import version

from fabula.rooms.counts import BOUNDS, Times
from fabula.rooms.rooms import Rooms
from fabula.rooms.tasks import ended

BEAT = 0.5  # s; so often it is looked how late the loop is
HEAD_WITHIN, LONGEST_HEAD = 5.0, 8192  # s, bytes
KIND = "text/plain; version=0.0.4; charset=utf-8"
CLOSED = "connection: close"
GONE = (OSError, TimeoutError, asyncio.IncompleteReadError, asyncio.LimitOverrunError)
HERE = "127.0.0.1"


class Metrics:
    """All numbers of a server; those of its loop it takes itself while it is open."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self.late = Times()
        self._began = time.time()
        self._beating: asyncio.Task[None] | None = None
        self._server: asyncio.Server | None = None

    async def open(self, host: str, port: int) -> int:
        """Answer at this address; OSError if it is taken. The port."""
        self._server = await asyncio.start_server(self._answer, host, port, limit=LONGEST_HEAD)
        self._beating = asyncio.get_running_loop().create_task(self._beat())
        return int(self._server.sockets[0].getsockname()[1])

    async def close(self) -> None:
        """Answer no more."""
        if self._server is not None and self._beating is not None:
            self._server.close()
            await ended(self._beating)

    async def _beat(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            expected = loop.time() + BEAT
            await asyncio.sleep(BEAT)
            self.late.add(max(0.0, loop.time() - expected))

    async def _answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(*GONE):
            async with asyncio.timeout(HEAD_WITHIN):
                head = await reader.readuntil(b"\r\n\r\n")
                known = head.startswith(b"GET /metrics ")
                writer.write(answer("200 OK", self.text()) if known else answer("404 Not Found", "404\n"))
                await writer.drain()
        writer.close()

    def text(self) -> str:
        """All of it, in Prometheus' text."""
        return "\n".join((*self._of_the_rooms(), *of_the_process(self._began), ""))

    def _of_the_rooms(self) -> Iterator[str]:
        rooms, counts = self.rooms, self.rooms.services.counts
        servers = list(rooms.servers.values())
        away = sum(one.lost or one.is_cut_off or one.stands_still for one in servers)
        yield from gauge("info", 1, "the version that runs", f'{{version="{version("fabula")}"}}')
        yield from gauge("rooms_open", len(servers), "rooms in memory")
        yield from gauge("rooms_kept", rooms.kept, "rooms in the store, counted once an hour")
        yield from gauge("rooms_out_of_order", away, "open rooms that cannot go on now")
        yield from gauge("devices", sum(len(one.sync.devices) for one in servers), "devices that are here")
        yield from counter("rooms_made", counts.made, "rooms that were made")
        yield from counter("devices_entered", counts.entered, "devices that came into a room")
        yield from counter("passed_on", counts.passed_on, "devices that came to a node without their room")
        yield from counter("commands", counts.commands, "commands of devices")
        yield from counter("lines_kept", counts.lines, "lines of logs that were kept")
        yield from counter("room_faults", counts.faults, "times that a room was taken up again from its log")
        yield from counter("store_errors", counts.unkept, "times that the store could not keep something")
        yield from head("refusals_total", "counter", "what was refused, by reasons that have to do with load")
        for why, times in sorted(counts.refused.items()):
            yield f'fabula_refusals_total{{why="{why}"}} {times}'
        yield from histogram("keeping_seconds", counts.keeping, "until lines were safe")
        yield from histogram("loop_late_seconds", self.late, "how late the loop came to what was due")


def of_the_process(began: float) -> Iterator[str]:
    """What every watched process tells, by the names that are usual."""
    yield from gauge("process_start_time_seconds", began, "since 1970", own="")
    yield from counter("process_cpu_seconds", time.process_time(), "processor time", own="")
    if sys.platform == "linux":
        import resource

        with open("/proc/self/statm", encoding="ascii") as told:
            memory = int(told.read().split()[1]) * resource.getpagesize()
        yield from gauge("process_resident_memory_bytes", memory, "memory", own="")


def head(name: str, kind: str, what: str, own: str = "fabula_") -> Iterator[str]:
    """What stands above a number."""
    yield f"# HELP {own}{name} {what}"
    yield f"# TYPE {own}{name} {kind}"


def gauge(name: str, value: float, what: str, of: str = "", own: str = "fabula_") -> Iterator[str]:
    """A number that goes up and down."""
    yield from head(name, "gauge", what, own)
    yield f"{own}{name}{of} {value}"


def counter(name: str, value: float, what: str, own: str = "fabula_") -> Iterator[str]:
    """A number that only goes up."""
    yield from head(f"{name}_total", "counter", what, own)
    yield f"{own}{name}_total {value}"


def histogram(name: str, times: Times, what: str) -> Iterator[str]:
    """How often something took how long."""
    yield from head(name, "histogram", what)
    number = 0
    for bound, many in zip((*map(str, BOUNDS), "+Inf"), times.within, strict=True):
        number += many
        yield f'fabula_{name}_bucket{{le="{bound}"}} {number}'
    yield f"fabula_{name}_sum {times.total}"
    yield f"fabula_{name}_count {number}"


def answer(status: str, text: str) -> bytes:
    """An answer of HTTP, after which the line is closed."""
    body = text.encode()
    lines = (
        f"HTTP/1.1 {status}",
        f"content-type: {KIND}",
        f"content-length: {len(body)}",
        "connection: close",
    )
    return "\r\n".join((*lines, "", "")).encode() + body


def place(said: str) -> tuple[str, int]:
    """Host and port, of `9100`, `10.0.0.7:9100` or `[::1]:9100`; ValueError of anything else."""
    host, _, port = said.rpartition(":")
    return host.strip("[]") or HERE, int(port)
