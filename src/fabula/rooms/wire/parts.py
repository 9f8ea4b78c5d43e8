"""What messages are made of."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

Language = Literal["en", "ru", "fr"]
Stage = Literal["lobby", "playing", "after"]
WhoMayCome = Literal["open", "nod", "shut"]
Face = Literal[
    "boat", "tulip", "fir", "duck", "cherries", "whale", "boot", "mushroom",
    "cat", "mitten", "fish", "leaf", "umbrella", "kite", "hare", "horseshoe",
    "wheel", "snail", "drum", "star", "acorn", "cup", "windmill", "apple",
]  # fmt: skip
Sign = Literal["point", "agree", "doubt", "laugh"]
Place = Literal["well", "bridge", "inn", "lantern"]
Guess = tuple[str, str, int]  # what somebody was taken for, in which phase, of which number
RoleIds = list[str]
Word = Annotated[str, Meta(min_length=1, max_length=40)] | int  # of a claim
ClaimWords = Annotated[list[Word], Meta(min_length=2, max_length=8)]


class Person(Struct, frozen=True, omit_defaults=True):
    """Somebody in the room. `bot` names the mind of a bot; `gone` is not connected, `guest` has no device.

    A bot that `stands_in` has the name of somebody else: it plays on for them, or they came later. From
    who is `muted` the host has taken written words and claims. By their `face`, a sign with its colour,
    they are known on every screen.
    """

    id: str
    name: str
    lang: str = "en"
    bot: str | None = None
    gone: bool = False
    guest: bool = False
    stands_in: bool = False
    muted: bool = False
    face: str = ""


class Advice(Struct, frozen=True, omit_defaults=True):
    """One line of the live check of the set: `code` is a text id, `level` is stop, warn or hint."""

    code: str
    level: Literal["stop", "warn", "hint"]
    args: dict[str, Any] = {}


class Standing(Struct, frozen=True, omit_defaults=True):
    """One person's line in the table of the evening: games of this room, wins and points so far.

    `last` is what the latest game gave (null: they did not play in it); without a `person` they have left.
    """

    name: str
    games: int
    wins: int
    points: int
    last: int | None = None
    person: str | None = None
    bot: bool = False


class Overheard(Struct, frozen=True, omit_defaults=True):
    """What somebody said aloud, as it would have been claimed, and when a player noted it for themself."""

    words: ClaimWords
    phase: str = ""
    number: int = 0


class Jotting(Struct, frozen=True, omit_defaults=True):
    """What a player has written down of a seat for themself: a side or `unsure`, up to three roles, a note.

    `guesses` are all sides and roles that were ever written there, each with the phase, and the number of it,
    in which that was first; `heard` is what whoever sits there said aloud.
    """

    side: str = ""
    roles: RoleIds = []
    text: str = ""
    guesses: list[Guess] = []
    heard: list[Overheard] = []


Colour = Literal["plain", "good", "evil", "leaf", "gem"]  # of a mark in own words; each has its sign
HalfACircle = Annotated[float, Meta(ge=-1, le=1)]


class OwnMark(Struct, frozen=True, omit_defaults=True):
    """A mark in the words of whoever leads: at a `seat`, or where it was put in the circle.

    `x` and `y` are shares of half its width and height, from the middle.
    """

    mark: int
    text: str
    colour: Colour = "plain"
    seat: int | None = None
    x: float = 0
    y: float = 0


class Wagered(Struct, frozen=True):
    """What a player has wagered on who wins: which side, in which phase, and the number of it."""

    seat: int
    side: str
    phase: str
    number: int


class Waiting(Struct, frozen=True, omit_defaults=True):
    """Somebody who waits for a nod until then (ms): to come in, or for this seat."""

    id: str
    name: str
    until: int
    seat: int | None = None


class Gesture(Struct, frozen=True, omit_defaults=True):
    """A seat makes a sign that all see until then (ms), or points at another seat, `at`."""

    seat: int
    sign: Sign
    until: int
    at: int | None = None


class Aside(Struct, frozen=True, omit_defaults=True):
    """A seat stands away from the square, `since` then (ms); it `ends` then, if all were called back.

    A bot that was asked along `leaves` then.
    """

    seat: int
    place: Place
    since: int
    ends: int | None = None
    leaves: int | None = None


class Invitation(Struct, frozen=True, omit_defaults=True):
    """A seat is asked `by` another to come where that one stands, until then (ms), or has `declined`."""

    seat: int
    by: int
    place: Place
    until: int
    declined: bool = False


class Freed(Struct, frozen=True, omit_defaults=True):
    """In the game that is on, the host `by` this name has taken a seat from the person of this name."""

    seat: int
    name: str
    by: str


class Sentence(Struct, frozen=True, omit_defaults=True):
    """What is said in a scene: the texts `scene-TALE-CODE`, `scene-CODE`, or those of the story.

    Of its `args` `who` and `name` are seats, `names` several, `role` is a role, others are numbers; of `won`,
    `sides` and `names` have won.
    """

    code: str
    args: dict[str, Any] = {}


class Scene(Struct, frozen=True, omit_defaults=True):
    """What all watch now: a vote's `result`, an `execution`, `dawn`, `death`, `power`, `exile` or the `end`.

    It is the `n`-th of this game and lasts until it `ends` (server's ms), or for what is `left` of it while
    it is paused, in all for its `length`; its sentences begin after `speaks` (ms). One that `waits` lasts
    until whoever leads goes on. Where last words are given, its `speakers` have them from `words_at` on, for
    `words` (ms): the sentences about them and one more come before. `dead` die in it, `cards` turn (place and
    role), `hands` are who voted for whom, `counts` how many half votes for whom. One with a
    `countdown` (ms) begins with three, two, one. It happened in this `phase` of the night or day of this
    `number`, though another may have begun by now.
    """

    n: int
    kind: str
    said: list[Sentence]
    length: int
    speaks: int
    ends: int | None = None
    left: int | None = None
    dead: list[int] = []
    cards: list[tuple[int | str, str]] = []
    hands: list[tuple[int, int]] = []
    counts: list[tuple[int, int]] = []
    countdown: int = 0
    phase: str = ""
    number: int = 0
    winners: list[int] = []
    waits: bool = False
    words: int = 0
    words_at: int = 0
    speakers: list[int] = []


class Ask(Struct, frozen=True, omit_defaults=True):
    """A request this listener may answer now.

    `prompt` is a text id; `options` are all legal choices; `answered` is what was answered so far while it
    may still be changed. `open` marks a window in which one may act many times. Without a `seat` it is the
    Storyteller who is asked, hence the leader alone; `suggested` is then what is taken if they go on, `why`
    the word for the reason, `because` which seat claims which role, if that is why; `about` the seats it is
    about, and `honest` those of the options that are true, `once` those of them that use up what can be
    only once, `said` what a player has stated or asked, `weighed` of each of these what each part may be.
    Where they are too many to list some may have been `drawn` by lot. The leader is told as `suggested` too
    what a seat had answered before that was taken back, and in a trial at what a bot has `pointed`. Of what
    is to come tonight `line` is where it will be asked, with the seat `awake`; it may be `decided`.
    """

    id: str
    prompt: str
    seat: int | None
    options: list[Any]
    answered: Any | UnsetType = UNSET
    suggested: Any | UnsetType = UNSET
    why: str = ""
    because: list[Any] = []
    open: bool = False
    about: list[int] = []
    honest: list[Any] | UnsetType = UNSET
    once: list[Any] = []
    drawn: list[Any] = []
    said: list[Any] = []
    weighed: list[list[list[bool]]] = []
    line: str = ""
    awake: int | None = None
    decided: bool = False


class Move(Struct, frozen=True, omit_defaults=True):
    """An answer that the leader may change with Edit; `move` is its number in the telling.

    `number` counts nights and days; `who` is a seat, `fate` or `storyteller`; `by` is who answered for them.
    """

    move: int
    beat: str
    number: int
    who: int | str
    prompt: str
    options: list[Any]
    choice: Any
    by: str = ""


class Foreseen(Struct, frozen=True, omit_defaults=True):
    """One line of what is going to happen: `code` is a text id.

    Of its `args`, numbers are seats, `role` is a role or a gang of the tale, and `sides` have won: the text
    `story-won-...` with the sides in alphabetical order, `story-won-nobody` without any.
    """

    code: str
    args: dict[str, Any] = {}
