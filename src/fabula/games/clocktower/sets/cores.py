"""What goes together in a set: the evil roles, the good ones that matter, and the numbers they leave."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import product
from typing import Protocol

from fabula.games.clocktower.almanac.cards import GOOD_KINDS, almanac, is_good, of_kind
from fabula.games.clocktower.almanac.setup_table import (
    CHANGES,
    MAKES_MINIONS,
    NO_EVIL,
    Evil,
    changes_numbers,
    copies_of,
    evil_among,
    go_together,
    is_special,
    kept_apart,
    matters,
    nobody_is_evil,
)
from fabula.games.clocktower.almanac.traits import (
    BELIEF_COUNTS,
    CHANGES_IF_BELIEVED,
    HORDE,
    NO_DEMON_DEALT,
    NOBODY_EVIL,
    has_trait,
    with_trait,
)
from fabula.games.clocktower.town.square import count_kinds

Cores = tuple[list[tuple[str, ...]], tuple[dict[str, int], ...]]  # and how many others of the good kinds
# by those that change the numbers, and by how many they are of each good kind
Special = dict[tuple[str, ...], dict[tuple[int, ...], list[tuple[str, ...]]]]
Weight = tuple[tuple[str, ...], frozenset[str]]


class ScriptSets(Protocol):
    """The sets of a script, as far as their cores are sought by them."""

    seats: int
    script: tuple[str, ...]
    doubled: bool

    def __hash__(self) -> int:
        """By all that its sets depend on."""

    def counts(self, roles: tuple[str, ...]) -> list[dict[str, int]]:
        """How many of each kind there may be with these roles."""

    def plain(self, kind: str) -> tuple[str, ...]:
        """The roles of a kind with which everything else stays as it is."""

    def ways(self, alike: Cores) -> int:
        """In how many ways the good ones can be chosen with these cores."""

    def ways_of_evil(self, group: Evil) -> int:
        """How many sets of evil roles a group has."""


@lru_cache(maxsize=256)
def plain_of(script: tuple[str, ...], kind: str) -> tuple[str, ...]:
    """The roles of a kind on a script with which everything else stays as it is."""
    changes = is_special if kind in GOOD_KINDS else matters
    return tuple(role for role in of_kind(kind, script) if not changes(role))


@lru_cache(maxsize=256)
def held_by(script: tuple[str, ...]) -> tuple[tuple[str, int], ...]:
    """How many players may have roles of each good kind of a script."""
    return tuple((kind, sum(map(copies_of, of_kind(kind, script)))) for kind in GOOD_KINDS)


@lru_cache(maxsize=256)
def number_of(sets: ScriptSets) -> int:
    """How many sets there are: with evil roles that matter alike there are as many each."""
    beside = {weight: sum(map(sets.ways, cores_with(sets, *weight))) for weight in weights_among(sets)}
    return sum(sets.ways_of_evil(group) * beside[weight_of(group)] for group in evil_sets(sets))


@lru_cache(maxsize=64)
def evil_sets(sets: ScriptSets) -> tuple[Evil, ...]:
    """The evil roles that may be in play together, with enough good ones beside them."""
    groups = tuple(evil_among(sets.seats, sets.script))
    goes = {weight: any(all_cores(sets, *weight)) for weight in dict.fromkeys(map(weight_of, groups))}
    return tuple(group for group in groups if goes[weight_of(group)])


def weights_among(sets: ScriptSets) -> list[Weight]:
    """What matters of the evil roles that may be in play, each once."""
    return list(dict.fromkeys(map(weight_of, evil_sets(sets))))


def weight_of(group: Evil) -> Weight:
    """What matters of evil roles: those that change the numbers, and who is kept apart from them.

    Where there are none, the Atheist stands for them.
    """
    if group == NO_EVIL:
        return with_trait(NOBODY_EVIL), frozenset()
    mattering = group.mattering
    return tuple(filter(changes_numbers, mattering)), kept_apart(mattering)


@lru_cache(maxsize=128)
def cores_with(sets: ScriptSets, counting: tuple[str, ...], apart: frozenset[str]) -> tuple[Cores, ...]:
    """The cores that go with the evil roles that matter here."""
    return tuple(all_cores(sets, counting, apart))


def all_cores(sets: ScriptSets, counting: tuple[str, ...], apart: frozenset[str]) -> Iterator[Cores]:
    """Those that count alike together, with the numbers that are left to choose beside them."""
    without = nobody_is_evil(counting)
    for changing, alike in special_sets(sets.script).items():
        if nobody_is_evil(changing) != without:
            continue
        possible = sets.counts((*changing, *counting))
        for held, cores in alike.items():
            together = [core for core in cores if apart.isdisjoint(core)]
            if together and (left := numbers_left(sets, possible, held)):
                yield together, left


def numbers_among(sets: ScriptSets) -> dict[tuple[str, ...], list[dict[str, int]]]:
    """The roles that change the table, as they may be in play together, and the numbers with them."""
    odd = with_trait(NO_DEMON_DEALT)
    if any(role in sets.script for role in with_trait(CHANGES_IF_BELIEVED)):
        odd = (*odd, *with_trait(BELIEF_COUNTS))
    found: dict[tuple[str, ...], list[dict[str, int]]] = {}
    for counting, apart in weights_among(sets):
        evil = tuple(role for role in counting if role in CHANGES or role in odd)
        without = nobody_is_evil(counting)
        for changing, alike in special_sets(sets.script).items():
            if nobody_is_evil(changing) != without:
                continue
            roles, whole = (*(role for role in changing if role in CHANGES), *evil), (*changing, *counting)
            if roles in found:
                continue
            possible = sets.counts(whole)
            beside = (held for held, cores in alike.items() if any(map(apart.isdisjoint, cores)))
            if any(numbers_left(sets, possible, held) for held in beside):
                found[roles] = possible if roles == whole else sets.counts(roles)
    return found


def numbers_left(
    sets: ScriptSets, possible: list[dict[str, int]], held: tuple[int, ...]
) -> tuple[dict[str, int], ...]:
    """How many of each good kind may be left to choose where so many of each are held already."""
    most = [len(sets.plain(kind)) for kind in GOOD_KINDS]
    found = []
    for numbers in possible:
        left = [numbers[kind] - held[place] for place, kind in enumerate(GOOD_KINDS)]
        if 0 <= left[0] <= most[0] and 0 <= left[1] <= most[1]:
            found.append(dict(zip(GOOD_KINDS, left, strict=True)))
    return tuple(one for one in found if not sets.doubled or sets.ways(([()], (one,))))


@lru_cache(maxsize=8)
def special_sets(script: tuple[str, ...]) -> Special:
    """The good roles of a script with which a set is otherwise, as they go together.

    They are sorted by those of them that change the numbers, and by how many they are of each good kind.
    """
    special = [role for role in script if is_special(role) and is_good(role)]
    found: Special = {}
    for many in product(*(range(copies_of(role) + 1) for role in special)):
        core = tuple(role for role, n in zip(special, many, strict=True) for _ in range(n))
        if go_together(core):
            held = count_kinds(almanac, core)
            changing = tuple(filter(changes_numbers, core))
            alike = found.setdefault(changing, {})
            alike.setdefault(tuple(held[kind] for kind in GOOD_KINDS), []).append(core)
    return found


def how_odd(roles: tuple[str, ...]) -> tuple[int, bool]:
    """How far these roles are from the table: how many change it, and whether they change its evil ones."""
    return len(dict.fromkeys(roles)), any(
        has_trait(role, HORDE) or has_trait(role, NO_DEMON_DEALT) or role in MAKES_MINIONS for role in roles
    )
