"""What only happens in the Clocktower."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from fabula.core.cards import Card
from fabula.core.events import Event, Hidden, Private
from fabula.core.grimoire import Grimoire, Mark
from fabula.games.clocktower.square import CIRCLE, circle


@dataclass(slots=True)
class Arrived(Event):
    """A Traveller is here, whose role all know; who comes late sits down clockwise after another seat."""

    name = "arrived"
    seat: int
    role: str
    after: int | None = None

    def apply(self, grimoire: Grimoire) -> None:
        """Make room in the circle."""
        if self.after is not None:
            order = circle(grimoire)
            at = order.index(self.after) + 1
            grimoire.seats += 1
            grimoire.alive.append(True)
            grimoire.first.append(None)
            grimoire.beliefs.append(None)
            grimoire.notes[CIRCLE] = (*order[:at], self.seat, *order[at:])
        grimoire.cards[self.seat] = Card(self.role)
        grimoire.beliefs[self.seat] = self.role


@dataclass(slots=True)
class Departed(Event):
    """A Traveller leaves the game."""

    name = "departed"
    seat: int

    def apply(self, grimoire: Grimoire) -> None:
        """Close the circle; all marks on them and by them go."""
        grimoire.notes[CIRCLE] = tuple(seat for seat in circle(grimoire) if seat != self.seat)
        grimoire.alive[self.seat] = False
        grimoire.grants = [grant for grant in grimoire.grants if grant.seat != self.seat]
        grimoire.marks = [mark for mark in grimoire.marks if self.seat not in (mark.seat, maker_of(mark))]


@dataclass(slots=True)
class Sided(Private, Event):
    """A player is told on which side they are."""

    name = "sided"
    seat: int
    side: str


@dataclass(slots=True)
class Walked(Hidden, Event):
    """The Storyteller has come to this line of the night sheet."""

    name = "walked"
    line: str
    index: int

    def apply(self, grimoire: Grimoire) -> None:
        """Move down the sheet."""
        grimoire.step = self.index


@dataclass(slots=True)
class Fell(Hidden, Event):
    """A player dies in the night; all learn it at dawn."""

    name = "fell"
    seat: int

    def apply(self, grimoire: Grimoire) -> None:
        """Their ability goes at once."""
        grimoire.alive[self.seat] = False


@dataclass(slots=True)
class VoteTokens(Event):
    """How many votes are left to a player who needs a token for each."""

    name = "vote_tokens"
    seat: int
    left: int

    def apply(self, grimoire: Grimoire) -> None:
        """Count them."""
        grimoire.notes[tokens_of(self.seat)] = self.left


@dataclass(slots=True)
class Polled(Event):
    """The hand of the clock has passed a player: whether theirs was up, and the count so far."""

    name = "polled"
    seat: int
    up: bool
    count: int


@dataclass(slots=True)
class Tallied(Event):
    """The votes for a nominee, how many were needed, and who is about to die now, if anybody."""

    name = "tallied"
    nominee: int
    votes: int
    needed: int
    about_to_die: int | None = None


@dataclass(slots=True)
class Executed(Event):
    """A player is executed, and dies or not."""

    name = "executed"
    seat: int


@dataclass(slots=True)
class Unexecuted(Event):
    """The day ends without an execution."""

    name = "unexecuted"


@dataclass(slots=True)
class ExileCalled(Event):
    """A player calls for the exile of a Traveller."""

    name = "exile_called"
    seat: int
    traveller: int


@dataclass(slots=True)
class ExileDecided(Event):
    """So many of all support the exile; so many were needed."""

    name = "exile_decided"
    traveller: int
    hands: int
    needed: int


@dataclass(slots=True)
class Used(Event):
    """A player says to use a power of the day on somebody. Anybody may say so."""

    name = "used"
    seat: int
    role: str
    target: Any


@dataclass(slots=True)
class NothingHappened(Event):
    """What was said to be used has no effect that all can see."""

    name = "nothing_happened"


@dataclass(slots=True)
class Quiet(Event):
    """Nobody died in the night."""

    name = "quiet"


def maker_of(mark: Mark) -> int | None:
    """Whose ability has put a mark somewhere."""
    return None if mark.owner is None else mark.owner.seat


def tokens_of(seat: int) -> str:
    """Under which word the votes left to a seat are kept in mind."""
    return f"votes {seat}"
