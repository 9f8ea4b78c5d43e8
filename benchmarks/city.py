"""What a city of rooms takes: nodes, database, network and money, reckoned from measured figures."""

from __future__ import annotations

import argparse
import math
import random
from bisect import bisect
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from benchmarks.report import show


@dataclass(frozen=True)
class Measured:
    """What one core and one database were measured to do; those that say so are guesses."""

    answer: float = 0.00125  # s of a core for an answer in a room of five, sockets' rhythm and clocks with it
    of_five: int = 6  # messages that such an answer brings about
    message: int = 300  # bytes on the wire, with what the network adds
    piped: float = 2.5  # times as dear where another node passes it on
    socket: int = 39_000  # bytes of memory for a device by day
    empty: int = 63_000_000  # bytes of a node without rooms
    line: int = 450  # bytes of a line in the database, with its place in both indexes
    lines: float = 1.5  # a guess: lines for an answer, clocks and records with it
    store: int = 22_000  # lines a second that one database kept, the least of all runs
    game: int = 500  # lines of a room of the Clocktower in the end
    opened: float = 0.085  # s of a core until such a room is open at another node
    lease: float = 2.0  # s
    proxied: float = 0.00002  # a guess: s of a core for a message that a proxy passes on
    points: int = 16 * 64  # a guess: of a node on the ring of HAProxy, by its weight


@dataclass(frozen=True)
class City:
    """How many rooms there are at once, how busy, and what machines cost."""

    rooms: int = 100_000
    seats: int = 10
    pace: float = 0.2  # answers a second of a room
    full: float = 0.6  # how much of a core is used at most, so that what comes at once finds room
    kept: int = 14  # days until a room is forgotten
    evenings: float = 0.5  # rooms made a day, as a share of those that are busy at the peak
    core: float = 15.0  # a month, with its memory
    gigabyte: float = 0.10  # of a fast disk, a month
    terabyte: float = 2.0  # of what goes out
    busy: float = 5.0  # hours a day, as if all of it were the peak


def add_options(parser: argparse.ArgumentParser) -> None:
    """What the city is like."""
    usual = City()
    parser.add_argument(
        "--rooms", type=int, default=usual.rooms, help=f"busy at once (default: {usual.rooms:,})"
    )
    parser.add_argument("--seats", type=int, default=usual.seats, help=f"default: {usual.seats}")
    parser.add_argument(
        "--pace", type=float, default=usual.pace, help=f"answers a second a room ({usual.pace:g})"
    )
    parser.add_argument(
        "--core", type=float, default=usual.core, help=f"price of a core a month ({usual.core:g})"
    )


def measure(options: argparse.Namespace) -> None:
    """Reckon, and tell."""
    city = City(options.rooms, options.seats, options.pace, core=options.core)
    show(
        f"{city.rooms:,} busy rooms of {city.seats}", ("what", "how much", "because"), rows(city, Measured())
    )
    first, *others = breaks(city, Measured())
    print(f"\n  what breaks first: {first}")
    for other in others:
        print(f"  then: {other}")


@dataclass(frozen=True)
class Need:
    """What all rooms of a city ask for, a second."""

    answers: float
    messages: float
    cores: float
    lines: float
    out: float  # bytes

    @property
    def nodes(self) -> int:
        """Servers, of a core each."""
        return math.ceil(self.cores)


def need(city: City, by: Measured) -> Need:
    """What a city asks for."""
    answers = city.rooms * city.pace
    messages = answers * (city.seats + 1)
    cores = messages * by.answer / by.of_five / city.full
    return Need(answers, messages, cores, answers * by.lines, messages * by.message)


def rows(city: City, by: Measured) -> Iterator[Sequence[object]]:
    """What it takes, with the reason."""
    it = need(city, by)
    a_node = city.rooms / it.nodes
    memory = by.empty + a_node * city.seats * by.socket
    disk = city.rooms * city.evenings * city.kept * by.game * by.line
    databases = math.ceil(it.lines / by.store)
    proxies = math.ceil(it.messages * by.proxied / city.full)
    monthly_out = it.out * city.busy * 3600 * 30
    yield "answers a second", f"{it.answers:,.0f}", f"{city.pace:g} a room"
    yield "messages a second", f"{it.messages:,.0f}", f"{city.seats + 1} an answer"
    yield "nodes", f"{it.nodes}", f"a core each, {city.full:.0%} of it used; {a_node:,.0f} rooms"
    yield (
        "the busiest node",
        f"{city.full * busiest(city, by, by.points):.0%}",
        "dealt out by the hash, rooms unlike each other",
    )
    yield "with a weight of 1", f"{city.full * busiest(city, by, 16):.0%}", "so the weight stands in the file"
    yield "memory of a node", f"{memory / 1e6:,.0f} MB", f"{by.socket / 1000:.0f} kB a device"
    yield "cores for proxies", f"{proxies}", f"{by.proxied * 1e6:.0f} µs a message"
    yield "lines a second", f"{it.lines:,.0f}", f"{by.lines:g} an answer"
    yield "databases", f"{databases}", f"{by.store:,} lines a second each; rooms share nothing"
    yield "disk", f"{disk / 1e9:,.0f} GB", f"{city.kept} days, {city.evenings * city.rooms:,.0f} rooms a day"
    yield "network out", f"{it.out * 8 / 1e9:.1f} Gbit/s", f"{by.message} bytes a message"
    yield "a node is killed", f"{lost(city, by):.1f} s", "the lease, then its rooms opened by all others"
    cores = (it.nodes + proxies + 8 * databases) * city.core
    bill = cores + disk / 1e9 * city.gigabyte + monthly_out / 1e12 * city.terabyte
    yield "a month", f"{bill:,.0f}", f"{city.core:g} a core; a database has eight"
    yield "a room a month", f"{bill / city.rooms:.3f}", "busy at the peak"


def busiest(city: City, by: Measured, points: int) -> float:
    """How busy the busiest node is, of what one is on average: rooms by lot on a ring, each as it is."""
    chance, nodes = random.Random(points), need(city, by).nodes
    ring = sorted((chance.random(), node) for node in range(nodes) for _ in range(points))
    places, load = [place for place, _ in ring], defaultdict[int, float](float)
    for _ in range(city.rooms):
        load[ring[bisect(places, chance.random()) % len(ring)][1]] += chance.expovariate(1.0)
    return max(load.values()) * nodes / sum(load.values())


def lost(city: City, by: Measured) -> float:
    """How long the last room of a node that is killed is away, where all others open its rooms."""
    nodes = need(city, by).nodes
    others = max(1, nodes - 1)
    return by.lease + city.rooms / nodes * by.opened / others / (1 - city.full)


def breaks(city: City, by: Measured) -> list[str]:
    """What is used up first when rooms grow in number, each with how many rooms it holds."""
    a_room = need(City(1, city.seats, city.pace), by)
    holds = {
        "what one database keeps": by.store / a_room.lines,
        "a line of 10 Gbit/s": 10e9 / 8 / a_room.out,
        "heartbeats, for each node reads of all others five times in a lease": beats(by) / a_room.cores,
    }
    return [f"{what} ({rooms:,.0f} rooms)" for what, rooms in sorted(holds.items(), key=lambda one: one[1])]


def beats(by: Measured) -> float:
    """So many nodes read as many rows a second of each other as a database gives lightly."""
    return math.sqrt(100_000 * by.lease / 5)
