"""Deaths: executions and what follows from them, the nightfall, and whether a side has won."""

from __future__ import annotations

from collections.abc import Mapping

from fabula.core.events import Died, Granted, Noted, PhaseBegan, Revealed, Won
from fabula.core.grimoire import Grimoire
from fabula.core.requests import Ask
from fabula.core.town import Town
from fabula.games.vendetta.cards import HUNTERS, LORD, SIDES, VAMPIRES, VARGS, WEREWOLF
from fabula.games.vendetta.events import Hosted
from fabula.games.vendetta.offices import HEAD, hand_on
from fabula.games.vendetta.strikes import NIGHTFALL, fallen
from fabula.games.vendetta.vampires import ENGAGED
from fabula.games.vendetta.variants import DIE, GATE, has_temporary_host
from fabula.games.vendetta.winners import (
    AGAINST_HUNTERS,
    KILLERS,
    THREE_ROUNDS,
    Standing,
    hunters_are_level,
    winner,
)

EXECUTION, MURDER, REVENGE, BANISHED = "execution", "murder", "revenge", "banished"
AVENGERS = "avengers"
HOST = "host"
QUIET = "quiet"
DUE = "due"

Verdict = Mapping[int, tuple[int, ...]]  # who is to die, and who voted for it


async def execute(town: Town, verdict: Verdict, tied: tuple[int, ...] = ()) -> None:
    """Nothing protects from this. The first night under a temporary host does not pass without it."""
    if not verdict and needs_a_host(town):
        verdict = {await town.fate("compulsory", tied or town.living): ()}
    for seat in sorted(verdict):
        die(town, seat, EXECUTION)
    along = await revenge(town, verdict)
    remember_avengers(town, verdict)
    await after(town, (*sorted(verdict), *along), at_nightfall=False)
    if verdict and needs_a_host(town) and town.grimoire.winners is None:
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
        if town.grimoire.role(seat) != "vengeful_varg":
            continue
        known = town.living if town.grimoire.settings["masquerade"] else voters
        within_reach = tuple(voter for voter in known if town.grimoire.alive[voter])
        if within_reach:
            victim = await Ask(seat, "vengeful_varg", within_reach)
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
    if guilty or AVENGERS in town.grimoire.notes:
        town.tell(Noted(AVENGERS, guilty or None))


async def after(town: Town, dead: tuple[int, ...], *, at_nightfall: bool) -> None:
    """What deaths bring about: an heiress, the end, a new hunter of hunters."""
    count_quiet(town, quiet=not dead)
    if dead:
        inherit(town, dead)
    if dead or at_nightfall or town.grimoire.notes.get(QUIET, 0) >= THREE_ROUNDS:
        judge(town, at_nightfall=at_nightfall)
    head = town.grimoire.notes.get(HEAD)
    if town.grimoire.winners is None and head in dead:
        await hand_on(town, head)


def count_quiet(town: Town, *, quiet: bool) -> None:
    """Votes and light times in a row in which nobody died."""
    before = town.grimoire.notes.get(QUIET, 0)
    if quiet or before:
        town.tell(Noted(QUIET, before + 1 if quiet else None))


def inherit(town: Town, dead: tuple[int, ...]) -> None:
    """By the variant `heir` the bride takes over the power of the lord she has found."""
    bride, lord, _ = town.grimoire.notes.get(ENGAGED, (None, None, 0))
    if lord in dead and town.grimoire.settings["bride"] == "heir" and town.grimoire.alive[bride]:
        town.tell(Granted(bride, town.grimoire.role(lord), LORD, source="bride"))


def needs_a_host(town: Town) -> bool:
    """Whether the first execution has still to name the host for good."""
    return has_temporary_host(town.grimoire) and HOST not in town.grimoire.notes


async def name_the_host(town: Town, executed: tuple[int, ...]) -> None:
    """Who was executed first leads from now on."""
    seat = executed[0] if len(executed) == 1 else await town.fate(HOST, executed)
    town.tell(Noted(HOST, seat))
    town.tell(Hosted(seat, "for_good"))


async def nightfall(town: Town) -> None:
    """All who were murdered in the light time are named at once, and nobody learns by whom."""
    dead = fallen(town)
    town.tell(PhaseBegan(NIGHTFALL, town.night + 1))
    for seat in dead:
        die(town, seat, MURDER)
    await after(town, dead, at_nightfall=True)


# ---- the end


def judge(town: Town, *, at_nightfall: bool) -> None:
    """Tell the end if a side has won."""
    now = standing(town)
    side = winner(now, at_nightfall=at_nightfall)
    if side is not None:
        end(town, side)
    elif at_nightfall and hunters_are_level(now) is not now.due:
        town.tell(Noted(DUE, None if now.due else True))


def end(town: Town, side: str) -> None:
    """All cards that are still closed are turned up, and the side is named."""
    grimoire = town.grimoire
    for seat in town.everyone:
        if grimoire.alive[seat] or grimoire.settings["fury"]:
            town.tell(Revealed(seat, grimoire.role(seat)))
    town.tell(PhaseBegan("end", town.night))
    town.tell(Won((side,), winning_seats(town, side)))


def winning_seats(town: Town, side: str) -> tuple[int, ...]:
    """All of the side, dead or alive; of two werewolves who are no kin the one who lives."""
    seats = tuple(seat for seat in town.everyone if town.side(seat) == side)
    if side == WEREWOLF and not town.grimoire.settings["kin"]:
        return tuple(seat for seat in seats if town.grimoire.alive[seat])
    return seats


def standing(town: Town) -> Standing:
    """The town as the page on winning counts it."""
    grimoire, almanac = town.grimoire, town.almanac
    sides = dict.fromkeys(SIDES, 0)
    for seat in town.living:
        sides[almanac[grimoire.cards[seat].role].side] += 1
    beasts = sides[WEREWOLF] > 0
    return Standing(
        sides=sides,
        armed=beasts or sides[VARGS] > 0 or has_power(grimoire, AGAINST_HUNTERS),
        killers=beasts or has_power(grimoire, KILLERS),
        kin=bool(grimoire.settings["kin"]),
        due=DUE in grimoire.notes,
        quiet=grimoire.notes.get(QUIET, 0),
    )


def has_power(grimoire: Grimoire, powers: tuple[str, ...]) -> bool:
    """Whether somebody lives who has one of these powers."""
    alive = grimoire.alive
    return any(grant.role in powers and alive[grant.seat] for grant in grimoire.grants)


def close_the_gate(town: Town) -> None:
    """At the gate there is one vote and no more: whoever is not found out has got in."""
    if town.grimoire.seats == GATE and town.grimoire.winners is None:
        end(town, HUNTERS)
