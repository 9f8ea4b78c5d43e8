"""Who has held each seat of the game that is on, and so knows what it was told."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from fabula.rooms.room.people import Person
from fabula.rooms.wire.parts import Freed


@dataclass
class Holders:
    """The people of each seat since the deal; bots have nothing that anybody must not see."""

    freed: list[Freed] = field(default_factory=list)
    _of: dict[int, set[str]] = field(default_factory=dict)
    _keys: dict[str, str] = field(default_factory=dict)  # whose key it was, for those who have left
    _freed_by: dict[int, set[str]] = field(default_factory=dict)

    def deal(self, seated: Sequence[Person | None]) -> None:
        """Note who sits where as a game begins."""
        self.freed.clear()
        self._of.clear()
        self._keys.clear()
        self._freed_by.clear()
        for seat, person in enumerate(seated):
            if person is not None:
                self.sit(seat, person)

    def sit(self, seat: int, person: Person) -> None:
        """A person takes a seat."""
        if not person.bot:
            self._of.setdefault(seat, set()).add(person.id)

    def leave(self, person: Person) -> None:
        """A person is out of the room; their device may come back as somebody new."""
        self._keys.update((key, person.id) for key in person.keys)

    def free(self, seat: int, person: Person, by: Person) -> None:
        """A seat is taken from a person or a bot by somebody's hand."""
        self._freed_by.setdefault(seat, set()).add(by.id)
        if not person.bot:
            self.freed.append(Freed(seat, person.name, by.name))

    def knows(self, seat: int, person: Person) -> bool:
        """Whether nothing that this seat was told is new to a person: they held it, or no person ever did."""
        return not self._of.get(seat) or self.held(seat, person)

    def held(self, seat: int, person: Person) -> bool:
        """Whether a person, or another who had the key of this person's device, has held this seat."""
        before = {self._keys[key] for key in person.keys if key in self._keys}
        return bool(self._of.get(seat, set()) & {person.id, *before})

    def has_freed(self, seat: int, person: str) -> bool:
        """Whether this person has freed this seat."""
        return person in self._freed_by.get(seat, ())
