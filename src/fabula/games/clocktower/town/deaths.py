"""Deaths: what the Demon's attack meets on its way, executions, exiles, and what they set off."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

from fabula.core.amendments import DOOM, SPARE
from fabula.core.cards import FIRST_NIGHT, OfMoment, Script
from fabula.core.events import Died, Revived
from fabula.core.grimoire import Grant, Grimoire, abilities
from fabula.core.requests import Decide
from fabula.core.working import acts, bears
from fabula.games.clocktower.almanac import decisions, moments, notes
from fabula.games.clocktower.almanac.cards import (
    ANGEL,
    DEMON,
    FEIGNED,
    HINDU,
    NIGHT,
    PEACE,
    SAFE,
    SPENT,
    almanac,
    with_last_words,
)
from fabula.games.clocktower.almanac.traits import LAST_RESORT, SAFE_FROM_DEMONS, has_trait
from fabula.games.clocktower.town.abnormal import go_wrong, miss
from fabula.games.clocktower.town.events import (
    Attacked,
    Fell,
    Saved,
    Shroud,
    Unmarked,
    VoteTokens,
    WentWrong,
    company,
)
from fabula.games.clocktower.town.square import Square
from fabula.games.clocktower.town.storms import STORM_CATCHER, is_stormcaught, mortal
from fabula.games.clocktower.town.ventriloquy import VENTRILOQUIST, is_spared
from fabula.games.clocktower.town.verbs import Me, happens, working_abilities

ARBITRARY = "arbitrary"  # who would die tonight: it is for the Storyteller to decide

ATTACK, EXECUTION, EXILE = "attack", "execution", "exile"
OWN_DEATHS: dict[str, OfMoment] = {ATTACK: moments.DiesByAttack, EXECUTION: moments.DiesByExecution}
UNEXPLAINED = "storyteller"  # what all hear of a death by day that shows no cause


# ---- the Demon attacks, or another kills by night


Instead = Callable[[Square, int], Coroutine[Any, Any, bool]]  # of the town and the victim: whether it is done


async def attack(me: Me, victim: int, instead: Instead | None = None) -> bool:
    """The Demon kills a player, unless they are safe from it; gives whether they die.

    `instead` is what may happen to the one it chose in place of their death.
    """
    return await kill(me, victim, ATTACK, instead)


async def kill(me: Me, victim: int, cause: str, instead: Instead | None = None) -> bool:
    """An ability kills a player by night, unless something keeps them alive; gives whether they die."""
    if not me.works:
        me.town.tell(Attacked(victim, "in_vain", by=me.seat))
        if what_shields(me.town, victim, cause) is None:
            me.go_wrong()
        return False
    if notes.ARBITRARY.stands(me.town.grimoire):
        me.town.tell(Attacked(victim, ARBITRARY, by=me.seat))
        return await decide_who_dies(me.town, victim)
    return await strike(me.town, victim, me.seat, cause=cause, instead=instead)


async def decide_who_dies(town: Square, victim: int) -> bool:
    """In an arbitrary night this player would die, or another does, or nobody; gives whether they do."""
    if not town.grimoire.alive[victim]:
        return False
    possible = (*mortal(town.grimoire, (victim,)), None, *mortal(town.grimoire, town.living_others(victim)))
    fated = await Decide(decisions.ARBITRARY, possible, victim)
    if fated is not None:
        await fall(town, fated, NIGHT)
    return bool(fated == victim)


async def strike(
    town: Square,
    victim: int,
    by: int,
    ward: int | None = None,
    cause: str = ATTACK,
    instead: Instead | None = None,
) -> bool:
    """What an attack meets, in this order: death, what makes safe, a Mayor's luck. It moves only once."""
    shield = what_shields(town, victim, cause) or what_pacifies(town.grimoire, cause)
    shield = shield or await what_saves(town, victim, cause)
    if shield is not None:
        town.tell(Attacked(victim, shield, ward, by))
        if shield not in ("dead", STORM_CATCHER):  # they are no other player's ability
            town.tell(WentWrong(by, shield))
        return False
    lucky = None if ward is not None else who_may_be_lucky(town, victim)
    other = await who_dies_instead(town, victim, lucky)
    if lucky is not None and other != victim:
        town.tell(WentWrong(by, lucky.role))
        return await strike(town, other, by, ward=victim, cause=cause)
    if instead is not None and await instead(town, victim):
        return False
    dies = "dies" if cause == ATTACK else cause
    town.tell(Attacked(victim, dies if ward is None else "bounced", ward, by))
    if cause == ATTACK:
        note_what_failed(town, victim)
    await fall(town, victim, cause)
    return True


