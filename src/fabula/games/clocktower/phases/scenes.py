"""What belongs together of what all hear in the Clocktower, from a count to a dawn."""

from __future__ import annotations

from collections.abc import Iterable

from fabula.core.events import Condemned, Died, PhaseBegan, Raised, Revived, Tied
from fabula.core.scenes import DEATH, END, WHOLE, Cue, Sentence, Staging, by_its_kind
from fabula.games.clocktower.almanac.cards import DAWN, NIGHT, almanac
from fabula.games.clocktower.almanac.traits import KILLS_BEFORE_ALL
from fabula.games.clocktower.town.ballots import ExileFailed, ExileSupported, Tallied
from fabula.games.clocktower.town.colour import Coloured, LastWish
from fabula.games.clocktower.town.deaths import EXECUTION, EXILE
from fabula.games.clocktower.town.events import (
    Ended,
    Executed,
    NothingHappened,
    Survived,
    Unexecuted,
    Used,
    VoteTokens,
)

BY_A_POWER = almanac.facts(lambda role: KILLS_BEFORE_ALL in role.traits)


def tallied(event: Tallied) -> Iterable[Sentence]:
    """How many hands there were for the nominee, and how many it took."""
    args = {"who": event.nominee, "n": event.votes, "needed": event.value}
    return (Sentence("result", args), *([Sentence("needed", args)] if event.votes < event.value else []))


def not_exiled(event: ExileFailed) -> Iterable[Sentence]:
    """How many were for the exile, and how many it took."""
    args = {"who": event.nominee, "n": event.votes, "needed": event.value}
    return (Sentence("result", args), Sentence("exile-failed", args))


def all_tallied(event: Tallied) -> Iterable[tuple[int, int]]:
    """What the hands for a nominee are worth."""
    return ((event.nominee, WHOLE * event.votes),)


def supported(event: ExileSupported) -> Iterable[Sentence]:
    """How many were for the exile that comes of it."""
    return (Sentence("result", {"who": event.candidate, "n": len(event.seats)}),)


def for_the_exile(event: ExileSupported | ExileFailed) -> Iterable[tuple[int, int]]:
    """Who is seen to want a Traveller exiled."""
    about = event.candidate if isinstance(event, ExileSupported) else event.nominee
    return [(seat, about) for seat in event.seats]


def exiled(event: ExileSupported) -> Iterable[Sentence]:
    """Who leaves the town."""
    return (Sentence("exile", {"who": event.candidate}),)


QUIETLY = (Cue(VoteTokens), Cue(Coloured), Cue(LastWish))
SCENES = (
    Staging(
        "result",
        opens=(
            Cue(Raised),
            Cue(Tallied, tells=tallied, counts=all_tallied),
            Cue(ExileFailed, tells=not_exiled, hands=for_the_exile),
            Cue(ExileSupported, tells=supported, hands=for_the_exile, leads_on=True),
        ),
        joins=(
            Cue(Tallied, tells=tallied, counts=all_tallied),
            Cue(Condemned, "condemned"),
            Cue(Tied, "tie"),
        ),
    ),
    Staging(
        "execution",
        opens=(Cue(Executed, tells=by_its_kind("execution")), Cue(Unexecuted, "execution-nobody")),
        joins=(Cue(Died, "dies", only=(EXECUTION,)), Cue(Survived, "lives"), *QUIETLY),
    ),
    Staging(
        "exile",
        opens=(Cue(ExileSupported, tells=exiled),),
        joins=(Cue(Died, only=(EXILE,)), Cue(Survived, "lives"), *QUIETLY),
    ),
    Staging(
        "power",
        opens=(Cue(Used, tells=by_its_kind("used")),),
        joins=(Cue(Died, "dies", only=BY_A_POWER), Cue(NothingHappened, "nothing"), *QUIETLY),
    ),
    Staging(
        "dawn",
        opens=(Cue(PhaseBegan, only=(DAWN,)),),
        joins=(Cue(Died, "dawn", "dawn-too", only=(NIGHT,)), Cue(Revived, "revived"), *QUIETLY),
        nothing="dawn-nobody",
        through=True,
    ),
    DEATH,
    Staging(
        "end",
        opens=(Cue(Ended, tells=by_its_kind("ended")), *END.opens),
        joins=(Cue(Ended, tells=by_its_kind("ended")), *END.joins, *QUIETLY),  # a Heretic turns it round
    ),
)
