"""How long what lasts, in seconds."""

from __future__ import annotations

from fabula.core.tale import Timer
from fabula.games.vendetta.setup import TALKS

TIMERS = (
    Timer("look", 20, 5, 120),
    Timer("step", 15, 4, 90),
    Timer("meeting", 15, 4, 90),
    Timer("talk", 420, 20, 1800, TALKS),
    Timer("vote", 30, 5, 180),
    Timer("hand", 8, 3, 60),
    Timer("plea", 30, 5, 120),
    Timer("words", 0, 0, 60, always=True),
)
