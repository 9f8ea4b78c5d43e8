"""The Townsfolk of Trouble Brewing whom nobody wakes, in the order of the book."""

from __future__ import annotations

from fabula.core.grimoire import Grant
from fabula.core.leading import Foreseen
from fabula.core.requests import Decide
from fabula.core.working import bears
from fabula.games.clocktower.almanac import decisions
from fabula.games.clocktower.almanac.cards import (
    DEMON,
    EVIL,
    FINAL_THREE,
    HOST,
    TOWNSFOLK,
    townsfolk,
)
from fabula.games.clocktower.almanac.moments import (
    NobodyExecuted,
    Nominated,
    Shoots,
    WouldDie,
)
from fabula.games.clocktower.almanac.questions import Foresees
from fabula.games.clocktower.almanac.traits import (
    KILLS_BEFORE_ALL,
    KILLS_FOR_A_NOMINATION,
    NOTHING_UNSAID,
    SAFE_FROM_DEMONS,
    SHOOTS,
    SLAY,
)
from fabula.games.clocktower.judgement.ending import lose
from fabula.games.clocktower.town.deaths import die
from fabula.games.clocktower.town.executions import execute
from fabula.games.clocktower.town.square import Square, other_side
from fabula.games.clocktower.town.verbs import Me

virgin = townsfolk(
    "virgin",
    icon="trefoil-lily",
    learns=(EVIL,),
    powerless=True,
    traits=(KILLS_FOR_A_NOMINATION, NOTHING_UNSAID),
)
"""The first nomination of you is fatal to a Townsfolk who makes it: an execution, there and then."""


@virgin.when(Nominated)
async def judge_the_first(me: Me, town: Square, nominator: int | None, nominee: int) -> None:
    """A Virgin's first nomination alone counts, whatever comes of it, and the Storyteller's too."""
    if nominee != me.seat or me.is_spent or not me.is_able:
        return
    me.spend()
    if nominator is not None and me.works and await me.finds(nominator, lambda seen: seen.is_a(TOWNSFOLK)):
        await execute(town, nominator, "virgin")
    elif nominator is not None and town.kind(nominator) == TOWNSFOLK:
        me.go_wrong()


slayer = townsfolk(
    "slayer",
    icon="stake-hammer",
    learns=(DEMON,),
    speaks=SLAY,
    traits=(KILLS_BEFORE_ALL, NOTHING_UNSAID, SHOOTS),
)
"""Your one shot, by day and before all, is deadly to the Demon."""


@slayer.when(Shoots)
async def shoot(me: Me, town: Square, seat: int, target: int) -> None:
    """The shot is spent whether it hits or not."""
    if seat != me.seat or me.is_spent or not me.is_able:
        return
    me.spend()
    lives = town.lives(target)
    if lives and me.works and await is_hit(me, target):
        await die(town, target, "slayer")
    elif lives and town.kind(target) == DEMON:
        me.go_wrong()


async def is_hit(me: Me, target: int) -> bool:
    """The Demon, or on whom a Lleech lives."""
    return bears(me.town.grimoire, target, HOST) or await me.finds(target, lambda seen: seen.is_a(DEMON))


soldier = townsfolk("soldier", icon="shield", traits=(SAFE_FROM_DEMONS, NOTHING_UNSAID))
"""The Demon cannot harm you."""

mayor = townsfolk("mayor", icon="key", traits=(NOTHING_UNSAID,))
"""Three alive and no execution: your side has won. By night another may die in your place."""


@mayor.when(WouldDie)
async def be_lucky(me: Me, town: Square) -> int:
    """A Mayor would die by night, and another may die instead, as the Storyteller decides."""
    other: int = await Decide(decisions.BOUNCE, (me.seat, *town.living_others(me.seat)), me.seat)
    return other


@mayor.says(Foresees)
def a_peaceful_day(town: Square, grant: Grant, *, nobody_dies: bool) -> tuple[Foreseen, ...]:
    """A Mayor's side wins if three live and nobody is executed; of several Mayors the first says so."""
    first = next((seat for seat in town.living if town.working(seat, grant.role)), None)
    wins = nobody_dies and len(town.living) == FINAL_THREE and first == grant.seat
    return (Foreseen("foresee-mayor", {"who": grant.seat}),) if wins else ()


@mayor.when(NobodyExecuted)
async def win_in_peace(me: Me, town: Square) -> None:
    """You have to be one of the three."""
    if len(town.living) == FINAL_THREE and town.lives(me.seat) and me.takes_effect():
        await lose(town, other_side(town.side(me.seat)), me.role)
