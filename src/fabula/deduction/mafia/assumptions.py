"""What is assumed of those who play either Mafia: each with its words."""

from __future__ import annotations

from fabula.deduction.assumptions import Assumption

HONEST_SAY_THEIR_CARD = Assumption(
    "whoever is honest {} which card they have", "says", "may hide", True, True,
    "honest-say-their-card", "honest-may-hide",
)  # fmt: skip
