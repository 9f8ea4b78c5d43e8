"""How long a bot of the Clocktower holds up a room with what it answers, says and hears."""

from __future__ import annotations

import argparse
import time
from collections import defaultdict
from collections.abc import Callable
from typing import Any

from benchmarks.report import goal, show

from fabula import minds
from fabula.core.telling import Telling
from fabula.games.clocktower.tale import Clocktower
from fabula.minds import Mind
from fabula.sim.play import Table
from fabula.sim.pool import collecting_seldom
from fabula.sim.seeding import lots_of

TALE, SEATS = Clocktower(), 15
EDITIONS = ("trouble_brewing", "bad_moon_rising", "sects_and_violets")
ASKED = ("choose", "speak", "reason", "hear")
MOST_MS = 5.0
MOST_SECONDS = 0.6
SELDOM = 0.999  # nothing but a machine that does something else takes longer


def add_options(parser: argparse.ArgumentParser) -> None:
    """How many games to look at, and of how many seats."""
    parser.add_argument("--games", type=int, default=5, help="so many games of each set (default: 5)")
    parser.add_argument("--seats", type=int, default=SEATS, help=f"so many seats (default: {SEATS})")
    parser.add_argument("--seed", type=int, default=1, help="the seed of the games (default: 1)")


class Watched:
    """A mind, and a note of how long each thing has taken that it was asked, in milliseconds."""

    def __init__(self, mind: Mind, took: dict[str, list[float]]) -> None:
        self._mind, self._took = mind, took

    def __getattr__(self, name: str) -> Callable[..., Any]:
        """The same of the mind, its time noted."""
        does = getattr(self._mind, name)

        def timed(*about: Any) -> Any:
            began = time.thread_time()
            try:
                return does(*about)
            finally:
                self._took[name].append(1000 * (time.thread_time() - began))

        return timed if name in ASKED else does


class WatchedTable(Table):
    """A table at which each mind is watched."""

    took: dict[str, list[float]]

    def hear(self) -> None:
        """Watch the minds from the first on."""
        seated = bool(self.minds)
        super().hear()
        if not seated:
            self.minds = {seat: Watched(mind, self.took) for seat, mind in self.minds.items()}


def measure(options: argparse.Namespace) -> None:
    """Play games of sharp bots of each set."""
    minds.read_ahead("clocktower")  # as a server does
    took: dict[str, list[float]] = defaultdict(list)
    rows, longest = [], 0.0
    for edition in EDITIONS:
        began = time.process_time()
        with collecting_seldom():
            for game in range(options.games):
                play(edition, options.seats, options.seed, game, took)
        seconds = (time.process_time() - began) / options.games
        longest = max(longest, seconds)
        rows.append((edition, f"{seconds:.2f}"))
    show(f"A game of {options.seats} sharp bots", ("set", "s of processor"), rows)
    ranked = {word: sorted(times) for word, times in took.items()}
    held = [
        (word, len(times), *(f"{at(times, share):.2f}" for share in (0.5, 0.99, SELDOM, 1.0)))
        for word, times in ranked.items()
    ]
    show("How long a bot holds a room up", ("asked to", "times", "median ms", "p99", "p99.9", "most"), held)
    met = all(at(times, SELDOM) <= MOST_MS for times in ranked.values())
    goal(f"999 in 1,000 of what a bot does take no more than {MOST_MS:.0f} ms", met)
    goal(f"a game of {options.seats} takes no more than {MOST_SECONDS} s", longest <= MOST_SECONDS)


def play(edition: str, seats: int, seed: int, game: int, took: dict[str, list[float]]) -> None:
    """One game, each mind watched."""
    telling = Telling(TALE, TALE.set_up(seats, TALE.scripts.named[edition]))
    table = WatchedTable(telling, lots_of(seed, game), "sharp", laws=False)
    table.took = took
    table.play()


def at(times: list[float], share: float) -> float:
    """What so large a share of the times is no longer than."""
    return times[min(len(times) - 1, int(share * len(times)))]
