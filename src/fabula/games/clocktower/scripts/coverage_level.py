"""How far a published role is known here."""

from __future__ import annotations

from fabula.games.clocktower.almanac import companions
from fabula.games.clocktower.almanac.cards import almanac
from fabula.games.clocktower.almanac.published import Listed

RULED, LED = "ruled", "led"


def known(role: Listed) -> str:
    """Whether the rules apply it, or whoever leads is walked through it."""
    return RULED if role.id in almanac or role.id in companions.RULED else LED
