"""Play the tables of the law of secrets in many worlds, by hand: the tests play no more than they need.

python -m tests.rooms.many_worlds --worlds 40 --table "a hunter"
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from tests.rooms.devices.test_secrets import TABLES, looks_alike

WORLDS = 40


def main(arguments: Sequence[str] | None = None) -> int:
    """Read the command line; give the exit code, 1 if a secret came out at any table."""
    parser = argparse.ArgumentParser(prog="many_worlds", description="Play each table in many worlds.")
    parser.add_argument("--worlds", type=int, default=WORLDS)
    parser.add_argument("--table", action="append", choices=TABLES, help="only this one, or these")
    asked = parser.parse_args(arguments)
    broken = 0
    for name in asked.table or TABLES:
        try:
            same = looks_alike(TABLES[name], asked.worlds, asked.worlds)
        except AssertionError as leak:
            broken += 1
            print(f"{name}: {leak}")
        else:
            print(f"{name}: {same}", flush=True)
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
