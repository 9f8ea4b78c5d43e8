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
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Any, ClassVar, NamedTuple

from fabula.deduction.found import Deal, Question, Sought, better
from fabula.deduction.found import Found as AnyFound
from fabula.deduction.onenight.assumptions import TURNED_MAY_LIE
from fabula.deduction.onenight.calls import KNOWS, LOOKS, MEETS, MOVE_OTHERS, MOVES
from fabula.deduction.onenight.case import SILENT, Case
from fabula.deduction.onenight.course import Course, Words
from fabula.deduction.onenight.filling import each, filled, grouped
from fabula.deduction.onenight.night import Laid, Night
from fabula.games.onenight.cards import DOPPELGANGER, SPARES, almanac
from fabula.games.onenight.tale import NIGHT_SHEET

MOST = 100_000  # ways that are gone through
SOUGHT = (Sought("werewolf", "a Werewolf by now", "werewolves"),)
NO_WORDS: Words = {}
# A Doppelganger moves no card at once; only for one that is a reason to lie; or any.
STILL, GREEDY, MOVING = 0, 1, 2
WAS = "was"  # before a side on which somebody began
Cards = tuple[int, ...]  # by cards the roles each may have, as bits
Tally = dict[str, int]


class Option(NamedTuple):
    """What a player may have been dealt, by name where it matters; what binds them then; whether they lie.

    `moves`: how a Doppelganger disturbs those who look early, which is what deals are gone through by.
    """

    plays: str
    bits: int
    words: Words
    lies: bool
    moves: int = STILL


class Box(NamedTuple):
    """Deals of one way: which roles each card may have, and by places whose role the card there has."""

    cards: Cards
    worth: tuple[int, ...]


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
        return _shares(self._tally(place, now=False))

    def chances_now(self, place: int) -> dict[str, float]:
        """How often a place is each role by now."""
        return _shares(self._tally(place, now=True))

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


def _shares(tally: Tally) -> dict[str, float]:
    number = sum(tally.values())
    return {role: some / number for role, some in tally.items()}


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


@lru_cache(maxsize=64)
def looks_early(role: str) -> bool:
    """Whether whoever has this role looks before anybody but a Doppelganger has moved a card."""
    return role in LOOKS and NIGHT_SHEET.index(role) < min(map(NIGHT_SHEET.index, MOVES))


