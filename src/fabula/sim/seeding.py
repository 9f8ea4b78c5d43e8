"""Lots for games that can be played again: what a game draws follows from the seed and its number alone."""

from __future__ import annotations

from random import Random

from fabula.core.requests import Below


def lots_of(seed: int, game: int, chance: Random | None = None) -> Below:
    """The lots of one game of a seed. `chance` may be one that is used again: making one takes memory.

    A float has 53 bits: for the few options of a game every one is as likely as another to 15 digits,
    and it is drawn in half the time of an exact number.
    """
    chance = chance or Random()
    chance.seed(f"{seed} {game}")
    fraction = chance.random

    def below(n: int) -> int:
        return int(fraction() * n)

    return below
