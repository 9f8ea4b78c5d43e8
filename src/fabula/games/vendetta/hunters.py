"""The hunters: they know each other and kill together at noon. See packs.py."""

from __future__ import annotations

from fabula.core.cards import EACH_NIGHT, Choosing
from fabula.core.events import Marked
from fabula.core.town import Town
from fabula.core.verbs import Me
from fabula.games.vendetta.cards import (
    APART_UNDER_COVER,
    CERTAIN,
    DECIDES,
    MEETING,
    NEVER_TWICE,
    SHOWN_TYPES,
    STOPS,
    STRONG,
    TYPES,
    hunter,
    special_hunter,
)
from fabula.games.vendetta.checks import is_lord, type_of
from fabula.games.vendetta.choices import ANOTHER_PLAYER
from fabula.games.vendetta.choosing import choose_another, choose_player
from fabula.games.vendetta.strikes import BLOCKED, NIGHTFALL
from fabula.games.vendetta.vampires import YES_NO, yes

SILENT = "silent"


@special_hunter(
    "monk",
    wakes=EACH_NIGHT,
    joins=(MEETING,),
    grade=STRONG,
    icon="prayer-beads",
    chooses=ANOTHER_PLAYER,
    traits=(STOPS,),
)
async def monk(me: Me, town: Town) -> None:
    """One player's power fails today; you are not told whether it hit anything.

    Of two who are called together both have prayed before either is stopped.
    """
    able = me.works
    target = await choose_player(me, town)
    if target is not None and able:
        town.tell(Marked(target, BLOCKED, None, NIGHTFALL))


ringleader = special_hunter(
    "ringleader", wakes=EACH_NIGHT, joins=(MEETING,), grade=CERTAIN, icon="trumpet-flag", traits=(DECIDES,)
)
"""Where the hunters are divided, your finger decides."""


@special_hunter(
    "scout",
    wakes=EACH_NIGHT,
    joins=(MEETING,),
    grade=STRONG,
    icon="binoculars",
    chooses=ANOTHER_PLAYER,
    traits=(APART_UNDER_COVER, SHOWN_TYPES),
)
async def scout(me: Me, town: Town) -> None:
    """At sunset you are shown the type card of one player. Variant: whether they are the lord."""
    suspect = await choose_player(me, town)
    if suspect is None:
        return
    if town.grimoire.settings["scout"] == "lord":
        await me.learn(YES_NO, lambda _: yes(is_lord(town, suspect)))
    else:
        await me.learn(TYPES, lambda _: type_of(town, suspect))


@special_hunter(
    "beauty",
    wakes=EACH_NIGHT,
    joins=(MEETING,),
    grade=CERTAIN,
    icon="rose",
    chooses=Choosing(self=False, dead=False, nobody=False, same=False),
    traits=(APART_UNDER_COVER, NEVER_TWICE),
)
async def beauty(me: Me, town: Town) -> None:
    """One player may not vote this night."""
    enamoured = await choose_another(me, town)
    if enamoured is not None:
        await me.mark(enamoured, SILENT, until="dawn")


plain_hunter = hunter("hunter", wakes=EACH_NIGHT, joins=(MEETING,), copies=5, icon="stake-hammer")
"""You kill with the others, by majority."""

any_special_hunter = special_hunter("special_hunter", copies=0, icon="crosshair")
"""A card of the special hunters drawn blind."""
