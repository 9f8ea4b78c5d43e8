"""The beats that come before a day or night goes on: last words, and what has to be settled at once."""

from __future__ import annotations

from fabula.core.grimoire import Grimoire
from fabula.core.tale import Beat, Pace
from fabula.games.clocktower.almanac import notes
from fabula.games.clocktower.company import angel, hindu
from fabula.games.clocktower.judgement import last_words
from fabula.games.clocktower.leading import asked_by_day

LAST_WORDS = Beat("last_words", last_words.speak, Pace("plea"))
REBIRTH = Beat("rebirth", hindu.come_back, Pace("plea"))
HARM = Beat("harm", angel.settle)
ASIDE = Beat("aside", asked_by_day.ask, Pace("plea"))


def next_interruption(grimoire: Grimoire) -> Beat | None:
    """What has to be settled before anything else; None where nothing has."""
    if notes.SPEAKING.stands(grimoire):
        return LAST_WORDS
    if hindu.is_due(grimoire):
        return REBIRTH
    if angel.is_due(grimoire):
        return HARM
    return ASIDE if asked_by_day.is_due(grimoire) else None
