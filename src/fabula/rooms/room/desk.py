"""The desk of whoever leads: notes of the game and of its seats, and marks in words of their own."""

from __future__ import annotations

from dataclasses import dataclass, field

from fabula.rooms.storage import log
from fabula.rooms.wire import messages
from fabula.rooms.wire.parts import OwnMark

LONGEST_NOTE = 4000
LONGEST_MARK = 24
MOST_MARKS = 80  # that lie there at a time
MOST_WRITTEN = 2000  # in one game


@dataclass
class Desk:
    """What lies on the desk in the game that is on, or was last; no game reads it."""

    note: str = ""
    about: dict[int, str] = field(default_factory=dict)
    marks: dict[int, OwnMark] = field(default_factory=dict)
    written: int = 0  # how often something was written or laid there

    def clear(self) -> None:
        """Another game begins, or this one lies there no more."""
        self.note, self.written = "", 0
        self.about.clear()
        self.marks.clear()

    def write(self, entry: log.Penned) -> None:
        """Write a note of the game, or of a seat, in the place of what was there."""
        self.written += 1
        if entry.about is None:
            self.note = entry.text
        elif entry.text:
            self.about[entry.about] = entry.text
        else:
            self.about.pop(entry.about, None)

    def lay(self, entry: log.MarkLaid) -> None:
        """Lay a mark, or the same one elsewhere or otherwise; without words it is taken away."""
        self.written += 1
        if entry.text:
            self.marks[entry.mark] = OwnMark(
                entry.mark, entry.text, entry.colour, entry.seat, entry.x, entry.y
            )
        else:
            self.marks.pop(entry.mark, None)

    def note_about(self, seat: int | None) -> str:
        """What is written of the game, or of a seat."""
        return self.note if seat is None else self.about.get(seat, "")

    def shown(self) -> messages.Desk:
        """The desk as whoever leads is sent it."""
        return messages.Desk(self.note, dict(self.about), list(self.marks.values()))
