"""Events: what has happened, each with the audience that may ever know of it.

An event is the only thing that changes the Grimoire; a telling's events folded from the start give the
Grimoire again, and the events a seat may hear, folded, give that seat's view.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any, ClassVar

from fabula.core.cards import Card, Place
from fabula.core.grimoire import DOOMED, Grant, Grimoire, Mark, Strike
from fabula.core.settings import SettingValues

EVERYONE: None = None
Audience = tuple[int, ...] | None  # these seats, or EVERYONE; the Storyteller hears everything


# Events are not frozen: a frozen dataclass takes three times as long to make, and millions are made.
@dataclass(slots=True)
class Event:
    """The common shape. `name` is the word for it in notations and on the wire."""

    name: ClassVar[str] = "event"

    @property
    def audience(self) -> Audience:
        """Who besides the Storyteller hears of it."""
        return EVERYONE

    def apply(self, grimoire: Grimoire) -> None:
        """Change the Grimoire as the event says."""

    def data(self) -> dict[str, Any]:
        """The event as plain data, its name under `e`; what is None is left out."""
        told: dict[str, Any] = {"e": self.name}
        for name in _TELLS.get(type(self)) or _tells(type(self)):
            value = getattr(self, name)
            if value is not None:
                told[name] = value
        return told


_TELLS: dict[Any, tuple[str, ...]] = {}


def _tells(kind: type[Event]) -> tuple[str, ...]:
    """What an event of a kind tells, in order."""
    _TELLS[kind] = tuple(one.name for one in fields(kind))
    return _TELLS[kind]


class Private:
    """An event that its own seat hears of, and nobody else."""

    __slots__ = ()
    seat: int

    @property
    def audience(self) -> Audience:
        """The seat that it happens to hears of it, and nobody else."""
        return (self.seat,)


class Told(Private):
    """A fact that a player is told: who has no phone is told it when somebody shows it to them."""

    __slots__ = ()


class Hidden:
    """An event that only the Storyteller hears of."""

    __slots__ = ()

    @property
    def audience(self) -> Audience:
        """Nobody but whoever leads hears of it."""
        return ()


@dataclass(slots=True)
class Began(Event):
    """The telling begins; what lies open on the table is known to all."""

    name = "began"
    tale: str
    seats: int
    roles: tuple[str, ...]
    settings: SettingValues


@dataclass(slots=True)
class Dealt(Hidden, Event):
    """The cards are dealt: one to each seat, the rest to the spots of the table."""

    name = "dealt"
    cards: dict[Place, str]

    def apply(self, grimoire: Grimoire) -> None:
        """Lay the cards of the deal before the players."""
        grimoire.cards = {place: Card(role) for place, role in self.cards.items()}


@dataclass(slots=True)
class Shown(Told, Event):
    """A player sees the card that is said to be their own."""

    name = "shown"
    seat: int
    role: str

    def apply(self, grimoire: Grimoire) -> None:
        """Have the player believe in the role that was shown."""
        grimoire.beliefs[self.seat] = self.role


@dataclass(slots=True)
class Granted(Hidden, Event):
    """A seat gets an ability."""

    name = "granted"
    seat: int
    role: str
    step: str | None = None
    sham: bool = False
    source: Place | None = None
    lasts: bool | None = None
    lent: bool | None = None

    def apply(self, grimoire: Grimoire) -> None:
        """Hang the ability on the seat."""
        grant = Grant(self.seat, self.role, self.step, self.sham, self.source, self.lasts, self.lent)
        grimoire.grants = (*grimoire.grants, grant)
        if grimoire.first[self.seat] is None:
            grimoire.first[self.seat] = self.role


@dataclass(slots=True)
class Marked(Hidden, Event):
    """A mark is put on a seat by an ability."""

    name = "marked"
    seat: int
    kind: str
    owner: Grant | None
    until: str | None = None

    def apply(self, grimoire: Grimoire) -> None:
        """Lay the mark beside the seat."""
        grimoire.marks = (*grimoire.marks, Mark(self.kind, self.seat, self.owner, self.until))


@dataclass(slots=True)
class Lost(Hidden, Event):
    """A seat loses all its abilities, or those of one call."""

    name = "lost"
    seat: int
    step: str | None = None

    def apply(self, grimoire: Grimoire) -> None:
        """Take the lost abilities off the seat."""
        grimoire.grants = tuple(
            [
                grant
                for grant in grimoire.grants
                if grant.seat != self.seat or (self.step is not None and grant.step != self.step)
            ]
        )


@dataclass(slots=True)
class Turned(Hidden, Event):
    """A seat changes sides; without a side it goes back to its card's."""

    name = "turned"
    seat: int
    side: str | None

    def apply(self, grimoire: Grimoire) -> None:
        """Keep the side that the player is on from now on."""
        grimoire.turn(self.seat, self.side)


