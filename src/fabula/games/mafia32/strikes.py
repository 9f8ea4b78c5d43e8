"""Shots and venom: who dies of a strike, after all that can stop or move it."""

from __future__ import annotations

from collections.abc import Iterator

from fabula.core.events import Landed, Marked, Struck
from fabula.core.grimoire import DOOMED, Grant, Grimoire, Strike
from fabula.core.requests import STORYTELLER
from fabula.core.town import Town
from fabula.core.working import acts, bears, has
from fabula.games.mafia32.cards import BLOCKED, DAWN, EXPOSED, GUARDED, HEALED, UNREACHED, VENOM

DIES = "dies"
DEAD = "dead"
UNTOUCHABLE = "untouchable"


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
    """Who dies of a strike: its victim, the one who guards the victim, or nobody."""
    *_, (what, seat) = course(town, strike)
    return seat if what == DIES else None


def course(town: Town, strike: Strike) -> Iterator[tuple[str, int]]:
    """What becomes of a strike, step by step: who is guarded, and at last who dies or why nobody does.

    In this order: nobody can kill whom the Beauty visits; the Politician; who is healed; who is guarded.
    An exposed Spy is past help, and whom the storyteller kills is dead.
    """
    grimoire = town.grimoire
    victim = strike.seat
    spared: tuple[int, ...] = ()
    while True:
        if (saved := saved_by(town, strike, victim)) is not None:
            yield saved, victim
            return
        past_help = strike.kind in (EXPOSED, STORYTELLER)
        guard = (
            None
            if past_help
            else next((one for one in guards_of(grimoire, victim) if one not in spared), None)
        )
        if guard is None:
            yield DIES, victim
            return
        yield GUARDED, victim
        victim, spared = guard, (*spared, guard)


def saved_by(town: Town, strike: Strike, seat: int) -> str | None:
    """What keeps a strike from killing this player, but for a guard."""
    grimoire = town.grimoire
    if not grimoire.alive[seat]:
        return DEAD
    if strike.kind == STORYTELLER:
        return None
    if bears(grimoire, seat, BLOCKED):
        return BLOCKED
    if is_untouchable(town, seat):
        return UNTOUCHABLE
    return HEALED if strike.kind != EXPOSED and bears(grimoire, seat, HEALED) else None


def guards_of(grimoire: Grimoire, ward: int) -> Iterator[int]:
    """The seats that guard this one."""
    for mark in grimoire.marks:
        if mark.kind == GUARDED and mark.seat == ward and mark.owner and acts(grimoire, mark):
            yield mark.owner.seat


def is_untouchable(town: Town, seat: int) -> bool:
    """Whether this is a Politician who still has the power."""
    return any(has(town.grimoire, seat, role) for role in UNREACHED)


def is_poisoned(town: Town, seat: int) -> bool:
    """Whether venom already works in this player."""
    return any(strike.seat == seat and strike.kind == VENOM for strike in town.grimoire.strikes)


def landing(town: Town) -> tuple[int, ...]:
    """Who dies at this dawn, by seat; clears the strikes of the night away."""
    due = [strike for strike in town.grimoire.strikes if strike.lands <= town.night]
    fallen = {seat: True for strike in due if (seat := dies_of(town, strike)) is not None}
    town.tell(Landed(town.night))
    return tuple(sorted(fallen))
