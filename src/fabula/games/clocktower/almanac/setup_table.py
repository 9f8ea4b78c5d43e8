"""The book's table, and the square brackets of the cards: who changes it, who brings or excludes others."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from fabula.games.clocktower.almanac import companions
from fabula.games.clocktower.almanac.cards import (
    ANY,
    DEMON,
    KINDS,
    MINION,
    OUTSIDER,
    TOWNSFOLK,
    almanac,
    of_kind,
)
from fabula.games.clocktower.almanac.traits import (
    ANOTHER_IN_THE_BAG,
    BELIEF_COUNTS,
    CHANGES_IF_BELIEVED,
    HORDE,
    MINDED,
    NO_DEMON_DEALT,
    NOBODY_EVIL,
    has_trait,
    with_trait,
)

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


def row_for(residents: int) -> tuple[int, int, int, int]:
    """The row for so many who are no Travellers now, who may be fewer or more than the table has.

    Whoever comes back to life as a Traveller is one fewer, and a Traveller who becomes a resident one more.
    """
    return TABLE[max(min(TABLE), min(residents, max(TABLE)))]


# how many Outsiders more there may be; the Storyteller has the choice
CHANGES = almanac.facts(lambda role: role.changes, companions.CHANGES)
BRINGS = almanac.facts(lambda role: role.brings)  # who is never in play without another
EXCLUDES = almanac.facts(lambda role: role.excludes)  # who is never in play with others
MAKES_MINIONS = almanac.facts(lambda role: role.makes_minions)  # Demons with whom no Minion is dealt
FEWEST_GOOD = 2  # among Legion


def copies_of(role: str) -> int:
    """How many players may have this role from the start."""
    return almanac[role].copies


@lru_cache(maxsize=512)
def is_special(role: str) -> bool:
    """Whether a set is otherwise for this good role than by one role more or less."""
    brought = role in BRINGS or role in BRINGS.values() or role in EXCLUDES
    return role in CHANGES or brought or copies_of(role) > 1


@lru_cache(maxsize=512)
def matters(role: str) -> bool:
    """Whether an evil role changes the numbers, or who else may be there."""
    return changes_numbers(role) or any(role in others for others in EXCLUDES.values())


@lru_cache(maxsize=512)
def changes_numbers(role: str) -> bool:
    """Whether the numbers are others with this role, by itself or because another may be believed in."""
    believed = any(role == BRINGS.get(one) for one in with_trait(CHANGES_IF_BELIEVED))
    of_the_deal = has_trait(role, NO_DEMON_DEALT) or has_trait(role, ANOTHER_IN_THE_BAG)
    return role in CHANGES or of_the_deal or believed


def changes_if_believed(role: str) -> bool:
    """Whether it changes the table where somebody whose belief counts only believes to be it."""
    return has_trait(role, CHANGES_IF_BELIEVED)


def others_in_the_bag(roles: Container[str]) -> int:
    """How many of these are roles for which another lies in the bag."""
    return sum(role in roles for role in with_trait(ANOTHER_IN_THE_BAG))


def nobody_is_evil(roles: Iterable[str]) -> bool:
    """Whether one of these is never dealt with anybody evil."""
    return not set(roles).isdisjoint(with_trait(NOBODY_EVIL))


def brings_no_demon(roles: Iterable[str]) -> bool:
    """Whether with one of these no Demon is dealt, for one comes later."""
    return not set(roles).isdisjoint(with_trait(NO_DEMON_DEALT))


def go_together(roles: tuple[str, ...]) -> bool:
    """Whether nobody of these is without whom they bring, or with whom they exclude."""
    if BRINGS.keys().isdisjoint(roles) and EXCLUDES.keys().isdisjoint(roles):
        return True
    return all(other in roles for role, other in BRINGS.items() if role in roles) and not any(
        other in roles for role, others in EXCLUDES.items() if role in roles for other in others
    )


def kept_apart(roles: tuple[str, ...]) -> frozenset[str]:
    """Those who are never in play with one of these."""
    excluded = {other for role in roles for other in EXCLUDES.get(role, ())}
    return frozenset(
        excluded | {role for role, others in EXCLUDES.items() if any(one in roles for one in others)}
    )


def horde_among(roles: tuple[str, ...]) -> tuple[str, ...]:
    """Those of these roles that most players have where one is in play, as often as they are there."""
    hordes = with_trait(HORDE)
    return tuple(role for role in roles if role in hordes)


def evil_for(seats: int, roles: tuple[str, ...]) -> dict[str, int]:
    """How many Minions and Demons are dealt together with these roles."""
    _, _, minions, demons = TABLE[seats]
    if nobody_is_evil(roles):
        return {MINION: 0, DEMON: 0}
    if horde := horde_among(roles):
        return {MINION: 0, DEMON: len(horde)}
    dealt = 0 if any(role in MAKES_MINIONS for role in roles) else minions
    return {MINION: dealt, DEMON: 0 if brings_no_demon(roles) else demons}


class Evil(NamedTuple):
    """Evil roles that may be in play together: these Minions, so many plain ones, and one of these Demons.

    All of them matter alike: what good roles may be beside them is the same. A Demon is a tuple, for Legion
    are many and a Summoner has none.
    """

    minions: tuple[str, ...]
    plain: int
    demons: tuple[tuple[str, ...], ...]

    @property
    def mattering(self) -> tuple[str, ...]:
        """Those of them that matter."""
        return (*self.minions, *filter(matters, self.demons[0]))


NO_EVIL = Evil((), 0, ((),))


def evil_among(seats: int, script: tuple[str, ...]) -> Iterator[Evil]:
    """The Minions and Demons of a script that may be in play together; with an Atheist none."""
    if nobody_is_evil(script):
        yield NO_EVIL
    for alone in demons_without_minions(seats, script):
        yield Evil((), 0, (alone,))
    dealt, minions = TABLE[seats][2], of_kind(MINION, script)
    plain = len([role for role in minions if not matters(role)])
    demons = demons_with_minions(script, spare=len(minions) > dealt)
    for many in range(max(0, dealt - plain), dealt + 1):
        for mattering in combinations(filter(matters, minions), many):
            for one in (((),),) if brings_no_demon(mattering) else demons:
                yield Evil(mattering, dealt - many, one)


def demons_without_minions(seats: int, script: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """The Demons of a script with whom no Minion is dealt; Legion are more than half of all."""
    yield from ((role,) for role in MAKES_MINIONS if role in script)
    for role in horde_among(script):
        yield from ((role,) * many for many in range(seats // 2 + 1, seats - FEWEST_GOOD + 1))


def demons_with_minions(script: tuple[str, ...], *, spare: bool) -> list[tuple[tuple[str, ...], ...]]:
    """The other Demons: each that matters by itself, and all plain ones; Lil’ Monsta needs a Minion more."""
    others = [
        role for role in of_kind(DEMON, script) if not has_trait(role, HORDE) and role not in MAKES_MINIONS
    ]
    possible = [role for role in others if spare or not has_trait(role, MINDED)]
    plain = tuple((role,) for role in possible if not matters(role))
    return [*(((role,),) for role in possible if matters(role)), *([plain] if plain else [])]


def may_be_the_evil(seats: int, roles: tuple[str, ...], script: tuple[str, ...]) -> bool:
    """Whether the evil ones of these are as many of each kind as may be in play together."""
    minions, demons = of_kind(MINION, roles), of_kind(DEMON, roles)
    if horde := horde_among(demons):
        enough = seats // 2 < len(demons) <= seats - FEWEST_GOOD
        return not minions and len(horde) == len(demons) and enough
    as_many = {MINION: len(minions), DEMON: len(demons)} == evil_for(seats, roles)
    return as_many and leaves_a_minion((*minions, *demons), script)


def leaves_a_minion(evil: tuple[str, ...], script: tuple[str, ...]) -> bool:
    """Whether the script has a Minion more for Lil’ Monsta, who is nobody’s card."""
    is_minded = any(has_trait(role, MINDED) for role in evil)
    return not is_minded or len(of_kind(MINION, script)) > len(of_kind(MINION, evil))


def counts_for(seats: int, roles: tuple[str, ...]) -> list[dict[str, int]]:
    """How many of each kind may be in play: by the table, changed by the roles that change it.

    There are never fewer Outsiders than none, so that a role that takes one away may change nothing.
    """
    evil = evil_for(seats, roles)
    good = seats - sum(evil.values())
    changes = [CHANGES[role] for role in dict.fromkeys(roles) if role in CHANGES]
    if ANY in changes:
        return [{TOWNSFOLK: good - held, OUTSIDER: held, **evil} for held in range(good + 1)]
    changed = [TABLE[seats][1]]
    for one in changes:
        changed = list(dict.fromkeys(held + change for held in changed for change in one))
    possible = dict.fromkeys(max(0, held) for held in changed)
    return [{TOWNSFOLK: good - held, OUTSIDER: held, **evil} for held in possible if held <= good]


def believed_with(roles: tuple[str, ...], script: tuple[str, ...]) -> tuple[str, ...]:
    """What a Marionette among these may believe in that changes the table; a Huntsman needs a Damsel."""
    if set(roles).isdisjoint(with_trait(BELIEF_COUNTS)):
        return ()
    free = (role for role in with_trait(CHANGES_IF_BELIEVED) if role in script and role not in roles)
    return tuple(role for role in free if role not in BRINGS or BRINGS[role] in roles)


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
    needed[TOWNSFOLK] += others_in_the_bag(roles)
    needed[OUTSIDER] = held
    demons = of_kind(DEMON, roles)
    if demons and all(role in MAKES_MINIONS for role in demons):
        needed[TOWNSFOLK] += needed[MINION]
    needed[MINION] += bool(demons) and all(
        has_trait(role, MINDED) or role in MAKES_MINIONS for role in demons
    )
    return needed


def fewest_more(role: str) -> int:
    """By how many Outsiders a role changes the table at least; none, where any number may be."""
    changes = CHANGES.get(role, (0,))
    return 0 if changes is ANY else min(changes)
