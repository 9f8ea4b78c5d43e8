"""Shots and venom: who dies of a strike, after all that can stop or move it."""

from __future__ import annotations

from fabula.core.events import Landed, Marked, Struck
from fabula.core.grimoire import DOOMED, Grant, Strike
from fabula.core.requests import STORYTELLER
from fabula.core.town import Town
from fabula.core.working import acts, bears, has
from fabula.games.mafia32.cards import BLOCKED, DAWN, EXPOSED, GUARDED, HEALED, VENOM


def strike(town: Town, victim: int, kind: str, by: Grant, lands: int) -> None:
    """Attempt a life. Protectors are called before all shots, so a shot's outcome is known at once."""
    town.tell(Struck(victim, kind, by, lands))
    if lands == town.night:
        doom(town, dies_of(town, town.grimoire.strikes[-1]))


def doom(town: Town, seat: int | None) -> None:
    """From now on whatever this player does tonight is in vain."""
    if seat is not None:
        town.tell(Marked(seat, DOOMED, None, until=DAWN))


def dies_of(town: Town, strike: Strike) -> int | None:
    """Who dies of a strike: its victim, the one who guards the victim, or nobody.

    In this order: nobody can kill whom the Beauty visits; the Politician; who is healed; who is guarded.
    An exposed Spy is past help, and whom the storyteller kills is dead.
    """
    grimoire = town.grimoire
    victim: int = strike.seat
    spared: tuple[int, ...] = ()
    if strike.kind == STORYTELLER:
        return victim if grimoire.alive[victim] else None
    while True:
        if not grimoire.alive[victim] or bears(grimoire, victim, BLOCKED) or is_untouchable(town, victim):
            return None
        if strike.kind == EXPOSED:
            return victim
        if bears(grimoire, victim, HEALED):
            return None
        guards = [
            mark.owner.seat
            for mark in grimoire.marks
            if mark.kind == GUARDED and mark.seat == victim and mark.owner and acts(grimoire, mark)
        ]
        guard = next((seat for seat in guards if seat not in spared), None)
        if guard is None:
            return victim
        victim, spared = guard, (*spared, guard)


def is_untouchable(town: Town, seat: int) -> bool:
    """Whether this is a Politician who still has the power."""
    return has(town.grimoire, seat, "politician")


def is_poisoned(town: Town, seat: int) -> bool:
    """Whether venom already works in this player."""
    return any(strike.seat == seat and strike.kind == VENOM for strike in town.grimoire.strikes)


def landing(town: Town) -> tuple[int, ...]:
    """Who dies at this dawn, by seat; clears the strikes of the night away."""
    due = [strike for strike in town.grimoire.strikes if strike.lands <= town.night]
    fallen = {seat: True for strike in due if (seat := dies_of(town, strike)) is not None}
    town.tell(Landed(town.night))
    return tuple(sorted(fallen))
