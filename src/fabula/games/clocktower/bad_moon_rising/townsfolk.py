"""The Townsfolk of Bad Moon Rising, in the order of the sheet."""

from __future__ import annotations

from fabula.core.cards import EACH_NIGHT_BUT_FIRST
from fabula.core.events import Noted
from fabula.core.grimoire import Grant, Grimoire
from fabula.core.requests import Decide
from fabula.games.clocktower.cards import NO, YES, townsfolk
from fabula.games.clocktower.deaths import die
from fabula.games.clocktower.saying import GOSSIPED
from fabula.games.clocktower.square import Square
from fabula.games.clocktower.statements import Statement, judge, sight_of
from fabula.games.clocktower.verbs import Me


@townsfolk("gossip", wakes=EACH_NIGHT_BUT_FIRST)
async def gossip(me: Me, town: Square) -> None:
    """Each day you may state something in public: if it was true, a player dies tonight."""
    if me.works and await it_was_true(me, town):
        await die(town, await Decide("gossip", town.living, me.seat), "gossip")


@gossip.when("gossips")
async def remember_the_gossip(me: Me, town: Square, seat: int, statement: Statement) -> None:
    """It is true or not as things stand when it is said."""
    if seat == me.seat:
        said = (seat, statement, judge(statement, sight_of(town)))
        town.tell(Noted(GOSSIPED, (*town.grimoire.notes.get(GOSSIPED, ()), said)))


@gossip.says("wakes")
def has_gossiped(grimoire: Grimoire, grant: Grant) -> bool:
    """Alive, with something to be judged."""
    said = grimoire.notes.get(GOSSIPED, ())
    return grimoire.alive[grant.seat] and any(seat == grant.seat for seat, *_ in said)


@gossip.says("sleeps")
def sleeps_through_it(grimoire: Grimoire, grant: Grant) -> bool:
    """She has nothing to do and is not woken."""
    return True


async def it_was_true(me: Me, town: Square) -> bool:
    """Whether what she said was so; where somebody may register as either, the Storyteller decides."""
    values = next(values for seat, _, values in town.grimoire.notes[GOSSIPED] if seat == me.seat)
    if len(values) == 1:
        return bool(values[0])
    truth_first = tuple(YES if value else NO for value in values)
    answer: str = await Decide("register:gossip", truth_first, me.seat)
    return answer == YES
