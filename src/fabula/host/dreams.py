"""Something to tap for those who sleep, so that nobody can tell who is awake."""

from __future__ import annotations

DREAMS = 6


def dream_of(step: int) -> str:
    """The prompt of the dream that all sleepers of a call have."""
    return f"dream-{step % DREAMS + 1}"
