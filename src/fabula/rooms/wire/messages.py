"""Every message that crosses the wire, once: the server, the Python client and docs/protocol.md read it here.

A message is a JSON object whose `t` names its kind. Seats are numbers from 0, clockwise; people are
short public ids ("p3"); a choice is null, a seat, a word, or a list of those, out of the options of its ask.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, UnsetType, field

from fabula.rooms.wire.coming import Find as Find
from fabula.rooms.wire.coming import Join as Join
from fabula.rooms.wire.coming import Make as Make
from fabula.rooms.wire.coming import MoveIn as MoveIn
from fabula.rooms.wire.coming import Return as Return
from fabula.rooms.wire.coming import Watch as Watch
from fabula.rooms.wire.parts import Advice as Advice
from fabula.rooms.wire.parts import Ask as Ask
from fabula.rooms.wire.parts import ClaimWords, HalfACircle, WhoMayCome
from fabula.rooms.wire.parts import Colour as Colour
from fabula.rooms.wire.parts import Face as Face
from fabula.rooms.wire.parts import Foreseen as Foreseen
from fabula.rooms.wire.parts import Jotting as Jotting
from fabula.rooms.wire.parts import Language as Language
from fabula.rooms.wire.parts import Move as Move
from fabula.rooms.wire.parts import Person as Person
from fabula.rooms.wire.parts import Place as Place
from fabula.rooms.wire.parts import Sign as Sign
from fabula.rooms.wire.parts import Standing as Standing
from fabula.rooms.wire.replies import Amendments as Amendments
from fabula.rooms.wire.replies import Asks as Asks
from fabula.rooms.wire.replies import Clock as Clock
from fabula.rooms.wire.replies import Desk as Desk
from fabula.rooms.wire.replies import Done as Done
from fabula.rooms.wire.replies import Entries as Entries
from fabula.rooms.wire.replies import Fabula as Fabula
from fabula.rooms.wire.replies import Foresight as Foresight
from fabula.rooms.wire.replies import Found as Found
from fabula.rooms.wire.replies import ManyNumbers
from fabula.rooms.wire.replies import Message as Message
from fabula.rooms.wire.replies import Moves as Moves
from fabula.rooms.wire.replies import Pocketbook as Pocketbook
from fabula.rooms.wire.replies import Refused as Refused
from fabula.rooms.wire.replies import Room as Room
from fabula.rooms.wire.replies import Said as Said
from fabula.rooms.wire.replies import ServerMessage as ServerMessage
from fabula.rooms.wire.replies import Ticketed as Ticketed
from fabula.rooms.wire.replies import Welcome as Welcome

Mind = Literal[
    "random", "sensible", "newcomer", "newcomer-lively", "newcomer-quiet", "regular", "regular-lively",
    "regular-quiet", "sharp", "sharp-lively", "sharp-quiet",
]  # fmt: skip
ChroniclesLink = Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]


# ---------------------------------------------------------------- commands, each with its sender's id


class Command(Message, frozen=True):
    """Something to be done once; the same id sent again is answered again and not done again."""

    id: Annotated[str, Meta(max_length=64)]


class Answer(Command, frozen=True):
    """Answer an ask. With a `seat` the leader answers for a player, or anybody what was `lent` to them."""

    ask: str
    choice: Any = None
    seat: int | None = None


class Hand(Command, frozen=True):
    """Raise one's hand, or take it down, while it is not counted yet.

    The leader may do it for a `seat`, and anybody for one of those whose `hands` they are.
    """

    up: bool
    seat: int | None = None


class Word(Command, frozen=True):
    """By day: raise a hand to speak, or lower it. Who keeps order may do it for a `seat`."""

    up: bool
    seat: int | None = None


class Timer(Command, frozen=True):
    """Who keeps order: start a timer that all see, with `more` lengthen the one that runs; 0 stops it.

    It may have a name that all see, `about` what it is: `apart` and `together` are said in each language,
    what else one writes as it stands. Where Fabula leads, its own clock of a talk gets this time.
    """

    seconds: Annotated[int, Meta(ge=0, le=3600)]
    more: bool = False
    about: Annotated[str, Meta(max_length=96)] = ""


class Gather(Command, frozen=True):
    """Who keeps order: call all together, on all devices."""


class Read(Command, frozen=True):
    """Leader or host: have this sentence of the rules in short read to all; none ends the reading."""

    line: Annotated[int, Meta(ge=1, le=40)] | None = None


class Say(Command, frozen=True):
    """Speak to all, whisper to one or several, or speak `aside`, to those who stand where one stands.

    While a game lasts the dead and onlookers may not. A bot that plays answers a whisper. With the `words` of
    a claim instead of a text one player is asked in a whisper whether they say so, as it was heard aloud.
    """

    text: str
    to: str | list[str] | UnsetType = UNSET
    aside: bool = False
    words: ClaimWords | UnsetType = UNSET


class Walk(Command, frozen=True):
    """Walk aside while all talk, where two others may stand at most, or back to the square. All see it."""

    place: Place | None = None


class AskAlong(Command, frozen=True, tag="ask_along"):
    """Walk aside, and ask a seat to come there; a bot comes at once, a person may walk there or decline."""

    seat: int
    place: Place


class Decline(Command, frozen=True):
    """Stay where one is, though asked `by` a seat to come aside. All see it, as they see who asks whom."""

    by: int


class Jot(Command, frozen=True):
    """Write down for oneself, in a game, what one thinks `about` a seat, instead of all that was there.

    A `side` of the game or `unsure`, up to three `roles`, a note of up to 400 signs, and claims `heard` from
    there aloud (null: as it was). About nobody: a page of up to 4000 signs. See Pocketbook.
    """

    about: int | None = None
    side: str = ""
    roles: list[str] = field(default_factory=list)
    text: str = ""
    heard: Annotated[list[ClaimWords], Meta(max_length=12)] | None = None


class Pen(Command, frozen=True):
    """Leader: write a note of the game that is on, or `about` a seat, in the place of what was there.

    See Desk.
    """

    text: str
    about: int | None = None


class LayMark(Command, frozen=True, tag="lay"):
    """Leader: lay a mark in own words, of up to 24 signs, at a `seat` or anywhere; without words it is gone.

    `mark` is its number: a new one, or that of a mark that lies there and is moved or written anew.
    """

    mark: Annotated[int, Meta(ge=0, le=10**9)]
    text: str
    colour: Colour = "plain"
    seat: int | None = None
    x: HalfACircle = 0
    y: HalfACircle = 0


class Wager(Command, frozen=True):
    """Say for oneself which side of the game that is on will win, or none; all hear of it when it is over."""

    side: str = ""


class MakeSign(Command, frozen=True, tag="sign"):
    """Show something to all for a moment, while one may speak; who points says `at` which seat."""

    sign: Sign
    at: int | None = None


class Mute(Command, frozen=True):
    """Host: from now on this person writes, whispers and claims nothing in the app, or does again."""

    person: str
    on: bool = True


class Rename(Command, frozen=True):
    """Change one's own name, or as the host in the lobby that of a `person`."""

    name: str
    person: str | UnsetType = UNSET


