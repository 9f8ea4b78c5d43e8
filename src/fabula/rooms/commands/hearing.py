"""Who hears what is not said to all: those who stand aside together, and bots, which answer."""

from __future__ import annotations

from msgspec import UNSET

from fabula.core.refusals import Refusal
from fabula.core.requests import Window
from fabula.rooms.commands.attempt import Attempt, Entries
from fabula.rooms.room.room import Room
from fabula.rooms.storage import log
from fabula.rooms.wire import messages as m


def heard_aside(attempt: Attempt) -> tuple[str, list[str]]:
    """Where somebody stands away from the square, and who hears them there."""
    room, seat = attempt.room, attempt.room.seat_of(attempt.person)
    place, others = ("", []) if seat is None else room.discussion.asides.beside(seat, attempt.now)
    near = [person for one in others if (person := room.seats[one]) is not None]
    if not near:
        raise Refusal("nobody-near")
    return place, near + [one for one in listeners(room) if one not in (attempt.person, *near)]


def asked_of(attempt: Attempt, command: m.Say) -> list[list[str | int]]:
    """What one player is asked to confirm, in a game and in a whisper; nothing where words are spoken.

    It is something that who asks could say now too: what the other could say is nobody else's to know.
    """
    if command.words is UNSET:
        return []
    room = attempt.room
    if command.aside or not isinstance(command.to, str) or room.play is None or room.stage != "playing":
        raise Refusal("no-such-person")
    whom = room.person(command.to)
    if not whom.has_a_device or room.seat_of(whom.id) is None:
        raise Refusal("no-such-person")
    asker = room.seat_of(attempt.person)
    floor = None if asker is None else room.play.asks.of(asker)
    if not isinstance(floor, Window) or tuple(command.words) not in floor.options:
        raise Refusal("not-asked")
    return [list(command.words)]


def bots_answer(attempt: Attempt, to: list[str], place: str = "") -> Entries:
    """What the bots that play answer to a whisper, whatever it says, to all who heard it."""
    room, asker = attempt.room, attempt.room.seat_of(attempt.person)
    bots = [one for one in to if room.person(one).bot and room.seat_of(one) is not None]
    if room.play is None or room.stage != "playing" or asker is None:
        return []
    hearers = [attempt.person, *(one for one in to if one not in bots)]
    room.play.bots.hear(room.play.telling.log)
    return [
        log.Said(attempt.now, one, "", hearers if len(hearers) > 1 else attempt.person, place, words)
        for one in bots
        if (seat := room.seat_of(one)) is not None
        and room.tale.silence(room.play.telling.grimoire, seat) is None
        and (words := room.play.bots.confide(seat, asker)) is not None
    ]


def listeners(room: Room) -> list[str]:
    """Who hears what is said aside by the rules of this house: whoever leads, or nobody."""
    if not room.led_by_a_person or not room.settings.get("overheard"):
        return []
    return [one for one in (room.leader, *room.beside) if one is not None]
