"""Points over an evening: what a telling is worth to each of its seats."""

from __future__ import annotations

from collections.abc import Iterable

from fabula.core.telling import Telling
from fabula.games.vendetta.cards import HUNTERS, VAMPIRES, VARGS, WEREWOLF

POINTS = {VAMPIRES: 1, HUNTERS: 2, WEREWOLF: 3, VARGS: 3}


def points_of_a_series(tellings: Iterable[Telling]) -> tuple[int, ...]:
    """The sums over several tellings of the same people in the same seats."""
    return tuple(
        sum(column)
        for column in zip(*(telling.tale.points(telling.grimoire) for telling in tellings), strict=True)
    )
