"""Which roles are in play: the book's table, what changes it, and all sets that obey it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations, product
from math import comb
from typing import Any

from fabula.core.refusals import Refusal
from fabula.core.requests import Below, Choice
from fabula.core.tale import Advice
from fabula.games.clocktower.cards import (
    DEMON,
    GOOD_KINDS,
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
# in square brackets on the card: how many Outsiders more there may be; the Storyteller has the choice
CHANGES = {
    "baron": (2,),
    "godfather": (-1, 1),
    "fang_gu": (1,),
    "vigormortis": (-1,),
    "huntsman": (0, 1),
    "hermit": (0, -1),
}
BRINGS = {"huntsman": "damsel"}  # who is never in play without another
EXCLUDES = {"heretic": ("baron", "godfather", "pit_hag", "spy")}  # who is never in play with others
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


Whole = tuple[tuple[str, ...], dict[str, int]]  # special good roles, and how many others of each kind


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
            and go_together(choice)
            and count_kinds(almanac, choice) in self._counts(choice)
        )

    def __iter__(self) -> Iterator[Choice]:
        for evil in self._evil():
            for special, counts in self._wholes(evil):
                for outsiders in combinations(self._ordinary(OUTSIDER), counts[OUTSIDER]):
                    for townsfolk in combinations(self._ordinary(TOWNSFOLK), counts[TOWNSFOLK]):
                        yield (*townsfolk, *outsiders, *special, *evil)

    def __len__(self) -> int:
        return sum(self._ways(counts) for evil in self._evil() for _, counts in self._wholes(evil))

    def _ways(self, counts: dict[str, int]) -> int:
        """In how many ways the rest of the good can be chosen."""
        return comb(len(self._ordinary(OUTSIDER)), counts[OUTSIDER]) * comb(
            len(self._ordinary(TOWNSFOLK)), counts[TOWNSFOLK]
        )

    def _ordinary(self, kind: str) -> tuple[str, ...]:
        """The roles of a good kind with which everything else stays as it is."""
        return tuple(role for role in of_kind(kind, self.script) if not is_special(role))

    def _wholes(self, evil: tuple[str, ...]) -> tuple[Whole, ...]:
        """Which special good roles may be there with these evil ones, and how many others of each kind."""
        return wholes(self.seats, self.script, tuple(role for role in evil if matters(role)))

    def _evil(self) -> Iterator[tuple[str, ...]]:
        _, _, minions, demons = TABLE[self.seats]
        for which in combinations(of_kind(DEMON, self.script), demons):
            for with_them in combinations(of_kind(MINION, self.script), minions):
                yield (*with_them, *which)

    def _counts(self, roles: tuple[str, ...]) -> list[dict[str, int]]:
        held = {kind: len(of_kind(kind, self.script)) for kind in (TOWNSFOLK, OUTSIDER)}
        return [
            counts
            for counts in counts_for(self.seats, roles)
            if all(0 <= counts[kind] <= most for kind, most in held.items())
        ]

    def shown(self) -> list[Any]:
        """The numbers of each kind, as they are with which roles; and the book's examples."""
        changing = dict.fromkeys(
            tuple(role for role in (*special, *evil) if role in CHANGES)
            for evil in self._evil()
            for special, _ in self._wholes(evil)
        )
        counts = [
            {"with": list(roles), "counts": counts}
            for roles in sorted(changing, key=len)
            for counts in self._counts(roles)
        ]
        examples = [example for example in map(tuple, map(str.split, EXAMPLES)) if example in self]
        return [{"roles": list(self.script), "numbers": counts, "examples": [list(one) for one in examples]}]

    @property
    def is_possible(self) -> bool:
        """Whether there is any."""
        return any(self._wholes(evil) for evil in self._evil())

    def draw(self, below: Below) -> Choice:
        """One set: the evil ones first, for they may change the numbers of the others."""
        possible = [evil for evil in self._evil() if self._wholes(evil)]
        evil = possible[below(len(possible))]
        wholes = self._wholes(evil)
        special, counts = self._draw_whole(wholes, below) if len(wholes) > 1 else wholes[0]
        good = [
            role for kind in (TOWNSFOLK, OUTSIDER) for role in some(self._ordinary(kind), counts[kind], below)
        ]
        return (*good, *special, *evil)

    def _draw_whole(self, possible: tuple[Whole, ...], below: Below) -> Whole:
        """Numbers that leave a choice are as likely as each other; special roles as likely as any."""
        if not any(special for special, _ in possible):
            return possible[below(len(possible))]
        lot = below(sum(self._ways(counts) for _, counts in possible))
        for whole in possible:
            lot -= self._ways(whole[1])
            if lot < 0:
                return whole
        raise AssertionError("a lot beyond all ways")


@lru_cache(maxsize=4096)
def wholes(seats: int, script: tuple[str, ...], evil: tuple[str, ...]) -> tuple[Whole, ...]:
    """The special good roles that may be there beside these, and how many others of each kind then."""
    special = tuple(role for role in script if is_special(role) and almanac[role].kind in GOOD_KINDS)
    held = {
        kind: sum(not is_special(role) for role in of_kind(kind, script)) for kind in (TOWNSFOLK, OUTSIDER)
    }
    return tuple(
        (here, left)
        for many in range(len(special) + 1)
        for here in combinations(special, many)
        if go_together((*here, *evil))
        for counts in counts_for(seats, (*here, *evil))
        for left in [{kind: counts[kind] - len(of_kind(kind, here)) for kind in held}]
        if all(0 <= left[kind] <= most for kind, most in held.items())
    )


def matters(role: str) -> bool:
    """Whether an evil role changes the numbers, or who else may be there."""
    return role in CHANGES or any(role in others for others in EXCLUDES.values())


def is_special(role: str) -> bool:
    """Whether a good role changes the numbers, or is there only with, or without, others."""
    return role in CHANGES or role in BRINGS or role in BRINGS.values() or role in EXCLUDES


def go_together(roles: tuple[str, ...]) -> bool:
    """Whether nobody of these is without whom they bring, or with whom they exclude."""
    return all(other in roles for role, other in BRINGS.items() if role in roles) and not any(
        other in roles for role, others in EXCLUDES.items() if role in roles for other in others
    )


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
        residents = residents_among(seats)
        lines += _on_the_numbers(seats, held, needed_for(residents, roles))
        if all(line.level != "stop" for line in lines) and not Sets(residents, roles).is_possible:
            lines.append(Advice("no-set", "stop"))
    lines += [
        Advice("never-dealt", "hint", {"role": role})
        for role, other in BRINGS.items()
        if role in roles and other not in roles
    ]
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
