"""The beats of Mafia with 32 cards: a night to meet, then day and night in turn."""

from __future__ import annotations

from functools import lru_cache, partial
from typing import Any

from fabula.core.events import Began, Called, Claimed, Dealt, Granted, PhaseBegan, Readied, Shown, Woke
from fabula.core.grimoire import Grimoire
from fabula.core.requests import Orders, Pattern, Statements, Window
from fabula.core.tale import Advice, Beat, Pace, Setting, Tale, Timer
from fabula.core.town import Script, Together, Town
from fabula.core.verbs import Me
from fabula.games.mafia32 import citizens, criminals, gangs, loners, setup
from fabula.games.mafia32.cards import GANGS, almanac, calls_of
from fabula.games.mafia32.day import dawn, vote

NIGHT_SHEET = (
    "beauty",
    "doctor",
    "bodyguard",
    "lawyer",
    "mafia",
    "triads",
    "detective",
    "judge",
    "journalist",
    "maniac",
    "black_widow",
    "patient_zero",
)
READY = ("ready",)
CHAPTERS = (citizens, criminals, loners)


class Mafia32(Tale):
    """Mafia with 32 cards, 6 to 32 seats."""

    id = "mafia32"
    almanac = almanac
    least_seats = setup.LEAST_SEATS
    most_seats = setup.MOST_SEATS
    sheet = NIGHT_SHEET
    settings = (
        Setting("tie", "revote_none", ("revote_none", "random", "all")),
        Setting("must_vote", False),
        Setting("blocked_info", "random", ("random", "truth", "town")),
        Setting("spy_vote", "counts", ("counts", "dummy")),
        Setting("journalist_gangs", "different", ("different", "same")),
        Setting("maniac_pass", False),
        Setting("loner_blocks", False),
        Setting("pad_calls", False),
    )
    timers = (
        Timer("look", 20, 5, 120),
        Timer("step", 15, 4, 90),
        Timer("talk", 300, 20, 1800),
        Timer("vote", 30, 5, 180),
    )

    def suggest(self, seats: int) -> tuple[str, ...]:
        """A set by the book's table and advice."""
        return setup.suggested(seats)

    def advise(self, seats: int, roles: tuple[str, ...]) -> list[Advice]:
        """What the book says about a set."""
        return setup.advice(seats, roles)

    def next_beat(self, grimoire: Grimoire) -> Beat | None:
        """Deal, look; then night call by call, dawn, talk, vote, and again."""
        phase = grimoire.phase
        if phase == "setup":
            return DEAL
        if phase == "deal":
            return LOOK
        if grimoire.winners is not None:
            return None
        if phase == "dawn":
            return TALK
        if phase == "day":
            return VOTE
        return next_call(grimoire)

    def laws(self, grimoire: Grimoire) -> None:
        """No card is ever lost or added, but that a plain member may become the boss."""
        if grimoire.cards:
            assert len(grimoire.cards) == grimoire.seats
            assert all(grimoire.alive[seat] or not lives for seat, lives in enumerate(grimoire.alive))


def next_call(grimoire: Grimoire) -> Beat:
    """The next call of the night whose role is in the game and not yet out of it; then dawn."""
    first = grimoire.step + 1 if grimoire.phase == "night" else 0
    return next((STEPS[step] for step in NIGHT_SHEET[first:] if is_called(grimoire, step)), DAWN)


def is_called(grimoire: Grimoire, step: str) -> bool:
    """Whether a call is made: for the roles of the set whose cards are not all turned up."""
    roles = roles_called(step, grimoire.roles)
    if not roles or grimoire.settings["pad_calls"]:
        return bool(roles)
    return any(grimoire.alive[seat] and grimoire.cards[seat].role in roles for seat in range(grimoire.seats))


@lru_cache(maxsize=4096)
def roles_called(step: str, roles: tuple[str, ...]) -> tuple[str, ...]:
    """The roles of a set that wake at this call."""
    return tuple(role for role in dict.fromkeys(roles) if step in calls_of(role, roles))


async def deal(town: Town) -> None:
    """Shuffle and deal one card to each player, who looks at it."""
    grimoire = town.grimoire
    town.tell(Began("mafia32", grimoire.seats, grimoire.roles, dict(grimoire.settings)))
    order = await town.fate("deal", Orders(grimoire.roles))
    town.tell(PhaseBegan("deal", 0))
    town.tell(Dealt(dict(zip(town.everyone, order, strict=True))))
    for seat in town.everyone:
        role = order[seat]
        town.tell(Shown(seat, role))
        for step in calls_of(role, grimoire.roles) or (None,):
            town.tell(Granted(seat, role, step))


async def call(step: str, town: Town) -> None:
    """One call of the night: the first night only to meet, then to act."""
    grimoire = town.grimoire
    if grimoire.phase != "night":
        town.tell(PhaseBegan("night", grimoire.number + 1))
    town.tell(Called(step, NIGHT_SHEET.index(step)))
    if step in GANGS:
        await gangs.inherit(town, step)
    for grant in awake(town, step):
        town.tell(Woke(grant.seat, grant.role))
    if step in GANGS:
        await (gangs.shoot(town, step) if town.night > 1 else meet(town, step))
    elif town.night > 1:
        await act(town, step)


async def meet(town: Town, gang: str) -> None:
    """The first night: the gang and the Spy see each other."""
    gangs.meet(town, gang)


def awake(town: Town, step: str) -> list[Any]:
    """Whom a call wakes: the living who have it, out of jail."""
    return gangs.members(town, step)


async def act(town: Town, step: str) -> None:
    """Whoever the call wakes does what their card says."""
    scripts: list[Script] = []
    for grant in awake(town, step):
        script = almanac[grant.role].script
        if script is not None:
            scripts.append(script(Me(town, grant), town))
    if len(scripts) == 1:
        await scripts[0]
    elif scripts:
        await Together(scripts)


async def look(town: Town) -> None:
    """Everybody looks at their card until all are ready."""
    town.tell(PhaseBegan("dusk", 0))
    await until_all_are_ready(town, "dusk", Statements(Pattern("ready")))


async def talk(town: Town) -> None:
    """The town talks until all the living are ready to vote or time is up."""
    town.tell(PhaseBegan("day", town.night))
    await until_all_are_ready(town, "day", what_can_be_said(town.grimoire.seats, town.grimoire.roles))


@lru_cache(maxsize=1024)
def what_can_be_said(seats: int, roles: tuple[str, ...]) -> Statements:
    """Who one is, what one knows of another, whom one suspects: the same words for everybody."""
    known, everyone = tuple(dict.fromkeys(roles)), tuple(range(seats))
    return Statements(
        Pattern("ready"),
        Pattern("claim", known),
        Pattern("saw", everyone, known),
        Pattern("suspect", everyone),
    )


async def until_all_are_ready(town: Town, prompt: str, sayings: Statements) -> None:
    """Keep the floor open until every living seat is ready, or time closes it."""
    window = Window(town.living, prompt, sayings)
    while len(town.grimoire.ready) < len(town.living):
        who, words = await window
        if not isinstance(who, int):
            return
        town.tell(Readied(who) if words == READY else Claimed(who, words))


DEAL = Beat("deal", deal)
LOOK = Beat("look", look, Pace("look"))
STEPS = {
    step: Beat(f"night:{step}", partial(call, step), Pace("step", 2 if step in GANGS else 1, lingers=True))
    for step in NIGHT_SHEET
}
DAWN = Beat("dawn", dawn)
TALK = Beat("talk", talk, Pace("talk"))
VOTE = Beat("vote", vote, Pace("vote"))
