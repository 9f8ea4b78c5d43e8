"""What the Storyteller is advised to decide, by many lots."""

from __future__ import annotations

from random import Random
from typing import Any

from tests.games.clocktower.table import Table

from fabula.core.requests import Ask, Choice

LOTS = 24


def advised(
    roles: str, prompt: str, dead: tuple[int, ...] = (), nights: int = 0, **settled: Any
) -> set[Choice]:
    """What may be advised when this is asked for the first time, after some nights."""
    table = Table(roles, **settled).bury(*dead)
    for _ in range(nights):
        table.night().day()
    table.asked_by_night(prompt)
    ask = table.telling.pending
    assert isinstance(ask, Ask)
    grimoire = table.telling.grimoire
    return {table.tale.suggestion(grimoire, ask, Random(lot).randrange).choice for lot in range(LOTS)}
