"""Which of our rulings a game goes by: those that held when it began."""

from __future__ import annotations

from fabula.core.grimoire import Grimoire
from fabula.core.tale import Setting

RULINGS = "rulings"
FIRST, SECOND = "first", "second"  # the first is that of games begun before there was a second
SETTING = Setting(RULINGS, SECOND, (SECOND,), cards=(), before=FIRST)
EXILES = "exiles"
PLEADED, AT_ONCE = "pleaded", "at_once"  # whether somebody speaks before hands are counted
HOW_EXILES_GO = Setting(EXILES, PLEADED, (PLEADED,), cards=(), before=AT_ONCE)


def by_the_first(grimoire: Grimoire) -> bool:
    """Whether this game was begun under our first rulings, and so goes on by them."""
    return bool(grimoire.settings[RULINGS] == FIRST)
