"""The Loric whose matter is a rule. They come with the script, and are never drunk and never die."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from fabula.core.events import Marked, Woke
from fabula.core.requests import Decide
from fabula.games.clocktower.almanac import decisions
from fabula.games.clocktower.almanac.cards import STORMCAUGHT, is_good, residents_of
from fabula.games.clocktower.almanac.traits import UNAWARE, has_trait
from fabula.games.clocktower.town.abnormal import is_a_lunatic
from fabula.games.clocktower.town.events import Informed
from fabula.games.clocktower.town.public_events import Announced
from fabula.games.clocktower.town.square import Square
from fabula.games.clocktower.town.storms import STORM_CATCHER

GARDENER = "gardener"  # gives out the tokens, in the deal
BOOTLEGGER = "bootlegger"  # whose rules are words, for all to read
NOT_CAUGHT = "storm_passes"

# ---- Storm Catcher


async def catch_the_storm(town: Square) -> None:
    """All hear which good role it is; the evil learn who has it, or that nobody does."""
    role = await Decide(decisions.STORM_CATCHER, tuple(filter(is_good, residents_of(town.grimoire.roles))))
    town.tell(Announced(STORM_CATCHER, shown=role))
    caught = tuple(seat for seat in town.residents if town.grimoire.role(seat) == role)
    for seat in caught:
        town.tell(Marked(seat, STORMCAUGHT, None))
    for seat in town.everyone:
        if counts_among_the_evil(town, seat):
            town.tell(Woke(seat, STORM_CATCHER))
            kind = STORM_CATCHER if caught else NOT_CAUGHT
            town.tell(Informed(seat, kind, caught, seats=caught, shown=role))


def counts_among_the_evil(town: Square, seat: int) -> bool:
    """Whether a player is evil and knows it, or has to believe so."""
    evil = town.is_evil(seat) and not has_trait(town.grimoire.role(seat), UNAWARE)
    return evil or is_a_lunatic(town.grimoire, seat)


LINES: dict[str, Callable[[Square], Awaitable[None]]] = {STORM_CATCHER: catch_the_storm}
