"""Who wins: the book's last page."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

TOO_QUIET = 6  # three nights and three votes in a row without a death


@dataclass(frozen=True)
class Standing:
    """What decides a game: who lives, who has how many votes.

    `gangs` counts living members, `free` those out of jail; `outside_the_loner` counts the living who are
    neither the loner nor infected.
    """

    living: int
    town_votes: int
    gangs: Mapping[str, int]
    free: Mapping[str, int]
    loner: bool
    outside_the_loner: int
    loner_blocks: bool = False
    quiet: int = 0


def winner(standing: Standing, *, at_dawn: bool) -> tuple[str, ...] | None:
    """The sides that have won, an empty tuple for a draw, None while the game goes on.

    Loner before gang before town; all but the town's win are judged only when a day begins.
    """
    blocked = standing.loner and standing.loner_blocks
    if at_dawn and standing.loner and standing.outside_the_loner <= 1:
        return ("loner",)
    if at_dawn and not blocked and (gang := ruling_gang(standing)) is not None:
        return (gang,)
    if not blocked and standing.town_votes and not any(standing.gangs.values()):
        return ("town",)
    if not standing.living or standing.quiet >= TOO_QUIET:
        return ()
    return None


def ruling_gang(standing: Standing) -> str | None:
    """The one gang left, if the town no longer outvotes it."""
    left = [gang for gang, members in standing.gangs.items() if members]
    if len(left) == 1 and standing.town_votes <= standing.free[left[0]] > 0:
        return left[0]
    return None
