"""The beats of a day: talk, nominations with their votes, exiles and the execution."""

from __future__ import annotations

from fabula.core.grimoire import Grimoire
from fabula.core.tale import Beat, Pace
from fabula.games.clocktower.almanac import notes, questions
from fabula.games.clocktower.almanac.cards import DAWN, DAY, almanac
from fabula.games.clocktower.judgement import trial, votes
from fabula.games.clocktower.phases import buddhist, day, day_powers, execution, exile, nomination
from fabula.games.clocktower.town.square import Square

BEATS = {
    beat.name: beat
    for beat in (
        Beat("hush", buddhist.keep, Pace("hush")),
        Beat("day", day.talk, Pace("talk")),
        Beat("nominations", day.take_nominations, Pace("nominations")),
        Beat("plea", nomination.plead, Pace("plea")),
        Beat("vote", votes.vote, Pace("hand", sweeps=True, asides="plea")),
        Beat("hushed_plea", nomination.plead, Pace("plea")),
        Beat("ballot", votes.vote, Pace("plea")),
        Beat(exile.EXILE_PLEA, exile.plead_against_exile, Pace("plea")),
        Beat("exile", votes.decide_exile, Pace("hand", sweeps=True)),
        Beat("cult", day_powers.gather, Pace("plea")),
        Beat("trial", trial.hold, Pace("plea")),
        Beat("execution", execution.end_the_day, Pace("plea")),
    )
}


def next_of_day(grimoire: Grimoire) -> Beat:
    """Talk; nominations with their votes, one after another; the execution. An exile comes in between."""
    if notes.CALLING.stands(grimoire):
        return BEATS["cult"]
    if notes.INDICTING.stands(grimoire):
        return BEATS["trial"]
    if notes.EXILING.stands(grimoire):
        return BEATS[exile.EXILE_PLEA if exile.is_to_be_pleaded(grimoire) else "exile"]
    if grimoire.phase in (DAWN, DAY):
        return BEATS["hush" if buddhist.is_due(grimoire) else "day"]
    if grimoire.phase == "plea":
        return BEATS["ballot" if is_secret(grimoire) else "vote"]
    if notes.NOMINEE.stands(grimoire):
        return BEATS["hushed_plea" if is_secret(grimoire) else "plea"]
    return BEATS["execution"] if notes.CLOSED.stands(grimoire) else BEATS["nominations"]


def is_secret(grimoire: Grimoire) -> bool:
    """Whether the vote that comes is one with eyes closed."""
    return bool(Square(grimoire, almanac).answer(questions.SecretVotes()))
