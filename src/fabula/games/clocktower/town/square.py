"""The town of the Clocktower: people sit in a circle, in which Travellers come and go."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeVar

from fabula.core.cards import FIRST_NIGHT, Almanac
from fabula.core.events import Event, Granted, Marked
from fabula.core.grimoire import Grant, Grimoire, abilities
from fabula.core.moments import AnyYes, EachAnswers, FirstDecides, RuleQuestion
from fabula.core.town import Town
from fabula.core.working import IMPAIRING, acts, bears, works
from fabula.games.clocktower.almanac import notes
from fabula.games.clocktower.almanac.cards import (
    DEMON,
    EVIL,
    GOOD,
    KINDS,
    NIGHT,
    SAFE,
    TRAVELLER,
    almanac,
)
from fabula.games.clocktower.almanac.questions import MarksDue
from fabula.games.clocktower.almanac.traits import SAFE_FROM_DEMONS, has_trait
from fabula.games.clocktower.town.census import babysitting, census, minded
from fabula.games.clocktower.town.circle import circle
from fabula.games.clocktower.town.events import Unmarked

COMING_AND_GOING = ("arrived", "departed")
MOVING = (*COMING_AND_GOING, "reseated")  # the circle is not as it was
SHIFTING = frozenset(("marked", "unmarked", "phase"))  # some marks depend on others
UNSETTLING = frozenset(
    (*MOVING, "became", "granted", "revived", "shroud", "shed")
)  # nor is who is what, or who lives


STIRRING = SHIFTING | UNSETTLING

R = TypeVar("R")


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
        self._record(event)
        event.apply(self.grimoire)
        if event.name not in STIRRING:
            return
        if event.name in SHIFTING and abilities(self.grimoire, self.almanac).answering[MarksDue]:
            self.settle()
        if event.name in UNSETTLING:
            self.everyone = circle(self.grimoire)
            if event.name not in COMING_AND_GOING:
                self.settle()

    def settle(self) -> None:
        """Some marks lie where the rules say, whatever changes: lay what is due, take up the others."""
        self.mind_the_monsta()
        for _ in range(2 * len(self.everyone)):  # a ring of marks, each undoing the next, is left as it is
            change = self._next_change()
            if change is None:
                return
            super().tell(change)

    def _next_change(self) -> Event | None:
        """A mark that lies where it should not, or does not lie where it should."""
        for grant, due in abilities(self.grimoire, self.almanac).answering[MarksDue]:
            wanted = [(seat, kind) for seat, kind in due(self, grant) if not self.wards(seat, kind, grant)]
            lying = [(mark.seat, mark.kind) for mark in self.grimoire.marks if mark.owner == grant]
            for seat, kind in lying:
                if (seat, kind) not in wanted:
                    return Unmarked(seat, kind, grant)
            for seat, kind in wanted:
                if (seat, kind) not in lying:
                    return Marked(seat, kind, grant)
        return None

    def wards(self, seat: int, kind: str, by: Grant) -> bool:
        """Whether a player is safe from being made drunk or poisoned so: a Demon cannot harm them."""
        if kind not in IMPAIRING or self.almanac.kind_of[by.role] != DEMON:
            return False
        if bears(self.grimoire, seat, SAFE):
            return True
        others = (one for one in self.grimoire.marks if one.seat == seat and one.owner != by)
        impaired = any(mark.kind in IMPAIRING and acts(self.grimoire, mark) for mark in others)
        is_safe = any(has_trait(one.role, SAFE_FROM_DEMONS) and not one.sham for one in self.abilities(seat))
        return is_safe and self.grimoire.alive[seat] and not impaired

    def mind_the_monsta(self) -> None:
        """Whoever babysits has its ability, whatever else they become."""
        for seat in babysitting(self.grimoire):
            role = minded(self.grimoire.roles)
            if role and not any(grant.role == role for grant in self.abilities(seat)):
                self.give(seat, role, source=role)

    def give(
        self, seat: int, role: str, *, sham: bool = False, source: str | None = None, line: str | None = None
    ) -> Grant:
        """A seat has this role's ability from now on, or only believes so; `line` is another than its own.

        It is fresh.
        """
        card = self.almanac[role]
        lasts = (card.lasts and not sham) or None
        lends = source is not None and source in self.almanac and self.almanac[source].lends
        lent = lends or any(one.role == source and one.lent for one in self.abilities(seat)) or None
        line = line or card.line
        grant = Grant(seat, role, line, sham, source, lasts, lent)
        if grant not in self.grimoire.grants:  # nobody has the same from the same twice
            self.tell(Granted(*grant[:3], sham=sham, source=source, lasts=lasts, lent=lent))
        self.freshen(seat, role)
        return grant

    def freshen(self, seat: int, role: str) -> None:
        """An ability for the first night alone, gained later, acts in the night that is on or that comes."""
        fresh = notes.FRESH.of(self.grimoire)
        late = self.almanac[role].wakes is FIRST_NIGHT and self.grimoire.number > 0
        if late and (seat, role) not in fresh:
            notes.FRESH.set(self, (*fresh, (seat, role)))

    # ---- who is where

    @property
    def living(self) -> tuple[int, ...]:
        """The seats still alive, clockwise."""
        return census(self.grimoire).standing

    @property
    def seem_alive(self) -> tuple[int, ...]:
        """Who lives as far as all know: nobody knows yet who has died in this night, or come back to life."""
        alive, fallen, risen = (
            self.grimoire.alive,
            notes.FALLEN.of(self.grimoire),
            notes.RISEN.of(self.grimoire),
        )
        return tuple(seat for seat in self.everyone if (alive[seat] or seat in fallen) and seat not in risen)

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
        """The kind of a seat's true role; who has no card yet is going to be a Traveller.

        Whoever babysits is the Demon.
        """
        if seat in babysitting(self.grimoire):
            return DEMON
        card = self.grimoire.cards.get(seat)
        return TRAVELLER if card is None else self.almanac.kind_of[card.printed]

    def demon_of(self, seat: int) -> str | None:
        """Which Demon a player is, if any: their role, or the one they mind."""
        if self.kind(seat) != DEMON:
            return None
        role = self.grimoire.role(seat)
        return role if self.almanac.kind_of[role] == DEMON else minded(self.grimoire.roles)

    def is_evil(self, seat: int) -> bool:
        """Whether a player is on the evil side."""
        return self.side(seat) == EVIL

    def is_traveller(self, seat: int) -> bool:
        """Whether a player is a Traveller."""
        return self.kind(seat) == TRAVELLER

    @property
    def residents(self) -> tuple[int, ...]:
        """All who are no Travellers."""
        travellers = census(self.grimoire).travellers
        return (
            tuple([seat for seat in self.everyone if seat not in travellers]) if travellers else self.everyone
        )

    @property
    def living_residents(self) -> tuple[int, ...]:
        """The living who are no Travellers: so many the end counts."""
        travellers = census(self.grimoire).travellers
        return tuple([seat for seat in self.living if seat not in travellers]) if travellers else self.living

    @property
    def living_travellers(self) -> tuple[int, ...]:
        """The Travellers who live."""
        travellers, alive = census(self.grimoire).travellers, self.grimoire.alive
        return tuple([seat for seat in travellers if alive[seat]]) if travellers else ()

    @property
    def living_demons(self) -> tuple[int, ...]:
        """The seats of all Demons who live, those who only seem dead too."""
        demons = census(self.grimoire).demons
        return tuple([seat for seat in self.everyone if seat in demons])

    def lives(self, seat: int) -> bool:
        """Whether a player lives in truth: who feigns death does."""
        return self.grimoire.alive[seat] or self.feigns(seat)

    def feigns(self, seat: int) -> bool:
        """Whether a player lives and counts as dead in everything but the end of the game."""
        return seat in feigning(self.grimoire)

    def abilities(self, seat: int) -> list[Grant]:
        """The abilities on a seat, those it only believes in too."""
        return [grant for grant in self.grimoire.grants if grant.seat == seat]

    def working(self, seat: int, role: str) -> Grant | None:
        """A seat's ability of this role, if it has it and it works."""
        for grant in self.grimoire.grants:
            if grant.seat == seat and grant.role == role and works(self.grimoire, grant):
                return grant
        return None

    def works_with(self, seat: int, trait: str) -> Grant | None:
        """A seat's ability of which this holds, if it has one and it works."""
        for grant in self.grimoire.grants:
            if grant.seat == seat and has_trait(grant.role, trait) and works(self.grimoire, grant):
                return grant
        return None

    def nearest(self, seat: int, kind: str, *, clockwise: bool) -> int | None:
        """The nearest player of a kind on one side, alive or dead."""
        others = self.others(seat)
        on_the_way = others if clockwise else others[::-1]
        return next((other for other in on_the_way if self.kind(other) == kind), None)

    def who_says(self, question: AnyYes) -> Grant | None:
        """The first ability that says yes to a question of the rules."""
        return next((grant for grant, answer in self._said(question) if answer), None)

    def is_said(self, question: AnyYes) -> bool:
        """Whether any ability says yes to a question of the rules."""
        return any(answer for _, answer in self._said(question))

    def answer(self, question: FirstDecides[R]) -> R | None:
        """What the first ability that has a say answers to a question of the rules; None where none has."""
        return next((answer for _, answer in self._said(question)), None)

    def answers(self, question: EachAnswers[R]) -> list[tuple[Grant, R]]:
        """What each ability that has a say answers to a question of the rules."""
        return list(self._said(question))

    def _said(self, question: RuleQuestion[R]) -> Iterator[tuple[Grant, R]]:
        for grant, answer in abilities(self.grimoire, self.almanac).answering[type(question)]:
            if not question.must_work or works(self.grimoire, grant):
                yield grant, answer(self, grant, **question.facts)

    def disguises(self, seat: int) -> tuple[str, ...]:
        """The roles by whose ability a seat may register as something else, gained ones too."""
        return abilities(self.grimoire, self.almanac).registering.get(seat, ())

    @property
    def travellers(self) -> tuple[str, ...]:
        """The roles of the Travellers who are here."""
        cards = self.grimoire.cards
        return tuple([cards[seat].role for seat in census(self.grimoire).travellers if seat in cards])

    @property
    def in_play(self) -> tuple[str, ...]:
        """The true roles of all who are no Travellers."""
        return tuple(self.grimoire.role(seat) for seat in self.residents)


def is_lent(grant: Grant) -> bool:
    """Whether an ability came by another role, and neither by the deal nor by hand."""
    return grant.source in almanac and bool(almanac[str(grant.source)].gives)


def feigning(grimoire: Grimoire) -> list[int]:
    """Who lives though they seem dead."""
    return census(grimoire).feigning


def tonight(grimoire: Grimoire) -> int:
    """The number of the night that is on, or of the one that comes."""
    return grimoire.number + (grimoire.phase != NIGHT)


def living_kinds(grimoire: Grimoire) -> list[str]:
    """The kinds of all who live and have a card, those too who only seem dead."""
    return census(grimoire).kinds


def other_side(side: str) -> str:
    """Evil for good, good for evil."""
    return GOOD if side == EVIL else EVIL


def count_kinds(almanac: Almanac, roles: tuple[str, ...]) -> dict[str, int]:
    """How many of each kind a set holds."""
    counts = dict.fromkeys(KINDS, 0)
    for role in roles:
        counts[almanac[role].kind] += 1
    return counts
