"""The beats of the Clocktower: a first night, then day and night in turn."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable
from dataclasses import replace
from functools import lru_cache, partial
from typing import Any

from fabula.core.events import Event
from fabula.core.grimoire import Grimoire, Setup
from fabula.core.leading import Leading
from fabula.core.parts import Advice, Company, Latecomers, Scripts
from fabula.core.refusals import Refusal
from fabula.core.requests import Ask, Below
from fabula.core.settings import SettingValues
from fabula.core.tale import Beat, Pace, Suggestion, Tale
from fabula.games.clocktower import parts, variants
from fabula.games.clocktower.advice import storytelling
from fabula.games.clocktower.almanac import moments, notes, questions
from fabula.games.clocktower.almanac.cards import (
    DAWN,
    DAY,
    DUSK,
    NIGHT,
    OWN_TRAVELLERS,
    TWILIGHT,
    almanac,
)
from fabula.games.clocktower.almanac.glossary import ANSWERED_IN, GLOSSARY
from fabula.games.clocktower.almanac.night_sheet import PRINTED_FIRST, PRINTED_OTHERS
from fabula.games.clocktower.company import angel, contest, fabled, hindu
from fabula.games.clocktower.company.members import check as check_company
from fabula.games.clocktower.judgement import ending, last_night, last_words, standstill, trial, votes
from fabula.games.clocktower.leading import amending, asked_by_day, foresight, prompting
from fabula.games.clocktower.phases import (
    buddhist,
    day,
    day_powers,
    execution,
    exile,
    laws,
    lines,
    night,
    nomination,
    redeal,
    scenes,
    script_sheets,
    timing,
    twilight,
)
from fabula.games.clocktower.phases.calls import questions_at
from fabula.games.clocktower.phases.deal import deal
from fabula.games.clocktower.phases.drawing import DEALING, LOT
from fabula.games.clocktower.roles import chapters
from fabula.games.clocktower.sets import setup
from fabula.games.clocktower.town import led, naming, revolution
from fabula.games.clocktower.town.deaths import EXECUTION
from fabula.games.clocktower.town.events import COMPANY
from fabula.games.clocktower.town.square import Square
from fabula.games.clocktower.town.verbs import happens

CHAPTERS = chapters.CHAPTERS


class Clocktower(Tale):
    """Blood on the Clocktower, 5 to 15 players and up to five Travellers."""

    id = "clocktower"
    scenes = scenes.SCENES
    almanac = almanac
    glossary = GLOSSARY
    answered_in = ANSWERED_IN
    least_seats = setup.LEAST_SEATS
    most_seats = setup.MOST_SEATS
    sheet = script_sheets.RULED
    done_openly = ("nominate", "exile", trial.INDICT, "last_wish")
    nights = parts.NIGHTS
    talk = parts.TALK
    sayings = parts.SAYINGS
    scripts: Scripts = parts.SCRIPTS
    company: Company = parts.COMPANIONS
    latecomers: Latecomers = parts.TRAVELLERS
    settings = variants.SETTINGS
    retired = variants.RETIRED
    timers = timing.TIMERS
    leading = Leading(
        foresight.foresee,
        prompting.corrections,
        {**amending.ACTS, **prompting.ACTS, **asked_by_day.ACTS, **twilight.ACTS},
        ending.close,
        at_once=partial(prompting.corrections, at_once=True),
        redeal=redeal.REDEAL,
    )

    @classmethod
    def offer(cls, script: str, roles: str) -> None:
        """Let tables choose one more script by its name."""
        cls.scripts = cls.scripts.offering(script, roles)

    @property
    def sheets(self) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """The two printed sheets."""
        return almanac.with_placed(PRINTED_FIRST), almanac.with_placed(PRINTED_OTHERS)

    def suggest(self, seats: int) -> tuple[str, ...]:  # noqa: ARG002 - one script for any number
        """The script for a first game."""
        return setup.suggested()

    def advise(self, seats: int, roles: tuple[str, ...]) -> list[Advice]:
        """What the book says about a script."""
        return setup.advice(seats, roles)

    def led_among(self, roles: Iterable[str]) -> tuple[str, ...]:
        """Of the Fabled those for which somebody has to hear what is said, and the Loric without rules."""
        ruled = [role for role in fabled.RULED if role not in fabled.HEARING]
        return tuple(role for role in super().led_among(roles) if role not in ruled)

    def town(self, grimoire: Grimoire, record: Callable[[Event], None] | None = None) -> Square:
        """The town square."""
        return Square(grimoire, almanac, record)

    def next_beat(self, grimoire: Grimoire) -> Beat | None:
        """Deal, look; a night line by line, dawn, talk, nominations and votes, execution, and again."""
        if grimoire.winners is not None:
            return None
        phase = grimoire.phase
        if phase in BEFORE:
            return BEFORE[phase]
        if ending.winning_side(grimoire) is not None:
            return BEATS["dawn" if phase == NIGHT else "reckoning" if ending.politicians(grimoire) else "end"]
        return next_of_night(grimoire) if phase == NIGHT else next_while_awake(grimoire)

    def suggestion(self, grimoire: Grimoire, ask: Ask, below: Below) -> Suggestion:
        """By the book's advice to Storytellers."""
        return storytelling.suggest(self.town(grimoire), ask, below)

    def seem_alive(self, grimoire: Grimoire) -> tuple[int, ...]:
        """The seats that seem alive; by night nobody sees who has died in it."""
        return parts.seem_alive(grimoire)

    def set_up(
        self,
        seats: int,
        roles: tuple[str, ...] = (),
        /,
        *,
        travellers: Iterable[int] = (),
        company: Iterable[str] = (),
        homebrew: Iterable[Any] = (),
        house_rules: Iterable[str] = (),
        own_jinxes: Iterable[Any] = (),
        first_night: Iterable[str] = (),
        other_nights: Iterable[str] = (),
        script_travellers: Iterable[str] = (),
        **settings: Any,
    ) -> Setup:
        """A checked setup: the roles are the script, of which the Storyteller chooses later.

        `travellers` are the seats of those who wish to be Travellers; the book's table is for the others.
        `company` are the Fabled and Loric in play from the beginning. All else is what the script brings.
        """
        wished, beside = tuple(travellers), tuple(company)
        written = led.read(homebrew)
        _check_written((*roles, *beside), [card.id for card in written])
        if wished:
            setup.check_travellers(seats, wished)
        check_company(beside)
        checked = super().set_up(seats - len(wished), roles, **settings)
        own = {script_sheets.FIRST: first_night, script_sheets.OTHERS: other_nights}
        more = {
            setup.TRAVELLING.word: wished,
            OWN_TRAVELLERS.word: setup.check_named_travellers(script_travellers),
            COMPANY.word: beside,
            led.HOUSE_RULES.word: led.house_rules(house_rules),
            led.HOMEBREW.word: written,
            led.OWN_JINXES.word: led.read_pairs(own_jinxes),
            **script_sheets.sheets(roles, own),
        }
        agreed = {key: value for key, value in more.items() if value}
        return replace(checked, seats=seats, settings={**_chosen(checked.settings), **agreed})

    def laws(self, grimoire: Grimoire) -> None:
        """What holds in every position after the deal."""
        if grimoire.phase not in BEFORE:
            laws.check(grimoire, setup.MOST_TRAVELLERS)


