"""Fables: what somebody good would have been told in the first night, if others were the evil."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from fabula.core.cards import FIRST_NIGHT
from fabula.core.requests import Below, Choice
from fabula.games.clocktower.almanac.cards import (
    DEMON,
    GOOD_KINDS,
    KINDS,
    MINION,
    NO,
    OUTSIDER,
    YES,
    almanac,
    of_kind,
)
from fabula.games.clocktower.almanac.questions import TownsfolkLearnLies
from fabula.games.clocktower.almanac.retelling import CLAIMS
from fabula.minds.clocktower.memory import Memory

T = TypeVar("T")
Words = tuple[Choice, ...]
LEARNS = almanac.facts(lambda role: role.learns or ())
MISLED = 10  # one in so many is told of one too many: being poisoned, or of a Recluse
TOLD_OF_NONE = 64  # one Librarian in so many is told that there is none, though some are dealt
UNKNOWN_TO_THEMSELVES = almanac.facts(lambda role: role.believes)


class Fable:
    """Who else might be the evil, none of those who are; in it somebody good has this role."""

    def __init__(self, memory: Memory, role: str, below: Below) -> None:
        self.memory = memory
        self.role = role
        self.below = below
        strangers = self._strangers()
        many = min(1 + memory.table[2], len(strangers))
        self.evil = [strangers.pop(below(len(strangers))) for _ in range(many)]  # the Demon first
        self.told: dict[str, Callable[[], Words | None]] = {
            "pairs": self._pairs,
            "neighbours": self._neighbours,
            "demon_among": self._demon_among,
            "one_of": self._one_of,
            "either": self._either,
        }

    def first_news(self) -> Words | None:
        """What is told in the first night; None where nothing is, or where this knows of nothing."""
        words = next((word for word in CLAIMS.get(self.role, ()) if word in self.told), None)
        if words is None or not almanac[self.role].wakes.on(1):
            return None
        return self.told[words]()

    def _pairs(self) -> Words:
        circle = self.memory.circle
        beside = zip(circle, (*circle[1:], circle[0]), strict=True)
        return ("pairs", str(sum(a in self.evil and b in self.evil for a, b in beside) + self._is_misled()))

    def _neighbours(self) -> Words | None:
        between = self.memory.neighbours(self.memory.seat, 1)
        if between is None:
            return None
        if any(seat in self.memory.friends for seat in between):
            return ("neighbours", "0")  # all the oftener where it hurts the good
        number = sum(seat in self.evil for seat in between) + self._is_misled()
        return ("neighbours", str(min(number, len(between))))

    def _demon_among(self) -> Words | None:
        """Of any two; one of the good looks like the Demon too."""
        others = self._others()
        if almanac[self.role].wakes is FIRST_NIGHT or len(others) < 2:
            return None
        herring = self._one([seat for seat in others if seat not in self.evil[:1]])
        a = self._one(others)
        b = self._one([seat for seat in others if seat != a])
        yes = self._is_misled() or any(seat in (a, b) for seat in (*self.evil[:1], herring))
        return ("demon_among", min(a, b), max(a, b), YES if yes else NO)

    def _one_of(self) -> Words | None:
        kind = next((kind for kind in LEARNS.get(self.role, ()) if kind in KINDS), MINION)
        if kind == OUTSIDER and not self.below(TOLD_OF_NONE):
            return ("no_outsiders",)
        shown = self._minion() if kind not in GOOD_KINDS else self._somebody_good(kind)
        if shown is None:
            return None
        seat, role = shown
        others = self._others() if kind in GOOD_KINDS else self._strangers() or self._others()
        other = self._one([one for one in others if one != seat] or [*self.memory.friends])
        return ("one_of", min(seat, other), max(seat, other), role)

    def _either(self) -> Words:
        """Of anybody else."""
        return self.dream_of(self._one(self._others()))

    def dream_of(self, seat: int) -> Words:
        """What they are is one of the two, and whoever is good says so; unless a Demon has all learn lies."""
        memory = self.memory
        says = memory.claims().get(seat)
        evil = self._one([role for kind in (MINION, DEMON) for role in of_kind(kind, memory.setup.roles)])
        free = [
            role
            for kind in GOOD_KINDS
            for role in of_kind(kind, memory.setup.roles)
            if role not in (self.role, says)
        ]
        is_so = seat not in self.evil and not (self._is_lied_to() or self._is_misled())
        return ("either", seat, says if says is not None and is_so else self._one(free), evil)

    def _minion(self) -> tuple[int, str] | None:
        """One of those who are not the Demon, as any Minion."""
        names = of_kind(MINION, self.memory.setup.roles)
        return (self.evil[1], self._one(names)) if self.evil[1:] and names else None

    def _somebody_good(self, kind: str) -> tuple[int, str] | None:
        """Any role that may be in play, and whoever says to have it, or has said nothing yet."""
        memory = self.memory
        if kind == OUTSIDER and not memory.table[1]:
            return None
        claims = {seat: role for seat, role in memory.claims().items() if seat != memory.seat}
        names = [
            role for role in of_kind(kind, memory.setup.roles) if role not in (self.role, *memory.bluffs)
        ]
        if not names:
            return None
        role = self._one(names)
        says = [seat for seat in self._others() if claims.get(seat) == role]
        silent = [seat for seat in self._others() if seat not in claims or role in UNKNOWN_TO_THEMSELVES]
        return (self._one(says or silent or self._others()), role)

    def _strangers(self) -> list[int]:
        return [seat for seat in self.memory.residents if seat not in self.memory.friends]

    def _is_misled(self) -> bool:
        return not self.below(MISLED)

    def _is_lied_to(self) -> bool:
        """Whether the Demon is one under whom all Townsfolk learn lies, as likely as of any in the script."""
        demons = of_kind(DEMON, self.memory.setup.roles)
        lying = sum(TownsfolkLearnLies in almanac.answers_of.get(role, ()) for role in demons)
        return bool(lying) and self.below(len(demons)) < lying

    def _others(self) -> list[int]:
        return [seat for seat in self.memory.residents if seat != self.memory.seat]

    def _one(self, things: Sequence[T]) -> T:
        return things[self.below(len(things))]
