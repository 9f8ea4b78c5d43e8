"""Roles by which somebody comes to have the ability of another role."""

from __future__ import annotations

from itertools import product

from fabula.core.requests import Decide
from fabula.core.working import THE_STORYTELLERS
from fabula.games.clocktower.cards import EVIL, MINION, OUTSIDER, TOWNSFOLK, of_kind, outsider
from fabula.games.clocktower.deaths import become, begin
from fabula.games.clocktower.events import Informed
from fabula.games.clocktower.night import minions_of
from fabula.games.clocktower.square import Square
from fabula.games.clocktower.verbs import Me

# ---- Plague Doctor

OF_THE_STORYTELLER = (
    "poisoner", "godfather", "devils_advocate", "assassin", "mastermind", "witch", "cerenovus", "pit_hag",
)  # fmt: skip
OF_A_MINION = ("spy", "scarlet_woman")  # a Minion has it then, by the published rules for these pairs
NEW_OUTSIDERS = 2

plague_doctor = outsider("plague_doctor")
"""When you die, the Storyteller gains the ability of a Minion who is not in play."""


@plague_doctor.when("dies")
async def leave_a_plague(me: Me, town: Square) -> None:
    """The Storyteller decides which; who else has part in it depends on that."""
    possible = (*OF_THE_STORYTELLER, *OF_A_MINION, "baron", "evil_twin")
    minions = of_kind(MINION, town.grimoire.roles)
    free = tuple(role for role in minions if role in possible and role not in town.in_play)
    if not free:
        return
    role = await Decide(me.role, free, me.seat)
    if role in OF_THE_STORYTELLER:
        town.give(me.seat, role, source=THE_STORYTELLERS)
    elif role in OF_A_MINION:
        await hand_to_a_minion(me, town, role)
    elif role == "baron":
        await make_outsiders(town)
    else:
        await become(town, await Decide("plague_twin", town.living_residents, me.seat), role, EVIL)


async def hand_to_a_minion(me: Me, town: Square, role: str) -> None:
    """They learn of it."""
    minions = minions_of(town)
    if minions:
        seat = minions[0] if len(minions) == 1 else await Decide("plague_minion", minions, me.seat)
        town.tell(Informed(seat, "gained", role, shown=role))
        await begin(town, seat, role, source=me.role)


async def make_outsiders(town: Square) -> None:
    """Up to two Townsfolk become Outsiders who are not in play."""
    for _ in range(NEW_OUTSIDERS):
        roles = (role for role in of_kind(OUTSIDER, town.grimoire.roles) if role not in town.in_play)
        seats = (seat for seat in town.residents if town.kind(seat) == TOWNSFOLK)
        new = await Decide("plague_outsider", (None, *product(seats, roles)))
        if new is None:
            return
        await become(town, *new)
