"""Scripts by lot of all that is printed, in which roles meet that no printed set has together."""

from __future__ import annotations

from random import Random

from fabula.games.clocktower.almanac.cards import KINDS, almanac

MANY = {"townsfolk": 11, "outsider": 3, "minion": 3, "demon": 2}
SIZES = (7, 8, 9)
NIGHTS = (2, 3, 3, 4)
TOO_MANY_AT_ONCE = ("legion", "lil_monsta", "atheist")  # with whom most of a script is something else


def script_by_lot(lots: Random, with_these: tuple[str, ...] = ()) -> tuple[str, ...]:
    """So many roles of each kind, and these besides, in the order of the almanac."""
    drawn = list(with_these)
    for kind in KINDS:
        roles = [role for role in almanac.printed if almanac[role].kind == kind]
        drawn += lots.sample([role for role in roles if role not in TOO_MANY_AT_ONCE], MANY[kind])
    return tuple(role for role in almanac.printed if role in drawn)
