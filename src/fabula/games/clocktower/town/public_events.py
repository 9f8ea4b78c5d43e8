"""What all see and hear in public: of Travellers, of the Fabled, of what the Storyteller announces."""

from __future__ import annotations

from dataclasses import dataclass

from fabula.core.events import Event
from fabula.core.grimoire import Grimoire
from fabula.games.clocktower.almanac import notes
from fabula.games.clocktower.town.circle import circle, exchanged


@dataclass(slots=True)
class Reseated(Event):
    """A player has two others change seats, all they are and have with them; `kind` says if it is in vain."""

    name = "reseated"
    seat: int
    a: int
    b: int
    kind: str | None = None

    def apply(self, grimoire: Grimoire) -> None:
        """Two players sit in each other's places."""
        if self.kind is None:
            notes.CIRCLE.lay(grimoire, exchanged(circle(grimoire), self.a, self.b))


@dataclass(slots=True)
class Befriended(Event):
    """All learn a player of the same side as another, or so they are told."""

    name = "befriended"
    seat: int
    nominee: int


@dataclass(slots=True)
class Beckoned(Event):
    """A player calls on one of the Fabled, before all: `kind` is on whom."""

    name = "beckoned"
    seat: int
    kind: str


@dataclass(slots=True)
class Announced(Event):
    """The Storyteller announces something: `kind` is what, `seats`, `seat` or `shown` whom it is about."""

    name = "announced"
    kind: str
    seats: tuple[int, ...] | None = None
    seat: int | None = None
    shown: str | None = None


@dataclass(slots=True)
class Played(Event):
    """Two show each other a hand at the same time; where nobody plays, the other is the Storyteller's."""

    name = "played"
    seat: int
    nominee: int | None
    answer: tuple[str, str]


@dataclass(slots=True)
class Settled(Event):
    """A Traveller is none any more, and has a role like the others, which nobody else learns."""

    name = "settled"
    seat: int
