"""Which roles are in play: the book's table, what changes it, and all sets that obey it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product
from math import comb
from typing import Any

from fabula.core.refusals import Refusal
from fabula.core.requests import Below, Choice
from fabula.core.tale import Advice
from fabula.games.clocktower.cards import (
    DEMON,
    KINDS,
    MINION,
    OUTSIDER,
    TOWNSFOLK,
    TROUBLE_BREWING,
    almanac,
    of_kind,
)
from fabula.games.clocktower.led import leaves_free
from fabula.games.clocktower.square import count_kinds

LEAST_SEATS = 5
MOST_RESIDENTS = 15
MOST_SEATS = 20
MOST_TRAVELLERS = MOST_SEATS - MOST_RESIDENTS
TRAVELLING = "travellers"  # the seats of those who wish to be Travellers, where there are any
ENOUGH_FOR_INFORMATION = 7  # from so many on the evil players learn of each other

# players: Townsfolk, Outsiders, Minions, Demons
TABLE = {
    5: (3, 0, 1, 1),
    6: (3, 1, 1, 1),
    7: (5, 0, 1, 1),
    8: (5, 1, 1, 1),
    9: (5, 2, 1, 1),
    10: (7, 0, 2, 1),
    11: (7, 1, 2, 1),
    12: (7, 2, 2, 1),
    13: (9, 0, 3, 1),
    14: (9, 1, 3, 1),
    15: (9, 2, 3, 1),
}
TOO_FEW = {
    TOWNSFOLK: "townsfolk-by-table",
    OUTSIDER: "outsiders-by-table",
    MINION: "minions-by-table",
    DEMON: "no-demon",
}
# in square brackets on the card: how many Outsiders more there may be; the Storyteller has the choice
CHANGES = {"baron": (2,), "godfather": (-1, 1), "fang_gu": (1,), "vigormortis": (-1,), "sentinel": (0, 1, -1)}
EXAMPLES = (
    "chef empath fortune_teller undertaker virgin drunk scarlet_woman imp",
    "empath fortune_teller ravenkeeper slayer mayor saint poisoner imp",
    "washerwoman fortune_teller undertaker slayer virgin recluse spy imp",
)


def residents_among(seats: int) -> int:
    """How many of so many are no Travellers at the start."""
    return min(seats, MOST_RESIDENTS)


def check_travellers(seats: int, wished: tuple[int, ...]) -> None:
    """Refusal for more Travellers than the game has, and for seats that are not there."""
    if seats > MOST_SEATS:
        raise Refusal("too-many-seats", least=LEAST_SEATS, most=MOST_SEATS)
    if len(wished) > MOST_TRAVELLERS:
        raise Refusal("too-many-travellers", most=MOST_TRAVELLERS)
    if list(wished) != [seat for seat in range(seats) if seat in wished]:
        raise Refusal("no-such-seat")


def counts_for(seats: int, roles: tuple[str, ...]) -> list[dict[str, int]]:
    """How many of each kind may be in play: by the table, changed by the roles that change it.

    There are never fewer Outsiders than none, so that a role that takes one away may change nothing.
    """
    townsfolk, outsiders, minions, demons = TABLE[seats]
    changes = product(*(CHANGES[role] for role in roles if role in CHANGES))
    possible = dict.fromkeys(max(0, outsiders + sum(change)) for change in changes)
    return [
        {TOWNSFOLK: townsfolk + outsiders - held, OUTSIDER: held, MINION: minions, DEMON: demons}
        for held in possible
    ]


def needed_for(seats: int, roles: tuple[str, ...]) -> dict[str, int]:
    """How many of each kind a script must hold: for the Drunk one Townsfolk more, that goes into the bag.

    Where every Minion or Demon of the script changes the table there have to be enough of each for that.
    """
    needed = dict(zip(KINDS, TABLE[seats], strict=True))
    more = sum(
        sum(sorted(min(CHANGES.get(role, (0,))) for role in of_kind(kind, roles))[: needed[kind]])
        for kind in (MINION, DEMON)
    )
    held = max(0, needed[OUTSIDER] + more)
    needed[TOWNSFOLK] += max(0, needed[OUTSIDER] - held) + ("drunk" in roles)
    needed[OUTSIDER] = held
    return needed


class Sets:
    """All sets of different roles of a script that obey the table."""

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

    def _all(self) -> tuple[int, tuple[str, ...], tuple[str, ...], bool]:
        return self.seats, self.script, self.beside, self.free

    def __contains__(self, choice: object) -> bool:
        if not isinstance(choice, tuple) or len(choice) != self.seats:
            return False
        if not all(role in self.script and almanac[role].kind in KINDS for role in choice):
            return False
        if self.free or leaves_free((), choice):
            return all(role in almanac.led or choice.count(role) == 1 for role in choice)
        once = len(dict.fromkeys(choice)) == self.seats
        return once and count_kinds(almanac, choice) in self._counts(choice)

    def __iter__(self) -> Iterator[Choice]:
        for evil in self._evil():
            for counts in self._counts(evil):
                for outsiders in combinations(of_kind(OUTSIDER, self.script), counts[OUTSIDER]):
                    for townsfolk in combinations(of_kind(TOWNSFOLK, self.script), counts[TOWNSFOLK]):
                        yield (*townsfolk, *outsiders, *evil)

    def __len__(self) -> int:
        return sum(
            comb(len(of_kind(OUTSIDER, self.script)), counts[OUTSIDER])
            * comb(len(of_kind(TOWNSFOLK, self.script)), counts[TOWNSFOLK])
            for evil in self._evil()
            for counts in self._counts(evil)
        )

    def _evil(self) -> Iterator[tuple[str, ...]]:
        _, _, minions, demons = TABLE[self.seats]
        for which in combinations(of_kind(DEMON, self.script), demons):
            for with_them in combinations(of_kind(MINION, self.script), minions):
                yield (*with_them, *which)

    def _counts(self, roles: tuple[str, ...]) -> list[dict[str, int]]:
        held = {kind: len(of_kind(kind, self.script)) for kind in (TOWNSFOLK, OUTSIDER)}
        return [
            counts
            for counts in counts_for(self.seats, (*roles, *self.beside))
            if all(0 <= counts[kind] <= most for kind, most in held.items())
        ]

    def shown(self) -> list[Any]:
        """The numbers of each kind, as they are with which evil roles; and the book's examples."""
        changing = dict.fromkeys(tuple(role for role in evil if role in CHANGES) for evil in self._evil())
        counts = [
            {"with": list(roles), "counts": counts}
            for roles in sorted(changing, key=len)
            for counts in self._counts(roles)
        ]
        examples = [example for example in map(tuple, map(str.split, EXAMPLES)) if example in self]
        roles = [role for role in self.script if almanac[role].kind in KINDS]
        led = [role for role in roles if role in almanac.led]  # with one of these other numbers are possible
        shown = {"roles": roles, "numbers": counts, "examples": [list(one) for one in examples]}
        return [{**shown, "led": led, "free": self.free} if led or self.free else shown]

    def draw(self, below: Below) -> Choice:
        """One set: the evil ones first, for they may change the numbers of the others."""
        possible = [evil for evil in self._evil() if self._counts(evil)]
        if not possible:
            return some(tuple(role for role in self.script if almanac[role].kind in KINDS), self.seats, below)
        evil = possible[below(len(possible))]
        numbers = self._counts(evil)
        counts = numbers[below(len(numbers))] if len(numbers) > 1 else numbers[0]
        good = [
            role
            for kind in (TOWNSFOLK, OUTSIDER)
            for role in some(of_kind(kind, self.script), counts[kind], below)
        ]
        return (*good, *evil)


