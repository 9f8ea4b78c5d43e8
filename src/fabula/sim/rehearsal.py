"""A rehearsal: many games of bots with one script, and what came of them for each side and each role.

Counts are whole numbers; game n of a seed is the same game whenever it is played.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from math import sqrt
from random import Random
from typing import Any, NamedTuple

from fabula.core.events import PhaseBegan, Won
from fabula.core.grimoire import Setup
from fabula.core.tale import Tale
from fabula.core.telling import Telling
from fabula.sim.play import Broken, Table, play_one
from fabula.sim.pool import collecting_seldom
from fabula.sim.seeding import lots_of

BOTS = "sensible"
SURE = 1.96  # so many standard errors to each side hold the truth in 95 of 100 cases


class Share(NamedTuple):
    """How many of how many, and between which shares the truth lies in 95 of 100 cases."""

    won: int
    of: int
    low: float
    high: float


def share(won: int, of: int) -> Share:
    """A share with its bounds, by Wilson's interval: it holds for few games and for shares near 0 and 1."""
    if not of:
        return Share(0, 0, 0.0, 1.0)
    part, spread = won / of, SURE * SURE / of
    middle = (part + spread / 2) / (1 + spread)
    half = SURE * sqrt(part * (1 - part) / of + spread / (4 * of)) / (1 + spread)
    return Share(won, of, max(0.0, middle - half), min(1.0, middle + half))


@dataclass
class Rehearsal:
    """What came of the games so far. A game that two sides win counts for each of them."""

    side: str  # for whose sake the roles are looked at
    games: int = 0
    lost: list[int] = field(default_factory=list)  # the numbers of games that could not be told to their end
    won: Counter[str] = field(default_factory=Counter)
    days: Counter[int] = field(default_factory=Counter)
    present: Counter[str] = field(default_factory=Counter)
    won_with: Counter[str] = field(default_factory=Counter)

    @property
    def broken(self) -> int:
        """How many games could not be told to their end."""
        return len(self.lost)

    def count(self, telling: Telling) -> None:
        """Take in a game that is over."""
        last = telling.log[-1]
        assert isinstance(last, Won), "a tale ends with its winners"
        self.games += 1
        self.won.update(last.sides)
        self.days[days_of(telling)] += 1
        for role in dict.fromkeys(map(telling.grimoire.dealt, range(telling.setup.seats))):
            if role is not None:
                self.present[role] += 1
                self.won_with[role] += self.side in last.sides

    def data(self, sides: Iterable[str]) -> dict[str, Any]:
        """All figures as plain data: shares of the sides, days, and the share of one side with each role."""
        return {
            "games": self.games,
            "broken": self.broken,
            "lost": self.lost,
            "sides": {side: share(self.won[side], self.games)._asdict() for side in sides},
            "days": {str(days): self.days[days] for days in sorted(self.days)},
            "side": self.side,
            "roles": {role: self._with(role) for role in sorted(self.present)},
        }

    def _with(self, role: str) -> dict[str, Any]:
        """How the side fares with a role in play, and without it."""
        won, present = self.won_with[role], self.present[role]
        without = share(self.won[self.side] - won, self.games - present)
        return {"with": share(won, present)._asdict(), "without": without._asdict()}


def days_of(telling: Telling) -> int:
    """How many days a game had."""
    return sum(isinstance(line, PhaseBegan) and line.phase == "day" for line in telling.log)


def rehearse(
    tale: Tale, setup: Setup, games: int, seed: int, side: str, bots: str = BOTS
) -> Iterator[Rehearsal]:
    """Play games one after another; what came of them so far, after each."""
    so_far = Rehearsal(side)
    chance = Random()
    with collecting_seldom():
        for game in range(games):
            table = Table(Telling(tale, setup), lots_of(seed, game, chance), bots, laws=False)
            try:
                so_far.count(play_one(table, seed, game).telling)
            except Broken:
                so_far.lost.append(game)
            yield so_far
