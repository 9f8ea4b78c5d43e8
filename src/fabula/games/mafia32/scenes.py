"""What belongs together of what all hear in Mafia: the hands, who is voted out, and each dawn."""

from __future__ import annotations

from fabula.core.events import Died, Freed, Jailed, PhaseBegan
from fabula.core.requests import STORYTELLER
from fabula.core.scenes import CARD, DEATH, END, NOBODY, RESULT, Cue, Staging

SCENES = (
    RESULT,
    Staging(
        "execution",
        opens=(Cue(Died, "execution", only=("vote",)), NOBODY),
        joins=(Cue(Died, "execution", "execution-too", only=("vote",)), CARD, Cue(Freed, "freed")),
    ),
    Staging(
        "dawn",
        opens=(Cue(PhaseBegan, only=("dawn",)),),
        joins=(
            Cue(Died, "dawn", "dawn-too", only=("night", STORYTELLER)),
            CARD,
            Cue(Jailed, "jailed"),
            Cue(Freed, "freed"),
        ),
        nothing="dawn-nobody",
        through=True,
    ),
    DEATH,
    END,
)
