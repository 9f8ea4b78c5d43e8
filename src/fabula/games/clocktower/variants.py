"""What a table may choose to play otherwise, in the order in which it is offered."""

from fabula.core.rulings import SIXTH, rulings_now
from fabula.core.tale import Setting
from fabula.games.clocktower.almanac.cards import EVIL_TOGETHER, TALK_AT_DUSK, kept_apart
from fabula.games.clocktower.phases import exile
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
