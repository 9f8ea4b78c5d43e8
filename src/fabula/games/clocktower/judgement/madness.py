"""Madness: who has to convince all of what, what they have said today, and what it may cost them."""

from __future__ import annotations

from functools import lru_cache

from fabula.core.events import Claimed, Marked, Woke
from fabula.core.grimoire import Grant, Grimoire
from fabula.core.requests import Choice, Decide
from fabula.core.town import Town
from fabula.core.working import acts
from fabula.games.clocktower.almanac import decisions, notes
from fabula.games.clocktower.almanac.cards import DUSK, EVIL, MAD, NO, OUTSIDER, YES, YES_NO, almanac
from fabula.games.clocktower.almanac.traits import (
    ACCUSATIONS,
    HEEDS,
    NAMES,
    NO_OUTSIDER_TO_SEEM,
    OUTSIDERS,
    PLEAS,
    heeding,
)
from fabula.games.clocktower.town.bluffing import keep_in_mind
from fabula.games.clocktower.town.events import Informed
from fabula.games.clocktower.town.executions import execute
from fabula.games.clocktower.town.square import Square
from fabula.games.clocktower.town.ventriloquy import keep_the_voice
from fabula.games.clocktower.town.verbs import Me

ACCUSING = ("suspect", "trust", "side")

Madness = tuple[int, str, int]


def hear(town: Town, who: int, words: Choice) -> None:
    """All hear what somebody says; which role they claim is kept in mind for the day."""
    town.tell(Claimed(who, words))
    if words[0] == "claim":
        note_the_claim(town, who, words[1])
    if is_listened_to(town.grimoire.roles):
        note_who_was_accused(town, who, words)
        note_which_roles_were_named(town, who, words)


def note_the_claim(town: Town, who: int, role: str) -> None:
    """A claim is kept in mind for whoever heeds it: for the mad, and for a nominee who may be executed."""
    grimoire = town.grimoire
    nominated = notes.NOMINEE.of(grimoire)
    pleading = grimoire.phase == "plea" and nominated is not None and nominated[1] == who
    keep_the_voice(town, who, role, at_nomination=pleading)
    notes.SAID.add(town, (who, role))
    keep_in_mind(town, who, role)
    if almanac.kind_of[role] == OUTSIDER and heeding(grimoire.roles, OUTSIDERS):
        keep_an_outsider(town, who)
    if pleading and PLEAS in HEEDS.get(role, ()):
        notes.PLEADED.add(town, (who, role))


def keep_an_outsider(town: Town, who: int) -> None:
    """Somebody has said to be an Outsider."""
    said = notes.SAID_OUTSIDER.of(town.grimoire)
    if who not in said:
        notes.SAID_OUTSIDER.add(town, who)


@lru_cache(maxsize=256)
def is_listened_to(roles: tuple[str, ...]) -> bool:
    """Whether a script has a role to which it may matter what is said besides."""
    return bool(heeding(roles, ACCUSATIONS) or heeding(roles, NAMES))


def note_who_was_accused(town: Town, who: int, words: Choice) -> None:
    """Whom somebody has called evil or good, where that may be what they are mad about."""
    roles = town.grimoire.roles
    if words[0] not in ACCUSING or not heeding(roles, ACCUSATIONS):
        return
    evil = words[0] == "suspect" or words[-1] == EVIL
    notes.ACCUSED.add(town, (who, words[1], evil))


def note_which_roles_were_named(town: Town, who: int, words: Choice) -> None:
    """Any of them may be a Mezepheles’ secret word."""
    if not heeding(town.grimoire.roles, NAMES):
        return
    named = tuple((who, word) for word in words[1:] if word in almanac)
    if named:
        notes.UTTERED.add(town, *named)


async def judge_mutants(town: Square) -> None:
    """The Storyteller may have a Mutant executed who seems to be mad.

    They are asked about everybody who has said to be an Outsider, so that no pause betrays a Mutant.
    """
    said = notes.SAID_OUTSIDER.of(town.grimoire)
    if said:
        notes.SAID_OUTSIDER.forget(town)
    for seat in said:
        if not town.grimoire.alive[seat] or notes.EXECUTED.stands(town.grimoire):
            continue
        may = (NO, YES) if town.works_with(seat, NO_OUTSIDER_TO_SEEM) else (NO,)
        if await Decide(decisions.MUTANT, may, seat) == YES:
            await execute(town, seat, "at_once")


def claimed_today(grimoire: Grimoire, seat: int) -> tuple[str, ...]:
    """What a player has said today to be, in order."""
    return tuple(role for who, role in notes.SAID.of(grimoire) if who == seat)


async def drive_mad(me: Me, seat: int, role: str) -> None:
    """Tomorrow a player has to convince all that they are this role. They are told, even if it is in vain."""
    town = me.town
    before = (one for one in notes.MADNESS.of(town.grimoire) if me.again or one[2] != me.seat)
    if me.works:
        town.tell(Marked(seat, MAD, me.grant, DUSK))
    notes.MADNESS.set(town, (*before, (seat, role, me.seat)))
    town.tell(Woke(seat, me.role))
    town.tell(Informed(seat, "mad", role, shown=role))


def who_is_mad(grimoire: Grimoire) -> tuple[Madness, ...]:
    """Who has to be taken for what now."""
    return tuple(
        one
        for one in notes.MADNESS.of(grimoire)
        if any(is_driven(grimoire, grant, one) for grant in grimoire.grants)
    )


def is_driven(grimoire: Grimoire, grant: Grant, madness: Madness) -> bool:
    """Whether this ability makes a player mad now."""
    seat, _, by = madness
    return grant.seat == by and any(
        mark.kind == MAD and mark.seat == seat and mark.owner == grant and acts(grimoire, mark)
        for mark in grimoire.marks
    )


def has_broken(grimoire: Grimoire, madness: Madness) -> bool:
    """Whether a mad player has said today to be something else."""
    seat, role, _ = madness
    return any(said != role for said in claimed_today(grimoire, seat))


async def judge_the_mad(me: Me, *, closing: bool) -> None:
    """Whoever does not seem mad may be executed for it: the Storyteller alone is judge of that.

    Asked at the end of the talk if they have said to be something else, and at the end of the day in any case
    but that they have said what they had to and nothing else: silence convinces nobody.
    """
    town = me.town
    for madness in who_is_mad(town.grimoire):
        seat, _, by = madness
        if by != me.seat or notes.EXECUTED.stands(town.grimoire):
            continue
        silent = closing and not claimed_today(town.grimoire, seat)
        if (silent or has_broken(town.grimoire, madness)) and await Decide(
            decisions.MADNESS, YES_NO, seat
        ) == YES:
            await execute(town, seat, "at_once")
