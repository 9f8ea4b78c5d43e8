"""The people of a room."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field

from fabula.rooms import messages


@dataclass
class Person:
    """Somebody in the room: a name, a language, the hashes of their devices' keys, or a bot's mind."""

    id: str
    name: str
    lang: str
    bot: str | None = None
    keys: list[str] = field(default_factory=list)

    def shown(self, *, gone: bool) -> messages.Person:
        """The person as all may know them."""
        guest = self.bot is None and not self.keys
        return messages.Person(self.id, self.name, self.lang, self.bot, gone and not guest, guest)


def hashed(key: str) -> str:
    """What is kept of a key. Keys have 128 random bits, so a plain hash is enough."""
    return hashlib.sha256(key.encode()).hexdigest()
