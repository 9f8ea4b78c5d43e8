"""Tables at which some Fabled are in play."""

from __future__ import annotations

from typing import Any

from tests.games.clocktower.table import Table

from fabula.games.clocktower.town.events import Entered

SEVEN = "imp poisoner empath chef monk slayer virgin"


def table_with(*fabled: str, roles: str = SEVEN, **choices: Any) -> Table:
    """The roles are dealt, and some Fabled are in play."""
    table = Table(roles, **choices)
    for role in fabled:
        table.town.tell(Entered(role))
    return table


def informed(table: Table, kind: str) -> list[tuple[int, Any]]:
    """Who was told what of a kind."""
    return [(one["seat"], one["answer"]) for one in table.found("informed") if one["kind"] == kind]
