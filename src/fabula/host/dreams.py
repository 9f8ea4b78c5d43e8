"""Something to tap for those who sleep, so that nobody can tell who is awake."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations, product

from fabula.core.cards import Place
from fabula.core.requests import Choice

OF_PLAYERS = tuple(f"dream-{n}" for n in range(1, 7))
OF_TWO = ("dream-2", "dream-4", "dream-6")  # for some who are awake have to choose two
OF_A_ROLE, OF_BOTH = "dream-7", "dream-8"  # or a role, or a player and a role


def dream_of(step: int, roles: Sequence[str] = ()) -> str:
    """The prompt of the dream that all sleepers of a call have; `roles` are those to dream of, if any."""
    dreams = (OF_A_ROLE, *OF_PLAYERS, OF_BOTH) if roles else OF_PLAYERS
    return dreams[step % len(dreams)]


@lru_cache(maxsize=128)  # all sleepers of a call dream of the same
def things_dreamt(
    dream: str, seats: range, spares: tuple[Place, ...], roles: tuple[str, ...] = ()
) -> list[Choice]:
    """What may be tapped: oneself and the dead too, for some who are awake may choose them."""
    if dream == OF_A_ROLE:
        return [None, *roles]
    if dream == OF_BOTH:
        return [None, *product(seats, roles)]
    return [None, *combinations(seats, 2)] if dream in OF_TWO else [None, *seats, *spares]
