"""What belongs together of what all hear in the Clocktower, from a count to a dawn."""

from __future__ import annotations

from collections.abc import Iterable

from fabula.core.events import Condemned, Died, Nominated, PhaseBegan, Raised, Revived, Tied
from fabula.core.requests import STORYTELLER
from fabula.core.scenes import DEATH, END, NOBODY, WHOLE, Cue, Sentence, Staging, by_its_kind
from fabula.games.clocktower.almanac.cards import DAWN, NIGHT, almanac
from fabula.games.clocktower.almanac.traits import KILLS_BEFORE_ALL, KILLS_FOR_A_NOMINATION
from fabula.games.clocktower.town.ballots import ExileFailed, ExileSupported, Tallied
from fabula.games.clocktower.town.colour import Coloured, LastWish
from fabula.games.clocktower.town.deaths import EXECUTION, EXILE
from fabula.games.clocktower.town.events import (
    Ended,
    Executed,
    NothingHappened,
    Survived,
    Used,
    VoteTokens,
)

BY_A_POWER = almanac.facts(lambda role: KILLS_BEFORE_ALL in role.traits)
FOR_A_NOMINATION = almanac.facts(lambda role: KILLS_FOR_A_NOMINATION in role.traits)


def tallied(event: Tallied) -> Iterable[Sentence]:
    """How many hands there were for the nominee, and how many it took."""
    return against(event.nominee, event.votes, event.value)


def against(about: int, votes: int, needed: int) -> tuple[Sentence, ...]:
    """How many there were for somebody, and below it how many it takes, reached or not."""
    args = {"who": about, "n": votes, "needed": needed}
    return (Sentence("result", args), Sentence("needed", args))


def not_exiled(event: ExileFailed) -> Iterable[Sentence]:
    """How many were for the exile, how many it took, and that the Traveller stays."""
    counted = against(event.nominee, event.votes, event.value)
    return (*counted, Sentence("exile-failed", {"who": event.nominee}))


def all_tallied(event: Tallied) -> Iterable[tuple[int, int]]:
    """What the hands for a nominee are worth."""
    return ((event.nominee, WHOLE * event.votes),)


def supported(event: ExileSupported) -> Iterable[Sentence]:
    """How many were for the exile that comes of it, and how many it took."""
    return against(event.candidate, len(event.seats), event.value)


def for_the_exile(event: ExileSupported | ExileFailed) -> Iterable[tuple[int, int]]:
    """Who is seen to want a Traveller exiled."""
    about = event.candidate if isinstance(event, ExileSupported) else event.nominee
    return [(seat, about) for seat in event.seats]


def exiled(event: ExileSupported) -> Iterable[Sentence]:
    """A Traveller who is exiled leaves the town."""
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
        opens=(
            Cue(Executed, tells=by_its_kind("execution-for"), only=FOR_A_NOMINATION, after=Nominated),
            Cue(Executed, tells=by_its_kind("execution")),
            NOBODY,
        ),
        joins=(Cue(Died, "dies", only=(EXECUTION,)), Cue(Survived, "lives"), *QUIETLY),
    ),
    Staging(
        "exile",
        opens=(Cue(ExileSupported, tells=exiled),),
        joins=(Cue(Died, only=(EXILE,)), Cue(Survived, "exile-lives", instead=True), *QUIETLY),
    ),
    Staging(
        "power",
        opens=(Cue(Used, tells=by_its_kind("used")),),
        joins=(Cue(Died, "dies", only=BY_A_POWER), Cue(NothingHappened, "nothing"), *QUIETLY),
    ),
    Staging(
        "dawn",
        opens=(Cue(PhaseBegan, only=(DAWN,)),),
        joins=(Cue(Died, "dawn", "dawn-too", only=(NIGHT, STORYTELLER)), Cue(Revived, "revived"), *QUIETLY),
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
