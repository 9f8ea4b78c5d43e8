"""Whom a role may choose, where that never depends: themselves, or nobody."""

from __future__ import annotations

from fabula.core.tale import Choosing

_MAY = Choosing(self=False, nobody=True)

CHOICES = {
    "doppelganger": _MAY,
    "seer": _MAY,
    "robber": _MAY,
    "troublemaker": _MAY,
    "hunter": Choosing(self=False),
}
