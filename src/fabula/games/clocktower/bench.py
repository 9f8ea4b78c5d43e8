"""What advice to the Storyteller is made from."""

from __future__ import annotations

from typing import Any, NamedTuple

from fabula.core.requests import Ask, Below, Choice, Decide, Inform, draw
from fabula.core.tale import Suggestion
from fabula.games.clocktower.square import Square

INFORMED = (
    "washerwoman", "librarian", "investigator", "chef", "empath", "fortune_teller", "undertaker",
    "ravenkeeper", "clockmaker", "dreamer", "mathematician", "flowergirl", "town_crier", "oracle",
    "seamstress",
)  # fmt: skip


class Bench(NamedTuple):
    """What a suggestion is made from: the town, what is to be decided, and lots."""

    town: Square
    ask: Ask
    below: Below

    @property
    def options(self) -> tuple[Any, ...]:
        """All that may be decided."""
        return tuple(self.ask.options)

    @property
    def about(self) -> tuple[int, ...]:
        """Whom it is about."""
        return self.ask.about if isinstance(self.ask, (Decide, Inform)) else ()

    def one_of(self, options: tuple[Choice, ...] | list[Choice], why: str) -> Suggestion:
        """One of these by lot; of all, if there are none."""
        return Suggestion(draw(tuple(options) or self.options, self.below), why)
