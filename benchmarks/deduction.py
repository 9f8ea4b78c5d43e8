"""How long deduction takes, beside a search through each deal by itself as a second opinion."""

from __future__ import annotations

import argparse
from random import Random
from statistics import median
from time import perf_counter

from benchmarks.report import goal, show
from tests.deduction.clocktower.brute import first_night, left

from fabula.deduction import deals, read_case

THOUSAND = 1000
MEDIAN_MS, MOST_MS, TOGETHER_S = 0.6, 30.0, 0.2
CASES = 130


def add_options(parser: argparse.ArgumentParser) -> None:
    """How many cases."""
    parser.add_argument("--cases", type=int, default=CASES, help=f"so many first nights (default: {CASES})")


def measure(options: argparse.Namespace) -> None:
    """Solve first nights by lot twice, and time the second run."""
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
