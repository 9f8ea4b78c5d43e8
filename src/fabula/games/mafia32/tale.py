"""The beats of Mafia with 32 cards: a night to meet, then day and night in turn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import lru_cache, partial

from fabula.core.cards import Card, Place
from fabula.core.events import (
    Began,
    Called,
    Dealt,
    Nominated,
    PhaseBegan,
    Woke,
)
from fabula.core.floor import JUST_READY, LOOKING, claim, until_all_are_ready
from fabula.core.grimoire import Grant, Grimoire
from fabula.core.leading import Leading
from fabula.core.parts import VARIED, Advice, Nights, Talk
from fabula.core.requests import Choice, Claim, Orders, Pattern, Statements
from fabula.core.rulings import THIRD, rulings_now
from fabula.core.settings import SettingValues
from fabula.core.tale import Beat, Pace, Setting, Tale, Timer
from fabula.core.town import Together, Town
from fabula.core.verbs import Me
from fabula.games.mafia32 import amending, citizens, criminals, foresight, gangs, loners, notes, setup
from fabula.games.mafia32.amending import deal_to
from fabula.games.mafia32.cards import (
    BOSSES,
    GANGS,
    HEIRS,
    INFECTIOUS,
    LISTENERS,
    LONER,
    TOWN,
    almanac,
    calls_of,
)
from fabula.games.mafia32.checks import CRIMINAL, KILLED
from fabula.games.mafia32.day import dawn
from fabula.games.mafia32.ending import DECISIVE, close, end, winning_sides
from fabula.games.mafia32.glossary import ANSWERED_IN, GLOSSARY, LOOKS
from fabula.games.mafia32.plausible import DIFFERENT, SAME
from fabula.games.mafia32.scenes import SCENES
from fabula.games.mafia32.vote import leave, vote

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
SIGNS = (CRIMINAL, TOWN, LONER, KILLED)
PLAIN = {BOSSES[gang]: HEIRS[gang] for gang in GANGS}
CHAPTERS = (citizens, criminals, loners)


class Mafia32(Tale):
    """Mafia with 32 cards, 6 to 32 seats."""

    id = "mafia32"
    scenes = SCENES
    nights = Nights(wordings=(VARIED,), introductions=NIGHT_SHEET)
    talk = Talk(pleas=("farewell",))
    seen_answering = ("hand", "vote")
    almanac = almanac
    glossary = GLOSSARY
    looks = LOOKS
    answered_in = ANSWERED_IN
    dead_may_watch = True
    least_seats = setup.LEAST_SEATS
    most_seats = setup.MOST_SEATS
    sheet = NIGHT_SHEET
    settings = (
        Setting("candidates", "everyone", ("everyone", "nominated"), cards=()),
        Setting("hands", "in_turn", ("in_turn", "at_once", "secret"), cards=()),
        Setting("open_hands", False, cards=()),
        Setting("must_vote", False, cards=()),
        Setting("tie", "revote_none", ("revote_none", "random", "all"), cards=()),
        Setting("last_words", False, cards=()),
        Setting("blocked_info", "random", ("random", "truth", "town"), cards=("beauty",)),
        Setting(
            "crossed_arms", "detective", ("detective", "all"), cards=("judge", "journalist"), before="all"
        ),
        Setting("spy_vote", "dummy", ("dummy", "counts"), cards=("spy",)),
        Setting("journalist_gangs", "different", ("different", "same"), cards=("journalist",)),
        Setting("judge_infected", "keep", ("keep", "free"), cards=("judge",)),
        Setting("infected", "join", ("join", "checks_only"), cards=("patient_zero",)),
        Setting("infected_criminals", "count", ("count", "gone"), cards=("patient_zero",), before="gone"),
        Setting("maniac_pass", False, cards=("maniac",)),
        Setting("loner_blocks", False, cards=("mafioso", "triad", "maniac", "black_widow", "patient_zero")),
        Setting("pad_calls", False, cards=()),
        rulings_now(THIRD),
    )
    timers = (
        Timer("look", 20, 5, 120),
        Timer("step", 15, 4, 90),
        Timer("gang", 15, 4, 90),
        Timer("talk", 300, 20, 1800),
        Timer("vote", 30, 5, 180),
        Timer("hand", 8, 3, 60),
        Timer("farewell", 20, 5, 120),
    )
    leading = Leading(foresight.foresee, amending.amendments, amending.ACTS, close)

    def suggest(self, seats: int) -> tuple[str, ...]:
        """A set by the book's table and advice."""
        return setup.suggested(seats)

    def openly(self, settings: SettingValues) -> tuple[str, ...]:
        """Nominations, and hands unless they are raised in secret."""
        return ("nominate",) if settings["hands"] == "secret" else ("nominate", "hand", "vote")

    def seen_at_once(self, settings: SettingValues) -> tuple[str, ...]:
        """Hands, where the house has them open."""
        return self.seen_answering if settings["open_hands"] else ()

    def advise(self, seats: int, roles: tuple[str, ...]) -> list[Advice]:
        """What the book says about a set."""
        return setup.advice(seats, roles)

    def next_beat(self, grimoire: Grimoire) -> Beat | None:
        """Deal, look; then night call by call, dawn, talk, vote, perhaps last words, and again."""
        phase = grimoire.phase
        if grimoire.winners is not None:
            return None
        if phase == "vote" and notes.CONDEMNED.stands(grimoire):
            return FAREWELL
        if phase == "day":
            return VOTES[str(grimoire.settings["hands"])]
        if phase in DECISIVE and winning_sides(Town(grimoire, almanac)) is not None:
            return END
        return OTHERS.get(phase) or next_call(grimoire)

    def laws(self, grimoire: Grimoire) -> None:
        """No card is lost or added, but that a plain member may become the boss; jail holds the living.

        The cards that a person corrected are what they are.
        """
        if grimoire.phase not in ("deal", "dawn", "end"):
            return  # what a night and a day have moved is looked at once
        if grimoire.cards is not grimoire.lawful:
            check_cards(grimoire)
            grimoire.lawful = grimoire.cards
        jail = [seat for seat, _ in notes.JAIL.of(grimoire)]
        assert len(dict.fromkeys(jail)) == len(jail), f"somebody is in jail twice: {jail}"
        assert not jail or all(grimoire.alive[seat] for seat in jail), f"the dead need no cell: {jail}"
        assert not grimoire.strikes or grimoire.phase != "dawn" or grimoire.strikes[0].lands > grimoire.number


