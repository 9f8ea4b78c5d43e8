"""What is found: the deals that are left of a case, and what follows from them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import NamedTuple

from fabula.deduction.clocktower.branch import CORRUPT, SWAP, Turn
from fabula.deduction.clocktower.case import Case
from fabula.deduction.clocktower.deals import roles_in
from fabula.deduction.clocktower.history import History, Left
from fabula.deduction.clocktower.roles import KIND, is_ruled
from fabula.deduction.clocktower.sight import View
from fabula.deduction.clocktower.timeline import Timeline
from fabula.games.clocktower.almanac.knowing import judge


class Deal(NamedTuple):
    """One way in which the roles may have been dealt, and who is what by now; by seats."""

    roles: tuple[str, ...]
    final: tuple[str, ...]


@dataclass(slots=True)
class Found:
    """The deals that are left, decoded when they are asked for."""

    case: Case
    time: Timeline
    left: list[Left]
    left_out: tuple[str, ...]
    beside: tuple[Deal, ...] = ()  # games of an Atheist, who has no Demon

    def __iter__(self) -> Iterator[Deal]:
        """Each deal once, in a fixed order."""
        seen: dict[Deal, None] = {}
        for deals, branch in self.left:
            while deals:
                low = deals & -deals
                number = low.bit_length() - 1
                seen[Deal(self.time.deals.deal(number), roles_in(branch.role, number))] = None
                deals ^= low
        yield from sorted({**seen, **dict.fromkeys(self.beside)})

    @property
    def starts(self) -> int:
        """The ways to deal that are left, as bits, whatever has come of them since."""
        found = 0
        for deals, _ in self.left:
            found |= deals
        return found

    @property
    def count(self) -> int:
        """How many deals are left, those apart in which somebody has become something else."""
        if len(self.left) <= 1:
            return sum(one.deals.bit_count() for one in self.left) + len(self.beside)
        return sum(1 for _ in self)

    def chances(self, seat: int) -> dict[str, float]:
        """How often a seat began as each role, in the deals that are left."""
        counted = Counter(one.roles[seat] for one in self)
        return {role: number / counted.total() for role, number in counted.most_common()}

    @property
    def demons(self) -> dict[int, float]:
        """Who may be the Demon by now, with what share of the deals."""
        counted: Counter[int] = Counter()
        number = 0
        for one in self:
            number += 1
            counted.update(seat for seat, role in enumerate(one.final) if KIND[role] == "demon")
        return {seat: counted[seat] / number for seat in sorted(counted)}

    @property
    def certain(self) -> dict[int, str]:
        """Who began as what in each deal that is left; nobody where something was left out."""
        if self.left_out:
            return {}
        common: dict[int, str] | None = None
        for one in self:
            mine = dict(enumerate(one.roles))
            common = mine if common is None else {s: r for s, r in common.items() if mine[s] == r}
        return common or {}

    def why_not(self, deal: tuple[str, ...]) -> tuple[int, ...]:
        """The smallest set of what was told, by its places in the case, that excludes a deal.

        Each by itself is needed: without any one of them the deal would be left. Where what all saw excludes
        it whatever was told, the set is empty.
        """
        if any(one.roles == deal for one in self):
            raise ValueError("this deal is left")
        told = self.case.told
        kept = list(range(len(told)))
        if not _allows(self.case, (), deal):
            return ()
        for place in range(len(told)):
            fewer = [one for one in kept if one != place]
            if not _allows(self.case, tuple(fewer), deal):
                kept = fewer
        return tuple(kept)


def _allows(case: Case, places: tuple[int, ...], deal: tuple[str, ...]) -> bool:
    fewer = replace(case, told=tuple(case.told[one] for one in places))
    return any(one.roles == deal for one in deals(fewer))


def deals(case: Case) -> Found:
    """All deals that are left of a case."""
    time = Timeline(case)
    live = _with_facts(time, time.deals.live)
    for name in case.assume.trusted:
        seat = case.names.index(name)
        live &= time.deals.role[seat].get(case.claims[seat], 0)
    left: list[Left] = []
    for start, turns in _beginnings(time, live):
        _follow(time, start, turns, left)
    return Found(case, time, left, left_out(case), _games_of_an_atheist(case))


def _with_facts(time: Timeline, live: int) -> int:
    """Without the deals in which a statement that is known to be true is not."""
    facts = [fact for fact in time.case.facts if not fact.marks]
    if facts:
        start = History(time, 0)
        see = View(time, start.start, plain=True)
        for fact in facts:
            live &= judge(see, fact)[0]
    return live


def _beginnings(time: Timeline, live: int) -> Iterator[tuple[int, tuple[Turn, ...]]]:
    """The deals to begin with, and who turned evil before the first night."""
    hunted = 0
    for roles in time.deals.role if "bountyhunter" in time.roles else ():
        hunted |= roles.get("bountyhunter", 0)
    yield live & ~hunted, ()
    for seat in range(time.seats) if hunted else ():
        townsfolk = 0
        for role, mine in time.deals.role[seat].items():
            if KIND[role] == "townsfolk":
                townsfolk |= mine
        yield live & hunted & townsfolk, (Turn(CORRUPT, 0, seat, seat),)


def _follow(time: Timeline, live: int, turns: tuple[Turn, ...], left: list[Left]) -> None:
    """Go through the history with these turns, then with each that could come besides."""
    if not live:
        return
    history = History(time, live, turns)
    left += history.left
    possible = dict(history.possible)
    if not any(turn.kind == SWAP for turn in turns):
        possible.update(_swaps(time, live))
    last = turns[-1] if turns else None
    for turn, deals_of_it in possible.items():
        if turn not in turns and (last is None or last.kind in (CORRUPT, SWAP) or turn.night >= last.night):
            _follow(time, live & deals_of_it if turn.kind == SWAP else deals_of_it, (*turns, turn), left)


def _swaps(time: Timeline, live: int) -> dict[Turn, int]:
    """A player who says that they became the Snake Charmer may have been the Demon."""
    found = {}
    for one in time.case.told:
        if one.kind != "became" or one.shown != ("snakecharmer",):
            continue
        for seat, roles in enumerate(time.deals.role):
            here = roles.get("snakecharmer", 0) & live
            if seat != one.by and here:
                found[Turn(SWAP, one.night, one.by, seat)] = here
    return found


def _games_of_an_atheist(case: Case) -> tuple[Deal, ...]:
    """Where somebody is the Atheist all are what they say, and the Storyteller may break any rule."""
    if "atheist" not in case.claims or any(KIND[role] in ("minion", "demon") for role in case.claims):
        return ()
    return (Deal(case.claims, case.claims),)


def left_out(case: Case) -> tuple[str, ...]:
    """What was not taken into account: roles without a rule, and facts that nobody understands."""
    roles = dict.fromkeys((*case.claims, *case.hidden, *case.hermit))
    return (*(role for role in roles if not is_ruled(role)), *dict.fromkeys(case.not_understood))
