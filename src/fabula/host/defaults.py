"""What is answered when time is up: the book's default."""

from __future__ import annotations

from fabula.core.requests import Ask, Below, Choice, draw

TRIES = 16  # of options that cannot all be looked at


def default_answer(ask: Ask, below: Below) -> Choice:
    """Nothing, where doing nothing is allowed; else an option drawn by Fate.

    A lot never falls on whoever was too slow while it can fall on others: a Demon whose phone slept would
    kill themselves.
    """
    if not isinstance(ask.options, tuple):
        drawn = [draw(ask.options, below)]
        while _names(ask, drawn[-1]) and len(drawn) < TRIES:
            drawn.append(draw(ask.options, below))
        return drawn[-1]
    if None in ask.options:
        return None
    return draw(tuple(one for one in ask.options if not _names(ask, one)) or ask.options, below)


def _names(ask: Ask, choice: Choice) -> bool:
    """Whether a choice is, or holds, whoever is asked."""
    return ask.who in choice if isinstance(choice, (tuple, list)) else choice == ask.who
