"""A night of One Night in many deals at once: which card each may be, and where each lies by now.

A card is named by the place at which it was dealt. Which role it has is a number whose bits stand for the
roles of the set: what is seen of it takes bits away. Where it lies is the same in all deals of the night.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from typing import TypeVar

from fabula.deduction.onenight.case import Case
from fabula.games.onenight.cards import almanac
from fabula.games.onenight.glossary import VILLAGE

Way = TypeVar("Way")


class Laid:
    """What is the same in all nights of a case: its roles as bits, and its places."""

    def __init__(self, case: Case) -> None:
        self.case = case
        self.roles = tuple(dict.fromkeys(case.set))
        self.bit = {role: 1 << place for place, role in enumerate(self.roles)}
        self.any = (1 << len(self.roles)) - 1
        self.spots = case.spots
        self.numbers = tuple(case.set.count(role) for role in self.roles)
        self.others = [[o for o in range(case.seats) if o != seat] for seat in range(case.seats)]

    @cached_property
    def dark(self) -> int:
        """The roles of which whoever takes their card for their own has a reason to lie."""
        return self.of(role for role in self.roles if almanac.side_of[role] != VILLAGE)

    def of(self, roles: Iterable[str]) -> int:
        """These roles as bits."""
        return sum(self.bit.get(role, 0) for role in dict.fromkeys(roles))

    def named(self, bits: int) -> list[str]:
        """The roles of these bits."""
        return [role for role in self.roles if self.bit[role] & bits]


class Night:
    """The deals of one way in which a night may go."""

    __slots__ = ("laid", "liars", "lies", "may_be", "source", "took")

    def __init__(self, laid: Laid, may_be: list[int], liars: Sequence[int] = ()) -> None:
        self.laid = laid
        self.liars = liars  # who has to know of a reason to lie in the end
        self.may_be = may_be  # by cards the roles each may have
        self.lies: list[int] = [*range(len(may_be))]  # by places the card that lies there
        self.source: list[int] = [*range(laid.case.seats)]  # by players the card whose role they play
        self.took: dict[int, int] = {}  # by players the card they took and saw

    def fork(self) -> Night:
        """A copy of the night, to go on another way."""
        other = Night.__new__(Night)
        other.laid, other.liars, other.may_be, other.lies = (
            self.laid,
            self.liars,
            self.may_be[:],
            self.lies[:],
        )
        other.source, other.took = self.source[:], dict(self.took)
        return other

    def each(self, ways: Sequence[Way]) -> Iterator[tuple[Night, Way]]:
        """A night of its own for each way to go on."""
        for way in ways[:-1]:
            yield self.fork(), way
        for way in ways[-1:]:
            yield self, way

    def others(self, seat: int) -> list[int]:
        """All other players."""
        return self.laid.others[seat]

    def swap(self, a: int, b: int) -> None:
        """Exchange two cards."""
        lies = self.lies
        lies[a], lies[b] = lies[b], lies[a]

    def narrow(self, card: int, bits: int) -> bool:
        """Let a card have one of these roles; false where it cannot."""
        self.may_be[card] &= bits
        return self.may_be[card] != 0

    def shows(self, place: int, role: str) -> bool:
        """Let this role be printed on the card that lies there now."""
        return self.narrow(self.lies[place], self.laid.bit.get(role, 0))

    def plays(self, seat: int, role: str, *, so: bool) -> bool:
        """Let a player have been called for this role, or not."""
        bit = self.laid.bit.get(role, 0)
        return self.narrow(self.source[seat], bit if so else ~bit)

    @property
    def worth(self) -> tuple[int, ...]:
        """By places the card whose role the one that lies there has: that of a Doppelganger what she saw."""
        source, seats = self.source, self.laid.case.seats
        return tuple([source[card] if card < seats else card for card in self.lies])
