"""Resurrection by a Professor: a dead player lives again, with an ability as fresh as on the first day."""

from __future__ import annotations

from fabula.games.clocktower.almanac import notes
from fabula.games.clocktower.town.deaths import resurrect
from fabula.games.clocktower.town.square import Square


def revive(town: Square, seat: int) -> None:
    """A player lives again, and may also shoot in public once more."""
    resurrect(town, seat)
    shots = notes.SHOTS.of(town.grimoire)
    if seat in shots:
        notes.SHOTS.set(town, tuple(one for one in shots if one != seat))


def known_dead(town: Square) -> tuple[int, ...]:
    """Who seems dead to all; who has died tonight is not among them, nor who lives again already."""
    fallen = notes.FALLEN.of(town.grimoire)
    alive = town.grimoire.alive
    return tuple(seat for seat in town.everyone if not alive[seat] and seat not in fallen)
