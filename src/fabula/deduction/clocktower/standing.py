"""How a case stands where some have claimed nothing: how many deals are left, and who may be the Demon.

Who is silent may be some Townsfolk from whose silence nothing follows; or a role by name, which is tried
seat by seat: the Outsiders of the script, and whatever anybody has named. Each deal is counted once, by which
of the silent are truly which of these. Where a silent player may be somebody whose silence hides a choice,
or where there is no time to try everything, the deals found are some of those that are left, and nothing
is sure.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from itertools import combinations, permutations
from typing import Any

from fabula.deduction.clocktower.assumptions import IN_PLAY
from fabula.deduction.clocktower.case import Case, read_case
from fabula.deduction.clocktower.found import Found, deals
from fabula.deduction.clocktower.history import Left
from fabula.deduction.clocktower.played import CHOICES
from fabula.deduction.clocktower.roles import (
    BELIEVE_OTHERWISE,
    CARDS,
    CORRUPTING,
    COUNT_ABILITIES,
    KIND,
    NOTHING_UNSAID,
    RULES,
    SILENT,
)

Assignment = tuple[tuple[int, str], ...]


@dataclass(slots=True)
class Standing:
    """What is left: `whole` says whether there can be no other deal than those that were counted."""

    count: int = 0
    demons: dict[int, int] = field(default_factory=dict)  # by seats in how many deals they may be the Demon
    evil: dict[int, int] = field(default_factory=dict)  # and in how many evil
    holds: bool = False  # whether what was truly dealt, as far as it is known, is among them
    left_out: tuple[str, ...] = ()
    whole: bool = True

    @property
    def proves(self) -> int | None:
        """Who is the Demon in whatever is left; nobody where something else may be left besides."""
        sure = self.whole and not self.left_out and self.count > 0
        return next(iter(self.demons)) if sure and len(self.demons) == 1 else None

    @property
    def is_impossible(self) -> bool:
        """Whether nothing at all is left."""
        return self.whole and not self.left_out and not self.count


def standing(
    file: dict[str, Any], dealt: tuple[str, ...] = (), goes_on: Callable[[], bool] = lambda: True
) -> Standing:
    """How a case stands in which a claim may be `silent`; `goes_on` says whether there is still time."""
    case = read_case(file)
    case.assume = replace(IN_PLAY, trusted=tuple(file.get("trusted") or ()))
    silent = [seat for seat, claim in enumerate(case.claims) if claim == SILENT]
    found = Standing(whole=not silent or not hides_something(case))
    for some in assignments(silent, could_be(case, file)):
        if not goes_on():
            found.whole = False
            break
        _count(case, some, dealt, found)
    return found


def hides_something(case: Case) -> bool:
    """Whether the silence of a good player may hide what changes what others are, do or learn."""
    roles = (role for role in case.script if KIND[role] == "townsfolk")
    counts = any(one.role in COUNT_ABILITIES for one in case.told)
    return counts or not all(map(has_nothing_to_hide, roles))


def has_nothing_to_hide(role: str) -> bool:
    """Whether all others are what they are and learn what they learn whatever its player has not said."""
    card = CARDS[role]
    tells = role in RULES and card.id not in CHOICES and not card.changes and not card.brings
    return role in NOTHING_UNSAID or (tells and role not in CORRUPTING)


def could_be(case: Case, file: dict[str, Any]) -> tuple[str, ...]:
    """The roles by name that somebody silent may have: Outsiders, and who is spoken of."""
    named = set(_words((file["info"], file["events"])))
    hidden = [role.replace("_", "") for role in BELIEVE_OTHERWISE]
    outsiders = [role for role in case.script if KIND[role] == "outsider" and role not in hidden]
    others = [role for role in case.script if KIND[role] == "townsfolk" and role in named]
    return (*outsiders, *others)


def _words(what: Any) -> Iterator[str]:
    """All words in some facts, but for whose ability one was told by."""
    if isinstance(what, str):
        yield what
    elif isinstance(what, dict):
        for key, one in what.items():
            if key != "role" or "type" in what:
                yield from _words(one)
    elif isinstance(what, (list, tuple)):
        for one in what:
            yield from _words(one)


def assignments(silent: list[int], roles: tuple[str, ...]) -> Iterator[Assignment]:
    """Which of the silent are which of these roles: nobody, one of them, two."""
    for number in range(min(len(silent), len(roles)) + 1):
        for seats in combinations(silent, number):
            for some in permutations(roles, number):
                yield tuple(zip(seats, some, strict=True))


def left_with(case: Case, some: Assignment) -> Found:
    """The deals in which these silent players have these roles, and the other silent have none."""
    claims = list(case.claims)
    for seat, role in some:
        claims[seat] = role
    sure = (*case.assume.trusted, *(case.names[seat] for seat, _ in some))
    case = replace(case, claims=tuple(claims), assume=replace(case.assume, trusted=sure))
    return deals(case, sides=True)


def _count(case: Case, some: Assignment, dealt: tuple[str, ...], found: Standing) -> None:
    """Count the deals in which these silent players have these roles, and the other silent have none."""
    left = left_with(case, some)
    found.left_out = tuple(dict.fromkeys((*found.left_out, *left.left_out)))
    starts, demons, evil = 0, [0] * case.seats, [0] * case.seats
    for one in left.left:
        whole = one.time.deals.in_the_case
        starts |= whole(one.deals)
        for seat in range(case.seats):
            demons[seat] |= whole(one.deals & one.branch.demon_at(seat)[1])
            evil[seat] |= whole(one.deals & one.branch.evil[seat])
        found.holds = found.holds or (bool(dealt) and _has(one, dealt))
    found.count += starts.bit_count() + len(left.beside)
    for kept, bits in ((found.demons, demons), (found.evil, evil)):
        for seat, here in enumerate(bits):
            if here:
                kept[seat] = kept.get(seat, 0) + here.bit_count()


def _has(one: Left, dealt: tuple[str, ...]) -> bool:
    here = one.deals
    for seat, role in enumerate(dealt):
        here &= one.time.deals.role[seat].get(role, 0)
    return bool(here)
