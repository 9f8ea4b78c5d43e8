"""The beats of One Night: the deal, one night, one day, one vote."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from functools import lru_cache, partial
from typing import Any

from fabula.core.events import Began, Called, Dealt, PhaseBegan, Woke
from fabula.core.floor import JUST_READY, LOOKING, until_all_are_ready
from fabula.core.grimoire import Grimoire
from fabula.core.leading import Leading
from fabula.core.parts import VARIED, Advice, Box, Lessons, Nights
from fabula.core.requests import Claim, Orders, Pattern, Statements
from fabula.core.tale import Beat, Pace, Setting, Tale, Timer
from fabula.core.town import Together, Town
from fabula.core.verbs import Me
from fabula.games.onenight import amending, notes, setup, sleepers, wakers
from fabula.games.onenight.amending import deal_to
from fabula.games.onenight.cards import CHOOSES_NOTHING, DOPPELGANGER, SPARES, almanac, roles_for
from fabula.games.onenight.glossary import ANSWERED_IN, GLOSSARY, LOOKS
from fabula.games.onenight.scenes import SCENES
from fabula.games.onenight.vote import close, end, foresee, vote

# The book's numbers 1 to 9 and 9a. The Doppelganger who copied the Minion looks for the Werewolves
# at the end of her own call.
NIGHT_SHEET = (
    "doppelganger",
    "doppelganger_minion",
    "werewolf",
    "minion",
    "mason",
    "seer",
    "robber",
    "troublemaker",
    "drunk",
    "insomniac",
    "doppelganger_insomniac",
)


class OneNight(Tale):
    """One Night, 3 to 16 seats, three cards more than players."""

    id = "onenight"
    scenes = SCENES
    nights = Nights(wordings=(VARIED,), twice=("doppelganger",))
    almanac = almanac
    lessons: Lessons = Lessons(setup.NEXT_ROLES, setup.PLAIN_ROLES)
    glossary = GLOSSARY
    looks = LOOKS
    cards_move = True
    answered_in = ANSWERED_IN
    box = Box(setup.drawn)
    least_seats = setup.LEAST_SEATS
    most_seats = setup.MOST_SEATS
    spares = SPARES
    many_nights = False
    sheet = NIGHT_SHEET
    settings = (
        Setting("lone_wolf", False, cards=("werewolf",)),
        Setting("hunter_points", "vote", ("vote", "anew"), cards=("hunter",)),
    )
    let_pass = ("set-one-mason",)
    done_openly = counted = seen_answering = ("vote", "hunter")
    timers = (
        Timer("look", 20, 5, 120),
        Timer("step", 12, 4, 60),
        Timer("talk", 300, 30, 1800),
        Timer("vote", 30, 5, 120),
    )
    leading = Leading(foresee, amending.amendments, amending.ACTS, close)

    def suggest(self, seats: int) -> tuple[str, ...]:
        """The book's set for 3 to 5 seats, one in its spirit beyond."""
        return setup.suggested(seats)

    def advise(self, seats: int, roles: tuple[str, ...]) -> list[Advice]:
        """What the book says about a set."""
        return setup.advice(seats, roles)

    def next_beat(self, grimoire: Grimoire) -> Beat | None:
        """Deal, look, each call of the night, talk, vote, the end."""
        if grimoire.winners is not None:
            return None
        phase = grimoire.phase
        if phase in ("dusk", "night"):
            calls = calls_of(grimoire.roles)
            following = grimoire.step + 1
            return calls[following] if following < len(calls) else TALK
        return BEFORE_THE_NIGHT.get(phase) or (END if phase == "vote" else VOTE)

    def laws(self, grimoire: Grimoire) -> None:
        """No card is ever lost, added or doubled, unless a person has corrected the deal."""
        cards = grimoire.cards
        if cards is grimoire.lawful:
            return
        assert len(cards) in (0, len(grimoire.roles))
        if cards and not notes.CORRECTED.stands(grimoire):
            lying = sorted([card.printed for card in cards.values()])
            assert lying == in_order(grimoire.roles), f"the cards on the table are {lying}"
        grimoire.lawful = cards


