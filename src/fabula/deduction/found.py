"""What is found of a case of any tale: the deals that are left, and what follows from them.

A tale's own `Found` gives its deals one after another, says what one of its roles counts as, and finds the
deals again with fewer things told; all else follows here. Where a tale lays its deals so that it need not go
through them, it says `count`, shares and questions itself, as the Clocktower's does.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Container, Iterable, Iterator, Mapping
from typing import Any, ClassVar, NamedTuple, Protocol

from fabula.deduction.assumptions import Assumptions


class Deal(NamedTuple):
    """One way in which the roles may have been dealt, and who is what by now.

    By seats, and after them by the spots of the table, where a tale has any.
    """

    roles: tuple[str, ...]
    final: tuple[str, ...]


class Sought(NamedTuple):
    """What one looks for in a tale: a role, a kind or a side, in words, and as results in data name it."""

    what: str
    words: str
    named: str


class Question(NamedTuple):
    """Whether a player is something, and in how many of the deals that are left so or not."""

    seat: int
    kind: Sought
    yes: int
    no: int


class AnyCase(Protocol):
    """All that is known of one game, of whichever tale.

    Each tale's case is read of a file that names its tale (`"tale": "onenight"`; without it that is the
    Clocktower), with `players` by seats and `claims` by names, and everything else as that tale has it.
    """

    assume: Assumptions

    @property
    def tale(self) -> str:
        """The tale of which it is."""

    @property
    def names(self) -> tuple[str, ...]:
        """The players by seats."""

    @property
    def told(self) -> tuple[Any, ...]:
        """What each says, one thing after another."""


class Found(ABC):
    """The deals that are left of a case.

    `left_out` names what was not taken into account, and `whole` is false where there was not the room to go
    through everything, so that there may be more deals than these: either way nothing is called certain.
    """

    __slots__ = ()
    sought: ClassVar[tuple[Sought, ...]]  # what one looks for in this tale: the first is what matters most
    case: Any
    left_out: tuple[str, ...]

    @abstractmethod
    def __iter__(self) -> Iterator[Deal]:
        """Each deal once, in a fixed order."""

    @abstractmethod
    def counts_as(self, role: str, what: str) -> bool:
        """Whether a role is this: a role, a kind or a side."""

    @abstractmethod
    def with_fewer(self, told: tuple[Any, ...]) -> Iterable[Deal]:
        """The deals that are left if no more than this was told."""

    def holds(self, deal: Deal) -> bool:
        """Whether a deal is among them."""
        return any(one == deal for one in self)

    @property
    def whole(self) -> bool:
        """Whether there are no other deals than these."""
        return True

    @property
    def places(self) -> tuple[str, ...]:
        """The names of what each deal tells of: the players, and the spots of the table."""
        names: tuple[str, ...] = self.case.names
        return names

    @property
    def count(self) -> int:
        """How many deals are left, those apart in which somebody has become something else."""
        return sum(1 for _ in self)

    def chances(self, place: int) -> dict[str, float]:
        """How often a place began as each role, in the deals that are left."""
        return shares(Counter(one.roles[place] for one in self))

    def chances_now(self, place: int) -> dict[str, float]:
        """How often a place is each role by now."""
        return shares(Counter(one.final[place] for one in self))

    def may_be(self, what: str) -> dict[int, float]:
        """Who may be this by now, a role, a kind or a side, with what share of the deals."""
        counted: Counter[int] = Counter()
        number = 0
        for one in self:
            number += 1
            final = one.final[: len(self.case.names)]
            counted.update(seat for seat, role in enumerate(final) if self.counts_as(role, what))
        return {seat: counted[seat] / number for seat in sorted(counted)}

    @property
    def certain(self) -> dict[int, str]:
        """What each place began as in all deals that are left; nothing where something was left out."""
        return self.common(now=False)

    @property
    def certain_now(self) -> dict[int, str]:
        """What each place is by now in all deals that are left; nothing where something was left out."""
        return self.common(now=True)

    def common(self, *, now: bool) -> dict[int, str]:
        """What each place is, or began as, in all deals that are left."""
        if self.left_out or not self.whole:
            return {}
        common: dict[int, str] | None = None
        for one in self:
            mine = dict(enumerate(one.final if now else one.roles))
            common = mine if common is None else {s: r for s, r in common.items() if mine[s] == r}
        return common or {}

    def best_question(self) -> Question | None:
        """Of whom to ask whether they are what one looks for, so that the deals are split best."""
        best: Question | None = None
        number = self.count
        for seat in range(len(self.case.names)):
            for what in self.sought:
                yes = sum(1 for one in self if self.counts_as(one.final[seat], what.what))
                best = better(best, Question(seat, what, yes, number - yes))
        return best

    def why_not(self, deal: tuple[str, ...]) -> tuple[int, ...]:
        """The smallest set of what was told, by its places in the case, that excludes a deal.

        Each by itself is needed: without any one of them the deal would be left. Where what all saw excludes
        it whatever was told, the set is empty.
        """
        if self.would_be_left(self.case.told, deal):
            raise ValueError("this deal is left")
        told: tuple[Any, ...] = self.case.told
        kept = list(range(len(told)))
        if not self.would_be_left((), deal):
            return ()
        for place in range(len(told)):
            fewer = [one for one in kept if one != place]
            if not self.would_be_left(tuple(told[one] for one in fewer), deal):
                kept = fewer
        return tuple(kept)

    def would_be_left(self, told: tuple[Any, ...], deal: tuple[str, ...]) -> bool:
        """Whether this deal would be left if no more than this was told."""
        return any(one.roles == deal for one in self.with_fewer(told))


def better(best: Question | None, other: Question) -> Question | None:
    """Whichever question leaves least in the worse case; one that has one answer is none."""
    least = min(other.yes, other.no)
    return other if least and (best is None or least > min(best.yes, best.no)) else best


def shares(counted: Mapping[str, int]) -> dict[str, float]:
    """What has been counted as shares of all, the largest first."""
    total = sum(counted.values())
    return {role: counted[role] / total for role in sorted(counted, key=counted.__getitem__, reverse=True)}


class Permitted(NamedTuple):
    """What a player's view and notes allow.

    A word, how many deals, who may be what one looks for (percent), marks that cannot all hold.
    """

    word: str
    number: int = 0
    suspects: tuple[tuple[int, int], ...] = ()
    clash: tuple[tuple[int, str], ...] = ()


# The words for what is left, in notes, beside answers and after the game.
EARLY, PROVES, LEAVES, AT_LEAST, CLASH, NONE, UNKNOWN, IMPOSSIBLE = (
    "early", "proves", "leaves", "at-least", "clash", "none", "unknown", "impossible",
)  # fmt: skip
FEW = "few"  # too few have claimed anything
NOBODY = "nobody"  # there is nobody whom one looks for


class Decided(NamedTuple):
    """Whose answer excluded most, by which role, and how many might be what is looked for without it."""

    seat: int
    role: str
    suspects: int


class Morning(NamedTuple):
    """What the good could have known together on a morning of a game that is over.

    A word, how many deals, who may be what one looks for (percent), whose answer decided it, with whose
    execution that day the good would have won, whom they believed or doubted wrongly; and whether they would
    have won with nobody's.
    """

    day: int
    word: str
    number: int
    suspects: tuple[tuple[int, int], ...]
    decided: Decided | None
    wins: tuple[int, ...]
    trusted: int | None
    doubted: int | None
    nobody: bool = False


def misjudged(seems: Mapping[int, int], evil: Container[int]) -> tuple[int | None, int | None]:
    """Who is evil and seemed better than most, and who is good and seemed worse than all the evil."""
    bad = [seat for seat in seems if seat in evil]
    good = [seat for seat in seems if seat not in evil]
    if not bad or not good:
        return None, None
    best, worst = min(bad, key=lambda seat: seems[seat]), max(good, key=lambda seat: seems[seat])
    trusted = seems[best] * len(seems) < sum(seems.values())
    doubted = seems[worst] > max(seems[seat] for seat in bad)
    return best if trusted else None, worst if doubted else None
