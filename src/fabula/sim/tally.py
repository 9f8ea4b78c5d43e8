"""Counting what came of games: whole numbers only, so that any order of adding gives the same."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from fabula.core.events import Won
from fabula.core.telling import Telling


@dataclass
class Tally:
    """Who won how often. A game that two sides win counts for each of them."""

    games: int = 0
    decisions: int = 0
    nobody: int = 0
    sides: Counter[str] = field(default_factory=Counter)
    dealt: Counter[str] = field(default_factory=Counter)
    won: Counter[str] = field(default_factory=Counter)

    def data(self) -> dict[str, Any]:
        """All of it as whole numbers, always in the same order."""
        several = {name: dict(sorted(getattr(self, name).items())) for name in ("sides", "dealt", "won")}
        return {"games": self.games, "decisions": self.decisions, "nobody": self.nobody, **several}

    @classmethod
    def of(cls, data: Mapping[str, Any]) -> Tally:
        """The tally of which these are the data."""
        several = (Counter[str](data[name]) for name in ("sides", "dealt", "won"))
        return cls(data["games"], data["decisions"], data["nobody"], *several)

    def count(self, telling: Telling, decisions: int) -> None:
        """Take in a game that is over."""
        last = telling.log[-1]
        assert isinstance(last, Won), "a tale ends with its winners"
        self.games += 1
        self.decisions += decisions
        self.nobody += not last.seats
        for side in last.sides:
            self.sides[side] += 1
        seats = telling.setup.seats
        dealt = [role or "" for role in telling.grimoire.first[:seats]]
        self.dealt.update(dealt)
        self.won.update([dealt[seat] for seat in last.seats if seat < seats])
        if len(self.won) < len(self.dealt):  # a role that never won stands there too
            self.won.update(dict.fromkeys(self.dealt, 0))

    def add(self, other: Tally) -> None:
        """Take in another tally."""
        self.games += other.games
        self.decisions += other.decisions
        self.nobody += other.nobody
        self.sides.update(other.sides)
        self.dealt.update(other.dealt)
        self.won.update(other.won)

    @property
    def decisions_per_game(self) -> float:
        """How many answers a game takes, of players and of Fate."""
        return self.decisions / self.games if self.games else 0.0

    def shares(self) -> dict[str, float]:
        """For each role that was dealt, the share of its seats that won."""
        return {role: self.won[role] / self.dealt[role] for role in sorted(self.dealt)}
