"""What a tale is: the rules of one game, as beats that follow from the Grimoire."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Coroutine, Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

from fabula.core.amendments import Amendment, amendments_of_all, silence, unsilence
from fabula.core.cards import Almanac, Choosing, Place
from fabula.core.events import Event
from fabula.core.grimoire import Grimoire, Setup
from fabula.core.leading import Foreseen, Leading
from fabula.core.parts import (
    Advice,
    Box,
    Casting,
    Circles,
    Company,
    Latecomers,
    Lessons,
    Nights,
    Offices,
    Sayings,
    Scenarios,
    Scripts,
    Talk,
)
from fabula.core.refusals import Refusal
from fabula.core.requests import Ask, Below, Choice, Consult, draw
from fabula.core.scenes import USUAL, Staging
from fabula.core.settings import SettingValues
from fabula.core.town import Town


@dataclass(frozen=True, slots=True)
class Pace:
    """How long a beat takes where people play: a timer of the tale, so many times over.

    A beat that `lingers` lasts its whole time whatever happens in it, so that its length betrays nothing. One
    that `seals` may ask several at once and tells what came of it only when one of its times is over, so that
    nobody learns from the moment of an answer who else was asked. In one that `sweeps` hands are counted one
    after another, each when its time is over, also where a person leads; what else is asked in it has the
    time of another timer, `asides`, if one is named.
    """

    timer: str
    times: int = 1
    lingers: bool = False
    seals: bool = False
    sweeps: bool = False
    asides: str = ""


@dataclass(frozen=True, slots=True)
class Beat:
    """The smallest uninterrupted piece of a tale. One that `closes` tells the end and asks nothing more.

    One that `presses` begins at once, though the call that is on would last. Before one with a `stillness`
    nothing happens for the time of that timer, where nobody leads: whoever woke last may read.
    """

    name: str
    script: Callable[..., Coroutine[Any, Any, None]]  # of the town
    pace: Pace | None = None
    closes: bool = False
    presses: bool = False
    stillness: str = ""

    @property
    def phase(self) -> str:
        """The phase it is of."""
        return self.name.partition(":")[0]


@dataclass(frozen=True, slots=True)
class Setting:
    """A variant of the rules: a flag, or one of several words; some matter only `under` another.

    `cards` are the roles that do something else by it, so that their cards say something else: every setting
    has to name them, or that there are none. `before` is what holds in a game that was begun before there was
    this setting, where that is not its default; one that was begun since may have one of the `earlier`
    values. `led` is what holds where a person leads, whatever is chosen. Settings of one `chapter` stand
    together, for those who know the plain game. It is not offered beside the roles it is `without`. Where
    there is a tale of it, it is `told` when this phase first begins.
    """

    key: str
    default: bool | str
    options: tuple[str, ...] = ()
    under: tuple[str, bool | str] | None = None
    cards: tuple[str, ...] = field(kw_only=True)
    before: bool | str | None = None
    earlier: tuple[str, ...] = ()
    led: bool | str | None = None
    chapter: str = ""
    without: tuple[str, ...] = ()
    told: str = ""

    @property
    def is_offered(self) -> bool:
        """Whether there is anything to choose: one way alone is only noted with a game."""
        return len(self.options) != 1


@dataclass(frozen=True, slots=True)
class Timer:
    """How long something lasts, in seconds, and what is advised for so many players.

    Where a person leads they say how long; only what runs `always` has its time there too. What comes
    `beside` a role of the Storyteller's is of no interest without it.
    """

    key: str
    default: int
    least: int
    most: int
    advised: Mapping[int, int] = field(default_factory=dict)
    always: bool = False
    beside: str = ""


class Suggestion(NamedTuple):
    """What a Storyteller is advised to decide, the word for why, and which claims (seat, role) are why."""

    choice: Choice
    why: str = ""
    because: tuple[tuple[int, str], ...] = ()


@dataclass(frozen=True, slots=True)
class Decisions:
    """What the Storyteller of a tale decides, each by a word: all that is `asked`, roles' own words apart.

    Some are `advised` on, the others left to a lot (`by_lot`); both is `written_in` a file of the tale.
    """

    asked: Callable[[], tuple[str, ...]]
    advised: Collection[str]
    by_lot: Collection[str]
    written_in: str


class Tale(ABC):
    """The rules of one game: what every tale has, and the parts that it has besides."""

    id: str
    almanac: Almanac
    least_seats: int
    most_seats: int
    spares: tuple[Place, ...] = ()
    many_nights: bool = True  # whether night follows night, until somebody has won
    sheet: tuple[str, ...] = ()  # the calls of the night, in order
    settings: tuple[Setting, ...] = ()
    retired: tuple[Setting, ...] = ()  # which no game that begins now has, and some of earlier versions have
    timers: tuple[Timer, ...] = ()
    done_openly: tuple[str, ...] = ()  # what is answered or said before all, and a neighbour may do
    glossary: Mapping[str, tuple[str, ...]] = {}  # the words its cards and rules use, by groups
    counted: tuple[str, ...] = ("vote",)  # the prompts at which all point at once, on a count
    seen_answering: tuple[str, ...] = ()  # those of what is done openly where all know who is asked
    looks: Mapping[str, str] = {}  # how a side, or what a check gives, looks: good, evil, gang or loner
    cards_move = False  # whether cards change places unseen, so that nobody need know what they are
    answered_in: Mapping[str, str] = {}  # which chapter of its rules answers which kind of question
    dead_may_watch: bool = False  # whether a table may agree that the dead see everything
    let_pass: tuple[str, ...] = ()  # why a set is refused today that was none of these reasons once

    nights = Nights()
    talk = Talk()
    leading = Leading()  # what there is for whoever leads
    scenes: tuple[Staging, ...] = USUAL  # which public events belong together, to be watched in one go

    box: Box | None = None  # where it is played with any cards of it
    casting: Casting | None = None
    circles: Circles | None = None
    lessons: Lessons | None = None
    scenarios: Scenarios | None = None
    scripts: Scripts | None = None
    company: Company | None = None
    latecomers: Latecomers | None = None
    decisions: Decisions | None = None
    offices: Offices | None = None
    sayings: Sayings | None = None

    @classmethod
    def welcome(cls) -> None:
        """Once its roles are declared, those that say after which line they are called stand on its sheet."""
        cls.sheet = cls.almanac.with_placed(cls.sheet)
        cls.nights = cls.nights.welcoming(cls.almanac)

    @property
    def sheets(self) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """The sheet of the first night, and that of all others."""
        return self.sheet, self.sheet

    @abstractmethod
    def suggest(self, seats: int) -> tuple[str, ...]:
        """The set of roles the book recommends, or one in its spirit, for so many seats."""

    @abstractmethod
    def advise(self, seats: int, roles: tuple[str, ...]) -> list[Advice]:
        """What the book has to say about a set."""

    @abstractmethod
    def next_beat(self, grimoire: Grimoire) -> Beat | None:
        """The beat that follows from this position; None when the tale is told. A pure function."""

    @abstractmethod
    def laws(self, grimoire: Grimoire) -> None:
        """AssertionError if this position can never be."""

    def town(self, grimoire: Grimoire, record: Callable[[Event], None] | None = None) -> Town:
        """The town as this tale's scripts see it; without a record it can only be read."""
        return Town(grimoire, self.almanac, self.spares, record)

    def points(self, grimoire: Grimoire) -> Mapping[int, int]:
        """What a told tale is worth to each seat: 1 for a win, unless its book counts points of its own."""
        return dict.fromkeys(grimoire.winners or (), 1)

    def silence(self, grimoire: Grimoire, seat: int) -> str | None:
        """Why a seat may say nothing while the tale is told; None if it may."""
        if not grimoire.alive[seat] and not self.talk.dead_speak:
            return "dead-silent"
        return "silenced" if seat in grimoire.silenced else None

    def seem_alive(self, grimoire: Grimoire) -> tuple[int, ...]:
        """Who lives as far as all know."""
        return tuple(seat for seat in range(grimoire.seats) if grimoire.alive[seat])

    def roles_dreamt(self, roles: tuple[str, ...]) -> tuple[str, ...]:
        """Of which roles all dream: of any, where somebody may have to choose one by night."""
        return roles if any(self.almanac[role].names_roles for role in roles) else ()

    @property
    def choose_roles(self) -> tuple[str, ...]:
        """The roles whose players may choose a role by night, as their cards say."""
        return tuple(role.id for role in self.almanac if role.names_roles)

    @property
    def may_choose(self) -> Mapping[str, Choosing]:
        """Whom its roles may choose, as their cards say."""
        return {role.id: role.chooses for role in self.almanac if role.chooses is not None}

    def openly(self, settings: SettingValues) -> tuple[str, ...]:  # noqa: ARG002 - for tales with a choice
        """What is done openly in a game with these settings."""
        return self.done_openly

    def seen_at_once(self, settings: SettingValues) -> tuple[str, ...]:  # noqa: ARG002 - for tales with a choice
        """Of what is done openly, that of which all see each answer as it is given, before all are in."""
        return ()

    # ---- for whoever leads

    def suggestion(self, grimoire: Grimoire, ask: Ask, below: Below) -> Suggestion:  # noqa: ARG002 - for tales with advice
        """What the Storyteller is advised to decide; by lot, where the book has no advice."""
        return Suggestion(ask.suggested if isinstance(ask, Consult) else draw(ask.options, below))

    def foresee(self, grimoire: Grimoire) -> tuple[Foreseen, ...]:
        """What would happen at dawn if it came now, and why; or, before the end is told, who has won."""
        return tuple(self.leading.foresee(grimoire))

    def amendments(self, grimoire: Grimoire, *, at_once: bool = False) -> tuple[Amendment, ...]:
        """What may be corrected in this position, or what of it comes `at_once`.

        Nothing before the deal and after the end.
        """
        if not grimoire.cards or grimoire.winners is not None:
            return ()
        of_its_own = self.leading.at_once if at_once and self.leading.at_once else self.leading.amendments
        every = (*of_its_own(grimoire), *amendments_of_all(self.almanac, grimoire))
        return tuple(one for one in every if one.possible and (one.at_once or not at_once))

    def amend(self, town: Town, act: Choice) -> None:
        """Let the facts be as they are corrected: events, told to whom the tale tells such things."""
        word, *gaps = act
        if not town.grimoire.cards and self.leading.redeal is not None:
            self.leading.redeal.note(town, act)
        elif word in ("win", "end"):
            self.leading.close(town, tuple(gaps))
        else:
            (self.leading.acts.get(word) or ACTS_OF_ALL[word])(town, *gaps)

    # ---- the setup

    def brought(self, more: SettingValues) -> dict[str, Any]:
        """What comes with a set besides its roles, checked; Refusal where a tale has nothing of the kind."""
        if self.scripts is not None:
            return self.scripts.brought(more)
        if any(more.values()):
            raise Refusal("unknown-setting", setting=next(iter(more)))
        return {}

    def choosable(self, more: SettingValues) -> tuple[str, ...]:
        """Every role that may be chosen for a set with which this comes, in order."""
        return self.almanac.printed if self.scripts is None else self.scripts.choosable(more)

    def led_among(self, roles: Iterable[str]) -> tuple[str, ...]:
        """Those of these roles that have no rules here: only a person who leads can let them play."""
        return tuple(role for role in roles if role not in self.almanac)

    def set_up(self, seats: int, roles: tuple[str, ...] = (), /, **settings: Any) -> Setup:
        """A checked setup; Refusal for what the book forbids. Without roles, the suggested set."""
        if not self.least_seats <= seats <= self.most_seats:
            few = seats < self.least_seats
            raise Refusal(
                "too-few-seats" if few else "too-many-seats", least=self.least_seats, most=self.most_seats
            )
        roles = roles or self.suggest(seats)
        self.check_roles(roles)
        for advice in self.advise(seats, roles):
            if advice.level == "stop":
                raise Refusal(advice.code, **advice.args)
        return Setup(self.id, seats, roles, self.settled(settings))

    def check_roles(self, roles: Iterable[str]) -> None:
        """Refusal for a role that there is not, with rules or without."""
        for role in roles:
            if role not in self.almanac and role not in self.almanac.led:
                raise Refusal("unknown-role", role=role)

    def set_up_again(self, seats: int, roles: tuple[str, ...], settings: SettingValues) -> Setup:
        """The setup of a game that was begun before, perhaps by an earlier version with fewer settings.

        What it does not name is as it was then; what was once `let_pass` may be played to its end.
        """
        try:
            checked = self.set_up(seats, roles, **settings)
        except Refusal as refusal:
            if refusal.why not in self.let_pass:
                raise
            checked = Setup(self.id, seats, roles, self.settled(settings))
        return replace(checked, settings={**checked.settings, **self.once(settings)})

    def once(self, settings: SettingValues) -> dict[str, Any]:
        """What holds in a game that was begun with these settings before there were others."""
        return {
            one.key: one.before for one in self.settings if one.before is not None and one.key not in settings
        }

    def settled(self, settings: SettingValues) -> dict[str, Any]:
        """Every setting of the tale with its value; Refusal for one that is not known or not possible."""
        values: dict[str, Any] = {setting.key: setting.default for setting in self.settings}
        for key, value in settings.items():
            known = next((one for one in (*self.settings, *self.retired) if one.key == key), None)
            if known is None:
                raise Refusal("unknown-setting", setting=key)
            possible = value in known.options if known.options else isinstance(value, bool)
            if not possible and value not in (known.before, *known.earlier):
                raise Refusal("setting-range", setting=key)
            values[key] = value
        return values


ACTS_OF_ALL: Mapping[str, Callable[..., None]] = {"silence": silence, "unsilence": unsilence}
