"""Which deals of One Night a case leaves: who was dealt what, player by player, and what came of it.

What a player may have been dealt are few options. Those that cannot stand beside one another, because
somebody who looked before a card was moved would have seen another, are known before any is chosen. Then each
night that may follow gives a box of deals.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from typing import NamedTuple

from fabula.deduction.onenight.assumptions import TURNED_MAY_LIE
from fabula.deduction.onenight.calls import KNOWS, LOOKS, MEETS, MOVE_OTHERS, MOVES
from fabula.deduction.onenight.case import SILENT
from fabula.deduction.onenight.course import Course, Words
from fabula.deduction.onenight.filling import filled, grouped
from fabula.deduction.onenight.night import Laid, Night
from fabula.games.onenight.cards import DOPPELGANGER
from fabula.games.onenight.tale import NIGHT_SHEET

NO_WORDS: Words = {}
DARK = "dark"  # the name of all cards that are a reason to lie, where it does not matter which
# A Doppelganger moves no card at once; only for one that is a reason to lie; or any.
STILL, GREEDY, MOVING = 0, 1, 2
Cards = tuple[int, ...]  # by cards the roles each may have, as bits


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


@lru_cache(maxsize=64)
def looks_early(role: str) -> bool:
    """Whether whoever has this role looks before anybody but a Doppelganger has moved a card."""
    return role in LOOKS and NIGHT_SHEET.index(role) < min(map(NIGHT_SHEET.index, MOVES))


class Choice(NamedTuple):
    """An option of one player with its number among all, as a bit, and how many there may be of its name."""

    bit: int
    option: Option
    name: str
    most: int


@dataclass(slots=True)
class Laying:
    """Who has been dealt what so far, and the boxes that were found, by ways."""

    laid: Laid
    most: int
    some: Cards  # the deals that are asked about
    ways: int = 0
    boxes: dict[tuple[int, ...], list[Box]] = field(default_factory=dict)
    choices: list[list[Choice]] = field(init=False)
    chosen: list[Option] = field(default_factory=list)
    named: Counter[str] = field(default_factory=Counter)
    barring: dict[int, int] = field(default_factory=dict)  # by options those that cannot stand beside them

    def __post_init__(self) -> None:
        """See what each player may have been dealt."""
        seats, number = self.laid.case.seats, 0
        self.choices = []
        for seat, some in enumerate(self.some[:seats]):
            mine = []
            for one in self._options(seat):
                if one.bits & some:
                    mine.append(self._choice(1 << number, one._replace(bits=one.bits & some)))
                    number += 1
            self.choices.append(mine)

    def _choice(self, bit: int, one: Option) -> Choice:
        numbers = dict(zip(self.laid.roles, self.laid.numbers, strict=True))
        if one.plays:
            return Choice(bit, one, one.plays, numbers[one.plays])
        dark = sum(numbers[role] for role in self.laid.named(self.laid.dark))
        return Choice(bit, one, DARK, dark) if one.lies else Choice(bit, one, "", len(self.some))

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

    # ---- which options stand beside one another

    def all(self) -> Iterator[None]:
        """Each choice of what all players were dealt, by how a Doppelganger disturbs those who look early."""
        for mode in sorted({one.option.moves for mine in self.choices for one in mine} | {STILL}):
            self._see_what_bars(mode)
            below = [[one for one in mine if one.option.moves < mode] for mine in self.choices]
            upto = [[one for one in mine if one.option.moves <= mode] for mine in self.choices]
            if mode == STILL:
                yield from self._seat(upto, 0, 0)
                continue
            for seat, mine in enumerate(self.choices):  # the first who does
                here = [one for one in mine if one.option.moves == mode]
                if here:
                    yield from self._seat([*below[:seat], here, *upto[seat + 1 :]], 0, 0)

    def _seat(self, choices: list[list[Choice]], seat: int, barred: int) -> Iterator[None]:
        if seat == len(choices):
            yield
            return
        named, chosen = self.named, self.chosen
        for bit, option, name, most in choices[seat]:
            if barred & bit or named[name] >= most:
                continue
            named[name] += 1
            chosen.append(option)
            yield from self._seat(choices, seat + 1, barred | self.barring.get(bit, 0))
            chosen.pop()
            named[name] -= 1

    def _see_what_bars(self, mode: int) -> None:
        """Find the options of which one tells of a card that the other has not."""
        self.barring = {}
        if mode == MOVING:
            return
        every = [(seat, one) for seat, mine in enumerate(self.choices) for one in mine]
        for seat, one in every:
            for other, beside in every if one.option.words else ():
                if seat != other and not self._may_see(one.option.words, other, beside.option, mode):
                    self.barring[one.bit] = self.barring.get(one.bit, 0) | beside.bit
                    self.barring[beside.bit] = self.barring.get(beside.bit, 0) | one.bit

    def _may_see(self, words: Words, place: int, one: Option, mode: int) -> bool:
        if one.plays == DOPPELGANGER or (mode == GREEDY and one.bits & self.laid.dark):
            return True
        return self._saw(words, place) & one.bits != 0

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

    # ---- what comes of them

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