@dataclass(slots=True)
class Struck(Hidden, Event):
    """A life is attempted; it lands with the others of its night."""

    name = "struck"
    seat: int
    kind: str
    by: Grant | None
    lands: int

    def apply(self, grimoire: Grimoire) -> None:
        """Keep the strike until it lands."""
        grimoire.strikes.append(Strike(self.seat, self.kind, self.by, self.lands))


@dataclass(slots=True)
class Landed(Hidden, Event):
    """All strikes of this night and earlier have landed or come to nothing."""

    name = "landed"
    night: int

    def apply(self, grimoire: Grimoire) -> None:
        """Clear away the strikes that have landed."""
        grimoire.strikes = [strike for strike in grimoire.strikes if strike.lands > self.night]


@dataclass(slots=True)
class Spared(Hidden, Event):
    """The strikes on a seat are taken back, and those whom they doomed are doomed no more."""

    name = "spared"
    seat: int
    saved: tuple[int, ...]

    def apply(self, grimoire: Grimoire) -> None:
        """Take the strikes away, and the marks."""
        grimoire.strikes = [strike for strike in grimoire.strikes if strike.seat != self.seat]
        grimoire.marks = tuple(
            [mark for mark in grimoire.marks if mark.kind != DOOMED or mark.seat not in self.saved]
        )


@dataclass(slots=True)
class Corrected(Hidden, Event):
    """A seat's card is in fact this one; what the seat had by another goes, and the deal gives it anew."""

    name = "corrected"
    seat: int
    role: str

    def apply(self, grimoire: Grimoire) -> None:
        """Lay the card as if it had been dealt."""
        grimoire.lay(self.seat, Card(self.role))
        grimoire.turn(self.seat, None)
        grimoire.first[self.seat] = None
        grimoire.grants = tuple([grant for grant in grimoire.grants if grant.seat != self.seat])


@dataclass(slots=True)
class Noted(Hidden, Event):
    """The tale keeps something in mind: a word, and a value of plain data (None forgets it)."""

    name = "noted"
    word: str
    value: Any

    def apply(self, grimoire: Grimoire) -> None:
        """Write the note down."""
        if self.value is None:
            grimoire.notes.pop(self.word, None)
        else:
            grimoire.notes[self.word] = self.value


@dataclass(slots=True)
class PhaseBegan(Event):
    """Dusk, night, day, vote or end begins; marks that last until then fall away."""

    name = "phase"
    phase: str
    number: int

    def apply(self, grimoire: Grimoire) -> None:
        """Begin the phase."""
        grimoire.phase = self.phase
        grimoire.number = self.number
        grimoire.step = -1
        grimoire.ready.clear()
        if grimoire.marks:
            over = (self.phase, f"{self.phase} {self.number}")
            grimoire.marks = tuple([mark for mark in grimoire.marks if mark.until not in over])


@dataclass(slots=True)
class Called(Event):
    """The next step of the night sheet is called, whether or not anybody wakes."""

    name = "called"
    step: str
    index: int

    def apply(self, grimoire: Grimoire) -> None:
        """Move down the night sheet to the call."""
        grimoire.step = self.index


@dataclass(slots=True)
class Woke(Private, Event):
    """A player is woken for a role."""

    name = "woke"
    seat: int
    role: str


@dataclass(slots=True)
class Prompted(Hidden, Event):
    """Whoever leads has something to do by hand: for a role, and for the seat that has it, if one does."""

    name = "prompted"
    role: str
    seat: int | None = None


@dataclass(slots=True)
class Chose(Private, Event):
    """A player made the choice of a role's ability."""

    name = "chose"
    seat: int
    role: str
    choice: Any


@dataclass(slots=True)
class Met(Told, Event):
    """A player sees who else is of a role; nobody if `seats` is empty."""

    name = "met"
    seat: int
    role: str
    seats: tuple[int, ...]


@dataclass(slots=True)
class Saw(Told, Event):
    """A player looked at a card and saw what is printed on it."""

    name = "saw"
    seat: int
    place: Place
    role: str

    def apply(self, grimoire: Grimoire) -> None:
        """Who looks at their own card believes it; who finds the card they were dealt stays what they are."""
        if self.place == self.seat and self.role != grimoire.dealt(self.seat):
            grimoire.beliefs[self.seat] = self.role


@dataclass(slots=True)
class Learned(Told, Event):
    """A player was told the answer to what their ability asks."""

    name = "learned"
    seat: int
    role: str
    answer: Any


@dataclass(slots=True)
class Copied(Private, Event):
    """A copier's card takes over a role; the card keeps it wherever it goes."""

    name = "copied"
    seat: int
    role: str

    def apply(self, grimoire: Grimoire) -> None:
        """Write the role on the card."""
        card = grimoire.cards[self.seat]
        grimoire.lay(self.seat, Card(card.printed, self.role))
        grimoire.beliefs[self.seat] = self.role


