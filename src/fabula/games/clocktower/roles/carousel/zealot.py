"""The Outsider who has to vote."""

from __future__ import annotations

from fabula.games.clocktower.almanac import notes
from fabula.games.clocktower.almanac.cards import (
    outsider,
)
from fabula.games.clocktower.almanac.moments import HandsCounted
from fabula.games.clocktower.almanac.traits import (
    BINDS_A_VOTE,
    VOTES_AS_EVIL,
)
from fabula.games.clocktower.judgement.votes import may_vote
from fabula.games.clocktower.town.ballots import Missed
from fabula.games.clocktower.town.square import Square
from fabula.games.clocktower.town.verbs import Me

ENOUGH_FOR_ZEAL = 5


# ---- Zealot

zealot = outsider("zealot", icon="hand", powerless=True, traits=(BINDS_A_VOTE, VOTES_AS_EVIL))
"""Among five alive or more you have to raise your hand at every vote."""


@zealot.when(HandsCounted)
async def be_missed(me: Me, town: Square, voters: tuple[int, ...]) -> None:
    """A vote that is not given is not counted; the Storyteller learns of it."""
    must = town.grimoire.alive[me.seat] and len(town.living) >= ENOUGH_FOR_ZEAL and may_vote(town, me.seat)
    if must and me.seat not in voters:
        town.tell(Missed(me.seat))
        notes.MISSED.add(town, me.seat)
