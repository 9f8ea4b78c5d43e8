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
        """Forget it at once."""

    def choose(self, ask: Ask) -> Choice:
        """One of the options by lot."""
        return draw(ask.options, self.below)

    def speak(self, _: Window) -> Choice:
        """Nothing."""
        return None
