"""The circle in which all sit; Travellers come and go."""

from __future__ import annotations

from fabula.core.grimoire import Grimoire

CIRCLE = "circle"  # the seats clockwise, once it is not their order any more


def circle(grimoire: Grimoire) -> tuple[int, ...]:
    """The seats of those who are here, clockwise."""
    moved: tuple[int, ...] | None = grimoire.notes.get(CIRCLE)
    return tuple(range(grimoire.seats)) if moved is None else moved


def exchanged(order: tuple[int, ...], a: int, b: int) -> tuple[int, ...]:
    """The circle once two players have changed seats."""
    instead = {a: b, b: a}
    return tuple(instead.get(seat, seat) for seat in order)
