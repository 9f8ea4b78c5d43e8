"""What to believe: every way the Werewolves' cards may have lain, weighed by how many would have to lie."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import combinations
from math import comb

from fabula.core.cards import Place
from fabula.core.requests import Below
from fabula.minds.onenight.memory import MINION, TANNER, WOLF, Exchange, Memory

LIE = 0.05  # how likely a villager says what is not so: one who stole a Werewolf's card does
BETRAYAL = 0.05  # how likely a Werewolf tells on a Werewolf
INVENTION = 0.3  # how likely a Werewolf hits on just what it says it saw
SILENCE = 0.4  # how likely one without it keeps silent where a Werewolf does
MOST_WORLDS = 400

World = tuple[Place, ...]  # where the Werewolves' cards lay as the night began
Testimony = list[tuple[int, Place, str]]


class Belief:
    """How likely each seat ends with a Werewolf's card, and how likely none does."""

    def __init__(self, memory: Memory, below: Below, *, private: bool = True) -> None:
        """Believe what follows from a memory, or only from what all have heard."""
        self.count = Counter(memory.setup.roles)
        self.own = memory.seat if private else None
        self.known = memory.known() if private else {}
        self.testimony: Testimony = memory.testimony(but=self.own)
        self.exchanges: list[Exchange] = memory.exchanges() if private else memory.rumoured_exchanges()
        self.silent = self._silent_seats(memory.setup.seats)
        dishonest = self.count[MINION] + self.count[TANNER]
        self.lie = LIE + dishonest / max(1, len(memory.setup.roles) - self.count[WOLF])
        self.wolf = [0.0] * memory.setup.seats
        self.none = 0.0
        innocent = memory.innocent() if private else ()
        found = memory.card == WOLF if private and memory.looked_last else None
        extra = memory.acts_as == WOLF and memory.dealt != WOLF
        self._weigh(self._worlds(memory.places, innocent, extra, below), found)

    def _silent_seats(self, seats: int) -> list[int]:
        """Who has told nothing though others have."""
        speakers = [who for who, _, _ in self.testimony]
        return [seat for seat in range(seats) if speakers and seat not in speakers and seat != self.own]

    def _worlds(
        self, places: Iterable[Place], innocent: tuple[int, ...], extra: bool, below: Below
    ) -> Iterator[World]:
        sure = tuple(place for place, role in self.known.items() if role == WOLF)
        unknown = [place for place in places if place not in self.known and place not in innocent]
        hidden = min(max(0, self.count[WOLF] + extra - len(sure)), len(unknown))
        if comb(len(unknown), hidden) <= MOST_WORLDS:
            return (sure + rest for rest in combinations(unknown, hidden))
        return (sure + _some(unknown, hidden, below) for _ in range(MOST_WORLDS))

    def _weigh(self, worlds: Iterator[World], found: bool | None) -> None:
        total = 0.0
        for world in worlds:
            ending = self._ending(world)
            weight = self._likelihood(world)
            if found is not None and (self.own in ending) != found:
                weight *= self.lie
            total += weight
            seats = [seat for seat in range(len(self.wolf)) if seat in ending]
            for seat in seats:
                self.wolf[seat] += weight
            if not seats:
                self.none += weight
        self.wolf = [weight / total for weight in self.wolf]
        self.none /= total

    def _likelihood(self, world: World) -> float:
        cards = dict(self.known)
        weight, liars = 1.0, []
        for who, place, role in self.testimony:
            if who in world:
                if place != who:
                    weight *= BETRAYAL if role == WOLF and place in world else INVENTION
                continue
            fits = (role == WOLF) == (place in world) and cards.setdefault(place, role) == role
            if not fits and who not in liars:
                liars.append(who)
        silent = sum(1 for seat in self.silent if seat not in world)
        return weight * self.lie ** (len(liars) + self._too_many(cards)) * SILENCE**silent

    def _too_many(self, cards: dict[Place, str]) -> int:
        """How many of these cards the set does not hold."""
        left = dict(self.count)
        for role in cards.values():
            left[role] = left.get(role, 0) - 1
        return -sum(n for role, n in left.items() if n < 0 and role != WOLF)

    def _ending(self, world: World) -> set[Place]:
        """Where the Werewolves' cards lie in the end, if those without one say truly what they moved."""
        ending = set(world)
        for _, who, a, b in self.exchanges:
            honest = who == self.own or who not in world
            if honest and (a in ending) != (b in ending):
                ending ^= {a, b}
        return ending


def _some(things: list[Place], n: int, below: Below) -> tuple[Place, ...]:
    left = list(things)
    return tuple(left.pop(below(len(left))) for _ in range(n))
