"""The maker of puzzles: by their number, their grade and how many sit in the circle, the same everywhere.

`python -m fabula.sim.puzzles` reads what is wanted as one line of JSON and prints the puzzle as one: a
process of its own that gives way to all others, so that no room waits.
"""

from __future__ import annotations

import json
import sys
from random import Random
from typing import Any

from fabula.deduction import NoPuzzle, Puzzle, compose
from fabula.games import tale_with_scripts
from fabula.sim.worker import give_way, say


def made(seed: int, grade: int, seats: int, roles: tuple[str, ...] = ()) -> Puzzle:
    """A puzzle of these roles, or of those of the first set."""
    lots = Random(f"{seed} {grade} {seats}")
    return compose(roles or tale_with_scripts()[0].suggest(seats), seats, grade, lots.randrange)


def told(puzzle: Puzzle) -> dict[str, Any]:
    """What a page shows of it, with roles as the almanac names them and everybody by their seat."""
    almanac = tale_with_scripts()[0].almanac
    return {
        "counts": puzzle.file["base_counts"],
        "claims": puzzle.claims,
        "hidden": [{"id": role, "kind": almanac[role].kind} for role in puzzle.hidden],
        "told": puzzle.told,
        "dealt": puzzle.dealt,
        "steps": [{"because": step.because, "follows": step.follows} for step in puzzle.steps],
    }


def main() -> None:
    """Make what the starter wants, and print it; nothing where the script has no such puzzle."""
    give_way()
    wanted = json.loads(sys.stdin.readline())
    try:
        say(told(made(wanted["seed"], wanted["grade"], wanted["seats"])), sys.stdout)
    except NoPuzzle as error:
        say({"why": str(error)}, sys.stdout)


if __name__ == "__main__":
    main()
