"""What bots think with, read aside as soon as one of them sits down, so that no room waits for it later."""

from __future__ import annotations

import threading

from fabula import minds
from fabula.rooms.room.room import Room
from fabula.rooms.storage import log


class MindsAhead:
    """The tales of which a bot has sat down here, each once. Those of most are there from the start."""

    def __init__(self) -> None:
        self._asked_for = set[str]()

    def look_at(self, entry: log.AnyEntry, room: Room) -> None:
        """Begin to read where a bot sits down, while the table is still in its lobby."""
        if isinstance(entry, log.Joined) and entry.bot is not None:
            self.read(room.tale.id)

    def read(self, *tales: str) -> None:
        """Read the minds of these, those that have not been asked for before."""
        for tale in (one for one in tales if one not in self._asked_for):
            self._asked_for.add(tale)
            threading.Thread(target=minds.read_ahead, args=(tale,), daemon=True).start()
