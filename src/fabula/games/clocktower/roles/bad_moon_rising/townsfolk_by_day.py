"""The Townsfolk of Bad Moon Rising whom nobody wakes, in the order of the book."""

from __future__ import annotations

from fabula.core.cards import EACH_NIGHT_BUT_FIRST
from fabula.core.grimoire import Grant
from fabula.core.requests import Decide, Weighed
from fabula.games.clocktower.almanac import notes
from fabula.games.clocktower.almanac.cards import (
    ANYTHING,
    GOOD,
    LEGION,
    NO,
    YES,
    dusk_of,
    townsfolk,
)
from fabula.games.clocktower.almanac.moments import Died, Gossips, Saves
from fabula.games.clocktower.almanac.questions import IsWoken, WhoIsWoken
from fabula.games.clocktower.almanac.traits import (
    CANNOT_DIE,
    KEEPS_ALIVE,
    LAST_RESORT,
    SLEEPS_ON,
)
from fabula.games.clocktower.phases.day_powers import GOSSIP, is_beyond
from fabula.games.clocktower.roles.pairs import counts_as_a_minion
from fabula.games.clocktower.town.deaths import EXECUTION, die
from fabula.games.clocktower.town.events import Informed
from fabula.games.clocktower.town.square import Square
from fabula.games.clocktower.town.statements import Statement, is_in_own_words, judge, sight_of, weigh
from fabula.games.clocktower.town.verbs import Me


@townsfolk(
    "gossip",
    wakes=EACH_NIGHT_BUT_FIRST,
    icon="conversation",
    learns=(ANYTHING,),
    speaks=GOSSIP,
    traits=(SLEEPS_ON,),
)
async def gossip(me: Me, town: Square) -> None:
    """Once a day you assert something before all. If it is so it costs a player their life that night."""
    said = [rest for seat, *rest in notes.GOSSIPED.known(town.grimoire) if seat == me.seat]
    for statement, values, parts in said:
        weighed = (parts,)
        if me.works and await it_was_true(me, statement, values, weighed):
            victim = await Decide(me.role, town.living, me.seat, said=(statement,), weighed=weighed)
            await die(town, victim, "gossip")


@gossip.when(Gossips)
async def remember_the_gossip(me: Me, town: Square, seat: int, statement: Statement) -> None:
    """It is true or not as things stand when it is said."""
    if seat == me.seat and not is_beyond(me, GOSSIP):
        sight = sight_of(town)
        notes.GOSSIPED.add(town, (seat, statement, judge(statement, sight), weigh(statement, sight)))


@gossip.says(IsWoken)
def has_gossiped(town: Square, grant: Grant) -> bool:
    """Alive, with something to be judged."""
    said = notes.GOSSIPED.of(town.grimoire)
    return town.grimoire.alive[grant.seat] and any(seat == grant.seat for seat, *_ in said)


@gossip.says(WhoIsWoken)
def nobody(town: Square, grant: Grant) -> tuple[int, ...]:
    """A Gossip is woken never, for there is nothing to do for her by night."""
    return ()


async def it_was_true(
    me: Me, statement: Statement, values: tuple[bool, ...], weighed: tuple[Weighed, ...]
) -> bool:
    """Whether what she said was so; where it may be either, or in her own words, the Storyteller decides."""
    if len(values) == 1:
        return bool(values[0])
    prompt = "gossip_words" if is_in_own_words(statement) else "register:gossip"
    truth_first = tuple(YES if value else NO for value in values)
    answer: str = await Decide(prompt, truth_first, me.seat, said=(statement,), weighed=weighed)
    return answer == YES


minstrel = townsfolk("minstrel", icon="lyre", misleads=True)
"""A Minion's death by execution leaves all drunk but you and Travellers, till tomorrow's dusk."""


@minstrel.when(Died)
async def strike_up(me: Me, town: Square, seat: int, cause: str) -> None:
    """The Demon and the other Minions too. Legion keep their ability, and the Minstrel learns of the dead."""
    if cause != EXECUTION or not me.works:
        return
    if await counts_as_a_minion(me, seat):
        if town.grimoire.role(seat) == LEGION:
            town.tell(Informed(me.seat, "is_legion", (seat,), place=seat))
        for other in town.residents:
            if other != me.seat and town.grimoire.role(other) != LEGION:
                await me.make_drunk(other, until=dusk_of(town.night + 1))


tea_lady = townsfolk("tea_lady", icon="teapot", traits=(KEEPS_ALIVE,))
"""The two who live beside you cannot die as long as both are good."""


@tea_lady.when(Saves)
async def pour_tea(me: Me, town: Square, seat: int, cause: str) -> bool:
    """A Tea Lady's neighbours cannot die while both register as good; they are looked at anew each time."""
    neighbours = town.living_neighbours(me.seat)
    if seat not in neighbours or not me.works:
        return False
    for neighbour in neighbours:
        if not await me.finds(neighbour, lambda seen: seen.side == GOOD):
            return False
    return True


pacifist = townsfolk("pacifist", icon="peace-dove")
"""Good players who are executed may live: the Storyteller decides."""


@pacifist.when(Saves)
async def plead_for_mercy(me: Me, town: Square, seat: int, cause: str) -> bool:
    """Of execution only, and not of exile."""
    if cause != EXECUTION or not me.works:
        return False
    return (
        await me.finds(seat, lambda seen: seen.side == GOOD) and await Decide(me.role, (NO, YES), seat) == YES
    )


fool = townsfolk("fool", icon="jester-hat", traits=(LAST_RESORT, CANNOT_DIE, KEEPS_ALIVE))
"""Death passes you by once."""


@fool.when(Saves)
async def laugh_at_death(me: Me, town: Square, seat: int, cause: str) -> bool:
    """Asked last, so that it is not spent where something else keeps you alive."""
    if seat != me.seat or me.is_spent or not me.works:
        return False
    me.spend()
    return True
