"""What the rules leave to the Storyteller or the players, and what is assumed of it: each with its words."""

from __future__ import annotations

from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True, eq=False)
class Assumption:
    """One thing that may be so or not: a sentence with a gap, and what stands there if it is so, or is not.

    A file of a case assumes it where it stands in the rules of its format; the engine where it plays so. By
    `asked` and `denied` whoever runs a deduction says otherwise.
    """

    sentence: str
    so: str
    otherwise: str
    of_a_file: bool
    in_play: bool
    asked: str = ""
    denied: str = ""

    def in_words(self, holds: bool) -> str:
        """The assumption as a sentence, for whoever reads a result."""
        return self.sentence.format(self.so if holds else self.otherwise)


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

ALL = (
    DEMON_MAY_ATTACK_DEAD, RECLUSE_CATCHES_STAR, GODFATHER_MAY_CHANGE_NOTHING, DEMON_LIVES,
    MARIONETTE_MAY_BE_AN_OUTSIDER, DRUNK_MAY_HAVE_CHANGED_THE_SET, LUNATIC_WAKES, DRUNK_SURELY_COUNTS,
    LATE_NEWS_COUNTS, UNSPOKEN_MAY_COUNT,
)  # fmt: skip
# By the words with which they are asked for or denied: which, and whether it is so.
BY_WORDS = {
    word: (one, holds) for one in ALL for word, holds in ((one.asked, True), (one.denied, False)) if word
}


@dataclass(frozen=True, slots=True)
class Assumptions:
    """What is assumed of a case: what holds of all that may be so or not, and whose words are true."""

    held: frozenset[Assumption]
    trusted: tuple[str, ...] = ()

    def __contains__(self, one: Assumption) -> bool:
        return one in self.held

    def put(self, one: Assumption, holds: bool) -> Assumptions:
        """The same, but that this holds, or does not."""
        return replace(self, held=self.held | {one} if holds else self.held - {one})

    def in_words(self) -> tuple[str, ...]:
        """The assumptions as sentences, for whoever reads a result."""
        told = (f"what {name} says is true" for name in self.trusted)
        return (*(one.in_words(one in self.held) for one in ALL), *told)


# What the format of a case says, and what the engine does where the rules leave it open.
IN_A_FILE = Assumptions(frozenset(one for one in ALL if one.of_a_file))
IN_PLAY = Assumptions(frozenset(one for one in ALL if one.in_play))
