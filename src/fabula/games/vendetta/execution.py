"""Deaths: executions and what follows from them, and the nightfall."""

from __future__ import annotations

from collections.abc import Mapping

from fabula.core.events import Died, Granted, Lost, PhaseBegan, Revealed, Stalled, Unexecuted
from fabula.core.grimoire import Grimoire
from fabula.core.requests import Ask
from fabula.core.rulings import FOURTH, by_the_first, goes_by
from fabula.core.town import Town
from fabula.games.vendetta import notes, prompts
from fabula.games.vendetta.cards import AVENGES, LORD, VAMPIRES, almanac
from fabula.games.vendetta.ending import are_level, note_whether_due, side_ahead
from fabula.games.vendetta.events import FOR_GOOD, Hosted
from fabula.games.vendetta.offices import hand_on
from fabula.games.vendetta.strikes import NIGHTFALL, fallen
from fabula.games.vendetta.variants import DIE, has_temporary_host
from fabula.games.vendetta.winners import SIX_ROUNDS, THREE_ROUNDS, TWO_ROUNDS

EXECUTION, MURDER, REVENGE, BANISHED = "execution", "murder", "revenge", "banished"
HOST = "host"

Verdict = Mapping[int, tuple[int, ...]]  # who is to die, and who voted for it


async def execute(town: Town, verdict: Verdict, tied: tuple[int, ...] = ()) -> None:
    """Nothing protects from this. The first night under a temporary host does not pass without it."""
    if not verdict and needs_a_host(town.grimoire):
        verdict = {await town.fate("compulsory", tied or town.living): ()}
    for seat in sorted(verdict):
        die(town, seat, EXECUTION)
    if not verdict and goes_by(town.grimoire, FOURTH):
        town.tell(Unexecuted())
    along = await revenge(town, verdict)
    remember_avengers(town, verdict)
    await after(town, (*sorted(verdict), *along))
    if verdict and needs_a_host(town.grimoire) and side_ahead(town.grimoire) is None:
        await name_the_host(town, tuple(sorted(verdict)))


def die(town: Town, seat: int, cause: str) -> None:
    """A player dies and turns up their card, unless the furious vampires burn it."""
    town.tell(Died(seat, cause))
    if not town.grimoire.settings["fury"]:
        town.tell(Revealed(seat, town.grimoire.role(seat)))


async def revenge(town: Town, verdict: Verdict) -> tuple[int, ...]:
    """An executed vengeful varg takes one of those along who voted for it, if it can know them."""
    taken: tuple[int, ...] = ()
    for seat, voters in verdict.items():
        if AVENGES not in almanac[town.grimoire.role(seat)].traits:
            continue
        known = town.living if town.grimoire.settings["masquerade"] else voters
        within_reach = tuple(voter for voter in known if town.grimoire.alive[voter])
        if within_reach:
            victim = await Ask(seat, prompts.VENGEFUL_VARG, within_reach)
            die(town, victim, REVENGE)
            taken += (victim,)
    return taken


def remember_avengers(town: Town, verdict: Verdict) -> None:
    """Blood vengeance: who voted for the death of a vampire may be all that can be voted for next."""
    settings = town.grimoire.settings
    if not settings["vengeance"] and settings["voting"] != DIE:
        return
    vampires = [voters for seat, voters in verdict.items() if town.side(seat) == VAMPIRES]
    guilty = tuple(sorted({voter: True for voters in vampires for voter in voters}))
    if guilty or notes.AVENGERS.stands(town.grimoire):
        notes.AVENGERS.set(town, guilty or None)


async def after(town: Town, dead: tuple[int, ...]) -> None:
    """What a vote or a nightfall brings about: besides, unless a side has won, a new hunter of hunters."""
    follow(town, dead)
    head = notes.HEAD.of(town.grimoire)
    if head in dead and side_ahead(town.grimoire) is None:
        await hand_on(town, head)


def follow(town: Town, dead: tuple[int, ...]) -> None:
    """What follows from deaths without anybody being asked."""
    count_quiet(town, quiet=not dead)
    if dead:
        inherit(town, dead)
    note_whether_due(town)


def count_quiet(town: Town, *, quiet: bool) -> None:
    """Votes and light times in a row in which nobody died."""
    before = notes.QUIET.of(town.grimoire)
    if quiet or before:
        notes.QUIET.set(town, before + 1 if quiet else None)


def inherit(town: Town, dead: tuple[int, ...]) -> None:
    """By the variant `heir` the bride takes over the power of the lord she has found."""
    engaged = notes.ENGAGED.of(town.grimoire)
    if engaged is None:
        return
    bride, lord, _ = engaged
    if lord in dead and town.grimoire.settings["bride"] == "heir" and town.grimoire.alive[bride]:
        town.tell(Granted(bride, town.grimoire.role(lord), LORD, source="bride"))


def disinherit(town: Town, lord: int) -> None:
    """A lord who lives after all has his power to himself again."""
    bride, engaged, _ = notes.ENGAGED.of(town.grimoire) or (lord, None, 0)
    if engaged == lord and any(one.seat == bride and one.source == "bride" for one in town.grimoire.grants):
        town.tell(Lost(bride, LORD))


def needs_a_host(grimoire: Grimoire) -> bool:
    """Whether the first execution has still to name the host for good."""
    return has_temporary_host(grimoire) and not notes.HOST.stands(grimoire)


async def name_the_host(town: Town, executed: tuple[int, ...]) -> None:
    """Who was executed first leads from now on."""
    seat = executed[0] if len(executed) == 1 else await town.fate(HOST, executed)
    notes.HOST.set(town, seat)
    town.tell(Hosted(seat, FOR_GOOD))


async def find_the_host(town: Town) -> None:
    """A host for good out of those who died in the first night, where the end was averted."""
    await name_the_host(town, tuple(seat for seat in town.everyone if not town.grimoire.alive[seat]))


async def nightfall(town: Town) -> None:
    """All who were murdered in the light time are named at once, and nobody learns by whom."""
    dead = fallen(town)
    town.tell(PhaseBegan(NIGHTFALL, town.night + 1))
    for seat in dead:
        die(town, seat, MURDER)
    await after(town, dead)
    warn_of_the_end(town)


def warn_of_the_end(town: Town) -> None:
    """Say that the game will end for want of deaths; behind closed cards not that hunters are level."""
    grimoire = town.grimoire
    if by_the_first(grimoire) or side_ahead(grimoire) is not None:
        return
    level = not grimoire.settings["fury"] and are_level(grimoire)
    left = (THREE_ROUNDS if level else SIX_ROUNDS) - notes.QUIET.of(grimoire)
    if left <= TWO_ROUNDS:
        town.tell(Stalled(max(1, (left + 1) // 2)))
