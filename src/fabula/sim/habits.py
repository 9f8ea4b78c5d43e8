"""Public habits of bots: whether what somebody does on the first day tells to which side they belong.

Each deed of a living player counts for the habits that it shows, and is compared with chance: with the share
of those who hide, since their side has something to hide, among all who could have done it then as they did.
Nobody accuses themselves or raises a hand against themselves, the nominee alone pleads; and who is accused by
as many thinks as they do of those who accuse, whatever they are: who hide are found out oftener, which is no
habit of theirs. Deeds of one game hang together: the margin is taken over games and not over deeds.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from math import sqrt
from typing import Any

from fabula.core.events import Claimed, Died, Event, Nominated, PhaseBegan, Raised, Revived, Voted
from fabula.core.grimoire import Setup
from fabula.core.requests import Choice
from fabula.core.tale import Tale
from fabula.core.telling import Telling
from fabula.minds.reasons import Reason
from fabula.sim.play import Bots, Table, play_one
from fabula.sim.seeding import lots_of

MOST = 3.0  # standard errors; further off chance, a habit betrays
FIRST = 1  # the number of the night before the first day, and of that day
ONE = 1.0  # deed more or less is never a habit
HONEST = "good"  # how the side looks that has nothing to hide
ABOUT = ("suspect", "trust")  # nobody says it of themselves
CLAIMS, ACCUSES = "claims when nominated", "accuses whom they nominate"
PLEAS = {CLAIMS: "claim", ACCUSES: "suspect"}  # what is said between a nomination and its vote
OF_OWN_NEWS = ("seen", "cleared")  # grounds of who has said what they learned

Deed = tuple[str, int, frozenset[int]]  # a habit, the seat that shows it, and all who could have
Reasons = Mapping[tuple[int, Choice], Reason | None]


@dataclass(frozen=True)
class Shown:
    """A habit that somebody showed, and how many hide of those who could: the chance that it was one."""

    habit: str
    seat: int
    hides: bool
    share: float


@dataclass
class Habit:
    """How often a habit was shown, by how many of those who hide, and by how many if it told nothing."""

    times: int = 0
    hiding: int = 0
    expected: float = 0.0
    squares: float = 0.0  # of what each game is off

    def count(self, times: int, hiding: int, expected: float) -> None:
        """Take in one game."""
        self.times += times
        self.hiding += hiding
        self.expected += expected
        self.squares += (hiding - expected) ** 2

    @property
    def errors(self) -> float:
        """How many standard errors it is off chance: above nought those who hide show it oftener."""
        return (self.hiding - self.expected) / max(sqrt(self.squares), ONE)

    @property
    def betrays(self) -> bool:
        """Whether it tells the sides apart by more than chance."""
        return abs(self.errors) > MOST


def habits(tale: Tale, setup: Setup, games: int, seed: int = 0, bots: Bots = "sensible") -> dict[str, Habit]:
    """What bots of this name do on the first day of so many games, habit by habit."""
    found: defaultdict[str, Habit] = defaultdict(Habit)
    for game in range(games):
        telling = Telling(tale, setup)
        table = Table(telling, lots_of(seed, game), bots, laws=False)
        table.reasons, table.last = {}, FIRST
        play_one(table)
        hiding = frozenset(seat for seat in range(setup.seats) if believes_to_hide(telling, seat))
        _count(_FirstDay(telling, table.reasons, hiding).shown(), found)
    return dict(sorted(found.items()))


def is_honest(telling: Telling, seat: int) -> bool:
    """Whether somebody was dealt to the side that has nothing to hide."""
    tale = telling.tale
    side = tale.almanac[telling.grimoire.dealt(seat) or ""].side
    return tale.looks.get(side, side) == HONEST


def believes_to_hide(telling: Telling, seat: int) -> bool:
    """Whether somebody takes themselves for one of the side that hides: nobody can act otherwise.

    A Lunatic does, whom a Snake Charmer has swapped does no more; who was turned knows it. Where cards move
    unseen it goes by the deal, whatever somebody has looked at since.
    """
    tale, grimoire = telling.tale, telling.grimoire
    if tale.cards_move:
        return not is_honest(telling, seat)
    role = grimoire.beliefs[seat] or grimoire.dealt(seat) or ""
    side = grimoire.sides.get(seat) or tale.almanac[role].side
    return tale.looks.get(side, side) != HONEST


def first_day(telling: Telling) -> list[Shown]:
    """What each did before the second night, habit by habit."""
    return list(_FirstDay(telling).shown())


def _count(shown: Iterable[Shown], found: defaultdict[str, Habit]) -> None:
    games: defaultdict[str, list[Shown]] = defaultdict(list)
    for one in shown:
        games[one.habit].append(one)
    for habit, times in games.items():
        hiding, expected = sum(one.hides for one in times), sum(one.share for one in times)
        found[habit].count(len(times), hiding, expected)


class _FirstDay:
    """The first day of one game, deed by deed."""

    def __init__(
        self, telling: Telling, reasons: Reasons | None = None, hiding: frozenset[int] | None = None
    ) -> None:
        seats = range(telling.setup.seats)
        dealt = frozenset(seat for seat in seats if not is_honest(telling, seat))
        self.hiding = dealt if hiding is None else hiding  # by the deal, where no more is known
        self.living = frozenset(seats)
        self.events = telling.events()
        # A vote that ends the game tells nobody anything that they could still use.
        self.goes_on = any(isinstance(one, PhaseBegan) and one.number > FIRST for one in self.events)
        self.reasons = reasons or {}
        self.words: Counter[int] = Counter()
        self.claims: dict[int, Any] = {}
        self.told: set[int] = set()  # who has said more than who they are, and whom they suspect or trust
        self.suspected: dict[int, int] = {}  # by whom, whom
        self.nominated: set[int] = set()  # by whom
        self.nominee: int | None = None
        self.put_up: tuple[int, ...] = ()  # by whom and who
        self.pleading: tuple[int, ...] = ()  # both, while they may speak before the vote
        self.pleas: dict[str, dict[int, bool]] = {}  # of whom one is expected then, and whether it came

    def shown(self) -> Iterator[Shown]:
        """Each habit that is shown, with the share of those who hide among all who could have shown it."""
        for event in self.events:
            if isinstance(event, PhaseBegan) and event.number > FIRST:
                break
            for deed in self._deeds(event):
                yield self._compared(*deed)
        for habit, pleas in self.pleas.items():
            for seat in pleas:
                if pleas[seat]:
                    yield self._compared(habit, seat, frozenset(pleas))

    def _compared(self, habit: str, seat: int, could: frozenset[int]) -> Shown:
        able = could | {seat}
        return Shown(habit, seat, seat in self.hiding, len(self.hiding & able) / len(able))

    def _deeds(self, event: Event) -> list[Deed]:
        if isinstance(event, PhaseBegan):
            self._begin()
        elif isinstance(event, Died):
            self.put_up = ()
            self.living -= {event.seat}
        elif isinstance(event, Revived):
            self.living |= {event.seat}
        elif isinstance(event, Claimed) and event.seat in self.living:
            return self._spoken(event.seat, event.words)
        elif isinstance(event, Nominated):
            return self._put_up(event.seat, event.nominee)
        elif isinstance(event, Raised) and self.goes_on:
            could = self.living - {self.nominee}
            return [("votes", seat, could & self._as_accused(seat)) for seat in event.seats if seat in could]
        elif isinstance(event, Voted) and self.goes_on:
            return self._voted(event)
        return []

    # ---- words

    def _spoken(self, seat: int, words: tuple[Any, ...]) -> list[Deed]:
        """All that a sentence shows, by what had been said before it."""
        deeds = self._pleads(seat, words) if seat in self.pleading else self._said(seat, words)
        self.words[seat] += 1
        if words[0] == "suspect":
            self.suspected[seat] = words[1]
        elif words[0] == "claim":
            self.claims[seat] = words[1]
        elif words[0] != "trust":
            self.told.add(seat)
        return deeds

    def _begin(self) -> None:
        """Of the two who speak after a nomination; a Virgin's nominator may be dead by then."""
        self.pleading, self.put_up = self.put_up, ()
        if self.pleading:
            by, nominee = self.pleading
            if nominee not in self.claims:
                self.pleas.setdefault(CLAIMS, {})[nominee] = False
            if self.suspected.get(by) != nominee:
                self.pleas.setdefault(ACCUSES, {})[by] = False

    def _pleads(self, seat: int, words: tuple[Any, ...]) -> list[Deed]:
        """Who is nominated and who has nominated them speak alone; they are compared with others who did."""
        for habit, kind in PLEAS.items():
            if words[0] == kind and seat in self.pleas.get(habit, ()):
                self.pleas[habit][seat] = True
        return []

    def _said(self, seat: int, words: tuple[Any, ...]) -> list[Deed]:
        alike = self._as_accused(seat)
        deeds: list[Deed] = [("speaks", seat, alike)]
        if self.words[seat]:
            deeds.append(("speaks again", seat, alike & self.words.keys()))
        if not self.words:
            deeds.append(("speaks first", seat, self.living))
        if words[0] == "claim" and seat in self.claims:
            return [*deeds, ("claims again", seat, self.living & self.claims.keys())]
        could = alike & self._who_could(words)
        deeds.append((f"says {words[0]}", seat, could))
        if words[0] == "suspect":
            deeds += self._suspects(seat, words[1], could)
        return [*deeds, *self._because(seat, words, could)]

    def _who_could(self, words: tuple[Any, ...]) -> frozenset[int]:
        """Nobody says it of themselves; who has said who they are has said it."""
        if words[0] == "claim":
            return self.living - self.claims.keys()
        return self.living - {words[1]} if words[0] in ABOUT else self.living

    def _suspects(self, seat: int, about: int, could: frozenset[int]) -> list[Deed]:
        deeds: list[Deed] = []
        if not self.suspected:
            deeds.append(("is the first to suspect", seat, could))
        if about in self.suspected.values():
            deeds.append(("suspects whom another suspects", seat, could))
        if self.suspected.get(about) == seat:
            deeds.append(("suspects who suspects them", seat, could & self._accused))
        return deeds

    def _as_accused(self, seat: int) -> frozenset[int]:
        """Of the living all whom as many suspect."""
        by = Counter(self.suspected.values())
        return frozenset(one for one in self.living if by[one] == by[seat])

    @property
    def _accused(self) -> frozenset[int]:
        return frozenset(self.suspected.values())

    # ---- grounds

    def _because(self, seat: int, words: tuple[Any, ...], could: frozenset[int]) -> list[Deed]:
        """Which phrase it was: the kind of thing that was said, and its ground."""
        reason = self.reasons.get((seat, words))
        if reason is None:
            return []
        fits = self._for_a_claim if words[0] == "claim" else self._for_an_opinion
        return [(f"{words[0]}s because {reason[0]}", seat, could & fits(words, reason))]

    def _for_a_claim(self, _: tuple[Any, ...], reason: Reason) -> frozenset[int]:
        """Who has been accused answers, all others do not."""
        return self._accused if reason[0] == "answer" else self.living - self._accused

    def _for_an_opinion(self, words: tuple[Any, ...], reason: Reason) -> frozenset[int]:
        """Whose ground it can be: of who told something, who was accused, or who says to be the same."""
        ground, about, named = reason[0], words[1], reason[3:]
        if ground in OF_OWN_NEWS:
            return frozenset(self.told)
        if ground == "blames":
            return self._accused
        same = frozenset(seat for seat, role in self.claims.items() if role == self.claims.get(about))
        if ground == "mine":
            return same
        others = self.living - set(named)
        return others - same if ground == "clash" else others - {self.suspected.get(about)}

    # ---- votes

    def _put_up(self, seat: int, nominee: int) -> list[Deed]:
        """Who has nominated somebody does not again that day."""
        could = (self.living - self.nominated - {nominee}) & self._as_accused(seat)
        self.nominated.add(seat)
        self.nominee, self.put_up = nominee, (seat, nominee)
        words = ("nominate", nominee)
        return [("nominates", seat, could), *self._because(seat, words, could)]

    def _voted(self, event: Voted) -> list[Deed]:
        """Of two roses the black one counts."""
        votes = [at[0] if isinstance(at, tuple) else at for at in event.votes]
        on = Counter(at for at in votes if at is not None)
        cast = [(seat, at) for seat, at in enumerate(votes) if at is not None]
        voters = frozenset(seat for seat, _ in cast)
        able = voters & self.suspected.keys()
        alone = [("votes as nobody else does", seat, voters) for seat, at in cast if on[at] == 1]
        as_said = [("votes as it said", seat, able) for seat, at in cast if self.suspected.get(seat) == at]
        return [*(("votes", seat, self.living) for seat, _ in cast), *alone, *as_said]
