"""What to believe: every way the Werewolves' cards may have lain, weighed by how many would have to lie."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from heapq import nlargest
from itertools import combinations
from math import comb, prod
from operator import itemgetter
from typing import NamedTuple

from fabula.core.cards import Place
from fabula.core.requests import Below
from fabula.games.onenight.cards import SPARES
from fabula.minds.onenight.memory import TANNER, WOLF, Exchange, Memory, without_a_pack

INVENTION = 0.3  # how likely a Werewolf hits on just what it says it saw
SILENCE = 0.4  # how likely one without it keeps silent where a Werewolf does
DARE, NO_DARE = 1.5, 0.1  # how well it fits a Tanner to say what another says, and what many may be
MOST_WORLDS = 400

World = tuple[Place, ...]  # where the Werewolves' cards lay as the night began
Testimony = list[tuple[int, Place, str]]


class Told(NamedTuple):
    """What somebody says, as far as a Werewolf would have made it up."""

    who: int
    said: list[tuple[Place, str]]
    invented: float
    accused: list[Place]


Provoked = tuple[World, float, dict[Place, float]]


class Rates(NamedTuple):
    """How likely players say what is not so."""

    lie: float  # a villager: one who stole a Werewolf's card does
    betrayal: float  # a Werewolf, that it saw another one
    accusation: float  # a Werewolf, that it saw one where none was
    echo: float  # a Werewolf, that it saw what somebody has said to be before


ALIKE = Rates(lie=0.05, betrayal=0.05, accusation=INVENTION, echo=INVENTION)  # whenever it is said
BY_HEARING = Rates(lie=0.03, betrayal=0.1, accusation=0.2, echo=1.0)  # counted in games


class Belief:
    """How likely each seat ends with a Werewolf's card, and how likely none does."""

    def __init__(
        self, memory: Memory, below: Below, *, private: bool = True, worlds: Iterable[World] | None = None
    ) -> None:
        """Believe what follows from a memory, or only from what all have heard; of all ways, or of these."""
        self.count = Counter(memory.setup.roles)
        self.own = memory.seat if private else None
        self.known = memory.known() if private else {}
        self.rates = BY_HEARING if memory.keen else ALIKE
        self.echoes = memory.echoes()
        self.testimony: Testimony = memory.testimony(but=self.own)
        self.exchanges: list[Exchange] = memory.exchanges() if private else memory.rumoured_exchanges()
        self.silent = self._silent_seats(memory.setup.seats)
        self.told = self._by_speaker()
        self.tempted = self._tempted(memory) if memory.keen else {}
        self.tempting = {role: sum(fits.values()) + len(SPARES) for role, fits in self.tempted.items()}
        self.lie = self._rate_of_lies(memory)
        self.wolf = [0.0] * memory.setup.seats
        self.none = 0.0
        self._provoked: list[Provoked] = []
        innocent = memory.innocent() if private else ()
        found = memory.card == WOLF if private and memory.looked_last else None
        extra = memory.acts_as == WOLF and memory.dealt != WOLF
        self.weighed: list[tuple[float, World]] = []
        self._weigh(worlds or self._worlds(memory.places, innocent, extra, below), found)

    @cached_property
    def tanner(self) -> list[float]:
        """How likely each is the Tanner, if there may be one."""
        found = [0.0] * len(self.wolf)
        for world, weight, odd in self._provoked:
            for place, fit in self.tempted[TANNER].items():
                if place not in world:
                    found[int(place)] += weight * fit * odd.get(place, 1.0)
        return found

    def _by_speaker(self) -> list[Told]:
        """What each says, and how likely a Werewolf makes up what it says to have seen of others' cards."""
        told: dict[int, list[tuple[Place, str]]] = {}
        for who, place, role in self.testimony:
            told.setdefault(who, []).append((place, role))
        return [
            Told(
                who,
                said,
                prod(self._made_up(who, *one, ()) for one in said if one[0] != who and one[1] != WOLF),
                [place for place, role in said if place != who and role == WOLF],
            )
            for who, said in told.items()
        ]

    def _rate_of_lies(self, memory: Memory) -> float:
        """How likely one without a Werewolf's card lies; more may where a Minion or a Tanner is about."""
        if memory.keen:
            return self.rates.lie * (1 + len(self.tempted))
        dishonest = sum(self.count[role] for role in without_a_pack())
        return self.rates.lie + dishonest / max(1, len(memory.setup.roles) - self.count[WOLF])

    def _silent_seats(self, seats: int) -> list[int]:
        """Who has told nothing though others have."""
        speakers = [who for who, _, _ in self.testimony]
        return [seat for seat in range(seats) if speakers and seat not in speakers and seat != self.own]

    def _tempted(self, memory: Memory) -> dict[str, dict[Place, float]]:
        """For a Minion and a Tanner, if it is open who they are: how well what each has said fits one."""
        made_up: dict[Place, float] = {
            seat: 1.0 for seat in range(memory.setup.seats) if seat not in self.known
        }
        for who, place, role in self.testimony:
            if place != who and who in made_up:
                made_up[who] *= self._made_up(who, place, role, ())
        claims = memory.claims()
        dares = {seat: fit * self._dare(claims.get(int(seat)), claims) for seat, fit in made_up.items()}
        known = self.known.values()
        open_to = [role for role in without_a_pack() if self.count[role] and role not in known]
        return {role: dares if role == TANNER else made_up for role in open_to}

    def _dare(self, role: str | None, claims: Mapping[int, str]) -> float:
        """How well a claim fits a Tanner, who says to be what only one can be, best what another says too."""
        if role is None:
            return 1.0
        if self.count[role] != 1:
            return NO_DARE
        return DARE if [*claims.values()].count(role) > 1 else 1.0

    def _worlds(
        self, places: Iterable[Place], innocent: tuple[int, ...], extra: bool, below: Below
    ) -> Iterator[World]:
        sure = tuple(place for place, role in self.known.items() if role == WOLF)
        unknown = [place for place in places if place not in self.known and place not in innocent]
        hidden = min(max(0, self.count[WOLF] + extra - len(sure)), len(unknown))
        if comb(len(unknown), hidden) <= MOST_WORLDS:
            return (sure + rest for rest in combinations(unknown, hidden))
        return (sure + _some(unknown, hidden, below) for _ in range(MOST_WORLDS))

    def likeliest(self, many: int) -> list[World]:
        """The so many likeliest ways."""
        return [world for _, world in nlargest(many, self.weighed, key=itemgetter(0))]

    def _weigh(self, worlds: Iterable[World], found: bool | None) -> None:
        total = 0.0
        for world in worlds:
            ending = self._ending(world)
            weight, tempting, odd = self._likelihood(world)
            if found is not None and (self.own in ending) != found:
                weight *= self.lie
            total += weight
            self.weighed.append((weight, world))
            seats = [seat for seat in range(len(self.wolf)) if seat in ending]
            for seat in seats:
                self.wolf[seat] += weight
            if TANNER in self.tempted:
                self._provoked.append((world, weight / tempting, odd))
            if not seats:
                self.none += weight
        self.wolf = [weight / total for weight in self.wolf]
        self.none /= total
        self._provoked = [(world, weight / total, odd) for world, weight, odd in self._provoked]

    def _likelihood(self, world: World) -> tuple[float, float, dict[Place, float]]:
        """How likely all of this is said if the cards lay so; how much a Tanner is tempted, and who oddly."""
        cards = dict(self.known)
        weight, liars = 1.0, []
        for who, told, invented, accused in self.told:
            if who in world:
                weight *= invented
                for place in accused:
                    weight *= self._made_up(who, place, WOLF, world)
                continue
            fits = True
            for place, role in told:
                fits &= (role == WOLF) == (place in world) and cards.setdefault(place, role) == role
            if not fits:
                liars.append(who)
        silent = sum(1 for seat in self.silent if seat not in world)
        too_many = self._too_many(cards)
        weight *= self.lie ** (len(liars) + sum(too_many.values())) * SILENCE**silent
        odd: dict[Place, float] = dict.fromkeys(liars, 1 / self.lie) if self.tempted else {}
        for place, role in cards.items() if self.tempted and too_many else ():
            if role in too_many:
                odd[place] = odd.get(place, 1.0) / self.lie
        tempting = 1.0
        for role, fits_one in self.tempted.items():
            tempting = self.tempting[role] + sum(
                fits_one.get(seat, 0.0) * (times - 1) for seat, times in odd.items() if seat not in world
            )
            tempting -= sum(fits_one.get(place, 0.0) for place in world)
            weight *= tempting
        return weight, tempting, odd

    def _made_up(self, who: int, place: Place, role: str, world: World) -> float:
        """How likely a Werewolf says that it saw just this."""
        if role == WOLF:
            return self.rates.betrayal if place in world else self.rates.accusation
        return self.rates.echo if (who, place) in self.echoes else INVENTION

    def _too_many(self, cards: Mapping[Place, str]) -> dict[str, int]:
        """How many more of a card there would be than the set holds."""
        count, times = self.count, dict.fromkeys(cards.values(), 0)
        for role in cards.values():
            times[role] += 1
        return {role: n - count[role] for role, n in times.items() if n > count[role] and role != WOLF}

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