def next_of_night(grimoire: Grimoire) -> Beat:
    """What whoever leads wants to ask; else down the sheet."""
    return BEATS[prompting.ASKING] if notes.ASKING.stands(grimoire) else next_of_the_sheet(grimoire)


def next_of_the_sheet(grimoire: Grimoire) -> Beat:
    """The next line, or the dawn."""
    line = lines.next_line(grimoire)
    return DAWN_OF_A_WHOLE_NIGHT if line is None else a_walk(line, questions_at(grimoire, line))


def next_while_awake(grimoire: Grimoire) -> Beat:
    """What has to be settled first; then the day, or the night that comes."""
    if notes.SPEAKING.stands(grimoire):
        return BEATS["last_words"]
    if hindu.is_due(grimoire):
        return BEATS["rebirth"]
    if angel.is_due(grimoire):
        return BEATS["harm"]
    if asked_by_day.is_due(grimoire):
        return BEATS["aside"]
    is_decided = grimoire.phase in (DUSK, EXECUTION, TWILIGHT)
    if not is_decided or notes.EXILING.stands(grimoire) or notes.CALLING.stands(grimoire):
        return next_of_day(grimoire)
    return next_before_nightfall(grimoire) or next_of_the_sheet(grimoire)


def next_before_nightfall(grimoire: Grimoire) -> Beat | None:
    """The beat in which all learn or decide something before a night begins."""
    over = grimoire.phase == EXECUTION
    if over and naming.is_due(grimoire):
        return BEATS["naming"]
    if over and execution.goes_on(Square(grimoire, almanac)):
        return BEATS["butcher"]
    if revolution.is_due(grimoire):
        return BEATS["revolution"]
    if over and contest.is_due(grimoire):
        return BEATS["fiddler"]
    if last_night.is_due(grimoire):
        return BEATS["last_night"]
    return BEATS[TWILIGHT] if twilight.is_due(grimoire) else None


