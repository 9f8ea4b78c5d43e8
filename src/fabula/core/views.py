"""Views: what one listener may know, numbered without gaps, built from nothing but what that one may hear."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from fabula.core.events import Event
from fabula.core.requests import STORYTELLER

Listener = int | str  # a seat, STORYTELLER, or TOWN for everybody without a seat
TOWN = "town"


def hears(listener: Listener, event: Event) -> bool:
    """Whether this listener may know of the event."""
    audience = event.audience
    return audience is None or listener == STORYTELLER or listener in audience


def view(listener: Listener, events: Iterable[Event]) -> Iterator[tuple[int, Event]]:
    """The listener's entries, numbered from 1 by their own count."""
    return enumerate((event for event in events if hears(listener, event)), 1)


class Journal:
    """A view as a listener folds it: what they know, from their entries alone.

    `dealt` is the card they began with, `card` the role they believe to have, `learned` what they were told,
    `public` what all know.
    """

    __slots__ = ("card", "dealt", "heard", "learned", "public")

    def __init__(self) -> None:
        self.dealt: str | None = None
        self.card: str | None = None
        self.heard = 0
        self.learned: list[dict[str, Any]] = []
        self.public: list[dict[str, Any]] = []

    def hear(self, number: int, entry: dict[str, Any]) -> None:
        """Take in the next entry; ValueError if one was missed or comes twice."""
        if number != self.heard + 1:
            raise ValueError(f"entry {number} after entry {self.heard}")
        self.heard = number
        name = entry["e"]
        if name == "shown":
            self.dealt = self.card = entry["role"]
        elif name == "copied" or (
            name == "saw" and entry["place"] == entry["seat"] and entry["role"] != self.dealt
        ):
            self.card = entry["role"]
        if name in PRIVATE:
            self.learned.append(entry)
        else:
            self.public.append(entry)

    def state(self) -> tuple[Any, ...]:
        """All of it, comparable."""
        return (self.dealt, self.card, self.heard, self.learned, self.public)


PRIVATE = ("shown", "woke", "chose", "met", "saw", "copied", "learned", "informed")
