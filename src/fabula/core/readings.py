"""The readings of one check: how each seat that a question looks at registers in it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

T = TypeVar("T")


class Appearance(NamedTuple):
    """What a seat may register as in one check: its true self, or something else.

    `besides` is another kind that it counts as in the same check, if any.
    """

    role: str
    kind: str
    side: str
    besides: str = ""

    def is_a(self, kind: str) -> bool:
        """Whether it counts as one of this kind."""
        return kind in (self.kind, self.besides)

    @property
    def evil(self) -> bool:
        """Whether it counts as evil."""
        return self.side == "evil"


Check = tuple[int, Any]  # a seat, and for which part of the question it is looked at
Settled = dict[Check, tuple[Appearance, ...]]
Look = Callable[[int], tuple[Appearance, ...]]  # all that a seat may register as


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
    def besides(self) -> str:
        """The kind that it counts as besides, if any."""
        return self._reading.settle(self._check, lambda appearance: appearance.besides)

    @property
    def side(self) -> str:
        """The side it counts for."""
        return self._reading.settle(self._check, lambda appearance: appearance.side)

    @property
    def evil(self) -> bool:
        """Whether it counts as evil for this check."""
        return self.side == "evil"

    def is_a(self, kind: str) -> bool:
        """Whether it counts as one of this kind for this check."""
        return self._reading.settle(self._check, lambda appearance: appearance.is_a(kind))

    def may_be(self, wanted: Callable[[Appearance], bool]) -> bool:
        """Whether it registers as something of this sort."""
        return self._reading.settle(self._check, wanted)


class Reading:
    """One way in which all seats register for one check, found while a question looks at them."""

    __slots__ = ("_look", "_others", "_settled")

    def __init__(
        self,
        look: Look,
        settled: Settled,
        others: list[Settled],
    ) -> None:
        self._look = look
        self._settled = settled
        self._others = others

    def __call__(self, seat: int, check: Any = None) -> Seen:
        """Look at a seat. For a question of several checks, `check` names the one it is looked at for."""
        return Seen(self, (seat, check))

    def settle(self, check: Check, look: Callable[[Appearance], T]) -> T:
        """The first thing there is to see; every other thing is for another reading."""
        possible = self._settled.get(check)
        if possible is None:
            possible = self._look(check[0])
        if len(possible) == 1:
            return look(possible[0])
        found: dict[T, list[Appearance]] = {}
        for appearance in possible:
            found.setdefault(look(appearance), []).append(appearance)
        (seen, taken), *others = found.items()
        self._others.extend({**self._settled, check: tuple(one)} for _, one in others)
        self._settled[check] = tuple(taken)
        return seen


Question = Callable[[Reading], Any]  # what an ability looks for in the town
