"""The Grimoire: the whole truth at one moment. Only events change it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, NamedTuple, TypeVar

from fabula.core.cards import Almanac, Answer, Card, OfMoment, OfQuestion, Place, Script
from fabula.core.settings import SettingValues

T = TypeVar("T")
W = TypeVar("W")  # a moment or a question

DOOMED = "doomed"  # marks whom a strike that nothing stops waits for


class Grant(NamedTuple):
    """An ability that hangs on a seat, whatever card lies there.

    `step` is the call on the night sheet that wakes it, None if it is never called again. A `sham` is an
    ability its seat only believes in: it is asked and told like the others, and does nothing.
    `source` is the seat or role it came from, None for the deal. One that `lasts` outlives its player;
    one that is `lent` works while its source does, however impaired its player.
    """

    seat: int
    role: str
    step: str | None
    sham: bool = False
    source: Place | None = None
    lasts: bool | None = None
    lent: bool | None = None

    def written(self) -> tuple[Any, ...]:
        """The grant as a file has it: that it is lent only where it is, for older files do not know of it."""
        return self if self.lent else self[:-1]


class Mark(NamedTuple):
    """A reminder on a seat. It acts only while the grant that made it works and its time is not over.

    A mark without an owner was put there by the rules themselves and always acts. `until` names the phase
    at whose beginning it goes, with a number if it outlasts earlier ones: `dusk`, `dusk 3`.
    """

    kind: str
    seat: int
    owner: Grant | None
    until: str | None = None


class Strike(NamedTuple):
    """An attempt on a life; it lands with all others of its night, unless something stops or moves it."""

    seat: int
    kind: str
    by: Grant | None  # nobody's: the storyteller's own
    lands: int


@dataclass(frozen=True)
class Setup:
    """What is agreed before the first beat: tale, number of seats, the set of roles, the variants."""

    tale: str
    seats: int
    roles: tuple[str, ...]
    settings: SettingValues = field(default_factory=dict)


Calls = dict[str | None, list[Grant]]


class Known(dict[W, tuple[tuple[Grant, T], ...]], Generic[W, T]):
    """For each moment or question the grants whose roles know it, each with what its role has for it."""

    __slots__ = ("_grants", "_words_of")

    def __init__(self, grants: tuple[Grant, ...], words_of: Mapping[str, Mapping[W, T]]) -> None:
        super().__init__()
        self._grants = grants
        self._words_of = words_of

    def __missing__(self, word: W) -> tuple[tuple[Grant, T], ...]:
        words_of = self._words_of
        known = [grant for grant in self._grants if word in words_of[grant.role]]
        found = self[word] = tuple([(grant, words_of[grant.role][word]) for grant in known])
        return found


class Abilities:
    """All grants: those `reacting` to a moment, `answering` a question, `called` at a line of the sheet.

    Nearly all that happens is the business of one or two abilities, or of none. The index is kept with the
    Grimoire and made anew when the grants are others; to see that they are the same takes no time.
    """

    __slots__ = ("_almanac", "_called", "_found", "_registering", "_sheet", "answering", "grants", "reacting")

    def __init__(self, almanac: Almanac, grants: tuple[Grant, ...]) -> None:
        self.grants = grants
        self._almanac = almanac
        self._registering: dict[int, tuple[str, ...]] | None = None
        self.reacting: Known[OfMoment, Script] = Known(self.grants, almanac.reactions_of)
        self.answering: Known[OfQuestion, Answer] = Known(self.grants, almanac.answers_of)
        self._called: Calls | None = None
        self._sheet: object = None
        self._found: Any = None

    @property
    def called(self) -> Calls:
        """For each line of the night sheet those it calls, clockwise."""
        if self._called is None:
            self._called = {}
            for grant in sorted(self.grants, key=lambda grant: grant.seat):
                self._called.setdefault(grant.step, []).append(grant)
        return self._called

    @property
    def registering(self) -> dict[int, tuple[str, ...]]:
        """For each seat those of its roles, dealt or gained, by which it may register as what it is not."""
        if self._registering is None:
            self._registering = {}
            for grant in self.grants:
                before = self._registering.get(grant.seat, ())
                if self._almanac[grant.role].registers and not grant.sham and grant.role not in before:
                    self._registering[grant.seat] = (*before, grant.role)
        return self._registering

    def on(self, sheet: object, find: Callable[[], T]) -> T:
        """What is found on a night sheet with these abilities, kept as long as it is the same sheet."""
        if self._sheet is not sheet:
            self._sheet, self._found = sheet, find()
        found: T = self._found
        return found


class Readings:
    """What was read off a Grimoire, kept for as long as it is still so. It adds nothing to the position."""

    __slots__ = ("_kept", "abilities", "census", "lawful")

    def __init__(self) -> None:
        self.abilities: Abilities | None = None
        self.census: Any = None  # the tale's own count of who is what
        self.lawful: Any = None  # what the laws of the tale have looked at last, and found as it should be
        self._kept: dict[Any, tuple[tuple[Any, ...], Any]] = {}

    def reading(self, find: Callable[..., T], *taken_of: Any) -> T:
        """What is found in these values, which are its arguments: as long as they are the same it is kept."""
        kept = self._kept.get(find)
        if kept is not None and kept[0] == taken_of:
            same: T = kept[1]
            return same
        found = find(*taken_of)
        self._kept[find] = (taken_of, found)
        return found


class Grimoire(Readings):
    """Cards, abilities, beliefs, marks, life and phase of one telling.

    Four layers are kept apart: the true role (the card that lies at a seat), the role its player believes in
    (`beliefs`), the abilities the seat has (`grants`), and what a check sees (decided at each check).

    Cards, grants, marks, sides and who is alive are values: whatever changes them lays another, so that what
    was read off them is still so as long as they are the same.
    """

    __slots__ = (
        "alive",
        "beliefs",
        "cards",
        "first",
        "grants",
        "marks",
        "notes",
        "number",
        "phase",
        "ready",
        "roles",
        "seats",
        "settings",
        "sides",
        "silenced",
        "step",
        "strikes",
        "votes",
        "winners",
    )

    def __init__(self, setup: Setup) -> None:
        super().__init__()
        self.seats = setup.seats
        self.roles = setup.roles
        self.settings = setup.settings
        self.cards: Mapping[Place, Card] = {}
        self.grants: tuple[Grant, ...] = ()
        self.first: list[str | None] = [None] * setup.seats
        self.beliefs: list[str | None] = [None] * setup.seats
        self.sides: Mapping[int, str] = {}
        self.alive = (True,) * setup.seats
        self.marks: tuple[Mark, ...] = ()
        self.strikes: list[Strike] = []
        self.notes: dict[str, Any] = {}
        self.ready: list[int] = []
        self.silenced: list[int] = []
        self.votes: tuple[Any, ...] = ()
        self.phase = "setup"
        self.number = 0
        self.step = -1
        self.winners: tuple[int, ...] | None = None

    def let_live(self, seat: int, *, lives: bool = True) -> None:
        """A seat lives from now on, or does not."""
        self.alive = (*self.alive[:seat], lives, *self.alive[seat + 1 :])

    def turn(self, seat: int, side: str | None) -> None:
        """A seat is on this side from now on; without a side, on its card's."""
        if side is not None:
            self.sides = {**self.sides, seat: side}
        elif seat in self.sides:
            self.sides = {other: on for other, on in self.sides.items() if other != seat}

    def lay(self, place: Place, card: Card) -> None:
        """Another card lies there now."""
        self.cards = {**self.cards, place: card}

    def role(self, place: Place) -> str:
        """The true role at a seat or spot: its card's, with what that card has copied."""
        card = self.cards[place]
        return card.copied or card.printed

    def dealt(self, seat: int) -> str | None:
        """The role a seat began with, whatever lies there now: its first ability's."""
        return self.first[seat]

    def position(self) -> tuple[Any, ...]:
        """All of it as plain data: comparable, hashable, and equal exactly for equal Grimoires."""
        return (
            self.seats,
            self.roles,
            tuple(sorted(self.settings.items())),
            tuple((place, *card) for place, card in self.cards.items()),
            self.grants,
            tuple(self.first),
            tuple(self.beliefs),
            tuple(sorted(self.sides.items())),
            self.alive,
            self.marks,
            tuple(self.strikes),
            tuple(sorted(self.notes.items())),
            tuple(self.ready),
            tuple(self.silenced),
            self.votes,
            self.phase,
            self.number,
            self.step,
            self.winners,
        )


def abilities(grimoire: Grimoire, almanac: Almanac) -> Abilities:
    """The index of the abilities as they are now."""
    index = grimoire.abilities
    if index is None or index.grants is not grimoire.grants:
        index = grimoire.abilities = Abilities(almanac, grimoire.grants)
    return index
