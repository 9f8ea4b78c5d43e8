"""What only happens in the Clocktower."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from fabula.core.cards import Card
from fabula.core.events import Event, Hidden, Private, Told
from fabula.core.grimoire import Grant, Grimoire, Mark
from fabula.core.settings import SettingWord
from fabula.games.clocktower.almanac import notes
from fabula.games.clocktower.town.circle import circle

COMPANY: SettingWord[tuple[str, ...]] = SettingWord("company", ())  # the Fabled and Loric of the beginning


@dataclass(slots=True)
class Arrived(Event):
    """A Traveller is here, whose role all know; who comes late sits down clockwise after another seat."""

    name = "arrived"
    seat: int
    role: str
    after: int | None = None

    def apply(self, grimoire: Grimoire) -> None:
        """Make room in the circle."""
        if self.after is not None:
            order = circle(grimoire)
            at = order.index(self.after) + 1
            grimoire.seats += 1
            grimoire.alive = (*grimoire.alive, True)
            grimoire.first.append(None)
            grimoire.beliefs.append(None)
            notes.CIRCLE.lay(grimoire, (*order[:at], self.seat, *order[at:]))
        grimoire.lay(self.seat, Card(self.role))


@dataclass(slots=True)
class Departed(Event):
    """A Traveller leaves the game."""

    name = "departed"
    seat: int

    def apply(self, grimoire: Grimoire) -> None:
        """Close the circle; all marks on them and by them go."""
        notes.CIRCLE.lay(grimoire, tuple(seat for seat in circle(grimoire) if seat != self.seat))
        grimoire.let_live(self.seat, lives=False)
        grimoire.grants = tuple([grant for grant in grimoire.grants if grant.seat != self.seat])
        grimoire.marks = tuple(
            [mark for mark in grimoire.marks if self.seat not in (mark.seat, maker_of(mark))]
        )


@dataclass(slots=True)
class Entered(Event):
    """A Fabled or a Loric comes into play, a role of the Storyteller that all see."""

    name = "entered"
    role: str

    def apply(self, grimoire: Grimoire) -> None:
        """Lay it beside the Grimoire."""
        notes.COMPANY.lay(grimoire, (*company(grimoire), self.role))


@dataclass(slots=True)
class Exited(Event):
    """A Fabled or a Loric is not in play any more."""

    name = "exited"
    role: str

    def apply(self, grimoire: Grimoire) -> None:
        """Take a Fabled or Loric away."""
        notes.COMPANY.lay(grimoire, tuple(role for role in company(grimoire) if role != self.role))


def company(grimoire: Grimoire) -> tuple[str, ...]:
    """The Fabled and Loric in play now, in the order in which they came."""
    now: tuple[str, ...] | None = notes.COMPANY.of(grimoire)
    return COMPANY.of(grimoire.settings) if now is None else now


@dataclass(slots=True)
class Informed(Told, Event):
    """A player is told something: `kind` is what it is about, `answer` all of it, the others its parts.

    `a` and `b` are two players, `place` is one, `shown` a role, `n` a number, `seats` several players.
    """

    name = "informed"
    seat: int
    kind: str
    answer: Any
    a: int | None = None
    b: int | None = None
    place: int | None = None
    shown: str | None = None
    n: int | None = None
    seats: tuple[int, ...] | None = None


@dataclass(slots=True)
class CardShown(Told, Event):
    """Whoever leads shows a player a card: a text, some players, some roles."""

    name = "card"
    seat: int
    text: str
    seats: tuple[int, ...] | None = None
    roles: tuple[str, ...] | None = None


@dataclass(slots=True)
class Drawn(Hidden, Event):
    """What each has drawn from the bag, before the Storyteller says who is not what they drew."""

    name = "drawn"
    cards: dict[int, str]


@dataclass(slots=True)
class Attacked(Hidden, Event):
    """The Demon has attacked a player; `kind` is what came of it.

    `ward` is for whom somebody else is struck, `by` the Demon who attacks.
    """

    name = "attacked"
    seat: int
    kind: str
    ward: int | None = None
    by: int | None = None

    def apply(self, grimoire: Grimoire) -> None:
        """Keep it in mind till dawn, for who leads."""
        before = notes.ATTACKS.of(grimoire)
        notes.ATTACKS.lay(grimoire, (*before, (self.seat, self.kind, self.ward, self.by)))


@dataclass(slots=True)
class Saved(Hidden, Event):
    """A player would have died, and an ability of this role keeps them alive."""

    name = "saved"
    seat: int
    role: str


@dataclass(slots=True)
class Misled(Hidden, Event):
    """What a player was told is not so: `kind` says why, `answer` what is."""

    name = "misled"
    seat: int
    kind: str
    answer: Any


@dataclass(slots=True)
class WentWrong(Hidden, Event):
    """A player's ability has worked otherwise than it should; `kind` says by what."""

    name = "went_wrong"
    seat: int
    kind: str

    def apply(self, grimoire: Grimoire) -> None:
        """Keep it in mind till dawn."""
        notes.WRONG.lay(grimoire, (*notes.WRONG.of(grimoire), (self.seat, self.kind)))


@dataclass(slots=True)
class Walked(Hidden, Event):
    """The Storyteller has come to this line of the night sheet."""

    name = "walked"
    line: str
    index: int

    def apply(self, grimoire: Grimoire) -> None:
        """Move down the night sheet."""
        grimoire.step = self.index


