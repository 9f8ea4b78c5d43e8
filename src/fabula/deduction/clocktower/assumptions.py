"""What the rules leave to the Storyteller or the players, and what is assumed of it: each with its words."""

from __future__ import annotations

from fabula.deduction.assumptions import Assumption, in_a_file, in_play

DEMON_MAY_ATTACK_DEAD = Assumption(
    "the Demon {} attack the dead", "may", "does not", True, True, "demon-attacks-dead", "demon-spares-dead"
)
RECLUSE_CATCHES_STAR = Assumption(
    "a Recluse {} become the Imp when the Imp kills itself", "may", "does not", False, True,
    "recluse-catches-star", "recluse-catches-no-star",
)  # fmt: skip
GODFATHER_MAY_CHANGE_NOTHING = Assumption(
    "a Godfather {} leave the Outsiders as they are where there would be none", "may", "does not",
    False, True, "godfather-may-change-nothing",
)  # fmt: skip
DEMON_LIVES = Assumption(
    "the {}", "Demon lives", "game may go on after the Demon's death", True, False, "", "demon-may-be-dead"
)
MARIONETTE_MAY_BE_AN_OUTSIDER = Assumption(
    "a Marionette {} take the place of an Outsider, or of a role that changes their number", "may",
    "does not", False, True,
)  # fmt: skip
DRUNK_MAY_HAVE_CHANGED_THE_SET = Assumption(
    "a role that a Drunk has drawn {} for the number of Outsiders", "counts", "does not count", False, True
)
LUNATIC_WAKES = Assumption(
    "a Chambermaid {} a Lunatic or a Marionette who is woken", "counts", "does not count", False, True,
    "lunatic-wakes",
)  # fmt: skip
DRUNK_SURELY_COUNTS = Assumption(
    "a Mathematician {} a Drunk who was told what is false", "counts", "may or may not count", True, False
)
LATE_NEWS_COUNTS = Assumption(
    "a Mathematician {} what is learned in the night in which an ability is gained", "counts",
    "does not count", True, False,
)  # fmt: skip
UNSPOKEN_MAY_COUNT = Assumption(
    "to a Mathematician what has gone wrong and nobody speaks of {}", "may count", "does not count",
    False, True,
)  # fmt: skip
WHO_CHANGES_SAYS_SO = Assumption(
    "who is made another role by a Pit-Hag, an evil Engineer, or a Demon after a Barber's death, {}",
    "says so", "may be evil and keep silent", True, True, "", "evil-may-change-silently",
)  # fmt: skip
AMNESIAC_OF_THE_LIBRARY = Assumption(
    "what an Amnesiac can do {} among what Fabula plays by itself", "is", "need not be", False, False,
    "amnesiac-as-played",
)  # fmt: skip

ALL = (
    DEMON_MAY_ATTACK_DEAD, RECLUSE_CATCHES_STAR, GODFATHER_MAY_CHANGE_NOTHING, DEMON_LIVES,
    MARIONETTE_MAY_BE_AN_OUTSIDER, DRUNK_MAY_HAVE_CHANGED_THE_SET, LUNATIC_WAKES, DRUNK_SURELY_COUNTS,
    LATE_NEWS_COUNTS, UNSPOKEN_MAY_COUNT, WHO_CHANGES_SAYS_SO, AMNESIAC_OF_THE_LIBRARY,
)  # fmt: skip
# What the format of a case says, and what the engine does where the rules leave it open.
IN_A_FILE, IN_PLAY = in_a_file(ALL), in_play(ALL)
# Where Fabula plays all by itself.
BY_ITSELF = IN_PLAY.put(AMNESIAC_OF_THE_LIBRARY, True)
