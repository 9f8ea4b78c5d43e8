"""The Spirit of Ivory: there is at most one evil player more than were dealt."""

from __future__ import annotations

from fabula.core.events import Turned
from fabula.games.clocktower.almanac.cards import (
    EVIL,
)
from fabula.games.clocktower.almanac.setup_table import row_for
from fabula.games.clocktower.town.events import Informed, company
from fabula.games.clocktower.town.square import Square

SPIRIT_OF_IVORY = "spirit_of_ivory"


def may_turn_evil(town: Square) -> bool:
    """Whether there may be one evil player more than were dealt, or yet one more than that."""
    if SPIRIT_OF_IVORY not in company(town.grimoire):
        return True
    _, _, minions, demons = row_for(len(town.residents))
    return sum(town.is_evil(seat) for seat in town.residents) <= minions + demons


def turn(town: Square, seat: int, side: str) -> None:
    """A player changes to a side and is told so, unless there are too many evil players already."""
    if town.side(seat) == side or (side == EVIL and not may_turn_evil(town)):
        return
    town.tell(Turned(seat, side))
    town.tell(Informed(seat, "side", side))
