"""Which roles are in play: the book's table, what changes it, and all sets that obey it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
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
from fabula.games.clocktower.square import count_kinds

LEAST_SEATS = 5
MOST_RESIDENTS = 15
MOST_SEATS = 20
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
MORE_OUTSIDERS = {"baron": 2}  # in square brackets on the card
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
    if len(wished) > MOST_SEATS - MOST_RESIDENTS:
        raise Refusal("too-many-travellers", most=MOST_SEATS - MOST_RESIDENTS)
    if list(wished) != [seat for seat in range(seats) if seat in wished]:
        raise Refusal("no-such-seat")


def counts_for(seats: int, roles: tuple[str, ...]) -> dict[str, int]:
    """How many of each kind are in play: by the table, changed by the roles that change it."""
    townsfolk, outsiders, minions, demons = TABLE[seats]
    more = sum(MORE_OUTSIDERS.get(role, 0) for role in roles)
    return {TOWNSFOLK: townsfolk - more, OUTSIDER: outsiders + more, MINION: minions, DEMON: demons}


def needed_for(seats: int, roles: tuple[str, ...]) -> dict[str, int]:
    """How many of each kind a script must hold: for the Drunk one Townsfolk more, that goes into the bag.

    Where every Minion of the script changes the table there have to be Outsiders enough for that.
    """
    needed = dict(zip(KINDS, TABLE[seats], strict=True))
    needed[TOWNSFOLK] += "drunk" in roles
    minions = [MORE_OUTSIDERS.get(role, 0) for role in of_kind(MINION, roles)]
    needed[OUTSIDER] += sum(sorted(minions)[: needed[MINION]])
    return needed


class Sets:
    """All sets of different roles of a script that obey the table."""

    __slots__ = ("script", "seats")

    def __init__(self, seats: int, script: tuple[str, ...]) -> None:
        self.seats = seats
        self.script = script

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sets) and (self.seats, self.script) == (other.seats, other.script)

    def __hash__(self) -> int:
        return hash((self.seats, self.script))

    def __contains__(self, choice: object) -> bool:
        return (
            isinstance(choice, tuple)
            and len(choice) == self.seats == len(dict.fromkeys(choice))
            and all(role in self.script and almanac[role].kind in KINDS for role in choice)
            and count_kinds(almanac, choice) == counts_for(self.seats, choice)
        )

    def __iter__(self) -> Iterator[Choice]:
        for demons, minions in self._evil():
            counts = counts_for(self.seats, minions)
            for outsiders in combinations(of_kind(OUTSIDER, self.script), counts[OUTSIDER]):
                for townsfolk in combinations(of_kind(TOWNSFOLK, self.script), counts[TOWNSFOLK]):
                    yield (*townsfolk, *outsiders, *minions, *demons)

    def __len__(self) -> int:
        return sum(
            comb(len(of_kind(OUTSIDER, self.script)), counts[OUTSIDER])
            * comb(len(of_kind(TOWNSFOLK, self.script)), counts[TOWNSFOLK])
            for _, minions in self._evil()
            for counts in [counts_for(self.seats, minions)]
            if counts[TOWNSFOLK] >= 0
        )

    def _evil(self) -> Iterator[tuple[tuple[str, ...], tuple[str, ...]]]:
        _, _, minions, demons = TABLE[self.seats]
        for which in combinations(of_kind(DEMON, self.script), demons):
            for with_them in combinations(of_kind(MINION, self.script), minions):
                if counts_for(self.seats, with_them)[OUTSIDER] <= len(of_kind(OUTSIDER, self.script)):
                    yield which, with_them

    def shown(self) -> list[Any]:
        """The numbers of each kind, as they are with which Minions; and the book's examples for so many."""
        evil = dict.fromkeys(minions for _, minions in self._evil())
        changing = [tuple(role for role in minions if role in MORE_OUTSIDERS) for minions in evil]
        counts = [
            {"with": list(roles), "counts": counts_for(self.seats, roles)}
            for roles in dict.fromkeys(changing)
        ]
        examples = [example for example in map(tuple, map(str.split, EXAMPLES)) if example in self]
        return [{"roles": list(self.script), "numbers": counts, "examples": [list(one) for one in examples]}]

    def draw(self, below: Below) -> Choice:
        """One set: the evil ones first, for they may change the numbers of the others."""
        evil = list(self._evil())
        demons, minions = evil[below(len(evil))]
        counts = counts_for(self.seats, minions)
        good = [
            role
            for kind in (TOWNSFOLK, OUTSIDER)
            for role in some(of_kind(kind, self.script), counts[kind], below)
        ]
        return (*good, *minions, *demons)


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
        Advice("unknown-role", "stop", {"role": role}) for role in roles if almanac[role].kind not in KINDS
    ]
    if LEAST_SEATS <= seats <= MOST_SEATS:
        lines += _on_the_numbers(seats, held, needed_for(residents_among(seats), roles))
    return lines


def _on_the_numbers(seats: int, held: dict[str, int], needed: dict[str, int]) -> list[Advice]:
    lines = [
        Advice(TOO_FEW[kind], "stop", {"needed": needed[kind], "got": held[kind]})
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
