"""The Travellers of no printed set, who go well with any script."""

from __future__ import annotations

from itertools import product

from fabula.core.cards import EACH_NIGHT_BUT_FIRST
from fabula.core.events import Marked
from fabula.core.grimoire import Grant
from fabula.core.requests import Ask, Decide
from fabula.core.working import marked_by
from fabula.games.clocktower.almanac import decisions, notes, prompts
from fabula.games.clocktower.almanac.cards import AMIGO, DAWN, NOT_ME, traveller
from fabula.games.clocktower.almanac.moments import Dawns, Finishes, Jests, Nominated
from fabula.games.clocktower.almanac.questions import DeedsOfOne, IsWoken
from fabula.games.clocktower.almanac.traits import CHANGES_OTHERS, KILLS_BEFORE_ALL
from fabula.games.clocktower.phases.day import use_today
from fabula.games.clocktower.phases.day_options import Deed
from fabula.games.clocktower.town.changes import make
from fabula.games.clocktower.town.deaths import die
from fabula.games.clocktower.town.events import NothingHappened, Used
from fabula.games.clocktower.town.public_events import Befriended
from fabula.games.clocktower.town.square import Square
from fabula.games.clocktower.town.verbs import Me, times_of

GANGSTER, GNOME, CACKLEJACK = "gangster", "gnome", "cacklejack"
FINISH, JEST = "finish", "jest"
BOTH = 2


def is_left_today(town: Square, grant: Grant) -> bool:
    """Whether what may be used once a day has not been used today."""
    used = notes.USED_TODAY.of(town.grimoire).count(grant.seat)
    return bool(used < times_of(town.grimoire, grant.seat))


# ---- Gangster

gangster = traveller(GANGSTER, icon="fedora", traits=(KILLS_BEFORE_ALL,))
"""Once a day a neighbour who lives dies by your hand, with the leave of the other."""


@gangster.says(DeedsOfOne)
def a_neighbour(town: Square, grant: Grant) -> Deed:
    """A Gangster may kill one of two living neighbours if the other agrees, so it takes both."""
    neighbours = town.living_neighbours(grant.seat)
    return FINISH, neighbours if len(neighbours) == BOTH and is_left_today(town, grant) else ()


@gangster.when(Finishes)
async def make_an_offer(me: Me, town: Square, seat: int, chosen: int) -> None:
    """All hear whom it is about; whether the other has agreed they only see by what comes of it."""
    if seat != me.seat:
        return
    use_today(town, seat)
    town.tell(Used(seat, GANGSTER, chosen))
    (other,) = (one for one in town.living_neighbours(seat) if one != chosen)
    agrees = await Ask(other, prompts.GANGSTER_AGREES, (None, chosen)) is not None
    if not (agrees and me.takes_effect() and await die(town, chosen, GANGSTER)):
        town.tell(NothingHappened())


# ---- Gnome

gnome = traveller(GNOME, icon="bad-gnome", traits=(KILLS_BEFORE_ALL,), marks=("amigo",))
"""You have a friend on your own side, whom all know, and may kill who nominates them."""


@gnome.when(Dawns)
async def make_a_friend(me: Me, town: Square) -> None:
    """On the first morning you are here. Drunk or poisoned, it may be anybody."""
    if not town.grimoire.alive[me.seat] or me.marked(AMIGO):
        return
    others = town.others(me.seat)
    mine = tuple(seat for seat in others if town.side(seat) == town.side(me.seat) or not me.works)
    amigo = await Decide(decisions.AMIGO, mine or others, me.seat)
    town.tell(Marked(amigo, AMIGO, me.grant))
    town.tell(Befriended(me.seat, amigo))


@gnome.when(Nominated)
async def stand_by_a_friend(me: Me, town: Square, nominator: int | None, nominee: int) -> None:
    """A Gnome may kill, before the vote, whoever nominates their friend; the nomination stands."""
    alive = town.grimoire.alive
    if nominee not in me.marked(AMIGO) or nominator is None or not alive[nominator] or not alive[me.seat]:
        return
    if await Ask(me.seat, GNOME, (None, nominator)) is None:
        return
    town.tell(Used(me.seat, GNOME, nominator))
    if not (me.takes_effect() and await die(town, nominator, GNOME)):
        town.tell(NothingHappened())


# ---- Cacklejack


@traveller(
    CACKLEJACK,
    wakes=EACH_NIGHT_BUT_FIRST,
    asleep=True,
    icon="clown",
    turning=True,
    traits=(CHANGES_OTHERS,),
    marks=("not_me",),
)
async def cacklejack(me: Me, town: Square) -> None:
    """Each day you choose a player: another one has another role after the night."""
    barred = me.marked(NOT_ME)
    others = tuple(seat for seat in town.residents if seat not in barred)
    free = tuple(role for role in town.grimoire.roles if role not in town.in_play)
    if not me.works or not others or not free:
        return
    seat, role = await Decide(me.role, tuple(product(others, free)), me.seat)
    await make(town, seat, role)


@cacklejack.says(DeedsOfOne)
def whom_not_to_change(town: Square, grant: Grant) -> Deed:
    """A Cacklejack chooses anybody, who will not be changed tonight."""
    return JEST, town.everyone if is_left_today(town, grant) else ()


@cacklejack.when(Jests)
async def laugh_at(me: Me, town: Square, seat: int, chosen: int) -> None:
    """All hear it; whether you are sober matters in the night."""
    if seat == me.seat:
        use_today(town, seat)
        town.tell(Used(seat, CACKLEJACK, chosen))
        town.tell(Marked(chosen, NOT_ME, me.grant, DAWN))


@cacklejack.says(IsWoken)
def if_somebody_was_chosen(town: Square, grant: Grant) -> bool:
    """Today, and if you still live."""
    return bool(marked_by(town.grimoire, grant, NOT_ME)) and town.grimoire.alive[grant.seat]