@dataclass(slots=True)
class Laying:
    """Who has been dealt what so far, and the boxes that were found, by ways."""

    laid: Laid
    most: int
    some: Cards  # the deals that are asked about
    ways: int = 0
    boxes: dict[tuple[int, ...], list[Box]] = field(default_factory=dict)
    options: list[list[Option]] = field(init=False)
    chosen: list[Option] = field(default_factory=list)
    named: Counter[str] = field(default_factory=Counter)
    moves: int = STILL

    def __post_init__(self) -> None:
        """See what each player may have been dealt."""
        case = self.laid.case
        self.options = [
            [one._replace(bits=bits) for one in self._options(seat) if (bits := one.bits & some)]
            for seat, some in enumerate(self.some[: case.seats])
        ]

    def _options(self, seat: int) -> list[Option]:
        laid, case = self.laid, self.laid.case
        claim, bound = case.claims[seat], case.is_bound(seat)
        apart = [role for role in laid.roles if role in MOVES or role == DOPPELGANGER]
        if claim == SILENT:
            some = [one for role in apart for one in self._each(role, NO_WORDS, lies=False)]
            return [*some, Option("", laid.any & ~laid.of(apart), NO_WORDS, False)]
        words = {one.role: one for one in case.told if one.by == seat}
        bit = laid.bit.get(claim, 0)
        honest = self._each(claim, words, lies=False) if bit and (bound or not bit & laid.dark) else []
        if bound:
            return honest
        turned = [role for role in laid.roles if role in KNOWS] if TURNED_MAY_LIE in case.assume else []
        lying = [role for role in laid.roles if role in turned or role == DOPPELGANGER]
        dark = [Option("", laid.dark, NO_WORDS, True)] if laid.dark else []
        return [*honest, *dark, *(one for role in lying for one in self._each(role, NO_WORDS, lies=True))]

    def _each(self, role: str, words: Words, *, lies: bool) -> list[Option]:
        """What one may have been dealt; a Doppelganger by whether she moves cards at once."""
        modes = (STILL, GREEDY if lies else MOVING) if role == DOPPELGANGER else (STILL,)
        return [Option(role, self.laid.bit[role], words, lies, mode) for mode in modes]

    def all(self) -> Iterator[None]:
        """Each choice of what all players were dealt."""
        for self.moves in (STILL, GREEDY, MOVING):
            for _ in self.seat(0):
                if max(one.moves for one in self.chosen) == self.moves:
                    yield

    def seat(self, seat: int) -> Iterator[None]:
        """Each choice of what the players from this one on were dealt."""
        if seat == len(self.options):
            yield
            return
        for one in self.options[seat]:
            key = one.plays if one.plays or not one.lies else "dark"
            if key and self.named[key] >= self._most_of(key, one):
                continue
            if one.moves > self.moves or not self._agrees(seat, one):
                continue
            self.named[key] += 1
            self.chosen.append(one)
            yield from self.seat(seat + 1)
            self.chosen.pop()
            self.named[key] -= 1

    def _most_of(self, key: str, one: Option) -> int:
        laid = self.laid
        if one.plays:
            return laid.numbers[laid.roles.index(key)]
        return sum(number for role, number in enumerate(laid.numbers) if laid.dark >> role & 1)

    def _agrees(self, seat: int, one: Option) -> bool:
        """Whether nobody who looked before a card was moved has seen another than lies there."""
        for other, option in enumerate(self.chosen):
            if not (self._may_see(option.words, seat, one) and self._may_see(one.words, other, option)):
                return False
        return True

    def _may_see(self, words: Words, place: int, one: Option) -> bool:
        if not words or self.moves == MOVING or one.plays == DOPPELGANGER:
            return True
        return (self.moves == GREEDY and one.bits & self.laid.dark != 0) or self._saw(
            words, place
        ) & one.bits != 0

    def _saw(self, words: Words, place: int) -> int:
        """The roles that somebody who tells this can have seen at a place."""
        bits = self.laid.any
        for told in words.values():
            if told.places and told.shown and looks_early(told.role):
                seen = dict(zip(told.places, told.shown, strict=False))
                bits &= self.laid.bit.get(seen[place], 0) if place in seen else bits
            if told.met is not None and (place in told.met or not told.more):
                bit = self.laid.bit.get(MEETS[told.role], 0)
                bits &= bit if place in told.met else ~bit
        return bits

    def _may_change(self, seat: int) -> bool:
        """Whether a player may end with a card that is a reason to lie, by their own doing or another's."""
        return self.chosen[seat].plays in MOVES or any(
            _may_move(one, seat) for other, one in enumerate(self.chosen) if other != seat
        )

    def go_through(self) -> None:
        """The ways in which the night may have gone from here."""
        laid, chosen = self.laid, self.chosen
        if any(
            one.lies and one.plays in KNOWS and not self._may_change(seat) for seat, one in enumerate(chosen)
        ):
            return
        liars = [seat for seat, one in enumerate(chosen) if one.lies]
        start = Night(laid, [*(one.bits for one in chosen), *self.some[len(chosen) :]], liars)
        course = Course(
            start,
            [one.plays for one in chosen],
            [one.words for one in chosen],
            [one.moves > STILL for one in chosen],
        )
        self.ways += 1
        for night in course.nights():
            self.ways += 1
            cards, worth = tuple(night.may_be), night.worth
            if not filled(grouped(cards), laid.numbers)[0]:
                continue
            known = self.boxes.setdefault(worth, [])
            for box in _without(cards, [one.cards for one in known]):
                known.append(Box(box, worth))
            if self.ways >= self.most:
                return


def _may_move(one: Option, seat: int) -> bool:
    """Whether somebody may lay a card of another before this player."""
    if one.plays not in MOVE_OTHERS:
        return one.moves == MOVING
    told = one.words.get(one.plays)
    return told is None or told.places is None or seat in told.places


def _without(cards: Cards, known: list[Cards]) -> list[Cards]:
    """What is in none of these yet, as boxes that share nothing."""
    left = [cards]
    for other in known:
        left = [part for one in left for part in _difference(one, other)]
    return left


def _difference(one: Cards, other: Cards) -> Iterator[Cards]:
    """What is in one box and not in another."""
    if not all(map(int.__and__, one, other)):
        yield one
        return
    for place, (mine, theirs) in enumerate(zip(one, other, strict=True)):
        if mine & ~theirs:
            both = tuple(map(int.__and__, one[:place], other[:place]))
            yield (*both, mine & ~theirs, *one[place + 1 :])
