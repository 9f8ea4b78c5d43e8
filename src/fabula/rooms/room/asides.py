"""Talks aside: who has walked where, so that words said there are heard by those alone who stand there."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple, cast

from fabula.rooms.wire.parts import Aside, Invitation, Place

MOST_ASIDE = 3
NOTICE = 5_000  # ms; after so long all are back who were called
INVITES, DECLINES = 30_000, 6_000  # ms; so long an invitation stands, and that it was declined
A_BOT_STAYS = 60_000  # ms


class Standing(NamedTuple):
    """Where a seat stands, since when, and when it leaves, where a bot was asked along."""

    place: str
    since: int
    leaves: int | None = None


class Asked(NamedTuple):
    """Until when an invitation stands, or is seen to have been declined."""

    until: int
    declined: bool = False


@dataclass
class Asides:
    """The seats that have walked away from the square while a phase lasts, and when they are called back."""

    at: dict[int, Standing] = field(default_factory=dict)
    asked: dict[tuple[int, int], Asked] = field(default_factory=dict)  # by whom, and who
    ends: int | None = None
    phase: str = ""

    def walk(self, seat: int, place: str | None, now: int, leaves: int | None = None) -> None:
        """A seat walks somewhere, or back to the square; what it was asked, or has asked, is over."""
        self.at = self.standing(now)
        if not self.at:
            self.ends = None
        self.leave(seat)
        if place is not None:
            self.at[seat] = Standing(place, now, leaves)

    def leave(self, seat: int) -> None:
        """A seat is gone from where it stood."""
        self.at.pop(seat, None)
        self.asked = {two: asked for two, asked in self.asked.items() if seat not in two}

    def ask(self, seat: int, by: int, now: int, *, declined: bool = False) -> None:
        """Whoever stands aside asks a seat to come there, or it declines."""
        self.asked[by, seat] = Asked(now + (DECLINES if declined else INVITES), declined)

    def is_asked(self, seat: int, by: int, now: int) -> bool:
        """Whether another asks a seat just now, or was declined a moment ago."""
        return any((one.seat, one.by) == (seat, by) for one in self.asking(now))

    def asking(self, now: int) -> list[Invitation]:
        """The invitations that stand at this moment, as everybody may know them."""
        standing = self.standing(now) if self.asked else {}
        return [
            Invitation(seat, by, cast("Place", standing[by].place), asked.until, asked.declined)
            for (by, seat), asked in sorted(self.asked.items())
            if asked.until > now and by in standing and self.ends is None
        ]

    def call_back(self, now: int) -> None:
        """All are called to the square."""
        self.at = self.standing(now)
        self.ends = now + NOTICE if self.at else None

    def standing(self, now: int) -> dict[int, Standing]:
        """Who stands where at this moment; a bot that was asked along neither stays long nor alone."""
        if not self.at or (self.ends is not None and self.ends <= now):
            return {}
        held = {where.place for where in self.at.values() if where.leaves is None}
        return {
            seat: where
            for seat, where in self.at.items()
            if where.leaves is None or (where.leaves > now and where.place in held)
        }

    def beside(self, seat: int, now: int) -> tuple[str, list[int]]:
        """The place at which a seat stands, and who else does; no place on the square."""
        standing = self.standing(now)
        if seat not in standing:
            return "", []
        place = standing[seat].place
        return place, [one for one, where in standing.items() if where.place == place and one != seat]

    def has_room(self, place: str, now: int, more: int = 1) -> bool:
        """Whether so many more may come to a place."""
        return sum(where.place == place for where in self.standing(now).values()) + more <= MOST_ASIDE

    def shown(self, now: int) -> list[Aside]:
        """All who stand aside at this moment, as everybody may know it."""
        return [
            Aside(seat, cast("Place", where.place), where.since, self.ends, where.leaves)
            for seat, where in sorted(self.standing(now).items())
        ]

    def suit(self, phase: str) -> None:
        """With the next phase that is seen all are on the square again."""
        if phase != self.phase:
            self.at.clear()
            self.asked.clear()
            self.ends = None
        self.phase = phase
