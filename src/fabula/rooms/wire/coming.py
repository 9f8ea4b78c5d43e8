"""The first message of a connection: who comes, and how."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from fabula.games import FIRST
from fabula.rooms.wire.parts import Language
from fabula.rooms.wire.replies import Message

WishedFace = Annotated[str, Meta(max_length=24)]  # of an older page perhaps: what is no face is no wish
WishedCode = Annotated[str, Meta(pattern="^([1-9][0-9]{5})?$")]
OwnKey = Annotated[str, Meta(min_length=32, max_length=64)]


class Make(Message, frozen=True):
    """Make a room and sit down as its host, or with `lead` stand up as its leader.

    In a `trial` with `lead` the bots only point at what they choose by night, and who leads enters it. With a
    random `key` of one's own it may be sent again. Who draws the room's `code` has it if no room has: so the
    address of the first socket can name the room as those of all others do.
    """

    name: str
    lang: Language = "en"
    tale: str = FIRST
    trial: bool = False  # "try it with bots": fill the seats with bots and deal at once
    lead: bool = False
    key: OwnKey | None = None
    face: WishedFace = ""
    code: WishedCode = ""


class Join(Message, frozen=True):
    """Sit down in a room that has not dealt yet, else come in as a spectator; `key` is as in Make.

    Who wishes for a `face` has it if nobody else has.
    """

    code: str
    name: str
    lang: Language = "en"
    key: OwnKey | None = None
    face: WishedFace = ""


class Return(Message, frozen=True):
    """Come back with the key that Welcome gave; `game` and `since` say what this device has seen."""

    code: str
    key: str
    game: int = 0
    since: int = 0


class Watch(Message, frozen=True):
    """Look on without a seat or a name: a spectator's phone or the big screen.

    A page for a stream is told everything `delay` seconds later, by up to 120; Welcome's clock is as late.
    """

    code: str
    lang: Language = "en"
    game: int = 0
    since: int = 0
    delay: int = 0


class MoveIn(Message, frozen=True, tag="move_in"):
    """Take one's place on another device with a one-time ticket, of four digits or from a link."""

    code: str
    ticket: str


class Find(Message, frozen=True):
    """Ask whether there is a room, without coming in; with the key of a person in it, also who is there."""

    code: str
    key: str | None = None
