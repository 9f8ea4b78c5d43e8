"""What is written down of a room, in order; its state is the fold of these entries."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct

from fabula.rooms.wire.parts import Colour, WhoMayCome


class Entry(Struct, frozen=True, tag_field="w", tag=True, omit_defaults=True):
    """One line of a room's log; `at` is its time in ms."""

    at: int


class RoomMade(Entry, frozen=True):
    """A room is made by its first person."""

    code: str
    tale: str


class TakenUp(Entry, frozen=True):
    """Another node goes on with the room; by this line its former one is kept from writing there.

    `at` is the time of the line before: nothing has happened, but that somebody else writes.
    """

    node: str


class Joined(Entry, frozen=True):
    """A person comes in; `key` is the hash of the key their device keeps."""

    person: str
    name: str
    lang: str
    key: str = ""
    bot: str | None = None
    stands_in: bool = False  # a bot that has the name of the person on whose seat it plays on
    face: str = ""  # which they wish for; without one they are given one


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
    """A person leaves their seat, perhaps `by` the host's hand; it stays empty while a game is on."""

    person: str
    by: str = ""


class Left(Entry, frozen=True):
    """A person is out of the room, perhaps `by` the host's hand; their keys open nothing any more."""

    person: str
    by: str = ""


class DoorSet(Entry, frozen=True):
    """Who may come in from now on, each as it was if not given."""

    people: WhoMayCome | None = None
    onlookers: bool | None = None


class Renamed(Entry, frozen=True):
    """A person has another name."""

    person: str
    name: str


class FaceChosen(Entry, frozen=True):
    """A person has another face."""

    person: str
    face: str


class Muted(Entry, frozen=True):
    """The host has taken written words from a person, or gives them back."""

    person: str
    on: bool = True


class LanguageChosen(Entry, frozen=True):
    """A person is served in another language."""

    person: str
    lang: str


class Arranged(Entry, frozen=True):
    """The order of seats."""

    people: list[str]


class Grouped(Entry, frozen=True):
    """After whom, clockwise, there is room before the next one sits."""

    after: list[str]


class HandedOver(Entry, frozen=True):
    """Another person is the host."""

    person: str


class Entrusted(Entry, frozen=True):
    """The Grimoire goes to another person: `over`, to be `share`d or to `look` into, or `back` from them.

    Somebody dead may `take` it from Fabula to the end of the game, and keeps their seat.
    """

    person: str
    how: str


class Volunteered(Entry, frozen=True):
    """A person could lead, or can no more."""

    person: str
    on: bool = True


class VotedForLeader(Entry, frozen=True):
    """A person wants this one to lead; without one they take it back."""

    person: str
    whom: str | None = None


class LeaderFound(Entry, frozen=True):
    """This person leads, by `vote` or by `lot`, which also decides a `tie`."""

    person: str
    how: str


class EyesOpened(Entry, frozen=True):
    """Somebody dead sees everything of the game from now on."""

    person: str


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


class Ruled(Entry, frozen=True):
    """How this table plays where the book is open, in somebody's own words; told to all, and kept."""

    text: str
    off: bool = False  # it holds no more


class SettingsChanged(Entry, frozen=True):
    """Some settings have other values."""

    change: dict[str, Any]


class Started(Entry, frozen=True):
    """A game begins with these seats, roles and variants; `rules` names the rules it is told by."""

    roles: list[str]
    settings: dict[str, Any]
    rules: str = ""


class Recorded(Entry, frozen=True):
    """What was told of the game, from this line of its telling on, so that no version tells it differently.

    Of a game that is over it also says who has won and how many points each seat has got.
    """

    since: int
    lines: bytes
    scores: list[tuple[bool, int]] = []


class Resumed(Entry, frozen=True):
    """The game goes on where its record ends: the rules of this version do not allow what came after."""


class BeatStarted(Entry, frozen=True):
    """The next beat begins; it lasts so long (ms), if a clock runs. `told` is a digest of all told before."""

    length: int | None = None
    told: str = ""


class ClockWound(Entry, frozen=True):
    """The clock of the beat that is on starts anew."""

    length: int


