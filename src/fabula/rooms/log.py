"""What is written down of a room, in order; its state is the fold of these entries."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct


class Entry(Struct, frozen=True, tag_field="w", tag=True, omit_defaults=True):
    """One line of a room's log; `at` is its time in ms."""

    at: int


class RoomMade(Entry, frozen=True):
    """A room is made by its first person."""

    code: str
    tale: str


class Joined(Entry, frozen=True):
    """A person comes in; `key` is the hash of the key their device keeps."""

    person: str
    name: str
    lang: str
    key: str = ""
    bot: str | None = None


class KeyGiven(Entry, frozen=True):
    """A person has another device."""

    person: str
    key: str
    alone: bool = False  # the keys of the devices they had open nothing any more


class Sat(Entry, frozen=True):
    """A person takes a seat, the last one if none is named."""

    person: str
    seat: int | None = None


class Stood(Entry, frozen=True):
    """A person leaves their seat, which stays empty while a game is on."""

    person: str


class Left(Entry, frozen=True):
    """A person is out of the room; their keys open nothing any more."""

    person: str


class Renamed(Entry, frozen=True):
    """A person has another name."""

    person: str
    name: str


class LanguageChosen(Entry, frozen=True):
    """A person is served in another language."""

    person: str
    lang: str


class Arranged(Entry, frozen=True):
    """The order of seats."""

    people: list[str]


class HandedOver(Entry, frozen=True):
    """Another person is the host."""

    person: str


class Entrusted(Entry, frozen=True):
    """The Grimoire goes to another person: `over`, to be `share`d, or `back` from who shared it."""

    person: str
    how: str


class TravellerWished(Entry, frozen=True):
    """A seated person wishes to be a Traveller, has been let, or is none any more."""

    person: str
    wishes: bool
    agreed: bool = False


class TaleChosen(Entry, frozen=True):
    """Another tale is on the table."""

    tale: str


class RolesChosen(Entry, frozen=True):
    """The set of cards, chosen by hand, or by the book if empty; what it is called, and whose it is.

    `more` is what else comes with a set, as far as it changes.
    """

    roles: list[str]
    title: str = ""
    author: str = ""
    more: dict[str, list[Any]] = {}


class Reworded(Entry, frozen=True):
    """A card says something else at this table; without a text it says again what the almanac says."""

    tale: str
    role: str
    text: str


class Wished(Entry, frozen=True):
    """The cards a player wishes for."""

    person: str
    roles: list[str]


class SettingsChanged(Entry, frozen=True):
    """Some settings have other values."""

    change: dict[str, Any]


class Started(Entry, frozen=True):
    """A game begins with these seats, roles and variants."""

    roles: list[str]
    settings: dict[str, Any]


class BeatStarted(Entry, frozen=True):
    """The next beat begins; it lasts so long (ms), if a clock runs."""

    length: int | None = None


class ClockWound(Entry, frozen=True):
    """The clock of the beat that is on starts anew."""

    length: int


class Stilled(Entry, frozen=True):
    """The beat is over, and before the next one nothing happens for so long (ms)."""

    length: int


class Unsealed(Entry, frozen=True):
    """What a beat has kept to itself so far is told."""


class Answered(Entry, frozen=True):
    """An answer in the game; `by` tells who gave it in that one's stead."""

    who: int | str
    choice: Any
    by: str = ""


class HandShown(Entry, frozen=True):
    """A hand goes up or down before it is counted."""

    seat: int
    up: bool


class WordAsked(Entry, frozen=True):
    """A hand goes up to speak, or down."""

    seat: int
    up: bool


class TimerSet(Entry, frozen=True):
    """A timer starts for all to see, gets longer by so much (ms), or stops."""

    length: int = 0
    more: bool = False


class Gathered(Entry, frozen=True):
    """All are called together."""


class Undone(Entry, frozen=True):
    """The leader has taken the last answer back."""


class Edited(Entry, frozen=True):
    """The leader has given another answer in an earlier move; what came after stays as far as it fits."""

    move: int
    choice: Any


class Amended(Entry, frozen=True):
    """The leader has corrected the facts."""

    act: Any


class Said(Entry, frozen=True):
    """A person spoke, to all or to one."""

    person: str
    text: str
    to: str | None = None


class Paused(Entry, frozen=True):
    """All clocks stop."""


class WentOn(Entry, frozen=True):
    """All clocks run again."""


class Closed(Entry, frozen=True):
    """The game is over or broken off: back to the lobby."""


AnyEntry = (
    RoomMade | Joined | KeyGiven | Sat | Stood | Left | Renamed | LanguageChosen | Arranged | HandedOver
    | TaleChosen | RolesChosen | Reworded | Wished | SettingsChanged | Started | BeatStarted | ClockWound
    | Unsealed | Answered | HandShown | Undone | Edited | Amended | Said | Paused | WentOn | Closed
    | Entrusted | TravellerWished | WordAsked | TimerSet | Gathered | Stilled
)  # fmt: skip

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)


def write(entry: AnyEntry) -> bytes:
    """An entry as one line of JSON."""
    return _encoder.encode(entry)


def read(line: bytes) -> AnyEntry:
    """The entry that `write` wrote."""
    return _decoder.decode(line)
