"""A small language of statements about the town, which the rules can judge.

A plain statement says one thing; a part is a plain one or its contrary; a statement is a part, or two or
three parts joined by a word. All are nested tuples, hence choices:

    ("is", seat, role)   ("of_kind", seat, kind)   ("of_side", seat, side)   ("beside", seat, what)
    ("in_play", role)    ("count", what, n)        ("living", what, n)
    ("not", plain)       ("and", part, part[, part])   ("or", ...)   ("exactly", n, part, part, part)
    ("words", text)

`what` is a role, a kind or a side. A Spy or a Recluse may register as something else in each part anew, so
that a statement may be both true and false: then the Storyteller has the choice. The rules make nothing of
somebody's own words, which stand alone: a person who leads judges whether they are so.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from itertools import product
from typing import Any, NamedTuple

from fabula.core.readings import Appearance
from fabula.core.registration import appearances
from fabula.core.requests import Below, Choice, Listed, Pattern, Weighed
from fabula.games.clocktower.almanac.cards import DEMON, KINDS, MINION, SIDES
from fabula.games.clocktower.town.square import Square

Statement = Choice
NOT, AND, OR, EXACTLY = "not", "and", "or", "exactly"
JOINING = (AND, OR)
PARTS = (2, 3)
EXACTLY_OF = 3
SOME_OF_THREE = (1, 2)  # none of three and all three are said with other words
WORDS = "words"
LONGEST_WORDS = 160
_UNSEEN = ("Cc", "Cf", "Cs", "Zl", "Zp")
_JOINERS = ("\u200c", "\u200d")  # needed inside words of some scripts and in emoji


class Sight(NamedTuple):
    """The town at one moment as a statement sees it: who sits where, who lives, what each registers as."""

    circle: tuple[int, ...]
    living: tuple[int, ...]
    seen: tuple[tuple[Appearance, ...], ...]  # in the order of the circle, the truth first


def sight_of(town: Square, *, plain: bool = False) -> Sight:
    """What there is to see now; plain, all are only what they are."""
    seen = (appearances(town, seat) for seat in town.everyone)
    return Sight(town.everyone, town.living, tuple(one[:1] if plain else one for one in seen))


# ---- is it true?


def is_true(statement: Statement, sight: Sight) -> bool:
    """Whether a statement is so, everybody taken for what they are."""
    return judge(statement, sight)[0]


def judge(statement: Statement, sight: Sight) -> tuple[bool, ...]:
    """What a statement may be, true or false: first what it is where everybody is taken for what they are."""
    word, *rest = statement
    if word == WORDS:
        return True, False
    if word not in (*JOINING, EXACTLY):
        return of_part(statement, sight)
    parts = [part for part in rest if isinstance(part, tuple)]
    found = product(*(of_part(part, sight) for part in parts))
    return tuple(dict.fromkeys(joined(word, rest[0], values) for values in found))


def weigh(statement: Statement, sight: Sight) -> Weighed:
    """What each part of a statement may be, true or false, in order; of somebody's own words nothing."""
    word, *rest = statement
    if word == WORDS:
        return ()
    if word not in (*JOINING, EXACTLY):
        return (of_part(statement, sight),)
    return tuple(of_part(part, sight) for part in rest if isinstance(part, tuple))


def joined(word: str, number: Choice, values: tuple[bool, ...]) -> bool:
    """What several parts say together."""
    if word == EXACTLY:
        return bool(sum(values) == number)
    return all(values) if word == AND else any(values)


def of_part(part: Statement, sight: Sight) -> tuple[bool, ...]:
    """What a plain statement, or its contrary, may be."""
    if part[0] == NOT:
        return tuple(not value for value in of_part(part[1], sight))
    what, seats, numbers = as_a_count(part, sight)
    seen = [sight.seen[sight.circle.index(seat)] for seat in seats]
    truly = sum(fits(one[0], what) for one in seen)
    least = sum(all(fits(look, what) for look in one) for one in seen)
    most = sum(any(fits(look, what) for look in one) for one in seen)
    truth = truly in numbers
    possible = dict.fromkeys((truth, *(n in numbers for n in range(least, most + 1))))
    return tuple(possible)


def as_a_count(plain: Statement, sight: Sight) -> tuple[str, tuple[int, ...], range]:
    """A plain statement as one about how many of some players are something."""
    word, *rest = plain
    if word in ("is", "of_kind", "of_side"):
        return rest[1], (rest[0],), range(1, 2)
    if word == "beside":
        return rest[1], neighbours(sight.circle, rest[0]), range(1, 3)
    if word == "in_play":
        return rest[0], sight.circle, range(1, len(sight.circle) + 1)
    return rest[0], sight.living if word == "living" else sight.circle, range(rest[1], rest[1] + 1)


def fits(look: Appearance, what: str) -> bool:
    """Whether somebody looks like this role, kind or side."""
    return what in look


