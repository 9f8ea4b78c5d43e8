"""The end: which side has won, and how it is told."""

from __future__ import annotations

from fabula.core.amendments import Sides
from fabula.core.events import PhaseBegan, Revealed, Won
from fabula.core.grimoire import Grimoire
from fabula.games.clocktower.cards import DEMON, EVIL, GOOD, TRAVELLER, almanac
from fabula.games.clocktower.deaths import LOST, tell_of_the_fallen
from fabula.games.clocktower.events import Ended
from fabula.games.clocktower.revival import tell_of_the_risen
from fabula.games.clocktower.square import Square, living_kinds, other_side

TOO_FEW = 2


def winning_side(grimoire: Grimoire) -> str | None:
    """The side that has won; None while the game goes on. Where both would win at once good does.

    A side that an ability has made lose has lost, whatever else is true.
    """
    lost = grimoire.notes.get(LOST)
    if lost is not None:
        return other_side(lost[0])
    kinds = living_kinds(grimoire)
    if DEMON not in kinds and not good_is_held_back(grimoire):
        return GOOD
    return EVIL if len(kinds) - kinds.count(TRAVELLER) <= TOO_FEW else None


def good_is_held_back(grimoire: Grimoire) -> bool:
    """Whether an ability keeps the good from winning as yet, though no Demon lives."""
    answers = ((almanac[grant.role].answers.get("good_cannot_win"), grant) for grant in grimoire.grants)
    return any(answer(grimoire, grant) for answer, grant in answers if answer is not None)


async def end(town: Square) -> None:
    """Tell who has won."""
    side = winning_side(town.grimoire)
    assert side is not None
    town.tell(Ended(why(town)))
    close(town, (side,))


def why(town: Square) -> str:
    """The word for what has decided the game."""
    if LOST in town.grimoire.notes:
        return str(town.grimoire.notes[LOST][1])
    return "two_alive" if town.living_demons else "demon_dead"


def close(town: Square, sides: Sides) -> None:
    """The Grimoire is opened, and the sides are named; who died in a night that has no dawn is named first.

    Ended by hand in the middle of the deal, it has no card yet for a Traveller.
    """
    tell_of_the_fallen(town)
    tell_of_the_risen(town)
    here = tuple(seat for seat in town.everyone if seat in town.grimoire.cards)
    for seat in here:
        town.tell(Revealed(seat, town.grimoire.role(seat)))
    town.tell(PhaseBegan("end", town.night))
    town.tell(Won(sides, tuple(seat for seat in here if town.side(seat) in sides)))
