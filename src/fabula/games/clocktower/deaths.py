"""Deaths: what the Demon's attack meets on its way, executions, exiles, and what they set off."""

from __future__ import annotations

from fabula.core.events import Became, Died, Noted, Shown
from fabula.core.grimoire import Grant
from fabula.core.registration import appearances
from fabula.core.requests import Decide
from fabula.core.working import bears
from fabula.games.clocktower.cards import DEMON, NIGHT, SAFE, YES, YES_NO
from fabula.games.clocktower.events import Attacked, Executed, Fell, Saved, Survived, VoteTokens
from fabula.games.clocktower.square import Square
from fabula.games.clocktower.verbs import Me, happens, working_abilities

FALLEN = "fallen"  # who died since dusk, for the dawn to tell
EXECUTED = "executed"  # who was executed today, and whether they died of it
LOST = "lost"  # the side that has lost by an ability, and the word for why
CHANGED = "changed"  # who has a new role and has not been told yet

SPEAKING = "speaking"  # who has learned that they died, and has something to say before all

ATTACK, EXECUTION, EXILE = "attack", "execution", "exile"
UNEXPLAINED = "storyteller"  # what all hear of a death by day that shows no cause
LAST_RESORTS = ("fool",)  # they are not used up where something else keeps the player alive


# ---- the Demon attacks


async def attack(me: Me, victim: int) -> bool:
    """The Demon kills a player, unless they are safe from it; gives whether they die."""
    if me.works:
        return await strike(me.town, victim, me.seat)
    me.town.tell(Attacked(victim, "in_vain", by=me.seat))
    return False


async def strike(town: Square, victim: int, by: int, ward: int | None = None) -> bool:
    """What an attack meets, in this order: death, what makes safe, a Mayor's luck. It moves only once."""
    shield = what_shields(town, victim) or await what_saves(town, victim, ATTACK)
    if shield is not None:
        town.tell(Attacked(victim, shield, ward, by))
        return False
    if ward is None and town.working(victim, "mayor"):
        other = await Decide("bounce", (victim, *town.living_others(victim)), victim)
        if other != victim:
            return await strike(town, other, by, ward=victim)
    town.tell(Attacked(victim, "dies" if ward is None else "bounced", ward, by))
    await fall(town, victim, ATTACK)
    return True


def what_shields(town: Square, seat: int) -> str | None:
    """The word for why the Demon cannot kill this player; None if it can."""
    if not town.grimoire.alive[seat]:
        return "dead"
    if bears(town.grimoire, seat, SAFE):
        return "protected"
    return "soldier" if town.working(seat, "soldier") else None


# ---- dying


async def die(town: Square, seat: int, cause: str) -> bool:
    """A player dies, unless something keeps them alive; gives whether they do."""
    if await what_saves(town, seat, cause) is not None:
        return False
    await fall(town, seat, cause)
    return True


async def what_saves(town: Square, seat: int, cause: str) -> str | None:
    """The role of the first ability that keeps a player alive, those that are used up by it last."""
    savers = [grant for grant in town.grimoire.grants if "saves" in town.almanac[grant.role].reactions]
    for grant in sorted(savers, key=lambda one: one.role in LAST_RESORTS):
        if await town.almanac[grant.role].reactions["saves"](Me(town, grant), town, seat=seat, cause=cause):
            town.tell(Saved(seat, grant.role))
            return grant.role
    return None


async def fall(town: Square, seat: int, cause: str) -> None:
    """A player dies, whatever might save them: their ability goes, but for what the death sets off."""
    before = working_abilities(town, seat)
    living = len(town.living_residents)
    demon = town.grimoire.role(seat) if town.kind(seat) == DEMON else None
    if town.grimoire.phase == NIGHT:
        town.tell(Fell(seat))
        town.tell(Noted(FALLEN, (*town.grimoire.notes.get(FALLEN, ()), seat)))
    else:
        let_all_know(town, seat, cause)
    await last_acts(town, before, cause)
    await happens(town, "died", seat=seat, cause=cause)
    if demon is not None:
        await happens(town, "demon_died", role=demon, living_before=living)


async def last_acts(town: Square, abilities: tuple[Grant, ...], cause: str) -> None:
    """What the dead player's own abilities do because of this death, if they worked."""
    for grant in abilities:
        reaction = town.almanac[grant.role].reactions.get(f"dies_by_{cause}")
        if reaction is not None:
            await reaction(Me(town, grant), town)


def let_all_know(town: Square, seat: int, cause: str) -> None:
    """All hear of a death; whoever dies has one vote left, a Beggar too, whatever they had."""
    town.tell(Died(seat, cause))
    town.tell(VoteTokens(seat, 1))
    if with_last_words(town):
        town.tell(Noted(SPEAKING, (*town.grimoire.notes.get(SPEAKING, ()), seat)))


def with_last_words(town: Square) -> tuple[str, ...]:
    """The roles of the script that do something before all when they learn of their death."""
    return tuple(role for role in town.grimoire.roles if "last_words" in town.almanac[role].reactions)


def tell_of_the_fallen(town: Square) -> tuple[int, ...]:
    """At dawn all hear who died in the night, clockwise, and not why."""
    fallen = town.grimoire.notes.get(FALLEN, ())
    dead = tuple(seat for seat in town.everyone if seat in fallen and not town.grimoire.alive[seat])
    for seat in dead:
        let_all_know(town, seat, NIGHT)
    if fallen:
        town.tell(Noted(FALLEN, None))
    return dead


# ---- execution


async def execute(town: Square, condemned: int, kind: str | None = None) -> None:
    """The one execution of the day. Somebody else may stand in for the condemned."""
    seat = await stand_in(town, condemned)
    lived = town.grimoire.alive[seat]
    if seat != condemned:
        town.tell(Executed(seat, "scapegoat", condemned))
    else:
        town.tell(Executed(seat, kind if lived else "dead"))
    died = lived and await die(town, seat, EXECUTION)
    if lived and not died:
        town.tell(Survived(seat))
    town.tell(Noted(EXECUTED, (seat, YES if died else "")))


async def stand_in(town: Square, condemned: int) -> int:
    """A Scapegoat of the side the condemned registers as may be executed instead: the Storyteller decides."""
    sides = [seen.side for seen in appearances(town, condemned)]
    for seat in town.living:
        if seat == condemned or town.side(seat) not in sides or not town.working(seat, "scapegoat"):
            continue
        if await Decide("scapegoat", YES_NO, condemned, seat) == YES:
            return seat
    return condemned


# ---- changes of role


async def become(town: Square, seat: int, role: str) -> None:
    """A player changes into another role, with its ability, fresh; their side stays.

    They are told at once by night, else in the night that comes.
    """
    town.tell(Became(seat, role, town.side(seat)))
    await begin(town, seat, role)
    if town.grimoire.phase == NIGHT:
        town.tell(Shown(seat, role))
    else:
        town.tell(Noted(CHANGED, (*town.grimoire.notes.get(CHANGED, ()), seat)))


async def begin(town: Square, seat: int, role: str) -> None:
    """A player has an ability from now on."""
    grant = town.give(seat, role)
    reaction = town.almanac[role].reactions.get("begins")
    if reaction is not None:
        await reaction(Me(town, grant), town)
