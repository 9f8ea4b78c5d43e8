"""Executions: who is executed, or somebody in their place, and what that sets off."""

from __future__ import annotations

from fabula.core.grimoire import Grant, abilities
from fabula.core.requests import Decide
from fabula.games.clocktower.almanac import decisions, moments, notes
from fabula.games.clocktower.almanac.cards import NO, YES
from fabula.games.clocktower.almanac.traits import PLEAS, heeding
from fabula.games.clocktower.town.deaths import EXECUTION, die
from fabula.games.clocktower.town.events import Executed, Survived
from fabula.games.clocktower.town.square import Square
from fabula.games.clocktower.town.verbs import Me, happens


async def execute(town: Square, condemned: int, kind: str | None = None) -> None:
    """The one execution of the day. Somebody else may stand in for the condemned."""
    instead = await stand_in(town, condemned)
    seat = condemned if instead is None else instead.seat
    seemed_alive = town.grimoire.alive[seat]
    if instead is not None:
        town.tell(Executed(seat, instead.role, condemned))
    else:
        town.tell(Executed(seat, kind if seemed_alive else "dead"))
    await happens(town, moments.ToBeExecuted(seat, await what_was_claimed(town, seat)))
    died = town.lives(seat) and await die(town, seat, EXECUTION)
    if seemed_alive and not died:
        town.tell(Survived(seat))
    if died or not notes.EXECUTED.stands(town.grimoire):
        notes.EXECUTED.set(town, (seat, YES if died else ""))
    await happens(town, moments.Executed(seat))


async def what_was_claimed(town: Square, seat: int) -> tuple[str, ...]:
    """Which roles a player who was nominated today has claimed then, aloud or here, where it matters.

    The Storyteller is asked about everybody, so that no pause betrays the role.
    """
    nominated = [nominee for _, nominee in notes.NOMINATED.of(town.grimoire)]
    claimed: list[str] = []
    for role in heeding(town.grimoire.roles, PLEAS) if seat in nominated else ():
        said = (seat, role) in notes.PLEADED.of(town.grimoire)
        if await Decide(decisions.CLAIMED.of(role), (YES, NO) if said else (NO, YES), seat) == YES:
            claimed.append(role)
    return tuple(claimed)


async def stand_in(town: Square, condemned: int) -> Grant | None:
    """The first ability, clockwise, whose owner is executed in place of the condemned."""
    order = town.living
    ready = abilities(town.grimoire, town.almanac).reacting[moments.StandsIn]
    able = [(grant, offer) for grant, offer in ready if grant.seat in order and grant.seat != condemned]
    for grant, offer in sorted(able, key=lambda one: order.index(one[0].seat)):
        if await offer(Me(town, grant), town, condemned=condemned):
            return grant
    return None
