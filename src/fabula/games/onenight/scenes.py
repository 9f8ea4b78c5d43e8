"""What belongs together of what all hear in One Night: three, two, one; who dies of it; the cards."""

from __future__ import annotations

from collections.abc import Iterable

from fabula.core.events import Died, Voted
from fabula.core.scenes import (
    CARD,
    COUNTDOWN,
    DEATH,
    END,
    Cue,
    Sentence,
    Staging,
    by_its_kind,
    counted,
)
from fabula.games.onenight.vote import condemned


def pointed(event: Voted) -> Iterable[Sentence]:
    """At whom most have pointed; where nobody is pointed at twice, nobody dies."""
    return counted(event) if condemned(event.votes) else (Sentence("execution-nobody"),)


SCENES = (
    Staging("result", opens=(Cue(Voted, tells=pointed),), countdown=COUNTDOWN),
    Staging(
        "execution",
        opens=(Cue(Died, "execution", only=("vote",)),),
        joins=(
            Cue(Died, "execution", "execution-too", only=("vote",)),
            Cue(Died, tells=by_its_kind("died"), only=("hunter",)),
            CARD,
        ),
    ),
    DEATH,
    END,
)