@dataclass(slots=True)
class Fell(Hidden, Event):
    """A player dies in the night; all learn it at dawn, and nobody but whoever leads of which `cause`."""

    name = "fell"
    seat: int
    cause: str | None = None

    def apply(self, grimoire: Grimoire) -> None:
        """A death takes the life, and the ability goes at once; why is kept in mind till dawn."""
        grimoire.let_live(self.seat, lives=False)
        if self.cause is not None:
            notes.CAUSES.lay(grimoire, (*notes.CAUSES.of(grimoire), (self.seat, self.cause)))


@dataclass(slots=True)
class Unmarked(Hidden, Event):
    """A mark is taken off a seat: all of its kind, or that of one ability."""

    name = "unmarked"
    seat: int
    kind: str
    owner: Grant | None = None

    def apply(self, grimoire: Grimoire) -> None:
        """Take these marks away and leave the others."""
        grimoire.marks = tuple([mark for mark in grimoire.marks if not self._takes(mark)])

    def _takes(self, mark: Mark) -> bool:
        if (mark.seat, mark.kind) != (self.seat, self.kind):
            return False
        return self.owner is None or mark.owner == self.owner


@dataclass(slots=True)
class Shed(Hidden, Event):
    """A player has what came from another role of theirs no longer."""

    name = "shed"
    seat: int
    source: str

    def apply(self, grimoire: Grimoire) -> None:
        """Those abilities go, with what came from them in turn, and the marks they made."""
        gone: list[Grant] = []
        for grant in (one for one in grimoire.grants if one.seat == self.seat):
            if grant.source == self.source or grant.source in [one.role for one in gone]:
                gone.append(grant)
        grimoire.grants = tuple([grant for grant in grimoire.grants if grant not in gone])
        grimoire.marks = tuple(
            [mark for mark in grimoire.marks if mark.owner is None or mark.owner not in gone]
        )


@dataclass(slots=True)
class Shroud(Hidden, Event):
    """The Storyteller takes the shroud off a player, or lays it on: by night nobody knows."""

    name = "shroud"
    seat: int
    on: bool

    def apply(self, grimoire: Grimoire) -> None:
        """Let a seat be dead or alive for all to see."""
        grimoire.let_live(self.seat, lives=not self.on)


@dataclass(slots=True)
class VoteTokens(Event):
    """How many votes are left to a player who needs a token for each; `kind` says why, if it is told."""

    name = "vote_tokens"
    seat: int
    left: int
    kind: str | None = None

    def apply(self, grimoire: Grimoire) -> None:
        """Keep in mind how many vote tokens are left."""
        notes.TOKENS.by(self.seat).lay(grimoire, self.left)


@dataclass(slots=True)
class SecretToken(Private, Event):
    """A vote in secret has cost a token: how many are left only its player learns."""

    name = "secret_token"
    seat: int
    left: int
    kind: str | None = None

    def apply(self, grimoire: Grimoire) -> None:
        """Keep in mind how many vote tokens are left."""
        notes.TOKENS.by(self.seat).lay(grimoire, self.left)


@dataclass(slots=True)
class SecretlyRaised(Hidden, Event):
    """These have raised their hands with all eyes closed."""

    name = "secretly_raised"
    nominee: int
    seats: tuple[int, ...]


@dataclass(slots=True)
class TokenGiven(Event):
    """A dead player gives their vote away."""

    name = "token_given"
    seat: int
    to: int


@dataclass(slots=True)
class Executed(Event):
    """A player is executed, and dies or not; `kind` says if for a nomination, or in place of `nominee`."""

    name = "executed"
    seat: int
    kind: str | None = None
    nominee: int | None = None


@dataclass(slots=True)
class Survived(Event):
    """Whoever is executed or exiled does not die of it; nobody is told why."""

    name = "survived"
    seat: int


@dataclass(slots=True)
class Used(Event):
    """A player says to use a power of the day on somebody: `kind` is whose. Anybody may say so."""

    name = "used"
    seat: int
    kind: str
    nominee: int


@dataclass(slots=True)
class Stated(Event):
    """A player states something in public that an ability may make something of: `kind` is how."""

    name = "stated"
    seat: int
    kind: str
    statements: tuple[Any, ...]


@dataclass(slots=True)
class Asked(Private, Event):
    """A player asks the Storyteller in private whether something is so."""

    name = "asked"
    seat: int
    statements: tuple[Any, ...]


@dataclass(slots=True)
class CultCalled(Event):
    """A player calls all into their cult."""

    name = "cult_called"
    seat: int


@dataclass(slots=True)
class CultJoined(Event):
    """Who has joined a cult."""

    name = "cult_joined"
    seat: int
    seats: tuple[int, ...]


@dataclass(slots=True)
class NothingHappened(Event):
    """What was said to be used has no effect that all can see."""

    name = "nothing_happened"


@dataclass(slots=True)
class Ended(Event):
    """Why the game is over."""

    name = "ended"
    kind: str


@dataclass(slots=True)
class Quiet(Event):
    """Nobody died in the night."""

    name = "quiet"


def maker_of(mark: Mark) -> int | None:
    """Whose ability has put a mark somewhere."""
    return None if mark.owner is None else mark.owner.seat
