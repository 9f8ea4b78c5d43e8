"""The server under many rooms: how soon an answer is on every phone of its room, how many it can take."""

from __future__ import annotations

import argparse
import json
import os
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from math import inf
from pathlib import Path
from typing import Literal

from benchmarks.bare import BareServer
from benchmarks.crowd import Crowd, Heard, Order, allow_many_files, whole
from benchmarks.report import goal, share_of, show
from tests.web.server import Server

from fabula.games import TALES
from fabula.games.clocktower.almanac.named_scripts import BOX

TROUBLES = ("missing", "refused", "lost")
ROOMS_AN_ADDRESS = 5  # the server lets one address deal so many games at once
HURRY = 0.2
GOAL = 0.050
TIMES = 1.5
PAGE_SIZE = os.sysconf("SC_PAGE_SIZE")
TICKS = os.sysconf("SC_CLK_TCK")
HEAD = (
    "load",
    "answers/s",
    "messages/s",
    "p50",
    "p99",
    "slowest",
    "server busy",
    "missing",
    "refused",
    "lost",
)


def add_options(parser: argparse.ArgumentParser) -> None:
    """How many of everything."""
    parser.add_argument(
        "--tale", choices=TALES, default="onenight", help="what is played (default: onenight)"
    )
    parser.add_argument("--rooms", type=int, default=200, help="default: 200")
    parser.add_argument("--seats", type=int, default=10, help="people with a seat in each (default: 10)")
    parser.add_argument("--screens", type=int, default=2, help="onlookers in each (default: 2)")
    parser.add_argument("--seconds", type=float, default=20.0, help="each load (default: 20)")
    parser.add_argument(
        "--pace", type=float, nargs="*", default=[1.0, 2.0], help="answers a second a room (default: 1 2)"
    )
    parser.add_argument("--processes", type=int, default=1, help="that hold the phones (default: 1)")
    parser.add_argument(
        "--rehearse", action="store_true", help="each pace once more while bots rehearse a script aside"
    )
    parser.add_argument(
        "--bare", action="store_true", help="beside a bare fan-out that keeps the same lines, in turn"
    )
    parser.add_argument("--folder", type=Path, help="where the rooms are kept (default: a temporary one)")


def measure(options: argparse.Namespace) -> None:
    """A server of its own, its rooms filled, dealt, and played at some paces and as fast as it can."""
    allow_many_files()
    if options.bare:
        bare = evening_at(BareServer, options)
    fabula = evening_at(Server, options)
    fabula.tell()
    if options.bare:
        beside(bare, fabula)


def evening_at(kind: type[Server], options: argparse.Namespace) -> Evening:
    """One run at a server of this kind."""
    with tempfile.TemporaryDirectory(dir=options.folder) as folder, kind(Path(folder), hurry=HURRY) as server:
        evening = Evening(server, options)
        with Crowd(orders(server.port, options)) as crowd:
            evening.fill(crowd)
            evening.play(crowd)
        return evening


def beside(bare: Evening, fabula: Evening) -> None:
    """What a message costs at either."""
    ratios, rows = [], []
    for (name, heard, busy), (_, simple, idle) in zip(fabula.loads, bare.loads, strict=True):
        costs = [fabula.cost(heard, busy), bare.cost(simple, idle)]
        ratios.append(costs[0] / costs[1] if costs[1] else inf)  # too short a run takes no time to be seen
        rows.append((name, *(f"{cost * 1e6:.1f} µs" for cost in costs), f"{ratios[-1]:.2f}"))
    head = ("processor time of a message", "Fabula", "bare, with the store", "times")
    show("Beside a bare fan-out", head, rows)
    goal(f"at most {TIMES} times bare, as fast as can be", ratios[-1] <= TIMES)


def orders(port: int, options: argparse.Namespace) -> list[Order]:
    """The rooms, dealt round the processes; every so many of them call from another address."""
    addresses = [f"127.0.1.{1 + room // ROOMS_AN_ADDRESS}" for room in range(options.rooms)]
    many = options.processes
    return [
        Order(port, tuple(addresses[one::many]), options.seats, options.screens, one, options.tale)
        for one in range(many)
    ]


