"""Something to tap for those who sleep, so that nobody can tell who is awake."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations

from fabula.core.cards import Place
from fabula.core.requests import Choice

DREAMS = 6
OF_TWO = ("dream-2", "dream-4", "dream-6")  # for some who are awake have to choose two


def dream_of(step: int) -> str:
    """The prompt of the dream that all sleepers of a call have."""
    return f"dream-{step % DREAMS + 1}"


def things_dreamt(dream: str, seats: Iterable[int], spares: Iterable[Place]) -> list[Choice]:
    """What may be tapped: oneself and the dead too, for some who are awake may choose them."""
    return [None, *combinations(seats, 2)] if dream in OF_TWO else [None, *seats, *spares]
