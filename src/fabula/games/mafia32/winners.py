"""Who wins: the book's last page."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

ROUND = 2  # a night and a vote
TOO_QUIET = 6 * ROUND
WARNED = 2 * ROUND  # so long before


class Standing(NamedTuple):
    """What decides a game: who lives, who has how many votes.

    `gangs` counts the living who bar the way of all other sides, `free` those who vote and shoot;
    `loner_wins` says whether one has nobody but the last survivor besides. A game that is `quiet` for
    `too_quiet` is a draw, a little later if a death is `due`.
    """

    living: int
    town_votes: int
    gangs: Mapping[str, int]
    free: Mapping[str, int]
    loner: bool
    loner_wins: bool = False
    loner_blocks: bool = False
    quiet: int = 0
    too_quiet: int = TOO_QUIET
    due: bool = False


def winner(standing: Standing, *, at_dawn: bool) -> tuple[str, ...] | None:
    """The sides that have won, an empty tuple for a draw, None while the game goes on.

    Loner before gang before town; all but the town's win are judged only when a day begins.
    """
    blocked = standing.loner and standing.loner_blocks
    if at_dawn and standing.loner_wins:
        return ("loner",)
    if at_dawn and not blocked and (gang := ruling_gang(standing)) is not None:
        return (gang,)
    if not blocked and standing.town_votes and not any(standing.gangs.values()):
        return ("town",)
    return () if not standing.living or is_a_draw(standing) else None


def is_a_draw(standing: Standing) -> bool:
    """Whether nothing has happened for too long; for a death on its way one more round is waited."""
    return standing.quiet >= standing.too_quiet + (ROUND if standing.due else 0)


def ruling_gang(standing: Standing) -> str | None:
    """The one gang left, if the town no longer outvotes it."""
    left = [gang for gang, members in standing.gangs.items() if members]
    if len(left) == 1 and standing.town_votes <= standing.free[left[0]] > 0:
        return left[0]
    return None
