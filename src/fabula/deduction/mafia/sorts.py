"""Counting deals without listing them.

Cards between which no law tells apart are one sort, and seats of which no law speaks differ only by the cards
they may have: deals are counted by sorts, and each number is exact however many deals there are.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from math import comb, factorial, perm
from typing import NamedTuple

Cards = frozenset[str]
Numbers = tuple[int, ...]
Groups = tuple[tuple[Numbers, int], ...]  # sorts, and how many seats have one of these
Seated = Counter[tuple[int, Numbers]]  # how often a seat has one of these sorts
Shares = dict[tuple[Numbers, int], int]  # of a group, and a sort: in how many deals, counted seat by seat


@dataclass(frozen=True, slots=True)
class Pile:
    """So many cards drawn blind out of these, each of which is there once."""

    drawn: int
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Supply:
    """The cards of a set: those it names, and those that are drawn."""

    named: tuple[str, ...]
    piles: tuple[Pile, ...] = ()

    def cards(self) -> tuple[str, ...]:
        """All cards that somebody may have, each once."""
        drawn = (card for pile in self.piles for card in pile.cards)
        return tuple(dict.fromkeys((*self.named, *drawn)))


@dataclass(frozen=True, slots=True)
class Law:
    """What must hold of the cards of some seats; of each seat cards it does not tell apart are one to it."""

    seats: Numbers
    apart: tuple[tuple[Cards, ...], ...]
    holds: Callable[[tuple[str, ...]], bool]


@dataclass(frozen=True, slots=True)
class Sort:
    """Cards that nothing tells apart: those the set names, all of which are dealt, or those of one pile."""

    cards: tuple[str, ...]
    number: int
    pile: int = -1


@dataclass(slots=True)
class Tally:
    """How many deals there are, and in how many of them a seat has a card."""

    count: int
    of: list[dict[str, int]]

    def __add__(self, other: Tally) -> Tally:
        """Deals of two kinds that exclude each other."""
        both = [dict(Counter(mine) + Counter(others)) for mine, others in zip(self.of, other.of, strict=True)]
        return Tally(self.count + other.count, both)


class Part(NamedTuple):
    """Laws that share seats: the seats, the classes each may have, and when each law can be asked."""

    seats: Numbers
    classes: list[list[Numbers]]
    ready: list[list[tuple[int, Law, Numbers]]]


class Table:
    """Seats, the cards each may have, the set, and the laws."""

    def __init__(self, supply: Supply, may_have: Sequence[Cards], laws: Sequence[Law]) -> None:
        self.supply, self.may_have, self.laws = supply, tuple(may_have), tuple(laws)
        self.seats = len(self.may_have)
        self.sorts = tuple(_sorted_out(supply, [*dict.fromkeys(self.may_have)], self.laws))
        self.allowed = [self._allowed(cards) for cards in self.may_have]
        self.parts = [self._part(numbers) for numbers in _touching(self.laws)]
        self._rest: dict[tuple[Groups, Numbers], tuple[int, Shares]] = {}
        self._held: dict[tuple[int, Numbers], bool] = {}

    def _allowed(self, cards: Cards) -> Numbers:
        return tuple(place for place, sort in enumerate(self.sorts) if sort.cards[0] in cards)

    def _part(self, numbers: Numbers) -> Part:
        """These laws and their seats, law by law, so that each is soon asked."""
        laws = sorted([self.laws[number] for number in numbers], key=lambda law: len(law.seats))
        seats = tuple(dict.fromkeys(seat for law in laws for seat in law.seats))
        ready: list[list[tuple[int, Law, Numbers]]] = [[] for _ in range(len(seats) + 1)]
        for number in numbers:
            law = self.laws[number]
            at = tuple([seats.index(seat) for seat in law.seats])
            ready[1 + max(at, default=-1)].append((number, law, at))
        return Part(seats, [[*self._classes(seat)] for seat in seats], ready)

    def _classes(self, seat: int) -> Iterator[Numbers]:
        """The sorts that a seat may have, those together which no law tells apart there."""
        laws = [(law, law.seats.index(seat)) for law in self.laws if seat in law.seats]
        apart = [cards for law, place in laws for cards in law.apart[place]]
        found: dict[tuple[bool, ...], list[int]] = {}
        for place in self.allowed[seat]:
            key = tuple([self.sorts[place].cards[0] in cards for cards in apart])
            found.setdefault(key, []).append(place)
        yield from map(tuple, found.values())

    def allows(self, deal: tuple[str, ...]) -> bool:
        """Whether this deal is among them."""
        if any(card not in cards for card, cards in zip(deal, self.may_have, strict=True)):
            return False
        if any(not may_come(card, deal[:seat], self.supply) for seat, card in enumerate(deal)):
            return False
        return all(law.holds(tuple([deal[seat] for seat in law.seats])) for law in self.laws)

    def has_room(self) -> bool:
        """Whether somebody may have each card that the set names."""
        return all(
            sum(card in cards for cards in self.may_have) >= self.supply.named.count(card)
            for card in dict.fromkeys(self.supply.named)
        )

    # ---- counting

    def tally(self) -> Tally:
        """Count all deals."""
        of: list[dict[str, int]] = [{} for _ in range(self.seats)]
        if not self.has_room():
            return Tally(0, of)
        within = 1
        for sort in self.sorts:
            within *= _ways_within(sort, self.supply)
        total = 0
        for groups, seats in self._grouped().items():
            number, shares = self._of_the_rest(groups, (0,) * len(self.sorts))
            sizes = dict(groups)
            total += number * within * seats.total() // self.seats
            for (seat, sorts), often in seats.items() if number else ():
                for place in sorts:
                    if held := shares.get((sorts, place), 0):
                        self._share(of[seat], place, often * held * within // sizes[sorts])
        return Tally(total, of)

    def _grouped(self) -> dict[Groups, Seated]:
        """How often the bound seats have classes that make groups of these sizes, and who has which."""
        bound = [seat for part in self.parts for seat in part.seats]
        free = [(seat, self.allowed[seat]) for seat in range(self.seats) if seat not in bound]
        found: dict[tuple[Numbers, ...], tuple[int, Seated]] = {(): (1, Counter())}
        for part in self.parts:
            found = _both(found, self._counted(part))
        grouped: dict[Groups, Seated] = {}
        for classes, (times, seats) in found.items():
            sizes = Counter([*(sorts for _, sorts in free), *classes])
            groups = tuple(sorted(sizes.items(), key=lambda one: (len(one[0]), one)))
            seats.update(dict.fromkeys(free, times))
            grouped[groups] = grouped.get(groups, Counter()) + seats
        return grouped

    def _counted(self, part: Part) -> dict[tuple[Numbers, ...], tuple[int, Seated]]:
        """By the classes that the seats of a part have, in whatever order: how often, and who has which."""
        times: Counter[tuple[Numbers, ...]] = Counter()
        seated: dict[tuple[Numbers, ...], Seated] = {}
        for chosen in self._deals_of(part, ()):
            key = tuple(sorted(chosen))
            times[key] += 1
            seated.setdefault(key, Counter()).update(zip(part.seats, chosen, strict=True))
        return {key: (number, seated[key]) for key, number in times.items()}

    def _share(self, of: dict[str, int], place: int, number: int) -> None:
        """So many deals with a card of a sort at a seat, card by card."""
        sort = self.sorts[place]
        for card in sort.cards:
            copies = 1 if sort.pile >= 0 else self.supply.named.count(card)
            among = len(sort.cards) if sort.pile >= 0 else sort.number
            of[card] = of.get(card, 0) + number * copies // among

    def _deals_of(self, part: Part, chosen: tuple[Numbers, ...]) -> Iterator[tuple[Numbers, ...]]:
        """Each way in which the seats of a part may have classes of sorts so that its laws hold."""
        if not all(self._holds(*one, chosen) for one in part.ready[len(chosen)]):
            return
        if len(chosen) == len(part.seats):
            yield chosen
            return
        for sorts in part.classes[len(chosen)]:
            if chosen.count(sorts) < sum(self.sorts[place].number for place in sorts):
                yield from self._deals_of(part, (*chosen, sorts))

    def _holds(self, number: int, law: Law, at: Numbers, chosen: tuple[Numbers, ...]) -> bool:
        places = tuple([chosen[place][0] for place in at])
        held = self._held.get((number, places))
        if held is None:
            held = law.holds(tuple([self.sorts[place].cards[0] for place in places]))
            self._held[number, places] = held
        return held

    def _drawn(self, pile: int, used: Numbers) -> int:
        return sum(number for number, sort in zip(used, self.sorts, strict=True) if sort.pile == pile)

    def _of_the_rest(self, groups: Groups, used: Numbers) -> tuple[int, Shares]:
        """In how many ways these groups may have what is left, and how often they have which sort."""
        if not groups:
            return self._ways_at_last(used), {}
        known = self._rest.get((groups, used))
        if known is not None:
            return known
        (sorts, size), *others = groups
        total, shares = 0, Counter[tuple[Numbers, int]]()
        for counts in self._parted(size, sorts, used, last=not others):
            more, ways, left = list(used), 1, size
            for place, number in zip(sorts, counts, strict=True):
                more[place] += number
                ways *= comb(left, number)
                left -= number
            number, rest = self._of_the_rest(tuple(others), tuple(more))
            if number:
                total += ways * number
                shares.update(
                    {(sorts, place): ways * number * n for place, n in zip(sorts, counts, strict=True)}
                )
                shares.update({key: ways * other for key, other in rest.items()})
        found = total, {key: number for key, number in shares.items() if number}
        self._rest[groups, used] = found
        return found

    def _parted(self, seats: int, sorts: Numbers, used: Numbers, *, last: bool) -> Iterator[Numbers]:
        """How many of each sort a group may have; the last group has all that is left of what is named."""
        if not sorts:
            if not seats:
                yield ()
            return
        place, *others = sorts
        sort = self.sorts[place]
        most = min(seats, sort.number - used[place])
        if sort.pile >= 0:
            most = min(most, self.supply.piles[sort.pile].drawn - self._drawn(sort.pile, used))
        least = sort.number - used[place] if last and sort.pile < 0 else 0
        for number in range(least, most + 1):
            more = (*used[:place], used[place] + number, *used[place + 1 :])
            for rest in self._parted(seats - number, tuple(others), more, last=last):
                yield (number, *rest)

    def _ways_at_last(self, used: Numbers) -> int:
        """1 if all that is named is dealt and so many of each pile are drawn; in how many ways these are."""
        ways = 1
        for number, sort in zip(used, self.sorts, strict=True):
            if sort.pile >= 0:
                ways *= perm(sort.number, number)
            elif number != sort.number:
                return 0
        right = all(self._drawn(place, used) == pile.drawn for place, pile in enumerate(self.supply.piles))
        return ways if right else 0

    # ---- listing

    def __iter__(self) -> Iterator[tuple[str, ...]]:
        """Each deal, card by card."""
        cards = self.supply.cards()
        every = [[*self._deals_of(part, ())] for part in self.parts] if self.has_room() else [[]]
        for chosen in product(*every):
            may_have = [*self.may_have]
            for part, classes in zip(self.parts, chosen, strict=True):
                for seat, sorts in zip(part.seats, classes, strict=True):
                    may_have[seat] &= frozenset(card for place in sorts for card in self.sorts[place].cards)
            seats = sorted(enumerate(may_have), key=_fewest_first)
            for dealt in self._listed(seats, cards, ()):
                at = {seat: card for (seat, _), card in zip(seats, dealt, strict=True)}
                yield tuple([at[seat] for seat in range(self.seats)])

    def _listed(
        self, seats: Sequence[tuple[int, Cards]], cards: tuple[str, ...], dealt: tuple[str, ...]
    ) -> Iterator[tuple[str, ...]]:
        if len(dealt) == len(seats):
            yield dealt
            return
        for card in cards:
            if card in seats[len(dealt)][1] and may_come(card, dealt, self.supply):
                yield from self._listed(seats, cards, (*dealt, card))


def only(cards: Cards, among: tuple[str, ...], is_so: Callable[[str], bool]) -> Cards:
    """Those cards of a set that are so."""
    return frozenset([card for card in among if card in cards and is_so(card)])


def _touching(laws: Sequence[Law]) -> list[Numbers]:
    """Which laws share seats, with each other or by others."""
    parts: list[tuple[Numbers, Numbers]] = []
    for number, law in enumerate(laws):
        mine = [part for part in parts if any(seat in part[0] for seat in law.seats)]
        seats = tuple(dict.fromkeys(seat for part in (*mine, (law.seats, ())) for seat in part[0]))
        numbers = (*(one for part in mine for one in part[1]), number)
        parts = [*(part for part in parts if part not in mine), (seats, numbers)]
    return [numbers for _, numbers in parts]


def _both(
    some: dict[tuple[Numbers, ...], tuple[int, Seated]], more: dict[tuple[Numbers, ...], tuple[int, Seated]]
) -> dict[tuple[Numbers, ...], tuple[int, Seated]]:
    """Each way of some seats with each of some others."""
    found: dict[tuple[Numbers, ...], tuple[int, Seated]] = {}
    for one, (times, seats) in some.items():
        for other, (often, others) in more.items():
            key = tuple(sorted((*one, *other)))
            before, seated = found.setdefault(key, (0, Counter()))
            for who, number in seats.items():
                seated[who] += number * often
            for who, number in others.items():
                seated[who] += number * times
            found[key] = before + times * often, seated
    return found


def _fewest_first(one: tuple[int, Cards]) -> int:
    return len(one[1])


def _sorted_out(supply: Supply, domains: Sequence[Cards], laws: Sequence[Law]) -> Iterator[Sort]:
    """The sorts: cards that are in the same of all these, of the same pile or named."""
    apart = [*domains, *(cards for law in laws for of_a_seat in law.apart for cards in of_a_seat)]
    found: dict[tuple[int, tuple[bool, ...]], list[str]] = {}
    pile_of: Mapping[str, int] = {
        card: place for place, pile in enumerate(supply.piles) for card in pile.cards
    }
    for card in supply.cards():
        key = pile_of.get(card, -1), tuple([card in cards for cards in apart])
        found.setdefault(key, []).append(card)
    for (pile, _), cards in found.items():
        number = len(cards) if pile >= 0 else sum(supply.named.count(card) for card in cards)
        yield Sort(tuple(cards), number, pile)


def _ways_within(sort: Sort, supply: Supply) -> int:
    """In how many ways the seats of a sort have its cards, where all of these are dealt."""
    if sort.pile >= 0:
        return 1
    ways = factorial(sort.number)
    for card in sort.cards:
        ways //= factorial(supply.named.count(card))
    return ways


def may_come(card: str, dealt: tuple[str, ...], supply: Supply) -> bool:
    """Whether a card is left after these; and of a pile no more than are drawn."""
    for pile in supply.piles:
        if card in pile.cards:
            return card not in dealt and sum(one in pile.cards for one in dealt) < pile.drawn
    return dealt.count(card) < supply.named.count(card)