class ChooseFace(Command, frozen=True, tag="face"):
    """In the lobby: have another face, by which one is known on every screen; a bot gives up its own.

    The host chooses for a `person` without a device.
    """

    face: Face
    person: str | UnsetType = UNSET


class Language_(Command, frozen=True, tag="language"):
    """Change the language in which one is served."""

    lang: Language


class Sit(Command, frozen=True):
    """A spectator takes a seat before the deal, or an empty one (see Free) at any time."""

    seat: int | UnsetType = UNSET


class Travel(Command, frozen=True):
    """Come late, as a role that the room's `travellers` offers, while nobody leads."""

    role: str


class TravellerWish(Command, frozen=True, tag="traveller"):
    """In the lobby: who sits wishes to be a Traveller (`on`), or not.

    Host or leader: let a `person` be one who wishes it or has no device, or not. In a game that a person
    leads, who looks on asks to come as one, or no more; the leader declines for a `person`.
    """

    on: bool
    person: str | UnsetType = UNSET


class Beside(Command, frozen=True):
    """Host: let one of the Fabled come into a game that nobody leads, or go again (not `on`), by day."""

    role: str
    on: bool


class Stand(Command, frozen=True):
    """Leave one's seat. During a game a bot goes on in it."""


class Arrange(Command, frozen=True):
    """Host: the order of seats, clockwise, as the people's ids. Before the deal."""

    people: list[str]


class Group(Command, frozen=True):
    """Host or who leads: after whom, clockwise, there is room before the next. All circles are drawn so."""

    after: list[str]


class AddBot(Command, frozen=True, tag="add_bot"):
    """Host: a bot on a new seat, or on that of a person who is gone; before the deal, another mind for a bot.

    A mind is named by its level, newcomer, regular or sharp, and perhaps by a temperament.
    """

    mind: Mind = "sensible"
    person: str | UnsetType = UNSET


