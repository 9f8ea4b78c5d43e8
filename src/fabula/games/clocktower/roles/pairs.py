"""What the published rules for pairs of roles ask of more than one role."""

from __future__ import annotations

from collections.abc import Iterable

from fabula.core.requests import Decide
from fabula.core.working import acts
from fabula.games.clocktower.almanac import decisions, notes
from fabula.games.clocktower.almanac.cards import BLOCKED, DRUNKEN, LAST_DAY, LEGION, MINION, NO, YES
from fabula.games.clocktower.almanac.traits import KNOWN_TO_LEGION, VOTES_AS_EVIL, with_trait
from fabula.games.clocktower.phases.introductions import tell_legion_who_is_here
from fabula.games.clocktower.town.changes import become
from fabula.games.clocktower.town.square import Square
from fabula.games.clocktower.town.verbs import Me

TAKEN = (DRUNKEN, BLOCKED)


def stays_evil(town: Square, seat: int, role: str) -> bool:
    """Whom a Pit-Hag has made this though they were evil does not turn good by it."""
    made = town.grimoire.dealt(seat) != role
    return made and town.is_evil(seat) and "pit_hag" in town.grimoire.roles


async def one_is_good(me: Me, voters: Iterable[int]) -> bool:
    """Whether one of those who voted registers as good."""
    for voter in voters:
        if await me.finds(voter, lambda seen: not seen.evil) and not await seems_evil(me, voter):
            return True
    return False


async def seems_evil(me: Me, voter: int) -> bool:
    """Whether a Politician, a Zealot or, by Legion, a Magician is taken for evil: the Storyteller decides."""
    of_legion = with_trait(KNOWN_TO_LEGION) if me.role == LEGION else ()
    seeming = any(me.town.working(voter, role) for role in (*with_trait(VOTES_AS_EVIL), *of_legion))
    return seeming and await Decide(decisions.SEEMS_EVIL.of(me.role), (NO, YES), voter) == YES


async def counts_as_a_minion(me: Me, seat: int) -> bool:
    """Whether somebody is a Minion to this role; of Legion, even dead, the Storyteller decides it."""
    if me.town.grimoire.role(seat) == LEGION:
        return bool(await Decide(decisions.REGISTER.of(me.role), (NO, YES), seat) == YES)
    return await me.finds(seat, lambda seen: seen.is_a(MINION))


async def all_become_legion(town: Square) -> None:
    """Where Legion comes into play, all evil players are Legion, the dead too, but no Travellers."""
    notes.MADE.set(town)
    for seat in town.residents:
        if town.is_evil(seat) and town.grimoire.role(seat) != LEGION:
            await become(town, seat, LEGION)
    tell_legion_who_is_here(town)


def come_too_late(night: int) -> tuple[str, ...]:
    """The roles that cannot come into play any more in this night."""
    return ("leviathan",) if night > LAST_DAY else ()


def is_robbed_by(town: Square, seat: int, *roles: str) -> bool:
    """Whether one of these roles keeps a player from their ability."""
    for mark in town.grimoire.marks:
        taken = mark.seat == seat and mark.kind in TAKEN and acts(town.grimoire, mark)
        if taken and mark.owner is not None and mark.owner.role in roles:
            return True
    return False
