"""The ruling that no game goes on for ever: where day after day nobody more dies, evil wins.

Nothing hidden is looked at, so that neither the warning nor the end tells anything: only who seems to live.
Residents are counted by the fewest there ever were, for whoever comes back to life brings no end nearer.
"""

from __future__ import annotations

from typing import NamedTuple

from fabula.core.grimoire import Grimoire
from fabula.games.clocktower.almanac import notes
from fabula.games.clocktower.almanac.cards import GOOD
from fabula.games.clocktower.judgement.ending import STANDSTILL, winning_side
from fabula.games.clocktower.town.public_events import Announced
from fabula.games.clocktower.town.square import Square

QUIET = 3  # days and nights in which nobody more has died, after which all are warned
GRACE = 2  # more of them, after which evil has won


class Furthest(NamedTuple):
    """The fewest residents who ever lived, the Travellers who live, and the night when that was new."""

    residents: int
    travellers: tuple[int, ...]
    night: int


def is_at_rest(grimoire: Grimoire) -> bool:
    """Whether since the last dawn nobody has died, or somebody lives again; asked before this one is told."""
    return bool(notes.RISEN.of(grimoire)) or not any(
        note.of(grimoire) for note in (notes.DEAD_TODAY, notes.FALLEN)
    )


def look_back(town: Square, *, at_rest: bool) -> None:
    """At dawn, when all have heard who died: whether it is the same as so many mornings before.

    Nothing has to be noted before the first day and night at rest.
    """
    if winning_side(town.grimoire) is not None or town.night == 1:
        return
    now, noted = seen(town), notes.STANDSTILL.of(town.grimoire)
    if noted is None:
        if at_rest:
            notes.STANDSTILL.set(town, (now.residents, now.travellers, now.night - 1))
        return
    before = Furthest(*noted)
    if now.residents < before.residents or now.travellers != before.travellers:
        notes.STANDSTILL.set(town, (min(now.residents, before.residents), now.travellers, now.night))
    elif now.night - before.night == QUIET:
        town.tell(Announced(STANDSTILL))
    elif now.night - before.night >= QUIET + GRACE:
        notes.LOST.set(town, (GOOD, STANDSTILL))


def seen(town: Square) -> Furthest:
    """What all see this morning."""
    alive = [seat for seat in town.everyone if town.grimoire.alive[seat]]
    residents = [seat for seat in alive if not town.is_traveller(seat)]
    return Furthest(len(residents), tuple(seat for seat in alive if seat not in residents), town.night)