class Evening:
    """One run: the server's memory after each step, and what each load gave."""

    def __init__(self, server: Server, options: argparse.Namespace) -> None:
        self.server = server
        self.options = options
        self.memory: dict[str, int] = {"started": self.resident()}
        self.loads: list[tuple[str, Heard, float]] = []

    def resident(self) -> int:
        """The server's memory in bytes."""
        return int(self._told("statm").split()[1]) * PAGE_SIZE

    def worked(self) -> float:
        """For how many seconds the server has computed."""
        fields = self._told("stat").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def _told(self, what: str) -> str:
        return Path(f"/proc/{self.server.pid}/{what}").read_text(encoding="ascii")

    def fill(self, crowd: Crowd) -> None:
        """Hosts, then everybody else, then the first night."""
        crowd.do("make")
        self.memory["hosts"] = self.resident()
        crowd.do("fill")
        self.memory["everybody"] = self.resident()
        crowd.do("deal")
        self.memory["day"] = self.resident()

    def play(self, crowd: Crowd) -> None:
        """Each load in turn."""
        for pace in self.options.pace:
            self._load(crowd, f"{pace:g}/s a room", "pace", pace)
            if self.options.rehearse:
                with rehearsal(self.server):
                    self._load(crowd, f"{pace:g}/s, and a rehearsal", "pace", pace)
        self._load(crowd, "as fast as can be", "push")
        self.memory["played"] = self.resident()

    def _load(self, crowd: Crowd, name: str, step: Literal["pace", "push"], *pace: float) -> None:
        worked, began = self.worked(), time.perf_counter()
        heard = whole(crowd.do(step, *pace, self.options.seconds))
        busy = (self.worked() - worked) / (time.perf_counter() - began)
        self.loads.append((name, heard, busy))

    def tell(self) -> None:
        """Print it all."""
        rooms, devices = self.options.rooms, self.options.seats + self.options.screens
        size = f"{rooms} rooms of {devices} devices, {rooms * devices} sockets"
        show(f"{size}: from an answer to the last device of its room", HEAD, map(self._row, self.loads))
        show("Memory of the server", ("", "in all", "a room", "a socket"), self._memory())
        for name, heard, _ in self.loads[:1] if self.options.pace else ():
            met = share_of(heard.took, 0.99) < GOAL and not heard.missing
            goal(f"p99 under {GOAL * 1000:.0f} ms at {name}", met)

    def cost(self, heard: Heard, busy: float) -> float:
        """Processor time of one message (s)."""
        messages: int = len(heard.took) * (1 + self.options.seats + self.options.screens)
        return busy * heard.seconds / messages

    def _row(self, load: tuple[str, Heard, float]) -> tuple[str, ...]:
        name, heard, busy = load
        speed = len(heard.took) / heard.seconds
        times = (share_of(heard.took, 0.5), share_of(heard.took, 0.99), max(heard.took, default=0.0))
        return (
            name,
            f"{speed:,.0f}",
            f"{speed * (1 + self.options.seats + self.options.screens):,.0f}",
            *(f"{1000 * it:.1f} ms" for it in times),
            f"{100 * busy:.0f} %",
            *(str(it) for it in (heard.missing, heard.refused, heard.lost)),
        )

    def _memory(self) -> list[tuple[str, str, str, str]]:
        rooms, devices = self.options.rooms, self.options.seats + self.options.screens
        kept = self.memory
        grown = kept["everybody"] - kept["started"]
        a_socket = (kept["everybody"] - kept["hosts"]) / max(1, rooms * (devices - 1))
        rows = [(name, f"{size / 1e6:.0f} MB", "", "") for name, size in kept.items()]
        rows.append(("in the lobby", "", f"{grown / rooms / 1e3:.0f} kB", f"{a_socket / 1e3:.1f} kB"))
        day = (kept["day"] - kept["started"]) / rooms
        rows.append(("by day", "", f"{day / 1e3:.0f} kB", f"{day / devices / 1e3:.1f} kB"))
        return rows


@contextmanager
def rehearsal(server: Server) -> Iterator[None]:
    """Bots play a script meanwhile: so many and so long that they do not come to an end."""
    wanted = {"roles": BOX["trouble_brewing"], "seats": 15, "games": 1000, "seed": time.time_ns() % 2**31}
    began = json.loads(server.post("/api/rehearsals", json.dumps(wanted).encode()).body)
    yield
    told = json.loads(server.get(f"/api/rehearsals/{began['ticket']}", method="DELETE").body)
    games = told["figures"].get("games", 0)
    print(f"the rehearsal was {told['state']} after {games} games")
