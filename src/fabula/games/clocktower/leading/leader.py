"""All that a person who leads may do: foresee, set right, prompt, end the game, and deal anew."""

from __future__ import annotations

from functools import partial

from fabula.core.leading import Leading
from fabula.games.clocktower.judgement import ending
from fabula.games.clocktower.leading import amending, asked_by_day, foresight, prompting
from fabula.games.clocktower.phases import redeal, twilight

LEADING = Leading(
    foresight.foresee,
    prompting.corrections,
    {**amending.ACTS, **prompting.ACTS, **asked_by_day.ACTS, **twilight.ACTS},
    ending.close,
    at_once=partial(prompting.corrections, at_once=True),
    redeal=redeal.REDEAL,
)
