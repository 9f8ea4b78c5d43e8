"""The census: who lives in truth, of what kind they are, and who is a Traveller.

It is asked for at every beat and changes a few times a night: it is taken once and kept while it holds.
"""

from __future__ import annotations

from fabula.core.grimoire import Grimoire
from fabula.games.clocktower.cards import DEMON, FEIGNED, TRAVELLER, almanac
from fabula.games.clocktower.circle import CIRCLE, circle


class Census:
    """What the rules count. `feigning` live though they seem dead; `kinds` are those of all who live.

    `living`, `demons` and `residents` are how many live, how many of them are Demons, and are no Travellers. Who
    has no card yet is going to be a Traveller, and has no kind.
    """

    __slots__ = (
        "alive", "cards", "demons", "feigning", "kinds", "living", "marks", "moved", "residents", "travellers",
    )  # fmt: skip

    def __init__(self, grimoire: Grimoire) -> None:
        alive, cards, kind_of = grimoire.alive[:], grimoire.cards.copy(), almanac.kind_of
        self.alive, self.cards, self.marks = alive, cards, grimoire.marks[:]
        self.moved = grimoire.notes.get(CIRCLE)
        marked = dict.fromkeys([mark.seat for mark in self.marks if mark.kind == FEIGNED])
        self.feigning = [seat for seat in marked if not alive[seat]]
        living = [seat for seat, lives in enumerate(alive) if lives] + self.feigning
        self.living = len(living)
        self.kinds = [kind_of[cards[seat][0]] for seat in living if seat in cards]
        self.demons = self.kinds.count(DEMON)
        self.residents = len(self.kinds) - self.kinds.count(TRAVELLER)
        self.travellers = [
            seat for seat in circle(grimoire) if seat not in cards or kind_of[cards[seat][0]] == TRAVELLER
        ]


def census(grimoire: Grimoire) -> Census:
    """The census of this moment: the last one, if all of which it was taken is still so."""
    last: Census | None = grimoire.census
    if (
        last is not None
        and last.alive == grimoire.alive
        and last.marks == grimoire.marks
        and last.cards == grimoire.cards
        and last.moved == grimoire.notes.get(CIRCLE)
    ):
        return last
    taken = grimoire.census = Census(grimoire)
    return taken
