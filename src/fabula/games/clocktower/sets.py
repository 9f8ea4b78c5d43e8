"""All sets of roles that obey the book: which may be in play together, in what numbers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations, product
from math import comb
from typing import Any

from fabula.core.requests import Below, Choice
from fabula.games.clocktower.brackets import (
    ANY,
    BELIEVED,
    BRINGS,
    CHANGES,
    CHANGES_THE_EVIL,
    IN_THE_BAG_INSTEAD,
    TABLE,
    believed_with,
    copies_of,
    counts_for,
    evil_among,
    go_together,
    is_special,
    kept_apart,
    matters,
    may_be_the_evil,
)
from fabula.games.clocktower.cards import (
    GOOD_KINDS,
    KINDS,
    MARIONETTE,
    OUTSIDER,
    SUMMONER,
    TOWNSFOLK,
    almanac,
    is_good,
    of_kind,
    residents_of,
)
from fabula.games.clocktower.led import leaves_free
from fabula.games.clocktower.square import count_kinds

EXAMPLES = (
    "chef empath fortune_teller undertaker virgin drunk scarlet_woman imp",
    "empath fortune_teller ravenkeeper slayer mayor saint poisoner imp",
    "washerwoman fortune_teller undertaker slayer virgin recluse spy imp",
)
DRAWN = 12
UNLIKELY = 2  # where any number of Outsiders may be, Fabula goes no further from the table than this
Evil = tuple[str, ...]
Core = tuple[tuple[str, ...], tuple[dict[str, int], ...]]  # roles, and how many others of the good kinds
Alike = tuple[Any, ...]  # the roles of a core that change the table, and how many of each good kind it has


class Sets:
    """All sets of roles of a script that obey the table; none is there twice but where its card says so.

    Good roles that change the numbers, that there may be several of, or that go with another are its `core`:
    when they and the evil ones are chosen, so many of the others are left to choose freely.
    """

    __slots__ = ("beside", "free", "script", "seats")

    def __init__(
        self, seats: int, script: tuple[str, ...], beside: tuple[str, ...] = (), *, free: bool = False
    ) -> None:
        self.seats = seats
        self.script = script
        self.beside = tuple(role for role in beside if role in CHANGES)  # who else changes the table
        self.free = free or leaves_free(script, ())  # whether any set may have other numbers than the table's

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sets) and self._all() == other._all()

    def __hash__(self) -> int:
        return hash(self._all())

    def _all(self) -> tuple[Any, ...]:
        return self.seats, self.script, self.beside, self.free

    def __contains__(self, choice: object) -> bool:
        if not isinstance(choice, tuple) or len(choice) != self.seats:
            return False
        if not all(role in self.script and almanac[role].kind in KINDS for role in choice):
            return False
        if not all(choice.count(role) <= copies_of(role) or role in almanac.led for role in choice):
            return False
        if self.free or leaves_free((), choice):
            return True
        return (
            go_together(choice)
            and may_be_the_evil(self.seats, choice, self.script)
            and count_kinds(almanac, choice) in self.counts(choice)
        )

    def __iter__(self) -> Iterator[Choice]:
        for evil in evil_sets(self):
            for core, numbers in self.cores(evil):
                for left in numbers:
                    for outsiders in combinations(self.plain(OUTSIDER), left[OUTSIDER]):
                        for townsfolk in combinations(self.plain(TOWNSFOLK), left[TOWNSFOLK]):
                            yield (*core, *townsfolk, *outsiders, *evil)

    def __len__(self) -> int:
        return number_of(self)

    def __bool__(self) -> bool:
        return bool(evil_sets(self))

    def ways(self, numbers: tuple[dict[str, int], ...]) -> int:
        """In how many ways the others can be chosen."""
        outsiders, townsfolk = len(self.plain(OUTSIDER)), len(self.plain(TOWNSFOLK))
        return sum(comb(outsiders, left[OUTSIDER]) * comb(townsfolk, left[TOWNSFOLK]) for left in numbers)

    def plain(self, kind: str) -> tuple[str, ...]:
        """The roles of a good kind with which everything else stays as it is."""
        return plain_of(self.script, kind)

    def cores(self, evil: Evil) -> tuple[Core, ...]:
        """Each core that goes with these, and how many of the others may be left to choose."""
        return cores_with(self, tuple(role for role in evil if matters(role)))

    def counts(self, roles: tuple[str, ...]) -> list[dict[str, int]]:
        """How many of each kind there may be with these roles, as far as the script has them.

        A Townsfolk is left for whoever believes to be one, if not all roles are known for whoever may be.
        """
        held = dict(held_by(self.script))
        perhaps = roles if len(roles) == self.seats else (*of_kind(OUTSIDER, self.script), *roles)
        held[TOWNSFOLK] -= sum(role in perhaps for role in IN_THE_BAG_INSTEAD)
        believed = ((), *((role,) for role in believed_with(roles, self.script)))
        possible = [
            counts for one in believed for counts in counts_for(self.seats, (*roles, *self.beside, *one))
        ]
        return [
            counts
            for at, counts in enumerate(possible)
            if counts not in possible[:at] and all(0 <= counts[kind] <= most for kind, most in held.items())
        ]

    def shown(self) -> list[Any]:
        """The numbers of each kind, as they are with which roles; what there may be several of; examples."""
        odd = (SUMMONER, *([MARIONETTE] if any(role in self.script for role in BELIEVED) else []))
        changing = dict.fromkeys(
            tuple(role for role in (*core, *evil) if role in CHANGES or role in odd)
            for evil in dict.fromkeys(tuple(filter(matters, evil)) for evil in evil_sets(self))
            for core, _ in self.cores(evil)
        )
        counts = [
            {"with": list(dict.fromkeys(roles)), "counts": counts}
            for roles in sorted(changing, key=how_odd)
            for counts in self.counts(roles)
        ]
        examples = [example for example in map(tuple, map(str.split, EXAMPLES)) if example in self]
        roles = list(residents_of(self.script))
        shown: dict[str, Any] = {"roles": roles, "numbers": counts}
        shown["examples"] = [list(one) for one in examples]
        shown["several"] = {role: copies_of(role) for role in self.script if copies_of(role) > 1}
        shown["brings"] = {role: other for role, other in BRINGS.items() if role in self.script}
        led = [role for role in roles if role in almanac.led]  # with one of these other numbers are possible
        return [{**shown, "led": led, "free": self.free} if led or self.free else shown]

    def draw(self, below: Below) -> Choice:
        """One set: the evil ones first, for they may change the numbers of the others."""
        possible = evil_sets(self)
        if not possible:
            return some(residents_of(self.script), self.seats, below)
        evil = possible[below(len(possible))]
        core, numbers = self._draw_core(evil, below)
        if any(CHANGES.get(role) is ANY for role in evil):
            numbers = self._likely(core, numbers)
        left = numbers[below(len(numbers))] if len(numbers) > 1 else numbers[0]
        good = [role for kind in GOOD_KINDS for role in some(self.plain(kind), left[kind], below)]
        return (*core, *good, *evil)

    def drawn(self, below: Below) -> list[Choice]:
        """Some sets for whoever leads to go through."""
        return [self.draw(below) for _ in range(DRAWN)]

    def _draw_core(self, evil: Evil, below: Below) -> Core:
        """One core, the likelier the more sets there are with it."""
        cores = self.cores(evil)
        lot = below(sum(self.ways(numbers) for _, numbers in cores)) if len(cores) > 1 else 0
        for core, numbers in cores:
            lot -= self.ways(numbers)
            if lot < 0:
                return core, numbers
        raise AssertionError("there is no set")

    def _likely(
        self, core: tuple[str, ...], numbers: tuple[dict[str, int], ...]
    ) -> tuple[dict[str, int], ...]:
        """Those not far from the table, if there are such."""
        far = TABLE[self.seats][1] - len(of_kind(OUTSIDER, core))
        return tuple(left for left in numbers if abs(left[OUTSIDER] - far) <= UNLIKELY) or numbers


@lru_cache(maxsize=256)
def plain_of(script: tuple[str, ...], kind: str) -> tuple[str, ...]:
    """The roles of a kind on a script with which everything else stays as it is."""
    return tuple(role for role in of_kind(kind, script) if not is_special(role))


@lru_cache(maxsize=256)
def held_by(script: tuple[str, ...]) -> tuple[tuple[str, int], ...]:
    """How many players may have roles of each good kind of a script."""
    return tuple((kind, sum(map(copies_of, of_kind(kind, script)))) for kind in GOOD_KINDS)


@lru_cache(maxsize=256)
def number_of(sets: Sets) -> int:
    """How many sets there are: evil roles that matter alike have as many with them."""
    alike = Counter(tuple(filter(matters, evil)) for evil in evil_sets(sets))
    return sum(
        often * sum(sets.ways(numbers) for _, numbers in cores_with(sets, evil))
        for evil, often in alike.items()
    )


@lru_cache(maxsize=64)
def evil_sets(sets: Sets) -> tuple[Evil, ...]:
    """The evil roles that may be in play together, with enough good ones beside them."""
    goes: dict[Evil, bool] = {}
    possible = []
    for evil in evil_among(sets.seats, sets.script):
        mattering = tuple(filter(matters, evil))
        if mattering not in goes:
            goes[mattering] = any(True for _ in each_core(sets, mattering))
        if goes[mattering]:
            possible.append(evil)
    return tuple(possible)


@lru_cache(maxsize=128)
def cores_with(sets: Sets, evil: Evil) -> tuple[Core, ...]:
    """Each core that goes with the evil roles that matter here."""
    return tuple(each_core(sets, evil))


def each_core(sets: Sets, evil: Evil) -> Iterator[Core]:
    """One after another; of those that count alike the numbers are worked out once."""
    apart = kept_apart(evil)
    numbers: dict[Alike, tuple[dict[str, int], ...]] = {}
    for core, alike in special_sets(sets.script):
        if not apart.isdisjoint(core):
            continue
        if alike not in numbers:
            numbers[alike] = numbers_left(sets, core, evil)
        if numbers[alike]:
            yield core, numbers[alike]


def numbers_left(sets: Sets, core: tuple[str, ...], evil: Evil) -> tuple[dict[str, int], ...]:
    """How many of each good kind may be left to choose beside these."""
    held = count_kinds(almanac, core)
    plain = {kind: len(sets.plain(kind)) for kind in GOOD_KINDS}
    left = [
        {kind: counts[kind] - held[kind] for kind in GOOD_KINDS} for counts in sets.counts((*core, *evil))
    ]
    return tuple(one for one in left if all(0 <= one[kind] <= plain[kind] for kind in plain))


@lru_cache(maxsize=8)
def special_sets(script: tuple[str, ...]) -> tuple[tuple[tuple[str, ...], Alike], ...]:
    """The good roles of a script with which a set is otherwise, as they go together; and how they count."""
    special = [role for role in script if is_special(role) and is_good(role)]
    found = []
    for many in product(*(range(copies_of(role) + 1) for role in special)):
        core = tuple(role for role, n in zip(special, many, strict=True) for _ in range(n))
        if go_together(core):
            held = count_kinds(almanac, core)
            changing = tuple(role for role in core if role in CHANGES)
            found.append((core, (changing, *(held[kind] for kind in GOOD_KINDS))))
    return tuple(found)


def how_odd(roles: tuple[str, ...]) -> tuple[int, bool]:
    """How far these roles are from the table: how many change it, and whether they change its evil ones."""
    return len(dict.fromkeys(roles)), any(role in CHANGES_THE_EVIL for role in roles)


def some(things: tuple[Any, ...], count: int, below: Below) -> tuple[Any, ...]:
    """So many of these by lot, in their order."""
    left = list(range(len(things)))
    taken = sorted(left.pop(below(len(left))) for _ in range(count))
    return tuple(things[one] for one in taken)
