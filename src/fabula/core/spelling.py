"""Spelling: which name that there is may be meant by one that there is not."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches


def meant_by(name: str, known: Iterable[str]) -> str:
    """What to add to a complaint: the name most like it, as a question, or nothing."""
    near = get_close_matches(name, list(known), 1)
    return f": {near[0]}?" if near else ""