@lru_cache(maxsize=1024)
def in_order(roles: tuple[str, ...]) -> list[str]:
    """The cards of a set, sorted."""
    return sorted(roles)


@lru_cache(maxsize=1024)
def steps_called(roles: tuple[str, ...]) -> tuple[str, ...]:
    """The calls of the night for a set: those of its roles, wherever their cards lie."""
    sheet = almanac.with_placed(NIGHT_SHEET)
    return tuple(step for step in sheet if all(role in roles for role in roles_for(step)))


@lru_cache(maxsize=1024)
def calls_of(roles: tuple[str, ...]) -> tuple[Beat, ...]:
    """The calls of the night as beats."""
    return tuple(a_step(step, seals=several_may_choose(step, roles)) for step in steps_called(roles))


def several_may_choose(step: str, roles: tuple[str, ...]) -> bool:
    """Whether a call may ask two players at once; by the set, which everybody knows."""
    called, *copied = roles_for(step)
    does_as = (copied or [called])[0]
    chooses = does_as not in almanac or CHOOSES_NOTHING not in almanac[does_as].traits
    return chooses and roles.count(called) > 1


async def deal(town: Town) -> None:
    """Shuffle, lay one card before each player and three in the middle; all look at their own."""
    grimoire = town.grimoire
    town.tell(Began("onenight", grimoire.seats, grimoire.roles, dict(grimoire.settings)))
    order = await town.fate("deal", Orders(grimoire.roles))
    town.tell(PhaseBegan("deal", 1))
    town.tell(Dealt(dict(zip((*town.everyone, *town.spares), order, strict=True))))
    for seat in town.everyone:
        deal_to(town, seat, order[seat])


async def look(town: Town) -> None:
    """Everybody looks at their card until all are ready."""
    town.tell(PhaseBegan("dusk", 1))
    await until_all_are_ready(town, LOOKING, town.everyone, JUST_READY)


async def call(step: str, town: Town) -> None:
    """Call a step of the night: whoever it wakes acts, several at the same time."""
    grimoire = town.grimoire
    if grimoire.phase != "night":
        town.tell(PhaseBegan("night", 1))
    town.tell(Called(step, grimoire.step + 1))
    waking = town.sleepers_of(step)
    scripts = []
    for grant in waking:
        town.tell(Woke(grant.seat, grant.role))
        script = town.almanac[grant.role].script
        if script is not None:
            scripts.append(script(Me(town, grant), town))
    if len(scripts) == 1:
        await scripts[0]
    elif scripts:
        await Together(scripts)


async def talk(town: Town) -> None:
    """All say what they like, true or not, until all are ready to vote or time is up."""
    town.tell(PhaseBegan("day", 1))
    sayings = what_can_be_said(town.grimoire.seats, town.grimoire.roles)
    await until_all_are_ready(town, "day", town.everyone, sayings)


@lru_cache(maxsize=1024)
def what_can_be_said(seats: int, roles: tuple[str, ...]) -> Statements:
    """Who one is, what one saw where, what one exchanged: the same words for everybody."""
    places = (*range(seats), *SPARES)
    known = tuple(dict.fromkeys(roles))
    return Statements(
        Pattern("ready"),
        Claim("claim", known),
        Claim("saw", places, known),
        Claim("swapped", places, places),
    )


def a_step(name: str, *, seals: bool) -> Beat:
    """A call of the night; one that may ask several tells what came of it when its time is over."""
    script: Callable[[Town], Coroutine[Any, Any, None]] = partial(call, name)
    times = 2 if name == DOPPELGANGER else 1
    return Beat(f"night:{name}", script, Pace("step", times, lingers=True, seals=seals))


DEAL = Beat("deal", deal)
LOOK = Beat("look", look, Pace("look"))
TALK = Beat("talk", talk, Pace("talk"))
VOTE = Beat("vote", vote, Pace("vote"))
END = Beat("end", end, closes=True)
BEFORE_THE_NIGHT = {"setup": DEAL, "deal": LOOK}

CHAPTERS = (wakers, sleepers)
