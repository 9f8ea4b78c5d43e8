"""What a told evening of Blood Vendetta is worth to each seat."""

from __future__ import annotations

from fabula.core.grimoire import Grimoire
from fabula.games.vendetta.cards import HUNTERS, VAMPIRES, VARGS, WEREWOLF, almanac

POINTS = {VAMPIRES: 1, HUNTERS: 2, WEREWOLF: 3, VARGS: 3}


def points(grimoire: Grimoire) -> dict[int, int]:
    """The points of each seat: those of its side if that has won, dead or alive; none before the end."""
    winning = grimoire.winners or ()
    return {
        seat: POINTS[almanac[grimoire.role(seat)].side] if seat in winning else 0
        for seat in range(grimoire.seats)
    }
