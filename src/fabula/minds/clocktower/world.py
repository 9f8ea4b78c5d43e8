"""One way in which it can be: who is evil, and who of them is the Demon; and all such ways side by side."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from itertools import combinations
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]
Bools = NDArray[np.bool_]
Numbers = NDArray[np.int64]

GOOD, A_MINION, THE_DEMON = KINDS = range(3)
MOST_SEATS = 32


class World(NamedTuple):
    """Who is the Demon now, and all who are evil, the dead too."""

    demon: int
    evil: frozenset[int]


class Ways:
    """All ways it can be at a table, as columns: each says something of every one of them, in their order.

    Nothing here is multiplied as matrices are, nor raised to a power by numpy: their last digits differ from
    one processor to another, and a game of a seed has to be the same on all of them.
    """

    def __init__(self, residents: tuple[int, ...], minions: int) -> None:
        self.many_foes = minions + 1
        others = np.array([[seat for seat in residents if seat != demon] for demon in residents])
        some = np.array([*combinations(range(len(residents) - 1), minions)], dtype=np.int64)
        demons = np.repeat(residents, len(some))
        self._foes: Numbers = np.column_stack((demons, others[:, some].reshape(len(demons), minions)))
        self._nobody: Bools = np.zeros(len(demons), dtype=np.bool_)
        self._evil: Bools = np.array([(self._foes == seat).any(axis=1) for seat in residents])
        self._row_of = {seat: row for row, seat in enumerate(residents)}

    def __len__(self) -> int:
        """The number of worlds."""
        return len(self._foes)

    def world(self, number: int) -> World:
        """One of the worlds."""
        demon, *minions = self._foes[number].tolist()
        return World(demon, frozenset((demon, *minions)))

    def is_evil(self, seat: int) -> Bools:
        """Where somebody is evil; a Traveller in none."""
        row = self._row_of.get(seat)
        return self._nobody if row is None else self._evil[row]

    def is_demon(self, seat: int) -> Bools:
        """Where somebody is the Demon."""
        found: Bools = self._foes[:, 0] == seat
        return found

    def demon_among(self, seats: Iterable[int]) -> Bools:
        """Where one of these is the Demon."""
        among = np.zeros(MOST_SEATS, dtype=np.bool_)
        among[list(seats)] = True
        return among[self._foes[:, 0]]

    def many_evil(self, seats: Iterable[int]) -> Numbers:
        """How many of these are evil."""
        found = np.zeros(len(self), dtype=np.int64)
        for seat in seats:
            found += self.is_evil(seat)
        return found

    def kind_of(self, seat: int) -> Numbers:
        """What somebody is: good, a Minion or the Demon."""
        return self.is_evil(seat).astype(np.int64) + self.is_demon(seat)

    def place_of_the_demon(self, circle: tuple[int, ...]) -> Numbers:
        """Where in a circle the Demon sits."""
        places = np.zeros(MOST_SEATS, dtype=np.int64)
        places[list(circle)] = range(len(circle))
        return places[self._foes[:, 0]]

    def shares(self, fits: Floats) -> dict[int, tuple[float, float]]:
        """Of each resident: the sum of what fits where they are the Demon, and where they are evil."""
        as_demon = np.bincount(self._foes[:, 0], weights=fits, minlength=MOST_SEATS)
        as_evil = np.where(self._evil, fits, 0.0).sum(axis=1)
        return {seat: (float(as_demon[seat]), float(as_evil[row])) for seat, row in self._row_of.items()}


@cache
def _powers(base: float) -> Floats:
    return np.array([base**many for many in range(MOST_SEATS)])


def powers(base: float, many: Numbers) -> Floats:
    """A number to these powers, as Python works them out."""
    return _powers(base)[many]


def to_the(share: float, fits: Floats) -> Floats:
    """Each of these numbers, few of which differ, to one power."""
    different, which = np.unique(fits, return_inverse=True)
    return np.array([float(one**share) for one in different.tolist()])[which]
