"""What is found of a case of either Mafia: how many deals are left, and in how many somebody has a card.

Whoever tells something has the card by which they were told, or has not: these exclude each other, and for
each there is a table of its own. Nothing is listed to be counted.
"""

from __future__ import annotations

from abc import abstractmethod
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from itertools import chain
from typing import Any, ClassVar

from fabula.deduction.found import Deal, Found, Question, better
from fabula.deduction.mafia.case import Case
from fabula.deduction.mafia.sorts import Cards, Table, Tally


class MafiaFound(Found):
    """The deals that are left, as tables of which each has others than the rest."""

    home: ClassVar[str]  # the side that looks for the others

    def __init__(self, case: Case, tables: Sequence[Table], left_out: tuple[str, ...]) -> None:
        self.case, self.tables, self.left_out = case, tuple(tables), left_out

    def __iter__(self) -> Iterator[Deal]:
        """Each deal once, in a fixed order."""
        return (Deal(roles, roles) for roles in chain.from_iterable(self.tables))

    @cached_property
    def tally(self) -> Tally:
        """The deals counted, card by card."""
        total = Tally(0, [{} for _ in range(self.case.seats)])
        for table in self.tables:
            total += table.tally()
        return total

    @property
    def count(self) -> int:
        """How many deals are left."""
        return self.tally.count

    def chances(self, place: int) -> dict[str, float]:
        """How often somebody has each card, in the deals that are left."""
        held = Counter(self.tally.of[place])
        return {role: number / self.count for role, number in held.most_common() if number}

    def chances_now(self, place: int) -> dict[str, float]:
        """What is so now is what was dealt, for cards stay where they were dealt."""
        return self.chances(place)

    def number(self, seat: int, what: str) -> int:
        """In how many deals somebody is this: a card or a side."""
        return sum(number for role, number in self.tally.of[seat].items() if self.counts_as(role, what))

    def against(self) -> dict[int, int]:
        """By players who live, in how many deals they are not of the side that looks for the others."""
        dead = [one.player for one in self.case.deaths]
        numbers = {seat: self.count - self.number(seat, self.home) for seat in range(self.case.seats)}
        return {seat: number for seat, number in numbers.items() if number and seat not in dead}

    def may_be(self, what: str) -> dict[int, float]:
        """Who may be this with what share of the deals."""
        numbers = {seat: self.number(seat, what) for seat in range(self.case.seats)}
        return {seat: number / self.count for seat, number in numbers.items() if number}

    @property
    def certain(self) -> dict[int, str]:
        """Which card somebody has in all deals that are left; nothing where something was left out."""
        if self.left_out:
            return {}
        held = enumerate(self.tally.of)
        sure = ((seat, role) for seat, of in held for role, number in of.items() if number == self.count > 0)
        return dict(sure)

    @property
    def certain_now(self) -> dict[int, str]:
        """What is so now is what was dealt, for cards stay where they were dealt."""
        return self.certain

    def best_question(self) -> Question | None:
        """Of whom to ask whether they are what one looks for, so that the deals are split best."""
        best: Question | None = None
        for seat in range(self.case.seats):
            for what in self.sought:
                yes = self.number(seat, what.what)
                best = better(best, Question(seat, what, yes, self.count - yes))
        return best

    def holds(self, deal: Deal) -> bool:
        """Whether a deal is among those that are left."""
        return any(table.allows(deal.roles) for table in self.tables)

    def with_fewer(self, told: tuple[Any, ...]) -> Iterable[Deal]:
        """The deals that are left if no more than this was told."""
        return self.again(replace(self.case, told=told))

    def would_be_left(self, told: tuple[Any, ...], deal: tuple[str, ...]) -> bool:
        """Whether this deal would be left if no more than this was told."""
        return self.again(replace(self.case, told=told)).holds(Deal(deal, deal))

    @abstractmethod
    def again(self, case: Case) -> MafiaFound:
        """What is found of another case of the same tale."""


def ways_to_be_true(
    case: Case, may_have: Sequence[Cards], copies: Mapping[str, int]
) -> Iterator[tuple[dict[int, str], tuple[Cards, ...]]]:
    """Who has the card by which they were told, of those who tell something; and who may have what then."""
    tellers: dict[int, dict[str, bool]] = {}
    for one in case.told:
        tellers.setdefault(one.by, {})[one.role] = True
    yield from _ways([*tellers.items()], {}, tuple(may_have), copies)


def _ways(
    tellers: list[tuple[int, dict[str, bool]]],
    true: dict[int, str],
    may_have: tuple[Cards, ...],
    copies: Mapping[str, int],
) -> Iterator[tuple[dict[int, str], tuple[Cards, ...]]]:
    if not tellers:
        yield true, may_have
        return
    (seat, roles), *others = tellers
    for role in roles:
        if role in may_have[seat] and [*true.values()].count(role) < copies.get(role, 0):
            yield from _ways(others, {**true, seat: role}, _put(may_have, seat, frozenset((role,))), copies)
    rest = may_have[seat] - frozenset(roles)
    if rest:
        yield from _ways(others, true, _put(may_have, seat, rest), copies)


def _put(may_have: tuple[Cards, ...], seat: int, cards: Cards) -> tuple[Cards, ...]:
    return (*may_have[:seat], cards, *may_have[seat + 1 :])
