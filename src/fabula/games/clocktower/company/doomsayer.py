"""The Doomsayer: who lives may once call on them, and a player of their own side dies."""

from __future__ import annotations

from fabula.core.requests import Decide
from fabula.games.clocktower.almanac import decisions, notes
from fabula.games.clocktower.almanac.cards import (
    DEMON,
    FINAL_THREE,
    TRAVELLER,
)
from fabula.games.clocktower.town.deaths import die
from fabula.games.clocktower.town.events import NothingHappened
from fabula.games.clocktower.town.public_events import Beckoned
from fabula.games.clocktower.town.square import Square

DOOMSAYER = "doomsayer"
ENOUGH_TO_DOOM = 4


async def doom(town: Square, seat: int) -> None:
    """A player of their own side dies: the Storyteller decides who, and never ends the game by it."""
    notes.DOOMED.add(town, seat)
    town.tell(Beckoned(seat, DOOMSAYER))
    fellows = tuple(
        one for one in town.living if town.side(one) == town.side(seat) and is_dispensable(town, one)
    )
    victim = await Decide(decisions.DOOMSAYER, fellows, seat) if fellows else None
    if victim is None or not await die(town, victim, DOOMSAYER):
        town.tell(NothingHappened())


def is_dispensable(town: Square, seat: int) -> bool:
    """Whether the game goes on without a player."""
    kind = town.kind(seat)
    if kind == DEMON and len(town.living_demons) == 1:
        return False
    return kind == TRAVELLER or len(town.living_residents) > FINAL_THREE
