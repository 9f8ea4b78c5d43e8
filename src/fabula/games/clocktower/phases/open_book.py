"""The Grimoire laid open: what the Spy sees of it."""

from __future__ import annotations

from typing import Any

from fabula.core.working import lies
from fabula.games.clocktower.almanac.cards import DEMON
from fabula.games.clocktower.phases.introductions import taken_for_evil
from fabula.games.clocktower.town.square import Square

# seat, role, role believed in, side, marks
Page = tuple[int, str | None, str | None, str | None, tuple[str, ...]]


def open_book(town: Square) -> tuple[Page, ...]:
    """For each seat clockwise its role, the role it only believes in, its side, and the marks on it."""
    masked = taken_for_evil(town)
    return tuple(page_of(town, seat, masked) for seat in town.everyone)


def page_of(town: Square, seat: int, masked: tuple[int, ...]) -> Page:
    """What lies at one seat. Beside a Magician neither theirs nor the Demon's token can be seen."""
    grimoire = town.grimoire
    role, believed = grimoire.role(seat), grimoire.beliefs[seat]
    marks: list[Any] = [mark.kind for mark in grimoire.marks if mark.seat == seat and lies(grimoire, mark)]
    if not grimoire.alive[seat]:
        marks.append("dead")
    if masked and (seat in masked or town.kind(seat) == DEMON):
        return (seat, None, None, None, tuple(marks))
    return (seat, role, None if believed == role else believed, town.side(seat), tuple(marks))
