"""A command being done, and who may do it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from fabula.core.refusals import Refusal
from fabula.rooms.access.limits import Limits
from fabula.rooms.access.waiting import Porch
from fabula.rooms.room.room import Room
from fabula.rooms.storage import log

Entries = list[log.AnyEntry]


@dataclass(frozen=True)
class Doing:
    """A command being done: in which room, by whom, when, who has been gone for how long (ms), who waits."""

    room: Room
    person: str
    now: int
    limits: Limits
    gone_for: Callable[[str], int | None]
    porch: Porch

    def as_host(self) -> None:
        """Refusal unless the host does it."""
        if self.room.host != self.person:
            raise Refusal("not-host")

    def in_lobby(self) -> None:
        """Refusal once the cards are dealt."""
        if self.room.stage != "lobby":
            raise Refusal("already-started")

    def as_leader(self) -> None:
        """Refusal unless this person leads."""
        if not self.room.leads(self.person) or not self.room.led_by_a_person:
            raise Refusal("not-leader")

    def as_keeper(self) -> None:
        """Refusal unless who keeps order does it: whoever leads, or the host where Fabula does."""
        if not self.room.keeps_order(self.person):
            raise Refusal("not-leader" if self.room.led_by_a_person else "not-host")
