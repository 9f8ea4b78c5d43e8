"""The true world is among those that each player has to reckon with: whatever they were told may be so in it.

For every piece of information the reader of the book says whether the true roles and states at that moment
allow it: to a working ability what is honest by some way of registering, under a Vortox what is false, to an
impaired one anything of the right form, and news that are so. As a programme it plays many games of each set:

    python -m tests.games.clocktower.truth --games 10000
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterable
from random import Random

from tests.games.clocktower.book import Told, told
from tests.laws.playing import steps

from fabula.core.telling import Telling
from fabula.games import TALES
from fabula.games.clocktower.tale import Clocktower

SETS = ("trouble_brewing", "bad_moon_rising", "sects_and_violets")
CLOCKTOWER = TALES["clocktower"]
LEAST, MOST = 7, 15


def a_game(name: str, seed: int) -> Telling:
    """A random game of a whole set, from seven players to fifteen."""
    lots = Random(seed)
    telling = Telling(
        CLOCKTOWER, CLOCKTOWER.set_up(lots.randint(LEAST, MOST), Clocktower.scripts.named[name])
    )
    for _ in steps(telling, lots):
        pass
    return telling


def why(one: Told) -> str:
    """By which state a piece of information is judged."""
    return "under a Vortox" if one.lied else "working" if one.works else "impaired"


def tally(name: str, seeds: Iterable[int]) -> Counter[str]:
    """How much was told by state, and how much of it could not be told in the true world."""
    found: Counter[str] = Counter()
    for seed in seeds:
        found["games"] += 1
        for one in told(a_game(name, seed)):
            found[why(one)] += 1
            found["impossible"] += one.answer not in one.allowed
    return found


def main() -> None:
    """Play, and say what was found."""
    asked = argparse.ArgumentParser(description="Is the true world among those the told information allows?")
    asked.add_argument("--games", type=int, default=100)
    games = asked.parse_args().games
    for name in SETS:
        found = tally(name, range(games))
        print(name, dict(sorted(found.items())), flush=True)


if __name__ == "__main__":
    main()
