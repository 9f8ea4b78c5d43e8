"""The Outsiders of Trouble Brewing, in the order of the sheet."""

from __future__ import annotations

from fabula.core.cards import EACH_NIGHT
from fabula.core.grimoire import Grant
from fabula.games.clocktower.almanac.cards import DEMON, DUSK, MASTER, MINION, TOWNSFOLK, outsider
from fabula.games.clocktower.almanac.choices import ANOTHER_PLAYER
from fabula.games.clocktower.almanac.moments import Died, DiesByExecution
from fabula.games.clocktower.almanac.questions import HandCounts
from fabula.games.clocktower.almanac.traits import (
    ALWAYS_DRUNK,
    AMONG_TOWNSFOLK,
    ANOTHER_IN_THE_BAG,
    BINDS_A_VOTE,
    HIDES_IN_PUZZLES,
    SEEN_AS_EVIL,
    UNAWARE,
)
from fabula.games.clocktower.judgement.ending import lose
from fabula.games.clocktower.town.deaths import EXECUTION
from fabula.games.clocktower.town.events import maker_of
from fabula.games.clocktower.town.square import Square
from fabula.games.clocktower.town.verbs import Me


@outsider(
    "butler",
    wakes=EACH_NIGHT,
    asks=1,
    icon="bow-tie",
    chooses=ANOTHER_PLAYER,
    claims=("master",),
    powerless=True,
    traits=(BINDS_A_VOTE,),
    marks=("master",),
)
async def butler(me: Me, town: Square) -> None:
    """You choose a master for tomorrow, without whose hand yours stays down."""
    await me.mark(await me.choose(town.others(me.seat)), MASTER, until=DUSK)


@butler.says(HandCounts)
def with_the_master(town: Square, grant: Grant, up: tuple[int, ...]) -> bool:
    """Your hand counts only if your master’s is up, which you cannot see."""
    masters = [
        mark.seat for mark in town.grimoire.marks if mark.kind == MASTER and maker_of(mark) == grant.seat
    ]
    return any(master in up for master in masters)


drunk = outsider(
    "drunk",
    icon="wine-glass",
    believes=(TOWNSFOLK,),
    misleads=True,
    powerless=True,
    traits=(UNAWARE, ALWAYS_DRUNK, AMONG_TOWNSFOLK, ANOTHER_IN_THE_BAG, HIDES_IN_PUZZLES),
    marks=("drunk",),
)
"""What you take yourself for, a Townsfolk, you are not, and have no ability."""

recluse = outsider(
    "recluse",
    registers=(MINION, DEMON),
    lasts=True,
    icon="mountain-cave",
    misleads=True,
    powerless=True,
    traits=(SEEN_AS_EVIL,),
)
"""Abilities may take you for evil, for a Minion or the Demon, though you are good; after death too."""

saint = outsider("saint", icon="prayer", powerless=True)
"""The town must not execute you: dead that way, you have lost the game for your side."""


@saint.when(DiesByExecution)
async def lose_all(me: Me, town: Square) -> None:
    """The side of a Saint who is executed has lost."""
    await lose(town, town.side(me.seat), "saint")


@saint.when(Died)
async def fail_to_lose(me: Me, town: Square, seat: int, cause: str) -> None:
    """Whose ability another has taken dies like others."""
    if (seat, cause) == (me.seat, EXECUTION):
        me.go_wrong()
