"""What a player's own view and notes allow: for whoever holds that seat, where the house has this help."""

from __future__ import annotations

import json

from fabula.core.events import Event
from fabula.core.refusals import Refusal
from fabula.core.views import hears
from fabula.deduction import NOTES_ALLOW
from fabula.rooms.access.keys import hashed
from fabula.rooms.room.room import Room


def to_be_noted(room: Room, key: str) -> str:
    """The view and the notes of whoever has this key as text, and of which seat they are."""
    person = room.person_with(hashed(key))
    seat, play = room.seat_of(person), room.play
    if seat is None or room.leads(person):
        raise Refusal("not-seated")
    if play is None or room.stage != "playing":
        raise Refusal("not-asked")
    case_of = NOTES_ALLOW.get(room.tale.id)
    if case_of is None or not (room.settings.get("helper") or is_practice(room, person)):
        raise Refusal("unknown-setting", setting="helper")
    told = play.curtain.told(0, play.told_to)
    heard = [event for event in told if isinstance(event, Event) and hears(seat, event)]
    book = room.pocketbooks.of.get(seat)
    notes = {} if book is None else {other: (one.side, (*one.roles,)) for other, one in book.about.items()}
    case = case_of(play.telling.setup, seat, heard, notes)
    # Of each seat it is reckoned anew: how soon an answer comes tells nobody what another has asked.
    return json.dumps({"tale": room.tale.id, "of": f"{room.code} {seat}", **case})


def is_practice(room: Room, person: str) -> bool:
    """Whether this person plays with bots alone, led by nobody."""
    alone = all(one.bot or one.id == person for one in room.people.values())
    return alone and not room.led_by_a_person
