"""How long deduction takes, beside a search through each deal by itself as a second opinion.

With --games it also plays so many games of each printed set and asks whether what was dealt is still among
the deals that are left, the good telling all, the evil bluffing by lot.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from random import Random
from statistics import median
from time import perf_counter

from benchmarks.report import goal, show
from tests.deduction.clocktower.brute import first_night, left

from fabula.core.telling import Telling
from fabula.deduction import deals, read_case
from fabula.deduction.clocktower.played import Played, as_case, is_kept
from fabula.games.clocktower.almanac.cards import BAD_MOON_RISING, SECTS_AND_VIOLETS, TROUBLE_BREWING
from fabula.games.clocktower.tale import Clocktower
from fabula.sim.play import Table

THOUSAND = 1000
MEDIAN_MS, MOST_MS, TOGETHER_S = 0.6, 30.0, 0.2
CASES = 130
SETS = {
    "Trouble Brewing": TROUBLE_BREWING,
    "Sects & Violets": SECTS_AND_VIOLETS,
    "Bad Moon Rising": BAD_MOON_RISING,
}


def add_options(parser: argparse.ArgumentParser) -> None:
    """How many cases, and how many games."""
    parser.add_argument("--cases", type=int, default=CASES, help=f"so many first nights (default: {CASES})")
    parser.add_argument("--games", type=int, default=0, help="so many games of each set (default: none)")
    parser.add_argument("--seats", type=int, default=8, help="players in each of these games (default: 8)")
    parser.add_argument("--nights", type=int, default=99, help="no more nights of each than so many")
    parser.add_argument(
        "--from", type=int, default=0, dest="first", help="the first game’s seed (default: 0)"
    )


def measure(options: argparse.Namespace) -> None:
    """Solve first nights by lot twice, and time the second run; then look whether each deal is kept."""
    cases = [first_night(Random(seed)) for seed in range(options.cases)]
    for case in cases:
        list(deals(read_case(case)))
    ours, others, same = [], [], 0
    for case in cases:
        began = perf_counter()
        found = {deal.roles for deal in deals(read_case(case))}
        ours.append(perf_counter() - began)
        began = perf_counter()
        same += found == left(case)
        others.append(perf_counter() - began)
    rows = [
        (name, f"{sum(times):.3f}", f"{median(times) * THOUSAND:.2f}", f"{max(times) * THOUSAND:.1f}")
        for name, times in (("deduction", ours), ("a search deal by deal", others))
    ]
    show(f"{len(cases)} first nights, {same} with the same deals", ("", "s", "median ms", "most ms"), rows)
    quick = median(ours) * THOUSAND <= MEDIAN_MS and max(ours) * THOUSAND <= MOST_MS
    met = quick and sum(ours) * CASES / len(cases) <= TOGETHER_S and same == len(cases)
    goal(f"all the same; median {MEDIAN_MS} ms, none over {MOST_MS:.0f} ms, {CASES} in {TOGETHER_S} s", met)
    if options.games:
        _keep(options)


def _keep(options: argparse.Namespace) -> None:
    rows, every = [], True
    for name, script in SETS.items():
        times: list[float] = []
        lost: list[int] = []
        for game, case in _played(script, options):
            began = perf_counter()
            if not is_kept(case):
                lost.append(game)
            times.append(perf_counter() - began)
        every = every and not lost
        ms = [one * THOUSAND for one in times] or [0.0]
        which = " ".join(map(str, lost[:8]))
        rows.append(
            (name, f"{len(times) - len(lost)} of {len(times)}", f"{median(ms):.1f}", f"{max(ms):.0f}", which)
        )
    title = f"games of {options.seats}: what was dealt is kept"
    show(title, ("", "kept", "median ms", "most ms", "games in which it is lost"), rows)
    goal("what was dealt is always kept", every)


def _played(script: tuple[str, ...], options: argparse.Namespace) -> Iterator[tuple[int, Played]]:
    for game in range(options.first, options.first + options.games):
        lots = Random(game)
        tale = Clocktower()
        telling = Telling(tale, tale.set_up(options.seats, tuple(script)))
        Table(telling, lots.randrange, "sensible", laws=False).play()
        case = as_case(telling, lots.randrange, options.nights)
        if case is not None:
            yield game, case
