"""What is found of a case of One Night: the deals that are left, many at once, and where cards lie by now.

Seat by seat a player was dealt what they claim, and then is bound by what they tell, or lies: whoever lies
has to know of a reason to by the end of the night. For each way in which the cards may have moved, the deals
are a box: which roles each card may have. Boxes of one way share no deal; how many deals are in one follows
from the numbers of the set, so that none is laid unless somebody asks for it.

Who has claimed nothing may have been dealt anything and have done anything. Where too many ways would have to
be gone through, the deals are not `whole`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Any, ClassVar

from fabula.deduction.found import Deal, Question, Sought, better, shares
from fabula.deduction.found import Found as AnyFound
from fabula.deduction.onenight.case import Case
from fabula.deduction.onenight.filling import each, filled, grouped
from fabula.deduction.onenight.laying import Box, Laying
from fabula.deduction.onenight.night import Laid
from fabula.games.onenight.cards import SPARES, almanac

MOST = 100_000  # ways that are gone through
SOUGHT = (Sought("werewolf", "a Werewolf by now", "werewolves"),)
WAS = "was"  # before a side on which somebody began
Tally = dict[str, int]


@dataclass(slots=True)
class Found(AnyFound):
    """The deals that are left, each with the cards of the middle after those of the players."""

    sought: ClassVar[tuple[Sought, ...]] = SOUGHT
    case: Case
    laid: Laid
    boxes: tuple[Box, ...]
    left_out: tuple[str, ...] = ()
    complete: bool = True

    def __iter__(self) -> Iterator[Deal]:
        """Each deal once, in a fixed order; where it is not told who was moved, several ways may be one."""
        roles, seen = self.laid.roles, dict[Deal, None]()
        for box in self.boxes:
            for cards in each(box.cards, self.laid.numbers):
                dealt = tuple([roles[one] for one in cards])
                deal = Deal(dealt, tuple([dealt[one] for one in box.worth]))
                if deal not in seen:
                    seen[deal] = None
                    yield deal

    @property
    def whole(self) -> bool:
        """Whether there are no other deals than these."""
        return self.complete

    @property
    def count(self) -> int:
        """How many deals are left, those apart in which cards have gone another way."""
        return sum(self._ways(box) for box in self.boxes)

    @property
    def places(self) -> tuple[str, ...]:
        """The players, and the spots of the middle."""
        return (*self.case.names, *SPARES)

    def counts_as(self, role: str, what: str) -> bool:
        """Whether a role is this one, or on this side; the Werewolves' side is that of the Minion too."""
        return what in (role, *(f"{when} {almanac.side_of[role]}" for when in ("side", WAS)))

    def with_fewer(self, told: tuple[Any, ...]) -> Iterable[Deal]:
        """The deals that are left if no more than this was told."""
        return deals(replace(self.case, told=told))

    def would_be_left(self, told: tuple[Any, ...], deal: tuple[str, ...]) -> bool:
        """Whether this deal would be among them."""
        return bool(deals(replace(self.case, told=told), only=deal).boxes)

    def holds(self, deal: Deal) -> bool:
        """Whether a deal is among them, with where its cards lie by now."""
        bits = [self.laid.bit[role] for role in deal.roles]
        return any(
            all(map(int.__and__, bits, box.cards))
            and deal.final == tuple([deal.roles[one] for one in box.worth])
            for box in self.boxes
        )

    def holding(self, marks: Iterable[tuple[int, str]]) -> Found:
        """The deals in which these marks hold: a role, or a side, as which one began; the side one is on."""
        boxes = self.boxes
        for seat, mark in marks:
            bits = self.laid.of(role for role in self.laid.roles if self.counts_as(role, mark))
            now = mark not in self.laid.bit and not mark.startswith(WAS)
            boxes = tuple(
                Box((*box.cards[:card], left, *box.cards[card + 1 :]), box.worth)
                for box in boxes
                for card in (box.worth[seat] if now else seat,)
                if (left := box.cards[card] & bits)
            )
        return replace(self, boxes=tuple(box for box in boxes if self._ways(box)))

    # ---- how often somebody is what

    def _ways(self, box: Box) -> int:
        return filled(grouped(box.cards), self.laid.numbers)[0]

    def _tally(self, place: int, *, now: bool) -> Tally:
        """In how many of the deals a place has each role."""
        counted: Counter[int] = Counter()
        for box in self.boxes:
            groups = grouped(box.cards)
            total, often = filled(groups, self.laid.numbers)
            bits = box.cards[box.worth[place] if now else place]
            size = dict(groups)[bits]
            if not bits & (bits - 1):
                counted[bits.bit_length() - 1] += total
                continue
            for role in range(len(self.laid.roles)):
                counted[role] += often.get((bits, role), 0) // size
        return {self.laid.roles[role]: number for role, number in counted.most_common() if number}

    def chances(self, place: int) -> dict[str, float]:
        """How often a place began as each role, in the deals that are left."""
        return shares(self._tally(place, now=False))

    def chances_now(self, place: int) -> dict[str, float]:
        """How often a place is each role by now."""
        return shares(self._tally(place, now=True))

    def number_of(self, what: str) -> dict[int, int]:
        """By players in how many of the deals they are this by now."""
        tallies = [self._tally(seat, now=True) for seat in range(self.case.seats)]
        numbers = [sum(n for role, n in one.items() if self.counts_as(role, what)) for one in tallies]
        return {seat: number for seat, number in enumerate(numbers) if number}

    def may_be(self, what: str) -> dict[int, float]:
        """Who may be this by now, with what share of the deals."""
        number = self.count
        return {seat: some / number for seat, some in self.number_of(what).items()}

    def common(self, *, now: bool) -> dict[int, str]:
        """What each place is in all deals that are left."""
        if self.left_out or not self.whole:
            return {}
        tallies = [self._tally(place, now=now) for place in range(len(self.places))]
        return {place: next(iter(one)) for place, one in enumerate(tallies) if len(one) == 1}

    def best_question(self) -> Question | None:
        """Of whom to ask whether they are what one looks for, so that the deals are split best."""
        best: Question | None = None
        number = self.count
        for what in self.sought:
            for seat, yes in self.number_of(what.what).items():
                best = better(best, Question(seat, what, yes, number - yes))
        return best


def deals(case: Case, most: int = MOST, only: tuple[str, ...] = ()) -> Found:
    """All deals that are left of a case, as long as there are no more than so many ways.

    Where just one deal is asked about, `only` has its cards, and no other is gone through.
    """
    laid = Laid(case)
    some = tuple([laid.bit[role] for role in only]) or (laid.any,) * (case.seats + len(case.spots))
    laying = Laying(laid, most, some)
    for _ in laying.all():
        laying.go_through()
        if laying.ways >= most:
            break
    boxes = tuple(box for some in laying.boxes.values() for box in some)
    return Found(case, laid, boxes, left_out(case), laying.ways < most)


def left_out(case: Case) -> tuple[str, ...]:
    """The roles in play of which deduction has no rules: those that no book of the game has."""
    return tuple(role for role in dict.fromkeys(case.set) if role in almanac.brought)
