"""Who may be of one pack: all packs there can be, weighed by how packs vote.

After the first day a pack spares its own: of those who did not vote with all others against somebody more
are friends of theirs than not. How often each does what was counted in games of plain minds.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations
from math import comb, exp, log
from typing import NamedTuple

MOST_PACKS = 150  # weighed at once: beyond, the least suspect are left out
FEW = 3  # with no more alive a vote tells nothing new
SURELY = 1e-9
BOTH_CANNOT_BE = -3.0  # one more who says to have a card than there are, but for the pack


class Poll(NamedTuple):
    """A vote: the day, who lived, and who voted for whom."""

    day: int
    living: tuple[int, ...]
    votes: tuple[tuple[int, int], ...]


class Fits(NamedTuple):
    """How likely a deed is by what two are: both of the pack, the first alone, the second alone, neither."""

    both: float
    first: float
    second: float
    neither: float


JOINED = Fits(0.55, 0.95, 0.97, 0.9)  # in voting for somebody for whom more than half of all vote
STOOD_OUT = Fits(0.45, 0.05, 0.03, 0.1)
VOTED = Fits(0.1, 1.3, 2.2, 0.75)  # for somebody else


class Alike(NamedTuple):
    """Who say to have a card, and how many can."""

    seats: tuple[int, ...]
    most: int

    def fits(self, pack: tuple[int, ...]) -> float:
        """How badly it fits where more of those who say so would be none of the pack."""
        return BOTH_CANNOT_BE * max(0, sum(seat not in pack for seat in self.seats) - self.most)


Asked = tuple[tuple[tuple[int, float], ...], tuple[int, ...], int, tuple[Alike, ...]]


class Ties:
    """What the votes make of each, and of each two."""

    def __init__(self) -> None:
        self.alone: defaultdict[int, float] = defaultdict(float)
        self.together: defaultdict[tuple[int, int], float] = defaultdict(float)
        self._weighed: dict[Asked, dict[int, float]] = {}  # since the last vote: much is asked again

    def take_in(self, poll: Poll) -> None:
        """One more vote; those of the first day tell nothing."""
        self._weighed.clear()
        if poll.day == 1 or len(poll.living) <= FEW:
            return
        votes = dict(poll.votes)
        top = max(Counter(votes.values()).items(), key=lambda one: (one[1], -one[0]), default=(None, 0))
        doomed = top[0] if 2 * top[1] > len(poll.living) else None
        for who in poll.living:
            at = votes.get(who)
            if doomed is not None and who != doomed:
                self._add(who, doomed, JOINED if at == doomed else STOOD_OUT)
            if at is not None and at not in (who, doomed):
                self._add(who, at, VOTED)

    def _add(self, one: int, other: int, fits: Fits) -> None:
        both, first, second, neither = map(log, fits)
        self.alone[one] += first - neither
        self.alone[other] += second - neither
        self.together[min(one, other), max(one, other)] += both - first - second + neither

    def odds(
        self, score: Mapping[int, float], pack: Iterable[int], many: int, alike: Sequence[Alike] = ()
    ) -> dict[int, float]:
        """How much likelier than by lot each is of the pack: some are known, and so many more there are."""
        asked = tuple(score.items()), tuple(pack), many, tuple(alike)
        if asked not in self._weighed:
            self._weighed[asked] = self._odds_of(*asked)
        return self._weighed[asked]

    def _odds_of(
        self, score: tuple[tuple[int, float], ...], pack: tuple[int, ...], many: int, alike: tuple[Alike, ...]
    ) -> dict[int, float]:
        doubts = {
            seat: doubt + self.alone[seat] + sum(self._tie(seat, other) for other in pack)
            for seat, doubt in score
        }
        many = min(many, len(doubts) - 1)
        if many < 1:
            return dict(score)
        open_to = sorted(doubts, key=lambda seat: (-doubts[seat], seat))
        while comb(len(open_to), many) > MOST_PACKS:
            open_to.pop()
        weighed = {
            some: self._weight(some, doubts) + sum(one.fits(some) for one in alike)
            for some in combinations(open_to, many)
        }
        most, found = max(weighed.values()), dict.fromkeys(doubts, 0.0)
        for some, weight in weighed.items():
            for seat in some:
                found[seat] += exp(weight - most)
        total = sum(found.values()) / many
        by_lot = _odds(many / len(doubts))
        return {seat: _odds(part / total) - by_lot for seat, part in found.items()}

    def _weight(self, some: tuple[int, ...], doubts: Mapping[int, float]) -> float:
        alone = sum(doubts[seat] for seat in some)
        return alone + sum(self._tie(one, other) for one, other in combinations(some, 2))

    def _tie(self, one: int, other: int) -> float:
        return self.together.get((min(one, other), max(one, other)), 0.0)


def _odds(chance: float) -> float:
    held = min(1 - SURELY, max(SURELY, chance))
    return log(held / (1 - held))
