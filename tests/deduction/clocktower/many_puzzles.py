"""Many puzzles of each grade are all different, and of each the same rules as clauses leave one deal too.

`python -m tests.deduction.clocktower.many_puzzles --of-each 10000` makes so many of seven players, and says
of each grade how many are distinct and of how many clauses have the solution alone: some 0.15 s a puzzle.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from random import Random

from tests.deduction.clocktower import clauses
from tqdm import tqdm

from fabula.deduction.clocktower.puzzles import GRADES, Puzzle, compose
from fabula.games.clocktower.almanac.cards import TROUBLE_BREWING

SEATS = 7


def puzzles(grade: int, number: int) -> Iterator[Puzzle]:
    """The first puzzles of a grade, as the page counts them."""
    for seed in range(number):
        yield compose(TROUBLE_BREWING, SEATS, grade, Random(seed).randrange)


def looked_at(grade: int, number: int) -> tuple[int, int]:
    """How many of these are distinct, and of how many clauses leave the solution alone."""
    distinct, same = set[str](), 0
    for one in tqdm(puzzles(grade, number), total=number, disable=None):
        distinct.add(json.dumps(one.file, sort_keys=True))
        same += clauses.left(one.file) == {one.solution.roles}
    return len(distinct), same


def main() -> None:
    """Make so many puzzles of each grade, and say of how many all is as it should be."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("--of-each", type=int, default=100)
    parser.add_argument("--grade", type=int, action="append", choices=GRADES, help="of this grade alone")
    options, fails = parser.parse_args(), False
    number = options.of_each
    for grade in options.grade or GRADES:
        distinct, same = looked_at(grade, number)
        fails |= (distinct, same) != (number, number)
        print(f"grade {grade}: {distinct} of {number} distinct, one deal by clauses of {same}", flush=True)
    sys.exit(fails)


if __name__ == "__main__":
    main()
