"""Nothing that a device may send, and nothing that may be written down, is without what comes of it."""

from __future__ import annotations

from typing import get_args

from fabula.rooms.commands.handlers import HANDLERS, HANDLERS_BY_MODULE
from fabula.rooms.room.room import APPLY
from fabula.rooms.storage import log
from fabula.rooms.wire import messages as m

OF_THE_SERVER = {
    m.Ticket,
    m.EveningsLink,
    m.Next,
    m.Speaks,
    m.Spoken,
    m.Invite,
    m.Follow,
}  # what needs more than the room and its entries


def test_every_command_is_done_in_one_place() -> None:
    assert {*HANDLERS} | OF_THE_SERVER == {*get_args(m.AnyCommand)}
    assert sum(map(len, HANDLERS_BY_MODULE)) == len(HANDLERS)
    assert not OF_THE_SERVER & {*HANDLERS}


def test_every_entry_of_the_log_lets_something_happen() -> None:
    assert {*APPLY} == {*get_args(log.AnyEntry)}
