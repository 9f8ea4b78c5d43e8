"""What whoever leads may have weighed: the game up to the question that they are asked, and nobody else's."""

from __future__ import annotations

from fabula.core.notation import write_moves
from fabula.core.refusals import Refusal
from fabula.core.requests import STORYTELLER, Ask
from fabula.rooms.access.keys import hashed
from fabula.rooms.room.room import Room


def to_be_weighed(room: Room, key: str, id: str) -> str:
    """The game as text, for whoever has this key and leads, while this is what they are asked."""
    person, play = room.person_with(hashed(key)), room.play
    if not room.leads(person) or not room.led_by_a_person:
        raise Refusal("not-leader")
    if play is None or room.stage != "playing" or play.asks.id_of_the_storyteller != id:
        raise Refusal("not-asked")
    ask = play.telling.pending
    if not isinstance(ask, Ask) or ask.who != STORYTELLER or not isinstance(ask.options, tuple):
        raise Refusal("not-asked")
    return write_moves(play.telling)