class AddGuest(Command, frozen=True, tag="add_guest"):
    """Host, in the lobby: seat somebody who has no device.

    Whoever leads answers for them; where Fabula does, the host or a neighbour, if all see it.
    """

    name: str


class Remove(Command, frozen=True):
    """Host: send a person or a bot away; during a game a bot takes over the seat."""

    person: str


class Free(Command, frozen=True):
    """Host: let go of a seat whose device is lost; the old key no longer opens it, Sit does."""

    person: str


class HandOver(Command, frozen=True, tag="hand_over"):
    """Host: make another person the host."""

    person: str


class ChooseTale(Command, frozen=True, tag="tale"):
    """Host: another game for this table. Before the deal. Who is beyond its seats stands up; bots go first.

    The set, the variants and the timers become those agreed on when this tale was last here, or the book's.
    """

    tale: str


class Choose(Command, frozen=True):
    """Host: the set of cards, as role ids with repetition, and what it is called. Before the deal.

    `more` comes with a script of the Clocktower, each as it was if not given: Fabled and Loric (`company`),
    blank cards (`homebrew`: id, name, ability, prompts for first and other nights, reminders), own orders.
    """

    roles: list[str]
    title: str = ""
    author: str = ""
    more: dict[str, list[Any]] = field(default_factory=dict)


class Reword(Command, frozen=True):
    """Host: what a card says at this table, as plain text; an empty one takes it back. Before the deal."""

    role: str
    text: str


class Wish(Command, frozen=True):
    """A player: the cards one wishes for, where the players choose the set together. Before the deal."""

    roles: list[str]


class Volunteer(Command, frozen=True):
    """In the lobby: say that one could lead, or no more."""

    on: bool = True


class Elect(Command, frozen=True):
    """In the lobby: vote for a `person` who could lead, or without one take the vote back; all see it."""

    person: str | UnsetType = UNSET


class FindLeader(Command, frozen=True, tag="find_leader"):
    """Host, in the lobby: a person leads, by the votes or by lot, which also decides a tie.

    Lots are drawn among those who could lead, or among all who are here if nobody has said so.
    """

    how: Literal["vote", "lot"]


class DrawSet(Command, frozen=True, tag="draw_set"):
    """Host: a set by lot out of the whole box, where the tale is played with any. Before the deal."""


class OpenEyes(Command, frozen=True, tag="open_eyes"):
    """Somebody dead, where the table has agreed on it: see everything from now on, and take no more part."""


class Rule(Command, frozen=True):
    """Who keeps order: how this table plays where the book is open, or that it does so no more."""

    text: str
    off: bool = False


class Settings(Command, frozen=True):
    """Host: change some settings of the room: variants, timers (seconds), `lead`, `leader`, `choosing`."""

    change: dict[str, Any]


class Start(Command, frozen=True):
    """Host: deal the cards."""


class Pause(Command, frozen=True):
    """Host: stop all clocks."""


class Go(Command, frozen=True):
    """Host: let the clocks run on."""


class BreakOff(Command, frozen=True, tag="break_off"):
    """Host: break the game off, for all to see who was who, unless that is taken back within ten seconds."""

    on: bool = True


class Next(Command, frozen=True):
    """Leader: go on to the next call now; what is still open takes the book's default.

    With the `at` of the last `asks` nothing happens if the game has gone on since: two touches, or two who
    lead and press together, are one step. Of those to be named it names the next, one `seat`, or `all`.
    """

    at: str = ""
    all: bool = False
    seat: int | None = None


class CutShort(Command, frozen=True, tag="cut_short"):
    """Leader, or host where Fabula leads: go to the last picture of the `n`-th scene for all, and past it.

    Nothing comes of it in the first 600 ms, nor that soon a second time. It ends last words still to be said.
    """

    n: int


class EndWords(Command, frozen=True, tag="end_words"):
    """Whoever speaks their last words in the `n`-th scene, or who may cut it short: that is all."""

    n: int


class Speaks(Command, frozen=True):
    """This device speaks, or does no more (not `on`); one may that only looks on."""

    on: bool = True


class Spoken(Command, frozen=True):
    """This device has said the `n`-th scene, or without a number whatever else there was to say.

    What waited for that goes on; where none says so, it does after as long as it may have taken.
    """

    n: int = 0


class Undo(Command, frozen=True):
    """Leader: take the last choice back, or, after the game, its `end` alone."""

    end: bool = False


class Edit(Command, frozen=True):
    """Leader: give another answer in an earlier move (see Moves); what came after stays as far as it fits.

    Where something does not fit any more, the game stands there and asks.
    """

    move: int
    choice: Any = None


