"""Whom a role may choose, in the words of its card, where several say the same."""

from __future__ import annotations

from fabula.core.cards import Choosing

ANOTHER_PLAYER = Choosing(self=False, dead=False, nobody=False, same=True)
PERHAPS_ANOTHER = Choosing(self=False, dead=False, nobody=True, same=True)
