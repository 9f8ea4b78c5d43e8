"""How long what lasts where Fabula leads, in seconds; the few times that run beside a leader too."""

from __future__ import annotations

from fabula.core.tale import Timer
from fabula.games.clocktower.almanac.cards import TWILIGHT
from fabula.games.clocktower.company.fabled import BUDDHIST

TIMERS = (
    Timer("look", 30, 5, 180),
    Timer("step", 12, 4, 90),
    Timer("dawn", 6, 2, 30),
    Timer("hush", 120, 20, 600, always=True, beside=BUDDHIST),
    Timer("talk", 420, 20, 3600),
    Timer("nominations", 60, 10, 600),
    Timer("plea", 30, 5, 180),
    Timer("words", 0, 0, 60, always=True),
    Timer(TWILIGHT, 30, 5, 600),
    Timer("hand", 2, 1, 30, always=True),
)
