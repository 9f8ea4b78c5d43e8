"""What is said and done before all: when anybody may speak, what is judged of it, what is answered aloud."""

from __future__ import annotations

from fabula.core.grimoire import Grimoire
from fabula.core.parts import Sayings, Talk
from fabula.games.clocktower.almanac import questions
from fabula.games.clocktower.almanac.cards import DAWN, DAY, NOMINATIONS, TWILIGHT
from fabula.games.clocktower.judgement import ending, trial, votes
from fabula.games.clocktower.town.deaths import EXECUTION
from fabula.games.clocktower.town.statements import WORDS


def hush(grimoire: Grimoire) -> str | None:
    """Why nobody may whisper: some abilities keep all in their seats until the game is over."""
    told = grimoire.winners is not None
    return None if told or not ending.says(grimoire, questions.NoWhispers()) else "whispers-forbidden"


TALK = Talk(
    (DAWN, DAY, NOMINATIONS, "plea", "vote", votes.BALLOT, "exile", EXECUTION, TWILIGHT),
    pleas=("plea",),
    polls=("plea", "vote", "exile_plea", "exile"),
    dead_speak=True,
    hush=hush,
)
SAYINGS = Sayings(WORDS)
DONE_OPENLY = ("nominate", "exile", trial.INDICT, "last_wish")
