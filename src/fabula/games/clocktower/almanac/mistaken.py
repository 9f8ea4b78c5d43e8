"""Who does not know what they are, and what they may take themselves for."""

from __future__ import annotations

from fabula.core.grimoire import Grimoire
from fabula.games.clocktower.almanac.cards import (
    DECEIVED,
    DEMON,
    DRUNK,
    HERMIT,
    LUNATIC,
    MARIONETTE,
    TOWNSFOLK,
)

TAKEN_FOR = {DRUNK: TOWNSFOLK, LUNATIC: DEMON, MARIONETTE: TOWNSFOLK}
UNAWARE = (DRUNK, MARIONETTE)  # who becomes one of them later does not learn it either


def kinds_believed(role: str, script: tuple[str, ...]) -> tuple[str, ...]:
    """Of which kinds a role may be that somebody with this one believes in; none, for whoever knows.

    A Hermit has the ability of a Drunk, or of a Lunatic, where the script has one of them.
    """
    if role == HERMIT:
        return tuple(TAKEN_FOR[one] for one in DECEIVED if one in script)
    return (TAKEN_FOR[role],) if role in TAKEN_FOR else ()


def is_unaware(grimoire: Grimoire, role: str) -> bool:
    """Whether somebody who becomes this does not learn it."""
    return role in UNAWARE or (role == HERMIT and DRUNK in grimoire.roles)
