"""The gangs: acquaintance, the vote on a victim, the Spy among them, the heir of a dead boss."""

from __future__ import annotations

from fabula.core.events import Became, Chose, Granted, Lost, Met, Pointed, Saw, Shown
from fabula.core.grimoire import Grant
from fabula.core.requests import Choice, Poll
from fabula.core.rulings import by_the_first
from fabula.core.town import Town
from fabula.core.working import bears, has
from fabula.games.mafia32 import notes
from fabula.games.mafia32.cards import BLOCKED, BOSSES, EXPOSED, HEIRS, LISTENERS, SHOT
from fabula.games.mafia32.strikes import strike


def awake_for(town: Town, step: str) -> list[Grant]:
    """Whom a call wakes: the living who have it, out of jail."""
    alive, jailed = town.grimoire.alive, prisoners(town)
    return [grant for grant in town.sleepers_of(step) if alive[grant.seat] and grant.seat not in jailed]


def prisoners(town: Town) -> tuple[int, ...]:
    """The seats in jail."""
    jail = notes.JAIL.of(town.grimoire)
    return tuple(seat for seat, _ in jail) if jail else ()


def meet(town: Town, gang: str, awake: list[Grant]) -> None:
    """All who wake with a gang see each other's faces; the Spy's is one too many."""
    faces = [grant.seat for grant in awake]
    for seat in faces:
        town.tell(Met(seat, gang, tuple(other for other in faces if other != seat)))


async def shoot(town: Town, gang: str, awake: list[Grant]) -> None:
    """The gang points at a victim. A Spy without a gang around him has nobody to point with."""
    shooter = next((grant for grant in awake if grant.role not in LISTENERS), None)
    if shooter is None:
        return
    victim = await agree(town, gang, awake)
    if victim is None:
        return
    if listens_in(town, victim) and not bears(town.grimoire, victim, BLOCKED):
        await expose(town, gang, shooter, victim)
    else:
        strike(town, victim, SHOT, shooter, lands=town.night)


def listens_in(town: Town, seat: int) -> bool:
    """Whether this is a Spy who still has the power."""
    return any(has(town.grimoire, seat, role) for role in LISTENERS)


async def expose(town: Town, gang: str, shooter: Grant, spy: int) -> None:
    """A shot Spy shows the gang his card and is past help; the gang may shoot one more player."""
    strike(town, spy, EXPOSED, shooter, lands=town.night)
    awake = [grant for grant in awake_for(town, gang) if grant.seat != spy]
    for grant in awake:
        town.tell(Saw(grant.seat, spy, town.grimoire.role(spy)))
    hands = await point(gang, f"{gang}_more", awake, tuple(seat for seat in town.living if seat != spy), town)
    second = decided(town, gang, awake, hands)
    if second is not None:
        strike(town, second, SHOT, shooter, lands=town.night)


async def agree(town: Town, gang: str, awake: list[Grant]) -> Choice:
    """The gang's victim: each points, sees where the others point, and points for good if they differ."""
    living = town.living
    hands = await point(gang, gang, awake, living, town)
    if len(set(hands)) > 1:
        hands = await point(gang, gang, awake, living, town)
    return decided(town, gang, awake, hands)


async def point(
    gang: str, prompt: str, awake: list[Grant], living: tuple[int, ...], town: Town
) -> tuple[Choice, ...]:
    """All point at once, perhaps at nobody, and see how all have pointed."""
    hands = await Poll([grant.seat for grant in awake], prompt, (None, *living))
    for grant, choice in zip(awake, hands, strict=True):
        town.tell(Chose(grant.seat, gang, choice))
    if len(awake) > 1:
        pointing = tuple((grant.seat, at) for grant, at in zip(awake, hands, strict=True))
        for grant in awake:
            town.tell(Pointed(grant.seat, gang, pointing))
    return hands


def decided(town: Town, gang: str, awake: list[Grant], hands: tuple[Choice, ...]) -> Choice:
    """The victim most of the voters point at; else the boss's; else nobody. Who is blocked does not count."""
    counted = [(grant, at) for grant, at in zip(awake, hands, strict=True) if counts(town, grant)]
    if not counted:
        return None
    pointed = [at for _, at in counted]
    victim = max(pointed, key=pointed.count)
    if 2 * pointed.count(victim) > len(pointed):
        return victim
    return next((at for grant, at in counted if grant.role == BOSSES[gang]), None)


def counts(town: Town, grant: Grant) -> bool:
    """Whether a hand counts: not a blocked one, and the Spy's only by the setting `spy_vote`."""
    if grant.role in LISTENERS and town.grimoire.settings["spy_vote"] == "dummy":
        return False
    return not bears(town.grimoire, grant.seat, BLOCKED)


async def inherit(town: Town, gang: str) -> None:
    """At the next call after a boss's death or infection a plain member drawn by lot takes the role.

    The card at the seat stays what it is: whoever sees it, now or when the heir dies, learns of no heir.
    """
    boss, heir = BOSSES[gang], HEIRS[gang]
    grimoire = town.grimoire
    if boss not in grimoire.roles:
        return
    living = [grant for grant in town.sleepers_of(gang) if grimoire.alive[grant.seat]]
    heirs = tuple(grant.seat for grant in living if grant.role == heir)
    if not heirs or any(grant.role == boss for grant in living):
        return
    seat = heirs[0] if len(heirs) == 1 else await town.fate(f"heir:{gang}", heirs)
    town.tell(Became(seat, boss, gang) if by_the_first(grimoire) else Lost(seat, gang))
    town.tell(Granted(seat, boss, gang))
    town.tell(Shown(seat, boss))
