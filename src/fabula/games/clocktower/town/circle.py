"""The circle in which all sit; Travellers come and go."""

from __future__ import annotations

from fabula.core.grimoire import Grimoire
from fabula.games.clocktower.almanac import notes


def circle(grimoire: Grimoire) -> tuple[int, ...]:
    """The seats of those who are here, clockwise."""
    moved: tuple[int, ...] | None = notes.CIRCLE.of(grimoire)
    return tuple(range(grimoire.seats)) if moved is None else moved


def exchanged(order: tuple[int, ...], a: int, b: int) -> tuple[int, ...]:
    """The circle once two players have changed seats."""
    instead = {a: b, b: a}
    return tuple(instead.get(seat, seat) for seat in order)
