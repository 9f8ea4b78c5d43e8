"""Who comes in and who takes whose seat: commands at the door of a room."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import UNSET

from fabula.core.refusals import Refusal
from fabula.rooms import log
from fabula.rooms import messages as m
from fabula.rooms.doing import Doing, Entries
from fabula.rooms.lobby import may_take_a_seat
from fabula.rooms.parts import Waiting
from fabula.rooms.room import Room


def door(doing: Doing, command: m.Door) -> Entries:
    """Host: open the door, shut it, or have somebody nod."""
    doing.as_host()
    people = None if command.people is UNSET else command.people
    onlookers = None if command.onlookers is UNSET else command.onlookers
    return [log.DoorSet(doing.now, people, onlookers)]


def nod(doing: Doing, command: m.Nod) -> Entries:
    """Let somebody in, or take a seat; or turn them away."""
    who = doing.porch.who(command.who, doing.now)
    if who.seat is None:
        may_let_in(doing)
    else:
        may_give_the_seat(doing, who, who.seat)
    entries: Entries = []
    if command.yes and who.seat is not None:
        may_sit(doing.room, who.id, who.seat)
        entries = [log.Sat(doing.now, who.id, who.seat)]
    doing.porch.answer(who, doing.now, yes=command.yes)
    return entries


def may_let_in(doing: Doing) -> None:
    """Refusal unless host or leader nods."""
    if not doing.room.leads(doing.person):
        doing.as_host()


def may_give_the_seat(doing: Doing, who: Waiting, seat: int) -> None:
    """Refusal for who waits themself, for who has freed the seat, and for those who neither play nor lead."""
    room, person = doing.room, doing.person
    plays = room.seat_of(person) is not None and not room.holders.has_freed(seat, person)
    held = room.holders.held(seat, room.person(person))
    leads = room.led_by_a_person and room.leads(person)
    if person == who.id or not (plays or held or leads):
        raise Refusal("another-nods")


def may_sit(room: Room, person: str, seat: int) -> None:
    """Refusal where a seat is not empty any more, or a person may not sit there."""
    room.person(person)
    may_take_a_seat(room, person)
    taken = seat >= len(room.seats) or room.seats[seat] is not None
    if taken or room.seat_of(person) is not None:
        raise Refusal("seat-taken")


DO: dict[type[m.Command], Callable[[Doing, Any], Entries]] = {m.Door: door, m.Nod: nod}
