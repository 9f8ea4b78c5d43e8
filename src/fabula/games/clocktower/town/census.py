"""The census: who lives in truth, of what kind they are, and who is a Traveller.

It is asked for at every beat and changes a few times a night: it is taken once and kept while it holds.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from itertools import compress, count
from typing import Any

from fabula.core.cards import Card, Place
from fabula.core.grimoire import Grimoire, Mark
from fabula.games.clocktower.almanac import notes
from fabula.games.clocktower.almanac.cards import BABYSITS, DEMON, FEIGNED, TRAVELLER, almanac
from fabula.games.clocktower.almanac.traits import MINDED, has_trait
from fabula.games.clocktower.town.circle import circle

# of what a census is taken: marks, who is alive, cards, the circle if it is not the order of the seats
Counted = tuple[tuple[Mark, ...], tuple[bool, ...], Mapping[Place, Card], Any]


class Census:
    """What the rules count. `feigning` live though they seem dead; `kinds` are those of all who live.

    `demons` are the seats of those Demons who live, `living` and `residents` how many live, and are no
    Travellers; `standing` are, clockwise, the seats of all who do not seem dead. Who has no card yet is going
    to be a Traveller, and has no kind.
    """

    __slots__ = (
        "counted", "demons", "feigning", "kinds", "living", "residents", "standing", "taken_of", "travellers",
    )  # fmt: skip

    def __init__(self, grimoire: Grimoire, now: Counted) -> None:
        self.taken_of = now
        marks, alive, cards, _ = now
        self.counted = those_that_count(marks)
        marked = dict.fromkeys([mark.seat for mark in self.counted if mark.kind == FEIGNED])
        self.feigning = [seat for seat in marked if not alive[seat]]
        living = [*compress(count(), alive), *self.feigning]
        kind_of = {place: almanac.kind_of[card.printed] for place, card in cards.items()}
        kind_of.update(dict.fromkeys(babysitting(grimoire), DEMON))
        self.living = len(living)
        self.standing = tuple([seat for seat in circle(grimoire) if alive[seat]])
        self.kinds = [kind_of[seat] for seat in living if seat in kind_of]
        self.demons = [seat for seat in living if kind_of.get(seat) == DEMON] if DEMON in self.kinds else []
        self.residents = len(self.kinds) - self.kinds.count(TRAVELLER)
        everybody_stays = len(kind_of) == len(alive) and TRAVELLER not in kind_of.values()
        self.travellers = () if everybody_stays else who_travels(circle(grimoire), kind_of)

    def still_holds(self, now: Counted) -> bool:
        """Whether nothing else is otherwise than marks that do not count."""
        if self.taken_of[1:] != now[1:] or self.counted != those_that_count(now[0]):
            return False
        self.taken_of = now
        return True


def those_that_count(marks: tuple[Mark, ...]) -> list[Mark]:
    """The marks of who lives and seems dead, and of who minds a Demon."""
    return [mark for mark in marks if mark.kind in (FEIGNED, BABYSITS)]


@lru_cache(maxsize=64)
def minded(roles: tuple[str, ...]) -> str | None:
    """The Demon of a script that is nobody’s card, if it has one."""
    return next((role for role in roles if has_trait(role, MINDED)), None)


def babysitting(grimoire: Grimoire) -> tuple[int, ...]:
    """Who is the Demon because they mind one."""
    if minded(grimoire.roles) is None:
        return ()
    return tuple(mark.seat for mark in grimoire.marks if mark.kind == BABYSITS)


def who_travels(circle: tuple[int, ...], kind_of: Mapping[Place, str]) -> tuple[int, ...]:
    """The Travellers in the circle, and who is going to be one."""
    return tuple(seat for seat in circle if kind_of.get(seat, TRAVELLER) == TRAVELLER)


def census(grimoire: Grimoire) -> Census:
    """The census of this moment: the last one, if all of which it was taken is still so."""
    taken: Census | None = grimoire.census
    now = (grimoire.marks, grimoire.alive, grimoire.cards, notes.CIRCLE.of(grimoire))
    if taken is None or (taken.taken_of != now and not taken.still_holds(now)):
        taken = grimoire.census = Census(grimoire, now)
    return taken
