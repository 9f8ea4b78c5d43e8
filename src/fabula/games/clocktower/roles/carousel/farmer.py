"""The Townsfolk whose death makes another a Farmer."""

from __future__ import annotations

from fabula.core.grimoire import Grant
from fabula.core.requests import Decide
from fabula.games.clocktower.almanac.cards import (
    GOOD,
    NIGHT,
    townsfolk,
)
from fabula.games.clocktower.almanac.moments import (
    Dies,
    SoughtOut,
)
from fabula.games.clocktower.town.changes import become
from fabula.games.clocktower.town.registering import taken_for
from fabula.games.clocktower.town.square import Square
from fabula.games.clocktower.town.verbs import Me

farmer = townsfolk("farmer", icon="farmer")
"""Your death by night makes a Farmer of somebody good who lives."""


@farmer.when(Dies)
async def leave_the_farm(me: Me, town: Square) -> None:
    """The Storyteller decides who; they stay on their side."""
    if town.grimoire.phase != NIGHT:
        return
    heirs = taken_for(town, town.living_residents, lambda seen: seen.side == GOOD)
    heir = heirs[0] if len(heirs) == 1 else await Decide(me.role, heirs, me.seat)
    if heir is not None:
        await become(town, heir, me.role)


@farmer.when(SoughtOut)
async def lend_the_farm(me: Me, town: Square, by: Grant) -> None:
    """Found by a Demon that kills nobody by night you live on, and there is another Farmer all the same."""
    if me.works:
        await farmer.reactions[Dies](me, town)
