"""All sets of roles that obey the book: which may be in play together, in what numbers."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Iterator
from functools import lru_cache
from itertools import accumulate, combinations, combinations_with_replacement, product
from math import comb
from typing import Any, TypedDict

from fabula.core.requests import Below, Choice, Listed
from fabula.games.clocktower.almanac.cards import (
    ANY,
    GOOD_KINDS,
    KINDS,
    MINION,
    OUTSIDER,
    POPE,
    TOWNSFOLK,
    almanac,
    is_good,
    of_kind,
    residents_of,
)
from fabula.games.clocktower.almanac.mistaken import deceived, kinds_believed
from fabula.games.clocktower.almanac.setup_table import (
    BRINGS,
    CHANGES,
    TABLE,
    Evil,
    believed_with,
    copies_of,
    counts_for,
    go_together,
    may_be_the_evil,
    others_in_the_bag,
)
from fabula.games.clocktower.sets.cores import (
    Cores,
    cores_with,
    evil_sets,
    held_by,
    how_odd,
    number_of,
    numbers_among,
    plain_of,
    weight_of,
)
from fabula.games.clocktower.town.led import leaves_free
from fabula.games.clocktower.town.square import count_kinds

EXAMPLES = (
    "chef empath fortune_teller undertaker virgin drunk scarlet_woman imp",
    "empath fortune_teller ravenkeeper slayer mayor saint poisoner imp",
    "washerwoman fortune_teller undertaker slayer virgin recluse spy imp",
)
DRAWN = 12
UNLIKELY = 2  # where any number of Outsiders may be, Fabula goes no further from the table than this


# the roles that change the table, and how many of each kind there may be beside them
Numbers = TypedDict("Numbers", {"with": list[str], "counts": dict[str, int]})


class Shown(TypedDict, total=False):
    """What a client needs to put a set together; which fields it has depends on the script."""

    roles: list[str]
    numbers: list[Numbers]
    examples: list[list[str]]
    several: dict[str, int]
    doubled: bool
    brings: dict[str, str]
    led: list[str]
    free: bool


class Sets(Listed):
    """All sets of roles of a script that obey the table; none is there twice but where its card says so.

    Good roles that change the numbers, that there may be several of, or that go with another are its `core`:
    when they and the evil ones are chosen, so many of the others are left to choose freely. With a Pope
    beside them at least one of those is there more than once.
    """

    __slots__ = ("beside", "doubled", "free", "script", "seats")

    def __init__(
        self, seats: int, script: tuple[str, ...], beside: tuple[str, ...] = (), *, free: bool = False
    ) -> None:
        self.seats = seats
        self.script = script
        self.beside = tuple(role for role in beside if role in CHANGES)  # who else changes the table
        self.doubled = POPE in beside
        self.free = free or leaves_free(script, ())  # whether any set may have other numbers than the table's

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sets) and self._all() == other._all()

    def __hash__(self) -> int:
        return hash(self._all())

    def _all(self) -> tuple[Any, ...]:
        return self.seats, self.script, self.beside, self.free, self.doubled

    def __contains__(self, choice: object) -> bool:
        if not isinstance(choice, tuple) or len(choice) != self.seats:
            return False
        if not all(role in self.script and almanac[role].kind in KINDS for role in choice):
            return False
        if not all(choice.count(role) <= self.most_of(role) or role in almanac.led for role in choice):
            return False
        if self.doubled and all(choice.count(role) <= copies_of(role) for role in choice):
            return False
        if self.free or leaves_free((), choice):
            return True
        return (
            go_together(choice)
            and may_be_the_evil(self.seats, choice, self.script)
            and count_kinds(almanac, choice) in self.counts(choice)
        )

    def __iter__(self) -> Iterator[Choice]:
        for group in evil_sets(self):
            for good in self.each_good(group):
                for evil in self.each_evil(group):
                    yield (*good, *evil)

    def __len__(self) -> int:
        return number_of(self)

    def __bool__(self) -> bool:
        return bool(evil_sets(self))

    def ways(self, alike: Cores) -> int:
        """In how many ways the good ones can be chosen with these cores."""
        cores, numbers = alike
        ways = (
            ways_beside(self.script, left[OUTSIDER], left[TOWNSFOLK], doubled=self.doubled)
            for left in numbers
        )
        return len(cores) * sum(ways)

    def some_of(self, kind: str, count: int) -> Iterator[tuple[str, ...]]:
        """Every choice of so many of the others of a kind."""
        plain = self.plain(kind)
        if not self.doubled:
            yield from combinations(plain, count)
            return
        single = tuple(role for role in plain if role in deceived())
        others = tuple(role for role in plain if role not in deceived())
        for few in range(min(len(single), count) + 1):
            for once in combinations(single, few):
                for many in combinations_with_replacement(others, count - few):
                    yield (*many, *once)

    def most_of(self, role: str) -> int:
        """How many players may have a role."""
        alone = role in deceived() or kinds_believed(role, self.script)
        many = self.doubled and is_good(role) and not alone
        return self.seats if many else copies_of(role)

    def plain(self, kind: str) -> tuple[str, ...]:
        """The roles of a kind with which everything else stays as it is."""
        return plain_of(self.script, kind)

    def each_evil(self, group: Evil) -> Iterator[tuple[str, ...]]:
        """All the evil roles of a group, one set of them after another."""
        for plain in combinations(self.plain(MINION), group.plain):
            for demons in group.demons:
                yield self._together(group.minions, plain, demons)

    def each_good(self, group: Evil) -> Iterator[tuple[str, ...]]:
        """All the good roles that may be beside them, one set after another."""
        for cores, numbers in self.cores(group):
            for core, left in product(cores, numbers):
                for outsiders in self.some_of(OUTSIDER, left[OUTSIDER]):
                    for townsfolk in self.some_of(TOWNSFOLK, left[TOWNSFOLK]):
                        if not self.doubled or is_doubled((*townsfolk, *outsiders)):
                            yield (*core, *townsfolk, *outsiders)

    def ways_of_evil(self, group: Evil) -> int:
        """How many sets of evil roles a group has."""
        return comb(len(self.plain(MINION)), group.plain) * len(group.demons)

    def _together(self, minions: tuple[str, ...], plain: tuple[str, ...], demons: tuple[str, ...]) -> Choice:
        return (*(role for role in of_kind(MINION, self.script) if role in (*minions, *plain)), *demons)

    def cores(self, group: Evil) -> tuple[Cores, ...]:
        """The cores that go with these, and how many of the others may be left to choose with them."""
        return cores_with(self, *weight_of(group))

    def counts(self, roles: tuple[str, ...]) -> list[dict[str, int]]:
        """How many of each kind there may be with these roles, as far as the script has them.

        A Townsfolk is left for whoever believes to be one, if not all roles are known for whoever may be.
        """
        held = dict(held_by(self.script))
        perhaps = roles if len(roles) == self.seats else (*of_kind(OUTSIDER, self.script), *roles)
        held[TOWNSFOLK] -= others_in_the_bag(perhaps)
        believed = ((), *((role,) for role in believed_with(roles, self.script)))
        possible = [
            counts for one in believed for counts in counts_for(self.seats, (*roles, *self.beside, *one))
        ]
        townsfolk, outsiders = (held[kind] for kind in GOOD_KINDS)
        fitting = [
            counts for counts in possible if counts[TOWNSFOLK] <= townsfolk and counts[OUTSIDER] <= outsiders
        ]
        once = len(believed) == 1
        return fitting if once else [one for at, one in enumerate(fitting) if one not in fitting[:at]]

    def shown(self) -> list[Any]:
        """The numbers of each kind, as they are with which roles; what there may be several of; examples."""
        numbers = numbers_among(self)
        counts: list[Numbers] = [
            {"with": list(dict.fromkeys(roles)), "counts": counts}
            for roles in sorted(numbers, key=how_odd)
            for counts in numbers[roles]
        ]
        examples = [example for example in map(tuple, map(str.split, EXAMPLES)) if example in self]
        roles = list(residents_of(self.script))
        shown: Shown = {"roles": roles, "numbers": counts}
        shown["examples"] = [list(one) for one in examples]
        shown["several"] = {role: self.most_of(role) for role in roles if self.most_of(role) > 1}
        if self.doubled:
            shown["doubled"] = True
        shown["brings"] = {role: other for role, other in BRINGS.items() if role in self.script}
        led = [role for role in roles if role in almanac.led]  # with one of these other numbers are possible
        return [{**shown, "led": led, "free": self.free} if led or self.free else shown]

    def draw(self, below: Below) -> Choice:
        """One set: the evil ones first, for they may change the numbers of the others."""
        possible = evil_sets(self)
        if not possible:
            return some(residents_of(self.script), self.seats, below)
        group = possible[at_weight(list(map(self.ways_of_evil, possible)), below)]
        demons = group.demons[below(len(group.demons))] if len(group.demons) > 1 else group.demons[0]
        evil = self._together(group.minions, some(self.plain(MINION), group.plain, below), demons)
        alike = self.cores(group)
        cores, numbers = alike[at_weight(list(map(self.ways, alike)), below)]
        core = cores[below(len(cores))] if len(cores) > 1 else cores[0]
        if any(CHANGES.get(role) is ANY for role in (*core, *evil)):
            numbers = self._likely(core, numbers)
        left = numbers[below(len(numbers))] if len(numbers) > 1 else numbers[0]
        good = self._draw_plain(left, below)
        while self.doubled and not is_doubled(tuple(good)):
            good = double(self._draw_plain(left, below), below)
        return (*core, *good, *evil)

    def _draw_plain(self, left: dict[str, int], below: Below) -> list[str]:
        """So many of the others of each good kind, each once."""
        return [role for kind in GOOD_KINDS for role in some(self.plain(kind), left[kind], below)]

    def drawn(self, below: Below) -> list[Choice]:
        """Some sets for whoever leads to go through."""
        return [self.draw(below) for _ in range(DRAWN)]

    def _likely(
        self, core: tuple[str, ...], numbers: tuple[dict[str, int], ...]
    ) -> tuple[dict[str, int], ...]:
        """Those not far from the table, if there are such."""
        far = TABLE[self.seats][1] - len(of_kind(OUTSIDER, core))
        return tuple(left for left in numbers if abs(left[OUTSIDER] - far) <= UNLIKELY) or numbers


def at_weight(weights: list[int], below: Below) -> int:
    """A place by lot, the likelier the more it weighs."""
    lot = below(sum(weights)) if len(weights) > 1 else 0
    return bisect(list(accumulate(weights)), lot)


def some(things: tuple[Any, ...], count: int, below: Below) -> tuple[Any, ...]:
    """So many of these by lot, in their order."""
    left = list(range(len(things)))
    taken = sorted(left.pop(below(len(left))) for _ in range(count))
    return tuple(things[one] for one in taken)


def is_doubled(roles: tuple[str, ...]) -> bool:
    """Whether one of these is there more than once."""
    return len(dict.fromkeys(roles)) < len(roles)


def double(roles: list[str], below: Below) -> list[str]:
    """These roles, but for one or two of them that give way to another of their kind here."""
    made = list(roles)
    for _ in range(1 + below(2)):
        pairs = [
            (at, role)
            for at, one in enumerate(made)
            for role in dict.fromkeys(made)
            if role != one and role not in deceived() and almanac.kind_of[role] == almanac.kind_of[one]
        ]
        if pairs:
            at, role = pairs[below(len(pairs))]
            made[at] = role
    return made


@lru_cache(maxsize=1024)
def ways_beside(script: tuple[str, ...], outsiders: int, townsfolk: int, *, doubled: bool) -> int:
    """In how many ways so many Outsiders and Townsfolk can be chosen with whom all else stays as it is.

    Where roles are doubled, ways in which each is there only once are none.
    """
    plain = plain_of(script, OUTSIDER), plain_of(script, TOWNSFOLK)
    each_once = comb(len(plain[0]), outsiders) * comb(len(plain[1]), townsfolk)
    if not doubled:
        return each_once
    return ways_of_many(plain[0], outsiders) * ways_of_many(plain[1], townsfolk) - each_once


@lru_cache(maxsize=256)
def ways_of_many(plain: tuple[str, ...], count: int) -> int:
    """In how many ways so many of these can be chosen, each as often as one likes but for who is alone."""
    single = sum(role in deceived() for role in plain)
    others = len(plain) - single
    return sum(
        comb(single, few) * (comb(others + count - few - 1, count - few) if count > few else 1)
        for few in range(min(single, count) + 1)
        if others or count == few
    )
