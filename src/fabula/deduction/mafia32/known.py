"""The 32 cards as a Mafia: who learns what, and whether the town would have won without somebody."""

from __future__ import annotations

from fabula.core.events import Event, PhaseBegan
from fabula.core.telling import Telling
from fabula.core.town import Town
from fabula.deduction.mafia.talk import Mafia
from fabula.deduction.mafia32.found import deals, read_case
from fabula.deduction.mafia32.nights import JOURNALIST, JUDGE
from fabula.deduction.mafia32.played import DETECTIVE, Record32, side_now
from fabula.games.mafia32.cards import TOWN, almanac
from fabula.games.mafia32.day import execute
from fabula.games.mafia32.ending import winning_sides


def learns(role: str, word: str) -> bool:
    """Whether somebody with this card learns what can be said in this word."""
    if role == JUDGE:
        return word == "saw"
    return word == ("checked" if role == DETECTIVE else "compared" if role == JOURNALIST else "")


def wins_without(telling: Telling, seat: int) -> bool:
    """Whether the town would have won if somebody had been executed now."""
    told: list[Event] = []
    town = Town(telling.fork().grimoire, almanac, record=told.append)
    town.tell(PhaseBegan("vote", town.night))
    execute(town, (seat,))
    return TOWN in (winning_sides(town) or ())


THE_32 = Mafia(Record32, read_case, deals, almanac, TOWN, "day", ("night",), learns, side_now, wins_without)
