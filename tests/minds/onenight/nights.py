"""Seats of One Night that have heard something, for the tests of minds."""

from __future__ import annotations

from fabula.core.events import Claimed, Event, Shown
from fabula.core.requests import Below
from fabula.games import tale_called
from fabula.minds.onenight.memory import Memory

FIVE = ("werewolf", "werewolf", "seer", "robber", "troublemaker", "villager", "villager", "villager")


def lots(*drawn: int) -> Below:
    """These lots one after another, then always the first option."""
    left = list(drawn)
    return lambda n: left.pop(0) % n if left else 0


def memory(seat: int, dealt: str, *events: Event, roles: tuple[str, ...] = FIVE) -> Memory:
    """What a seat remembers that was dealt this card and heard this."""
    kept = Memory(tale_called("onenight").set_up(len(roles) - 3, roles), seat)
    for event in (Shown(seat, dealt), *events):
        kept.hear(event)
    return kept


def claim(seat: int, role: str) -> Event:
    """A claim to be something."""
    return Claimed(seat, ("claim", role))
