"""The beats of Blood Vendetta: acquaintance, then night, dawn, day and sunset in turn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache, partial
from typing import Any

from fabula.core.events import PhaseBegan
from fabula.core.grimoire import Grimoire, Setup
from fabula.core.tale import Advice, Beat, Pace, Tale, Timer
from fabula.core.town import Town
from fabula.games.vendetta import hunters, lords, setup, vampires, vargs, werewolves
from fabula.games.vendetta.cards import INTRODUCTIONS, LIGHT, MEETING, PILES, SHEET, TIME_OF, almanac
from fabula.games.vendetta.deal import deal
from fabula.games.vendetta.execution import HOST, nightfall
from fabula.games.vendetta.light import ACQUAINTANCE, call, introduce, next_call, next_introduction
from fabula.games.vendetta.night import (
    PLEADING,
    TIED,
    plead,
    roll,
    talk,
    until_all_are_ready,
    vote,
    vote_again,
)
from fabula.games.vendetta.offices import HEAD, elect_the_first
from fabula.games.vendetta.points import POINTS
from fabula.games.vendetta.polls import MUTE
from fabula.games.vendetta.scenarios import SCENARIOS
from fabula.games.vendetta.variants import (
    DIE,
    SECRETS,
    SETTINGS,
    has_temporary_host,
    holds_tonight,
    refuse_contradictions,
)

TURNING = ("deal", "nightfall", "end")  # where the cards are counted
HANDING_ON = ("vote", "revote", "nightfall", "end")  # where an office may still be a dead player's to give
CHAPTERS = (lords, vampires, werewolves, hunters, vargs)


class Vendetta(Tale):
    """Mafia: Blood Vendetta, 6 to 30 seats, and the guards at the gate for three."""

    id = "vendetta"
    almanac = almanac
    least_seats = setup.LEAST_SEATS
    most_seats = setup.MOST_SEATS
    sheet = SHEET
    asleep = (ACQUAINTANCE, *LIGHT)
    aloud = ("election", "die", "night", "vote", "revote", "nightfall")
    silences_the_dead = True
    worth = POINTS
    scenarios = SCENARIOS
    ways_to_choose = setup.WAYS
    wishable = setup.WISHABLE
    settings = SETTINGS
    timers = (
        Timer("look", 20, 5, 120),
        Timer("step", 15, 4, 90),
        Timer("meeting", 15, 4, 90),
        Timer("talk", 420, 20, 1800),
        Timer("vote", 30, 5, 180),
        Timer("plea", 30, 5, 120),
    )

    def suggest(self, seats: int) -> tuple[str, ...]:
        """A classic set of the book, or one by its table."""
        return setup.suggested(seats)

    def chosen(self, way: str, seats: int, wishes: Sequence[str]) -> tuple[str, ...]:
        """The set of the lot, or of the players together."""
        return setup.by_lot(seats) if way == setup.LOT else setup.by_wishes(seats, wishes)

    def advise(self, seats: int, roles: tuple[str, ...]) -> list[Advice]:
        """What the book says about a set."""
        return setup.advice(seats, roles)

    def set_up(self, seats: int, roles: tuple[str, ...] = (), /, **settings: Any) -> Setup:
        """A checked setup; Refusal for what the book forbids and for variants that exclude each other."""
        checked = super().set_up(seats, roles, **settings)
        refuse_contradictions(checked.settings)
        return checked

    def next_beat(self, grimoire: Grimoire) -> Beat | None:
        """Deal, look, acquaintance; then night, and the light time call by call, and again."""
        if grimoire.winners is not None:
            return None
        phase = grimoire.phase
        if phase in ("setup", "deal"):
            return DEAL if phase == "setup" else LOOK
        if phase == "dusk" and grimoire.settings["hunter_of_hunters"]:
            return ELECTION
        if phase in ("dusk", "election", ACQUAINTANCE):
            return next_of_acquaintance(grimoire)
        if phase in ("die", "night", "nightfall"):
            return next_of_night(grimoire)
        if phase in LIGHT:
            return next_of_light(grimoire)
        return next_of_vote(grimoire)

    def is_silenced(self, grimoire: Grimoire, seat: int) -> bool:
        """The dead say nothing, and neither do the enchanted."""
        return seat in grimoire.notes.get(MUTE, ()) or super().is_silenced(grimoire, seat)

    def laws(self, grimoire: Grimoire) -> None:
        """No card is ever lost or added, nobody dead holds an office, no attempt outlives its day."""
        if grimoire.phase in TURNING:
            lying = sorted([card.printed for card in grimoire.cards.values()])
            named, blind = named_cards(grimoire.roles)
            assert len(lying) == grimoire.seats
            assert lying == named if not blind else not Counter(named) - Counter(lying), f"there are {lying}"
        assert grimoire.phase in LIGHT or not grimoire.strikes
        head = grimoire.notes.get(HEAD)
        assert head is None or grimoire.alive[head] or grimoire.phase in HANDING_ON


@lru_cache(maxsize=1024)
def named_cards(roles: tuple[str, ...]) -> tuple[list[str], bool]:
    """The cards of a set that are named in it, in order, and whether others are drawn blind."""
    named = sorted(role for role in roles if role not in PILES)
    return named, len(named) < len(roles)


# ---- what follows


def next_of_acquaintance(grimoire: Grimoire) -> Beat:
    """The next who is introduced; after that night, or at once the light if the first night is over."""
    step = next_introduction(grimoire)
    if step is not None:
        return MEETINGS[step]
    return next_of_light(grimoire) if HOST in grimoire.notes else next_of_night(grimoire)


def next_of_night(grimoire: Grimoire) -> Beat:
    """The die, the talk, the vote."""
    if grimoire.settings["voting"] == DIE and grimoire.phase not in ("die", "night"):
        return ROLL
    return VOTE if grimoire.phase == "night" or holds_tonight(grimoire, SECRETS) else TALK


def next_of_vote(grimoire: Grimoire) -> Beat:
    """The pleas and the second vote if there is a tie; then the light, the first time with a host."""
    if PLEADING in grimoire.notes:
        return PLEA
    if TIED in grimoire.notes:
        return VOTE_AGAIN
    first_with_a_host = has_temporary_host(grimoire) and grimoire.number == 1
    return next_of_acquaintance(grimoire) if first_with_a_host else next_of_light(grimoire)


def next_of_light(grimoire: Grimoire) -> Beat:
    """The next call, or nightfall."""
    step = next_call(grimoire)
    return NIGHTFALL if step is None else STEPS[step]


async def look(town: Town) -> None:
    """Everybody looks at their card until all are ready."""
    town.tell(PhaseBegan("dusk", 0))
    await until_all_are_ready(town, "dusk", town.everyone)


def _pace(step: str) -> Pace:
    return Pace("meeting", 2, lingers=True) if step == MEETING else Pace("step", lingers=True)


DEAL = Beat("deal", deal)
LOOK = Beat("look", look, Pace("look"))
ELECTION = Beat("election", elect_the_first, Pace("vote"))
MEETINGS = {
    step: Beat(f"{ACQUAINTANCE}:{step}", partial(introduce, step), _pace(step)) for step in INTRODUCTIONS
}
ROLL = Beat("die", roll)
TALK = Beat("talk", talk, Pace("talk"))
VOTE = Beat("vote", vote, Pace("vote"))
PLEA = Beat("plea", plead, Pace("plea"))
VOTE_AGAIN = Beat("revote", vote_again, Pace("vote"))
STEPS = {step: Beat(f"{TIME_OF[step]}:{step}", partial(call, step), _pace(step)) for step in SHEET}
NIGHTFALL = Beat("nightfall", nightfall, Pace("vote"))
