"""Who has claimed to be what before all, and what would be seen if the evil players were what they claim.

Only what all have heard counts. What was whispered the table does not know; a person who leads may weigh it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TypeVar

from fabula.core.grimoire import Grimoire
from fabula.core.readings import Appearance, Check, Reading
from fabula.core.registration import appearances
from fabula.core.rulings import by_the_first
from fabula.core.town import Town
from fabula.games.clocktower.almanac import notes
from fabula.games.clocktower.almanac.cards import almanac, is_good
from fabula.games.clocktower.town.square import Square
from fabula.games.clocktower.town.statements import Sight

T = TypeVar("T")
Claims = Mapping[int, str]


def keep_in_mind(town: Town, who: int, role: str) -> None:
    """Somebody claims a role: it holds until they claim another."""
    claims = claims_of(town.grimoire)
    if claims.get(who) != role and not by_the_first(town.grimoire):
        notes.CLAIMS.set(town, tuple({**claims, who: role}.items()))


def claims_of(grimoire: Grimoire) -> dict[int, str]:
    """What each who has claimed anything has claimed last."""
    return dict(notes.CLAIMS.of(grimoire))


def bluffs_of(town: Square) -> dict[int, str]:
    """The good roles that evil players claim and do not have. A Traveller’s role is known to all."""
    return {
        seat: role
        for seat, role in claims_of(town.grimoire).items()
        if seat in town.everyone
        and not town.is_traveller(seat)
        and town.is_evil(seat)
        and is_good(role)
        and role != town.grimoire.role(seat)
    }


def as_it_seems(sight: Sight, bluffs: Claims) -> Sight:
    """The town in which those who bluff are what they claim."""
    seen = tuple(
        (Appearance(bluffs[seat], almanac[bluffs[seat]].kind, almanac[bluffs[seat]].side),)
        if seat in bluffs
        else looks
        for seat, looks in zip(sight.circle, sight.seen, strict=True)
    )
    return sight._replace(seen=seen)


class AsClaimed(Reading):
    """The town as it would be seen if the evil players were what they claim; `backed` are those looked at."""

    __slots__ = ("_bluffs", "_square", "backed")

    def __init__(self, town: Square, bluffs: Claims) -> None:
        super().__init__(partial(appearances, town), {}, [])
        self._square = town
        self._bluffs = bluffs
        self.backed: dict[int, str] = {}

    def settle(self, check: Check, look: Callable[[Appearance], T]) -> T:
        """What they claim of those who bluff; of all others the truth."""
        seat = check[0]
        if seat not in self._bluffs:
            return look(appearances(self._square, seat)[0])
        role = self.backed[seat] = self._bluffs[seat]
        return look(Appearance(role, almanac[role].kind, almanac[role].side))