class Stilled(Entry, frozen=True):
    """The beat is over, and before the next one nothing happens for so long (ms)."""

    length: int


class SceneBegan(Entry, frozen=True):
    """All watch the next scene for so long (ms), or, if it `waits`, until whoever leads goes on.

    Last words are given `words_at` (ms from its beginning), for `words` (ms).
    """

    length: int
    waits: bool = False
    words_at: int = 0
    words: int = 0


class WordsEnded(Entry, frozen=True):
    """Who spoke their last words has said all."""


class SceneShortened(Entry, frozen=True):
    """Of the scene the last picture alone is left, for so long (ms)."""

    left: int


class SceneEnded(Entry, frozen=True):
    """The scene that was on is over."""


class Named(Entry, frozen=True):
    """Whoever leads has named of those whose fate nobody has heard of the next, this `seat`, or `all`."""

    all: bool = False
    seat: int | None = None


class NameTaken(Entry, frozen=True):
    """Whoever leads has taken back that they have named somebody."""


class Speaking(Entry, frozen=True):
    """What has begun is said aloud: its time runs when it has been, or at the latest after so long (ms)."""

    length: int


class Spoken(Entry, frozen=True):
    """The voice has said what is on: so much is left of it now (ms)."""

    left: int


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
    """A timer starts for all to see, perhaps with a name, gets longer by so much (ms), or stops."""

    length: int = 0
    more: bool = False
    about: str = ""


class Gathered(Entry, frozen=True):
    """All are called together."""


class ReadOut(Entry, frozen=True):
    """This sentence of the rules in short is read to all; none any more if there is no line."""

    line: int | None = None


class Undone(Entry, frozen=True):
    """The leader has taken the last answer back, or nothing but the end."""

    end: bool = False


class Edited(Entry, frozen=True):
    """The leader has given another answer in an earlier move; what came after stays as far as it fits."""

    move: int
    choice: Any


class Amended(Entry, frozen=True):
    """The leader has corrected the facts."""

    act: Any


class Prepared(Entry, frozen=True):
    """The leader has decided beforehand what they will be asked about these seats in that night."""

    night: int
    prompt: str
    about: tuple[int, ...]
    choice: Any = None
    open: bool = False  # it is left open again


class Showed(Entry, frozen=True):
    """The leader has shown to those without a phone what these entries of theirs say."""

    entries: tuple[int, ...]


class Said(Entry, frozen=True):
    """A person spoke: to all, or in a whisper to one or several."""

    person: str
    text: str
    to: str | list[str] | None = None
    place: str = ""  # where it was said, away from the square
    words: Any = None  # what a bot says, or somebody is asked, as claims are said
    why: Any = None  # its reason: a ground, its wording, and whom and what it names
    asks: bool = False  # whether the words are a question: do you say so?

    @property
    def is_of_the_game(self) -> bool:
        """Whether it is said as claims are, with cards and seats of one game, and means nothing after it."""
        return self.words is not None or self.why is not None

    @property
    def among(self) -> list[str]:
        """Who hears a whisper; nobody where it was said to all."""
        return [self.to] if isinstance(self.to, str) else self.to or []


class Jotted(Entry, frozen=True):
    """Who holds a seat has written down for themself what they think about another one, or on a page."""

    seat: int
    about: int | None
    side: str = ""
    roles: list[str] = []
    text: str = ""
    heard: list[list[Any]] | None = None


class Penned(Entry, frozen=True):
    """Whoever leads has written a note of the game, or `about` a seat, in the place of what was there."""

    text: str
    about: int | None = None


class MarkLaid(Entry, frozen=True):
    """Whoever leads has laid a mark in their own words, or that one elsewhere; without words it is gone."""

    mark: int
    text: str
    colour: Colour = "plain"
    seat: int | None = None
    x: float = 0
    y: float = 0


class Wagered(Entry, frozen=True):
    """Who holds a seat has said for themself which side will win, or takes that back."""

    seat: int
    side: str = ""


