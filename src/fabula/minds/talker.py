"""What minds have in common that sit in a council of many days: a memory, and a plan of what to say."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Generic

from fabula.core.events import Event, PhaseBegan
from fabula.core.requests import Ask, Below, Choice, Window
from fabula.minds.doubt import M
from fabula.minds.levels import EVEN, Planning
from fabula.minds.reasons import Heard, Reason, reason


class Talker(Planning, ABC, Generic[M]):
    """What one seat knows, what it makes of it, and what it says."""

    def __init__(self, memory: M, below: Below) -> None:
        self.memory: M = memory
        self.below = below
        self.plan: list[Choice] | None = None
        self.temper = EVEN

    def hear(self, event: Event) -> None:
        """Remember it, and what phase begins."""
        self.memory.hear(event)
        if isinstance(event, PhaseBegan):
            self.begin(event.phase, event.number)

    def begin(self, _phase: str, _number: int) -> None:
        """A new phase, a new plan."""
        self.plan = None

    @abstractmethod
    def choose(self, ask: Ask) -> Choice:
        """Answer a question."""

    @abstractmethod
    def verdicts(self) -> dict[int, int]:
        """Who is suspect to it, and whom it trusts."""

    @abstractmethod
    def words(self, prompt: str) -> list[Choice]:
        """All it wants to say while the floor is open, in order."""

    def confide(self, whom: int) -> list[Choice]:
        """To a friend who it is, to others what all have heard of that; and whom it suspects."""
        memory, said = self.memory, self.memory.claims().get(self.memory.seat)
        is_friend = whom != memory.seat and whom in memory.friends
        name = memory.role if is_friend else said
        suspect = self.suspect_for(whom)
        own: list[Choice] = [] if name is None else [("claim", name)]
        return own if suspect in (None, whom) else [*own, ("suspect", suspect)]

    @abstractmethod
    def heard(self) -> Heard:
        """What all have heard, as far as it gives grounds."""

    @abstractmethod
    def doubts_aloud(self) -> Mapping[int, float]:
        """How suspect each is to it, or to whom it passes for."""

    def reason(self, words: Choice) -> Reason | None:
        """Why it says this, or votes so, by what all have heard."""
        return reason(self.heard(), self.memory.seat, words, self.doubts_aloud(), self.temper)

    def suspect_for(self, _: int) -> int | None:
        """Whom it calls a suspect to somebody, if anybody."""
        suspect = self.memory.suspicions().get(self.memory.seat)
        return suspect if suspect in self.memory.living else None

    def speak(self, window: Window) -> Choice:
        """The next thing planned; nothing by dusk, nor if the seat spoke already before this mind came."""
        if window.prompt == "dusk":
            return None
        if self.plan is None:
            words = [] if self.memory.has_spoken else self.words(window.prompt)
            self.plan = [one for one in words if one in window.options]
        return self.plan.pop(0) if self.plan else None
