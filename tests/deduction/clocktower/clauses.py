"""A second opinion on first nights: the same rules, and of all else clauses for a SAT solver.

A rule of a role puts bits together by `& | ^ ~`; here it is given literals in their place, and what it says
becomes clauses. Who can be what, how many of each kind there are and who is poisoned is written anew, with a
literal for each role at each seat. `python -m tests.deduction.clocktower.clauses --nights 1000` asks so many.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from types import SimpleNamespace
from typing import Any, TypeAlias

from pysat.solvers import Solver
from tests.deduction.clocktower.test_played import played

from fabula.deduction.clocktower.case import Case, read_case
from fabula.deduction.clocktower.found import deals
from fabula.deduction.clocktower.roles import KIND, RULES
from fabula.deduction.clocktower.sight import View
from fabula.games.clocktower.almanac.cards import KINDS
from fabula.games.clocktower.almanac.knowing import at_least

Clause = list[int]
Deal = tuple[str, ...]
EVERYWHERE, NOWHERE = -1, 0  # what is always so, and what never is, as in a number of all deals
MORE_OUTSIDERS = {"baron": 2}
# Who learns something in the first night, but a Clockmaker, to whom each guise of each player is another way.
TELLING = (
    "washerwoman", "librarian", "investigator", "chef", "empath", "fortune_teller", "grandmother", "dreamer",
    "seamstress", "noble", "knight", "steward", "shugenja", "soldier", "mayor",
    "recluse", "saint", "butler", "drunk", "poisoner", "spy", "baron", "scarlet_woman", "imp",
)  # fmt: skip


class Node:
    """Something that is so in some deals, as a literal of a formula."""

    def __init__(self, formula: Formula, literal: int) -> None:
        self.formula, self.literal = formula, literal

    def __and__(self, other: Bits) -> Bits:
        if isinstance(other, int):
            return self if other else NOWHERE
        return self.formula.both(self, other)

    def __or__(self, other: Bits) -> Bits:
        return ~(~self & ~other)

    def __xor__(self, other: Bits) -> Bits:
        if isinstance(other, int):
            return ~self if other else self
        return (self & ~other) | (~self & other)

    def __invert__(self) -> Node:
        return Node(self.formula, -self.literal)

    __rand__, __ror__, __rxor__ = __and__, __or__, __xor__


Bits: TypeAlias = "Node | int"


class Formula:
    """Clauses that all have to hold."""

    def __init__(self) -> None:
        self.solver = Solver("cadical153")
        self.literals = 0
        self._pairs: dict[tuple[int, int], Node] = {}

    def new(self) -> Node:
        """Something that may be so or not."""
        self.literals += 1
        return Node(self, self.literals)

    def both(self, one: Node, other: Node) -> Node:
        """That two things are so: a literal of its own, bound to them by three clauses."""
        first, second = sorted((one.literal, other.literal))
        if (first, second) not in self._pairs:
            pair = self._pairs[first, second] = self.new()
            self.add([-pair.literal, first], [-pair.literal, second], [pair.literal, -first, -second])
        return self._pairs[first, second]

    def add(self, *clauses: Clause) -> None:
        """Let one of the literals of each clause hold."""
        for clause in clauses:
            self.solver.add_clause(clause)

    def must(self, what: Bits) -> None:
        """Let this be so."""
        if isinstance(what, Node):
            self.add([what.literal])
        elif not what:
            self.add([])

    def one_at_most(self, some: Iterable[Bits]) -> None:
        """Let no two of these be so together."""
        for one, other in combinations([one for one in some if isinstance(one, Node)], 2):
            self.add([-one.literal, -other.literal])

    def solutions(self, about: Sequence[Node]) -> Iterator[frozenset[int]]:
        """Which of these are so, in each way that there is."""
        asked = {one.literal for one in about}
        while self.solver.solve():
            so = frozenset(asked.intersection(self.solver.get_model()))
            yield so
            self.add([-one if one in so else one for one in asked])
        self.solver.delete()


def any_of(some: Iterable[Bits]) -> Any:
    """That one of these is so."""
    found: Any = NOWHERE
    for one in some:
        found = found | one
    return found


def exactly(some: Sequence[Any], number: int) -> Any:
    """That so many of these are so."""
    more = at_least(some, number + 1, EVERYWHERE)
    return at_least(some, number, EVERYWHERE) & ~more


class FirstNight:
    """A case of one night of Trouble Brewing’s kind, as a formula: a literal for each role at each seat."""

    def __init__(self, file: dict[str, Any]) -> None:
        self.case: Case = read_case(file)
        self.formula, self.seats = Formula(), self.case.seats
        self.role: list[dict[str, Node]] = [
            {role: self.formula.new() for role in dict.fromkeys((claim, *self.case.hidden)) if role}
            for claim in self.case.claims
        ]
        self.kind = [
            {kind: any_of(here for role, here in mine.items() if KIND[role] == kind) for kind in KINDS}
            for mine in self.role
        ]
        self.evil = [one["minion"] | one["demon"] for one in self.kind]
        self._deal()
        self._tell(self._poison(), self._mark_a_herring())

    def deals(self) -> set[Deal]:
        """The deals that are left."""
        names = {
            here.literal: (seat, role) for seat, mine in enumerate(self.role) for role, here in mine.items()
        }
        every = [here for mine in self.role for here in mine.values()]
        return {
            tuple(role for _, role in sorted(names[one] for one in so))
            for so in self.formula.solutions(every)
        }

    def _in_play(self, role: str) -> Any:
        return any_of(mine[role] for mine in self.role if role in mine)

    def _deal(self) -> None:
        formula, counts = self.formula, self.case.counts
        for mine in self.role:
            formula.must(any_of(mine.values()))
            formula.one_at_most(mine.values())
        for role in {role for mine in self.role for role in mine}:
            formula.one_at_most(mine[role] for mine in self.role if role in mine)
        for kind in ("minion", "demon"):
            formula.must(exactly([one[kind] for one in self.kind], counts[kind]))
        outsiders = [one["outsider"] for one in self.kind]
        fits = exactly(outsiders, counts["outsider"])
        for role, more in MORE_OUTSIDERS.items():
            here = self._in_play(role)
            fits = (here & exactly(outsiders, counts["outsider"] + more)) | (~here & fits)
        formula.must(fits)
        for seat, (claim, mine) in enumerate(zip(self.case.claims, self.role, strict=True)):
            for role, here in mine.items():  # the good say what they think they are: a Drunk some Townsfolk
                if role == claim or KIND[role] in ("minion", "demon"):
                    continue
                if role != "drunk" or KIND[claim] != "townsfolk":
                    formula.must(~here)
                else:
                    others = (one for other, one in enumerate(self.role) if other != seat)
                    formula.must(~(here & any_of(one[claim] for one in others if claim in one)))

    def _poison(self) -> list[Node]:
        poisoned = [self.formula.new() for _ in self.role]
        self.formula.one_at_most(poisoned)
        for one in poisoned:
            self.formula.must(~one | self._in_play("poisoner"))
        return poisoned

    def _mark_a_herring(self) -> list[Node]:
        """One player always seems to be the Demon to the Fortune Teller: somebody good, or who seems so."""
        herrings = [self.formula.new() for _ in self.role]
        self.formula.must(any_of(herrings))
        self.formula.one_at_most(herrings)
        for one, evil, mine in zip(herrings, self.evil, self.role, strict=True):
            self.formula.must(~one | ~evil | mine.get("spy", NOWHERE))
        return herrings

    def _tell(self, poisoned: Sequence[Node], herrings: Sequence[Node]) -> None:
        """Whoever is what they say, and not poisoned, has been told what their role may be told."""
        for one in self.case.told:
            able = self.role[one.by][one.role] & ~poisoned[one.by]
            see = Sight(self, poisoned)
            see.marks = herrings
            can: Any = RULES[one.role](see, one.by, one)[0]
            self.formula.must(~able | can)


class Sight(View):
    """What a check sees, by the same code, with literals in the place of bits."""

    __slots__ = ("marks",)
    marks: Sequence[Node]

    def __init__(self, night: FirstNight, poisoned: Sequence[Node]) -> None:
        roles = {role for mine in night.role for role in mine}
        time: Any = SimpleNamespace(
            case=night.case, seats=night.seats, all=EVERYWHERE, nowhere=[NOWHERE] * night.seats, both=(),
            has_spy="spy" in roles, recluses=("recluse",) if "recluse" in roles else (),
        )  # fmt: skip
        beside = [[(seat + 1) % night.seats, seat - 1] for seat in range(night.seats)]
        branch: Any = SimpleNamespace(
            role=night.role, kind=night.kind, evil=night.evil, impaired=poisoned, monsta=NOWHERE,
            alive=[True] * night.seats, neighbours=beside.__getitem__, guests={}, lent={},
        )  # fmt: skip
        super().__init__(time, branch, night=1)

    def herring(self, seat: int) -> Any:
        """Where a player always seems to be a Demon to the Fortune Teller."""
        return self.marks[seat]


def left(file: dict[str, Any]) -> set[Deal]:
    """The deals that are left, by clauses."""
    return FirstNight(file).deals()


# ---- in large


def by_lot(seed: int) -> dict[str, Any] | None:
    """The first night of a game by lot with roles that tell something of it; None where it has none."""
    cases = played(TELLING, 5 + seed % 5, [seed], nights=1)
    return cases[0].file if cases else None


def differing(seeds: Iterable[int]) -> list[int]:
    """Of these first nights those of which clauses leave other deals than bits."""
    nights = ((seed, by_lot(seed)) for seed in seeds)
    return [
        seed
        for seed, file in nights
        if file is not None and left(file) != {deal.roles for deal in deals(read_case(file))}
    ]


def main() -> None:
    """Say of so many first nights by lot of how many clauses leave the same deals."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("--nights", type=int, default=1000)
    parser.add_argument("--from", type=int, default=0, dest="first", help="the first one’s seed")
    options = parser.parse_args()
    others = differing(range(options.first, options.first + options.nights))
    print(f"{options.nights - len(others)} of {options.nights} first nights with the same deals", *others)
    sys.exit(bool(others))


if __name__ == "__main__":
    main()
