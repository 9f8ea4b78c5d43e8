"""Resurrection: a dead player lives again, with an ability as fresh as on the first day."""

from __future__ import annotations

from fabula.core.events import Noted, Revived
from fabula.games.clocktower.cards import NIGHT, SPENT
from fabula.games.clocktower.deaths import FALLEN
from fabula.games.clocktower.events import Shroud, Unmarked
from fabula.games.clocktower.square import RISEN, SHOTS, Square


def revive(town: Square, seat: int) -> None:
    """A player lives again; by night all hear of it at dawn. What was spent may be used once more.

    An ability for the first night alone acts in the night that is on.
    """
    if town.grimoire.phase == NIGHT:
        town.tell(Shroud(seat, on=False))
        town.tell(Noted(RISEN, (*town.grimoire.notes.get(RISEN, ()), seat)))
    else:
        town.tell(Revived(seat))
    town.tell(Unmarked(seat, SPENT))
    for grant in town.abilities(seat):
        town.freshen(seat, grant.role)
    shots = town.grimoire.notes.get(SHOTS, ())
    if seat in shots:
        town.tell(Noted(SHOTS, tuple(one for one in shots if one != seat)))


def known_dead(town: Square) -> tuple[int, ...]:
    """Of whose death all have heard; who has died tonight is not among them, nor who lives again already."""
    fallen = town.grimoire.notes.get(FALLEN, ())
    alive = town.grimoire.alive
    return tuple(seat for seat in town.everyone if not alive[seat] and seat not in fallen)


def tell_of_the_risen(town: Square) -> None:
    """At dawn, after the dead, all hear who lives again, and not why."""
    risen = town.grimoire.notes.get(RISEN, ())
    for seat in town.everyone if risen else ():
        if seat in risen and town.grimoire.alive[seat]:
            town.tell(Revived(seat))
    if risen:
        town.tell(Noted(RISEN, None))
