"""Talks aside: commands of those who walk away for a word by themselves."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from fabula.core.refusals import Refusal
from fabula.core.requests import Window
from fabula.rooms.commands.attempt import Attempt, Entries
from fabula.rooms.commands.lobby import may_be_heard
from fabula.rooms.room.asides import A_BOT_STAYS
from fabula.rooms.room.room import Room
from fabula.rooms.storage import log
from fabula.rooms.wire import messages as m


def walk(attempt: Attempt, command: m.Walk) -> Entries:
    """Walk somewhere while all talk, or back to the square; all see it."""
    seat = seat_of(attempt)
    place, _ = attempt.room.discussion.asides.beside(seat, attempt.now)
    if command.place == (place or None):
        return []
    if command.place is not None:
        may_walk(attempt.room, attempt.person)
        has_room_for(attempt, command.place, 1)
    return [log.WalkedAside(attempt.now, seat, command.place)]


def seat_of(attempt: Attempt) -> int:
    """The seat of whoever walks; Refusal where they have none."""
    if (seat := attempt.room.seat_of(attempt.person)) is None:
        raise Refusal("not-seated")
    return seat


def has_room_for(attempt: Attempt, place: str, more: int) -> None:
    """Refusal where so many more would be too many at a place."""
    if not attempt.room.discussion.asides.has_room(place, attempt.now, more):
        raise Refusal("place-full")


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


def ask_along(attempt: Attempt, command: m.AskAlong) -> Entries:
    """Walk aside, and ask somebody who sits there to come along; all see it, and a bot comes at once."""
    room, now, seat, other = attempt.room, attempt.now, seat_of(attempt), command.seat
    may_walk(room, attempt.person)
    holder = room.seats[other] if 0 <= other < len(room.seats) else None
    if holder is None or other == seat or room.person(holder).is_guest:
        raise Refusal("no-such-seat")
    asides = room.discussion.asides
    is_here, there = (asides.beside(one, now)[0] for one in (seat, other))
    walked = [] if is_here == command.place else [log.WalkedAside(now, seat, command.place)]
    if there == command.place or (is_here and asides.is_asked(other, seat, now)):
        return []
    has_room_for(attempt, command.place, len(walked) + 1)
    if room.person(holder).bot is None:
        return [*walked, log.AskedAlong(now, other, seat)]
    if there or not seems_to_talk(room, other):
        return [*walked, log.Declined(now, other, seat)]
    return [*walked, log.WalkedAside(now, other, command.place, now + A_BOT_STAYS)]


def seems_to_talk(room: Room, seat: int) -> bool:
    """Whether as far as all know somebody may speak: what they are must not be seen in whether they come."""
    grimoire = room.playing().telling.grimoire
    return room.tale.talk.dead_speak or seat in room.tale.seem_alive(grimoire)


def decline(attempt: Attempt, command: m.Decline) -> Entries:
    """Stay where one is; nothing where one is not asked any more."""
    seat, now = seat_of(attempt), attempt.now
    asking = [one for one in attempt.room.discussion.asides.asking(now) if not one.declined]
    return [log.Declined(now, seat, one.by) for one in asking if (one.seat, one.by) == (seat, command.by)]


HANDLERS: dict[type[m.Command], Callable[[Attempt, Any], Entries]] = {
    m.Walk: walk,
    m.AskAlong: ask_along,
    m.Decline: decline,
}