def neighbours(circle: tuple[int, ...], seat: int) -> tuple[int, ...]:
    """Who sits on either side, alive or dead."""
    at = circle.index(seat)
    return tuple(dict.fromkeys((circle[at - 1], circle[(at + 1) % len(circle)])))


# ---- what can be said


def is_in_own_words(said: object) -> bool:
    """Whether this is said in somebody's own words."""
    return isinstance(said, tuple) and len(said) == 2 and said[0] == WORDS and can_be_read(said[1])


def can_be_read(text: object) -> bool:
    """Whether this is a text in one line, neither empty nor too long, without what cannot be seen.

    Spaces that do not break stay: French has them before signs.
    """
    if not isinstance(text, str) or len(text) > LONGEST_WORDS or text != text.strip():
        return False
    found = [unicodedata.category(char) for char in text if char not in _JOINERS]
    return any(one[0] in "LNPS" for one in found) and not any(one in _UNSEEN for one in found)


class Sayings(Listed):
    """All statements about these players and roles, as options.

    Listed are only the plain ones: there are too many others. Whatever is well made may be said, or anything
    in one's own words; none of those is drawn.
    """

    __slots__ = ("plain", "roles", "seats")

    def __init__(self, seats: tuple[int, ...], roles: tuple[str, ...]) -> None:
        self.seats = seats
        self.roles = roles
        whats = (*SIDES, *KINDS, *roles)
        numbers = tuple(range(len(seats) + 1))
        self.plain = (
            Pattern("is", seats, roles),
            Pattern("of_kind", seats, KINDS),
            Pattern("of_side", seats, SIDES),
            Pattern("beside", seats, whats),
            Pattern("in_play", roles),
            Pattern("count", (*SIDES, *KINDS), numbers),
            Pattern("living", (*SIDES, *KINDS), numbers),
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sayings) and (self.seats, self.roles) == (other.seats, other.roles)

    def __hash__(self) -> int:
        return hash((self.seats, self.roles))

    def __contains__(self, choice: object) -> bool:
        if not isinstance(choice, tuple) or not choice:
            return False
        word, *rest = choice
        if word in JOINING:
            return len(rest) in PARTS and all(self.is_part(part) for part in rest)
        if word == EXACTLY:
            return (
                len(rest) == 1 + EXACTLY_OF
                and rest[0] in SOME_OF_THREE
                and all(self.is_part(part) for part in rest[1:])
            )
        return self.is_part(choice) or is_in_own_words(choice)

    def is_part(self, choice: object) -> bool:
        """Whether this is a plain statement or the contrary of one."""
        if isinstance(choice, tuple) and len(choice) == 2 and choice[0] == NOT:
            return self.is_plain(choice[1])
        return self.is_plain(choice)

    def is_plain(self, choice: object) -> bool:
        """Whether this is a plain statement."""
        return any(choice in pattern for pattern in self.plain)

    def __iter__(self) -> Iterator[Statement]:
        for pattern in self.plain:
            yield from pattern

    def draw(self, below: Below) -> Statement:
        """A statement by lot: half of them of one part, the others of several."""
        if below(2):
            return self.draw_part(below)
        word = (*JOINING, EXACTLY)[below(3)]
        many = EXACTLY_OF if word == EXACTLY else PARTS[below(len(PARTS))]
        number = (SOME_OF_THREE[below(len(SOME_OF_THREE))],) if word == EXACTLY else ()
        return (word, *number, *(self.draw_part(below) for _ in range(many)))

    def draw_part(self, below: Below) -> Statement:
        """A plain statement, or now and then its contrary."""
        plain = self.draw_plain(below)
        return plain if below(3) else (NOT, plain)

    def draw_plain(self, below: Below) -> Statement:
        """A plain statement, as one would say it."""
        return self.plain[below(len(self.plain))].draw(below)

    def shown(self) -> list[Any]:
        """What a client needs to put one together."""
        return [{"statement": {"seats": list(self.seats), "roles": list(self.roles)}}]


