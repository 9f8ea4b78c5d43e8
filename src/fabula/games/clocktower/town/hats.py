"""The God of Ug: one hat, whose wearer speaks one sound at a time, and votes twice."""

from __future__ import annotations

from fabula.core.events import Marked
from fabula.core.grimoire import Grimoire
from fabula.games.clocktower.town.events import Unmarked, company
from fabula.games.clocktower.town.public_events import Announced
from fabula.games.clocktower.town.square import Square

GOD_OF_UG = "god_of_ug"
HAT = "hat"  # of the God of Ug, which its wearer has on for all to see


def wears_hat(grimoire: Grimoire, seat: int) -> bool:
    """Whether a player has the hat on, while the God of Ug is in play."""
    return GOD_OF_UG in company(grimoire) and any(
        mark.kind == HAT and mark.seat == seat for mark in grimoire.marks
    )


def lacks_a_wearer(grimoire: Grimoire) -> bool:
    """Whether the God of Ug is in play, and nobody has the hat."""
    return GOD_OF_UG in company(grimoire) and not any(mark.kind == HAT for mark in grimoire.marks)


def who_may_have_it(town: Square) -> tuple[int, ...]:
    """To whom the Storyteller may give the hat now: anybody else, the dead too."""
    if GOD_OF_UG not in company(town.grimoire):
        return ()
    return tuple(seat for seat in town.everyone if not wears_hat(town.grimoire, seat))


def give_the_hat(town: Square, seat: int) -> None:
    """All see to whom the hat goes; there is but one."""
    for wearer in [mark.seat for mark in town.grimoire.marks if mark.kind == HAT]:
        town.tell(Unmarked(wearer, HAT))
    town.tell(Marked(seat, HAT, None))
    town.tell(Announced(GOD_OF_UG, seat=seat))