def note_what_failed(town: Square, victim: int) -> None:
    """What would have kept the Demon off, and did not, has gone wrong."""
    miss(town, victim, SAFE)
    for mark in tuple(town.grimoire.marks):
        if mark.kind == PEACE:
            miss(town, mark.seat, PEACE)
    for grant in town.abilities(victim):
        if has_trait(grant.role, SAFE_FROM_DEMONS):
            go_wrong(town, grant)


def what_shields(town: Square, seat: int, cause: str = ATTACK) -> str | None:
    """The word for why this player cannot be killed so; None if they can. Only the Demon meets wards."""
    if not town.lives(seat):
        return "dead"
    if is_stormcaught(town.grimoire, seat) and cause != EXECUTION:
        return STORM_CATCHER
    if cause != ATTACK:
        return None
    if bears(town.grimoire, seat, SAFE):
        return "protected"
    safe = town.works_with(seat, SAFE_FROM_DEMONS)
    return None if safe is None else safe.role


def what_pacifies(grimoire: Grimoire, cause: str) -> str | None:
    """The word for why the Demon kills nobody tonight, though it chooses; None if it does."""
    peace = any(mark.kind == PEACE and acts(grimoire, mark) for mark in grimoire.marks)
    return PEACE if peace and cause == ATTACK else None


# ---- dying


async def die(town: Square, seat: int, cause: str, *, moves: bool = True) -> bool:
    """A player dies, unless something keeps them alive; gives whether they do. It `moves` to another once."""
    if notes.ARBITRARY.stands(town.grimoire) and town.grimoire.phase == NIGHT:
        return await decide_who_dies(town, seat)
    said = sentence_on(town.grimoire, seat, cause)
    if said == SPARE or (said != DOOM and await what_saves(town, seat, cause) is not None):
        return False
    lucky = who_may_be_lucky(town, seat) if moves and town.grimoire.phase == NIGHT else None
    other = await who_dies_instead(town, seat, lucky)
    if other != seat:
        await die(town, other, cause, moves=False)
        return False
    await fall(town, seat, cause)
    return True


def sentence_on(grimoire: Grimoire, seat: int, cause: str) -> str:
    """What the Storyteller has said of this death: that they live, that they die; empty where nothing is."""
    whom, said = notes.SENTENCE.of(grimoire) or (None, "")
    return said if cause == EXECUTION and whom == seat else ""


def unexplained(town: Square, role: str) -> str:
    """The word for a death by this role of which all hear by day, and nobody by what; by night it is kept."""
    return role if town.grimoire.phase == NIGHT else UNEXPLAINED


def who_may_be_lucky(town: Square, seat: int) -> Grant | None:
    """A player's ability by which another may die by night in their place."""
    return next(
        (grant for grant in working_abilities(town, seat) if reaction_of(grant, moments.WouldDie)), None
    )


async def who_dies_instead(town: Square, seat: int, lucky: Grant | None) -> int:
    """Whoever would die by night, or another by this ability."""
    luck = None if lucky is None else reaction_of(lucky, moments.WouldDie)
    return seat if luck is None or lucky is None else int(await luck(Me(town, lucky), town))


def reaction_of(grant: Grant, moment: OfMoment) -> Script | None:
    """What an ability does at a moment that is its own alone."""
    return almanac[grant.role].reactions.get(moment)


