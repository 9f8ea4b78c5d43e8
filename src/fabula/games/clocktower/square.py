"""The town of the Clocktower: people sit in a circle, in which Travellers come and go."""

from __future__ import annotations

from collections.abc import Callable

from fabula.core.cards import FIRST_NIGHT, Almanac
from fabula.core.events import Event, Granted, Noted
from fabula.core.grimoire import Grant, Grimoire
from fabula.core.town import Town
from fabula.core.working import works
from fabula.games.clocktower.cards import DEMON, EVIL, GOOD, KINDS, TRAVELLER, almanac

CIRCLE = "circle"  # the seats clockwise, once it is not their order any more
RISEN = "risen"  # who lives again since dusk, for the dawn to tell
SHOTS = "shots"  # who has said to be the Slayer and shot
FRESH = "fresh"  # who has gained an ability for the first night in a later one, and has not used it yet


class Square(Town):
    """The circle of those who are here, clockwise; what the rules count of them."""

    __slots__ = ()

    def __init__(
        self, grimoire: Grimoire, almanac: Almanac, record: Callable[[Event], None] | None = None
    ) -> None:
        super().__init__(grimoire, almanac, (), record)
        self.everyone = circle(grimoire)

    def tell(self, event: Event) -> None:
        """Let it happen, as in every town (written out: it happens all the time); the circle may change."""
        grimoire = self.grimoire
        self._record(event)
        event.apply(grimoire)
        if CIRCLE in grimoire.notes:
            self.everyone = grimoire.notes[CIRCLE]

    def give(
        self, seat: int, role: str, *, sham: bool = False, source: str | None = None, line: str | None = None
    ) -> Grant:
        """A seat has this role's ability from now on, or only believes so; `line` is another than its own.

        It is fresh.
        """
        card = self.almanac[role]
        lasts = (card.lasts and not sham) or None
        self.tell(Granted(seat, role, line or card.line, sham=sham, source=source, lasts=lasts))
        self.freshen(seat, role)
        return self.grimoire.grants[-1]

    def freshen(self, seat: int, role: str) -> None:
        """An ability for the first night alone, gained later, acts in the night that is on or that comes."""
        fresh = self.grimoire.notes.get(FRESH, ())
        late = self.almanac[role].wakes is FIRST_NIGHT and self.grimoire.number > 0
        if late and (seat, role) not in fresh:
            self.tell(Noted(FRESH, (*fresh, (seat, role))))

    # ---- who is where

    @property
    def living(self) -> tuple[int, ...]:
        """The seats still alive, clockwise."""
        alive = self.grimoire.alive
        return tuple([seat for seat in self.everyone if alive[seat]])

    def others(self, seat: int) -> tuple[int, ...]:
        """All but this one, clockwise from them."""
        at = self.everyone.index(seat)
        return self.everyone[at + 1 :] + self.everyone[:at]

    def living_neighbours(self, seat: int) -> tuple[int, ...]:
        """The nearest living seat on either side; one seat only when but one other lives."""
        living = [other for other in self.others(seat) if self.grimoire.alive[other]]
        return (living[0], living[-1]) if len(living) > 1 else tuple(living)

    def clockwise_to(self, seat: int) -> tuple[int, ...]:
        """All, clockwise, this one last: so hands are counted."""
        return (*self.others(seat), seat)

    # ---- who is what

    def kind(self, seat: int) -> str:
        """The kind of a seat's true role; who has no card yet is going to be a Traveller."""
        card = self.grimoire.cards.get(seat)
        return TRAVELLER if card is None else self.almanac.kind_of[card.printed]

    def is_evil(self, seat: int) -> bool:
        """Whether a player is on the evil side."""
        return self.side(seat) == EVIL

    def is_traveller(self, seat: int) -> bool:
        """Whether a player is a Traveller."""
        return self.kind(seat) == TRAVELLER

    @property
    def residents(self) -> tuple[int, ...]:
        """All who are no Travellers."""
        return tuple([seat for seat in self.everyone if self.kind(seat) != TRAVELLER])

    @property
    def living_residents(self) -> tuple[int, ...]:
        """The living who are no Travellers: so many the end counts."""
        return tuple([seat for seat in self.living if self.kind(seat) != TRAVELLER])

    @property
    def living_travellers(self) -> tuple[int, ...]:
        """The Travellers who live."""
        return tuple([seat for seat in self.living if self.kind(seat) == TRAVELLER])

    @property
    def living_demons(self) -> tuple[int, ...]:
        """The seats of all Demons who live."""
        return tuple([seat for seat in self.living if self.kind(seat) == DEMON])

    def abilities(self, seat: int) -> list[Grant]:
        """The abilities on a seat, those it only believes in too."""
        return [grant for grant in self.grimoire.grants if grant.seat == seat]

    def working(self, seat: int, role: str) -> Grant | None:
        """A seat's ability of this role, if it has it and it works."""
        for grant in self.grimoire.grants:
            if grant.seat == seat and grant.role == role and works(self.grimoire, grant):
                return grant
        return None

    @property
    def travellers(self) -> tuple[str, ...]:
        """The roles of the Travellers who are here."""
        cards = self.grimoire.cards
        return tuple(
            [cards[seat].role for seat in self.everyone if seat in cards and self.is_traveller(seat)]
        )

    @property
    def in_play(self) -> tuple[str, ...]:
        """The true roles of all who are no Travellers."""
        return tuple(self.grimoire.role(seat) for seat in self.residents)


def circle(grimoire: Grimoire) -> tuple[int, ...]:
    """The seats of those who are here, clockwise."""
    moved: tuple[int, ...] | None = grimoire.notes.get(CIRCLE)
    return tuple(range(grimoire.seats)) if moved is None else moved


def living_kinds(grimoire: Grimoire) -> list[str]:
    """The kinds of all who live and have a card."""
    cards, kind_of = grimoire.cards, almanac.kind_of
    return [kind_of[cards[seat][0]] for seat, lives in enumerate(grimoire.alive) if lives and seat in cards]


def other_side(side: str) -> str:
    """Evil for good, good for evil."""
    return GOOD if side == EVIL else EVIL


def count_kinds(almanac: Almanac, roles: tuple[str, ...]) -> dict[str, int]:
    """How many of each kind a set holds."""
    counts = dict.fromkeys(KINDS, 0)
    for role in roles:
        counts[almanac[role].kind] += 1
    return counts
