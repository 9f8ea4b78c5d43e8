"""Public habits of bots: whether what somebody does on the first day tells to which side they belong.

Each deed of a living player counts for the habits that it shows, and is compared with chance: with the share
of the living who hide, since their side has something to hide. Deeds of one game hang together: the margin is
taken over games and not over deeds.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from math import sqrt
from typing import Any

from fabula.core.events import Claimed, Died, Event, Nominated, PhaseBegan, Raised, Revived, Voted
from fabula.core.grimoire import Setup
from fabula.core.requests import Choice
from fabula.core.tale import Tale
from fabula.core.telling import Telling
from fabula.minds.reasons import Reason
from fabula.sim.play import Bots, Table, play_one
from fabula.sim.seeding import lots_of

MOST = 3.0  # standard errors; further off chance, a habit betrays
ONE = 1.0  # deed more or less is never a habit
HONEST = "good"  # how the side looks that has nothing to hide

Deed = tuple[str, int]  # a habit, and the seat that shows it
Reasons = Mapping[tuple[int, Choice], Reason | None]


@dataclass(frozen=True)
class Shown:
    """A habit that somebody showed, and how many of the living hide: the chance that it was one of those."""

    habit: str
    seat: int
    hides: bool
    share: float


@dataclass
class Habit:
    """How often a habit was shown, by how many of those who hide, and by how many if it told nothing."""

    times: int = 0
    hiding: int = 0
    expected: float = 0.0
    squares: float = 0.0  # of what each game is off

    def count(self, times: int, hiding: int, expected: float) -> None:
        """Take in one game."""
        self.times += times
        self.hiding += hiding
        self.expected += expected
        self.squares += (hiding - expected) ** 2

    @property
    def errors(self) -> float:
        """How many standard errors it is off chance: above nought those who hide show it oftener."""
        return (self.hiding - self.expected) / max(sqrt(self.squares), ONE)

    @property
    def betrays(self) -> bool:
        """Whether it tells the sides apart by more than chance."""
        return abs(self.errors) > MOST


def habits(tale: Tale, setup: Setup, games: int, seed: int = 0, bots: Bots = "sensible") -> dict[str, Habit]:
    """What bots of this name do on the first day of so many games, habit by habit."""
    found: defaultdict[str, Habit] = defaultdict(Habit)
    for game in range(games):
        telling = Telling(tale, setup)
        table = Table(telling, lots_of(seed, game), bots, laws=False)
        table.reasons = {}
        play_one(table)
        _count(_FirstDay(telling, table.reasons).shown(), found)
    return dict(sorted(found.items()))


def is_honest(telling: Telling, seat: int) -> bool:
    """Whether somebody was dealt to the side that has nothing to hide."""
    tale = telling.tale
    side = tale.almanac[telling.grimoire.dealt(seat) or ""].side
    return tale.looks.get(side, side) == HONEST


def first_day(telling: Telling) -> list[Shown]:
    """What each did before the second night, habit by habit."""
    return list(_FirstDay(telling).shown())


def _count(shown: Iterable[Shown], found: defaultdict[str, Habit]) -> None:
    games: defaultdict[str, list[Shown]] = defaultdict(list)
    for one in shown:
        games[one.habit].append(one)
    for habit, times in games.items():
        hiding, expected = sum(one.hides for one in times), sum(one.share for one in times)
        found[habit].count(len(times), hiding, expected)


class _FirstDay:
    """The first day of one game, deed by deed."""

    def __init__(self, telling: Telling, reasons: Reasons | None = None) -> None:
        seats = range(telling.setup.seats)
        self.hiding = {seat for seat in seats if not is_honest(telling, seat)}
        self.living = set(seats)
        self.events = telling.events()
        # A vote that ends the game tells nobody anything that they could still use.
        self.goes_on = any(isinstance(one, PhaseBegan) and one.number > 1 for one in self.events)
        self.reasons = reasons or {}
        self.words: Counter[int] = Counter()
        self.suspected: dict[int, int] = {}  # by whom, whom

    def shown(self) -> Iterator[Shown]:
        """Each habit that is shown, with the share of those who hide among the living."""
        for event in self.events:
            if isinstance(event, PhaseBegan) and event.number > 1:
                return
            for habit, seat in self._deeds(event):
                share = len(self.hiding & self.living) / len(self.living)
                yield Shown(habit, seat, seat in self.hiding, share)

    def _deeds(self, event: Event) -> list[Deed]:
        if isinstance(event, Died):
            self.living.discard(event.seat)
        elif isinstance(event, Revived):
            self.living.add(event.seat)
        elif isinstance(event, Claimed) and event.seat in self.living:
            return [*self._said(event.seat, event.words), *self._because(event.seat, event.words)]
        elif isinstance(event, Nominated):
            return [("nominates", event.seat), *self._because(event.seat, ("nominate", event.nominee))]
        elif isinstance(event, Raised) and self.goes_on:
            return [("votes", seat) for seat in event.seats if seat in self.living]
        elif isinstance(event, Voted) and self.goes_on:
            return self._voted(event)
        return []

    def _said(self, seat: int, words: tuple[Any, ...]) -> list[Deed]:
        first, again = not self.words, self.words[seat] > 0
        self.words[seat] += 1
        deeds = [("speaks again" if again else "speaks", seat), (f"says {words[0]}", seat)]
        if first:
            deeds.append(("speaks first", seat))
        return [*deeds, *self._suspects(seat, words[1])] if words[0] == "suspect" else deeds

    def _because(self, seat: int, words: Choice) -> list[Deed]:
        """Which phrase it was: the kind of thing that was said, and its ground."""
        reason = self.reasons.get((seat, words))
        return [] if reason is None else [(f"{words[0]}s because {reason[0]}", seat)]

    def _suspects(self, seat: int, about: int) -> list[Deed]:
        deeds = []
        if not self.suspected:
            deeds.append(("is the first to suspect", seat))
        if about in self.suspected.values():
            deeds.append(("suspects whom another suspects", seat))
        if self.suspected.get(about) == seat:
            deeds.append(("suspects who suspects them", seat))
        self.suspected[seat] = about
        return deeds

    def _voted(self, event: Voted) -> list[Deed]:
        """Of two roses the black one counts."""
        votes = [at[0] if isinstance(at, tuple) else at for at in event.votes]
        on = Counter(at for at in votes if at is not None)
        cast = [(seat, at) for seat, at in enumerate(votes) if at is not None]
        alone = [("votes as nobody else does", seat) for seat, at in cast if on[at] == 1]
        as_said = [("votes as it said", seat) for seat, at in cast if self.suspected.get(seat) == at]
        return [*(("votes", seat) for seat, _ in cast), *alone, *as_said]
