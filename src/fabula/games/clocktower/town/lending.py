"""Whether anything may come of an ability that somebody is lent: what stands in square brackets is past."""

from __future__ import annotations

from fabula.games.clocktower.almanac.cards import almanac
from fabula.games.clocktower.almanac.setup_table import BRINGS
from fabula.games.clocktower.town.square import Square, tonight


def comes_to_nothing(town: Square, role: str) -> bool:
    """Whether its time was the deal, or a night that is over, or it needs a role that is not in play."""
    last = almanac[role].useful_until
    if last is not None:
        return tonight(town.grimoire) > (last(town.grimoire) if callable(last) else last)
    return role in BRINGS and BRINGS[role] not in town.in_play


def of_use(town: Square, roles: tuple[str, ...]) -> tuple[str, ...]:
    """Those of which something may come; all, where there are none."""
    return tuple(role for role in roles if not comes_to_nothing(town, role)) or roles
