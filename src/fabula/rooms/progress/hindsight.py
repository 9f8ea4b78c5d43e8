"""Hindsight: whom somebody might have suspected, day by day, from nothing but what their seat had heard."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from fabula.core.events import Event, PhaseBegan
from fabula.core.refusals import Refusal
from fabula.core.telling import Telling
from fabula.core.views import hears
from fabula.minds import Mind, mind_called
from fabula.rooms.access.keys import hashed
from fabula.rooms.room.room import Room

SENSIBLE = "sensible"
TALKS = ("day", "night")  # where the world is upside down all talk by night


class Hindsight(Struct, frozen=True):
    """When a talk began, or was over: whom one might have suspected by then, and whom trusted."""

    phase: str
    number: int
    begins: bool
    suspects: list[int]
    trusted: list[int]


def hindsight_in(room: Room, key: str) -> list[Hindsight]:
    """What whoever has this key could have known of a game with bots alone that is over."""
    person = room.person_with(hashed(key))
    seat = room.seat_of(person)
    alone = all(one.bot or one.id == person for one in room.people.values())
    play = room.play
    if seat is None or not alone:
        raise Refusal("not-seated")
    if play is None or room.stage != "after":
        raise Refusal("not-ended")
    return list(_thoughts(play.telling, seat, mind_called(SENSIBLE, play.telling.setup, seat, _no_lot)))


def _thoughts(telling: Telling, seat: int, mind: Mind) -> Iterator[Hindsight]:
    asleep, talk = telling.tale.nights.asleep, None
    for event in telling.log:
        if not isinstance(event, Event) or not hears(seat, event):
            continue
        if isinstance(event, PhaseBegan):
            if talk is not None:
                yield _thought(mind, talk, begins=False)
            is_talk = event.phase in TALKS and event.phase not in asleep
            talk = event if is_talk else None
            if talk is not None:
                yield _thought(mind, talk, begins=True)
        mind.hear(event)
    if talk is not None:
        yield _thought(mind, talk, begins=False)


def _thought(mind: Mind, talk: PhaseBegan, *, begins: bool) -> Hindsight:
    found = mind.verdicts()
    suspects = sorted(seat for seat, verdict in found.items() if verdict > 0)
    trusted = sorted(seat for seat, verdict in found.items() if verdict < 0)
    return Hindsight(talk.phase, talk.number, begins, suspects, trusted)


def _no_lot(_: int) -> int:
    """Nothing is left to chance: asked again, it is the same."""
    return 0
