"""The lords of the vampires: one of them at most, all called by the same words."""

from __future__ import annotations

from fabula.core.cards import EACH_NIGHT, Choosing
from fabula.core.town import Town
from fabula.core.verbs import Me
from fabula.games.vendetta.cards import (
    ARMED,
    CERTAIN,
    GUARDS,
    KILLER,
    LEARNS_SIDES,
    LORD,
    NEVER_TWICE,
    SHOWN_TYPES,
    STRIKES,
    STRONG,
    TYPES,
    lord,
)
from fabula.games.vendetta.checks import type_of
from fabula.games.vendetta.choices import ANOTHER_PLAYER, PERHAPS_ANOTHER
from fabula.games.vendetta.choosing import choose_another, choose_player, may_choose_player
from fabula.games.vendetta.strikes import attack, protect


@lord(
    "king",
    wakes=EACH_NIGHT,
    called=LORD,
    grade=CERTAIN,
    icon="throne-king",
    chooses=PERHAPS_ANOTHER,
    traits=(ARMED, KILLER, STRIKES),
)
async def king(me: Me, town: Town) -> None:
    """At sunset you may kill one player."""
    await attack(me, await may_choose_player(me, town))


@lord(
    "prince",
    wakes=EACH_NIGHT,
    called=LORD,
    grade=CERTAIN,
    icon="griffin-shield",
    chooses=Choosing(self=False, dead=False, nobody=False),
    traits=(GUARDS, NEVER_TWICE),
)
async def prince(me: Me, town: Town) -> None:
    """At sunset you protect one other player from every murder of this day."""
    choose = choose_player if town.grimoire.settings["prince_repeat"] else choose_another
    await protect(me, await choose(me, town))


@lord(
    "count",
    wakes=EACH_NIGHT,
    called=LORD,
    grade=STRONG,
    icon="vampire-dracula",
    chooses=ANOTHER_PLAYER,
    traits=(LEARNS_SIDES, SHOWN_TYPES),
)
async def count(me: Me, town: Town) -> None:
    """At sunset you are shown the type card of one player."""
    suspect = await choose_player(me, town)
    if suspect is not None:
        await me.learn(TYPES, lambda _: type_of(town, suspect))


any_lord = lord("lord", wakes=EACH_NIGHT, joins=(LORD,), copies=0, icon="crown")
"""The card of a lord drawn blind."""
