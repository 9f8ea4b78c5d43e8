"""What an entry changes of the tale on the table, its set of roles and the words of its cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from fabula.games import tale_called
from fabula.rooms.room.agreement import Agreement, by_the_book
from fabula.rooms.room.table import BY_THE_HOST, Table
from fabula.rooms.storage import log


def _room_made(table: Table, entry: log.RoomMade) -> None:
    table.code = entry.code
    _lay_out(table, entry.tale, "fabula")


def _taken_up(table: Table, entry: log.TakenUp) -> None:
    """Nothing changes for anybody but for whoever keeps the log."""


def _tale_chosen(table: Table, entry: log.TaleChosen) -> None:
    table.set_aside[table.tale.id] = Agreement(
        table.settings, table.roles, table.is_chosen, table.title, table.author, table.more
    )
    _lay_out(table, entry.tale, table.settings["lead"])


def _lay_out(table: Table, tale: str, lead: str) -> None:
    table.tale = tale_called(tale)
    agreed = table.set_aside.pop(tale, by_the_book(table.tale))
    table.settings = {**agreed.settings, "lead": lead}
    if table.tale.casting is not None:
        table.settings.setdefault("choosing", BY_THE_HOST)
    table.wishes.clear()
    table.travelling.clear()
    table.roles, table.is_chosen = agreed.roles, agreed.is_chosen
    table.title, table.author, table.more = agreed.title, agreed.author, dict(agreed.more)
    suit_the_set(table)


def _roles_chosen(table: Table, entry: log.RolesChosen) -> None:
    table.tale.check_roles(entry.roles)
    table.is_chosen = bool(entry.roles)
    table.roles = list(entry.roles)
    table.title, table.author = (entry.title, entry.author) if entry.roles else ("", "")
    by_the_book = {} if not table.company else {"company": table.company}
    kept = {**(table.more if entry.roles else by_the_book), **entry.more}
    table.more = {key: value for key, value in kept.items() if value}
    suit_the_set(table)


def _wished(table: Table, entry: log.Wished) -> None:
    table.wishes[entry.person] = list(entry.roles)
    suit_the_set(table)


def _reworded(table: Table, entry: log.Reworded) -> None:
    wordings = table.wordings.setdefault(entry.tale, {})
    if entry.text:
        wordings[entry.role] = entry.text
    else:
        wordings.pop(entry.role, None)


def suit_the_set(table: Table) -> None:
    """Have the set fit those who sit, unless it was chosen by hand."""
    if table.stage != "lobby":
        return
    seats = min(max(len(table.seats), table.tale.least_seats), table.tale.most_seats)
    if table.tale.casting is not None and table.way_to_choose != BY_THE_HOST:
        table.is_chosen, table.title, table.author = False, "", ""
        table.roles = list(table.tale.casting.chosen(table.way_to_choose, seats, _wished_for(table)))
    elif not table.is_chosen:
        table.roles = list(table.tale.suggest(seats))


def _wished_for(table: Table) -> list[str]:
    return [role for roles in table.wishes_now().values() for role in roles]


APPLY: dict[type[log.Entry], Callable[[Table, Any], None]] = {
    log.RoomMade: _room_made,
    log.TakenUp: _taken_up,
    log.TaleChosen: _tale_chosen,
    log.RolesChosen: _roles_chosen,
    log.Reworded: _reworded,
    log.Wished: _wished,
}
