"""The beats of Blood Vendetta: acquaintance, then night, dawn, day and sunset in turn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache, partial
from typing import Any

from fabula.core.events import PhaseBegan
from fabula.core.floor import JUST_READY, LOOKING, until_all_are_ready
from fabula.core.grimoire import Grimoire, Setup
from fabula.core.leading import Leading
from fabula.core.parts import (
    MASKS,
    VARIED,
    Advice,
    Casting,
    Circles,
    Nights,
    Offices,
    Scenario,
    Scenarios,
    Talk,
)
from fabula.core.settings import SettingValues
from fabula.core.tale import Beat, Pace, Tale, Timer
from fabula.core.town import Town
from fabula.games.vendetta import (
    amending,
    foresight,
    hunters,
    lords,
    notes,
    setup,
    vampires,
    vargs,
    werewolves,
)
from fabula.games.vendetta.cards import (
    INTRODUCTIONS,
    LIGHT,
    MEETING,
    SHAPESHIFTER,
    SHEET,
    TIME_OF,
    VARGS,
    almanac,
    calls_of,
    piles,
    time_of,
)
from fabula.games.vendetta.checks import looks_of_all
from fabula.games.vendetta.deal import deal
from fabula.games.vendetta.ending import close, end, winning_side
from fabula.games.vendetta.execution import name_the_host, needs_a_host, nightfall
from fabula.games.vendetta.glossary import ANSWERED_IN, GLOSSARY
from fabula.games.vendetta.light import ACQUAINTANCE, call, introduce, next_call, next_introduction
from fabula.games.vendetta.night import (
    plead,
    roll,
    talk,
    vote,
    vote_again,
)
from fabula.games.vendetta.offices import HEAD, JUDGE, elect_the_first, hand_on
from fabula.games.vendetta.points import points
from fabula.games.vendetta.scenarios import SCENARIOS
from fabula.games.vendetta.scenes import SCENES
from fabula.games.vendetta.variants import (
    DIE,
    RETIRED,
    SECRETS,
    SETTINGS,
    are_called_in_turn,
    has_temporary_host,
    holds_tonight,
    refuse_contradictions,
)

TURNING = ("deal", "nightfall", "end")  # where the cards are counted
VOTES = ("vote", "hand", "roses", "nominate", "panic", "both", HEAD, JUDGE)
CHAPTERS = (lords, vampires, werewolves, hunters, vargs)


def fill_up(scenario: Scenario, seats: int) -> tuple[str, ...]:
    """Plain cards by the book's table to a scenario for fewer players, as long as no vargs have to come."""
    return setup.filled_up(scenario.roles(), seats)


def cast(way: str, seats: int, wishes: Sequence[str]) -> tuple[str, ...]:
    """The set of the lot, or of the players together."""
    return setup.by_lot(seats) if way == setup.LOT else setup.by_wishes(seats, wishes)


def temporary_host(grimoire: Grimoire) -> int | None:
    """The seat of the temporary host, until somebody is executed."""
    return notes.FIRST_NIGHT.of(grimoire)


def first_executed(grimoire: Grimoire) -> int | None:
    """The seat of whoever was executed first in a game with a temporary host."""
    return notes.HOST.of(grimoire)


