"""The beats between an execution and the night, in which all learn or decide something."""

from __future__ import annotations

from fabula.core.grimoire import Grimoire
from fabula.core.tale import Beat, Pace
from fabula.games.clocktower.almanac.cards import TWILIGHT, almanac
from fabula.games.clocktower.company import contest
from fabula.games.clocktower.judgement import last_night
from fabula.games.clocktower.phases import execution, twilight
from fabula.games.clocktower.town import naming, revolution
from fabula.games.clocktower.town.deaths import EXECUTION
from fabula.games.clocktower.town.square import Square

NAMING = Beat("naming", naming.name_the_minion, Pace("plea"))
BUTCHER = Beat("butcher", execution.go_on, Pace("plea"))
REVOLUTION = Beat("revolution", revolution.announce)
FIDDLER = Beat("fiddler", contest.propose, Pace("plea"))
LAST_NIGHT = Beat("last_night", last_night.end)
DUSK_TALK = Beat(TWILIGHT, twilight.fall, Pace(TWILIGHT))


def next_before_nightfall(grimoire: Grimoire) -> Beat | None:
    """The beat in which all learn or decide something before a night begins."""
    over = grimoire.phase == EXECUTION
    if over and naming.is_due(grimoire):
        return NAMING
    if over and execution.goes_on(Square(grimoire, almanac)):
        return BUTCHER
    if revolution.is_due(grimoire):
        return REVOLUTION
    if over and contest.is_due(grimoire):
        return FIDDLER
    if last_night.is_due(grimoire):
        return LAST_NIGHT
    return DUSK_TALK if twilight.is_due(grimoire) else None
