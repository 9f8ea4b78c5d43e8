"""Blood Vendetta as a Mafia: who learns what, and whether the vampires would have won without somebody."""

from __future__ import annotations

from fabula.core.events import Event, PhaseBegan
from fabula.core.grimoire import Grimoire
from fabula.core.telling import Telling
from fabula.core.town import Town
from fabula.deduction.mafia.talk import Mafia
from fabula.deduction.vendetta.found import deals, read_case
from fabula.deduction.vendetta.played import RecordVendetta
from fabula.games.vendetta.cards import LIGHT, VAMPIRES, almanac
from fabula.games.vendetta.ending import side_ahead
from fabula.games.vendetta.execution import EXECUTION, die
from fabula.games.vendetta.light import ACQUAINTANCE

COUNT = "count"
SCOUT = "scout"


def learns(role: str, word: str) -> bool:
    """Whether somebody with this card learns what can be said in this word: the type of another's card."""
    if role == SCOUT:
        return word == "checked"
    return word == "checked" and role == COUNT


def side_of(grimoire: Grimoire, seat: int) -> str:
    """The side somebody plays for, which is that of their card."""
    return almanac[grimoire.role(seat)].side


def wins_without(telling: Telling, seat: int) -> bool:
    """Whether the vampires would have won if somebody had been executed now."""
    told: list[Event] = []
    town = Town(telling.fork().grimoire, almanac, record=told.append)
    town.tell(PhaseBegan("vote", town.night))
    die(town, seat, EXECUTION)
    return side_ahead(town.grimoire) == VAMPIRES


BLOOD_VENDETTA = Mafia(
    RecordVendetta, read_case, deals, almanac, VAMPIRES, "night", (*LIGHT, ACQUAINTANCE), learns, side_of,
    wins_without,
)  # fmt: skip
