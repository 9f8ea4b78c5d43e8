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
    longest_text: int = 500
    said_kept: int = 400
    ticket_lasts: int = 300_000
    ticket_tries: int = 5
    host_gone: int = 30_000
    room_kept: int = 7 * 24 * 3600 * 1000


class Bucket:
    """A token bucket: so many commands at once, so many more each second."""

    __slots__ = ("_last", "_left", "_limits")

    def __init__(self, limits: Limits, now: int) -> None:
        self._limits = limits
        self._left = float(limits.commands_at_once)
        self._last = now

    def take(self, now: int) -> None:
        """One command; Refusal if there were too many."""
        refill = (now - self._last) / 1000 * self._limits.commands_per_second
        self._left = min(self._limits.commands_at_once, self._left + refill)
        self._last = now
        if self._left < 1:
            raise Refusal("too-fast")
        self._left -= 1
