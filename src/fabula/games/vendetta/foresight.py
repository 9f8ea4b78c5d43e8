"""What a person who leads Blood Vendetta is told before it happens: who has won."""

from __future__ import annotations

from collections.abc import Iterator

from fabula.core.grimoire import Grimoire
from fabula.core.tale import Foreseen
from fabula.core.town import Town
from fabula.games.vendetta.cards import almanac
from fabula.games.vendetta.ending import winning_side


def foresee(grimoire: Grimoire) -> Iterator[Foreseen]:
    """Where a side has won, which."""
    town = Town(grimoire, almanac)
    if grimoire.winners is None and (side := winning_side(town)) is not None:
        yield Foreseen("foresee-won", {"sides": (side,)})
