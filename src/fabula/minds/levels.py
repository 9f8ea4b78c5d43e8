"""How well a mind plays, and how it carries itself: both stand in its name, as in `regular` or `sharp-quiet`.

A *sharp* mind takes in all it hears and does what it thinks best. A *regular* one misses some of what others
say, and now and then acts on a whim; a *newcomer* does both often. None of it depends on what it is.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, Protocol

from fabula.core.events import Claimed, Event
from fabula.core.requests import Ask, Below, Choice, Window, draw

PLAIN = "plain"  # hears all and has no whims, but plays as sharp minds did first: others are measured by it
EVEN, LIVELY, QUIET = "even", "lively", "quiet"
TEMPERAMENTS = (EVEN, LIVELY, QUIET)
SHARP = "sharp"
IN = 100  # of so many
LATER: Choice = ("later",)  # to an open floor: nothing yet, but ask again


class Level(NamedTuple):
    """How many in a hundred statements of others are missed, and answers given on a whim."""

    missed: int
    whims: int


LEVELS = {"newcomer": Level(50, 30), "regular": Level(25, 12), "sharp": Level(0, 0)}
NAMES = tuple(level if temper == EVEN else f"{level}-{temper}" for level in LEVELS for temper in TEMPERAMENTS)


class Remembers(Protocol):
    """What a mind remembers, and weighs as a sharp one does where it is keen."""

    keen: bool


class Planning:
    """A mind that plans, as sharp ones do, where what it remembers is keen."""

    memory: Remembers

    @property
    def keen(self) -> bool:
        """Whether it plans, as sharp minds do."""
        return self.memory.keen

    @keen.setter
    def keen(self, keen: bool) -> None:
        """What it makes of what it remembers follows from it."""
        self.memory.keen = keen


class Sensible(Protocol):
    """A mind of full sense, which speaks more or less by its temperament."""

    temper: str
    keen: bool

    def hear(self, event: Event, /) -> None:
        """Take in an event that its seat may hear."""

    def choose(self, ask: Ask) -> Choice:
        """Answer a question."""

    def speak(self, window: Window, /) -> Choice:
        """What to say now; LATER while it waits for others."""

    def verdicts(self) -> dict[int, int]:
        """Who is suspect to it (1) or trusted (-1) by now."""

    def confide(self, whom: int, /) -> list[Choice]:
        """What to answer to a whisper."""

    def as_if(self, role: str, /) -> list[Choice]:
        """What to say as somebody with this card."""

    def reason(self, words: Choice, /) -> tuple[Choice, ...] | None:
        """Why it says this."""


class Levelled:
    """A mind of full sense that does not always use it."""

    __slots__ = ("below", "level", "mind", "seat")

    def __init__(self, mind: Sensible, level: Level, seat: int, below: Below) -> None:
        self.mind = mind
        self.level = level
        self.seat = seat
        self.below = below

    def hear(self, event: Event, /) -> None:
        """Take it in, or miss what somebody else says."""
        says = isinstance(event, Claimed) and event.seat != self.seat
        if not (says and self.below(IN) < self.level.missed):
            self.mind.hear(event)

    def choose(self, ask: Ask) -> Choice:
        """What it thinks best, or a whim."""
        choice = self.mind.choose(ask)
        return draw(ask.options, self.below) if self.below(IN) < self.level.whims else choice

    def speak(self, window: Window, /) -> Choice:
        """What it would say."""
        return self.mind.speak(window)

    def verdicts(self) -> dict[int, int]:
        """Who is suspect to it, and who is trusted."""
        return self.mind.verdicts()

    def confide(self, whom: int, /) -> list[Choice]:
        """What it would answer to a whisper."""
        return self.mind.confide(whom)

    def as_if(self, role: str, /) -> list[Choice]:
        """What it would say as somebody with this card."""
        return self.mind.as_if(role)

    def reason(self, words: Choice, /) -> tuple[Choice, ...] | None:
        """Why it would say this."""
        return self.mind.reason(words)


Made = Callable[[], Sensible]


def mind_of(name: str, make: Made, seat: int, below: Below) -> Sensible | Levelled:
    """A mind of the level and the temperament that this name says."""
    level, _, temper = name.partition("-")
    mind = make()
    mind.temper = temper or EVEN
    mind.keen = level == SHARP
    return mind if level in (SHARP, PLAIN) else Levelled(mind, LEVELS[level], seat, below)
