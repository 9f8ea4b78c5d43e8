"""What happens in Blood Vendetta and nowhere else."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from fabula.core.events import Event, Hidden
from fabula.core.grimoire import Grimoire
from fabula.games.vendetta import notes

FIRST_NIGHT, FOR_GOOD = "first_night", "for_good"


@dataclass(slots=True)
class Hosted(Event):
    """A player minds the time of the first night, or was executed first and may lead for good."""

    name = "hosted"
    seat: int
    term: str

    def apply(self, grimoire: Grimoire) -> None:
        """Keep who minds the time; the host for good is noted apart."""
        if self.term == FIRST_NIGHT:
            notes.FIRST_NIGHT.lay(grimoire, self.seat)
        else:
            notes.FIRST_NIGHT.lay(grimoire, None)


@dataclass(slots=True)
class Rolled(Event):
    """The die of the night has fallen, and says how this night is played."""

    name = "rolled"
    value: int
    variant: str


@dataclass(slots=True)
class Voteless(Event):
    """A player may not vote this night."""

    name = "voteless"
    seat: int


@dataclass(slots=True)
class Enchanted(Event):
    """A player has broken the code of honour, and neither speaks nor votes any more."""

    name = "enchanted"
    seat: int
    game: str = "this"


@dataclass(slots=True)
class Entrusted(Event):
    """An enchanted player points at who votes for them too."""

    name = "entrusted"
    seat: int
    to: int


@dataclass(slots=True)
class Burdened(Event):
    """Votes are counted against a player that no hand was raised for."""

    name = "burdened"
    seat: int
    votes: int


@dataclass(slots=True)
class Listed(Event):
    """These may be executed; each of them is voted on."""

    name = "listed"
    seats: tuple[int, ...]


@dataclass(slots=True)
class VotedUnseen(Hidden, Event):
    """All have voted with their eyes closed: for each seat what it voted for, or None."""

    name = "voted_unseen"
    votes: tuple[Any, ...]

    def apply(self, grimoire: Grimoire) -> None:
        """Keep the votes."""
        grimoire.votes = self.votes


@dataclass(slots=True)
class Counted(Event):
    """What a vote comes to for each seat, in half votes; None for who could not be voted for.

    Of roses it is how many more are black than red, which may be less than nothing.
    """

    name = "counted"
    halves: tuple[int | None, ...]
    roses: bool | None = None


@dataclass(slots=True)
class Agreed(Event):
    """Whether a majority wants all the tied to be executed; and who does, unless it was voted in secret."""

    name = "agreed"
    seats: tuple[int, ...]
    yes: bool
    hands: tuple[int, ...] | None = None


@dataclass(slots=True)
class Elected(Event):
    """A player is chosen for an office."""

    name = "elected"
    seat: int
    office: str
