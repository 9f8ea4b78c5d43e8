"""The clock of a game: when the beat that is on ends, and when in it something is told that was sealed."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass
class Clock:
    """The time of one beat (ms). While the clock is stopped, `left` is what remains of it."""

    ends: int | None = None
    length: int | None = None
    left: int | None = None
    marks: list[int] = field(default_factory=list)  # when what is sealed is told, before the beat ends

    def wind(self, at: int, length: int | None, parts: int = 1) -> None:
        """Run for so long, with a mark between any two of its parts; without a length stand still."""
        self.length, self.left = length, None
        self.ends = None if length is None else at + length
        self.marks = [] if length is None else [at + length * part // parts for part in range(1, parts)]

    def give_up(self) -> None:
        """The beat has no end of its own any more: what is asked now has a time for itself."""
        self.ends = self.left = None

    def stop(self, at: int) -> None:
        """Stand still until it runs on."""
        if self.ends is not None:
            self.left, self.ends = max(0, self.ends - at), None

    def run_on(self, at: int) -> None:
        """What was left is left from now on."""
        if self.left is not None:
            self.ends, self.left = at + self.left, None

    def lapse(self, at: int) -> None:
        """What has had its time by now has no end any more."""
        if self.ends is not None and self.ends <= at:
            self.ends = None

    def put_off(self, time: int) -> None:
        """Whatever is still to come comes so much later."""
        self.marks = [mark + time for mark in self.marks]
        self.ends = None if self.ends is None else self.ends + time

    @property
    def moments(self) -> list[int]:
        """When it brings something about."""
        return [*self.marks, *([] if self.ends is None else [self.ends])]
