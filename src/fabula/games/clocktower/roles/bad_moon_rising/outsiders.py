"""The Outsiders of Bad Moon Rising, in the order of the sheet."""

from __future__ import annotations

from itertools import combinations

from fabula.core.cards import EACH_NIGHT_BUT_FIRST, FIRST_NIGHT, Choosing
from fabula.core.events import Marked
from fabula.core.grimoire import Grant, Grimoire
from fabula.core.requests import Decide
from fabula.core.working import marked_by
from fabula.games.clocktower.almanac import decisions
from fabula.games.clocktower.almanac.cards import (
    DAWN,
    DEMON,
    DUSK,
    GOOD,
    MET,
    MINION,
    MOONSTRUCK,
    NO,
    YES,
    is_good,
    of_kind,
    outsider,
)
from fabula.games.clocktower.almanac.moments import Chosen, DayEnds, LastWords
from fabula.games.clocktower.almanac.questions import IsWoken
from fabula.games.clocktower.almanac.traits import KILLS_BEFORE_ALL, TURNS_OTHERS
from fabula.games.clocktower.company.spirit_of_ivory import turn
from fabula.games.clocktower.company.toymaker import know_each_other
from fabula.games.clocktower.phases.calls import asked_by
from fabula.games.clocktower.phases.introductions import some_bluffs
from fabula.games.clocktower.roles.pairs import stays_evil
from fabula.games.clocktower.town.deaths import die, unexplained
from fabula.games.clocktower.town.events import Informed
from fabula.games.clocktower.town.square import Square
from fabula.games.clocktower.town.verbs import Me


@outsider("tinker", wakes=EACH_NIGHT_BUT_FIRST, asleep=True, icon="gears")
async def tinker(me: Me, town: Square) -> None:
    """You may die at any time: the Storyteller decides, each night but the first and before each dusk."""
    if me.works and await Decide(me.role, (NO, YES), me.seat) == YES:
        await die(town, me.seat, unexplained(town, me.role))


@tinker.when(DayEnds)
async def die_before_dark(me: Me, town: Square) -> None:
    """By hand it can be done at any other moment."""
    await me.act_as("tinker")


@outsider(
    "moonchild",
    wakes=EACH_NIGHT_BUT_FIRST,
    lasts=True,
    asleep=True,
    icon="moon",
    traits=(KILLS_BEFORE_ALL,),
    chooses=Choosing(self=False, dead=False),
    marks=("moonstruck",),
)
async def moonchild(me: Me, town: Square) -> None:
    """Whom you named dies tonight, if that is a good player."""
    for mark in those_named(town.grimoire, me.grant):
        if me.works and town.grimoire.alive[mark] and await me.finds(mark, lambda seen: seen.side == GOOD):
            await die(town, mark, "moonchild")


@moonchild.when(LastWords)
async def name_a_player(me: Me, town: Square, named: int) -> None:
    """When you learn that you died you name a living player before all; the night shows what it is worth."""
    town.tell(Marked(named, MOONSTRUCK, me.grant, DAWN))


@moonchild.says(IsWoken)
def if_somebody_is_named(town: Square, grant: Grant) -> bool:
    """In the night that follows."""
    return bool(those_named(town.grimoire, grant))


def those_named(grimoire: Grimoire, grant: Grant) -> tuple[int, ...]:
    """Whom this Moonchild has named since the last dawn."""
    return marked_by(grimoire, grant, MOONSTRUCK)


goon = outsider("goon", icon="mailed-fist", misleads=True, marks=("met",), traits=(TURNS_OTHERS,))
"""Whoever chooses you first in a night drinks till dusk, and you change to their side."""


@goon.when(Chosen)
async def hit_back(me: Me, town: Square, seat: int, by: Grant) -> None:
    """At once, so that the very choice comes to nothing. Who was drunk already still counts."""
    met = [mark for mark in town.grimoire.marks if mark.kind == MET and mark.seat == me.seat]
    if seat != me.seat or by.seat == me.seat or len(met) >= len(me.times):
        return
    town.tell(Marked(me.seat, MET, None, DAWN))
    if me.works:
        side = town.side(by.seat)
        await me.make_drunk(by.seat, DUSK)
        if me.grant.source != "boffin" and not (side == GOOD and stays_evil(town, me.seat, me.role)):
            turn(town, me.seat, side)


def asked_as_a_demon(grimoire: Grimoire) -> int:
    """As many questions as the Demon of the script who is asked most: which it is nobody may notice."""
    demons = of_kind(DEMON, grimoire.roles)
    return max((asked_by(grimoire, demon) for demon in demons), default=0)


@outsider(
    "lunatic",
    wakes=FIRST_NIGHT,
    asks=asked_as_a_demon,
    asleep=True,
    alone=True,
    icon="mad-scientist",
    believes=(DEMON,),
    misleads=True,
)
async def lunatic(me: Me, town: Square) -> None:
    """You believe to be a Demon, and meet Minions that are none. The Demon knows you."""
    if know_each_other(town):
        await deceive(me, town)
    if me.works:
        for demon in town.living_demons:
            town.tell(Informed(demon, "lunatic", (me.seat,), place=me.seat))


async def deceive(me: Me, town: Square) -> None:
    """A Lunatic is told as many Minions as there are, whoever they be, and any three good roles."""
    many = sum(town.kind(seat) == MINION for seat in town.residents)
    others = tuple(seat for seat in town.others(me.seat) if not town.is_traveller(seat))
    minions = await Decide(decisions.LUNATIC_MINIONS, tuple(combinations(others, many)), me.seat)
    town.tell(Informed(me.seat, "minions", minions, seats=minions))
    good = tuple(filter(is_good, town.grimoire.roles))
    bluffs = await Decide(decisions.LUNATIC_BLUFFS, some_bluffs(good), me.seat)
    town.tell(Informed(me.seat, "bluffs", bluffs))


@lunatic.when(Chosen)
async def be_overheard(me: Me, town: Square, seat: int, by: Grant) -> None:
    """The Demon learns whom you choose."""
    if by.seat == me.seat and by.sham and me.works:
        for demon in town.living_demons:
            town.tell(Informed(demon, "lunatic_chose", (seat,), a=me.seat, b=seat))
