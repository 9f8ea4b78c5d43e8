"""How often each side and each role wins with bots on all seats, at every size of table; with margins."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from math import sqrt
from pathlib import Path

from fabula.core.tale import Tale
from fabula.games import TALES, tale_called
from fabula.sim import Tally, simulate
from fabula.text import words

PAGE = Path(__file__).parents[1] / "docs" / "balance.md"
SIZES = {
    "onenight": range(3, 11),
    "mafia32": range(6, 16),
    "vendetta": range(5, 16),
    "clocktower": range(5, 16),
}
GAMES = 400
SURE = 1.96  # standard errors: in 95 of 100 such runs the truth lies within
NOBODY = "nobody"


def add_options(parser: argparse.ArgumentParser) -> None:
    """Which game, how many games of each size, and whether to write the page."""
    parser.add_argument("--tale", choices=TALES, help="of one game only")
    parser.add_argument("--script", help="a script of it, by its name")
    parser.add_argument("--seats", type=int, nargs="+", help="default: all sizes that the book is for")
    parser.add_argument("--games", type=int, default=GAMES, help=f"of each size; default: {GAMES}")
    parser.add_argument("--seed", type=int, default=0, help="default: 0")
    parser.add_argument("--bots", default="sharp", help="default: sharp")
    parser.add_argument("--write", action="store_true", help="write the tables into docs/balance.md")


def measure(options: argparse.Namespace) -> None:
    """Play, print the tables as the page has them, and write them there if that is wanted."""
    for name in (options.tale,) if options.tale else TALES:
        tale = tale_called(name)
        text = "\n".join(_told(tale, options))
        print(f"\n{text}", flush=True)
        if options.write:
            key = f"{name}-{options.script}" if options.script else name
            PAGE.write_text(put(PAGE.read_text(encoding="utf-8"), key, text), encoding="utf-8")


def put(page: str, key: str, text: str) -> str:
    """The page with these tables between the marks of this name, or at its end if there were none."""
    begin, end = f"<!-- made: {key} -->", f"<!-- end: {key} -->"
    if begin not in page:
        page = f"{page.rstrip()}\n\n{begin}\n{end}\n"
    before, _, rest = page.partition(begin)
    return f"{before}{begin}\n\n{text}\n\n{end}{rest.partition(end)[2]}"


def _told(tale: Tale, options: argparse.Namespace) -> Iterator[str]:
    roles = tale.scripts.named[options.script] if tale.scripts and options.script else ()
    tallies = {
        seats: simulate(
            tale, tale.set_up(seats, tuple(roles)), options.games, options.seed, options.bots, laws=False
        )
        for seats in options.seats or SIZES[tale.id]
    }
    script = f" --script {options.script}" if options.script else ""
    sizes = f" --seats {' '.join(map(str, options.seats))}" if options.seats else ""
    many = f"--games {options.games} --seed {options.seed}"
    yield f"`./dev bench balance --tale {tale.id}{script}{sizes} {many}`, {options.bots} bots."
    yield ""
    yield from by_side(tallies)
    yield ""
    yield from by_role(tale.id, tallies)


def by_side(tallies: dict[int, Tally]) -> Iterator[str]:
    """A row for each size: how often each side won, with its margin."""
    say = words("en")
    sides = sorted({side for tally in tallies.values() for side in tally.sides})
    heads = [say.say_or_id(f"side-{side}") for side in sides]
    yield f"| seats | {' | '.join(heads)} | {NOBODY} |"
    yield f"|---|{'---|' * (len(sides) + 1)}"
    for seats, tally in tallies.items():
        cells = [share(tally.sides[side], tally.games) for side in sides]
        yield f"| {seats} | {' | '.join(cells)} | {share(tally.nobody, tally.games)} |"


def by_role(tale: str, tallies: dict[int, Tally]) -> Iterator[str]:
    """A row for each role, over all these sizes: how often whoever was dealt it won."""
    say, total = words("en"), Tally()
    for tally in tallies.values():
        total.add(tally)
    yield "| role | dealt | won |"
    yield "|---|---|---|"
    for role in sorted(total.dealt, key=lambda role: -total.won[role] / total.dealt[role]):
        name = say.role(tale, role)
        yield f"| {name} | {total.dealt[role]:,} | {share(total.won[role], total.dealt[role])} |"


def share(of: int, games: int) -> str:
    """A share in percent with its margin."""
    part = of / games
    return f"{100 * part:.1f} ± {100 * SURE * sqrt(part * (1 - part) / games):.1f} %"
