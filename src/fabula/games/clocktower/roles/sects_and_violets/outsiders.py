"""The Outsiders of Sects & Violets, in the order of the sheet."""

from __future__ import annotations

from itertools import combinations

from fabula.core.cards import EACH_NIGHT_BUT_FIRST, Choosing
from fabula.core.events import Chose
from fabula.core.grimoire import Grant
from fabula.core.requests import Ask, Decide
from fabula.core.working import acts
from fabula.games.clocktower.almanac import notes
from fabula.games.clocktower.almanac.cards import DAWN, DEMON, DRUNKEN, HAIRCUTS, outsider
from fabula.games.clocktower.almanac.moments import Died, LastWords
from fabula.games.clocktower.almanac.questions import IsWoken, WhoIsWoken
from fabula.games.clocktower.almanac.traits import (
    CHANGES_UNSEEN,
    IMPAIRS_FOR_LONG,
    JUDGED_BY_MANNER,
    KILLS_BEFORE_ALL,
    NO_OUTSIDER_TO_SEEM,
    OUTSIDERS,
    SLEEPS_ON,
)
from fabula.games.clocktower.town.changes import become
from fabula.games.clocktower.town.square import Square, living_kinds
from fabula.games.clocktower.town.verbs import Me

mutant = outsider(
    "mutant",
    icon="brain-tentacle",
    powerless=True,
    traits=(NO_OUTSIDER_TO_SEEM, JUDGED_BY_MANNER),
    heeds=(OUTSIDERS,),
)
"""You may be executed for it if you try to make others believe that you are an Outsider."""

sweetheart = outsider(
    "sweetheart", lasts=True, icon="broken-heart", misleads=True, traits=(IMPAIRS_FOR_LONG,)
)
"""Your death leaves somebody drunk for good."""


@sweetheart.when(Died)
async def break_a_heart(me: Me, town: Square, seat: int, cause: str) -> None:
    """At once; the Storyteller decides who."""
    if seat != me.seat:
        return
    if not me.takes_effect():
        return
    for _ in me.times:
        await me.mark(await Decide(me.role, town.others(me.seat), me.seat), DRUNKEN)


@outsider(
    "barber",
    wakes=EACH_NIGHT_BUT_FIRST,
    asks=1,
    lasts=True,
    icon="razor",
    traits=(SLEEPS_ON, CHANGES_UNSEEN),
    marks=("haircuts",),
)
async def barber(me: Me, town: Square) -> None:
    """In the night of your death, or after its day, the Demon may have two swap roles, no other Demon."""
    (demon,) = next_demon(town, me.seat)
    may = sorted(seat for seat in town.residents if seat == demon or town.kind(seat) != DEMON)
    two = await Ask(demon, me.role, (None, *combinations(may, 2)))
    town.tell(Chose(demon, me.role, two))
    if two is not None:
        a, b = two
        role_of_a, role_of_b = town.grimoire.role(a), town.grimoire.role(b)
        await become(town, a, role_of_b)
        await become(town, b, role_of_a)


@barber.when(Died)
async def leave_the_scissors(me: Me, town: Square, seat: int, cause: str) -> None:
    """The Demon finds them in the night."""
    if seat != me.seat:
        return
    if me.takes_effect():
        await me.mark(me.seat, HAIRCUTS, until=DAWN)


@barber.says(IsWoken)
def if_dead_since_dawn(town: Square, grant: Grant) -> bool:
    """A Barber's line is due in the night after their death, if a Demon lives who could use it."""
    cut = any(m.kind == HAIRCUTS and m.owner == grant and acts(town.grimoire, m) for m in town.grimoire.marks)
    return cut and DEMON in living_kinds(town.grimoire)


@barber.says(WhoIsWoken)
def the_demon(town: Square, grant: Grant) -> tuple[int, ...]:
    """The Demon wakes for it."""
    return next_demon(town, grant.seat)


def next_demon(town: Square, seat: int) -> tuple[int, ...]:
    """The Demon; of several who live the next one clockwise, and at last whoever was the Barber."""
    return tuple(other for other in (*town.others(seat), seat) if other in town.living_demons)[:1]


klutz = outsider(
    "klutz",
    lasts=True,
    icon="banana-peel",
    chooses=Choosing(self=False, dead=False),
    powerless=True,
    traits=(KILLS_BEFORE_ALL,),
)
"""Dead, you point at somebody alive before all; if you picked an evil one your side has lost."""


@klutz.when(LastWords)
async def stumble(me: Me, town: Square, named: int) -> None:
    """Whoever is impaired chooses too, and nothing comes of it."""
    if me.works and await me.finds(named, lambda seen: seen.evil):
        notes.LOST.set(town, (town.side(me.seat), me.role))
    elif town.is_evil(named):
        me.go_wrong()
