"""Games of either Mafia by lot, of which what was dealt has to be among the deals that are left.

`python -m tests.deduction.mafia.kept --tale mafia32 --games 10000` plays so many. The set, the variants
and who plays are drawn by lot; the honest tell all they know, the others bluff by lot.
"""

from __future__ import annotations

import argparse
from statistics import median
from time import perf_counter

from tests.deduction.mafia.games import BY_LOT

from fabula.deduction import deals, read_case

THOUSAND = 1000


def main() -> None:
    """Play so many games, and say how many keep what was dealt, and the times."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tale", choices=BY_LOT, default="mafia32")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--seats", type=int, nargs=2, default=(6, 16), metavar=("LEAST", "MOST"))
    asked = parser.parse_args()
    lost, ms, named = [], [], 0
    for game in range(asked.seed, asked.seed + asked.games):
        played = BY_LOT[asked.tale](game, *asked.seats)
        if played is None:
            continue
        began = perf_counter()
        found = deals(read_case(played.file))
        counted = found.count
        ms.append(THOUSAND * (perf_counter() - began))
        named += bool(found.left_out)
        if not found.would_be_left(found.case.told, played.roles) or not counted:
            lost.append(game)
    print(f"kept in {len(ms) - len(lost)} of {len(ms)}, in {named} something is left out; lost: {lost}")
    ms.sort()
    print(f"median {median(ms):.2f} ms, 95 of 100 in {ms[len(ms) * 95 // 100]:.1f} ms, most {ms[-1]:.0f} ms")


if __name__ == "__main__":
    main()
