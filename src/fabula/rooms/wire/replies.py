"""The shape of all messages, and those of the server: to a whole room, to one listener, to one command."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET, Struct, UnsetType

from fabula.rooms.wire.parts import (
    Advice,
    Aside,
    Ask,
    Foreseen,
    Freed,
    Gesture,
    Invitation,
    Jotting,
    Move,
    OwnMark,
    Person,
    Scene,
    Stage,
    Standing,
    Wagered,
    Waiting,
    WhoMayCome,
)

ManyEntries = list[dict[str, Any]]
ManyActs = list[Any]
ManyNumbers = list[int]
ManyTexts = list[str]
ManyForeseen = list[Foreseen]


class Message(Struct, frozen=True, tag_field="t", tag=lambda name: name.lower(), omit_defaults=True):
    """The common shape: `t` names the kind; a field at its default is left out."""


class Welcome(Message, frozen=True):
    """You are in. `key` comes once, to the device that shall keep it; `now` is the server's clock in ms."""

    code: str
    now: int
    person: str | None = None
    key: str | None = None
    version: str = ""


class Found(Message, frozen=True):
    """There is such a room; for who has a key of it: the game, their name in it, and who else is there.

    Where anybody may look on, all others learn what they would see then: the game, its `stage`, whose table
    it is (`host`), and who sits there, `seated`. `worn` are the faces that are not free.
    """

    code: str
    tale: str = ""
    name: str = ""
    people: list[str] = []
    stage: Stage | None = None
    host: str = ""
    seated: list[Person] = []
    worn: list[str] = []


class Room(Message, frozen=True):
    """All that is public about the room, whole, whenever any of it changed.

    `seats` holds people's ids clockwise (null: an empty seat); `watchers` the people without a seat;
    `game` counts the deals; `stage` is lobby, playing or after; `advice` is the live check of the set;
    `series`, but while a game is on, is the table of the evening, the most points first, and `sides` how
    many games of this tale each side has won; `wordings` is what cards of this tale say at this table, by
    role, where the host has reworded them; `beside` lead together with the leader; `travelling` says who
    wishes to be a Traveller, and whether the host has agreed, or while a game is on who asks to come as
    one; `fitting` are the Travellers that go well with the set; `lateness` says how late it is to come:
    nothing, `few` are alive, or so few that the `host` has to agree; `title` and `author` are those of a
    set that came with them; in the lobby, `more` is as in Choose; `notice` says what became of the game
    when Fabula was renewed: `resumed` before what its rules do not allow any more, or broken off,
    `untold`; `breaking`: when it breaks off (ms); `door` and `no_onlookers` are as in Door;
    `house_rulings` are the table’s; `volunteers` could lead, each with who votes for them; `found` says
    how the leader was, if not by the host: `vote`, `tie` or `lot`; whoever is `watching` sees everything,
    dead or let in by who leads; after each who is `apart` there is room in the circle; `chronicle` is
    what the one is called in which this room's games are kept.
    """

    code: str
    host: str
    tale: str
    stage: Stage
    game: int
    people: list[Person]
    seats: list[str | None]
    watchers: list[str]
    roles: list[str]
    settings: dict[str, Any]
    advice: list[Advice] = []
    leader: str | None = None
    paused: bool = False
    wishes: dict[str, list[str]] = {}  # by person, where the players choose the set together
    onlookers: int = 0  # spectators' devices and big screens without a name
    series: list[Standing] = []
    sides: list[tuple[str, int]] = []
    wagers: list[Wagered] = []  # once the game is over
    wordings: dict[str, str] = {}
    title: str = ""
    author: str = ""
    travellers: list[str] = []  # as what somebody may still come while a game is on
    fitting: list[str] = []
    lateness: str = ""
    travelling: dict[str, bool] = {}
    more: dict[str, Any] = {}
    beside: list[str] = []
    notice: str = ""
    breaking: int | None = None
    door: WhoMayCome = "open"
    no_onlookers: bool = False
    house_rulings: ManyTexts = []
    waiting: list[Waiting] = []
    freed: list[Freed] = []
    volunteers: dict[str, ManyTexts] = {}
    found: str = ""
    watching: ManyTexts = []
    seen_all: ManyTexts = []
    apart: ManyTexts = []
    chronicle: str = ""


class Entries(Message, frozen=True):
    """What has happened, as far as this listener may know it: entries `first`, `first + 1` ... of this game.

    Each entry is an object whose `e` names the event; see docs/events.md. With `anew` the leader has
    taken something back: forget all entries of this game and start from these.
    """

    game: int
    first: int
    list: ManyEntries
    anew: bool = False


ManyAsks = list[Ask]


