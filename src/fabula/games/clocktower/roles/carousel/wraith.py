"""The Minion with open eyes."""

from __future__ import annotations

from fabula.core.events import Woke
from fabula.core.grimoire import Grant
from fabula.core.working import works
from fabula.games.clocktower.almanac.cards import WRAITH, minion
from fabula.games.clocktower.almanac.moments import Chosen, Woken
from fabula.games.clocktower.almanac.questions import WakesAlong
from fabula.games.clocktower.almanac.traits import (
    DISTILLED_IN_PLAY,
    FOUND_BY_NAME,
    LENT_TO_A_MINION,
    NOTHING_TO_DISTIL,
)
from fabula.games.clocktower.phases.lines import is_woken, sheet, who_is_woken
from fabula.games.clocktower.town.events import Informed
from fabula.games.clocktower.town.square import Square
from fabula.games.clocktower.town.verbs import Me
from fabula.games.clocktower.town.woken import count, counted

wraith = minion(
    WRAITH,
    icon="floating-ghost",
    traits=(FOUND_BY_NAME, NOTHING_TO_DISTIL, DISTILLED_IN_PLAY, LENT_TO_A_MINION),
)
"""You wake at night whenever other evil players do, and may look on."""


@wraith.when(Woken)
async def wake_too(me: Me, town: Square, seat: int) -> None:
    """You see who has opened their eyes."""
    if not is_another_of_the_evil(town, me.seat, seat) or not me.is_able or not me.takes_effect():
        return
    town.tell(Woke(me.seat, WRAITH))
    town.tell(Informed(me.seat, WRAITH, (seat,), place=seat))
    if me.seat not in counted(town):
        count(town, me.seat)


@wraith.when(Chosen)
async def look_on(me: Me, town: Square, seat: int, by: Grant) -> None:
    """A Wraith sees whom the other evil players point at by night."""
    if is_another_of_the_evil(town, me.seat, by.seat) and me.works:
        town.tell(Informed(me.seat, "wraith_sees", (by.seat, seat), a=by.seat, b=seat))


@wraith.says(WakesAlong)
def tonight_still(town: Square, grant: Grant) -> bool:
    """Whether somebody evil will still wake tonight, as things stand, and you with them."""
    left = sheet(town.grimoire, town.night)[town.grimoire.step :]
    return works(town.grimoire, grant) and any(
        other.step in left
        and is_woken(town, other, town.night)
        and any(is_another_of_the_evil(town, grant.seat, seat) for seat in who_is_woken(town, other))
        for other in town.grimoire.grants
    )


def is_another_of_the_evil(town: Square, seat: int, other: int) -> bool:
    """Whether somebody else is evil in truth."""
    return other != seat and town.is_evil(other)
