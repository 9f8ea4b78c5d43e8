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
ANY = tuple(range(-MOST_RESIDENTS, MOST_RESIDENTS + 1))
CHANGES = {
    "baron": (2,), "godfather": (-1, 1), "fang_gu": (1,), "vigormortis": (-1,),
    "xaan": ANY, "kazali": ANY, "lord_of_typhon": ANY, "legion": ANY,
}  # fmt: skip
LEGION, SUMMONER, LIL_MONSTA = "legion", "summoner", "lil_monsta"
MAKES_MINIONS = ("kazali", "lord_of_typhon")  # Demons with whom no Minion is dealt
UNLIKELY = 2  # where any number of Outsiders may be, Fabula goes no further from the table than this
FEWEST_GOOD = 2  # among Legion
APART = (("marionette", "summoner"), ("marionette", "lil_monsta"))  # the Marionette needs a Demon beside it
IN_THE_BAG_INSTEAD = ("drunk", "marionette")  # roles that lie in it as a Townsfolk
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
    outsiders = TABLE[seats][1]
    evil = evil_for(seats, roles)
    good = seats - sum(evil.values())
    changes = product(*(CHANGES[role] for role in dict.fromkeys(roles) if role in CHANGES))
    possible = dict.fromkeys(max(0, outsiders + sum(change)) for change in changes)
    return [{TOWNSFOLK: good - held, OUTSIDER: held, **evil} for held in possible if held <= good]


def evil_for(seats: int, roles: tuple[str, ...]) -> dict[str, int]:
    """How many Minions and Demons are dealt together with these roles."""
    _, _, minions, demons = TABLE[seats]
    if LEGION in roles:
        return {MINION: 0, DEMON: roles.count(LEGION)}
    dealt = 0 if any(role in MAKES_MINIONS for role in roles) else minions
    return {MINION: dealt, DEMON: 0 if SUMMONER in roles else demons}


def needed_for(seats: int, roles: tuple[str, ...]) -> dict[str, int]:
    """How many of each kind a script must hold: for a Drunk or Marionette one Townsfolk more, for the bag.

    Where every Minion or Demon of the script changes the table there have to be enough of each for that.
    """
    needed = dict(zip(KINDS, TABLE[seats], strict=True))
    more = sum(
        sum(sorted(fewest_more(role) for role in of_kind(kind, roles))[: needed[kind]])
        for kind in (MINION, DEMON)
    )
    held = max(0, needed[OUTSIDER] + more)
    needed[TOWNSFOLK] += max(0, needed[OUTSIDER] - held)
    needed[TOWNSFOLK] += sum(role in roles for role in IN_THE_BAG_INSTEAD)
    needed[OUTSIDER] = held
    demons = of_kind(DEMON, roles)
    if demons and all(role in MAKES_MINIONS for role in demons):
        needed[TOWNSFOLK] += needed[MINION]
    needed[MINION] += bool(demons) and all(role in (LIL_MONSTA, *MAKES_MINIONS) for role in demons)
    return needed


def fewest_more(role: str) -> int:
    """By how many Outsiders a role changes the table at least; none, where any number may be."""
    changes = CHANGES.get(role, (0,))
    return 0 if changes is ANY else min(changes)


def may_be_together(roles: tuple[str, ...]) -> bool:
    """Whether no two of these exclude each other."""
    return not any(one in roles and other in roles for one, other in APART)


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
            and len(choice) == self.seats
            and all(role in self.script and almanac[role].kind in KINDS for role in choice)
            and all(role == LEGION or choice.count(role) == 1 for role in choice)
            and self._is_evil(choice)
            and count_kinds(almanac, choice) in self._counts(choice)
        )

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
        minions = TABLE[self.seats][2]
        for demon in of_kind(DEMON, self.script):
            if demon == LEGION:
                most = self.seats - FEWEST_GOOD
                yield from ((LEGION,) * many for many in range(self.seats // 2 + 1, most + 1))
            elif demon in MAKES_MINIONS:
                yield (demon,)
            else:
                for with_it in combinations(of_kind(MINION, self.script), minions):
                    if SUMMONER not in with_it and may_be_together((*with_it, demon)):
                        yield (*with_it, demon)
        for without_it in combinations(of_kind(MINION, self.script), minions):
            if SUMMONER in without_it and may_be_together(without_it):
                yield without_it

    def _is_evil(self, choice: tuple[str, ...]) -> bool:
        """Whether its evil roles may be in play together."""
        minions, demons = of_kind(MINION, choice), of_kind(DEMON, choice)
        if LEGION in demons:
            enough = self.seats // 2 < len(demons) <= self.seats - FEWEST_GOOD
            return not minions and demons.count(LEGION) == len(demons) and enough
        dealt = {MINION: len(minions), DEMON: len(demons)}
        return dealt == evil_for(self.seats, choice) and may_be_together(choice)

    def _counts(self, roles: tuple[str, ...]) -> list[dict[str, int]]:
        held = {kind: len(of_kind(kind, self.script)) for kind in (TOWNSFOLK, OUTSIDER)}
        perhaps = roles if len(roles) == self.seats else (*of_kind(OUTSIDER, self.script), *roles)
        held[TOWNSFOLK] -= sum(role in perhaps for role in IN_THE_BAG_INSTEAD)
        return [
            counts
            for counts in counts_for(self.seats, roles)
            if all(0 <= counts[kind] <= most for kind, most in held.items())
        ]

    def shown(self) -> list[Any]:
        """The numbers of each kind, as they are with which evil roles; and the book's examples."""
        told = (*CHANGES, SUMMONER)
        changing = dict.fromkeys(tuple(role for role in evil if role in told) for evil in self._evil())
        counts = [
            {"with": list(dict.fromkeys(roles)), "counts": counts}
            for roles in sorted(changing, key=how_odd)
            for counts in self._counts(roles)
        ]
        examples = [example for example in map(tuple, map(str.split, EXAMPLES)) if example in self]
        return [{"roles": list(self.script), "numbers": counts, "examples": [list(one) for one in examples]}]

    def draw(self, below: Below) -> Choice:
        """One set: the evil ones first, for they may change the numbers of the others."""
        possible = [evil for evil in self._evil() if self._counts(evil)]
        evil = possible[below(len(possible))]
        numbers = likely(self._counts(evil), TABLE[self.seats][1])
        counts = numbers[below(len(numbers))] if len(numbers) > 1 else numbers[0]
        good = [
            role
            for kind in (TOWNSFOLK, OUTSIDER)
            for role in some(of_kind(kind, self.script), counts[kind], below)
        ]
        return (*good, *evil)


def how_odd(roles: tuple[str, ...]) -> tuple[int, bool]:
    """How far these roles are from the table: how many change it, and whether they change its evil ones."""
    odd = (LEGION, SUMMONER, *MAKES_MINIONS)
    return len(dict.fromkeys(roles)), any(role in odd for role in roles)


def likely(numbers: list[dict[str, int]], by_table: int) -> list[dict[str, int]]:
    """Those not far from the table, if there are such."""
    return [one for one in numbers if abs(one[OUTSIDER] - by_table) <= UNLIKELY] or numbers


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
