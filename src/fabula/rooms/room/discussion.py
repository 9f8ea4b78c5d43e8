"""Discussion apart from the game: hands up to speak, a timer all see, a call to gather, rules read out."""

from __future__ import annotations

from collections.abc import Container
from dataclasses import dataclass, field, replace
from typing import cast

from fabula.rooms.room.asides import Asides
from fabula.rooms.wire.parts import Gesture, Sign

LONGEST_TIMER = 3_600_000
SIGN_LASTS, BETWEEN_SIGNS = 6000, 5000
LONGEST_SENTENCE = 60_000  # what is read so long is not read any more: the device that reads is gone


@dataclass(frozen=True)
class Timer:
    """A time that all see; `left` is what remains while all clocks stand. It belongs to a phase.

    What it is `about` whoever set it may have said.
    """

    ends: int
    length: int
    phase: str
    left: int | None = None
    about: str = ""

    def longer(self, time: int) -> Timer:
        """The timer with so much more time (ms)."""
        left = None if self.left is None else self.left + time
        return replace(self, ends=self.ends + time, length=self.length + time, left=left)


@dataclass(frozen=True)
class Shown:
    """What a seat has shown to all at a moment: a sign, or at whom it points."""

    sign: str
    to: int | None
    at: int


@dataclass
class Discussion:
    """What people agree on without the rules; nothing of it changes the game."""

    words: list[int] = field(default_factory=list)  # the seats that wish to speak, who asked first first
    timer: Timer | None = None
    gathered: int | None = None  # when all were called together last
    reading: int | None = None  # which sentence of the rules in short is read to all
    read_at: int = 0
    signs: dict[int, Shown] = field(default_factory=dict)  # what each seat has shown last
    asides: Asides = field(default_factory=Asides)

    def ask_for_the_word(self, seat: int, *, up: bool) -> None:
        """A hand goes up, behind those that are up, or down."""
        self.words = [one for one in self.words if one != seat] + [seat] * up

    def set_timer(self, at: int, length: int, phase: str, *, more: bool, about: str = "") -> None:
        """Start a timer, make the one that runs longer, or stop it (no length)."""
        timer = self.timer
        if more and timer is not None and (timer.left is not None or timer.ends > at):
            self.timer = timer.longer(length)
        else:
            self.timer = Timer(at + length, length, phase, about=about) if length else None

    def show(self, seat: int, sign: str, to: int | None, at: int) -> None:
        """A seat shows something to all."""
        self.signs[seat] = Shown(sign, to, at)

    def may_show(self, seat: int, now: int) -> bool:
        """Whether a seat has shown nothing for long enough."""
        return seat not in self.signs or now - self.signs[seat].at >= BETWEEN_SIGNS

    def shown(self, now: int) -> list[Gesture]:
        """What is shown at this moment."""
        return [
            Gesture(seat, cast("Sign", one.sign), one.at + SIGN_LASTS, one.to)
            for seat, one in sorted(self.signs.items())
            if now - one.at < SIGN_LASTS
        ]

    def read_out(self, at: int, line: int | None) -> None:
        """A sentence is read to all, or none any more."""
        self.reading, self.read_at = line, at

    def being_read(self, now: int) -> int | None:
        """The sentence that is being read."""
        return self.reading if now - self.read_at < LONGEST_SENTENCE else None

    def pause(self, at: int) -> None:
        """Let the timer stand with all other clocks."""
        if self.timer is not None:
            self.timer = replace(self.timer, left=max(0, self.timer.ends - at))

    def go_on(self, at: int) -> None:
        """Let the timer run on with all other clocks."""
        if self.timer is not None and self.timer.left is not None:
            self.timer = replace(self.timer, ends=at + self.timer.left, left=None)

    def suit(self, phase: str, *, quiet: bool, asleep: bool, polls: Container[str]) -> None:
        """Hands go down when all fall silent, nothing is read to sleepers; a timer ends with its phase.

        A vote in between does not end it, unless it is the time of a speech before that vote.
        """
        if quiet:
            self.words = []
            self.signs.clear()
        if asleep:
            self.reading = None
        before = phase if self.timer is None else self.timer.phase
        if before != phase and (before in polls or phase not in polls):
            self.timer = None