class Amend(Command, frozen=True):
    """Leader: correct the facts, as one of Amendments, its gaps filled: `["kill", 3]`.

    Where a Traveller comes, a `person` who looks on sits down, or a guest without a device, of this `name`;
    for their side `lot` may stand.
    """

    act: Any
    person: str | UnsetType = UNSET
    name: str = ""


class Prepare(Command, frozen=True):
    """Leader: decide what will be asked tonight about these seats, or without a choice leave it open again.

    It is suggested when it is asked, and answers nothing before.
    """

    prompt: str
    about: list[int]
    choice: Any | UnsetType = UNSET


class Showed(Command, frozen=True):
    """Leader: these of the entries to `show` were shown, or said, to whom they concern."""

    entries: ManyNumbers


class Entrust(Command, frozen=True):
    """Leader: give the Grimoire to who has no seat: `over`, to `share`, to `look` into; or take it `back`.

    A dead player whom the rules name to lead may `take` it for themself where Fabula leads.
    """

    person: str
    how: Literal["over", "share", "look", "back", "take"] = "over"


class Again(Command, frozen=True):
    """Host: back to the lobby with the same people; during a game this ends it untold.

    With `deal` the next game is dealt at once, for the same people, by the same settings. The lobby stays
    where the players choose the set together, for they are asked first, and where the cards cannot be dealt.
    """

    deal: bool = False


class Door(Command, frozen=True):
    """Host: who may come in from now on, each as it was if not given.

    New `people` come as they like (`open`), when somebody nods (see Nod), or not at all (`shut`). Once a
    person has been removed, an open door asks for a nod. Without `onlookers` nobody looks on without a name.
    """

    people: WhoMayCome | UnsetType = UNSET
    onlookers: bool | UnsetType = UNSET


class Nod(Command, frozen=True):
    """Let in `who` waits (see Waiting), or turn them away.

    Host or leader nod to who comes in. To who takes the seat of another a player nods who has not freed it
    themself, or whoever held it, or the leader; at a table of two, where nobody could, they have it after a
    minute unless its old device comes back.
    """

    who: str
    yes: bool = True


class Ticket(Command, frozen=True):
    """Ask for a one-time ticket that moves this person to another device.

    For a `link` it is long; with `alone` the devices they have are put out when it is used.
    """

    link: bool = False
    alone: bool = False


class KeepEvenings(Command, frozen=True, tag="evenings"):
    """Host: keep the games of this room that are over, and those to come, in a chronicle of this `name`.

    With the `link` of one it goes on; without, a new one is begun. Not `on`: keep none from now on.
    """

    name: str = ""
    link: ChroniclesLink | None = None
    on: bool = True


class EveningsLink(Command, frozen=True, tag="evenings_link"):
    """Anybody in a room whose games are kept: the link by which what is kept is read. See Ticketed."""


class Invite(Command, frozen=True):
    """Leader: ask for a link with which somebody may lead too (`share`), or `look` into the Grimoire.

    The answer is `ticketed`: a word for one use within ten minutes, in the place of the last one to the same.
    With `off` that one opens nothing any more.
    """

    to: Literal["share", "look"]
    off: bool = False


class Follow(Command, frozen=True):
    """Follow such a link, as somebody who is in the room and holds no seat of the game that is on."""

    ticket: Annotated[str, Meta(max_length=64)]


FirstMessage = Make | Join | Return | Watch | MoveIn
InPlay = (
    Answer | Hand | Word | Timer | Gather | Read | Say | Walk | AskAlong | Decline | Jot
    | Pen | LayMark | Wager | MakeSign | Rule | Mute | OpenEyes
)  # fmt: skip
AboutPeople = (
    Rename | ChooseFace | Language_ | Sit | Travel
    | TravellerWish | Beside | Stand | Arrange | AddBot | AddGuest
)  # fmt: skip
OfTheHost = (
    Group | Remove | Free | HandOver | ChooseTale | Choose | Reword | Wish | Settings | Start | Pause | Go
)
OfTheLeader = (
    Next | CutShort | EndWords | Undo | Edit | Amend | Prepare
    | Showed | Entrust | BreakOff | Again | Ticket | Invite | Follow
)  # fmt: skip
AtTheDoor = Door | Nod
OfTheEvenings = KeepEvenings | EveningsLink
Aloud = Speaks | Spoken
LeftToTheTable = Volunteer | Elect | FindLeader | DrawSet
AnyCommand = (
    InPlay | AboutPeople | OfTheHost | OfTheLeader | AtTheDoor | Aloud | LeftToTheTable | OfTheEvenings
)
