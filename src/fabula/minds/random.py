"""The mind that draws lots."""

from __future__ import annotations

from fabula.core.events import Event
from fabula.core.requests import Ask, Below, Choice, Window, draw


class Random:
    """Every option is as good as another; in company it says nothing."""

    __slots__ = ("below",)

    def __init__(self, below: Below) -> None:
        self.below = below

    def hear(self, _: Event) -> None:
        """Forget at once what has happened."""

    def choose(self, ask: Ask) -> Choice:
        """One of the options by lot (written out: it is done all the time)."""
        options = ask.options
        return options[self.below(len(options))] if isinstance(options, tuple) else options.draw(self.below)

    def speaks(self) -> bool:
        """Whether it says anything now: never."""
        return False

    def speak(self, _: Window) -> Choice:
        """Nothing."""
        return None

    def verdicts(self) -> dict[int, int]:
        """Nobody."""
        return {}

    def confide(self, _: int) -> list[Choice]:
        """Nothing."""
        return []

    def as_if(self, _: str) -> list[Choice]:
        """Nothing."""
        return []

    def reason(self, _: Choice) -> None:
        """None: it was a lot."""


class Talkative(Random):
    """Lots, for a game that lives by what is said: in company it says or does something now and then."""

    __slots__ = ()

    def speaks(self) -> bool:
        """Whether it says anything now: one time in three."""
        return not self.below(3)

    def speak(self, window: Window, /) -> Choice:
        """Something by lot, if anything."""
        return draw(window.options, self.below) if self.speaks() else None
