"""A proof: which few things told, taken together, say something of somebody, step by step to the one deal."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import combinations
from typing import Any, NamedTuple

from fabula.deduction.clocktower.case import read_case
from fabula.deduction.clocktower.found import deals
from fabula.deduction.clocktower.roles import GOOD, KIND

GOOD_ONE, EVIL_ONE, MINION, SPARED = "good", "evil", "minion", "spared"
"""What is known of somebody, short of the role: spared is who is not the Demon."""
Known = Mapping[int, str]


class Step(NamedTuple):
    """By seats: whose words are held together, and what follows of whom besides all that was known."""

    because: tuple[int, ...]
    follows: dict[int, str]  # a role, or one of the words above


def proof(file: Mapping[str, Any]) -> Iterator[Step]:
    """From a case with a single deal to that deal, each time by as little of what was told as will do."""
    known: dict[int, str] = {}
    while step := _next(file, known):
        yield step
        known.update(step.follows)


def _next(file: Mapping[str, Any], known: Known) -> Step | None:
    """The fewest things told from which something new follows; of as many, those from which most does."""
    facts = [fact for seat, what in known.items() for fact in _as_facts(file["players"][seat], what)]
    for number in range(len(file["info"]) + 1):
        found = [_step({**file, "extra_facts": facts}, some, known) for some in _sets(file, number)]
        best = max(found, key=lambda step: len(step.follows))
        if best.follows:
            return best
    return None


def _sets(file: Mapping[str, Any], number: int) -> Iterator[list[dict[str, Any]]]:
    return map(list, combinations(file["info"], number))


def _step(file: Mapping[str, Any], some: list[dict[str, Any]], known: Known) -> Step:
    left = [deal.roles for deal in deals(read_case({**file, "info": some}))]
    follows = {}
    for seat in range(len(file["players"])):
        what = _certain(tuple(dict.fromkeys(roles[seat] for roles in left)))
        if what and what != known.get(seat) and (what != SPARED or seat not in known):
            follows[seat] = what
    by = sorted(file["players"].index(one["by"]) for one in some)
    return Step(tuple(by), follows)


def _certain(roles: tuple[str, ...]) -> str:
    """What is so of somebody who has one of these roles, in the fewest words; nothing may be."""
    if len(roles) == 1:
        return roles[0]
    if all(GOOD[role] for role in roles):
        return GOOD_ONE
    is_spared = not any(KIND[role] == "demon" for role in roles)
    if not any(GOOD[role] for role in roles):
        return MINION if is_spared else EVIL_ONE
    return SPARED if is_spared else ""


def _as_facts(name: str, what: str) -> Iterator[dict[str, Any]]:
    """The same as facts of a case."""
    evil = {"type": "is_evil", "player": name}
    if what in (EVIL_ONE, MINION):
        yield evil
    if what == GOOD_ONE:
        yield {"op": "not", "args": [evil]}
    if what in (MINION, SPARED):
        yield {"op": "not", "args": [{"type": "is_category", "player": name, "category": "demon"}]}
    if what not in (GOOD_ONE, EVIL_ONE, MINION, SPARED):
        yield {"type": "is_role", "player": name, "role": what}
