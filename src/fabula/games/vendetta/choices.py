"""Whom a role may choose, where that never depends: themselves, the dead, nobody, the same player again."""

from __future__ import annotations

from fabula.core.tale import Choosing

_MUST = Choosing(self=False, dead=False, nobody=False, same=True)
_MAY = Choosing(self=False, dead=False, nobody=True, same=True)

CHOICES = {
    **dict.fromkeys(("monk", "scout", "count", "lamia", "banshee", "dhampir", "paralysing_varg"), _MUST),
    **dict.fromkeys(("king", "nosferatu", "werewolf", "tricky_varg"), _MAY),
    "beauty": Choosing(self=False, dead=False, nobody=False, same=False),
    "bride": Choosing(self=False, dead=False, nobody=False),
    "prince": Choosing(self=False, dead=False, nobody=False),
    "queen": Choosing(dead=False, nobody=False, same=False),
    "undine": Choosing(dead=False, nobody=False),
}
