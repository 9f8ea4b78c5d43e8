"""The shapeshifters: alone against all, called by the same words whichever of them is about."""

from __future__ import annotations

from fabula.core.cards import EACH_NIGHT
from fabula.core.town import Town
from fabula.core.verbs import Me
from fabula.games.vendetta.cards import (
    CERTAIN,
    FRAMES,
    RECONSTRUCTED,
    SEEMS_A_VAMPIRE,
    SHAPESHIFTER,
    STRIKES,
    shapeshifter,
)
from fabula.games.vendetta.checks import FRAMED
from fabula.games.vendetta.choices import PERHAPS_ANOTHER
from fabula.games.vendetta.choosing import choose_player, may_choose_player, reached
from fabula.games.vendetta.strikes import AMBUSH, NIGHTFALL, attack


@shapeshifter(
    "werewolf",
    wakes=EACH_NIGHT,
    called=SHAPESHIFTER,
    grade=CERTAIN,
    icon="wolf-head",
    chooses=PERHAPS_ANOTHER,
    traits=(STRIKES,),
)
async def werewolf(me: Me, town: Town) -> None:
    """At sunset you may kill one player. In the wolf pits: or lie in wait for whoever comes for you."""
    if not town.grimoire.settings["pits"]:
        await attack(me, await may_choose_player(me, town))
        return
    choice = await me.may_choose((AMBUSH, *town.living_others(me.seat)))
    if choice == AMBUSH:
        await me.mark(me.seat, AMBUSH, until=NIGHTFALL)
    elif choice is not None:
        await attack(me, reached(me, town, choice))


@shapeshifter(
    "kitsune",
    wakes=EACH_NIGHT,
    called=SHAPESHIFTER,
    grade=RECONSTRUCTED,
    icon="fox-tail",
    traits=(SEEMS_A_VAMPIRE, STRIKES, FRAMES),
)
async def kitsune(me: Me, town: Town) -> None:
    """At sunset you may kill one player; checks see a vampire. Variant: pass one player off as a hunter."""
    if town.grimoire.settings["kitsune"] == "mask":
        await attack(me, await may_choose_player(me, town))
        return
    framing = await me.choose(("kill", "frame")) == "frame"
    if not framing:
        await attack(me, await may_choose_player(me, town))
    elif (framed := await choose_player(me, town)) is not None:
        await me.mark(framed, FRAMED, until=NIGHTFALL)


any_shapeshifter = shapeshifter(
    "shapeshifter", wakes=EACH_NIGHT, joins=(SHAPESHIFTER,), copies=0, icon="wolf-howl"
)
"""The card of a shapeshifter drawn blind."""
