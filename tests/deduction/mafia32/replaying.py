"""The 32 cards played through every way there is: see tests/deduction/mafia/replaying.py."""

from __future__ import annotations

from tests.deduction.mafia.replaying import Replay, as_it_is

from fabula.deduction.mafia32.found import read_case
from fabula.deduction.mafia32.played import Record32
from fabula.games.mafia32.cards import GANGS, TOWN, almanac
from fabula.games.mafia32.tale import Mafia32


def is_of_the_town(role: str) -> bool:
    """Whether somebody with this card says so: a Spy may not."""
    return almanac[role].side == TOWN and role != "spy"


def by_day(phase: str, number: int, last: int) -> bool:
    """Whether the last night is over."""
    return phase == "day" and number >= last


THE_32 = Replay(
    Mafia32(), read_case, Record32, GANGS, by_day, is_of_the_town, as_it_is, str, {"hands": "at_once"},
)  # fmt: skip
