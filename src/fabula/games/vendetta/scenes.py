"""What belongs together of what all hear in Blood Vendetta: the hands, the execution, and each nightfall."""

from __future__ import annotations

from collections.abc import Iterable

from fabula.core.events import Died, PhaseBegan
from fabula.core.scenes import CARD, DEATH, END, RESULT, WHOLE, Cue, Sentence, Staging, most_of
from fabula.games.vendetta.events import Agreed, Counted, Hosted
from fabula.games.vendetta.execution import EXECUTION, MURDER
from fabula.games.vendetta.strikes import NIGHTFALL


def weighed(event: Counted) -> Iterable[Sentence]:
    """Who has the most votes, where nobody has seen whose they are; a half is told as it stands."""
    found = most_of({seat: halves for seat, halves in enumerate(event.halves) if halves is not None})
    return tuple(in_whole_votes(one) for one in found)


def in_whole_votes(counted: Sentence) -> Sentence:
    """A sentence that counts half votes as one that counts votes: `result-half` with a half too many."""
    if "n" not in counted.args:
        return counted
    votes, half = divmod(counted.args["n"], WHOLE)
    code = counted.code.replace("result", "result-half") if half else counted.code
    return Sentence(code, {**counted.args, "n": votes})


def votes_counted(event: Counted) -> Iterable[tuple[int, int]]:
    """How many votes each has, a half too; whose they are nobody is told."""
    return [(seat, halves) for seat, halves in enumerate(event.halves) if halves]


def on_all(event: Agreed) -> Iterable[Sentence]:
    """Whether all the tied die."""
    return (Sentence("agreed" if event.yes else "not-agreed", {"names": event.seats}),)


SCENES = (
    Staging(
        "result",
        opens=(*RESULT.opens, Cue(Counted, tells=weighed, counts=votes_counted), Cue(Agreed, tells=on_all)),
        joins=RESULT.joins,
    ),
    Staging(
        "execution",
        opens=(Cue(Died, "execution", only=(EXECUTION,)),),
        joins=(
            Cue(Died, "execution", "execution-too", only=(EXECUTION,)),
            CARD,
            Cue(Hosted),
        ),
    ),
    Staging(
        "dawn",
        opens=(Cue(PhaseBegan, only=(NIGHTFALL,)),),
        joins=(Cue(Died, "dawn", "dawn-too", only=(MURDER,)), CARD),
        nothing="dawn-nobody",
        through=True,
    ),
    DEATH,
    END,
)
