"""Whether the evenings of a table are kept: commands of the host about its chronicle."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from fabula.core.refusals import Refusal
from fabula.rooms.access.keys import new_key
from fabula.rooms.commands.attempt import Attempt, Entries
from fabula.rooms.room import names
from fabula.rooms.storage import log
from fabula.rooms.wire import messages as m


def keep_evenings(attempt: Attempt, command: m.KeepEvenings) -> Entries:
    """Keep the games of this room in a chronicle, a new one or one that goes on; or in none any more."""
    attempt.as_host()
    if not command.on:
        return [] if attempt.room.chronicle is None else [log.Chronicled(attempt.now)]
    name = names.title(command.name)
    if not name:
        raise Refusal("name-empty")
    return [log.Chronicled(attempt.now, command.link or new_key(), name)]


HANDLERS: dict[type[m.Command], Callable[[Attempt, Any], Entries]] = {m.KeepEvenings: keep_evenings}
