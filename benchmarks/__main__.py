"""Measure Fabula: games a second, the dearest questions, opinions of bots, the server under many phones and
with many old rooms, several that share theirs, the size of the page and the way in.

python -m benchmarks                       everything
python -m benchmarks games --seconds 2     one part, shorter
python -m benchmarks questions --games 3
python -m benchmarks opinions --games 5 --seats 15
python -m benchmarks deduction --cases 130
python -m benchmarks habits --tale vendetta
python -m benchmarks balance --tale vendetta --games 1000
python -m benchmarks server --rooms 20
python -m benchmarks cold --rooms 1000
python -m benchmarks nodes --kills 10
python -m benchmarks city --rooms 100000
python -m benchmarks page
python -m benchmarks door --lang ru --rounds 5
"""

from __future__ import annotations

import argparse

from benchmarks import (
    balance,
    city,
    cold,
    deduction,
    door,
    games,
    habits,
    nodes,
    opinions,
    page,
    questions,
    server,
)
from benchmarks.report import machine

PARTS = {
    "games": games,
    "questions": questions,
    "opinions": opinions,
    "deduction": deduction,
    "habits": habits,
    "balance": balance,
    "server": server,
    "cold": cold,
    "nodes": nodes,
    "city": city,
    "page": page,
    "door": door,
}


ALONE = ("balance",)  # takes hours, and measures bots rather than Fabula


def main() -> None:
    """Measure what is asked for."""
    parser = argparse.ArgumentParser(prog="./dev bench", description="Measure speed and size.")
    parts = parser.add_subparsers(dest="part", metavar="PART", help="one of these only; without it all")
    for name, part in PARTS.items():
        part.add_options(parts.add_parser(name, help=part.__doc__))
    asked = parser.parse_args()
    print(machine())
    everything = (name for name in PARTS if name not in ALONE)
    for name in everything if asked.part is None else (asked.part,):
        options = asked if asked.part else parts.choices[name].parse_args([])
        PARTS[name].measure(options)


if __name__ == "__main__":
    main()
