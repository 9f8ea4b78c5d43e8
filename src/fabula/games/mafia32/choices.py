"""Whom a role may choose, where that never depends: themselves, the dead, nobody, the same player again."""

from __future__ import annotations

from fabula.core.tale import Choosing

_MAY = Choosing(self=False, dead=False, nobody=True, same=True)
_MUST = Choosing(self=False, dead=False, nobody=False, same=True)

CHOICES = {
    "beauty": _MAY,
    "doctor": Choosing(self=True, dead=False, nobody=False, same=False),
    "bodyguard": _MAY,
    "detective": _MUST,
    "judge": _MUST,
    "journalist": Choosing(self=False, dead=False, nobody=False),
    "lawyer": Choosing(self=True, dead=False, nobody=False, same=True),
    "maniac": Choosing(self=False, dead=False),
    "black_widow": _MAY,
    "patient_zero": Choosing(self=False, dead=False, nobody=True),
}
# Of which of these a ruling of ours says so.
RULED_CHOICES = {"beauty": 5, "maniac": 23}