class WalkedAside(Entry, frozen=True):
    """Who holds a seat has walked to a place away from the square, or back to it; a bot leaves it again."""

    seat: int
    place: str | None = None
    leaves: int | None = None


class AskedAlong(Entry, frozen=True):
    """Whoever stands aside has asked a seat to come there."""

    seat: int
    by: int


class Declined(Entry, frozen=True):
    """A seat that was asked to come has stayed where it was."""

    seat: int
    by: int


class Signed(Entry, frozen=True):
    """Who holds a seat has shown something to all, or pointed at a seat."""

    seat: int
    sign: str
    to: int | None = None


class Chronicled(Entry, frozen=True):
    """The games of this room are kept in the chronicle with this link, or, without one, in none any more."""

    link: str = ""
    name: str = ""


class Paused(Entry, frozen=True):
    """All clocks stop."""


class WentOn(Entry, frozen=True):
    """All clocks run again."""


class BreakingOff(Entry, frozen=True):
    """All stands still, and after so long (ms) the game is broken off; without a length it goes on."""

    length: int | None = None


class BrokenOff(Entry, frozen=True):
    """The game is broken off: nobody has won, and all see who was who."""


class Closed(Entry, frozen=True):
    """The game is over or broken off: back to the lobby.

    It is `untold` where the rules of this version do not allow what was done, and nothing is on record.
    """

    untold: bool = False


AnyEntry = (
    RoomMade | TakenUp | Joined | KeyGiven | Sat | Stood | Left | Renamed | LanguageChosen | Arranged
    | HandedOver | TaleChosen | RolesChosen | Reworded | Wished | SettingsChanged | Started | BeatStarted
    | ClockWound | Unsealed | Answered | HandShown | Undone | Edited | Amended | Showed | Said | Paused
    | WentOn | Closed | Entrusted | TravellerWished | WordAsked | TimerSet | Gathered | Stilled | Recorded
    | Resumed | BreakingOff | BrokenOff | DoorSet | Ruled | Muted | Prepared | ReadOut
    | SceneBegan | WordsEnded | SceneShortened | SceneEnded | Speaking | Spoken | Grouped | Volunteered
    | VotedForLeader | LeaderFound | EyesOpened | Named | NameTaken | Jotted | FaceChosen | Wagered | Signed
    | WalkedAside | AskedAlong | Declined | Chronicled | Penned | MarkLaid
)  # fmt: skip

# What moves the game itself, and means something else, or nothing, by other rules.
OF_THE_GAME = (
    BeatStarted, ClockWound, Stilled, SceneBegan, WordsEnded, SceneShortened, SceneEnded, Speaking, Spoken,
    Unsealed, Answered, HandShown, Undone, Edited, Amended, Showed, Named, NameTaken,
)  # fmt: skip

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)


def write(entry: AnyEntry) -> bytes:
    """An entry as one line of JSON."""
    return _encoder.encode(entry)


def read(line: bytes) -> AnyEntry:
    """The entry that `write` wrote."""
    return _decoder.decode(line)


class _Glance(Struct):
    """What can be said of a line at a glance, also of one that this version cannot read."""

    at: int = 0
    w: str = ""
    key: Any = None
    scores: Any = None


_glance: msgspec.json.Decoder[_Glance] = msgspec.json.Decoder(_Glance)


def _glance_at(line: bytes) -> _Glance:
    try:
        return _glance.decode(line)
    except msgspec.MsgspecError:
        return _Glance()


def time_of(line: bytes) -> int:
    """The time of a line, also of one that this version cannot read; 0 if it says none."""
    return _glance_at(line).at


def key_in(line: bytes) -> str | None:
    """The hash of the key that a line gives to somebody, if it does."""
    key = _glance_at(line).key
    return key if isinstance(key, str) and key else None


def is_clock_running(lines: Sequence[bytes]) -> bool:
    """Whether a clock may run in a room with this log: what last began or ended a game has begun it."""
    for glance in map(_glance_at, reversed(lines)):
        if glance.w in ("Started", "Undone"):
            return True
        if glance.w == "Closed" or glance.scores:
            return False
    return False
