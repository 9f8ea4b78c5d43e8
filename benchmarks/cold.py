"""A start with many finished rooms that nobody visits, and how soon one of them answers who comes first."""

from __future__ import annotations

import argparse
import asyncio
import json
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from benchmarks.report import goal, share_of, show
from benchmarks.server import PAGE_SIZE, TICKS
from tests.rooms.prepared import Prepared, at_the_end, key_of
from tests.web.server import Server
from websockets.sync.client import connect

from fabula.games import TALES
from fabula.rooms.storage.sqlite import FILE, SqliteStore
from fabula.rooms.storage.store import Written

UP_GOAL, MEMORY_GOAL, VISIT_GOAL = 2.0, 90e6, 0.050
FIRST_CODE = 100_000
AT_ONCE = 200


def add_options(parser: argparse.ArgumentParser) -> None:
    """How many of everything."""
    parser.add_argument("--tale", choices=TALES, default="clocktower", help="default: clocktower")
    parser.add_argument("--rooms", type=int, default=10_000, help="finished rooms (default: 10000)")
    parser.add_argument("--visits", type=int, default=100, help="rooms that are visited (default: 100)")


async def filled(file: Path, room: Prepared, many: int) -> None:
    """Keep the room so many times."""
    store = SqliteStore(file)
    pattern = room.lines(str(FIRST_CODE))
    for first in range(FIRST_CODE, FIRST_CODE + many, AT_ONCE):
        codes = [str(code) for code in range(first, min(first + AT_ONCE, FIRST_CODE + many))]
        await asyncio.gather(*(store.append(renamed(pattern, code)) for code in codes))
    await store.close()


def renamed(lines: list[Written], code: str) -> list[Written]:
    """The same lines in the room with this code."""
    old, new = lines[0].room.encode(), code.encode()
    first = lines[0]._replace(room=code, entry=lines[0].entry.replace(old, new))
    return [first, *(line._replace(room=code) for line in lines[1:])]


@contextmanager
def served(folder: Path) -> Iterator[tuple[Server, float]]:
    """A server of these rooms, and how long it took to be up."""
    began = time.perf_counter()
    with Server(folder) as server:
        yield server, time.perf_counter() - began


def told(server: Server) -> tuple[int, float]:
    """The server's memory (bytes), and how long it has computed (s)."""
    of = Path(f"/proc/{server.pid}")
    fields = (of / "stat").read_text(encoding="ascii").rpartition(")")[2].split()
    memory = int((of / "statm").read_text(encoding="ascii").split()[1]) * PAGE_SIZE
    return memory, (int(fields[11]) + int(fields[12])) / TICKS


def visited(server: Server, code: str, key: str) -> float:
    """How long it takes from the first message to all that is known of the room (s)."""
    with connect(server.url, compression=None) as line:
        began = time.perf_counter()
        line.send(json.dumps({"t": "return", "code": code, "key": key}))
        while not any(message["t"] == "asks" for message in json.loads(line.recv(10))):
            continue
        return time.perf_counter() - began


def measure(options: argparse.Namespace) -> None:
    """Fill a store, start a server on it, visit some rooms twice."""
    room = Prepared(at_the_end(options.tale))
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        asyncio.run(filled(folder / FILE, room, options.rooms))
        size = (folder / FILE).stat().st_size
        with served(folder) as (server, up):
            memory, computed = told(server)
            codes = [str(FIRST_CODE + n) for n in range(min(options.visits, options.rooms))]
            cold = [visited(server, code, key_of(0)) for code in codes]
            warm = [visited(server, code, key_of(0)) for code in codes]
            after, _ = told(server)
    entries = len(room.log)
    head = ("", "up after", "computed", "memory", "with those visited open", "on disk, a room")
    row = ("start", f"{up:.2f} s", f"{computed:.2f} s", f"{memory / 1e6:.0f} MB", f"{after / 1e6:.0f} MB")
    title = f"{options.rooms} finished rooms of {options.tale}, {entries} entries each"
    show(title, head, [(*row, f"{size / options.rooms / 1e3:.1f} kB")])
    rows = [
        (name, *(f"{1000 * it:.1f} ms" for it in figures(times)))
        for name, times in zip(("cold", "warm"), (cold, warm), strict=True)
    ]
    show(f"{len(cold)} rooms visited, one after another", ("", "p50", "p99", "slowest"), rows)
    goal(f"up in {UP_GOAL:.0f} s and {MEMORY_GOAL / 1e6:.0f} MB", up < UP_GOAL and memory < MEMORY_GOAL)
    goal(f"a cold room answers in {VISIT_GOAL * 1000:.0f} ms (p50)", share_of(cold, 0.5) < VISIT_GOAL)


def figures(times: list[float]) -> tuple[float, float, float]:
    """The middle one, the one of a hundred that is slowest, and the slowest of all."""
    return share_of(times, 0.5), share_of(times, 0.99), max(times)
