"""Whoever does not know what they can do."""

from __future__ import annotations

from itertools import combinations

from fabula.core.cards import EACH_NIGHT
from fabula.core.events import Marked, Prompted
from fabula.core.grimoire import Grant, Grimoire
from fabula.core.requests import Choice, Decide
from fabula.core.working import bears, has_use_of
from fabula.games.clocktower.almanac import decisions, notes
from fabula.games.clocktower.almanac.cards import ANYTHING, DAWN, DEFENDED, PEACE, townsfolk
from fabula.games.clocktower.almanac.moments import Begins, Dies, Recalls, Saves
from fabula.games.clocktower.almanac.questions import IsWoken, WhoIsWoken
from fabula.games.clocktower.almanac.traits import IMPAIRS_FOR_LONG, NOT_FOLLOWED
from fabula.games.clocktower.phases.day_powers import RECALL, is_beyond
from fabula.games.clocktower.phases.forgotten import (
    DEFENCE,
    HIDE,
    LIBRARY,
    NEARNESS,
    NOBODY,
    ONE,
    OWN,
    PEACEFUL,
    POSSIBLE,
    SECOND_LIFE,
    nearness,
)
from fabula.games.clocktower.town.deaths import ATTACK, EXECUTION
from fabula.games.clocktower.town.square import Square, tonight
from fabula.games.clocktower.town.verbs import Me

AMNESIAC = "amnesiac"


def forgotten(grimoire: Grimoire, seat: int) -> str | None:
    """What an Amnesiac can do; None as long as nobody has decided it."""
    return notes.AMNESIAC_HAS.by(seat).of(grimoire)


@townsfolk(
    AMNESIAC,
    wakes=EACH_NIGHT,
    asks=1,
    icon="amnesia",
    learns=(ANYTHING,),
    misleads=True,
    turning=True,
    speaks=RECALL,
    traits=(IMPAIRS_FOR_LONG, NOT_FOLLOWED),
)
async def amnesiac(me: Me, town: Square) -> None:
    """You do not know what you can do. Each day you may guess, and learn how near that is."""
    if forgotten(town.grimoire, me.seat) is None:
        await think_of_one(me, town)
    ability = forgotten(town.grimoire, me.seat)
    if ability == OWN:
        town.tell(Prompted(me.role, me.seat))
    elif ability is not None and LIBRARY[ability].wakes.on(tonight(town.grimoire)):
        await use(me, town, ability)


async def use(me: Me, town: Square, ability: str) -> None:
    """Choose somebody, if that belongs to it, and have what comes of it."""
    chosen: tuple[int, ...] = ()
    one = LIBRARY[ability]
    if one.chosen == ONE:
        chosen = (await me.choose(town.everyone),)
    elif one.chosen != NOBODY:
        chosen = await me.choose(tuple(combinations(town.others(me.seat), 2)))
    if one.does is not None:
        await one.does(me, town, chosen)


@amnesiac.when(Begins)
async def begin(me: Me, town: Square) -> None:
    """From the deal on the Storyteller has one in mind."""
    await think_of_one(me, town)


async def think_of_one(me: Me, town: Square) -> None:
    """The Storyteller thinks of an ability and keeps it."""
    notes.AMNESIAC_HAS.by(me.seat).set(town, await Decide(decisions.AMNESIAC_HAS, POSSIBLE, me.seat))


@amnesiac.says(IsWoken)
def if_there_is_something_to_do(town: Square, grant: Grant) -> bool:
    """An Amnesiac is woken if their ability does something by night that does not happen by itself."""
    if not has_use_of(town.grimoire, grant):
        return False
    ability = forgotten(town.grimoire, grant.seat)
    return ability in (None, OWN) or LIBRARY[str(ability)].wakes.on(tonight(town.grimoire))


@amnesiac.says(WhoIsWoken)
def unless_nothing_is_decided(town: Square, grant: Grant) -> tuple[int, ...]:
    """Of an ability nobody has thought of yet, and of one played by hand, whoever leads sees to it."""
    return () if forgotten(town.grimoire, grant.seat) in (None, OWN) else (grant.seat,)


# ---- what happens by itself


@amnesiac.when(Saves)
async def keep_alive(me: Me, town: Square, seat: int, cause: str) -> bool:
    """Yourself from the Demon, or from the first death; or whomever you have defended, from execution."""
    ability = forgotten(town.grimoire, me.seat)
    if ability == DEFENCE:
        defended = seat in me.marked(DEFENDED) and bears(town.grimoire, seat, DEFENDED)
        return cause == EXECUTION and defended
    if seat != me.seat or not me.works:
        return False
    if ability == SECOND_LIFE and not me.is_spent:
        me.spend()
        return True
    return ability == HIDE and cause == ATTACK


@amnesiac.when(Dies)
async def leave_peace(me: Me, town: Square) -> None:
    """The Demon kills nobody in the night that follows, or that is on."""
    if forgotten(town.grimoire, me.seat) == PEACEFUL:
        town.tell(Marked(me.seat, PEACE, None, DAWN))


# ---- what they believe


@amnesiac.when(Recalls)
async def be_told_how_near(me: Me, town: Square, guess: Choice) -> bool:
    """Of an ability of the Storyteller's own only the Storyteller can say it."""
    if is_beyond(me, RECALL) or not town.grimoire.alive[me.seat]:
        return False
    truth = forgotten(town.grimoire, me.seat)
    if truth is None:
        return False
    by_hand = OWN in (truth, guess)
    near = (
        await Decide(decisions.AMNESIAC_NEAR, NEARNESS, me.seat) if by_hand else nearness(str(guess), truth)
    )
    await me.be_told((near,), NEARNESS)
    return True