def some(things: tuple[Any, ...], count: int, below: Below) -> tuple[Any, ...]:
    """So many of these by lot, in their order."""
    left = list(range(len(things)))
    taken = sorted(left.pop(below(len(left))) for _ in range(count))
    return tuple(things[one] for one in taken)


def advice(seats: int, roles: tuple[str, ...]) -> list[Advice]:
    """What the book says about a script for so many players."""
    twice = dict.fromkeys(role for role in roles if roles.count(role) > 1)
    lines = [Advice("role-twice", "stop", {"role": role}) for role in twice]
    held = count_kinds(almanac, tuple(role for role in roles if almanac[role].kind in KINDS))
    lines += [
        Advice("unknown-role", "stop", {"role": role})
        for role in roles
        if almanac[role].kind not in KINDS and role not in almanac.led
    ]
    if LEAST_SEATS <= seats <= MOST_SEATS:
        residents = residents_among(seats)
        enough = sum(held.values()) >= residents and leaves_free(roles, roles)
        lines += _on_the_numbers(seats, held, needed_for(residents, roles), by_hand=enough)
    return lines


def _on_the_numbers(
    seats: int, held: dict[str, int], needed: dict[str, int], *, by_hand: bool
) -> list[Advice]:
    lines = [
        Advice(TOO_FEW[kind], "warn" if by_hand else "stop", {"needed": needed[kind], "got": held[kind]})
        for kind in KINDS
        if held[kind] < needed[kind]
    ]
    if seats < ENOUGH_FOR_INFORMATION:
        lines.append(Advice("no-team-info", "hint", {"least": ENOUGH_FOR_INFORMATION}))
    if seats > MOST_RESIDENTS:
        lines.append(Advice("too-many-seats", "hint", {"most": MOST_RESIDENTS}))
    return lines


def suggested() -> tuple[str, ...]:
    """The script for a first game, whatever the number of players."""
    return TROUBLE_BREWING
