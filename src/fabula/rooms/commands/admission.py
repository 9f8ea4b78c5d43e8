"""Who comes in and who takes whose seat: commands at the door of a room."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import UNSET

from fabula.core.refusals import Refusal
from fabula.rooms.commands.command import Doing, Entries
from fabula.rooms.commands.lobby import may_take_a_seat
from fabula.rooms.room.room import Room
from fabula.rooms.storage import log
from fabula.rooms.wire import messages as m
from fabula.rooms.wire.parts import Waiting


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
    entries = seated(doing.room, who, doing.now) if command.yes else []
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


def sits_unasked(room: Room, who: Waiting, is_here: Callable[[str], bool]) -> bool:
    """Whether somebody has the seat after they have waited, as nobody is there who could nod.

    So it is at a table of two: the other has freed the seat, and the device that had it has not come back.
    """
    if who.seat is None or room.stage != "playing" or room.led_by_a_person:
        return False
    players = [one for one in room.people.values() if one.has_a_device and one.id in room.seats]
    could_nod = [one for one in players if not room.holders.has_freed(who.seat, one.id)]
    old = [one for one in room.people.values() if one.id != who.id and room.holders.held(who.seat, one)]
    return bool(players) and not could_nod and not any(is_here(one.id) for one in old)


def seated(room: Room, who: Waiting, now: int) -> Entries:
    """They take the seat, if they want one; Refusal if it is not empty any more, or not for them."""
    if who.seat is None:
        return []
    room.person(who.id)
    may_take_a_seat(room, who.id)
    taken = who.seat >= len(room.seats) or room.seats[who.seat] is not None
    if taken or room.seat_of(who.id) is not None:
        raise Refusal("seat-taken")
    return [log.Sat(now, who.id, who.seat)]


DO: dict[type[m.Command], Callable[[Doing, Any], Entries]] = {m.Door: door, m.Nod: nod}
