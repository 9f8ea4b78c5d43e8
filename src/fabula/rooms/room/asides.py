"""Talks aside: who has walked where, so that words said there are heard by those alone who stand there."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple, cast

from fabula.rooms.wire.parts import Aside, Place

MOST_ASIDE = 3
NOTICE = 5_000  # ms; after so long all are back who were called


class Standing(NamedTuple):
    """Where a seat stands, and since when."""

    place: str
    since: int


@dataclass
class Asides:
    """The seats that have walked away from the square while a phase lasts, and when they are called back."""

    at: dict[int, Standing] = field(default_factory=dict)
    ends: int | None = None
    phase: str = ""

    def walk(self, seat: int, place: str | None, now: int) -> None:
        """A seat walks somewhere, or back to the square."""
        self.at = self.standing(now)
        if not self.at:
            self.ends = None
        self.at.pop(seat, None)
        if place is not None:
            self.at[seat] = Standing(place, now)

    def call_back(self, now: int) -> None:
        """All are called to the square."""
        self.at = self.standing(now)
        self.ends = now + NOTICE if self.at else None

    def standing(self, now: int) -> dict[int, Standing]:
        """Who stands where at this moment."""
        return {} if self.ends is not None and self.ends <= now else dict(self.at)

    def beside(self, seat: int, now: int) -> tuple[str, list[int]]:
        """The place at which a seat stands, and who else does; no place on the square."""
        standing = self.standing(now)
        if seat not in standing:
            return "", []
        place = standing[seat].place
        return place, [one for one, where in standing.items() if where.place == place and one != seat]

    def has_room(self, place: str, now: int) -> bool:
        """Whether one more may come to a place."""
        return sum(where.place == place for where in self.standing(now).values()) < MOST_ASIDE

    def shown(self, now: int) -> list[Aside]:
        """All who stand aside at this moment, as everybody may know it."""
        return [
            Aside(seat, cast("Place", where.place), where.since, self.ends)
            for seat, where in sorted(self.standing(now).items())
        ]

    def suit(self, phase: str) -> None:
        """With the next phase that is seen all are on the square again."""
        if phase != self.phase:
            self.at.clear()
            self.ends = None
        self.phase = phase
