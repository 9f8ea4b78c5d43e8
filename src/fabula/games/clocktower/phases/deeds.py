"""Deeds of the day: what somebody does, or says that they do, and what an ability makes of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from fabula.core.moments import Moment
from fabula.core.requests import Choice
from fabula.games.clocktower.almanac import decisions, moments, notes
from fabula.games.clocktower.almanac.traits import SLAY, whose
from fabula.games.clocktower.company import fabled
from fabula.games.clocktower.phases.day_options import GIVE
from fabula.games.clocktower.phases.day_powers import POWERS_OF_SPEECH, speak
from fabula.games.clocktower.town.announcing import confirm
from fabula.games.clocktower.town.events import NothingHappened, Used
from fabula.games.clocktower.town.square import Square
from fabula.games.clocktower.town.verbs import happens

# what only one may do, as all know, for their role is open
OF_TRAVELLERS: dict[str, Callable[[int, Any], Moment[None]]] = {
    "swap": moments.Swaps,
    "finish": moments.Finishes,
    "jest": moments.Jests,
}


ACTS = frozenset((SLAY, GIVE, *OF_TRAVELLERS, *fabled.ACTS, *POWERS_OF_SPEECH))


async def act(town: Square, who: int, word: str, *rest: Choice) -> None:
    """Somebody does, or says that they do, what an ability may make something of."""
    if word == SLAY:
        await use(town, who, whose(word), *rest)
    elif word == GIVE:
        await happens(town, moments.TokenOffered(seat=who, beggar=rest[0]))
    elif word in fabled.ACTS:
        await fabled.ACTS[word](town, who)
    elif word in OF_TRAVELLERS:
        await happens(town, OF_TRAVELLERS[word](who, rest[0]))
    else:
        await speak(town, who, word, *rest)


async def use(town: Square, seat: int, role: str, target: int) -> None:
    """What is said to be used looks the same whoever says so."""
    town.tell(Used(seat, role, target))
    notes.SHOTS.add(town, seat)
    lived = town.grimoire.alive[target]
    await confirm(decisions.USED, seat, target)
    await happens(town, moments.Shoots(seat, target))
    if town.grimoire.alive[target] == lived:
        town.tell(NothingHappened())