@dataclass(slots=True)
class Became(Hidden, Event):
    """A seat's card is replaced by another role's; its player is on this side, whatever the card says."""

    name = "became"
    seat: int
    role: str
    side: str

    def apply(self, grimoire: Grimoire) -> None:
        """Lay the new card; the old one's abilities go with it, and all marks they made."""
        grimoire.lay(self.seat, Card(self.role))
        grimoire.turn(self.seat, self.side)
        grimoire.grants = tuple([grant for grant in grimoire.grants if grant.seat != self.seat])
        grimoire.marks = tuple(
            [mark for mark in grimoire.marks if mark.owner is None or mark.owner.seat != self.seat]
        )


@dataclass(slots=True)
class Swapped(Hidden, Event):
    """Two cards change places."""

    name = "swapped"
    a: Place
    b: Place

    def apply(self, grimoire: Grimoire) -> None:
        """Exchange the two cards."""
        cards = grimoire.cards
        grimoire.cards = {**cards, self.a: cards[self.b], self.b: cards[self.a]}


@dataclass(slots=True)
class Readied(Event):
    """A player is ready to go on."""

    name = "readied"
    seat: int

    def apply(self, grimoire: Grimoire) -> None:
        """Count the player as ready once."""
        if self.seat not in grimoire.ready:
            grimoire.ready.append(self.seat)


@dataclass(slots=True)
class Claimed(Event):
    """A player said something in public, true or not."""

    name = "claimed"
    seat: int
    words: tuple[Any, ...]


@dataclass(slots=True)
class Pointed(Private, Event):
    """A player sees where those who are awake with them point, each at a seat or at nobody."""

    name = "pointed"
    seat: int
    role: str
    hands: tuple[tuple[int, Any], ...]


@dataclass(slots=True)
class Nominated(Event):
    """A player names another for the vote."""

    name = "nominated"
    seat: int
    nominee: int


@dataclass(slots=True)
class Named(Event):
    """A player is named, and hands are asked for."""

    name = "named"
    seat: int


@dataclass(slots=True)
class Raised(Event):
    """A player was named, and these raised their hands."""

    name = "raised"
    candidate: int
    seats: tuple[int, ...]


@dataclass(slots=True)
class Condemned(Event):
    """The vote has fallen on these, who still live."""

    name = "condemned"
    seats: tuple[int, ...]


@dataclass(slots=True)
class Voted(Event):
    """All have voted at once: for each seat the seat it points at, or None."""

    name = "voted"
    votes: tuple[Any, ...]

    def apply(self, grimoire: Grimoire) -> None:
        """Keep how everybody has voted."""
        grimoire.votes = self.votes


@dataclass(slots=True)
class Died(Event):
    """A player dies."""

    name = "died"
    seat: int
    cause: str

    def apply(self, grimoire: Grimoire) -> None:
        """Count them among the dead."""
        grimoire.let_live(self.seat, lives=False)


@dataclass(slots=True)
class Revived(Event):
    """A player lives after all."""

    name = "revived"
    seat: int

    def apply(self, grimoire: Grimoire) -> None:
        """Count them among the living."""
        grimoire.let_live(self.seat)


@dataclass(slots=True)
class Silenced(Event):
    """A player may not speak until further notice."""

    name = "silenced"
    seat: int

    def apply(self, grimoire: Grimoire) -> None:
        """Keep in mind that the player may not speak."""
        grimoire.silenced.append(self.seat)


@dataclass(slots=True)
class Unsilenced(Event):
    """A player may speak again."""

    name = "unsilenced"
    seat: int

    def apply(self, grimoire: Grimoire) -> None:
        """Forget that the player may not speak."""
        grimoire.silenced.remove(self.seat)


@dataclass(slots=True)
class Tied(Event):
    """A vote has ended in a tie between these seats."""

    name = "tied"
    seats: tuple[int, ...]


@dataclass(slots=True)
class Unexecuted(Event):
    """A vote, or a day, ends without anybody who has to go."""

    name = "unexecuted"


@dataclass(slots=True)
class Stalled(Event):
    """Nobody has died for so long that after `n` more rounds like these the game may end for want of any."""

    name = "stalled"
    n: int


@dataclass(slots=True)
class Jailed(Event):
    """A player is put in jail."""

    name = "jailed"
    seat: int


@dataclass(slots=True)
class Freed(Event):
    """A player comes out of jail."""

    name = "freed"
    seat: int


@dataclass(slots=True)
class Revealed(Event):
    """A card is turned up for all."""

    name = "revealed"
    place: Place
    role: str
    copied: str | None = None


@dataclass(slots=True)
class Won(Event):
    """The tale is told: these sides and these seats have won, perhaps none."""

    name = "won"
    sides: tuple[str, ...]
    seats: tuple[int, ...]

    def apply(self, grimoire: Grimoire) -> None:
        """Close the game with these winners."""
        grimoire.winners = self.seats
