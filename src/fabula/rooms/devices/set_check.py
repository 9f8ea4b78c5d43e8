"""The live check of a set: what the book says about it, and what this table has to mind."""

from __future__ import annotations

from fabula.core.parts import Advice
from fabula.rooms.room.room import Room
from fabula.rooms.wire import messages


def advice(room: Room) -> list[messages.Advice]:
    """What the book says about the set as it is now."""
    seats = len(room.seats) - len(room.travellers_at_first())
    lines = [messages.Advice(one.code, one.level, dict(one.args)) for one in lines_of(room, seats)]
    if seats < room.tale.least_seats:
        lines.insert(0, messages.Advice("too-few-seats", "stop", {"least": room.tale.least_seats}))
    return lines


def lines_of(room: Room, seats: int) -> list[Advice]:
    """The tale's own lines for so many seats, and those about who is at this table."""
    lines = room.tale.advise(max(seats, room.tale.least_seats), tuple(room.played(room.roles)))
    if room.tale.scripts is not None and not room.led_by_a_person:
        lines += room.tale.scripts.unled(tuple(room.played(room.roles)))
    guests = [one.name for one in room.people.values() if one.is_guest and one.id in room.seats]
    if guests and not room.led_by_a_person:
        lines.append(Advice("guests-unled", "warn", {"names": guests}))
    led = room.led_roles()
    if led:
        code = "led" if room.led_by_a_person else "left-out"
        lines.append(Advice(code, "hint", {"roles": led}))
    return lines
