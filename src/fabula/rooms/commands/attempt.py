"""An attempt at a command: who makes it, and whether they may."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from fabula.core.refusals import Refusal
from fabula.rooms.access.limits import Limits
from fabula.rooms.access.waiting_list import WaitingList
from fabula.rooms.room.room import Room
from fabula.rooms.storage import log

Entries = list[log.AnyEntry]


@dataclass(frozen=True)
class Attempt:
    """A command that somebody tries to have done: in which room, who, when, who is away, who waits."""

    room: Room
    person: str
    now: int
    limits: Limits
    gone_for: Callable[[str], int | None]  # how long (ms) a person has had no device here
    waiting_list: WaitingList

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