class Vendetta(Tale):
    """Mafia: Blood Vendetta, 6 to 30 seats, and the guards at the gate for three."""

    id = "vendetta"
    scenes = SCENES
    nights = Nights(
        (ACQUAINTANCE, *LIGHT), wordings=(VARIED, MASKS), introductions=INTRODUCTIONS, times=TIME_OF
    )
    talk = Talk(("election", "die", "night", "vote", "revote", "nightfall"), pleas=("plea",))
    seen_answering = VOTES
    almanac = almanac
    glossary = GLOSSARY
    looks = looks_of_all()
    answered_in = ANSWERED_IN
    dead_may_watch = True
    least_seats = setup.LEAST_SEATS
    most_seats = setup.MOST_SEATS
    sheet = SHEET
    scenarios: Scenarios = Scenarios(SCENARIOS, fill_up)
    casting = Casting(setup.WAYS, setup.wishable(), cast)
    circles: Circles = Circles(setup.CIRCLES, setup.suggested_for)
    offices: Offices = Offices(temporary_host, first_executed)
    settings = SETTINGS
    retired = RETIRED
    timers = (
        Timer("look", 20, 5, 120),
        Timer("step", 15, 4, 90),
        Timer("meeting", 15, 4, 90),
        Timer("talk", 420, 20, 1800, setup.TALKS),
        Timer("vote", 30, 5, 180),
        Timer("hand", 8, 3, 60),
        Timer("plea", 30, 5, 120),
        Timer("words", 0, 0, 60, always=True),
    )
    leading = Leading(foresight.foresee, amending.amendments, amending.ACTS, close)

    @classmethod
    def welcome(cls) -> None:
        """What stands on the sheet by its header also has its time."""
        super().welcome()
        cls.nights = replace(cls.nights, times={step: time_of(step) for step in cls.sheet})

    def suggest(self, seats: int) -> tuple[str, ...]:
        """A classic set of the book, or one by its table."""
        return setup.suggested(seats)

    def openly(self, settings: SettingValues) -> tuple[str, ...]:
        """Every vote, but at a masquerade; a judge names the victim before all."""
        return ("sentence",) if settings["masquerade"] else ("sentence", *VOTES)

    def seen_at_once(self, settings: SettingValues) -> tuple[str, ...]:
        """Hands, where the house has them open; roses are given unseen."""
        return tuple(one for one in VOTES if one != "roses") if settings["open_hands"] else ()

    def advise(self, seats: int, roles: tuple[str, ...]) -> list[Advice]:
        """What the book says about a set."""
        return setup.advice(seats, roles)

    def set_up(self, seats: int, roles: tuple[str, ...] = (), /, **settings: Any) -> Setup:
        """A checked setup; Refusal for what the book forbids and for variants that exclude each other."""
        checked = super().set_up(seats, roles, **settings)
        refuse_contradictions(checked.settings)
        return checked

    def set_up_scenario(self, id: str, *preferred: str, **settings: Any) -> Setup:
        """A scenario with its condition; `preferred` are cards where the book leaves a choice."""
        scenario = self.scenarios.called(id)
        condition = self.scenarios.condition_of(scenario)
        return self.set_up(scenario.seats, scenario.roles(*preferred), **{**condition, **settings})

    def next_beat(self, grimoire: Grimoire) -> Beat | None:
        """Deal, look, acquaintance; then night, and the light time call by call, and again."""
        if grimoire.winners is not None:
            return None
        phase = grimoire.phase
        if phase in LIGHT:
            return next_of_light(grimoire)
        if phase in ("setup", "deal"):
            return DEAL if phase == "setup" else LOOK
        if winning_side(grimoire) is not None:
            return END
        if lacks_a_head(grimoire):
            return HEIR
        if phase == "dusk" and grimoire.settings["hunter_of_hunters"]:
            return ELECTION
        if phase in ("dusk", "election", ACQUAINTANCE):
            return next_of_acquaintance(grimoire)
        if phase in ("die", "night", "nightfall"):
            return next_of_night(grimoire)
        return next_of_vote(grimoire)

    def points(self, grimoire: Grimoire) -> dict[int, int]:
        """One point for a vampire's win, two for a hunter's, three for a shapeshifter's."""
        return points(grimoire)

    def silence(self, grimoire: Grimoire, seat: int) -> str | None:
        """The enchanted do not speak either."""
        mute = "enchanted-silent" if seat in notes.MUTE.of(grimoire) else None
        return super().silence(grimoire, seat) or mute

    def laws(self, grimoire: Grimoire) -> None:
        """No card is lost or added, nobody dead holds an office by day, no attempt outlives its day.

        The cards that a person corrected are what they are.
        """
        if grimoire.phase in LIGHT:
            assert not lacks_a_head(grimoire)
            return
        assert not grimoire.strikes or grimoire.phase == "end"
        if grimoire.phase in TURNING and grimoire.cards is not grimoire.lawful:
            assert len(grimoire.cards) == grimoire.seats
            corrected = notes.CORRECTED.of(grimoire)
            lying = [card.printed for seat, card in grimoire.cards.items() if seat not in corrected]
            assert may_lie(sorted(lying), grimoire.roles), f"there are {sorted(lying)}"
            grimoire.lawful = grimoire.cards


def may_lie(lying: list[str], roles: tuple[str, ...]) -> bool:
    """Whether these cards, sorted, are of a set: besides those it names only as many as are drawn blind."""
    named = named_cards(roles)
    if lying == named:
        return True
    drawn = Counter(lying) - Counter(named)
    return drawn.total() <= len(roles) - len(named)


@lru_cache(maxsize=1024)
def named_cards(roles: tuple[str, ...]) -> list[str]:
    """The cards of a set that are not drawn blind, sorted."""
    return sorted(role for role in roles if role not in piles())


# ---- what follows


def next_of_acquaintance(grimoire: Grimoire) -> Beat:
    """The next who is introduced; after that night, or at once the light if the first night is over."""
    step = next_introduction(grimoire)
    if step is not None:
        return a_meeting(step)
    return next_of_light(grimoire) if notes.HOST.stands(grimoire) else next_of_night(grimoire)


def next_of_night(grimoire: Grimoire) -> Beat:
    """The die, the talk, the vote."""
    if grimoire.settings["voting"] == DIE and grimoire.phase not in ("die", "night"):
        return ROLL
    if grimoire.phase != "night" and not holds_tonight(grimoire, SECRETS):
        return TALK
    return VOTE_IN_TURN if are_called_in_turn(grimoire) else VOTE