async def what_saves(town: Square, seat: int, cause: str) -> str | None:
    """The role of the first ability that keeps a player alive, those that are used up by it last."""
    if is_stormcaught(town.grimoire, seat) and cause != EXECUTION:
        town.tell(Saved(seat, STORM_CATCHER))
        return STORM_CATCHER
    if cause == EXECUTION and await is_spared(town, seat, notes.NOMINATED.of(town.grimoire)):
        town.tell(Saved(seat, VENTRILOQUIST))
        return VENTRILOQUIST
    savers = abilities(town.grimoire, town.almanac).reacting[moments.Saves]
    for grant, save in sorted(savers, key=lambda one: has_trait(one[0].role, LAST_RESORT)):
        if await save(Me(town, grant), town, seat=seat, cause=cause):
            town.tell(Saved(seat, grant.role))
            return grant.role
    return None


async def fall(town: Square, seat: int, cause: str) -> None:
    """A player dies, whatever might save them, unseen where they had only feigned death before."""
    before = working_abilities(town, seat)
    living = len(town.living_residents)
    demon = town.demon_of(seat)
    if town.feigns(seat):
        town.tell(Unmarked(seat, FEIGNED))
    elif town.grimoire.phase == NIGHT:
        town.tell(Fell(seat, cause))
        notes.FALLEN.add(town, seat)
    else:
        let_all_know(town, seat, cause)
    await last_acts(town, before, cause)
    await happens(town, moments.Died(seat, cause))
    if demon is not None and not town.lives(seat):
        left = len(town.living_demons)
        await happens(town, moments.DemonDied(demon, living, left))


async def last_acts(town: Square, abilities: tuple[Grant, ...], cause: str) -> None:
    """What the dead player's own abilities do because of this death, if they worked."""
    for grant in abilities:
        reactions = town.almanac[grant.role].reactions
        for moment in filter(None, (moments.Dies, OWN_DEATHS.get(cause))):
            if moment in reactions:
                await reactions[moment](Me(town, grant), town)


def let_all_know(town: Square, seat: int, cause: str) -> None:
    """All hear of a death; whoever dies has one vote left, a Beggar too, whatever they had."""
    town.tell(Died(seat, cause))
    town.tell(VoteTokens(seat, 1))
    if cause != NIGHT:
        notes.DEAD_TODAY.add(town, seat)
    if ANGEL in company(town.grimoire) and bears(town.grimoire, seat, ANGEL):
        notes.AVENGED.add(town, seat)
    if HINDU in company(town.grimoire):
        notes.DEATHS.add(town, seat)
    if with_last_words(town.grimoire.roles):
        notes.SPEAKING.add(town, seat)


def tell_of_the_fallen(town: Square) -> tuple[int, ...]:
    """At dawn all hear who died in the night, clockwise, and not why; then who lives again."""
    alive = town.grimoire.alive
    fallen, risen = notes.FALLEN.of(town.grimoire), notes.RISEN.of(town.grimoire)
    seats = town.everyone if fallen else ()
    dead = tuple([seat for seat in seats if seat in fallen and seat not in risen and not alive[seat]])
    for seat in dead:
        let_all_know(town, seat, NIGHT)
    for seat in town.everyone if risen else ():
        if seat in risen and alive[seat]:
            town.tell(Revived(seat))
    for note in (notes.FALLEN, notes.RISEN):
        if note.stands(town.grimoire):
            note.forget(town)
    return dead


# ---- coming back to life


def resurrect(town: Square, seat: int) -> None:
    """A player lives again, with their ability, fresh; of what happens by night all hear at dawn."""
    if town.grimoire.phase == NIGHT:
        if seat not in notes.FALLEN.of(town.grimoire):
            notes.RISEN.add(town, seat)
        town.tell(Shroud(seat, on=False))
    else:
        town.tell(Revived(seat))
    for kind in (FEIGNED, SPENT):
        if any((mark.seat, mark.kind) == (seat, kind) for mark in town.grimoire.marks):
            town.tell(Unmarked(seat, kind))
    if town.kind(seat) == DEMON:
        notes.MADE.set(town)
    mine = town.abilities(seat)
    once = [grant for grant in mine if town.almanac[grant.role].wakes is FIRST_NIGHT]
    for grant in once:
        notes.FRESH.add(town, (seat, grant.role))
