"""The Travellers of a table: who goes well with a script, how one comes and leaves, and how late it is."""

from __future__ import annotations

from fabula.core.grimoire import Grimoire
from fabula.core.parts import Latecomers
from fabula.core.requests import Below, Choice
from fabula.core.settings import SettingValues
from fabula.games.clocktower.advice import storytelling
from fabula.games.clocktower.almanac.cards import OWN_TRAVELLERS, TRAVELLER, almanac, fitting_travellers
from fabula.games.clocktower.company import travelling
from fabula.games.clocktower.leading import amendments
from fabula.games.clocktower.phases.drawing import LOT
from fabula.games.clocktower.sets.setup import MOST_TRAVELLERS
from fabula.games.clocktower.town.circle import circle
from fabula.games.clocktower.town.square import Square


def fitting(roles: tuple[str, ...], more: SettingValues) -> tuple[str, ...]:
    """The Travellers that the book recommends for a script."""
    return fitting_travellers(roles, tuple(OWN_TRAVELLERS.of(more)))


def lateness(grimoire: Grimoire) -> str:
    """How late it is for a Traveller, by how many live as far as all know, Travellers apart."""
    return travelling.lateness(Square(grimoire, almanac).seem_alive, grimoire)


def arrival(grimoire: Grimoire, role: str, below: Below) -> Choice:
    """The correction by which a Traveller sits down at the circle’s end, on the side the book advises."""
    return settled_by_lot(grimoire, (amendments.ARRIVES, role, LOT, circle(grimoire)[-1]), below)


def settled_by_lot(grimoire: Grimoire, act: Choice, below: Below) -> Choice:
    """A correction with the side of a Traveller, as the book advises, where that was left to the lot."""
    match act:
        case (amendments.ARRIVES, role, "lot", after):
            town = Square(grimoire, almanac)
            side = storytelling.suggest(town, travelling.WHICH_SIDE, below).choice
            return (amendments.ARRIVES, role, side, after)
    return act


def departure(grimoire: Grimoire, seat: int) -> Choice | None:
    """The correction by which a Traveller goes; everybody else is needed, and all are before the deal."""
    leaves = bool(grimoire.cards) and almanac[grimoire.role(seat)].kind == TRAVELLER
    return ("depart", seat) if leaves else None


TRAVELLERS = Latecomers(
    kinds=(TRAVELLER,),
    most=MOST_TRAVELLERS,
    arrives=amendments.ARRIVES,
    roles=amendments.late_roles,
    arrival=arrival,
    settled=settled_by_lot,
    departure=departure,
    fitting=fitting,
    lateness=lateness,
)
