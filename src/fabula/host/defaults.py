"""What is answered when time is up: the book's default."""

from __future__ import annotations

from fabula.core.requests import Ask, Below, Choice, Consult, draw


def default_answer(ask: Ask, below: Below) -> Choice:
    """What is suggested; else nothing, where doing nothing is allowed; else an option drawn by Fate."""
    if isinstance(ask, Consult):
        return ask.suggested
    if isinstance(ask.options, tuple) and None in ask.options:
        return None
    return draw(ask.options, below)
