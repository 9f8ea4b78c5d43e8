"""What roles that were brought say may be told: their own rules, judged in all worlds at once.

A rule stands beside its script (`knows`) and works on numbers with a bit for each deal. Here bit w stands for
world w: who is the Demon and who the Minions is certain in it, what the good are goes by what they say.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

import numpy as np

from fabula.games.clocktower.almanac.cards import DEMON, MINION, almanac
from fabula.games.clocktower.almanac.knowing import Seen, Told
from fabula.minds.clocktower.world import Bools, Floats, Ways

FITS_WELL, UNLIKELY = 1.7, 0.35  # what can be told alone, and what cannot be told of somebody unimpaired


class Scene(NamedTuple):
    """What all know of a night: who sits where, who lived, what each says to be, which roles there may be."""

    circle: tuple[int, ...]
    living: tuple[int, ...]
    claims: tuple[tuple[int, str], ...]
    script: tuple[str, ...]


def by_its_rule(ways: Ways, who: int, told: Told, scene: Scene) -> Floats:
    """How well each world fits what somebody was told, by the rule of their role."""
    rule = almanac[told.role].rule
    fits = np.ones(len(ways))
    if rule is None:
        return fits
    try:
        can, otherwise = rule(View(ways, scene), who, told)
    except IndexError:  # it asks for a player, and whoever tells it has named none
        return fits
    may_be = as_bools(can, len(ways))
    certain = may_be & ~as_bools(otherwise, len(ways))
    fits = np.where(may_be, np.where(certain, FITS_WELL, 1.0), UNLIKELY)
    return np.where(ways.is_evil(who), 1.0, fits)


def as_bits(where: Bools) -> int:
    """Some of the worlds, as a number with a bit for each."""
    return int.from_bytes(np.packbits(where, bitorder="little").tobytes(), "little")


def as_bools(bits: int, many: int) -> Bools:
    """Of so many worlds those whose bits are in a number."""
    data = (bits & ((1 << many) - 1)).to_bytes((many + 7) // 8, "little")
    return np.unpackbits(np.frombuffer(data, np.uint8), count=many, bitorder="little").astype(np.bool_)


@dataclass
class View:
    """What a rule sees of the town, in all worlds at once."""

    ways: Ways
    scene: Scene
    misled: bool = False

    @property
    def seats(self) -> int:
        """How many seats there are, with those that somebody has left."""
        return max(self.scene.circle) + 1

    @cached_property
    def all(self) -> int:
        """The bits of all worlds."""
        return (1 << len(self.ways)) - 1

    @cached_property
    def claims(self) -> dict[int, str]:
        """What each says to be."""
        return dict(self.scene.claims)

    def lives(self, seat: int) -> bool:
        """Whether this player was alive."""
        return seat in self.scene.living

    def neighbours(self, seat: int) -> Sequence[int]:
        """The nearest living players on either side."""
        circle = self.scene.circle
        at = circle.index(seat)
        order = [one for one in (*circle[at + 1 :], *circle[:at]) if self.lives(one)]
        return list(dict.fromkeys((order[0], order[-1]))) if order else []

    def evil(self, seat: int) -> Seen:
        """Where a player registers as evil; who says to be a Recluse, or the like, may anywhere."""
        here = as_bits(self.ways.is_evil(seat))
        return here, self.all if self._registers(seat, MINION, DEMON) else here

    def role(self, seat: int, role: str) -> Seen:
        """Where a player registers as this role: the good are what they say to be."""
        kind = almanac.kind_of.get(role, "")
        sure, possible = self.kind(seat, kind)
        if kind in (MINION, DEMON):
            alone = sum(almanac.kind_of.get(one) == kind for one in self.scene.script) == 1
            return sure if alone else 0, possible
        says = self.claims.get(seat)
        return (sure, possible) if says == role else (0, possible if says is None else 0)

    def kind(self, seat: int, kind: str) -> Seen:
        """Where a player registers as a role of this kind."""
        demon, evil = as_bits(self.ways.is_demon(seat)), as_bits(self.ways.is_evil(seat))
        if kind in (MINION, DEMON):
            here = demon if kind == DEMON else evil & ~demon
            return here, here | (self.all & ~evil if self._registers(seat, kind) else 0)
        says = self.claims.get(seat)
        good = self.all & ~evil
        if says is None:
            return 0, good
        return (good, good) if almanac.kind_of.get(says) == kind else (0, 0)

    def kind_before(self, _by: int, seat: int, kind: str, /) -> Seen:
        """Where a player who was shown was of a kind; here players are what they were."""
        return self.kind(seat, kind)

    def herring(self, _seat: int, /) -> int:
        """Nobody knows of a red herring."""
        return 0

    def woke(self, _seat: int, /) -> Seen:
        """Anybody may have been woken."""
        return 0, self.all

    def marked(self, _mark: str, _seat: int, /) -> Seen:
        """A mark that nobody sees may lie beside anybody."""
        return 0, self.all

    def _registers(self, seat: int, *kinds: str) -> bool:
        """Whether somebody says to be of a role that may be taken for one of these kinds."""
        says = self.claims.get(seat, "")
        return says in almanac and any(kind in almanac[says].registers for kind in kinds)
