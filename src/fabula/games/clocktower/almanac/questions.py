"""The questions of the rules in which abilities have a say: what is asked, of whom, and what counts.

Each class says it by what it is: put to one ability; to all, and one yes is enough; to all, and the first
decides; or to all, and each counts for itself. Where they `must_work` an ability that does not work is not
heard; else each judges for itself.
"""

from __future__ import annotations

from dataclasses import KW_ONLY

from fabula.core.leading import Foreseen
from fabula.core.moments import AnyYes, AskedOfOne, EachAnswers, FirstDecides
from fabula.core.requests import Choice

# ---- the night


class IsWoken(AskedOfOne[bool]):
    """Whether this ability wakes somebody tonight, where the nights on its card do not say it."""


class WhoIsWoken(AskedOfOne[tuple[int, ...]]):
    """Whom this ability wakes, where that is not its owner."""


class WakesAlong(EachAnswers[bool]):
    """Whether its owner is awake tonight by another's line."""


class IsTakenForEvil(EachAnswers[bool]):
    """Whether its owner is shown to the Demon as a Minion, and to the Minions as a Demon."""

    must_work = True


class EvilAreStrangers(FirstDecides[bool]):
    """Whether the evil do not learn of each other."""


class TownsfolkLearnLies(AnyYes):
    """Whether Townsfolk may learn nothing that is true."""


class MarksDue(EachAnswers[tuple[tuple[int, str], ...]]):
    """On whom which marks of this ability lie, whatever changes."""


# ---- the day


class NoWhispers(AnyYes):
    """Whether all have to stay in their seats."""


class DeedsOfOne(EachAnswers[tuple[str, tuple[Choice, ...]]]):
    """What its owner may do before all, and to whom."""


class AllMayDoItTwice(AnyYes):
    """Whether what is used once may be used twice, or pretended to be."""


class MayNotNominate(EachAnswers[bool]):
    """Whether its owner has lost the right to nominate, whether it works or not."""


class StorytellerNominates(FirstDecides[tuple[int | None, ...]]):
    """Whom of these the Storyteller may nominate today, in the players' stead."""

    nominees: tuple[int, ...]


class SecretVotes(FirstDecides[bool]):
    """Whether votes are cast with eyes closed."""


class MayVote(FirstDecides[bool]):
    """Whether a player may vote, whatever holds without this ability."""

    seat: int


class HandCounts(EachAnswers[bool]):
    """Whether its owner’s hand counts where these are up and no eye is open."""

    must_work = True

    up: tuple[int, ...]


class FewestVotes(FirstDecides[int]):
    """How many votes are enough where nobody has had any, instead of half of the living."""


class Foresees(EachAnswers[tuple[Foreseen, ...]]):
    """What this ability will do today if all stays as it is, for whoever leads."""

    must_work = True

    _: KW_ONLY
    nobody_dies: bool


class DayGoesOn(AnyYes):
    """Whether there may be one more nomination after an execution."""


# ---- the end


class NobodyWinsYet(AnyYes):
    """Whether the good have not won, though no Demon lives."""


class GoodCannotWin(AnyYes):
    """Whether the good cannot win now, whatever happens."""


class TurnsTheEnd(EachAnswers[bool]):
    """Whether who has won has lost: two that do undo each other."""

    must_work = True


class MayDefect(EachAnswers[bool]):
    """Whether its owner may win with the other side."""

    must_work = True
