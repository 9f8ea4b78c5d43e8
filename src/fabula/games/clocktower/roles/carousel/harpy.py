"""The Minion who sets two players against each other."""

from __future__ import annotations

from itertools import permutations

from fabula.core.cards import EACH_NIGHT
from fabula.core.events import Woke
from fabula.core.grimoire import Grant
from fabula.core.leading import Foreseen
from fabula.core.requests import Choice, Decide
from fabula.games.clocktower.almanac import decisions, notes
from fabula.games.clocktower.almanac.cards import (
    minion,
)
from fabula.games.clocktower.almanac.choices import ANY_PLAYER
from fabula.games.clocktower.almanac.moments import Judged
from fabula.games.clocktower.almanac.questions import Foresees
from fabula.games.clocktower.almanac.traits import (
    ACCUSATIONS,
    JUDGED_BY_MANNER,
)
from fabula.games.clocktower.roles.carousel.minions import HARPY
from fabula.games.clocktower.town.deaths import UNEXPLAINED, die
from fabula.games.clocktower.town.events import Informed
from fabula.games.clocktower.town.square import Square
from fabula.games.clocktower.town.verbs import Me

# ---- Harpy


@minion(
    HARPY,
    wakes=EACH_NIGHT,
    asks=1,
    icon="harpy",
    chooses=ANY_PLAYER,
    heeds=(ACCUSATIONS,),
    traits=(JUDGED_BY_MANNER,),
)
async def harpy(me: Me, town: Square) -> None:
    """Of two players the first has to insist tomorrow that the second is evil, or one or both may die."""
    first, second = await me.choose(tuple(permutations(town.everyone, 2)))
    notes.PREY.by(me.seat).set(town, (first, second, town.night) if me.works else None)
    town.tell(Woke(first, HARPY))
    town.tell(Informed(first, HARPY, (second,), place=second))


@harpy.says(Foresees)
def who_is_to_insist(town: Square, grant: Grant, *, nobody_dies: bool) -> tuple[Foreseen, ...]:
    """Who is mad about whom today."""
    prey = notes.PREY.by(grant.seat).of(town.grimoire)
    if prey is None or prey[2] != town.night:
        return ()
    return (Foreseen("foresee-harpy", {"who": prey[0], "other": prey[1]}),)


@harpy.when(Judged)
async def have_them_mauled(me: Me, town: Square, *, closing: bool) -> None:
    """The Storyteller is judge. Asked at the end of the talk only if they have called the other good."""
    prey = notes.PREY.by(me.seat).of(town.grimoire)
    if prey is None or prey[2] != town.night or not me.works or not town.lives(prey[0]):
        return
    first, second, _ = prey
    if not closing and (first, second, False) not in notes.ACCUSED.of(town.grimoire):
        return
    dead: tuple[int, ...] = await Decide(decisions.HARPY_DEATHS, mauled(town, first, second), first, second)
    for seat in dead:
        await die(town, seat, UNEXPLAINED)
    if dead:
        notes.PREY.by(me.seat).forget(town)


def mauled(town: Square, first: int, second: int) -> tuple[Choice, ...]:
    """Nobody, one or both of them, as far as they live."""
    some: tuple[Choice, ...] = ((), (first,), (second,), (first, second))
    return tuple(one for one in some if all(town.lives(seat) for seat in one))
