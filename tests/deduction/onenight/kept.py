"""Games of One Night by lot, of which what was dealt has to be among the deals that are left.

`python -m tests.deduction.onenight.kept --games 10000 --seed 0` plays so many. The sets are drawn from the
box, all choices by lot; who knows a reason to lie says anything, the others tell all they did, or their card.
"""

from __future__ import annotations

import argparse
from random import Random
from statistics import median
from time import process_time
from typing import NamedTuple

from tests.deduction.onenight.replaying import begun, by_lot, case_of

from fabula.deduction.found import Deal
from fabula.deduction.onenight.case import Case, read_case
from fabula.deduction.onenight.found import deals
from fabula.games.onenight.setup import drawn

FEWEST, MOST = 3, 10


class Kept(NamedTuple):
    """What was dealt in a game, and a case of it."""

    true: Deal
    case: Case


def played(game: int) -> Kept:
    """One game by lot."""
    lots = Random(game)
    seats, lone_wolf = lots.randint(FEWEST, MOST), bool(lots.randrange(2))
    roles = drawn(seats, lots.randrange)
    dealt = tuple(lots.sample(roles, len(roles)))
    true = by_lot(begun(roles, dealt, lone_wolf=lone_wolf), lots)
    file = case_of(true, roles, lots, lone_wolf=lone_wolf, you=not lots.randrange(3), mute=0)
    return Kept(true.deal, read_case(file))


def is_kept(one: Kept) -> bool:
    """Whether what was dealt is among the deals that are left: of all others nothing is asked."""
    return deals(one.case, only=one.true.roles).holds(one.true)


def main() -> None:
    """Play so many games, and say which lose what was dealt; of some, how long it takes to find all deals."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=0, help="of the first game")
    parser.add_argument(
        "--timed", type=int, default=0, help="of so many all deals are found, and it is timed"
    )
    asked = parser.parse_args()
    lost = [game for game in range(asked.seed, asked.seed + asked.games) if not is_kept(played(game))]
    print(f"kept in {asked.games - len(lost)} of {asked.games}; lost: {lost}")
    if asked.timed:
        print(_timed(range(asked.seed, asked.seed + asked.timed)))


def _timed(games: range) -> str:
    times, bounded = [], 0
    for game in games:
        one = played(game)
        began = process_time()
        bounded += not deals(one.case).whole
        times.append(1000 * (process_time() - began))
    times.sort()
    most = f"95 of 100 in {times[len(times) * 95 // 100]:.1f} ms, most {times[-1]:.0f} ms"
    return f"median {median(times):.2f} ms, {most}; {bounded} not gone through whole"


if __name__ == "__main__":
    main()
