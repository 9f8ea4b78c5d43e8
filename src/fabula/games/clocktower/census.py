"""The census: who lives in truth, of what kind they are, and who is a Traveller.

It is asked for at every beat and changes a few times a night: it is taken once and kept while it holds.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import compress, count

from fabula.core.cards import Place
from fabula.core.grimoire import Grimoire
from fabula.games.clocktower.cards import BABYSITS, DEMON, FEIGNED, TRAVELLER, almanac
from fabula.games.clocktower.circle import CIRCLE, circle

LIL_MONSTA = "lil_monsta"  # a Demon that is nobody’s card: it is with whoever babysits


class Census:
    """What the rules count. `feigning` live though they seem dead; `kinds` are those of all who live.

    `demons` are the seats of those Demons who live, `living` and `residents` how many live, and are no
    Travellers. Who has no card yet is going to be a Traveller, and has no kind.
    """

    __slots__ = ("demons", "feigning", "kinds", "living", "residents", "taken_of", "travellers")

    def __init__(self, grimoire: Grimoire) -> None:
        alive, cards, marks = grimoire.alive.copy(), grimoire.cards.copy(), grimoire.marks.copy()
        self.taken_of = (alive, cards, marks, grimoire.notes.get(CIRCLE))
        marked = dict.fromkeys([mark.seat for mark in marks if mark.kind == FEIGNED])
        self.feigning = [seat for seat in marked if not alive[seat]]
        living = [*compress(count(), alive), *self.feigning]
        kind_of = {place: almanac.kind_of[card.printed] for place, card in cards.items()}
        kind_of.update(dict.fromkeys(babysitting(grimoire), DEMON))
        self.living = len(living)
        self.kinds = [kind_of[seat] for seat in living if seat in kind_of]
        self.demons = [seat for seat in living if kind_of.get(seat) == DEMON] if DEMON in self.kinds else []
        self.residents = len(self.kinds) - self.kinds.count(TRAVELLER)
        everybody_stays = len(kind_of) == len(alive) and TRAVELLER not in kind_of.values()
        self.travellers = () if everybody_stays else who_travels(circle(grimoire), kind_of)


def babysitting(grimoire: Grimoire) -> tuple[int, ...]:
    """Who is the Demon because they mind one."""
    if LIL_MONSTA not in grimoire.roles:
        return ()
    return tuple(mark.seat for mark in grimoire.marks if mark.kind == BABYSITS)


def who_travels(circle: tuple[int, ...], kind_of: Mapping[Place, str]) -> tuple[int, ...]:
    """The Travellers in the circle, and who is going to be one."""
    return tuple(seat for seat in circle if kind_of.get(seat, TRAVELLER) == TRAVELLER)


def census(grimoire: Grimoire) -> Census:
    """The census of this moment: the last one, if all of which it was taken is still so."""
    taken: Census | None = grimoire.census
    now = (grimoire.alive, grimoire.cards, grimoire.marks, grimoire.notes.get(CIRCLE))
    if taken is None or taken.taken_of != now:
        taken = grimoire.census = Census(grimoire)
    return taken
