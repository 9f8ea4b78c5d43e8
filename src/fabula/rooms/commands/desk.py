"""What whoever leads writes for themself: notes of the game, and marks in words of their own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from fabula.core.refusals import Refusal
from fabula.rooms.commands.attempt import Attempt, Entries
from fabula.rooms.room import names
from fabula.rooms.room.desk import LONGEST_MARK, LONGEST_NOTE, MOST_MARKS, MOST_WRITTEN
from fabula.rooms.storage import log
from fabula.rooms.wire import messages as m


def pen(attempt: Attempt, command: m.Pen) -> Entries:
    """Write a note of the game that is on, or about a seat."""
    text = may_write(attempt, command.text, command.about, LONGEST_NOTE)
    desk = attempt.room.desk
    return [log.Penned(attempt.now, text, command.about)] if desk.note_about(command.about) != text else []


def lay(attempt: Attempt, command: m.LayMark) -> Entries:
    """Lay a mark in own words, move it, write it anew, or take it away."""
    text = may_write(attempt, command.text, command.seat, LONGEST_MARK)
    marks = attempt.room.desk.marks
    if not text and command.mark not in marks:
        return []
    if command.mark not in marks and len(marks) >= MOST_MARKS:
        raise Refusal("pocketbook-full")
    where = command.colour, command.seat, round(command.x, 3), round(command.y, 3)
    return [log.MarkLaid(attempt.now, command.mark, text, *where)]


def may_write(attempt: Attempt, text: str, seat: int | None, most: int) -> str:
    """What may be written so; Refusal of anything else, and of who does not lead."""
    attempt.as_leader()
    room = attempt.room
    room.playing()
    if seat is not None and not 0 <= seat < len(room.seats):
        raise Refusal("no-such-seat")
    text = names.spoken(text)
    if len(text) > most:
        raise Refusal("too-long", most=most)
    if room.desk.written >= MOST_WRITTEN:
        raise Refusal("pocketbook-full")
    return text


HANDLERS: dict[type[m.Command], Callable[[Attempt, Any], Entries]] = {m.Pen: pen, m.LayMark: lay}
