"""What belongs together of what all hear in Blood Vendetta: the hands, the execution, and each nightfall."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from fabula.core.events import Died, PhaseBegan, Tied, Voted
from fabula.core.requests import STORYTELLER
from fabula.core.scenes import (
    CARD,
    DEATH,
    END,
    NOBODY,
    RESULT,
    WHOLE,
    Cue,
    Sentence,
    Staging,
    counted,
    most_of,
)
from fabula.games.vendetta.events import Agreed, Counted, Hosted
from fabula.games.vendetta.execution import EXECUTION, MURDER
from fabula.games.vendetta.strikes import NIGHTFALL


def shown(event: Voted) -> Iterable[Sentence]:
    """Who has the most hands; of roses nothing is said before they are counted."""
    return () if any(isinstance(at, tuple) for at in event.votes) else counted(event)


def weighed(event: Counted) -> Iterable[Sentence]:
    """Who has the most votes, not all of which need have been seen; a half is told as it stands."""
    count = {seat: halves for seat, halves in enumerate(event.halves) if halves is not None}
    return most_roses(count) if event.roses else map(in_whole_votes, most_of(count))


def most_roses(count: Mapping[int, int]) -> Iterable[Sentence]:
    """Who has the most black roses, less the red ones, which may be none, or more red than black."""
    most = max(count.values(), default=0)
    top = tuple(seat for seat in sorted(count) if count[seat] == most)
    code = "roses" if most > 0 else "roses-even" if not most else "roses-red"
    return (Sentence(f"result-{code}", {"names": top, "n": abs(most) // WHOLE}),) if top else ()


def in_whole_votes(counted: Sentence) -> Sentence:
    """A sentence that counts half votes as one that counts votes: `result-half` with a half too many."""
    if "n" not in counted.args:
        return counted
    votes, half = divmod(counted.args["n"], WHOLE)
    code = counted.code.replace("result", "result-half" if half else "result-votes")
    return Sentence(code, {**counted.args, "n": votes})


def votes_counted(event: Counted) -> Iterable[tuple[int, int]]:
    """How many votes each has, a half too, whoever they came from; of roses none are as telling as some."""
    return [(seat, n) for seat, n in enumerate(event.halves) if n or (event.roses and n is not None)]


def on_all(event: Agreed) -> Iterable[Sentence]:
    """Whether all the tied die."""
    return (Sentence("agreed" if event.yes else "not-agreed", {"names": event.seats}),)


BY_WEIGHT = (Cue(Counted, tells=weighed, counts=votes_counted, instead=True),)

SCENES = (
    Staging(
        "result",
        opens=(
            Cue(Voted, tells=shown),
            *BY_WEIGHT,
            Cue(Tied, "tie"),
            Cue(Agreed, tells=on_all),
        ),
        joins=(*BY_WEIGHT, *RESULT.joins),
    ),
    Staging(
        "execution",
        opens=(Cue(Died, "execution", only=(EXECUTION,)), NOBODY),
        joins=(
            Cue(Died, "execution", "execution-too", only=(EXECUTION,)),
            CARD,
            Cue(Hosted),
        ),
    ),
    Staging(
        "dawn",
        opens=(Cue(PhaseBegan, only=(NIGHTFALL,)),),
        joins=(Cue(Died, "dawn", "dawn-too", only=(MURDER, STORYTELLER)), CARD),
        nothing="dawn-nobody",
        through=True,
    ),
    DEATH,
    END,
)
