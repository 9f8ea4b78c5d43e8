"""The gangs: acquaintance, the vote on a victim, the Spy among them, the heir of a dead boss."""

from __future__ import annotations

from collections import Counter

from fabula.core.events import Became, Chose, Granted, Learned, Met
from fabula.core.grimoire import Grant
from fabula.core.requests import Ask, Choice, Round
from fabula.core.town import Town
from fabula.core.working import bears
from fabula.games.mafia32.cards import BLOCKED, BOSSES, EXPOSED, HEIRS, SHOT
from fabula.games.mafia32.strikes import strike


def members(town: Town, gang: str) -> list[Grant]:
    """Who wakes when a gang is called: its living members out of jail, and the Spy."""
    jailed = prisoners(town)
    return [
        grant
        for grant in town.sleepers_of(gang)
        if town.grimoire.alive[grant.seat] and grant.seat not in jailed
    ]


def prisoners(town: Town) -> tuple[int, ...]:
    """The seats in jail."""
    return tuple(seat for seat, _ in town.grimoire.notes.get("jail", ()))


def meet(town: Town, gang: str) -> None:
    """All who wake with a gang see each other's faces; the Spy's is one too many."""
    awake = [grant.seat for grant in members(town, gang)]
    for seat in awake:
        town.tell(Met(seat, gang, tuple(other for other in awake if other != seat)))


async def shoot(town: Town, gang: str) -> None:
    """The gang points at a victim; who is exposed as a Spy costs them nothing: they may shoot again."""
    awake = members(town, gang)
    if not awake:
        return
    victim = await agree(town, gang, awake)
    if victim is None:
        return
    if is_spy(town, victim) and not bears(town.grimoire, victim, BLOCKED):
        await expose(town, gang, awake, victim)
    else:
        fire(town, gang, awake[0], victim, SHOT)


async def expose(town: Town, gang: str, awake: list[Grant], spy: int) -> None:
    """A shot Spy shows the gang his card and is past help; the gang may shoot one more player."""
    fire(town, gang, awake[0], spy, EXPOSED)
    for grant in awake:
        town.tell(Learned(grant.seat, gang, ("spy", spy)))
    still_awake = [grant for grant in awake if grant.seat != spy]
    if not still_awake:
        return
    second = await agree(town, gang, still_awake)
    if second is not None and second != spy:
        fire(town, gang, awake[0], second, SHOT)


def fire(town: Town, gang: str, by: Grant, victim: int, kind: str) -> None:
    """Both gangs' shots fall at the same time: whom the first one hits may still fire with the second."""
    strike(town, victim, kind, by, lands=town.night)


async def agree(town: Town, gang: str, awake: list[Grant]) -> Choice:
    """The gang's victim: each points, sees where the others point, and points for good."""
    first = await point(town, gang, awake)
    if len(awake) == 1:
        return decided(town, gang, awake, first)
    for grant in awake:
        town.tell(
            Learned(grant.seat, gang, tuple((other.seat, at) for other, at in zip(awake, first, strict=True)))
        )
    if len(set(first)) > 1:
        first = await point(town, gang, awake)
    return decided(town, gang, awake, first)


async def point(town: Town, gang: str, awake: list[Grant]) -> tuple[Choice, ...]:
    """All point at once; each may also point at nobody."""
    options = (None, *town.living)
    choices = await Round(tuple(Ask(grant.seat, gang, options) for grant in awake))
    for grant, choice in zip(awake, choices, strict=True):
        town.tell(Chose(grant.seat, gang, choice))
    return choices


def decided(town: Town, gang: str, awake: list[Grant], choices: tuple[Choice, ...]) -> Choice:
    """The victim most of the voters point at; else the boss's; else nobody. Who is blocked does not count."""
    counted = [(grant, choice) for grant, choice in zip(awake, choices, strict=True) if counts(town, grant)]
    hands = Counter(choice for _, choice in counted)
    if not hands:
        return None
    victim, most = hands.most_common(1)[0]
    if 2 * most > len(counted):
        return victim
    return next((choice for grant, choice in counted if grant.role == BOSSES[gang]), None)


def counts(town: Town, grant: Grant) -> bool:
    """Whether a hand counts: not a blocked one, and the Spy's only by the setting `spy_vote`."""
    if grant.role == "spy" and town.grimoire.settings["spy_vote"] == "dummy":
        return False
    return not bears(town.grimoire, grant.seat, BLOCKED)


def is_spy(town: Town, seat: int) -> bool:
    """Whether this player still is a Spy with his power."""
    return any(grant.seat == seat and grant.role == "spy" for grant in town.grimoire.grants)


async def inherit(town: Town, gang: str) -> None:
    """At the next call after a boss's death or infection, a plain member drawn by lot takes the role."""
    boss, heir = BOSSES[gang], HEIRS[gang]
    if boss not in town.grimoire.roles or any(is_boss(town, grant, gang) for grant in town.grimoire.grants):
        return
    heirs = tuple(
        grant.seat
        for grant in town.sleepers_of(gang)
        if grant.role == heir and town.grimoire.alive[grant.seat]
    )
    if not heirs:
        return
    seat = heirs[0] if len(heirs) == 1 else await town.fate(f"heir:{gang}", heirs)
    town.tell(Became(seat, boss, gang))
    town.tell(Granted(seat, boss, gang))
    town.tell(Learned(seat, boss, "you_are_now"))


def is_boss(town: Town, grant: Grant, gang: str) -> bool:
    """Whether this ability is a living boss's."""
    return grant.role == BOSSES[gang] and town.grimoire.alive[grant.seat]
