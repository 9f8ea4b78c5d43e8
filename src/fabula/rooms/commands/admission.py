"""Who comes in, who takes whose seat, who follows a link to the Grimoire: commands at the door of a room."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import UNSET

from fabula.core.refusals import Refusal
from fabula.rooms.access.tickets import Tickets
from fabula.rooms.commands.attempt import Attempt, Entries
from fabula.rooms.commands.lobby import may_take_a_seat
from fabula.rooms.commands.table import may_lead, opened
from fabula.rooms.room.room import Room
from fabula.rooms.storage import log
from fabula.rooms.wire import messages as m
from fabula.rooms.wire.parts import Waiting


def door(attempt: Attempt, command: m.Door) -> Entries:
    """Host: open the door, shut it, or have somebody nod."""
    attempt.as_host()
    people = None if command.people is UNSET else command.people
    onlookers = None if command.onlookers is UNSET else command.onlookers
    return [log.DoorSet(attempt.now, people, onlookers)]


def nod(attempt: Attempt, command: m.Nod) -> Entries:
    """Let somebody in, or take a seat; or turn them away."""
    who = attempt.waiting_list.who(command.who, attempt.now)
    if who.seat is None:
        may_let_in(attempt)
    else:
        may_give_the_seat(attempt, who, who.seat)
    entries = seated(attempt.room, who, attempt.now) if command.yes else []
    attempt.waiting_list.answer(who, attempt.now, yes=command.yes)
    return entries


def may_let_in(attempt: Attempt) -> None:
    """Refusal unless host or leader nods."""
    if not attempt.room.leads(attempt.person):
        attempt.as_host()


def may_give_the_seat(attempt: Attempt, who: Waiting, seat: int) -> None:
    """Refusal for who waits themself, for who has freed the seat, and for those who neither play nor lead."""
    room, person = attempt.room, attempt.person
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
    """Whoever is let in takes the seat they want; Refusal if it is not empty any more, or not for them."""
    if who.seat is None:
        return []
    room.person(who.id)
    may_take_a_seat(room, who.id)
    taken = who.seat >= len(room.seats) or room.seats[who.seat] is not None
    if taken or room.seat_of(who.id) is not None:
        raise Refusal("seat-taken")
    return [log.Sat(now, who.id, who.seat)]


def invite(room: Room, tickets: Tickets, person: str, command: m.Invite, now: int) -> m.Ticketed:
    """A new link for whoever leads, or none any more; nothing of it is kept or told to anybody else."""
    if person != room.leader or not room.led_by_a_person:
        raise Refusal("not-leader")
    if command.off:
        tickets.call_in(command.to, now)
    return m.Ticketed(command.id, "" if command.off else tickets.invite(command.to, now))


def follow(room: Room, tickets: Tickets, person: str, command: m.Follow, now: int) -> Entries:
    """A link is followed once: by somebody who holds no seat of the game, while a person leads."""
    to = tickets.invited_to(command.ticket, now)
    if not room.led_by_a_person:
        raise Refusal("cannot-lead")
    may_lead(room, person)
    tickets.accept(command.ticket, now)
    return opened(room, person, to, now)


HANDLERS: dict[type[m.Command], Callable[[Attempt, Any], Entries]] = {m.Door: door, m.Nod: nod}
