"""How much one may ask of the house."""

from __future__ import annotations

from dataclasses import dataclass

from fabula.core.refusals import Refusal


@dataclass(frozen=True)
class Limits:
    """Numbers a house keeps to; times in ms."""

    rooms: int = 5000
    rooms_per_address: int = 30
    people_per_room: int = 40
    devices_per_room: int = 80
    commands_per_second: float = 12.0
    commands_at_once: int = 40
    wrong_per_second: float = 0.5
    wrong_at_once: int = 30
    longest_text: int = 500
    said_kept: int = 400
    ticket_lasts: int = 300_000
    ticket_tries: int = 5
    host_gone: int = 30_000
    room_counts: int = 3_600_000
    room_kept: int = 7 * 24 * 3600 * 1000


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

    def is_empty(self, now: int) -> bool:
        """Whether there is none left to take."""
        self._fill(now)
        return self._left < 1

    def is_full(self, now: int) -> bool:
        """Whether nothing has been taken for a while."""
        self._fill(now)
        return self._left >= self._at_once

    def _fill(self, now: int) -> None:
        if now > self._last:
            self._left = min(self._at_once, self._left + (now - self._last) / 1000 * self._a_second)
        self._last = now


class Mistakes:
    """Wrong codes, keys and tickets by address: who guesses is made to wait."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._buckets: dict[str, Bucket] = {}

    def admit(self, address: str, now: int) -> None:
        """Refusal for an address that has guessed too often."""
        bucket = self._buckets.get(address)
        if bucket is None:
            return
        if bucket.is_full(now):
            del self._buckets[address]
        elif bucket.is_empty(now):
            raise Refusal("too-fast")

    def count(self, address: str, now: int) -> None:
        """One more wrong guess."""
        if address not in self._buckets:
            self._forget_the_old(now)
            limits = self._limits
            self._buckets[address] = Bucket(limits.wrong_at_once, limits.wrong_per_second, now)
        if not self._buckets[address].is_empty(now):
            self._buckets[address].take(now)

    def _forget_the_old(self, now: int) -> None:
        self._buckets = {one: bucket for one, bucket in self._buckets.items() if not bucket.is_full(now)}
