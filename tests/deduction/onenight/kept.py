"""Games of One Night by lot, of which what was dealt has to be among the deals that are left.

`python -m tests.deduction.onenight.kept --games 10000 --seed 0` plays so many. The sets are drawn from the
box, all choices by lot; who knows a reason to lie says anything, the others tell all they did, or their card.
"""

from __future__ import annotations

import argparse
from random import Random
from statistics import median
from time import perf_counter
from typing import NamedTuple

from tests.deduction.onenight.replaying import begun, by_lot, case_of

from fabula.deduction.onenight.case import read_case
from fabula.deduction.onenight.found import deals
from fabula.games.onenight.setup import drawn

FEWEST, MOST = 3, 10


class Kept(NamedTuple):
    """Whether what was dealt is among the deals left, whether they are whole, and how long it took."""

    holds: bool
    whole: bool
    seconds: float


def kept(game: int) -> Kept:
    """One game by lot."""
    lots = Random(game)
    seats, lone_wolf = lots.randint(FEWEST, MOST), bool(lots.randrange(2))
    roles = drawn(seats, lots.randrange)
    dealt = tuple(lots.sample(roles, len(roles)))
    true = by_lot(begun(roles, dealt, lone_wolf=lone_wolf), lots)
    file = case_of(true, roles, lots, lone_wolf=lone_wolf, you=not lots.randrange(3), mute=0)
    began = perf_counter()
    found = deals(read_case(file))
    holds = found.holds(true.deal)
    return Kept(holds, found.whole, perf_counter() - began)


def main() -> None:
    """Play so many games, and say how many keep what was dealt, and the times."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    games = range(asked.seed, asked.seed + asked.games)
    looked = {game: kept(game) for game in games}
    ms = sorted(1000 * one.seconds for one in looked.values())
    lost = [game for game, one in looked.items() if one.whole and not one.holds]
    bounded = [game for game, one in looked.items() if not one.whole]
    print(f"kept in {sum(one.holds for one in looked.values())} of {len(looked)}; lost: {lost}")
    print(f"not gone through whole: {len(bounded)} {bounded[:20]}, of these kept: ", end="")
    print(sum(looked[game].holds for game in bounded))
    print(f"median {median(ms):.2f} ms, 95 of 100 in {ms[len(ms) * 95 // 100]:.1f} ms, most {ms[-1]:.0f} ms")


if __name__ == "__main__":
    main()
