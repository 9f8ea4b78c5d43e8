"""The beats of the nights: the deal and the look before them, each line of the sheet, and the dawn."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache, partial

from fabula.core.grimoire import Grimoire
from fabula.core.tale import Beat, Pace
from fabula.games.clocktower.almanac import notes
from fabula.games.clocktower.almanac.cards import NIGHT
from fabula.games.clocktower.leading import prompting
from fabula.games.clocktower.phases import lines, night
from fabula.games.clocktower.phases.calls import questions_at
from fabula.games.clocktower.phases.dawn import break_of_day
from fabula.games.clocktower.phases.deal import deal

BEFORE = {"setup": Beat("deal", deal, Pace("look")), "deal": Beat("look", night.look, Pace("look"))}
ASKING = Beat(f"{NIGHT}:{prompting.ASKING}", prompting.ask, presses=True)
DAWN = Beat("dawn", break_of_day)
DAWN_OF_A_WHOLE_NIGHT = replace(DAWN, stillness="dawn")  # one that ends the game comes at once


def next_of_night(grimoire: Grimoire) -> Beat:
    """What whoever leads wants to ask; else down the sheet."""
    return ASKING if notes.ASKING.stands(grimoire) else next_of_the_sheet(grimoire)


def next_of_the_sheet(grimoire: Grimoire) -> Beat:
    """The next line, or the dawn."""
    line = lines.next_line(grimoire)
    return DAWN_OF_A_WHOLE_NIGHT if line is None else a_walk(line, questions_at(grimoire, line))


@lru_cache(maxsize=1024)
def a_walk(line: str, questions: int) -> Beat:
    """A line of the night sheet, with time for so many questions one after another, or without any."""
    pace = Pace("step", questions, lingers=True, seals=True) if questions else None
    return Beat(f"{NIGHT}:{line}", partial(night.walk, line), pace)
