"""What a check may see: every reading of the seats a question looks at, and the answers honest under one."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from fabula.core.requests import Choice

if TYPE_CHECKING:
    from fabula.core.cards import Almanac
    from fabula.core.town import Town

T = TypeVar("T")


class Appearance(NamedTuple):
    """What a seat may register as in one check: its true self, or something else."""

    role: str
    kind: str
    side: str

    @property
    def evil(self) -> bool:
        """Whether it counts as evil."""
        return self.side == "evil"


Check = tuple[int, Choice]  # a seat, and for which part of the question it is looked at
Settled = dict[Check, tuple[Appearance, ...]]


class Seen:
    """A seat as one check sees it. How it registers is settled only as far as the check looks."""

    __slots__ = ("_check", "_reading")

    def __init__(self, reading: Reading, check: Check) -> None:
        self._reading = reading
        self._check = check

    @property
    def role(self) -> str:
        """The role this check takes it for."""
        return self._reading.settle(self._check, lambda appearance: appearance.role)

    @property
    def kind(self) -> str:
        """The kind of that role."""
        return self._reading.settle(self._check, lambda appearance: appearance.kind)

    @property
    def side(self) -> str:
        """The side it counts for."""
        return self._reading.settle(self._check, lambda appearance: appearance.side)

    @property
    def evil(self) -> bool:
        """Whether it counts as evil for this check."""
        return self.side == "evil"

    def may_be(self, wanted: Callable[[Appearance], bool]) -> bool:
        """Whether it registers as something of this sort."""
        return self._reading.settle(self._check, wanted)


class Reading:
    """One way in which all seats register for one check, found while a question looks at them."""

    __slots__ = ("_others", "_settled", "_town")

    def __init__(
        self,
        town: Town,
        settled: Settled,
        others: list[Settled],
    ) -> None:
        self._town = town
        self._settled = settled
        self._others = others

    def __call__(self, seat: int, check: Choice = None) -> Seen:
        """Look at a seat. For a question of several checks, `check` names the one it is looked at for."""
        return Seen(self, (seat, check))

    def settle(self, check: Check, look: Callable[[Appearance], T]) -> T:
        """The first thing there is to see; every other thing is for another reading."""
        possible = self._settled.get(check)
        if possible is None:
            possible = appearances(self._town, check[0])
        if len(possible) == 1:
            return look(possible[0])
        found: dict[T, list[Appearance]] = {}
        for appearance in possible:
            found.setdefault(look(appearance), []).append(appearance)
        (seen, taken), *others = found.items()
        self._others.extend({**self._settled, check: tuple(one)} for _, one in others)
        self._settled[check] = tuple(taken)
        return seen


Question = Callable[[Reading], Choice]  # what an ability looks for in the town


def appearances(town: Town, seat: int) -> tuple[Appearance, ...]:
    """All that a seat may register as, the truth first.

    Registering is an ability like others: who is impaired registers as what they are.
    """
    grimoire = town.grimoire
    true = Appearance(grimoire.role(seat), town.kind(seat), town.side(seat))
    worn = town.worn(seat)
    if not worn:
        return (true,)
    return (true, *(guise for one in worn for guise in guises(town.almanac, one, grimoire.roles)))


@lru_cache(maxsize=1024)
def guises(almanac: Almanac, role: str, roles: tuple[str, ...]) -> tuple[Appearance, ...]:
    """What a role may falsely register as: the roles its card names, and those of a kind it names."""
    named = almanac[role].registers
    return tuple(
        Appearance(other.id, other.kind, other.side)
        for other in almanac
        if other.id in named or (other.kind in named and other.id in roles)
    )


def honest_answers(town: Town, question: Question) -> tuple[Choice, ...]:
    """The answers to a question that are true under at least one reading of the seats it looks at.

    What is settled of a seat holds for the whole question. The first answer is the truth's; wherever a seat
    may register as something else, the question is put again with that, and may then look at other seats.
    """
    answers: list[Choice] = []
    readings: list[Settled] = [{}]
    for settled in readings:
        answer = question(Reading(town, dict(settled), readings))
        if answer not in answers:
            answers.append(answer)
    return tuple(answers)
