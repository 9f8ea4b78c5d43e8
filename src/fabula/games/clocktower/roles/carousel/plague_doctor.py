"""The Outsider whose death leaves a Minion’s ability behind."""

from __future__ import annotations

from itertools import product

from fabula.core.requests import Decide
from fabula.core.working import THE_STORYTELLERS
from fabula.games.clocktower.almanac import decisions
from fabula.games.clocktower.almanac.cards import (
    EVIL,
    MINION,
    OUTSIDER,
    TOWNSFOLK,
    of_kind,
    outsider,
)
from fabula.games.clocktower.almanac.moments import Dies
from fabula.games.clocktower.almanac.traits import (
    BECOMES_A_PLAYER,
    LENT_TO_A_MINION,
    NOT_FOLLOWED_IN_DEATH,
    has_trait,
)
from fabula.games.clocktower.phases.introductions import minions_of
from fabula.games.clocktower.phases.marionettes import beside_among_residents
from fabula.games.clocktower.town.changes import become, begin
from fabula.games.clocktower.town.events import Informed
from fabula.games.clocktower.town.lending import comes_to_nothing
from fabula.games.clocktower.town.square import Square
from fabula.games.clocktower.town.verbs import Me

# ---- Plague Doctor

NEW_OUTSIDERS = 2

plague_doctor = outsider(
    "plague_doctor",
    gives=(MINION,),
    icon="plague-doctor-profile",
    misleads=True,
    turning=True,
    traits=(NOT_FOLLOWED_IN_DEATH,),
)
"""Your death hands the ability of a Minion whom nobody is to the Storyteller."""


@plague_doctor.when(Dies)
async def leave_a_plague(me: Me, town: Square) -> None:
    """The Storyteller decides which; who else has part in it depends on that."""
    minions = tuple(role for role in of_kind(MINION, town.grimoire.roles) if role not in town.in_play)
    free = tuple(role for role in minions if can_still_act(town, role))
    if not free:
        return
    role = await Decide(me.role, free, me.seat)
    if has_trait(role, LENT_TO_A_MINION):
        await hand_to_a_minion(me, town, role)
    elif role == "baron":
        await make_outsiders(town)
    elif has_trait(role, BECOMES_A_PLAYER):
        heir = await Decide(decisions.PLAGUE.of(role), heirs_of_the_plague(town, role), me.seat)
        await become(town, heir, role, EVIL)
    else:
        await begin(town, me.seat, role, source=THE_STORYTELLERS)


def can_still_act(town: Square, role: str) -> bool:
    """Whether something may come of a Minion's ability gained now; a Baron's makes Outsiders of others."""
    if has_trait(role, LENT_TO_A_MINION):
        return bool(minions_of(town))
    return role == "baron" or not comes_to_nothing(town, role)


def heirs_of_the_plague(town: Square, role: str) -> tuple[int, ...]:
    """Anybody alive; a Marionette is a good neighbour of the Demon, if there is one."""
    if role != "marionette":
        return town.living_residents
    beside = (seat for demon in town.living_demons for seat in beside_among_residents(town, demon))
    return tuple(dict.fromkeys(seat for seat in beside if not town.is_evil(seat))) or town.living_residents


async def hand_to_a_minion(me: Me, town: Square, role: str) -> None:
    """A Minion gains another Minion's ability from a dead Plague Doctor, and learns of it."""
    minions = minions_of(town)
    if minions:
        seat = minions[0] if len(minions) == 1 else await Decide(decisions.PLAGUE_MINION, minions, me.seat)
        town.tell(Informed(seat, "gained", role, shown=role))
        await begin(town, seat, role, source=me.role)


async def make_outsiders(town: Square) -> None:
    """Up to two Townsfolk become Outsiders who are not in play."""
    for _ in range(NEW_OUTSIDERS):
        roles = (role for role in of_kind(OUTSIDER, town.grimoire.roles) if role not in town.in_play)
        seats = (seat for seat in town.residents if town.kind(seat) == TOWNSFOLK)
        new = await Decide(decisions.PLAGUE_OUTSIDER, (None, *product(seats, roles)))
        if new is None:
            return
        await become(town, *new)
