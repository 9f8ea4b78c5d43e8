"""Whom a Storm Catcher’s storm has caught: they die by execution alone, while it is in play."""

from __future__ import annotations

from collections.abc import Iterable

from fabula.core.grimoire import Grimoire
from fabula.core.working import bears
from fabula.games.clocktower.almanac.cards import STORMCAUGHT
from fabula.games.clocktower.town.events import company

STORM_CATCHER = "storm_catcher"


def is_stormcaught(grimoire: Grimoire, seat: int) -> bool:
    """Whether nothing but an execution kills a player."""
    return STORM_CATCHER in company(grimoire) and bears(grimoire, seat, STORMCAUGHT)


def mortal(grimoire: Grimoire, seats: Iterable[int]) -> tuple[int, ...]:
    """Those of them who may die otherwise too."""
    return tuple(seat for seat in seats if not is_stormcaught(grimoire, seat))
