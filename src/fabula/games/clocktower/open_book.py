"""The Grimoire laid open: what the Spy sees of it."""

from __future__ import annotations

from typing import Any

from fabula.core.working import lies
from fabula.games.clocktower.square import Square

Page = tuple[int, str, str | None, str, tuple[str, ...]]  # seat, role, role believed in, side, marks


def open_book(town: Square) -> tuple[Page, ...]:
    """For each seat clockwise its role, the role it only believes in, its side, and the marks on it."""
    return tuple(page_of(town, seat) for seat in town.everyone)


def page_of(town: Square, seat: int) -> Page:
    """What lies at one seat."""
    grimoire = town.grimoire
    role, believed = grimoire.role(seat), grimoire.beliefs[seat]
    marks: list[Any] = [mark.kind for mark in grimoire.marks if mark.seat == seat and lies(grimoire, mark)]
    if not grimoire.alive[seat]:
        marks.append("dead")
    return (seat, role, None if believed == role else believed, town.side(seat), tuple(marks))
