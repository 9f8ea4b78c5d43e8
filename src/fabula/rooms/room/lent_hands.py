"""Hands lent: where Fabula leads, the host and the neighbours vote aloud for somebody without a phone.

Whatever is answered in secret nobody answers in their stead: it is left out, or decided by lot.
"""

from __future__ import annotations

from msgspec.structs import replace

from fabula.core.refusals import Refusal
from fabula.core.requests import Choice
from fabula.rooms.game.shown import shown_ask
from fabula.rooms.room.table import Table
from fabula.rooms.wire.parts import Ask


def lent_to(room: Table, person: str | None) -> tuple[int, ...]:
    """The seats for which this person raises a hand."""
    if room.stage != "playing" or room.led_by_a_person or person not in room.people:
        return ()
    if room.watches(person):
        return ()
    return tuple(
        seat
        for seat in room.guests
        if person == room.host or room.seat_of(person) in neighbours_with_a_phone(room, seat)
    )


def neighbours_with_a_phone(room: Table, seat: int) -> set[int]:
    """The next on either side of a seat who can touch something."""
    seated = {other: room.people.get(person or "") for other, person in enumerate(room.seats)}
    around = (*range(seat + 1, len(room.seats)), *range(seat))
    able = [other for other in around if (one := seated[other]) is not None and one.has_a_device]
    return {able[0], able[-1]} if able else set()


def lent_ask(room: Table, seat: int) -> Ask | None:
    """What this seat is asked before all, so that somebody else may answer it in their stead."""
    play = room.playing()
    if room.is_quiet or play.asks.is_dream(seat):
        return None
    shown, openly = shown_ask(play, seat), room.tale.openly(play.telling.setup.settings)
    if shown is None or not shown.open:
        return shown if shown is not None and shown.prompt in openly else None
    said = [option for option in shown.options if option[0] in openly]
    return replace(shown, options=said) if said else None


def may_answer_for(room: Table, seat: int, choice: Choice) -> None:
    """Refusal for what nobody else may answer, or say."""
    ask = lent_ask(room, seat)
    word = choice[0] if isinstance(choice, tuple) and choice else None
    if ask is None or (ask.open and word not in [said[0] for said in ask.options]):
        raise Refusal("not-leader")