class Pairs(Listed):
    """Two statements in any order for a Savant: so many are true, one where the ability works.

    Of somebody who may register as something else, and in their own words, the Storyteller takes each
    statement as they like. `seen` is what they see besides, where whatever one likes may be told.
    """

    __slots__ = ("sayings", "seen", "sight", "truths")

    def __init__(
        self, sayings: Sayings, sight: Sight | None, truths: int = 1, seen: Sight | None = None
    ) -> None:
        self.sayings = sayings
        self.sight = sight  # None: whatever one likes may be told
        self.seen = seen or sight
        self.truths = truths

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Pairs) and self._all() == other._all()

    def __hash__(self) -> int:
        return hash(self._all())

    def _all(self) -> tuple[Sayings, Sight | None, int]:
        return self.sayings, self.sight, self.truths

    def __contains__(self, choice: object) -> bool:
        if (
            not isinstance(choice, tuple)
            or len(choice) != 2
            or not all(one in self.sayings for one in choice)
        ):
            return False
        return self.sight is None or so_many_may_be_true(choice, self.sight, self.truths)

    def __iter__(self) -> Iterator[Choice]:
        for first in self.sayings:
            others = (other for other in self.sayings if other != first)
            both = (pair for other in others for pair in ((first, other), (other, first)))
            found = False
            for pair in both:
                if pair in self:
                    found = True
                    yield pair
            if found:
                return

    def draw(self, below: Below) -> Choice:
        """Two by lot, drawn again until so many are true as should be."""
        while True:
            pair = (self.sayings.draw(below), self.sayings.draw(below))
            if pair in self:
                return pair

    def draw_plain(self, below: Below) -> Choice:
        """Two plain ones by lot, whatever is true."""
        return self.sayings.draw_plain(below), self.sayings.draw_plain(below)

    def why_not(self, choice: Choice) -> str:
        """Why this cannot be told: not so many are true as have to be."""
        anything = Pairs(self.sayings, None)
        return f"savant-{self.truths}" if choice in anything else "not-an-option"

    def shown(self) -> list[Any]:
        """What a client needs to put two together and to see which of them are true."""
        shape = self.sayings.shown()[0]["statement"]
        truths = None if self.sight is None else self.truths
        seen = None if self.seen is None else self.seen._asdict()
        return [{"pair": {**shape, "truths": truths, "sight": seen}}]


def so_many_may_be_true(pair: tuple[Statement, Statement], sight: Sight, truths: int) -> bool:
    """Whether just so many of two statements may be true."""
    one, other = (judge(statement, sight) for statement in pair)
    return any(a + b == truths for a, b in product(one, other))


# ---- guesses


MOST_GUESSES = 5
ACCUSED = (MINION, DEMON)


class Guesses:
    """One to five guesses of who has which role, as options; listed are only single ones."""

    __slots__ = ("guess",)

    def __init__(self, seats: tuple[int, ...], roles: tuple[str, ...]) -> None:
        self.guess = Pattern("is", seats, roles)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Guesses) and self.guess.gaps == other.guess.gaps

    def __hash__(self) -> int:
        return hash(self.guess.gaps)

    def __contains__(self, choice: object) -> bool:
        return (
            isinstance(choice, tuple)
            and 0 < len(choice) <= MOST_GUESSES
            and all(one in self.guess for one in choice)
        )

    def __iter__(self) -> Iterator[Choice]:
        return ((one,) for one in self.guess)

    def __len__(self) -> int:
        seats, roles = self.guess.gaps
        return len(seats) * len(roles)

    def draw(self, below: Below) -> Choice:
        """Some guesses by lot."""
        return tuple(self.guess.draw(below) for _ in range(1 + below(MOST_GUESSES)))

    def shown(self) -> list[Any]:
        """What a client needs to put some together."""
        seats, roles = self.guess.gaps
        return [{"guesses": {"seats": list(seats), "roles": list(roles), "most": MOST_GUESSES}}]


class Accusations:
    """Who are all the Minions and Demons, as options: players, each as one of both. Listed are single."""

    __slots__ = ("seats",)

    def __init__(self, seats: tuple[int, ...]) -> None:
        self.seats = seats

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Accusations) and self.seats == other.seats

    def __hash__(self) -> int:
        return hash(self.seats)

    def __contains__(self, choice: object) -> bool:
        if not isinstance(choice, tuple) or not choice:
            return False
        single = Pattern("of_kind", self.seats, ACCUSED)
        if not all(one in single for one in choice):
            return False
        named = [one[1] for one in choice]
        return named == [seat for seat in self.seats if seat in named]

    def __iter__(self) -> Iterator[Choice]:
        return ((one,) for one in Pattern("of_kind", self.seats, ACCUSED))

    def __len__(self) -> int:
        return len(self.seats) * len(ACCUSED)

    def draw(self, below: Below) -> Choice:
        """Some by lot, at least one."""
        kinds = [ACCUSED[below(2)] if not below(3) else None for _ in self.seats]
        sure = self.seats[below(len(self.seats))]
        return tuple(
            ("of_kind", seat, kind or DEMON)
            for seat, kind in zip(self.seats, kinds, strict=True)
            if kind or seat == sure
        )

    def shown(self) -> list[Any]:
        """What a client needs to put one together."""
        return [{"accused": {"seats": list(self.seats), "kinds": list(ACCUSED)}}]


def how_many_are_right(found: Weighed) -> tuple[int, ...]:
    """How many guesses may be right, of which each may be this: first how many are."""
    truth = sum(values[0] for values in found)
    return tuple(dict.fromkeys((truth, *(sum(values) for values in product(*found)))))
