"""The night: the die, the talk, the vote, the pleas of the tied, the second vote."""

from __future__ import annotations

from functools import lru_cache

from fabula.core.events import PhaseBegan, Tied
from fabula.core.floor import claim, until_all_are_ready
from fabula.core.requests import Choice, Claim, Consult, Pattern, Statements
from fabula.core.town import Town
from fabula.games.vendetta import notes
from fabula.games.vendetta.ballots import (
    burdens,
    by_hands,
    by_judge,
    by_panic,
    by_roses,
    candidates,
    entrust,
    on_all,
)
from fabula.games.vendetta.cards import TYPES, possible_cards
from fabula.games.vendetta.choosing import marked
from fabula.games.vendetta.ending import side_ahead
from fabula.games.vendetta.events import Burdened, Enchanted, Rolled, Voteless
from fabula.games.vendetta.execution import BANISHED, Verdict, after, die, execute
from fabula.games.vendetta.hunters import SILENT
from fabula.games.vendetta.variants import (
    GATE,
    JUDGE,
    PANIC,
    ROSES,
    SECRETS,
    SUSPECTED,
    die_of,
    holds_tonight,
    tonight,
)


async def roll(town: Town) -> None:
    """The die says how this night is played."""
    town.tell(PhaseBegan("die", max(town.night, 1)))
    value = await town.fate("die", (1, 2, 3, 4, 5, 6))
    variant = die_of(town.grimoire.settings)[value - 1]
    notes.TONIGHT.set(town, variant)
    town.tell(Rolled(value, variant))


def begin_night(town: Town) -> None:
    """The dark has come."""
    town.tell(PhaseBegan("night", max(town.night, 1)))


async def talk(town: Town) -> None:
    """Everybody says what a vampire would say, until all are ready to vote or time is up."""
    begin_night(town)
    if town.night == 1 and town.grimoire.settings["enchanted"]:
        await enchant(town)  # who broke the code when dead begins the next game silent
    grimoire = town.grimoire
    sayings = what_can_be_said(grimoire.seats, grimoire.roles)
    if notes.SUSPECTS.of(grimoire):
        notes.SUSPECTS.forget(town)
    await until_all_are_ready(town, "night", speakers(town), sayings, hear)


def hear(town: Town, who: int, words: Choice) -> None:
    """What is said is heard; where only suspects are called, whoever is suspected is one."""
    claim(town, who, words)
    if town.grimoire.settings["candidates"] != SUSPECTED:
        return
    suspects = notes.SUSPECTS.of(town.grimoire)
    word, *about = words
    if word == "suspect" and about[0] not in suspects:
        notes.SUSPECTS.set(town, (*suspects, about[0]))


def speakers(town: Town) -> tuple[int, ...]:
    """Who may speak: all who live and are not enchanted."""
    mute = notes.MUTE.of(town.grimoire)
    return tuple(seat for seat in town.living if seat not in mute) if mute else town.living


@lru_cache(maxsize=1024)
def what_can_be_said(seats: int, roles: tuple[str, ...]) -> Statements:
    """Who one is, what one knows of another, whom one suspects: the same words for everybody."""
    everyone = tuple(range(seats))
    return Statements(
        Pattern("ready"),
        Claim("claim", possible_cards(roles)),
        Claim("checked", everyone, TYPES),
        Claim("suspect", everyone),
        Claim("trust", everyone),
    )


# ---- the vote


async def vote(town: Town) -> None:
    """One vote each, all at once; the tied plead before they are voted on again."""
    if town.grimoire.phase != "night":
        begin_night(town)
    town.tell(PhaseBegan("vote", town.night))
    if town.grimoire.settings["enchanted"]:
        await enchant(town)
        if side_ahead(town.grimoire) is not None:
            return
    await entrust(town)
    tell_what_weighs(town)
    way = tonight(town.grimoire)
    if way in (JUDGE, PANIC):
        await execute(town, await (by_judge(town) if way == JUDGE else by_panic(town)))
    else:
        among = candidates(town)
        await settle(town, await (by_roses(town, among) if way == ROSES else by_hands(town, among)))


async def settle(town: Town, verdict: Verdict) -> None:
    """One is executed at once; the tied have to plead. At the gate two must agree, or the hunter gets in."""
    if town.grimoire.seats == GATE:
        await execute(town, {seat: hands for seat, hands in verdict.items() if len(hands) > 1})
    elif len(verdict) > 1:
        tied = tuple(sorted(verdict))
        town.tell(Tied(tied))
        notes.TIED.set(town, tied)
        if not holds_tonight(town.grimoire, SECRETS):
            notes.PLEADING.set(town, tied)
    else:
        await execute(town, verdict)


def tell_what_weighs(town: Town) -> None:
    """Before hands are raised all hear who may not vote and against whom more votes are counted."""
    if not town.grimoire.marks:
        return
    for seat in town.living:
        if marked(town.grimoire, seat, SILENT):
            town.tell(Voteless(seat))
    for seat, halves in sorted(burdens(town).items()):
        town.tell(Burdened(seat, halves // 2))


async def plead(town: Town) -> None:
    """One of the tied has half a minute."""
    seat, *waiting = notes.PLEADING.known(town.grimoire)
    town.tell(PhaseBegan("plea", town.night))
    notes.PLEADING.set(town, tuple(waiting) or None)
    if seat in speakers(town):
        sayings = what_can_be_said(town.grimoire.seats, town.grimoire.roles)
        await until_all_are_ready(town, "plea", (seat,), sayings)


async def vote_again(town: Town) -> None:
    """The second vote, on the tied alone; if they are tied again, whether all of them die."""
    tied = notes.TIED.known(town.grimoire)
    town.tell(PhaseBegan("revote", town.night))
    notes.TIED.forget(town)
    verdict = await by_hands(town, tied)
    if len(verdict) != 1:
        tied = tuple(sorted(verdict)) or tied
        town.tell(Tied(tied))
        verdict = await on_all(town, tied)
    await execute(town, verdict, tied)


# ---- the code of honour


async def enchant(town: Town) -> None:
    """Who breaks the code of honour is silenced to the end, and the second time has to leave."""
    offender = await Consult("enchant", (None, *town.everyone), None)
    if offender is None:
        return
    mute = notes.MUTE.of(town.grimoire)
    if not town.grimoire.alive[offender]:
        town.tell(Enchanted(offender, "next"))
    elif offender in mute:
        die(town, offender, BANISHED)
        await after(town, (offender,))
    else:
        notes.MUTE.set(town, (*mute, offender))
        town.tell(Enchanted(offender))
