"""The Townsfolk of Bad Moon Rising who are woken, in the order of the sheet."""

from __future__ import annotations

from itertools import combinations, product

from fabula.core.cards import EACH_NIGHT, EACH_NIGHT_BUT_FIRST, FIRST_NIGHT, Choosing
from fabula.core.events import Woke
from fabula.core.grimoire import Grant
from fabula.core.registration import appearances
from fabula.core.requests import Decide
from fabula.games.clocktower.almanac import decisions, notes
from fabula.games.clocktower.almanac.cards import (
    ANYTHING,
    DAWN,
    DEMON,
    DUSK,
    EVIL,
    EXORCISED,
    GOOD,
    GRANDCHILD,
    GUEST,
    OUTSIDER,
    TOWNSFOLK,
    VIZIER,
    dusk_of,
    is_good,
    townsfolk,
)
from fabula.games.clocktower.almanac.choices import A_LIVING_PLAYER, ANY_PLAYER
from fabula.games.clocktower.almanac.knowing import one_role_of, so_many_woke
from fabula.games.clocktower.almanac.moments import Died, Saves
from fabula.games.clocktower.almanac.questions import IsWoken
from fabula.games.clocktower.almanac.traits import (
    AWAKENINGS,
    CANNOT_DIE,
    COUNTS_ABILITIES,
    DIES_OF_ITSELF,
    IMPAIRS_FOR_LONG,
    KEEPS_ALIVE,
    KEEPS_DEMONS_OFF,
    ONCE_BY_NIGHT,
    ONE_OF_TWO_DRINKS,
    SILENCES,
)
from fabula.games.clocktower.phases.lines import wakes_tonight
from fabula.games.clocktower.town.deaths import ATTACK, die
from fabula.games.clocktower.town.events import Informed, Unmarked
from fabula.games.clocktower.town.registering import taken_for
from fabula.games.clocktower.town.revival import known_dead, revive
from fabula.games.clocktower.town.square import Square
from fabula.games.clocktower.town.verbs import Me, is_left

TWO = 2
NIGHTS_OF_COURTING = 3


@townsfolk(
    "grandmother",
    wakes=FIRST_NIGHT,
    icon="rocking-chair",
    learns=(OUTSIDER,),
    claims=("is",),
    powerless=True,
    traits=(DIES_OF_ITSELF,),
    marks=("grandchild",),
)
async def grandmother(me: Me, town: Square) -> None:
    """You learn a good player and their role: your grandchild."""
    for seat in () if me.again else me.marked(GRANDCHILD):
        town.tell(Unmarked(seat, GRANDCHILD))
    others = town.others(me.seat)
    good = tuple(
        (seat, seen.role) for seat in others for seen in appearances(town, seat) if seen.side == GOOD
    )
    roles = filter(is_good, town.grimoire.roles)
    true = tuple((seat, town.grimoire.role(seat)) for seat in others if not town.is_evil(seat))
    told = await me.be_told(good or ((me.seat, me.role),), tuple(product(others, roles)), truth=true)
    await me.mark(told[0], GRANDCHILD)


grandmother.knows(one_role_of)


@grandmother.when(Died)
async def follow_the_grandchild(me: Me, town: Square, seat: int, cause: str) -> None:
    """If the Demon kills your grandchild you die too."""
    if cause == ATTACK and seat in me.marked(GRANDCHILD) and me.works:
        await die(town, me.seat, "grandmother")


@townsfolk(
    "sailor",
    wakes=EACH_NIGHT,
    asks=1,
    icon="anchor",
    chooses=A_LIVING_PLAYER,
    misleads=True,
    traits=(CANNOT_DIE, KEEPS_ALIVE, IMPAIRS_FOR_LONG, ONE_OF_TWO_DRINKS),
)
async def sailor(me: Me, town: Square) -> None:
    """You choose a living player: one of you is drunk until dusk, the Storyteller decides who."""
    two = tuple(dict.fromkeys((await me.choose(town.living), me.seat)))
    if me.works:
        await me.make_drunk(
            two[0] if len(two) == 1 else await Decide(decisions.SAILOR_DRUNK, two, me.seat), DUSK
        )


@sailor.when(Saves)
async def cannot_die(me: Me, town: Square, seat: int, cause: str) -> bool:
    """You cannot die."""
    return seat == me.seat and me.works


@townsfolk(
    "chambermaid",
    wakes=EACH_NIGHT,
    asks=1,
    icon="broom",
    heeds=(AWAKENINGS,),
    chooses=Choosing(self=False, dead=False, nobody=False, same=True),
    learns=(EVIL,),
    claims=("woke",),
    powerless=True,
    traits=(COUNTS_ABILITIES,),
)
async def chambermaid(me: Me, town: Square) -> None:
    """You choose two other living players and learn how many of them an ability of theirs wakes tonight."""
    two = await me.choose(tuple(combinations(town.living_others(me.seat), TWO)))
    await me.learn((0, 1, 2), lambda _: sum(wakes_tonight(town, seat) for seat in two), *two)


