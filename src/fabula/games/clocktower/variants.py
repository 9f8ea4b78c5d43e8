"""What a table may choose to play otherwise, in the order in which it is offered; how long what lasts.

Of the times only a few run beside a person who leads too.
"""

from fabula.core.rulings import SIXTH, rulings_now
from fabula.core.tale import Setting, Timer
from fabula.games.clocktower.almanac.cards import EVIL_TOGETHER, TALK_AT_DUSK, TWILIGHT, kept_apart
from fabula.games.clocktower.phases import exile
from fabula.games.clocktower.phases.buddhist import BUDDHIST
from fabula.games.clocktower.phases.drawing import BAG, DEALING, LOT
from fabula.games.clocktower.town import colour

SETTINGS = (
    Setting("even_nights", True, under=("lead", "fabula"), cards=()),
    Setting(EVIL_TOGETHER, False, before=False, cards=(), without=kept_apart()),
    Setting(TALK_AT_DUSK, True, cards=(), before=False),
    Setting(DEALING, LOT, (LOT, BAG), under=("lead", "person"), cards=()),
    colour.SETTING,
    rulings_now(SIXTH),
)
RETIRED = (exile.HOW_EXILES_GO,)
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
