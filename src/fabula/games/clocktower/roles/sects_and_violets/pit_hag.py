"""The Minion who makes players what they were not."""

from __future__ import annotations

from itertools import product

from fabula.core.cards import EACH_NIGHT_BUT_FIRST
from fabula.core.requests import Decide
from fabula.games.clocktower.almanac import decisions, notes
from fabula.games.clocktower.almanac.cards import (
    DEMON,
    NIGHT,
    minion,
)
from fabula.games.clocktower.almanac.choices import ANY_PLAYER
from fabula.games.clocktower.almanac.setup_table import copies_of, kept_apart
from fabula.games.clocktower.almanac.traits import CHANGES_UNSEEN, MAKES_OTHERS
from fabula.games.clocktower.roles.pairs import come_too_late
from fabula.games.clocktower.town.changes import make
from fabula.games.clocktower.town.deaths import fall
from fabula.games.clocktower.town.square import Square
from fabula.games.clocktower.town.storms import mortal
from fabula.games.clocktower.town.verbs import Me

# ---- Pit-Hag


@minion(
    "pit_hag",
    wakes=EACH_NIGHT_BUT_FIRST,
    asks=1,
    names_roles=True,
    icon="cauldron",
    chooses=ANY_PLAYER,
    traits=(MAKES_OTHERS, CHANGES_UNSEEN),
    misleads=True,
)
async def pit_hag(me: Me, town: Square) -> None:
    """You choose a player and a role: they become it if nobody has it. A Demon made, any may die."""
    excluded = kept_apart((town.grimoire.role(me.seat),))
    roles = tuple(role for role in town.grimoire.roles if role not in excluded)
    seat, role = await me.choose(tuple(product(town.residents, roles)))
    here = town.in_play.count(role)
    if not me.works or here == copies_of(role) or (here and town.grimoire.role(seat) == role):
        return
    if role in come_too_late(town.night):
        return
    if role == "damsel":
        seat = await Decide(decisions.NEW_DAMSEL, town.residents, seat)  # the published rule for this pair
    await make(town, seat, role)
    if town.kind(seat) == DEMON:
        await let_anybody_die(town, seat)


async def let_anybody_die(town: Square, made: int) -> None:
    """Who dies tonight is for the Storyteller: some now, and others when they would be attacked."""
    notes.ARBITRARY.set(town)
    while True:
        seat = await Decide(decisions.WHO_DIES, (None, *mortal(town.grimoire, town.living)), made)
        if seat is None:
            return
        await fall(town, seat, NIGHT)
