"""Drafted claims: what somebody might say to be and to have learned, by what their seat has heard alone."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random

from fabula.core.events import Event
from fabula.core.grimoire import Setup
from fabula.core.refusals import Refusal
from fabula.core.requests import Choice
from fabula.core.views import hears
from fabula.games import tale_called
from fabula.minds import mind_called
from fabula.rooms.access.keys import hashed
from fabula.rooms.progress.hindsight import SENSIBLE
from fabula.rooms.room.room import Room

MOST = 40  # so many sayings are enough
LONGEST = 8  # of what tells one draft from another


def draft_in(room: Room, key: str, role: str, nth: str) -> Callable[[], list[Choice]]:
    """What reckons such a claim for whoever has this key and plays, away from the room's turns."""
    seat, play = room.seat_of(room.person_with(hashed(key))), room.play
    if seat is None:
        raise Refusal("not-seated")
    if play is None or room.stage != "playing":
        raise Refusal("not-asked")
    setup = play.telling.setup
    if role not in tale_called(setup.tale).almanac or len(nth) > LONGEST:
        raise Refusal("unknown-role", role=role)
    told = play.curtain.told(0, play.told_to)
    heard = [event for event in told if isinstance(event, Event) and hears(seat, event)]
    return partial(drafted, setup, seat, heard, role, nth)


def drafted(setup: Setup, seat: int, heard: list[Event], role: str, nth: str = "") -> list[Choice]:
    """The claim, and what somebody of this role would have learned: as a bot would say it, or make it up."""
    lots = Random(f"{seat} {role} {nth}")  # a draft does not change by itself
    mind = mind_called(SENSIBLE, setup, seat, lots.randrange)
    for event in heard:
        mind.hear(event)
    told = [words for words in mind.as_if(role) if words is not None and words[0] != "claim"]
    return [("claim", role), *told][:MOST]
