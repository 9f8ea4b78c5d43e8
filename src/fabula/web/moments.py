"""The tables of docs/moments.md: the moments and questions of each tale, and the roles that take them up."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from fabula.core.cards import Almanac
from fabula.core.moments import AnyYes, AskedOfOne, EachAnswers, FirstDecides, Moment, RuleQuestion

Seam = type[Moment[Any]] | type[RuleQuestion[Any]]
COUNTS: dict[type, str] = {
    AskedOfOne: "its own alone",
    AnyYes: "one yes is enough",
    FirstDecides: "the first decides",
    EachAnswers: "each for itself",
}


def moments_told(almanac: Almanac) -> str:
    """The moments of a tale in their order, each with its facts and the roles that do something then."""
    takers = taken_up({role.id: role.reactions for role in almanac if role.id in almanac})
    kinds = declared(takers, Moment)
    lines = [line_of(kind, sentence(kind), ", ".join(takers.get(kind, ()))) for kind in kinds]
    return "\n".join(["| moment | facts | when | roles |", "|---|---|---|---|", *lines])


def questions_told(almanac: Almanac) -> str:
    """The questions of the rules of a tale, each with what counts and the roles that answer it."""
    takers = taken_up({role.id: role.answers for role in almanac if role.id in almanac})
    kinds = declared(takers, RuleQuestion)
    lines = [
        line_of(kind, sentence(kind), what_counts(kind), ", ".join(takers.get(kind, ()))) for kind in kinds
    ]
    head = ("| question | about | what is asked | which answers count | roles |", "|---|---|---|---|---|")
    return "\n".join([*head, *lines])


def line_of(kind: Seam, *cells: str) -> str:
    """A line of a table, begun with the name and the facts."""
    return f"| {' | '.join((f'`{kind.__name__}`', facts_of(kind), *cells))} |"


def what_counts(kind: type[RuleQuestion[Any]]) -> str:
    """Which of the answers count."""
    counts = next(told for base, told in COUNTS.items() if issubclass(kind, base))
    return f"{counts}, of those that work" if kind.must_work else counts


def taken_up(of_roles: Mapping[str, Mapping[Any, Any]]) -> dict[Seam, list[str]]:
    """For each moment or question the roles that take it up, in the almanac's order."""
    takers: dict[Seam, list[str]] = {}
    for role, kinds in of_roles.items():
        for kind in kinds:
            takers.setdefault(kind, []).append(role)
    return takers


def declared(takers: Iterable[Seam], base: type) -> Iterator[Any]:
    """All that the modules declare in which these stand, in their order, taken up by a role or not."""
    for module in sorted({kind.__module__ for kind in takers}):
        for kind in vars(sys.modules[module]).values():
            if isinstance(kind, type) and issubclass(kind, base) and kind.__module__ == module:
                yield kind


def facts_of(kind: Seam) -> str:
    """The facts of a moment, or what a question is about, with their types."""
    facts = {name: told for name, told in kind.__annotations__.items() if name != "_"}
    return ", ".join(f"`{name}: {told}`".replace("|", "or") for name, told in facts.items())


def sentence(kind: Seam) -> str:
    """What the docstring of a moment says, on one line."""
    return " ".join((kind.__doc__ or "").split())
