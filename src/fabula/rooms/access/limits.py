"""How much one may ask of a server."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil

from fabula.core.refusals import Refusal


@dataclass(frozen=True)
class Limits:
    """The numbers a server keeps to; times are in ms."""

    rooms: int = 5000  # open at once
    rooms_kept: int = 100_000
    rooms_per_address: int = 30
    people_per_room: int = 60
    people_per_address: int = 40
    devices_per_person: int = 6
    onlookers_per_room: int = 40
    onlookers_per_address: int = 12
    nod_within: int = 60_000
    turned_away_for: int = 600_000
    waiting_list: int = 12
    waiting_per_address: int = 4
    commands_per_second: float = 12.0
    commands_at_once: int = 40
    said_per_second: float = 1.0
    said_at_once: int = 10
    jotted_per_second: float = 2.0
    jotted_at_once: int = 30
    deals_per_second: float = 1.0
    deals_at_once: int = 5
    lines_per_room: int = 40_000
    bytes_per_room: int = 20_000_000
    lines_per_second: float = 3.0
    lines_at_once: int = 60_000
    bytes_per_second: float = 1_000.0
    bytes_at_once: int = 40_000_000
    time_of_room_per_second: float = 150.0
    time_of_room_at_once: int = 10_000
    time_of_address_per_second: float = 400.0
    time_of_address_at_once: int = 20_000
    longest_rest: int = 10_000
    wrong_per_second: float = 0.1
    wrong_at_once: int = 30
    guesses_at_once: int = 3
    guess_lasts: int = 4_000
    guesses_waiting: int = 3
    longest_text: int = 500
    ticket_lasts: int = 300_000
    invitation_lasts: int = 600_000
    ticket_tries: int = 5
    host_gone: int = 30_000
    room_rests: int = 600_000
    room_counts: int = 3_600_000
    room_kept: int = 7 * 24 * 3600 * 1000
    chronicle_kept: int = 400 * 24 * 3600 * 1000


class Bucket:
    """A token bucket: so many at once, so many more each second."""

    __slots__ = ("_a_second", "_at_once", "_last", "_left")

    def __init__(self, at_once: int, a_second: float, now: int) -> None:
        self._at_once = at_once
        self._a_second = a_second
        self._left = float(at_once)
        self._last = now

    def take(self, now: int) -> None:
        """One of them; Refusal if there were too many."""
        self._fill(now)
        if self._left < 1:
            raise Refusal("too-fast")
        self._left -= 1

    def spend(self, now: int, much: float) -> None:
        """So much of it is gone, whether it was there or not."""
        self._fill(now)
        self._left -= much

    def is_empty(self, now: int) -> bool:
        """Whether there is none left to take."""
        self._fill(now)
        return self._left < 1

    def refills_in(self, now: int) -> int:
        """How long it takes until there is one to take (ms)."""
        self._fill(now)
        return 0 if self._left >= 1 else ceil((1 - self._left) / self._a_second * 1000)

    def is_full(self, now: int) -> bool:
        """Whether nothing has been taken for a while."""
        self._fill(now)
        return self._left >= self._at_once

    def _fill(self, now: int) -> None:
        if now > self._last:
            self._left = min(self._at_once, self._left + (now - self._last) / 1000 * self._a_second)
        self._last = now
