"""The tables of docs/coverage.md: what is known here of each role of the Clocktower, and deduced elsewhere.

python -m fabula.web.clocktower.coverage           check that the page tells what the almanac has
python -m fabula.web.clocktower.coverage --write   write its tables anew
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

from fabula.deduction.clocktower.roles import RULES, is_ruled
from fabula.games.clocktower.almanac.published import (
    EVERY_KIND,
    FABLED,
    LORIC,
    PUBLISHED,
    ROLL,
    Listed,
    jinxes_among,
    unplayed_among,
)
from fabula.games.clocktower.scripts.coverage_level import LED, RULED, known
from fabula.text import words
from fabula.web.clocktower.elsewhere import deduced_elsewhere
from fabula.web.protocol import filled

PAGE = Path("docs/coverage.md")
PLAYED, TOLD = "played", "told"
TITLES = {
    "trouble_brewing": "Trouble Brewing",
    "bad_moon_rising": "Bad Moon Rising",
    "sects_and_violets": "Sects & Violets",
    "carousel": "Carousel",
    "fabled": "Fabled",
    "loric": "Loric",
}


def tables() -> dict[str, str]:
    """Every made part of the page by the name in its marks."""
    roles = [*map(of_set, PUBLISHED)]
    return {
        "count": "\n".join(counted()),
        "roles": "\n\n".join("\n".join(lines) for lines in roles),
        "pairs": "\n".join(of_pairs()),
        "elsewhere": "\n".join(deduced_elsewhere()).rstrip(),
    }


def of_pairs() -> Iterator[str]:
    """The pairs with a rule of their own, and whether a game goes by it here."""
    every = jinxes_among(tuple(ROLL))
    unplayed = unplayed_among(tuple(ROLL))
    yield f"{len(every) - len(unplayed)} of {len(every)} are played."
    yield ""
    yield "| pair | in Fabula |"
    yield "|---|---|"
    for one, other in every:
        names = (words("en").role("clocktower", role) for role in (one, other))
        yield row(" and ".join(names), TOLD if (one, other) in unplayed else PLAYED)


def counted() -> Iterator[str]:
    """How many roles of each set are ruled."""
    yield "| set | roles | ruled | led |"
    yield "|---|---|---|---|"
    for name in PUBLISHED:
        yield row(TITLES[name], *numbers(role for role in ROLL.values() if role.set == name))
    yield row("**all**", *numbers(ROLL.values()))


def numbers(roles: Iterable[Listed]) -> tuple[int, int, int]:
    """How many there are, how many of them ruled, and how many led by hand."""
    levels = [known(role) for role in roles]
    return len(levels), levels.count(RULED), levels.count(LED)


def of_set(name: str) -> Iterator[str]:
    """The roles of a set, by kinds."""
    yield f"### {TITLES[name]}"
    yield ""
    yield "| role | id in scripts | kind | first night | other nights | in Fabula | deduction |"
    yield "|---|---|---|---|---|---|---|"
    roles = [role for role in ROLL.values() if role.set == name]
    for role in sorted(roles, key=lambda role: EVERY_KIND.index(role.kind)):
        say, places = words("en"), (role.first_night or "", role.other_nights or "")
        name, level = say.role("clocktower", role.id), told(role)
        yield row(name, f"`{role.published}`", role.kind, *places, level, deduced(role))


def told(role: Listed) -> str:
    """How far it is known, in a word; that nobody plays it where it is no player's role."""
    return f"{known(role)}, the Storyteller’s" if role.kind in (FABLED, LORIC) else known(role)


def deduced(role: Listed) -> str:
    """What deduction makes of it: a rule for what it is told, what it does followed, or nothing."""
    if role.kind in (FABLED, LORIC):
        return "–"
    followed = "followed" if is_ruled(role.published) else "left out"
    return "rule" if role.published in RULES else followed


def row(*cells: object) -> str:
    """A line of a table."""
    return f"| {' | '.join(map(str, cells))} |"


def main(arguments: Iterable[str]) -> int:
    """Check the page, or write it."""
    page = PAGE.read_text(encoding="utf-8")
    right = filled(page, tables())
    if "--write" in arguments:
        PAGE.write_text(right, encoding="utf-8")
        return 0
    if page != right:
        print(f"{PAGE} is out of date: python -m fabula.web.clocktower.coverage --write", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
