"""A row for each game: who sat as what, who won, how long it took; for studies that ask more than who won."""

from __future__ import annotations

import json
from typing import NamedTuple

from fabula.core.events import Won
from fabula.core.telling import Telling


class Row(NamedTuple):
    """One game that is over; seats are counted from 0."""

    game: int
    nights: int
    decisions: int
    sides: list[str]
    roles: list[str]
    won: list[int]

    def line(self) -> str:
        """The row as a line of JSON."""
        return json.dumps(self._asdict(), ensure_ascii=False, separators=(",", ":"))


def row_of(game: int, telling: Telling, decisions: int) -> Row:
    """The row of a game that is over."""
    last, grimoire = telling.log[-1], telling.grimoire
    assert isinstance(last, Won), "a tale ends with its winners"
    roles = [grimoire.dealt(seat) or "" for seat in range(telling.setup.seats)]
    return Row(game, grimoire.number, decisions, sorted(last.sides), roles, sorted(last.seats))
