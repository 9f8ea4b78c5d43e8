"""What happens when the town puts somebody up, votes, or exiles: the events of it."""

from __future__ import annotations

from dataclasses import dataclass

from fabula.core.events import Event, Hidden


@dataclass(slots=True)
class PutUp(Event):
    """The Storyteller nominates a player."""

    name = "put_up"
    nominee: int


@dataclass(slots=True)
class Electorate(Event):
    """Who may vote this time, and how many votes it takes, where that is not as always."""

    name = "electorate"
    seats: tuple[int, ...]
    value: int


@dataclass(slots=True)
class Polled(Event):
    """The hand of the clock has passed a player: whether theirs was up, and the count so far."""

    name = "polled"
    seat: int
    up: bool
    count: int


@dataclass(slots=True)
class Missed(Hidden, Event):
    """A player has not voted who should have."""

    name = "missed"
    seat: int


@dataclass(slots=True)
class Tallied(Event):
    """The votes for a nominee, and how many were needed."""

    name = "tallied"
    nominee: int
    votes: int
    value: int


@dataclass(slots=True)
class ExileCalled(Event):
    """A player calls for the exile of a Traveller."""

    name = "exile_called"
    seat: int
    nominee: int


@dataclass(slots=True)
class ExileSupported(Event):
    """Enough of all want a Traveller exiled; so many were needed."""

    name = "exile_supported"
    candidate: int
    seats: tuple[int, ...]
    value: int


@dataclass(slots=True)
class ExileFailed(Event):
    """Too few want a Traveller exiled; so many were needed."""

    name = "exile_failed"
    nominee: int
    votes: int
    value: int
    seats: tuple[int, ...] = ()