def check_cards(grimoire: Grimoire) -> None:
    """AssertionError if a card was lost or added, but for those that a person corrected."""
    corrected = notes.CORRECTED.of(grimoire)
    dealt = [seat for seat in range(grimoire.seats) if seat not in corrected]
    lying = sorted([plain(grimoire.cards[seat].printed) for seat in dealt])
    if corrected:
        added = Counter(lying) - Counter(plain_set(grimoire.roles))
        assert not added, f"these cards were never in the set: {added}"
    else:
        assert lying == plain_set(grimoire.roles), f"the cards on the table are {lying}"


def plain(role: str) -> str:
    """A role, or that of a plain member for a boss."""
    return PLAIN.get(role, role)


@lru_cache(maxsize=1024)
def plain_set(roles: tuple[str, ...]) -> list[str]:
    """The cards of a set, sorted, where a boss is as good as a plain member."""
    return sorted(map(plain, roles))


def next_call(grimoire: Grimoire) -> Beat:
    """The next call of the night whose role is in the game and not yet out of it; then dawn."""
    last = grimoire.step if grimoire.phase == "night" else -1
    for step, beat in calls_made(grimoire):
        if step > last:
            return beat
    return DAWN


def calls_made(grimoire: Grimoire) -> list[tuple[int, Beat]]:
    """The calls for the roles of the living, or, so set, for all, each with its place on the sheet."""
    if grimoire.settings["pad_calls"]:
        return calls_for(grimoire.roles, set(grimoire.roles))
    return grimoire.reading(calls_for_the_living, grimoire.roles, grimoire.cards, grimoire.alive)


def calls_for_the_living(
    roles: tuple[str, ...], cards: Mapping[Place, Card], alive: tuple[bool, ...]
) -> list[tuple[int, Beat]]:
    """The calls for the roles on the cards of all who live."""
    return calls_for(roles, {cards[seat].printed for seat, lives in enumerate(alive) if lives})


def calls_for(roles: tuple[str, ...], hidden: set[str]) -> list[tuple[int, Beat]]:
    """The calls of a set at which somebody may wake who has one of these cards."""
    names = calls_in_order()
    return [
        (step, paced(names[step], several=roles.count(names[step]) > 1))
        for step, called in enumerate(sheet_of(roles))
        if not hidden.isdisjoint(called)
    ]


