"""Who does not know what they are, and what they may take themselves for."""

from __future__ import annotations

from functools import lru_cache

from fabula.core.grimoire import Grimoire
from fabula.games.clocktower.almanac.cards import DEMON, OUTSIDER, almanac, of_kind
from fabula.games.clocktower.almanac.traits import ALL_OUTSIDERS, BESIDE_A_DEMON, UNAWARE, has_trait

TAKEN_FOR = almanac.facts(lambda role: role.believes)


def deceived() -> tuple[str, ...]:
    """The Outsiders who do not know what they are, in the almanac’s order."""
    return _deceived(len(almanac))


@lru_cache(maxsize=4)
def _deceived(_roles: int) -> tuple[str, ...]:
    return tuple(role for role in of_kind(OUTSIDER, almanac.printed) if role in TAKEN_FOR)


def believing_by(role: str, script: tuple[str, ...]) -> tuple[str, ...]:
    """By whose cards somebody with this role may be mistaken: by its own, or by those of other Outsiders."""
    if has_trait(role, ALL_OUTSIDERS):
        return tuple(one for one in deceived() if one in script)
    return (role,) if role in TAKEN_FOR else ()


def kinds_believed(role: str, script: tuple[str, ...]) -> tuple[str, ...]:
    """Of which kinds a role may be that somebody with this one believes in; none, for whoever knows."""
    return tuple(kind for one in believing_by(role, script) for kind in TAKEN_FOR[one])


def is_unaware(grimoire: Grimoire, role: str) -> bool:
    """Whether somebody who becomes this does not learn it."""
    return any(has_trait(one, UNAWARE) for one in believing_by(role, grimoire.roles))


def thinks_to_be_a_demon(role: str) -> bool:
    """Whether by this card somebody takes themselves for a Demon."""
    return DEMON in TAKEN_FOR.get(role, ())


def demon_believed_by(role: str, script: tuple[str, ...]) -> str | None:
    """By whose card somebody with this role takes themselves for a Demon: it is its line that they act at."""
    return next(filter(thinks_to_be_a_demon, believing_by(role, script)), None)


def puppets_among(roles: tuple[str, ...]) -> tuple[str, ...]:
    """Those of these roles whose players are not found by what they drew, but beside a Demon."""
    return tuple(role for role in dict.fromkeys(roles) if has_trait(role, BESIDE_A_DEMON))


@lru_cache(maxsize=256)
def in_the_order_of_finding(roles: tuple[str, ...]) -> tuple[str, ...]:
    """Those who are mistaken among these as they are found: first whoever narrows the choice for the others.

    A puppet sits by who only thinks to be a Demon only after that one is known; whom another’s card deceives
    may be fewer players than whoever is deceived by their own.
    """
    return tuple(sorted(dict.fromkeys(roles), key=_freedom))


def _freedom(role: str) -> int:
    if thinks_to_be_a_demon(role):
        return 0
    if has_trait(role, BESIDE_A_DEMON):
        return 1
    return 2 if has_trait(role, ALL_OUTSIDERS) else 3
