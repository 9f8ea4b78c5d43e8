"""The Travellers who go well with Sects & Violets."""

from __future__ import annotations

from itertools import product

from fabula.core.cards import EACH_NIGHT, EACH_NIGHT_BUT_FIRST, FIRST_NIGHT
from fabula.core.events import Woke
from fabula.core.grimoire import Grant
from fabula.core.requests import Ask, Decide
from fabula.core.working import KEPT, SOBER, is_able, works
from fabula.games.clocktower.almanac import decisions, notes, prompts, questions
from fabula.games.clocktower.almanac.cards import (
    BARISTA,
    DUSK,
    HASTENS,
    SLOWS,
    SPENT,
    TWICE,
    YES,
    YES_NO,
    traveller,
)
from fabula.games.clocktower.almanac.moments import DayGoesOn, Saves
from fabula.games.clocktower.almanac.questions import AllMayDoItTwice, IsWoken
from fabula.games.clocktower.almanac.traits import SERVES_COFFEE
from fabula.games.clocktower.phases.nomination import nominate_again
from fabula.games.clocktower.town.deaths import EXILE, die
from fabula.games.clocktower.town.events import Informed, Unmarked
from fabula.games.clocktower.town.square import Square, tonight
from fabula.games.clocktower.town.verbs import Me, is_spent, times_of
from fabula.games.clocktower.town.woken import open_the_eyes

# ---- Barista


@traveller(
    BARISTA,
    wakes=EACH_NIGHT,
    asleep=True,
    tempo=HASTENS,
    icon="coffee-cup",
    traits=(SERVES_COFFEE,),
    marks=("sober", "twice"),
)
async def barista(me: Me, town: Square) -> None:
    """Somebody drinks a coffee till dusk: they are sober and told the truth, or do all twice."""
    seat, which = await Decide(me.role, tuple(product(town.everyone, (SOBER, TWICE))), me.seat)
    await me.mark(seat, which, until=DUSK)
    await open_the_eyes(town, seat, me.grant)
    town.tell(Informed(seat, f"{BARISTA}_{which}", (me.seat,), place=me.seat))


@barista.says(AllMayDoItTwice)
def while_here(town: Square, grant: Grant) -> bool:
    """What anybody may use or pretend to, so that it betrays nobody."""
    return town.grimoire.alive[grant.seat]


# ---- Harlot


@traveller("harlot", wakes=EACH_NIGHT_BUT_FIRST, asks=2, tempo=HASTENS, icon="handheld-fan", claims=("is",))
async def harlot(me: Me, town: Square) -> None:
    """You visit somebody alive who agrees: you see their role, and it may cost both your lives."""
    chosen = await me.choose(town.living_others(me.seat))
    town.tell(Woke(chosen, me.role))
    agreed = await Ask(chosen, prompts.HARLOT_AGREES, (None, chosen))  # on a phone yes and no would betray
    if agreed is None:
        town.tell(Informed(me.seat, "refused", (chosen,), place=chosen))
        return
    await me.learn((*town.grimoire.roles, *town.travellers), lambda see: see(chosen).role, chosen)
    if me.works and await Decide(decisions.HARLOT_DEATHS, YES_NO, me.seat, chosen) == YES:
        await die(town, me.seat, me.role)
        await die(town, chosen, me.role)


# ---- Butcher

ENOUGH = 2  # whoever does not nominate again is not asked once more
butcher = traveller("butcher", tempo=HASTENS, icon="meat-cleaver")
"""After the first execution of a day you may nominate once more, anybody, and another may follow."""


@butcher.says(questions.DayGoesOn)
def after_the_first_execution(town: Square, grant: Grant) -> bool:
    """Once a day, if the Butcher lives and is well."""
    left = notes.AGAIN.of(town.grimoire) < times_of(town.grimoire, grant.seat)
    return left and bool(town.grimoire.alive[grant.seat]) and works(town.grimoire, grant)


@butcher.when(DayGoesOn)
async def butcher_somebody(me: Me, town: Square) -> None:
    """Anybody, nominated today or not; half of the living are enough."""
    nominee = await Ask(me.seat, me.role, (None, *town.residents))
    notes.AGAIN.set(town, notes.AGAIN.of(town.grimoire) + 1 if nominee is not None else ENOUGH)
    if nominee is not None:
        await nominate_again(town, me.seat, nominee)


# ---- Bone Collector


@traveller("bone_collector", wakes=EACH_NIGHT_BUT_FIRST, asks=1, icon="crossed-bones")
async def bone_collector(me: Me, town: Square) -> None:
    """For once a dead player of your choice can do again, till dusk, what they could."""
    chosen = await me.may_choose(tuple(seat for seat in town.everyone if not town.grimoire.alive[seat]))
    if chosen is None:
        return
    me.spend()
    if me.works:
        make_fresh(town, chosen)
        await me.mark(chosen, KEPT, until=DUSK)


@bone_collector.says(IsWoken)
def while_it_can_be_used(town: Square, grant: Grant) -> bool:
    """A Bone Collector is woken from the second night on, while somebody is dead, until they have used it."""
    grimoire, spent = town.grimoire, is_spent(town.grimoire, grant)
    somebody_is_dead = not all(grimoire.alive[seat] for seat in town.everyone)
    return tonight(grimoire) > 1 and is_able(grimoire, grant.seat) and somebody_is_dead and not spent


def make_fresh(town: Square, seat: int) -> None:
    """What was used up or is for the first night alone can be used again."""
    for mark in [mark for mark in town.grimoire.marks if mark.kind == SPENT]:
        if mark.owner is not None and mark.owner.seat == seat:
            town.tell(Unmarked(mark.seat, mark.kind, mark.owner))
    if seat in notes.SHOTS.of(town.grimoire):
        notes.SHOTS.set(town, tuple(one for one in notes.SHOTS.known(town.grimoire) if one != seat))
    for grant in town.abilities(seat):
        fresh = notes.FRESH.of(town.grimoire)
        if town.almanac[grant.role].wakes is FIRST_NIGHT and (seat, grant.role) not in fresh:
            notes.FRESH.set(town, (*fresh, (seat, grant.role)))


# ---- Deviant

deviant = traveller("deviant", tempo=SLOWS, icon="jester-hat")
"""On a day on which you made people laugh no exile kills you."""


@deviant.when(Saves)
async def laugh(me: Me, town: Square, seat: int, cause: str) -> bool:
    """The Storyteller is the judge of that."""
    if seat != me.seat or cause != EXILE or not me.works:
        return False
    return bool(await Decide(me.role, YES_NO, seat) == YES)
