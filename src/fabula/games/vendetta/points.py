"""Points over an evening: what a telling is worth to each of its seats."""

from __future__ import annotations

from collections.abc import Iterable

from fabula.core.telling import Telling
from fabula.games.vendetta.cards import HUNTERS, VAMPIRES, VARGS, WEREWOLF, almanac

POINTS = {VAMPIRES: 1, HUNTERS: 2, WEREWOLF: 3, VARGS: 3}


def points(telling: Telling) -> tuple[int, ...]:
    """The points of each seat: those of its side if that has won, dead or alive; none before the end."""
    grimoire = telling.grimoire
    winning = grimoire.winners or ()
    return tuple(
        POINTS[almanac[grimoire.role(seat)].side] if seat in winning else 0 for seat in range(grimoire.seats)
    )


def points_of_a_series(tellings: Iterable[Telling]) -> tuple[int, ...]:
    """The sums over several tellings of the same people in the same seats."""
    return tuple(sum(column) for column in zip(*(points(telling) for telling in tellings), strict=True))
