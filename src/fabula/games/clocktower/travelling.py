"""Travellers: how they come, how they go."""

from __future__ import annotations

from fabula.core.events import Shown, Turned
from fabula.core.requests import Decide
from fabula.games.clocktower.cards import DEMON, EVIL, SIDES
from fabula.games.clocktower.deaths import begin
from fabula.games.clocktower.events import Arrived, Departed, Informed
from fabula.games.clocktower.square import Square


async def arrive(town: Square, seat: int, role: str) -> None:
    """All hear who they are, but not their side, which the Storyteller decides."""
    town.tell(Arrived(seat, role))
    await take_a_side(town, seat, await Decide("traveller_side", SIDES, seat))


async def take_a_side(town: Square, seat: int, side: str) -> None:
    """A Traveller is told their side, an evil one who the Demon is; and has an ability from now on."""
    town.tell(Shown(seat, town.grimoire.role(seat)))
    town.tell(Turned(seat, side))
    town.tell(Informed(seat, "side", side))
    demons = tuple(other for other in town.everyone if town.kind(other) == DEMON)
    if side == EVIL and demons:
        town.tell(Informed(seat, "demon", demons, seats=demons))
    await begin(town, seat, town.grimoire.role(seat))


def depart(town: Square, seat: int) -> None:
    """A Traveller has to go home."""
    town.tell(Departed(seat))
