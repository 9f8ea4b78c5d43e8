"""Who does not know what they are, and what they may take themselves for."""

from __future__ import annotations

from functools import lru_cache

from fabula.core.grimoire import Grimoire
from fabula.games.clocktower.almanac.cards import HERMIT, OUTSIDER, almanac, of_kind
from fabula.games.clocktower.almanac.traits import UNAWARE, has_trait

TAKEN_FOR = almanac.facts(lambda role: role.believes)


def deceived() -> tuple[str, ...]:
    """The Outsiders who do not know what they are, in the almanac’s order."""
    return _deceived(len(almanac))


@lru_cache(maxsize=4)
def _deceived(_roles: int) -> tuple[str, ...]:
    return tuple(role for role in of_kind(OUTSIDER, almanac.printed) if role in TAKEN_FOR)


def kinds_believed(role: str, script: tuple[str, ...]) -> tuple[str, ...]:
    """Of which kinds a role may be that somebody with this one believes in; none, for whoever knows.

    A Hermit has the ability of a Drunk, or of a Lunatic, where the script has one of them.
    """
    if role == HERMIT:
        return tuple(kind for one in deceived() if one in script for kind in TAKEN_FOR[one])
    return TAKEN_FOR.get(role, ())


def is_unaware(grimoire: Grimoire, role: str) -> bool:
    """Whether somebody who becomes this does not learn it; a Hermit does not, by the Drunk’s ability."""
    if role == HERMIT:
        return any(has_trait(one, UNAWARE) for one in deceived() if one in grimoire.roles)
    return has_trait(role, UNAWARE)
