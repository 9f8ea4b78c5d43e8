"""Talks aside: commands of those who walk away for a word by themselves."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from fabula.core.refusals import Refusal
from fabula.core.requests import Window
from fabula.rooms.commands.attempt import Attempt, Entries
from fabula.rooms.commands.lobby import may_be_heard
from fabula.rooms.room.room import Room
from fabula.rooms.storage import log
from fabula.rooms.wire import messages as m


def walk(attempt: Attempt, command: m.Walk) -> Entries:
    """Walk somewhere while all talk, or back to the square; all see it."""
    room, seat = attempt.room, attempt.room.seat_of(attempt.person)
    if seat is None:
        raise Refusal("not-seated")
    place, _ = room.discussion.asides.beside(seat, attempt.now)
    if command.place == (place or None):
        return []
    if command.place is not None:
        may_walk(room, attempt.person)
        if not room.discussion.asides.has_room(command.place, attempt.now):
            raise Refusal("place-full")
    return [log.WalkedAside(attempt.now, seat, command.place)]


def may_walk(room: Room, person: str) -> None:
    """Refusal while not all talk, and where the rules keep everybody in their seats."""
    may_be_heard(room, person)
    play = room.play
    if play is None or room.stage != "playing":
        raise Refusal("not-started")
    phase = play.telling.grimoire.phase
    talks = isinstance(play.telling.pending, Window) and phase not in room.tale.talk.pleas
    if not talks or play.beat.may_raise_hands:
        raise Refusal("only-by-day")
    if (why := room.tale.talk.hush(play.telling.grimoire)) is not None:
        raise Refusal(why)


HANDLERS: dict[type[m.Command], Callable[[Attempt, Any], Entries]] = {m.Walk: walk}
