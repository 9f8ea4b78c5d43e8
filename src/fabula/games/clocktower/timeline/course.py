"""The course of a game: a first night, then day and night in turn, until a side has won."""

from __future__ import annotations

from fabula.core.grimoire import Grimoire
from fabula.core.tale import Beat
from fabula.games.clocktower.almanac import notes
from fabula.games.clocktower.almanac.cards import DUSK, NIGHT, TWILIGHT
from fabula.games.clocktower.judgement import ending
from fabula.games.clocktower.timeline.day import next_of_day
from fabula.games.clocktower.timeline.interruptions import next_interruption
from fabula.games.clocktower.timeline.night import BEFORE, DAWN, next_of_night, next_of_the_sheet
from fabula.games.clocktower.timeline.nightfall import next_before_nightfall
from fabula.games.clocktower.town.deaths import EXECUTION

RECKONING = Beat("reckoning", ending.reckon)
END = Beat("end", ending.end, closes=True)


def next_beat(grimoire: Grimoire) -> Beat | None:
    """Deal, look; a night line by line, dawn, talk, nominations and votes, execution, and again."""
    if grimoire.winners is not None:
        return None
    phase = grimoire.phase
    if phase in BEFORE:
        return BEFORE[phase]
    if ending.winning_side(grimoire) is not None:
        return DAWN if phase == NIGHT else RECKONING if ending.politicians(grimoire) else END
    return next_of_night(grimoire) if phase == NIGHT else next_while_awake(grimoire)


def next_while_awake(grimoire: Grimoire) -> Beat:
    """What has to be settled first; then the day, or the night that comes."""
    interruption = next_interruption(grimoire)
    if interruption is not None:
        return interruption
    is_decided = grimoire.phase in (DUSK, EXECUTION, TWILIGHT)
    if not is_decided or notes.EXILING.stands(grimoire) or notes.CALLING.stands(grimoire):
        return next_of_day(grimoire)
    return next_before_nightfall(grimoire) or next_of_the_sheet(grimoire)