class Asks(Message, frozen=True):
    """All that this listener may answer now; it replaces what was sent before. `at` is for `next`.

    Where Fabula leads, `hands` are the seats without a phone for which this device raises a hand when hands
    are counted, and `lent` is what they are asked before all: it is answered with their `seat`.
    Whoever leads and names the dead one by one gets as `names` those of whom nobody else has heard, as `free`
    who of them may be next; as long as `told` is there, who was named before, undo takes the last name back.
    Of what they die stands in `why`, as it was foreseen.
    """

    list: ManyAsks
    at: str = ""
    hands: ManyNumbers = []
    lent: ManyAsks = []
    names: ManyNumbers | UnsetType = UNSET
    free: ManyNumbers = []
    told: ManyNumbers | UnsetType = UNSET
    why: ManyForeseen = []


ManyMoves = list[Move]


class Moves(Message, frozen=True):
    """To the leader: the answers given so far that may be changed, `first`, `first + 1` ... of this game.

    With `anew` forget all moves of this game and start from these.
    """

    game: int
    first: int
    list: ManyMoves
    anew: bool = False


class Amendments(Message, frozen=True):
    """To the leader: all that may be corrected now, as patterns like those of an open window.

    What cannot come while something is asked comes before the beat that is on, which is then told again as
    far as it fits. `back` is what Undo would take back (an answer, `time` where a talk was closed, `amend`
    where facts were corrected), `phase` where that was. It replaces what was sent before.
    """

    list: ManyActs
    back: Move | None = None
    phase: str = ""


class Foresight(Message, frozen=True):
    """To the leader: what dawn would bring if it came now, and why; or, before the end is told, who has won.

    `show`: the entries still to be shown to those without a phone; `coming`: before a night, what they will
    be asked in it whatever the players choose. It replaces what was sent before.
    """

    list: ManyForeseen
    show: ManyNumbers = []
    coming: ManyAsks = []


class Clock(Message, frozen=True):
    """The shared candle: what runs, when it ends (server's ms; null: nobody hurries), how long it is (ms).

    While it is paused, `left` says how much of it remains (ms). `hands` are the seats whose hand is up before
    it is counted, `answered` those who have answered what so many are `asked` openly and at once, `seen` what
    they have answered where hands are open (else null), `words` those that wish to speak, who asked first
    first. `timer` says that this is a time somebody has set, after which nothing happens, and `about` what it
    is called; all were called together at `gathered`. `reading` is the sentence of the rules in short that is
    read to all. While a `scene` is on, all watch it. `gestures` are what players show all of each other just
    now; `aside` is who stands away from the square, and `invited` who is asked to come there.
    """

    phase: str
    ends: int | None = None
    length: int | None = None
    paused: bool = False
    left: int | None = None
    hands: list[int] = []
    asked: int = 0
    answered: list[int] = []
    seen: list[tuple[int, Any]] | None = None
    words: list[int] = []
    timer: bool = False
    about: str = ""
    gathered: int | None = None
    reading: int | None = None
    scene: Scene | None = None
    gestures: list[Gesture] = []
    aside: list[Aside] = []
    invited: list[Invitation] = []


class Said(Message, frozen=True):
    """Somebody spoke; a whisper is `to` one or a list of people. `n` counts what one has heard, from 1.

    What was said aside has its `place`. What a bot whispers is not `text` but `words`, a list of sayings as
    a claim has them; an empty one says that it tells nothing yet. `why` is the reason of what a bot has just
    claimed, which `words` repeat, or of its vote: a ground, its wording, and the seats and the role it names.
    Where somebody `asks`, the words are a claim they heard aloud, which the other may make their own.
    """

    n: int
    person: str
    text: str
    to: str | list[str] | None = None
    place: str = ""
    words: list[Any] | None = None
    why: list[Any] | None = None
    asks: bool = False


class Pocketbook(Message, frozen=True):
    """What the holder of this seat has written down in this game: by seat, and a page about nobody (`text`).

    It replaces what was sent before.

    Nobody else is sent it, not even whoever leads, and nothing that others are sent depends on it.
    """

    about: dict[int, Jotting] = {}
    wager: str = ""  # the side that is to win, in their opinion
    text: str = ""


class Desk(Message, frozen=True):
    """What whoever leads has written down in this game, of it and of seats, and the marks in their own words.

    All who lead are sent it, and nobody else; nothing that others are sent depends on it.
    """

    note: str = ""
    about: dict[int, str] = {}
    marks: list[OwnMark] = []


class Fabula(Message, frozen=True):
    """After the end the whole truth for all: every event with its beat, and who was for whom in it."""

    game: int
    list: ManyEntries


class Done(Message, frozen=True):
    """The command with this id is done and kept."""

    id: str


class Ticketed(Message, frozen=True):
    """The ticket asked for: four digits, or a long one for a link; good for five minutes and one use.

    To EveningsLink it is the link of the chronicle, which stays; an invitation is good for ten minutes, and
    none where it was called in.
    """

    id: str
    ticket: str


class Refused(Message, frozen=True):
    """Nothing changed. `why` is a text id ("refused-..."), `args` fill its gaps, `id` is its command's."""

    why: str
    id: str = ""
    args: dict[str, Any] = {}


ToAll = Welcome | Room | Entries | Asks | Clock | Said | Pocketbook | Fabula
ServerMessage = ToAll | Found | Moves | Amendments | Foresight | Desk | Done | Ticketed | Refused
