"""The Buddhist: for the first two minutes of each day the veterans may not talk."""

from __future__ import annotations

from fabula.core.events import PhaseBegan, Silenced, Unsilenced
from fabula.core.grimoire import Grimoire
from fabula.games.clocktower.almanac import notes
from fabula.games.clocktower.almanac.cards import DAWN, DAY, VETERAN
from fabula.games.clocktower.phases.day import keep_open
from fabula.games.clocktower.town.events import company
from fabula.games.clocktower.town.public_events import Announced
from fabula.games.clocktower.town.square import Square

BUDDHIST = "buddhist"


def veterans(grimoire: Grimoire) -> tuple[int, ...]:
    """Who is marked as one, in the order in which they were."""
    return tuple(dict.fromkeys(mark.seat for mark in grimoire.marks if mark.kind == VETERAN))


def is_due(grimoire: Grimoire) -> bool:
    """Whether a day begins on which some are silent at first."""
    here = BUDDHIST in company(grimoire) and grimoire.phase in (DAWN, DAY)
    return here and notes.HUSHED.of(grimoire) != grimoire.number and bool(veterans(grimoire))


async def keep(town: Square) -> None:
    """All others talk; if something has to be settled before time is up, the silence is over."""
    grimoire = town.grimoire
    if grimoire.phase != DAY:
        town.tell(PhaseBegan(DAY, town.night))
    notes.HUSHED.set(town, town.night)
    town.tell(Announced(BUDDHIST, veterans(grimoire)))
    silent = tuple(seat for seat in veterans(grimoire) if seat not in grimoire.silenced)
    for seat in silent:
        town.tell(Silenced(seat))
    await keep_open(town, DAY)
    for seat in silent:
        if seat in grimoire.silenced:
            town.tell(Unsilenced(seat))
    town.tell(Announced("all_talk"))
