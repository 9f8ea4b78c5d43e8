"""Games a second in one process, and in as many as there are cores."""

from __future__ import annotations

import argparse
import os
import time
from collections.abc import Iterator, Sequence
from statistics import median

from benchmarks.report import goal, show

from fabula.core.grimoire import Setup
from fabula.core.tale import Tale
from fabula.games import TALES
from fabula.sim import simulate

TITLE = "Games a second in one process, random bots, log and laws on"
COMMON = 10  # seats
SEATS = (5, COMMON)
RUNS = 5
CHUNK = 50
CORES = os.cpu_count() or 1
LONGER = 4  # times as long as one run: processes have to be started
WANTED = (("onenight", 10, 5000), ("mafia32", 10, 1500), ("vendetta", 10, 1500), ("clocktower", 10, 500))


def add_options(parser: argparse.ArgumentParser) -> None:
    """What to measure, and how long."""
    parser.add_argument("--tale", choices=TALES, nargs="*", default=list(TALES), help="default: all")
    parser.add_argument("--seconds", type=float, default=2.0, help=f"each of {RUNS} runs (default: 2)")


def measure(options: argparse.Namespace) -> None:
    """Play each tale at small, common and largest tables, by random bots, with log and laws."""
    rows, best = [], dict[tuple[str, int], float]()
    for tale, setup, name in setups_of(options.tale):
        runs = [games_a_second(tale, setup, run, options.seconds) for run in range(RUNS)]
        best.setdefault((tale.id, setup.seats), max(runs))
        rows.append((name, setup.seats, *(f"{speed:,.0f}" for speed in (median(runs), max(runs)))))
    show(
        "Games a second, one process, random bots, log and laws on", ("tale", "seats", "median", "best"), rows
    )
    for tale in map(TALES.__getitem__, options.tale):
        speed = games_a_second_on_all_cores(tale, tale.set_up(COMMON), best[tale.id, COMMON], options.seconds)
        print(f"\n  all {CORES} cores, {tale.id}, {COMMON} seats: {speed:,.0f} a second by the clock")
    for tale_id, seats, wanted in (one for one in WANTED if one[0] in options.tale):
        goal(f"{tale_id}, {seats} seats: {wanted:,} a second", best[tale_id, seats] >= wanted)


def setups_of(tales: Sequence[str]) -> Iterator[tuple[Tale, Setup, str]]:
    """Each tale at small, common and largest tables; at a common one each further script that it has."""
    for tale in map(TALES.__getitem__, tales):
        for seats in sorted({*SEATS, tale.most_seats}):
            if tale.least_seats <= seats <= tale.most_seats:
                yield tale, tale.set_up(seats), tale.id
        named = {} if tale.scripts is None else tale.scripts.named
        for script in [*named][1:]:
            yield tale, tale.set_up(COMMON, named[script]), f"{tale.id}, {script}"


def games_a_second(tale: Tale, setup: Setup, seed: int, seconds: float) -> float:
    """The speed of one run, in processor time: other programs disturb it less."""
    games = 0
    began = time.process_time()
    while (passed := time.process_time() - began) < seconds:
        simulate(tale, setup, CHUNK, seed * 1_000_003 + games)
        games += CHUNK
    return games / passed


def games_a_second_on_all_cores(tale: Tale, setup: Setup, speed: float, seconds: float) -> float:
    """The speed in as many processes as there are cores, as `fabula sim` plays, by the clock on the wall."""
    games = max(CHUNK, round(speed * CORES * LONGER * seconds))
    began = time.perf_counter()
    simulate(tale, setup, games, jobs=CORES)
    return games / (time.perf_counter() - began)
