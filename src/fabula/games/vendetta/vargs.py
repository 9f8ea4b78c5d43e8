"""The vargs: from 20 players a second pack, against everybody. All of it is reconstructed."""

from __future__ import annotations

from fabula.core.cards import EACH_NIGHT
from fabula.core.town import Town
from fabula.core.verbs import Me
from fabula.games.vendetta import notes
from fabula.games.vendetta.cards import (
    AVENGES,
    DECIDES,
    RECONSTRUCTED,
    SEEMS_A_VAMPIRE,
    SHAPESHIFTER,
    STOPS,
    varg,
)
from fabula.games.vendetta.choices import ANOTHER_PLAYER, PERHAPS_ANOTHER
from fabula.games.vendetta.choosing import choose_player

pack_leader = varg(
    "pack_leader",
    wakes=EACH_NIGHT,
    joins=(SHAPESHIFTER,),
    grade=RECONSTRUCTED,
    icon="direwolf",
    traits=(DECIDES,),
)
"""Where the pack is divided, your choice decides."""

sly_varg = varg(
    "sly_varg",
    wakes=EACH_NIGHT,
    joins=(SHAPESHIFTER,),
    grade=RECONSTRUCTED,
    icon="fox-head",
    traits=(SEEMS_A_VAMPIRE,),
)
"""Every check takes you for a plain vampire."""

vengeful_varg = varg(
    "vengeful_varg",
    wakes=EACH_NIGHT,
    joins=(SHAPESHIFTER,),
    grade=RECONSTRUCTED,
    icon="crossed-claws",
    traits=(AVENGES,),
)
"""Executed, you take one of those along who voted for it: see execution.py."""


@varg(
    "paralysing_varg",
    wakes=EACH_NIGHT,
    asks=3,  # the pack points twice before
    called=SHAPESHIFTER,
    grade=RECONSTRUCTED,
    icon="crossed-chains",
    chooses=ANOTHER_PLAYER,
    traits=(STOPS,),
)
async def paralysing_varg(me: Me, town: Town) -> None:
    """At sunset you name one player, whose power fails all through the next light time."""
    victim = await choose_player(me, town)
    if victim is not None:
        notes.PARALYSED.set(town, (victim, town.night + 1))


@varg(
    "tricky_varg",
    wakes=EACH_NIGHT,
    asks=3,
    called=SHAPESHIFTER,
    grade=RECONSTRUCTED,
    icon="paw-print",
    chooses=PERHAPS_ANOTHER,
)
async def tricky_varg(me: Me, town: Town) -> None:
    """Once in the game you may turn one attack of today on the pack upon a player of your choice."""
    tricked = notes.TRICKED.by(me.seat)
    if tricked.stands(town.grimoire):
        return
    scapegoat = await me.may_choose(town.living_others(me.seat))
    if scapegoat is not None:
        tricked.set(town)
        notes.DIVERTED.set(town, scapegoat)
