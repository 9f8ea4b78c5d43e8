"""Which of our rulings a game goes by: one number, raised whenever games begun since are told otherwise.

A game keeps to those that held when it began, so that what its players have heard stays true.
"""

from __future__ import annotations

from fabula.core.grimoire import Grimoire
from fabula.core.tale import Setting

RULINGS = "rulings"
# The first is that of games begun before there was a second.
FIRST, SECOND, THIRD, FOURTH, FIFTH, SIXTH = "first", "second", "third", "fourth", "fifth", "sixth"
IN_ORDER = (FIRST, SECOND, THIRD, FOURTH, FIFTH, SIXTH)


def rulings_now(number: str) -> Setting:
    """The setting of a tale whose games that begin now go by this number; nobody chooses it."""
    earlier = IN_ORDER[: IN_ORDER.index(number)]
    return Setting(RULINGS, number, (number,), cards=(), before=FIRST, earlier=earlier)


def goes_by(grimoire: Grimoire, number: str) -> bool:
    """Whether this game was begun when what this number brought held already."""
    return IN_ORDER.index(grimoire.settings[RULINGS]) >= IN_ORDER.index(number)


def by_the_first(grimoire: Grimoire) -> bool:
    """Whether this game was begun under our first rulings, and so goes on by them."""
    return not goes_by(grimoire, SECOND)
