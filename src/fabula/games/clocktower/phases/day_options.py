"""What one may say and do on the floor, put together once for each circle and script."""

from __future__ import annotations

from functools import lru_cache

from fabula.core.requests import Pattern, Statements
from fabula.games.clocktower.almanac.traits import SLAY, whose
from fabula.games.clocktower.company import fabled
from fabula.games.clocktower.phases.day_powers import patterns
from fabula.games.clocktower.town.claims import claims
from fabula.games.clocktower.town.square import Square

GIVE = "give"  # what is left of one's votes
Deed = fabled.Deed  # a word for what is done in public, and all that it may be done to
Seats = tuple[int, ...]
# whom to exile, shoot, nominate, give to; powers of speech; what only some may do
Deeds = tuple[Seats, Seats, Seats, Seats, tuple[str, ...], tuple[Deed, ...]]
MOST_KEPT = 4096


def only_words(town: Square) -> Statements:
    """What can be said and does nothing."""
    return acts_of(town.everyone, town.grimoire.roles)[(), (), (), (), (), ()]


class Acts(dict[Deeds, Statements]):
    """What one may say and do in one circle with one script, by what one may do: put together once."""

    __slots__ = ("_circle", "_roles")

    def __init__(self, circle: tuple[int, ...], roles: tuple[str, ...]) -> None:
        super().__init__()
        self._circle = circle
        self._roles = roles

    def __missing__(self, deeds: Deeds) -> Statements:
        if len(self) >= MOST_KEPT:
            self.clear()
        found = self[deeds] = acts(self._circle, self._roles, *deeds)
        return found


@lru_cache(maxsize=64)
def acts_of(circle: tuple[int, ...], roles: tuple[str, ...]) -> Acts:
    """What may be said and done in this circle with this script."""
    return Acts(circle, roles)


def acts(
    circle: tuple[int, ...],
    roles: tuple[str, ...],
    exiles: tuple[int, ...],
    targets: tuple[int, ...],
    nominees: tuple[int, ...],
    gifts: tuple[int, ...],
    spoken: tuple[str, ...] = (),
    some: tuple[Deed, ...] = (),
) -> Statements:
    """What one may say, true or not, and do in public."""
    targets = targets if whose(SLAY) in roles else ()  # nobody can pretend to what no role has
    deeds = (("exile", exiles), (SLAY, targets), ("nominate", nominees), (GIVE, gifts))
    in_public = (Pattern(word, gap) for word, gap in (*deeds, *some) if gap)
    return Statements(Pattern("ready"), *claims(circle, roles), *in_public, *patterns(spoken, circle, roles))