def next_of_day(grimoire: Grimoire) -> Beat:
    """Talk; nominations with their votes, one after another; the execution. An exile comes in between."""
    if notes.CALLING.stands(grimoire):
        return BEATS["cult"]
    if notes.INDICTING.stands(grimoire):
        return BEATS["trial"]
    if notes.EXILING.stands(grimoire):
        return BEATS[exile.EXILE_PLEA if exile.is_to_be_pleaded(grimoire) else "exile"]
    if grimoire.phase in (DAWN, DAY):
        return BEATS["hush" if buddhist.is_due(grimoire) else "day"]
    if grimoire.phase == "plea":
        return BEATS["ballot" if is_secret(grimoire) else "vote"]
    if notes.NOMINEE.stands(grimoire):
        return BEATS["hushed_plea" if is_secret(grimoire) else "plea"]
    return BEATS["execution"] if notes.CLOSED.stands(grimoire) else BEATS["nominations"]


def is_secret(grimoire: Grimoire) -> bool:
    """Whether the vote that comes is one with eyes closed."""
    return bool(Square(grimoire, almanac).answer(questions.SecretVotes()))


async def dawn(town: Square) -> None:
    """All open their eyes; the day before is forgotten."""
    at_rest = standstill.is_at_rest(town.grimoire)
    night.dawn(town)
    standstill.look_back(town, at_rest=at_rest)
    day.forget_the_day(town)
    fabled.ferry(town)
    await happens(town, moments.Dawns())


@lru_cache(maxsize=1024)
def a_walk(line: str, questions: int) -> Beat:
    """A line of the night sheet, with time for so many questions one after another, or without any."""
    pace = Pace("step", questions, lingers=True, seals=True) if questions else None
    return Beat(f"{NIGHT}:{line}", partial(night.walk, line), pace)


BEATS = {
    beat.name: beat
    for beat in (
        Beat("dawn", dawn),
        Beat("rebirth", hindu.come_back, Pace("plea")),
        Beat("harm", angel.settle),
        Beat("hush", buddhist.keep, Pace("hush")),
        Beat("day", day.talk, Pace("talk")),
        Beat("nominations", day.take_nominations, Pace("nominations")),
        Beat("plea", nomination.plead, Pace("plea")),
        Beat("vote", votes.vote, Pace("hand", sweeps=True, asides="plea")),
        Beat("hushed_plea", nomination.plead, Pace("plea")),
        Beat("ballot", votes.vote, Pace("plea")),
        Beat(exile.EXILE_PLEA, exile.plead_against_exile, Pace("plea")),
        Beat("exile", votes.decide_exile, Pace("hand", sweeps=True)),
        Beat("execution", execution.end_the_day, Pace("plea")),
        Beat(TWILIGHT, twilight.fall, Pace(TWILIGHT)),
        Beat("butcher", execution.go_on, Pace("plea")),
        Beat("revolution", revolution.announce),
        Beat("fiddler", contest.propose, Pace("plea")),
        Beat("naming", naming.name_the_minion, Pace("plea")),
        Beat("last_words", last_words.speak, Pace("plea")),
        Beat("cult", day_powers.gather, Pace("plea")),
        Beat("trial", trial.hold, Pace("plea")),
        Beat("last_night", last_night.end),
        Beat("aside", asked_by_day.ask, Pace("plea")),
        Beat("reckoning", ending.reckon),
        Beat("end", ending.end, closes=True),
    )
} | {prompting.ASKING: Beat(f"{NIGHT}:{prompting.ASKING}", prompting.ask, presses=True)}
DAWN_OF_A_WHOLE_NIGHT = replace(BEATS["dawn"], stillness="dawn")  # one that ends the game comes at once
BEFORE = {"setup": Beat("deal", deal, Pace("look")), "deal": Beat("look", night.look, Pace("look"))}


def _check_written(roles: Iterable[str], written: Container[str]) -> None:
    """Refusal if a role of somebody's own has no card on which it is written."""
    for role in roles:
        if role.startswith(led.OWN) and role not in written:
            raise Refusal("unknown-role", role=role)


def _chosen(settings: SettingValues) -> SettingValues:
    """The settings without one that older tellings do not have: that the tokens came to players by lot."""
    return {key: value for key, value in settings.items() if (key, value) != (DEALING, LOT)}
