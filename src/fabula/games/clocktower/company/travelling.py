"""Travellers: how they come, how they go."""

from __future__ import annotations

from fabula.core.events import PhaseBegan, Shown, Turned
from fabula.core.grimoire import Grimoire
from fabula.core.requests import Decide
from fabula.games.clocktower.almanac import decisions, notes
from fabula.games.clocktower.almanac.cards import EVIL, OWN_TRAVELLERS, SIDES, travellers_for
from fabula.games.clocktower.town.census import census
from fabula.games.clocktower.town.changes import begin
from fabula.games.clocktower.town.events import Arrived, Departed, Informed
from fabula.games.clocktower.town.square import Square

ENOUGH_FOR_TRAVELLERS = 7  # players alive; with fewer the book would have nobody come
LAST_DAYS = 5  # alive, on the last day but one; who comes then would be blamed for the end
WHICH_SIDE = Decide(decisions.TRAVELLER_SIDE, SIDES)


def travellers_of(grimoire: Grimoire) -> tuple[str, ...]:
    """The Travellers of a game, those that its script names first."""
    return travellers_for(grimoire.roles, OWN_TRAVELLERS.of(grimoire.settings))


def travellers_left(town: Square) -> tuple[str, ...]:
    """The Travellers nobody is yet."""
    here = town.travellers
    return tuple(role for role in travellers_of(town.grimoire) if role not in here)


def lateness(seem_alive: tuple[int, ...], grimoire: Grimoire) -> str:
    """Whether it is late for a Traveller to come: with fewer than seven alive, or on one of the last days."""
    travelling = census(grimoire).travellers
    alive = len([seat for seat in seem_alive if seat not in travelling])
    return "" if alive >= ENOUGH_FOR_TRAVELLERS else "host" if alive <= LAST_DAYS else "few"


async def arrive(town: Square, seat: int, role: str) -> None:
    """All hear who they are, but not their side, which the Storyteller decides."""
    town.tell(Arrived(seat, role))
    await take_a_side(town, seat, await Decide(decisions.TRAVELLER_SIDE, SIDES, seat))


async def take_a_side(town: Square, seat: int, side: str) -> None:
    """A Traveller is told their side, an evil one who the Demon is; and has an ability from now on."""
    town.tell(Shown(seat, town.grimoire.role(seat)))
    town.tell(Turned(seat, side))
    town.tell(Informed(seat, "side", side))
    if side == EVIL and town.living_demons:
        town.tell(Informed(seat, "demon", town.living_demons, seats=town.living_demons))
    await begin(town, seat, town.grimoire.role(seat))


def depart(town: Square, seat: int) -> None:
    """A Traveller has to go home; an exile that was called for is not decided any more."""
    town.tell(Departed(seat))
    call_off_the_exile(town, seat)


def call_off_the_exile(town: Square, seat: int) -> None:
    """The exile of this player is not decided any more, if one was called for."""
    traveller, before = notes.EXILING.of(town.grimoire) or (None, "")
    if traveller == seat:
        notes.EXILING.forget(town)
        if town.grimoire.phase == "plea":
            town.tell(PhaseBegan(before, town.night))
