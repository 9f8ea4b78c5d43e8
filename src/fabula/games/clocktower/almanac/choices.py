"""Whom a role may choose, in the words of its card, where several say the same."""

from __future__ import annotations

from fabula.core.cards import Choosing

ANY_PLAYER = Choosing(self=True, dead=True, nobody=False, same=True)
ANY_PLAYER_NOW = Choosing(self=True, dead=True, nobody=False)  # of whom it chose last nothing is said
A_LIVING_PLAYER = Choosing(self=True, dead=False, nobody=False, same=True)
ANOTHER_PLAYER = Choosing(self=False, dead=True, nobody=False, same=True)
PERHAPS_A_PLAYER = Choosing(self=True, dead=True, nobody=True)
