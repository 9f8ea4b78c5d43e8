"""What is suggested to whoever leads: the book's advice, lots, what was prepared or answered before."""

from __future__ import annotations

from typing import Protocol, runtime_checkable

from msgspec import UNSET, UnsetType

from fabula.core.requests import STORYTELLER, Ask, Below, Choice, Options, Who
from fabula.core.tale import Suggestion
from fabula.core.telling import Answered, Telling
from fabula.rooms.game.preparation import Preparation

BEFORE = "before"


@runtime_checkable
class Draws(Protocol):
    """Options of which a person who leads is shown some that were drawn by lot."""

    def drawn(self, below: Below) -> list[Choice]:
        """Draw several of the options."""


class Suggestions:
    """What is drawn or advised stays the same as long as the same is asked."""

    def __init__(self, below: Below, preparation: Preparation) -> None:
        self.below = below
        self._preparation = preparation
        self._taken_back: dict[tuple[int, Who, str], Choice] = {}  # by night or day, who and what
        self._suggested: tuple[Ask, Suggestion] | None = None
        self._drawn: tuple[Ask, list[Choice]] | None = None

    def keep(self, number: int, taken: Answered) -> None:
        """An answer of this night or day was taken back."""
        self._taken_back[number, taken.who, taken.prompt] = taken.choice

    def forget(self, number: int, who: Who, prompt: str) -> None:
        """Forget what was answered before, now that it was answered again."""
        self._taken_back.pop((number, who, prompt), None)

    def before(
        self, number: int, who: Who, prompt: str, options: Options | list[Choice]
    ) -> Choice | UnsetType:
        """What was answered to this before it was taken back, if that is still possible."""
        before = self._taken_back.get((number, who, prompt), UNSET)
        return before if before is not UNSET and before in options else UNSET

    def of(self, telling: Telling, ask: Ask) -> Suggestion:
        """What the Storyteller is advised to decide."""
        if self._suggested is None or self._suggested[0] is not ask:
            grimoire = telling.grimoire
            before = self.before(grimoire.number, STORYTELLER, ask.prompt, ask.options)
            self._suggested = (
                ask,
                self._advice(telling, ask) if before is UNSET else Suggestion(before, BEFORE),
            )
        return self._suggested[1]

    def _advice(self, telling: Telling, ask: Ask) -> Suggestion:
        """What was prepared for this moment, or what the tale advises."""
        advice = telling.tale.suggestion(telling.grimoire, ask, self.below)
        return self._preparation.of(telling.grimoire.number, ask, advice)

    def drawn(self, ask: Ask) -> list[Choice]:
        """Some of the options for a person to go through."""
        if self._drawn is None or self._drawn[0] is not ask:
            drawn = ask.options.drawn(self.below) if isinstance(ask.options, Draws) else []
            self._drawn = (ask, drawn)
        return self._drawn[1]
