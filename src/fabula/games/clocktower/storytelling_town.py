"""What is advised to decide for Outsiders and Townsfolk of no printed set."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

from fabula.core.tale import Suggestion
from fabula.games.clocktower.bench import INFORMED, Bench
from fabula.games.clocktower.cards import OUTSIDER, TOWNSFOLK, almanac
from fabula.games.clocktower.carousel.borrowed import OF_THE_STORYTELLER

ONE_TIME_IN = 4


def mixed_bluffs(bench: Bench) -> Suggestion:
    """Two Townsfolk and an Outsider, none of whom somebody believes to be."""
    believed = [role for role in bench.town.grimoire.beliefs if role is not None]
    free = [role for role in dict.fromkeys(sum(bench.options, ())) if role not in believed]
    outsiders = [role for role in free if almanac[role].kind == OUTSIDER]
    townsfolk = [role for role in free if almanac[role].kind == TOWNSFOLK]
    mixed = {frozenset((*two, one)) for two in combinations(townsfolk, 2) for one in outsiders}
    return bench.one_of([three for three in bench.options if frozenset(three) in mixed], "bluffs-mixed")


def as_they_are(bench: Bench) -> Suggestion:
    """Mostly as they are: what seems to be is a spice."""
    return Suggestion(bench.options[0 if bench.below(ONE_TIME_IN) else -1], "rarely")


def who_is_the_puzzle(bench: Bench) -> Suggestion:
    """Who learns something."""
    role = bench.town.grimoire.role
    return bench.one_of([seat for seat in bench.options if role(seat) in INFORMED], "puzzle")


def plague(bench: Bench) -> Suggestion:
    """An ability of the Storyteller's own, of which something is seen."""
    return bench.one_of([role for role in bench.options if role in OF_THE_STORYTELLER], "new-plague")


def a_good_one(bench: Bench) -> Suggestion:
    """Somebody good who learns something."""
    town = bench.town
    good = [seat for seat in bench.options if not town.is_evil(seat)]
    return bench.one_of(good, "twin-townsfolk")


ADVICE: dict[str, Callable[[Bench], Suggestion]] = {
    "snitch_bluffs": mixed_bluffs,
    "register:ogre": as_they_are,
    "register:golem": as_they_are,
    "register:damsel": as_they_are,
    "puzzle_drunk": who_is_the_puzzle,
    "plague_doctor": plague,
    "plague_twin": a_good_one,
}
