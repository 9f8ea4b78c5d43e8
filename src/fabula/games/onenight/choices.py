"""Whom a role may choose, in the words of its card, where several say the same."""

from __future__ import annotations

from fabula.core.cards import Choosing

PERHAPS_OTHERS = Choosing(self=False, nobody=True)
