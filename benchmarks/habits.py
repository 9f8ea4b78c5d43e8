"""Whether bots give themselves away: what they do on the first day, and how far it is off chance."""

from __future__ import annotations

import argparse

from benchmarks.report import goal, show

from fabula.games import tale_called
from fabula.sim.habits import MOST, habits

TALES = ("onenight", "mafia32", "vendetta", "clocktower")
SEATS = 8
GAMES = 1000


def add_options(parser: argparse.ArgumentParser) -> None:
    """Which games, at how large a table, how many."""
    parser.add_argument("--tale", choices=TALES, help="of one game only")
    parser.add_argument("--script", help="a script of it, by its name")
    parser.add_argument("--seats", type=int, default=SEATS, help=f"default: {SEATS}")
    parser.add_argument("--games", type=int, default=GAMES, help=f"default: {GAMES}")
    parser.add_argument("--seed", type=int, default=0, help="default: 0")


def measure(options: argparse.Namespace) -> None:
    """Play the games of sensible bots, and count habit by habit."""
    for name in (options.tale,) if options.tale else TALES:
        tale = tale_called(name)
        roles = tale.scripts.named[options.script] if tale.scripts and options.script else ()
        found = habits(tale, tale.set_up(options.seats, roles), options.games, options.seed)
        rows = [
            (habit, one.times, one.hiding, f"{one.expected:.0f}", f"{one.errors:+.1f}")
            for habit, one in found.items()
        ]
        head = ("", "times", "by who hides", "by chance", "standard errors")
        show(f"{name}, {options.seats} seats, {options.games} games: the first day", head, rows)
        goal(
            f"nothing is {MOST:.0f} standard errors off chance",
            not any(one.betrays for one in found.values()),
        )
