"""What a light time of Blood Vendetta allows: who may have been murdered, and what those did who tell of it.

Of a light time it is known who lived, who was named at nightfall, and what those told whose card is taken for
granted. All else may have been: whom others stopped, hid, guarded and went for. The deals are left from which
some such light comes to what is known.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations

from fabula.deduction.mafia.case import MET, Case, Told
from fabula.deduction.mafia.sorts import Cards, Law, Pile, Supply, may_come
from fabula.deduction.vendetta.falling import Seats
from fabula.deduction.vendetta.going_on import goes_on, is_near_its_end
from fabula.deduction.vendetta.ways import (
    ACTING,
    ALONE,
    BANSHEE,
    BRIDE,
    GUARDING,
    HOME,
    LAMIA,
    STOPPING,
    VISIT,
    Light,
    is_possible,
    with_trait,
)
from fabula.games.vendetta.cards import (
    APART_UNDER_COVER,
    ARMED,
    HUNTERS,
    MEETING,
    SIDES,
    almanac,
    calls_of,
    piles,
)
from fabula.games.vendetta.cards import WEREWOLF as WOLVES
from fabula.games.vendetta.light import CROSSED

MANNERS = (VISIT, HOME, "kill", "frame")
NAMES_SOMEBODY = (*ACTING, BANSHEE)
UNDER_COVER = with_trait(APART_UNDER_COVER)
FLEDGLING = "fledgling"
FEW = 3  # of so many survivors somebody who has to choose may have nobody left to choose without harm


@dataclass(frozen=True)
class LightOfACase:
    """One light time of a case, where the cards of these who tell of it are what they say."""

    case: Case
    number: int
    told: tuple[Told, ...]
    known: Mapping[int, str]  # the cards that are known: of the dead, and of who tells
    supply: Supply

    @cached_property
    def living(self) -> Seats:
        """Who lived after the vote of the night before."""
        return self.case.living(self.number + 1)

    @cached_property
    def fallen(self) -> Seats:
        """Who did not live to see the dark."""
        return tuple(sorted(self.case.fallen(self.number + 1)))

    def law(self) -> Law:
        """What has to hold of the cards of those who fell and of whom something is told."""
        seats = [seat for seat in self._named() if seat not in self.known]
        bound = tuple(dict.fromkeys(seats))
        return Law(bound, (self.apart,) * len(bound), Holds(self, bound))

    @cached_property
    def apart(self) -> tuple[Cards, ...]:
        """Which cards this light tells apart; sides too, where some of the dead are closed."""
        cards = self.supply.cards()
        heiress = (BRIDE,) if self.case.settings[BRIDE] == "heir" else ()
        acting = (frozenset((card,)) for card in cards if card in (*ACTING, *heiress))
        meeting = frozenset(card for card in cards if self._meets(card))
        closed = any(not one.role for one in self.case.deaths)
        sides = [frozenset(card for card in cards if almanac[card].side == side) for side in SIDES]
        return (*acting, meeting, *(sides if closed else ()))

    def _meets(self, card: str) -> bool:
        return MEETING in calls_of(card, undercover=bool(self.case.settings["undercover"]))

    def _named(self) -> Iterator[int]:
        """Of whom it matters which card they have: the dead too whose cards are closed."""
        yield from self.fallen
        yield from (gone.player for gone in self.case.deaths if gone.after_night <= self.number)
        for one in self.told:
            if one.role in NAMES_SOMEBODY:
                yield from one.about
        if self.case.settings["pits"]:
            yield from (self._before(seat) for seat in self.fallen)

    def _before(self, seat: int) -> int:
        """Who of the living sits before somebody, clockwise."""
        seats = self.case.seats
        return next(one for step in range(1, seats + 1) if (one := (seat - step) % seats) in self.living)

    def town(self, cards: Mapping[int, str]) -> tuple[str, ...] | None:
        """A town with these cards or their like; none where there are not so many of them.

        All that is dealt besides lies anywhere, for there it does not matter.
        """
        dealt = dict(self.known)
        alike = {seat: self._alike(card) for seat, card in cards.items()}
        for seat in sorted(alike, key=lambda seat: len(alike[seat])):  # who has but one card first
            left = (card for card in alike[seat] if may_come(card, tuple(dealt.values()), self.supply))
            if (card := next(left, None)) is None:
                return None
            dealt[seat] = card
        rest = Counter(self.supply.named) - Counter(dealt.values())
        others = [seat for seat in range(self.case.seats) if seat not in dealt]
        dealt.update(zip(others, (*rest.elements(), *self._blank(dealt)), strict=False))
        return tuple([dealt[seat] for seat in range(self.case.seats)])

    def _alike(self, card: str) -> tuple[str, ...]:
        """The cards that this light does not tell from one, before those drawn blind those that are named."""
        return tuple([one for one in self.supply.cards() if self._key(one) == self._key(card)])

    def _key(self, card: str) -> tuple[bool, ...]:
        return tuple([card in cards for cards in self.apart])

    def _blank(self, dealt: Mapping[int, str]) -> Iterator[str]:
        """The cards that were drawn blind, of which it does not matter which they are."""
        for pile in self.supply.piles:
            here = sum(card in pile.cards for card in dealt.values())
            blank = pile_named(pile.cards[0])
            yield from (blank for _ in range(pile.drawn - here))


def pile_named(card: str) -> str:
    """The pile in which a card lies."""
    return next(pile for pile, cards in piles().items() if card in cards)


@dataclass(frozen=True)
class Holds:
    """Whether a light time holds for the cards of some seats."""

    light: LightOfACase
    seats: Seats

    def __call__(self, cards: tuple[str, ...]) -> bool:
        """Ask the question of a deal."""
        one = self.light
        town = one.town(dict(zip(self.seats, cards, strict=True)))
        if town is None or not goes_on(one.case, one.number, town):
            return False
        before = one.case.living(one.number) if one.number > 1 else ()
        return is_possible(Light(one.case.settings, town, one.living, one.fallen, one.told, before))


# ---- what matters of a case


def drawn_apart(case: Case, told: tuple[Told, ...]) -> Cards:
    """The cards that may have been drawn blind and of which it matters to some light whether they were."""
    found: dict[str, bool] = {}
    for number in range(1, case.nights):
        of_it = [one for one in told if one.night == number and one.kind != MET]
        found |= dict.fromkeys(_matters(case, number, of_it), True)
    return frozenset(found)


def _matters(case: Case, number: int, told: list[Told]) -> Iterator[str]:
    """The cards that may have to explain what is known of one light: by striking, or by hiding somebody."""
    fallen = case.fallen(number + 1)
    if is_near_its_end(case, number):
        yield from (card for card in almanac.printed if ARMED in almanac[card].traits)
    if not fallen and not told:
        return
    living = case.living(number + 1)
    heard = any(one.role == BANSHEE for one in told)
    needed = 2 if case.settings["lone_hunters"] else 1  # with one of so few lured away the rest kill nobody
    met = _surely_meet(case, number) > needed
    if len(fallen) + heard > met:
        yield from ALONE
    if (fallen or heard) and not met:
        yield from (FLEDGLING, *(UNDER_COVER if case.settings["undercover"] else ()))
    aims = [seat for one in told if one.role in (*ALONE, BANSHEE) for seat in one.about]
    spared = any(seat not in fallen for seat in aims)
    fates = [one.role for one in case.deaths if one.player in fallen]
    fate = LAMIA in fates or "" in fates
    few = len(living) - len(fallen) <= FEW
    if spared or fate or few:
        yield from (*GUARDING, LAMIA)
    if fate or few or any(one.shown == CROSSED for one in told):
        yield from STOPPING
    if spared and case.settings["pits"]:
        yield from (role for role in ALONE if almanac[role].side == WOLVES)


def _surely_meet(case: Case, number: int) -> int:
    """How many hunters at least gathered in a light, by what lies open."""
    apart = (*UNDER_COVER, "special_hunter") if case.settings["undercover"] else ()
    hunters = [role for role in case.roles if almanac[role].side == HUNTERS and role not in apart]
    gone = [one.role for one in case.deaths if one.after_night <= number]
    return len(hunters) - sum(not role or almanac[role].side == HUNTERS for role in gone)


def supplies(supply: Supply, apart: Cards, opened: Cards) -> Iterator[Supply]:
    """The cards of a set for each way to have drawn or not those that matter; those that lie open were."""
    for place, pile in enumerate(supply.piles):
        asked = [card for card in pile.cards if card in apart]
        if asked:
            rest = tuple([card for card in pile.cards if card not in apart])
            for number in range(len(asked) + 1):
                for some in combinations(asked, number):
                    if 0 <= pile.drawn - number <= len(rest) and opened.intersection(asked) <= {*some}:
                        others = (*supply.piles[:place], *supply.piles[place + 1 :])
                        left = (Pile(pile.drawn - number, rest),) if pile.drawn > number else ()
                        yield from supplies(Supply((*supply.named, *some), (*others, *left)), apart, opened)
            return
    yield supply
