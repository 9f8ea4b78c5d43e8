"""The course of a night: who is called for what, in the order of the sheet, and what comes of it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache

from fabula.core.cards import EACH_NIGHT
from fabula.deduction.onenight.assumptions import TURNED_MAY_LIE
from fabula.deduction.onenight.calls import KNOWS, LOOKS, MEETS, MOVES, meets, nobody_or_another, shows, ways
from fabula.deduction.onenight.case import Told
from fabula.deduction.onenight.night import Night
from fabula.games.onenight.cards import AT_ONCE, CALLED_APART, DOPPELGANGER, almanac, call_apart
from fabula.games.onenight.tale import NIGHT_SHEET

Words = Mapping[str, Told]  # what a player tells, by whose ability
Call = tuple[int, str]  # who is called, for which role


class Course:
    """The nights that may come of one deal of roles: of each player which, what binds them, and who lies.

    Whoever lies has to know of a reason to in the end. `plays` names the role of each for whom it matters.
    """

    def __init__(
        self, start: Night, plays: Sequence[str], bound: Sequence[Words], moving: Sequence[bool]
    ) -> None:
        self.start = start
        self.laid = start.laid
        self.liars = start.liars
        self.plays = plays
        self.bound = bound
        self.moving = moving  # whether a Doppelganger moves cards at once
        self.turned = TURNED_MAY_LIE in start.laid.case.assume

    def nights(self) -> Iterator[Night]:
        """Each way to the morning."""
        copiers = [seat for seat, role in enumerate(self.plays) if role == DOPPELGANGER]
        return self._copy(self.start, copiers, {})

    def _copy(self, night: Night, copiers: list[int], copied: dict[int, str]) -> Iterator[Night]:
        """Each Doppelganger looks at a card before anything is moved, and is what she saw."""
        if len(copied) == len(copiers):
            calls = self._calls(copied)
            if calls is not None:
                yield from self._call(night, calls, copied)
            return
        seat = copiers[len(copied)]
        told = self.bound[seat].get(DOPPELGANGER)
        twins = ways(told, nobody_or_another(seat, self.laid.case.seats))
        if seat in self.liars:
            twins = tuple(one for one in twins if one and self._copied(seat, night.may_be[one[0]]))
        for one, twin in night.each(twins):
            if told is not None and not shows(one, told):
                continue
            if not twin:
                if self.moving[seat]:
                    continue
                yield from self._copy(one, copiers, {**copied, seat: DOPPELGANGER})
                continue
            one.source[seat] = twin[0]
            for other, (role, bits) in one.each(self._copied(seat, one.may_be[twin[0]])):
                if other.narrow(twin[0], bits):
                    yield from self._copy(other, copiers, {**copied, seat: role})

    def _copied(self, seat: int, may_be: int) -> list[tuple[str, int]]:
        """What she may have become: each role of which something follows by itself, all others together."""
        laid, lies = self.laid, seat in self.liars
        apart = [
            role
            for role in laid.named(may_be)
            if role in MOVES or role in self.bound[seat] or (role in KNOWS and lies)
        ]
        rest = may_be & ~laid.of(apart) & (laid.dark if lies else laid.any)
        moves = self.moving[seat]
        some = [
            (role, laid.bit[role])
            for role in apart
            if (role in MOVES) is moves and (not lies or self._may_come_to_lie(role))
        ]
        return [*some, ("", rest)] if rest and not moves else some

    def _may_come_to_lie(self, role: str) -> bool:
        return bool(self.laid.bit[role] & self.laid.dark) or (self.turned and role in KNOWS)

    def _calls(self, copied: dict[int, str]) -> list[Call] | None:
        """Who acts as what, if anything follows from it; None where somebody tells of another's call."""
        roles = [copied.get(seat, role) for seat, role in enumerate(self.plays)]
        for seat, words in enumerate(self.bound):
            own = DOPPELGANGER if seat in copied else ""
            if any(role not in (roles[seat], own) for role in words):
                return None
        some = [(s, role) for s, role in enumerate(roles) if role in MOVES or role in self.bound[s]]
        return [(s, role) for line in NIGHT_SHEET for s, role in some if is_called(line, role, s in copied)]

    def _call(self, night: Night, calls: list[Call], copied: dict[int, str]) -> Iterator[Night]:
        for place, (seat, role) in enumerate(calls):
            told = self.bound[seat].get(role)
            if role in MOVES:
                for one in MOVES[role](night, seat, told):
                    yield from self._call(one, calls[place + 1 :], copied)
                return
            if told is not None and not self._takes_in(night, seat, told):
                return
        if all(self._has_a_reason(night, seat, copied.get(seat, self.plays[seat])) for seat in self.liars):
            yield night

    def _takes_in(self, night: Night, seat: int, told: Told) -> bool:
        if told.role in MEETS and not meets(night, seat, told):
            return False
        return told.role not in LOOKS or LOOKS[told.role](night, seat, told)

    def _has_a_reason(self, night: Night, seat: int, role: str) -> bool:
        """Let whoever lies know that they are not of the village."""
        card = KNOWS[role](night, seat) if role in KNOWS else night.source[seat]
        return night.narrow(card, self.laid.dark)


@lru_cache(maxsize=1024)
def is_called(line: str, role: str, copied: bool) -> bool:
    """Whether a line of the sheet is that of whoever was dealt, or has copied, this role."""
    if not copied:
        return line == role != DOPPELGANGER
    if role not in almanac:
        return False
    card = almanac[role]
    if AT_ONCE in card.traits:
        return line == DOPPELGANGER
    return line == (call_apart(role) if CALLED_APART in card.traits else role) and card.wakes is EACH_NIGHT
