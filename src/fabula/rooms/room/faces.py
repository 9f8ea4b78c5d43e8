"""Faces: the sign by which a person is known on every screen, one of twenty-four, each with its colour.

Nothing here is drawn by lot: who comes is given the first face that is free, so a log reads alike everywhere.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import get_args

from fabula.rooms.wire.parts import Face

FACES: tuple[Face, ...] = get_args(
    Face
)  # in the order in which they are given: the first eight differ in colour


def free_face(worn: Collection[str], seated: Collection[str], *, from_the_end: bool = False) -> Face:
    """The first face that nobody has; with more people than faces, one that nobody has who sits."""
    order = FACES[::-1] if from_the_end else FACES
    free = [face for face in order if face not in worn] or [face for face in order if face not in seated]
    return free[0] if free else order[0]
