"""Something bad that may happen to somebody: by an Angel to whoever is to blame for a death."""

from __future__ import annotations

from fabula.core.events import Marked, Noted
from fabula.core.requests import Decide
from fabula.games.clocktower.cards import ANGEL, BAD, DRUNK, POISONED, dusk_of
from fabula.games.clocktower.deaths import AVENGED, die
from fabula.games.clocktower.events import NothingHappened
from fabula.games.clocktower.square import Square

DIES, DRINKS, SICKENS, BY_HAND = "harm_dies", "harm_drunk", "harm_poisoned", "harm_by_hand"
HARMS = (DRINKS, SICKENS, DIES, BY_HAND)
IMPAIRED = {DRINKS: DRUNK, SICKENS: POISONED}


async def avenge(town: Square) -> None:
    """Of the first protected player of whose death all have heard: who answers for it, or nobody."""
    victim, *left = town.grimoire.notes[AVENGED]
    town.tell(Noted(AVENGED, tuple(left) or None))
    culprit = await Decide(ANGEL, (None, *town.living), victim)
    if culprit is not None:
        await befall(town, culprit, ANGEL)


async def befall(town: Square, seat: int, cause: str) -> None:
    """What happens to a player: until tomorrow’s dusk, for good, or what the Storyteller does by hand."""
    harm = await Decide("something_bad", HARMS, seat)
    if harm in IMPAIRED:
        if not town.working(seat, "beggar"):
            town.tell(Marked(seat, IMPAIRED[harm], None, dusk_of(town.night + 1)))
    elif harm == BY_HAND:
        town.tell(Marked(seat, BAD, None))
    elif not await die(town, seat, cause):
        town.tell(NothingHappened())
