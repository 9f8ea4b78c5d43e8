"""What is assumed of a case of the 32 cards: each with its words."""

from __future__ import annotations

from fabula.deduction.assumptions import Assumption, in_a_file
from fabula.deduction.mafia.assumptions import HONEST_SAY_THEIR_CARD

SPY_MAY_HIDE = Assumption(
    "a Spy {} pass for another card of the town", "may", "does not", True, True,
    "spy-may-hide", "spy-does-not-hide",
)  # fmt: skip
INFECTED_STAY_TRUE = Assumption(
    "whoever is infected {} which card they have", "still says", "may hide", True, True,
    "infected-stay-true", "infected-may-lie",
)  # fmt: skip
ASSUMED = in_a_file((HONEST_SAY_THEIR_CARD, SPY_MAY_HIDE, INFECTED_STAY_TRUE))
