"""What an ability of the Clocktower can do besides what abilities of all tales can."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import Any

from fabula.core.events import Marked
from fabula.core.grimoire import Grant
from fabula.core.registration import Appearance, appearances, honest_answers
from fabula.core.requests import STORYTELLER, Ask
from fabula.core.verbs import Me as AnyMe
from fabula.core.working import IMPAIRING, works
from fabula.games.clocktower.cards import OUTSIDER, SPENT, YES, YES_NO, of_kind
from fabula.games.clocktower.square import Square

ZERO = 0  # what is told instead of two players where nobody has such a role


class Me(AnyMe):
    """One ability on one seat. What it does while it does not work is in vain; what it spends is gone."""

    __slots__ = ()
    town: Square

    async def mark(self, seat: int, kind: str, until: str | None = None) -> None:
        """Put a mark on a seat. A Beggar never becomes drunk or poisoned."""
        if kind not in IMPAIRING or not self.town.working(seat, "beggar"):
            await super().mark(seat, kind, until)

    # ---- powers for once in a game

    @property
    def is_spent(self) -> bool:
        """Whether this ability has been used for good."""
        return any(mark.kind == SPENT and mark.owner == self.grant for mark in self.town.grimoire.marks)

    def spend(self) -> None:
        """Use it for good, whether it works or not."""
        self.town.tell(Marked(self.seat, SPENT, self.grant))

    # ---- checks

    async def finds(self, seat: int, wanted: Callable[[Appearance], bool]) -> bool:
        """Whether a player registers as this to the ability; the Storyteller decides where both can be."""
        found = honest_answers(self.town, lambda see: see(seat).may_be(wanted))
        if len(found) == 1:
            return bool(found[0])
        answer: str = await Ask(STORYTELLER, f"register:{self.role}", YES_NO)
        return answer == YES

    async def learn_one_of_two(self, kind: str) -> None:
        """Learn two players of whom one has this role of a kind, or that nobody has one."""
        if not self.works:
            answers = any_of_two(self.town, self.seat, kind)
        else:
            answers = honest_of_two(self.town, self.seat, kind)
        await self.be_told(answers)


def honest_of_two(town: Square, seat: int, kind: str) -> tuple[Any, ...]:
    """Two players and a role of this kind that one of them registers as; nobody, where that can be."""
    others = town.others(seat)
    found: list[Any] = []
    nobody = True
    for other in others:
        seen = appearances(town, other)
        nobody = nobody and any(one.kind != kind for one in seen)
        for role in dict.fromkeys(one.role for one in seen if one.kind == kind):
            found += [(*pair(other, wrong), role) for wrong in others if wrong != other]
    if nobody and kind == OUTSIDER:
        found.append(ZERO)
    if not found:  # the only one is whoever asks
        found = [(*pair(seat, other), town.grimoire.role(seat)) for other in others]
    return tuple(dict.fromkeys(found))


def any_of_two(town: Square, seat: int, kind: str) -> tuple[Any, ...]:
    """All that one may be told whose ability does not work: any two, any role of the kind, or nobody."""
    roles = of_kind(kind, town.grimoire.roles)
    pairs = combinations(sorted(town.others(seat)), 2)
    return (*((a, b, role) for a, b in pairs for role in roles), *((ZERO,) if kind == OUTSIDER else ()))


def pair(a: int, b: int) -> tuple[int, int]:
    """Two players, in an order that betrays nothing."""
    return (a, b) if a < b else (b, a)


async def happens(town: Square, moment: str, **facts: Any) -> None:
    """A moment at which abilities do something: each that knows of it, in the order in which they came."""
    for grant in tuple(town.grimoire.grants):
        reaction = town.almanac[grant.role].reactions.get(moment)
        if reaction is not None and grant in town.grimoire.grants:
            await reaction(Me(town, grant), town, **facts)


def working_abilities(town: Square, seat: int) -> tuple[Grant, ...]:
    """What works on a seat at this moment: so much a death may still set off."""
    return tuple(grant for grant in town.abilities(seat) if works(town.grimoire, grant))
