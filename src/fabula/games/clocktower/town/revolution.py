"""The Revolutionary: two neighbours are on one side, as all know; once one of them registers falsely."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from fabula.core.events import Marked
from fabula.core.grimoire import Grimoire
from fabula.core.readings import Reading
from fabula.core.registration import honest_answers
from fabula.core.requests import Choice, Decide
from fabula.games.clocktower.almanac import decisions, notes
from fabula.games.clocktower.almanac.cards import ALIGNED, almanac
from fabula.games.clocktower.almanac.traits import SEEN_AS_EVIL, SEEN_AS_GOOD, with_trait
from fabula.games.clocktower.town.events import company
from fabula.games.clocktower.town.public_events import Announced
from fabula.games.clocktower.town.square import Square

REVOLUTIONARY = "revolutionary"
REVOLTED = "revolted"  # why something untrue was told: one of the two has registered falsely
TWO = 2


class Revolt(Square):
    """The square as it is while a player registers falsely."""

    __slots__ = ("falsely",)

    def __init__(self, town: Square, seat: int) -> None:
        super().__init__(town.grimoire, town.almanac)
        self.falsely = seat

    def worn(self, seat: int) -> tuple[str, ...]:
        """This one player may besides register as anything of the script that is of the other side."""
        own = super().worn(seat)
        as_these = with_trait(SEEN_AS_GOOD if self.is_evil(seat) else SEEN_AS_EVIL)
        return own if seat != self.falsely else (*own, *as_these)


def aligned(grimoire: Grimoire) -> tuple[int, ...]:
    """The two who are known to be on one side, as they are marked."""
    return tuple(mark.seat for mark in grimoire.marks if mark.kind == ALIGNED)


def neighbours_of_one_side(town: Square) -> tuple[tuple[int, int], ...]:
    """All neighbours, clockwise, who are on the same side and no Travellers."""
    circle = town.everyone
    pairs = zip(circle, (*circle[1:], circle[0]), strict=True)
    residents = town.residents
    return tuple(
        (a, b) for a, b in pairs if a in residents and b in residents and town.side(a) == town.side(b)
    )


def is_due(grimoire: Grimoire) -> bool:
    """Whether all are to learn before nightfall of two who are on one side."""
    if REVOLUTIONARY not in company(grimoire) or len(aligned(grimoire)) >= TWO:
        return False
    return bool(neighbours_of_one_side(Square(grimoire, almanac)))


async def announce(town: Square) -> None:
    """The Storyteller chooses two neighbours of one side, and all are told."""
    two = await Decide(decisions.REVOLUTIONARY, neighbours_of_one_side(town))
    for seat in two:
        if seat not in aligned(town.grimoire):
            town.tell(Marked(seat, ALIGNED, None))
    town.tell(Announced(REVOLUTIONARY, two))


def revolts(town: Square) -> Iterator[Revolt]:
    """The square as it is for one check where one of the two registers falsely, while that is left."""
    grimoire = town.grimoire
    if REVOLUTIONARY in company(grimoire) and not notes.REVOLTED.stands(grimoire):
        yield from (Revolt(town, seat) for seat in aligned(grimoire))


def false_answers(
    town: Square, question: Callable[[Reading], Choice], honest: tuple[Choice, ...]
) -> tuple[Choice, ...]:
    """The answers that are true only if one of the two registers falsely."""
    found = (answer for revolt in revolts(town) for answer in honest_answers(revolt, question))
    return tuple(dict.fromkeys(answer for answer in found if answer not in honest))
