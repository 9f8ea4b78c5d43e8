"""Who wins: there are no draws."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from fabula.games.vendetta.cards import HUNTERS, SIDES, VAMPIRES, VARGS, WEREWOLF

THREE_ROUNDS = 6  # votes and light times in a row without a death
SIX_ROUNDS = 12
TWO_ROUNDS = 4


class Standing(NamedTuple):
    """What decides a game.

    `sides` counts the living; `armed` tells whether one lives who can still kill hunters, `killers` whether a
    killer outside the pack does; `due` whether the hunters were level before and play went on only for those.
    """

    sides: Mapping[str, int]
    armed: bool = False
    killers: bool = False
    kin: bool = False
    due: bool = False
    quiet: int = 0


def winner(standing: Standing, *, at_nightfall: bool) -> str | None:
    """The side that has won; None while the game goes on."""
    sides = standing.sides
    left = [side for side in SIDES if sides.get(side)]
    if not left:
        return VAMPIRES
    if WEREWOLF not in left and len(left) == 1:
        return left[0]
    if WEREWOLF in left and wolf_is_alone(standing):
        return WEREWOLF
    if (at_nightfall or standing.due) and is_level(standing) and not standing.armed:
        return HUNTERS
    if at_nightfall and pack_rules(standing):
        return VARGS
    return too_quiet(standing) if standing.quiet else None


def goes_on(living: Sequence[str], *, heads_count: bool) -> bool:
    """Whether nobody can have won unless it has been too quiet: hunters live, and vampires besides.

    Where heads count, at nightfall or when the hunters are due, the vampires must be more.
    """
    hunters = living.count(HUNTERS)
    return hunters > 0 and living.count(VAMPIRES) > (hunters if heads_count else 0)


def wolf_is_alone(standing: Standing) -> bool:
    """A werewolf, or kin together, alone or with a single hunter."""
    sides = standing.sides
    wolves = sides.get(WEREWOLF, 0)
    few = wolves > 0 if standing.kin else wolves == 1
    return few and sides.get(HUNTERS, 0) <= 1 and not sides.get(VAMPIRES, 0) and not sides.get(VARGS, 0)


def is_level(standing: Standing) -> bool:
    """Whether the hunters are level as they stand."""
    return hunters_are_level(standing.sides.get(HUNTERS, 0), standing.sides.get(VAMPIRES, 0))


def hunters_are_level(hunters: int, vampires: int) -> bool:
    """At least as many hunters as vampires."""
    return hunters > 0 and hunters >= vampires


def pack_rules(standing: Standing) -> bool:
    """No hunter and no other killer lives, and the vargs are at least as many as all others."""
    vargs = standing.sides.get(VARGS, 0)
    others = sum(standing.sides.values()) - vargs
    return 0 < vargs >= others and not standing.sides.get(HUNTERS, 0) and not standing.killers


def too_quiet(standing: Standing) -> str | None:
    """Where nobody dies any more: three rounds for hunters who are level, six for the lords of the town."""
    if standing.quiet >= THREE_ROUNDS and is_level(standing):
        return HUNTERS
    if standing.quiet >= SIX_ROUNDS:
        return VAMPIRES if standing.sides.get(VAMPIRES) else WEREWOLF
    return None
