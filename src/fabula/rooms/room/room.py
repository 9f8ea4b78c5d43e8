"""A room: the fold of its log. Nothing but `apply` changes it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from fabula.rooms.room.changes import game, lead, role_set, seats
from fabula.rooms.room.table import Table
from fabula.rooms.storage import log

LEAD = ("fabula", "person")  # without the person who leads, Fabula does
OF_PLAYERS = frozenset({log.Answered, log.HandShown, log.WordAsked, log.Said, log.Signed})


def phase_seen(table: Table) -> str:
    """The phase that all have heard of: what is behind the curtain has not come for them."""
    play = table.play
    return table.phase if play is None or play.curtain.at is None else play.curtain.phase


class Room(Table):
    """A table as its log has it."""

    def apply(self, entry: log.AnyEntry) -> None:
        """Let an entry happen. Refusal, and nothing changed, where the game refuses an answer."""
        if self.adrift and isinstance(entry, log.OF_THE_GAME):
            return
        APPLY[type(entry)](self, entry)
        self.arranged += type(entry) not in OF_PLAYERS
        if self.play is not None and self.led_by_a_person:
            self.play.unshown.grow(self.play.telling, self.without_a_phone)
        self.touched = entry.at
        self.discussion.asides.suit(phase_seen(self))
        self.discussion.suit(
            self.phase, quiet=self.is_quiet, asleep=self.is_asleep, polls=self.tale.talk.polls
        )


APPLY: dict[type[log.Entry], Callable[[Table, Any], None]] = {
    **role_set.APPLY, **seats.APPLY, **lead.APPLY, **game.APPLY,
}  # fmt: skip
