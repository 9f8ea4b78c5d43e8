"""Whether anything may come of an ability that somebody is lent: what stands in square brackets is past."""

from __future__ import annotations

from fabula.games.clocktower.almanac.cards import ATHEIST, OUTSIDER, SUMMONER
from fabula.games.clocktower.almanac.setup_table import BRINGS
from fabula.games.clocktower.town.square import Square, tonight

BARON, XAAN = "baron", "xaan"
NIGHT_OF_SUMMONING = 3


def comes_to_nothing(town: Square, role: str) -> bool:
    """Whether its time was the deal, or a night that is over, or it needs a role that is not in play."""
    if role in (BARON, ATHEIST):
        return True
    if role in BRINGS:
        return BRINGS[role] not in town.in_play
    if role == XAAN:
        return tonight(town.grimoire) > sum(town.kind(seat) == OUTSIDER for seat in town.everyone)
    return role == SUMMONER and tonight(town.grimoire) > NIGHT_OF_SUMMONING


def of_use(town: Square, roles: tuple[str, ...]) -> tuple[str, ...]:
    """Those of which something may come; all, where there are none."""
    return tuple(role for role in roles if not comes_to_nothing(town, role)) or roles
