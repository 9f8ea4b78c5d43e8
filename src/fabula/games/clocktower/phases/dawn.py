"""The dawn: all open their eyes, and the day before is forgotten."""

from __future__ import annotations

from fabula.games.clocktower.almanac import moments
from fabula.games.clocktower.company import fabled
from fabula.games.clocktower.judgement import standstill
from fabula.games.clocktower.phases import day, night
from fabula.games.clocktower.town.square import Square
from fabula.games.clocktower.town.verbs import happens


async def break_of_day(town: Square) -> None:
    """All open their eyes; the day before is forgotten."""
    at_rest = standstill.is_at_rest(town.grimoire)
    night.dawn(town)
    standstill.look_back(town, at_rest=at_rest)
    day.forget_the_day(town)
    fabled.ferry(town)
    await happens(town, moments.Dawns())
