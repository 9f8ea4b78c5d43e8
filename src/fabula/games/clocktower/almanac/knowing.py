"""What a role may be told, judged in all deals at once: bit d of a number says whether it holds in deal d.

A rule stands beside the script of its role and is pure. It is given what a check sees of the seats, the seat
that was told something, and what it was told; it gives the deals in which that can be told, and those in
which something else can: the second is what a Vortox needs. How a seat registers is free anew in each check.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Protocol

from fabula.games.clocktower.almanac.cards import DEMON, KINDS, OUTSIDER
from fabula.games.clocktower.almanac.circle import one_by_one, steps_apart, the_living, together

Seen = tuple[int, int]  # the deals in which a check sees it for sure, and those in which it may
Verdict = tuple[int, int]  # the deals in which this may be told, and those in which something else may
MARKS = ("red_herring_of", "poisoned_by", "is_drunk_extra")  # that nobody sees, and a statement may be about


@dataclass(slots=True, unsafe_hash=True)  # never changed: to freeze one costs four times as much
class Statement:
    """A statement about the town: an operator over others, or one thing that is or is not so."""

    what: str
    parts: tuple[Statement, ...] = ()
    player: int = -1
    players: tuple[int, ...] = ()
    roles: tuple[str, ...] = ()
    kind: str = ""
    number: int | None = None
    least: int | None = None
    most: int | None = None
    value: bool = True

    @property
    def mark(self) -> str:
        """The mark it is about, with the role whose mark that is."""
        return " ".join((self.what, *self.roles))

    @property
    def marks(self) -> tuple[tuple[str, int], ...]:
        """The marks that nobody sees and that it speaks of, each with whose it is."""
        mine = ((self.mark, self.player),) if self.what in MARKS else ()
        return (*mine, *(mark for part in self.parts for mark in part.marks))


@dataclass(slots=True, unsafe_hash=True)  # never changed, as above
class Told:
    """What a player says they learned or chose: when, by whose ability, and the answer."""

    by: int
    role: str
    night: int = 0
    day: int = 0
    kind: str = ""
    players: tuple[int, ...] = ()
    shown: tuple[str, ...] = ()
    count: int = 0
    yes: bool = True
    none: bool = False
    named: int = -1
    statements: tuple[Statement, ...] = ()
    guesses: tuple[tuple[int, str], ...] = ()
    before: tuple[int, ...] = ()
    was: str = ""  # the role before, where somebody became another
    unseen: tuple[int, ...] = ()  # who may have done besides, without anybody seeing it

    @property
    def player(self) -> int:
        """The one player it is about."""
        return self.players[0]


class Sight(Protocol):
    """What a check sees of the town, in all deals at once."""

    @property
    def seats(self) -> int:
        """How many sit in the circle."""

    @property
    def all(self) -> int:
        """The bits of all deals."""

    @property
    def misled(self) -> bool:
        """Whether it is asked what one may be told whom a Vortox misleads."""

    def lives(self, seat: int) -> bool:
        """Whether this player is alive."""

    def neighbours(self, seat: int) -> Sequence[int]:
        """The nearest living players on either side."""

    def evil(self, seat: int) -> Seen:
        """Where a player registers as evil."""

    def role(self, seat: int, role: str) -> Seen:
        """Where a player registers as this role."""

    def kind(self, seat: int, kind: str) -> Seen:
        """Where a player registers as a role of this kind."""

    def kind_before(self, by: int, seat: int, kind: str, /) -> Seen:
        """Where the player whom somebody was shown last was of a kind, as that player was then."""

    def herring(self, seat: int, /) -> int:
        """Where a player always seems to be a Demon to the Fortune Teller."""

    def woke(self, seat: int, /) -> Seen:
        """Where a player was woken tonight by their own ability."""

    def marked(self, mark: str, seat: int, /) -> Seen:
        """Where a mark that nobody sees lies beside a player."""


Rule = Callable[[Sight, int, Told], Verdict]


# ---- the algebra: `one ^ one & other` is one without the other, for negation takes five times as long


def at_least(sets: Iterable[int], number: int, all_: int) -> int:
    """The deals that are in at least so many of these sets."""
    if number <= 0:
        return all_
    reached = [all_] + [0] * number
    for one in sets:
        if one:
            for level in range(number, 0, -1):
                reached[level] |= reached[level - 1] & one
    return reached[number]


def any_of(seen: Iterable[Seen]) -> Seen:
    """Where at least one of these is seen."""
    sure = possible = 0
    for one, other in seen:
        sure |= one
        possible |= other
    return sure, possible


def both(one: Seen, other: Seen) -> Seen:
    """The deals in which two things are both seen."""
    return one[0] & other[0], one[1] & other[1]


def whether(seen: Seen, said: bool, all_: int) -> Verdict:
    """What a yes or a no says."""
    sure, possible = seen
    return (possible, all_ ^ all_ & sure) if said else (all_ ^ all_ & sure, possible)


def number(seen: Sequence[Seen], said: int, all_: int) -> Verdict:
    """What a count of these says."""
    sure, possible = [one for one, _ in seen], [other for _, other in seen]
    some, surely = at_least(possible, said, all_), at_least(sure, said, all_)
    can = some ^ some & at_least(sure, said + 1, all_)
    only = surely ^ surely & at_least(possible, said + 1, all_)
    return can, all_ ^ all_ & only


# ---- rules that several roles share, or that are long


def one_of_two(see: Sight, seat: int, told: Told) -> Verdict:
    """One of two players is this role; or nobody is of the kind at all."""
    if told.none:
        others = (see.kind(other, OUTSIDER) for other in range(see.seats) if other != seat)
        return whether(any_of(others), False, see.all)
    return whether(any_of(see.role(one, told.shown[0]) for one in told.players), True, see.all)


def one_role_of(see: Sight, seat: int, told: Told) -> Verdict:
    """A player is one of the roles shown."""
    return whether(any_of(see.role(told.player, role) for role in told.shown), True, see.all)


def steps_to_a_minion(see: Sight, seat: int | None, told: Told | Statement) -> Verdict:
    """So many steps lie between the Demon and the nearest Minion; each registers once in the whole check."""
    demons, minions = ([see.kind(one, kind) for one in range(see.seats)] for kind in (DEMON, "minion"))
    demons = the_living(demons, [see.lives(one) for one in range(see.seats)])
    guests = [possible ^ possible & sure for sure, possible in demons]  # who may seem a Demon, or a Minion
    shy = [
        possible ^ possible & (sure | guest) for (sure, possible), guest in zip(minions, guests, strict=True)
    ]
    said = told.count if isinstance(told, Told) else told.number
    cases = [([sure for sure, _ in minions], [sure for sure, _ in demons])]
    for some in one_by_one(shy):
        cases += [(together(mine, some), evil) for mine, evil in cases]
    for some in one_by_one(guests):
        cases += [(together(mine, some), evil) for mine, evil in cases] + [
            (mine, together(evil, some)) for mine, evil in cases
        ]
    can = other = untrue = 0
    nowhere = see.all
    for mine, evil in cases:
        here, none = steps_apart(mine, evil, said, see.all)
        can |= here
        elsewhere = see.all ^ see.all & here
        untrue |= elsewhere
        other |= elsewhere ^ elsewhere & none
        nowhere &= none
    if said == 0:  # as is told where there are no two of them, whatever anybody seems
        can, untrue = can | nowhere, untrue & ~nowhere
    return can, other if isinstance(told, Told) else untrue


def same_side(see: Sight, seat: int, told: Told) -> Verdict:
    """Two players are on one side, or on both."""
    (sure, possible), (other, others) = (see.evil(one) for one in told.players)
    alike = possible & others | see.all & ~(sure | other)
    unlike = possible & ~other | others & ~sure
    return (alike, unlike) if told.yes else (unlike, alike)


def nearer_evil(see: Sight, seat: int, told: Told) -> Verdict:
    """The nearest evil player sits on this side; where both are as near, either may be told."""
    clockwise = otherwise = 0
    left = see.all
    for steps in range(1, see.seats // 2 + 1):
        one, other = see.evil((seat + steps) % see.seats), see.evil((seat - steps) % see.seats)
        clockwise |= left & one[1]
        otherwise |= left & other[1]
        left ^= left & (one[0] | other[0])
    return (clockwise, otherwise) if told.yes else (otherwise, clockwise)


def another_kind(see: Sight, seat: int, told: Told) -> Verdict:
    """A player of another kind than the one before."""
    if not told.before:
        return see.all, see.all
    same = 0
    for kind in KINDS:
        same |= see.kind_before(seat, told.before[0], kind)[0] & see.kind(told.player, kind)[0]
    return see.all & ~same, see.all


def evil_among_the_dead(see: Sight, seat: int, told: Told) -> Verdict:
    """So many of the dead are evil."""
    return number([see.evil(one) for one in range(see.seats) if not see.lives(one)], told.count, see.all)


def evil_among_the_living(see: Sight, seat: int, told: Told) -> Verdict:
    """So many of the living are evil."""
    return number([see.evil(one) for one in range(see.seats) if see.lives(one)], told.count, see.all)


def so_many_right(see: Sight, seat: int, told: Told) -> Verdict:
    """So many guesses of a player and a role are right."""
    return number([see.role(one, role) for one, role in told.guesses], told.count, see.all)


def so_many_woke(see: Sight, seat: int, told: Told) -> Verdict:
    """So many of two players were woken tonight by their own ability."""
    return number([see.woke(one) for one in told.players], told.count, see.all)


def somebody_evil(see: Sight, seat: int, told: Told) -> Verdict:
    """A player is evil, or is good."""
    return whether(see.evil(told.player), told.yes, see.all)


def anything(see: Sight, seat: int, told: Told) -> Verdict:
    """Whatever was told is the Storyteller's opinion, from which nothing follows."""
    return see.all, see.all


def one_did(kind: str) -> Rule:
    """Whether one of those who did something is of this kind: who did it stands in what was told."""

    def rule(see: Sight, _: int, told: Told) -> Verdict:
        did = [see.kind(one, kind) for one in told.players]
        perhaps = [(0, see.kind(one, kind)[1]) for one in told.unseen]
        return whether(any_of([*did, *perhaps]), told.yes, see.all)

    return rule


def any_is(kind: str, said: bool = True) -> Rule:
    """One of the players shown is of this kind, or none of them is."""
    return lambda see, _, told: whether(any_of(see.kind(one, kind) for one in told.players), said, see.all)


def so_many_evil(said: int) -> Rule:
    """So many of the players shown are evil, as the card of the role says."""
    return lambda see, _, told: number([see.evil(one) for one in told.players], said, see.all)