@lru_cache(maxsize=1024)
def sheet_of(roles: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    """For each call the roles of a set for which it is made. The Spy alone is no reason to call a gang."""
    known = tuple(role for role in dict.fromkeys(roles) if role not in LISTENERS)
    return tuple(tuple(role for role in known if step in calls_of(role, roles)) for step in calls_in_order())


def calls_in_order() -> tuple[str, ...]:
    """The night sheet, also with what is not in the book."""
    return almanac.with_placed(NIGHT_SHEET)


async def deal(town: Town) -> None:
    """Shuffle and deal one card to each player, who looks at it."""
    grimoire = town.grimoire
    town.tell(Began("mafia32", grimoire.seats, grimoire.roles, dict(grimoire.settings)))
    order = await town.fate("deal", Orders(grimoire.roles))
    town.tell(PhaseBegan("deal", 0))
    town.tell(Dealt(dict(zip(town.everyone, order, strict=True))))
    for seat in town.everyone:
        deal_to(town, seat, order[seat])


async def call(step: str, town: Town) -> None:
    """One call of the night: the first night only to meet, then to act."""
    grimoire = town.grimoire
    if grimoire.phase != "night":
        town.tell(PhaseBegan("night", grimoire.number + 1))
    town.tell(Called(step, calls_in_order().index(step)))
    if step in GANGS:
        await gangs.inherit(town, step)
    awake = gangs.awake_for(town, step)
    for grant in awake:
        town.tell(Woke(grant.seat, grant.role))
    if step in GANGS:
        if town.night == 1:
            gangs.meet(town, step, awake)
        else:
            await gangs.shoot(town, step, awake)
    elif town.night > 1:
        await act(town, step, awake)


async def act(town: Town, step: str, awake: list[Grant]) -> None:
    """Whoever the call wakes does what their card says."""
    script = almanac[step].script
    assert script is not None
    scripts = [script(Me(town, grant), town) for grant in awake]
    if len(scripts) == 1:
        await scripts[0]
    elif scripts:
        await Together(scripts)


async def look(town: Town) -> None:
    """Everybody looks at their card until all are ready."""
    town.tell(PhaseBegan("dusk", 0))
    await until_all_are_ready(town, LOOKING, town.living, JUST_READY)


async def talk(town: Town) -> None:
    """The town talks until all the living are ready to vote or time is up."""
    town.tell(PhaseBegan("day", town.night))
    grimoire = town.grimoire
    naming = town.living if grimoire.settings["candidates"] == "nominated" else ()
    sayings = what_can_be_said(grimoire.seats, grimoire.roles, naming)
    await until_all_are_ready(town, "day", town.living, sayings, say_or_nominate)


async def farewell(town: Town) -> None:
    """The last words of those the vote fell on; then they show their cards and leave."""
    town.tell(PhaseBegan("farewell", town.night))
    grimoire = town.grimoire
    sayings = what_can_be_said(grimoire.seats, grimoire.roles, ())
    await until_all_are_ready(town, "farewell", notes.CONDEMNED.known(grimoire), sayings)
    leave(town)


@lru_cache(maxsize=1024)
def what_can_be_said(seats: int, roles: tuple[str, ...], naming: tuple[int, ...]) -> Statements:
    """Who one is, what one learned, whom one trusts: the same words for everybody, true or not.

    Where only who is named is voted on, the living may also be named.
    """
    known, everyone = tuple(dict.fromkeys(roles)), tuple(range(seats))
    patterns = (
        Pattern("ready"),
        Claim("claim", known),
        Claim("saw", everyone, known),
        Claim("checked", everyone, SIGNS),
        Claim("compared", everyone, everyone, (SAME, DIFFERENT)),
        Claim("suspect", everyone),
        Claim("trust", everyone),
    )
    return Statements(*patterns, Pattern("nominate", naming)) if naming else Statements(*patterns)


def say_or_nominate(town: Town, who: int, words: Choice) -> None:
    """What is said is heard; who is named is up for the vote."""
    word, *rest = words
    if word == "nominate":
        nominate(town, who, rest[0])
    else:
        claim(town, who, words)


def nominate(town: Town, who: int, nominee: int) -> None:
    """Put a player up for the vote; who is up already only hears it once more."""
    nominees = notes.NOMINEES.of(town.grimoire)
    town.tell(Nominated(who, nominee))
    if nominee not in nominees:
        notes.NOMINEES.set(town, (*nominees, nominee))


@lru_cache(maxsize=256)
def paced(step: str, *, several: bool) -> Beat:
    """A call of the night: a gang points up to three times, others choose once.

    Where two may choose in one call, what comes of it is told when its time is over, for the moment would
    betray how many were asked. So it is with an infection, which others than the chooser hear of.
    """
    script = partial(call, step)
    if step in GANGS:
        return Beat(f"night:{step}", script, Pace("gang", 3, lingers=True, seals=True))
    seals = several or step in INFECTIOUS
    return Beat(f"night:{step}", script, Pace("step", lingers=True, seals=seals))


DEAL = Beat("deal", deal)
LOOK = Beat("look", look, Pace("look"))
DAWN = Beat("dawn", dawn)
TALK = Beat("talk", talk, Pace("talk"))
FAREWELL = Beat("farewell", farewell, Pace("farewell"))
END = Beat("end", end, closes=True)
VOTES = {
    "in_turn": Beat("vote", vote, Pace("hand")),
    "at_once": Beat("vote", vote, Pace("vote")),
    "secret": Beat("vote", vote, Pace("vote")),
}
OTHERS = {"setup": DEAL, "deal": LOOK, "dawn": TALK}
