"""Hindsight: whom somebody might have suspected, day by day, from nothing but what their seat had heard."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct
from msgspec.structs import replace

from fabula.core.events import Event, PhaseBegan, Voted
from fabula.core.refusals import Refusal
from fabula.core.telling import Answered, Telling
from fabula.core.views import hears
from fabula.minds import Mind, mind_called
from fabula.rooms.access.keys import hashed
from fabula.rooms.progress.driver import BY_CLOCK
from fabula.rooms.room.room import Room

SENSIBLE = "sensible"
TALKS = ("day", "night")  # where the world is upside down all talk by night


class Hindsight(Struct, frozen=True):
    """When a talk began, or was over: whom one might have suspected by then, and whom trusted.

    In the vote that came of it the choice may have been `drawn`, for one who let the time pass.
    """

    phase: str
    number: int
    begins: bool
    suspects: list[int]
    trusted: list[int]
    drawn: bool = False


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
    mind = mind_called(SENSIBLE, play.telling.setup, seat, _no_lot)
    thoughts, drawn = list(_thoughts(play.telling, seat, mind)), _was_drawn(play.telling, seat)
    return [*thoughts[:-1], *(replace(last, drawn=drawn) for last in thoughts[-1:])]


def _was_drawn(telling: Telling, seat: int) -> bool:
    """Whether the clock chose for a seat when all had to point at once; a hand left down is a choice."""
    drawn = was = False
    for line in telling.log:
        if isinstance(line, Answered) and line.who == seat:
            drawn = line.by == BY_CLOCK and None not in line.options
        elif isinstance(line, Voted):
            was = drawn
    return was


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