def next_of_vote(grimoire: Grimoire) -> Beat:
    """The pleas and the second vote if there is a tie; then the light, the first time with a host."""
    if notes.PLEADING.stands(grimoire):
        return PLEA
    if notes.TIED.stands(grimoire):
        return VOTE_AGAIN_IN_TURN if are_called_in_turn(grimoire) else VOTE_AGAIN
    if needs_a_host(grimoire):
        return next_of_night(grimoire) if all(grimoire.alive) else NAME_THE_HOST
    first_with_a_host = has_temporary_host(grimoire) and grimoire.number == 1
    return next_of_acquaintance(grimoire) if first_with_a_host else next_of_light(grimoire)


def next_of_light(grimoire: Grimoire) -> Beat:
    """The next call, or nightfall."""
    step = next_call(grimoire)
    return NIGHTFALL if step is None else the_call(step, grimoire)


def the_call(step: str, grimoire: Grimoire) -> Beat:
    """A call of the light time, in as many parts as its longest story may have."""
    settings = grimoire.settings
    return beat_of(step, grimoire.roles, settings["kitsune"] == "frame", settings["undercover"])


@lru_cache(maxsize=4096)
def beat_of(step: str, roles: tuple[str, ...], frames: bool, undercover: bool) -> Beat:
    """A call, by the set and the variants, which everybody knows."""
    parts = parts_of(step, roles, frames=frames)
    several = parts > 1 or several_may_choose(step, roles, undercover=undercover)
    return a_step(step, parts, seals=several)


def parts_of(step: str, roles: tuple[str, ...], *, frames: bool) -> int:
    """How often a call may ask one player in a row, as the cards of those who have it say."""
    if step == MEETING:
        return 2
    if step != SHAPESHIFTER:
        return asked_at_once(step)
    pack = [role for role in roles if almanac[role].side == VARGS]
    chosen = 2 if pack or (frames and ("kitsune" in roles or SHAPESHIFTER in roles)) else 1
    return max(chosen, *map(asked_at_once, pack)) if pack else chosen


def asked_at_once(step: str) -> int:
    """How many questions, one after another, may be put at this call: one, where its card is silent."""
    asks = almanac[step].asks if step in almanac else 0
    return asks if isinstance(asks, int) and asks else 1


def several_may_choose(step: str, roles: tuple[str, ...], *, undercover: bool) -> bool:
    """Whether a call may ask two players at once: what comes of it then is told when its time is over."""
    return sum(step in calls_of(role, undercover=undercover) for role in roles) > 1


async def look(town: Town) -> None:
    """Everybody looks at their card until all are ready."""
    town.tell(PhaseBegan("dusk", 0))
    await until_all_are_ready(town, LOOKING, town.living, JUST_READY)


def lacks_a_head(grimoire: Grimoire) -> bool:
    """Whether the hunter of hunters is dead and nobody has followed yet."""
    head = notes.HEAD.of(grimoire)
    return head is not None and not grimoire.alive[head]


async def follow_the_head(town: Town) -> None:
    """Another hunter of hunters, where death did not come by a vote or murder, or the end was averted."""
    await hand_on(town, notes.HEAD.known(town.grimoire))


async def find_the_host(town: Town) -> None:
    """A host for good out of those who died in the first night, where the end was averted."""
    await name_the_host(town, tuple(seat for seat in town.everyone if not town.grimoire.alive[seat]))


def _pace(step: str, parts: int = 1, *, seals: bool = False) -> Pace:
    if step == MEETING:
        return Pace("meeting", 2, lingers=True, seals=seals)
    return Pace("step", parts, lingers=True, seals=seals)


@lru_cache(maxsize=256)
def a_meeting(step: str) -> Beat:
    """A call of the acquaintance."""
    return Beat(f"{ACQUAINTANCE}:{step}", partial(introduce, step), _pace(step))


def a_step(step: str, parts: int, *, seals: bool) -> Beat:
    """A call of the light time, of so many parts."""
    return Beat(f"{time_of(step)}:{step}", partial(call, step), _pace(step, parts, seals=seals))


DEAL = Beat("deal", deal)
LOOK = Beat("look", look, Pace("look"))
ELECTION = Beat("election", elect_the_first, Pace("vote"))
ROLL = Beat("die", roll)
TALK = Beat("talk", talk, Pace("talk"))
VOTE = Beat("vote", vote, Pace("vote"))
PLEA = Beat("plea", plead, Pace("plea"))
VOTE_AGAIN = Beat("revote", vote_again, Pace("vote"))
VOTE_IN_TURN = Beat("vote", vote, Pace("hand"))
VOTE_AGAIN_IN_TURN = Beat("revote", vote_again, Pace("hand"))
NIGHTFALL = Beat("nightfall", nightfall, Pace("vote"))
HEIR = Beat("election", follow_the_head, Pace("vote"))
NAME_THE_HOST = Beat("host", find_the_host)
END = Beat("end", end, closes=True)
