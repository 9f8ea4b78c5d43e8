"""Going on: what whoever leads brings about as if time were up."""

from __future__ import annotations

from fabula.core.refusals import Refusal
from fabula.rooms.progress import driver
from fabula.rooms.room.room import Room
from fabula.rooms.storage import log
from fabula.rooms.wire import messages as m


def go_on(room: Room, person: str, command: m.Next, now: int, happen: driver.Happen) -> None:
    """Go on as if time were up: how much that brings about follows from each thing that happens."""
    if not room.leads(person):
        raise Refusal("not-leader")
    play = room.playing()
    if command.at not in ("", play.moment):
        return
    if command.seat is not None and command.seat not in play.curtain.nameable:
        raise Refusal("not-asked")
    is_on, waits = play.stage.scene is not None, play.stage.waits
    if is_on and play.stage.has_words_left(now):
        happen(log.WordsEnded(now))
        return
    if is_on:
        happen(log.SceneEnded(now))
    if play.curtain.at is not None:
        happen(log.Named(now, command.all, command.seat))
    elif waits or not is_on:
        driver.time_is_up(room, now, happen)
