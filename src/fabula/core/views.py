"""Views: what one listener may know, numbered without gaps, built from nothing but what that one may hear."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

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
