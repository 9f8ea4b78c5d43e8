"""The night: down the sheet, each who wakes in turn, then the dawn."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from fabula.core.events import PhaseBegan, Prompted, Shown, Woke
from fabula.core.floor import JUST_READY, LOOKING, until_all_are_ready
from fabula.core.rulings import by_the_first
from fabula.core.town import Together
from fabula.games.clocktower.almanac import moments, notes
from fabula.games.clocktower.almanac.cards import (
    DAWN,
    DUSK,
    NIGHT,
    almanac,
)
from fabula.games.clocktower.almanac.night_sheet import (
    DEMON_INFO,
    MINION_INFO,
    NEWS,
    places,
)
from fabula.games.clocktower.company import fabled
from fabula.games.clocktower.phases.introductions import introduce_demon, introduce_minions
from fabula.games.clocktower.phases.lines import sheet
from fabula.games.clocktower.phases.wakings import side_by_side, wake
from fabula.games.clocktower.town.abnormal import forget_in_vain
from fabula.games.clocktower.town.colour import tell_an_opening, tell_of_a_dawn
from fabula.games.clocktower.town.deaths import tell_of_the_fallen
from fabula.games.clocktower.town.events import Quiet, Walked, company
from fabula.games.clocktower.town.square import Square
from fabula.games.clocktower.town.verbs import happens
from fabula.games.clocktower.town.woken import forget_the_woken


async def look(town: Square) -> None:
    """Everybody looks at their role until all are ready."""
    town.tell(PhaseBegan(DUSK, 0))
    await until_all_are_ready(town, LOOKING, town.everyone, JUST_READY)


def begin_night(town: Square) -> None:
    """All close their eyes."""
    town.tell(PhaseBegan(DUSK, town.night))
    forget_in_vain(town, DUSK)
    forget_the_woken(town)
    town.tell(PhaseBegan(NIGHT, town.night + 1))
    if town.night == 1:
        tell_an_opening(town)


async def walk(line: str, town: Square) -> None:
    """One line of the night sheet."""
    if town.grimoire.phase != NIGHT:
        begin_night(town)
    town.tell(Walked(line, places(sheet(town.grimoire, town.night))[line]))
    if line in LINES:
        await LINES[line](town)
    elif line not in almanac and line in company(town.grimoire):
        town.tell(Prompted(line))
    else:
        for several in side_by_side(town.sleepers_of(line)):
            scripts = [wake(town, grant) for grant in several]
            await (scripts[0] if len(scripts) == 1 else Together(scripts))
        await happens(town, moments.Walked())


async def tell_the_news(town: Square) -> None:
    """Whoever has changed since the last night is told what they are now."""
    for seat in notes.CHANGED.known(town.grimoire):
        town.tell(Woke(seat, NEWS))
        town.tell(Shown(seat, town.grimoire.role(seat)))
    notes.CHANGED.forget(town)


# what happens at the lines that are no role's
LINES: dict[str, Callable[[Square], Awaitable[None]]] = {
    NEWS: tell_the_news,
    MINION_INFO: introduce_minions,
    DEMON_INFO: introduce_demon,
    **fabled.LINES,
}


def dawn(town: Square) -> None:
    """All open their eyes and hear who died, and who lives again."""
    if town.grimoire.phase != NIGHT:
        begin_night(town)
    town.tell(PhaseBegan(DAWN, town.night))
    forget_in_vain(town, DAWN)
    dead = tell_of_the_fallen(town)
    if not dead:
        town.tell(Quiet())
    tell_of_a_dawn(town, dead)
    if by_the_first(town.grimoire):  # in which nobody could be asked by day, as if last night
        forget_the_woken(town)
