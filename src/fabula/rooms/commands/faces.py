"""By which face one is known: people choose theirs in the lobby, and bots give theirs up."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import UNSET

from fabula.core.refusals import Refusal
from fabula.rooms.commands.attempt import Attempt, Entries
from fabula.rooms.room.faces import free_face
from fabula.rooms.room.room import Room
from fabula.rooms.storage import log
from fabula.rooms.wire import messages as m


def choose_face(attempt: Attempt, command: m.ChooseFace) -> Entries:
    """Have another face; the host chooses for those without a device. Refusal where a person has it."""
    attempt.in_lobby()
    room = attempt.room
    person = room.person(attempt.person if command.person is UNSET else command.person)
    if person.id != attempt.person:
        attempt.as_host()
        if person.has_a_device:
            raise Refusal("their-own-face")
    if person.face == command.face:
        return []
    if any(one.face == command.face and not one.bot for one in room.people.values()):
        raise Refusal("face-taken")
    return [
        *face_given(room, command.face, attempt.now),
        log.FaceChosen(attempt.now, person.id, command.face),
    ]


def face_given(room: Room, face: str, now: int) -> Entries:
    """Another face for a bot that has this one. While they play all know it by its face: it keeps it."""
    if room.stage != "lobby":
        return []
    have_it = [one.id for one in room.people.values() if one.bot and one.face == face]
    other = free_face(room.faces, room.seated_faces, from_the_end=True)
    return [log.FaceChosen(now, id, other) for id in have_it[:1]]


HANDLERS: dict[type[m.Command], Callable[[Attempt, Any], Entries]] = {m.ChooseFace: choose_face}
