"""How long a beat lasts, and when bots speak in it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from fabula.core.requests import Below
from fabula.core.tale import Pace

FOR_NEWCOMERS = 1.5  # how much longer a call is while its roles are new
FIRST_WORD = 2_500
A_TURN_LATER = 1_400
BETWEEN_WORDS = 2_800
WAITED_OUT = 500  # by who hears the others out: so often does it look whether they have spoken
HESITATION = 2_200


def length_of(pace: Pace, settings: Mapping[str, Any], hurry: float = 1.0) -> int:
    """The length of a beat in ms, by the room's timers (seconds); `hurry` shortens all of them."""
    seconds: int = settings[pace.timer]
    longer = FOR_NEWCOMERS if pace.lingers and settings.get("unhurried") else 1
    return round(1000 * seconds * longer * pace.times * hurry)


def first_words(turn: int, below: Below, hurry: float = 1.0) -> int:
    """How long a bot waits before it says anything: by its turn among the bots and by lot, nothing hidden."""
    return round((FIRST_WORD + turn * A_TURN_LATER + below(HESITATION)) * hurry)


def more_words(below: Below, hurry: float = 1.0) -> int:
    """How long a bot waits before it goes on."""
    return round((BETWEEN_WORDS + below(HESITATION)) * hurry)


def asked_again(below: Below, hurry: float = 1.0) -> int:
    """How long a bot that hears the others out waits before it is asked again: no table of bots is silent."""
    return round((WAITED_OUT + below(HESITATION // 4)) * hurry)