chambermaid.knows(so_many_woke)


@chambermaid.says(IsWoken)
def if_two_others_live(town: Square, grant: Grant) -> bool:
    """A Chambermaid is woken if two others live whom they may choose."""
    return town.grimoire.alive[grant.seat] and sum(town.grimoire.alive) > TWO


@townsfolk(
    "exorcist",
    wakes=EACH_NIGHT_BUT_FIRST,
    asks=1,
    icon="holy-water",
    chooses=Choosing(self=True, dead=True, nobody=False, same=False),
    learns=(DEMON,),
    claims=("chose",),
    traits=(KEEPS_DEMONS_OFF,),
    marks=("exorcised",),
)
async def exorcist(me: Me, town: Square) -> None:
    """You choose a player, not the same twice running: a Demon learns of you and sleeps on tonight."""
    chosen = await me.choose_another(town.everyone)
    if me.works and await me.finds(chosen, lambda seen: seen.is_a(DEMON)):
        await me.mark(chosen, EXORCISED, until=DAWN)
        town.tell(Woke(chosen, "exorcised"))
        town.tell(Informed(chosen, "exorcised", (me.seat,), place=me.seat))


@townsfolk(
    "innkeeper",
    wakes=EACH_NIGHT_BUT_FIRST,
    asks=1,
    icon="tavern-sign",
    chooses=ANY_PLAYER,
    misleads=True,
    claims=("protected",),
    traits=(KEEPS_DEMONS_OFF, KEEPS_ALIVE, IMPAIRS_FOR_LONG, ONE_OF_TWO_DRINKS),
    marks=("guest",),
)
async def innkeeper(me: Me, town: Square) -> None:
    """Two guests of yours survive the night; one of them drinks till dusk."""
    two = await me.choose(tuple(combinations(town.everyone, TWO)))
    if me.works:
        for seat in two:
            await me.mark(seat, GUEST, until=DAWN)
        await me.make_drunk(await Decide(decisions.INNKEEPER_DRUNK, two, me.seat), DUSK)


@innkeeper.when(Saves)
async def shelter(me: Me, town: Square, seat: int, cause: str) -> bool:
    """A guest cannot die while the host is sober."""
    return seat in me.marked(GUEST) and me.works


@townsfolk(
    "gambler",
    wakes=EACH_NIGHT_BUT_FIRST,
    asks=1,
    names_roles=True,
    icon="rolling-dices",
    chooses=ANY_PLAYER,
    learns=(ANYTHING,),
    claims=("is",),
    traits=(DIES_OF_ITSELF,),
)
async def gambler(me: Me, town: Square) -> None:
    """You say what role somebody has, and die if you are mistaken."""
    roles = (*town.grimoire.roles, *town.travellers)
    seat, role = await me.choose(tuple(product(town.everyone, roles)))
    if me.works and not await me.finds(seat, lambda seen: seen.role == role):
        await die(town, me.seat, "gambler")


@townsfolk(
    "courtier",
    wakes=EACH_NIGHT,
    asks=1,
    names_roles=True,
    icon="quill-ink",
    misleads=True,
    traits=(ONCE_BY_NIGHT, SILENCES),
)
async def courtier(me: Me, town: Square) -> None:
    """Once in the game you choose a role: who has it is drunk for three nights and three days."""
    role = await me.may_choose(town.grimoire.roles)
    if role is None:
        return
    me.spend()
    if me.works:
        courted = taken_for(town, town.everyone, lambda seen: seen.role == role)
        seat = courted[0] if len(courted) == 1 else await Decide(decisions.COURTED, courted, me.seat)
        if seat is not None:
            await me.make_drunk(seat, until=dusk_of(town.night + NIGHTS_OF_COURTING - 1))
            if town.grimoire.role(seat) == VIZIER:
                me.let_know(seat, "robbed")


courtier.says(IsWoken)(is_left)


@townsfolk(
    "professor",
    wakes=EACH_NIGHT_BUT_FIRST,
    asks=1,
    icon="graduate-cap",
    chooses=Choosing(self=False, dead=True, nobody=True),
    traits=(ONCE_BY_NIGHT,),
)
async def professor(me: Me, town: Square) -> None:
    """For once you raise somebody dead, if they are a Townsfolk."""
    seat = await me.may_choose(known_dead(town))
    if seat is None:
        return
    me.spend()
    if me.works and await me.finds(seat, lambda seen: seen.is_a(TOWNSFOLK)):
        revive(town, seat)


@professor.says(IsWoken)
def if_somebody_is_dead(town: Square, grant: Grant) -> bool:
    """Until it is used, and only if there is somebody to choose."""
    fallen = notes.FALLEN.of(town.grimoire)
    alive, cards = town.grimoire.alive, town.grimoire.cards
    dead = [seat for seat, lives in enumerate(alive) if not lives and seat in cards]
    return is_left(town, grant) and any(seat not in fallen for seat in dead)
