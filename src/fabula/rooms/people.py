"""The people of a room."""

from __future__ import annotations

import hashlib
import secrets
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

    @property
    def has_a_device(self) -> bool:
        """Whether they act for themselves: neither a bot nor somebody without a phone."""
        return bool(self.keys)

    def shown(self, *, gone: bool) -> messages.Person:
        """The person as all may know them."""
        guest = self.bot is None and not self.has_a_device
        return messages.Person(self.id, self.name, self.lang, self.bot, gone and not guest, guest)


def new_key() -> str:
    """A secret for a device: 128 random bits."""
    return secrets.token_hex(16)


def hashed(key: str) -> str:
    """What is kept of a key. Keys have 128 random bits, so a plain hash is enough."""
    return hashlib.sha256(key.encode()).hexdigest()
