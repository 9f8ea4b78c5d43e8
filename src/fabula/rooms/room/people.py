"""The people of a room."""

from __future__ import annotations

from dataclasses import dataclass, field

from fabula.rooms.wire import messages


@dataclass
class Person:
    """Somebody in the room: a name, a language, the hashes of their devices' keys, or a bot's mind."""

    id: str
    name: str
    lang: str
    bot: str | None = None
    stands_in: bool = False
    keys: list[str] = field(default_factory=list)
    came: int = 0  # when they came into the room
    face: str = ""  # the sign by which they are known
    muted: bool = False  # writes and claims nothing, as the host wishes

    @property
    def has_a_device(self) -> bool:
        """Whether they act for themselves: neither a bot nor somebody without a phone."""
        return bool(self.keys)

    @property
    def is_guest(self) -> bool:
        """Whether they have come without a device."""
        return self.bot is None and not self.has_a_device

    @property
    def name_on_paper(self) -> str:
        """The name where no language is known: a bot that plays on for somebody says so."""
        return f"{self.name} (bot)" if self.stands_in else self.name

    def shown(self, *, gone: bool, stands_in: bool) -> messages.Person:
        """The person as all may know them."""
        gone = gone and not self.is_guest
        return messages.Person(
            self.id, self.name, self.lang, self.bot, gone, self.is_guest, stands_in, self.muted, self.face
        )
