"""What the rules of One Night leave to the players, and what is assumed of it."""

from __future__ import annotations

from fabula.deduction.assumptions import Assumption, in_a_file, in_play

TURNED_MAY_LIE = Assumption(
    "who has seen that they are of the Werewolves or a Tanner by now {}", "may lie",
    "still tells the truth", True, True, "turned-may-lie", "turned-tell-the-truth",
)  # fmt: skip
ALL = (TURNED_MAY_LIE,)
# What the format of a case says, and what players do where deduction follows a game.
IN_A_FILE, IN_PLAY = in_a_file(ALL), in_play(ALL)
