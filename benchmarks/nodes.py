"""Nodes that share their rooms, while one after another is killed, falls asleep or leaves; then a count."""

from __future__ import annotations

import argparse
import asyncio
import os
import signal
import tempfile
from collections.abc import Sequence
from pathlib import Path

from benchmarks.chaos import Chaos, Evening, Fate
from benchmarks.report import goal, share_of, show
from tests.database import Postgres
from tests.web.nodes import Nodes

GOALS: dict[Fate, float] = {"killed": 3.0, "asleep": 4.0, "leaves": 0.5}  # s, of 99 in a hundred rooms
LEASE = 2.0
AN_EVENING = 12  # so much befalls the same rooms: clocks run twenty times as fast, and logs grow as fast


def add_options(parser: argparse.ArgumentParser) -> None:
    """How often what happens."""
    parser.add_argument("--kills", type=int, default=200, help="default: 200")
    parser.add_argument("--asleep", type=int, default=20, help="nodes that stop and go on (default: 20)")
    parser.add_argument("--leave", type=int, default=20, help="nodes that are told to end (default: 20)")
    parser.add_argument("--databases", type=int, default=3, help="starts of the database (default: 3)")
    parser.add_argument("--rooms", type=int, default=12, help="of all tales in turn (default: 12)")
    parser.add_argument("--nodes", type=int, default=3, help="default: 3")
    parser.add_argument("--lease", type=float, default=LEASE, help=f"seconds (default: {LEASE:g})")


def measure(options: argparse.Namespace) -> None:
    """An evening with all of it, in turn."""
    postgres = Postgres().start()
    try:
        with tempfile.TemporaryDirectory() as folder:
            evening = asyncio.run(play(Path(folder), postgres, options))
    finally:
        postgres.close()
    tell(evening)


def fates(options: argparse.Namespace) -> list[Fate | None]:
    """What happens, spread evenly; None is the database."""
    of_each: dict[Fate | None, int] = {
        "killed": options.kills, "asleep": options.asleep, "leaves": options.leave, None: options.databases,
    }  # fmt: skip
    spread = [((n + 0.5) / many, fate) for fate, many in of_each.items() for n in range(many)]
    return [fate for _, fate in sorted(spread, key=lambda one: one[0])]


async def play(folder: Path, postgres: Postgres, options: argparse.Namespace) -> Evening:
    """Fill the rooms, and let everything happen."""
    database = postgres.database()
    of_all, evening = fates(options), Evening()
    with Nodes(folder, database, options.nodes, lease=options.lease) as nodes:
        for first in range(0, len(of_all), AN_EVENING):
            async with Chaos(nodes, database, options.rooms, seed=first) as chaos:
                await asyncio.sleep(1)
                for number, fate in enumerate(of_all[first : first + AN_EVENING], first):
                    if fate is None:
                        await asyncio.to_thread(postgres.stop, signal.SIGINT)
                        await asyncio.to_thread(postgres.start)
                        await chaos.wait_for_all()
                    else:
                        await chaos.befall(number % options.nodes, fate)
                evening.add(await chaos.end())
    return evening


def tell(evening: Evening) -> None:
    """What came of it."""
    kept = f"{len(evening.said):,} sentences and {len(evening.answered):,} answers acknowledged"
    print(f"\n  {kept}; load {os.getloadavg()[0]:.1f}; refused: {dict(evening.refused) or 'nothing'}")
    head = ("from then to a room's first answer", "rooms", "p50", "p99", "slowest")
    show("How soon rooms are back", head, [row(fate, took) for fate, took in evening.back.items()])
    for fate, within in GOALS.items():
        if evening.back[fate]:
            met = share_of(evening.back[fate], 0.99) <= within
            goal(f"99 of a hundred rooms are back within {within:g} s of a node that is {fate}", met)
    for fault in evening.faults[:20]:
        print(f"  FAULT: {fault}")
    goal("nothing acknowledged is lost or doubled, nothing shown is not kept", not evening.faults)


def row(fate: str, took: Sequence[float]) -> Sequence[str]:
    """A line of the table."""
    times = (share_of(took, 0.5), share_of(took, 0.99), max(took, default=0.0))
    return (fate, f"{len(took)}", *(f"{one:.2f} s" for one in times))
