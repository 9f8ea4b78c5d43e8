"""Handlers: what is done for each command."""

from __future__ import annotations

from fabula.rooms.commands import admission, aside, desk, election, evenings, faces, game, lobby, table

HANDLERS_BY_MODULE = (
    lobby.HANDLERS, faces.HANDLERS, table.HANDLERS, game.HANDLERS, admission.HANDLERS, election.HANDLERS,
    evenings.HANDLERS, desk.HANDLERS, aside.HANDLERS,
)  # fmt: skip
HANDLERS = {command: handler for those in HANDLERS_BY_MODULE for command, handler in those.items()}
