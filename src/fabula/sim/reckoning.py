"""What is reckoned aside of a game: what an answer would leave, what was known, what notes allow.

`python -m fabula.sim.reckoning` reads a game as one line of JSON and prints what is found as one: a process
of its own that gives way to all others, so that no room waits.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from itertools import count
from typing import Any

from fabula.almanacs import open_all
from fabula.core.notation import play_again, read
from fabula.core.requests import Ask
from fabula.core.telling import Telling
from fabula.deduction import KNOWN, MORNINGS, NOTED, WEIGHS
from fabula.games import tale_called
from fabula.sim.worker import give_way, say

A_QUESTION, A_GAME = 3.0, 12.0  # seconds of the processor
MOST_TRIED = 300  # ways to fill in what is silent: no morning after so many is told


def again(text: str) -> Telling:
    """The game of which this is the text."""
    told = read(text)
    return play_again(tale_called(told.setup.tale), told)


def within(longest: float) -> Callable[[], bool]:
    """Whether there is still time."""
    until = time.process_time() + longest
    return lambda: time.process_time() < until


def weighed(text: str, longest: float = A_QUESTION) -> list[list[Any]]:
    """Each answer to what is asked where this telling ends, and what it leaves: a word, deals, Demons."""
    telling = again(text)
    ask, weigh = telling.pending, WEIGHS.get(telling.tale.id)
    if weigh is None or not isinstance(ask, Ask) or not isinstance(ask.options, tuple):
        return []
    left = weigh(telling, ask.options, within(longest))
    return [[option, one.word, one.number, one.demons] for option, one in left]


def known(text: str, longest: float = A_GAME) -> list[dict[str, Any]]:
    """What the good could have known together each morning."""
    telling = again(text)
    found = MORNINGS.get(telling.tale.id)
    return [] if found is None else [one._asdict() for one in found(telling, within(longest))]


def sought_known(text: str, most: int = MOST_TRIED) -> list[tuple[int, int]]:
    """For each morning that deduction follows, in how many of the deals that were left by all that the honest
    had learned (percent) the likeliest of those whom they look for is one; 100 is known. `text` is a
    `.telling`. The bound is of work and not of time, so that it is repeatable.
    """
    telling = again(text)
    found = KNOWN.get(telling.tale.id)
    return [] if found is None else [*found(telling, so_often(most))]


def so_often(most: int) -> Callable[[], bool]:
    """Yes so many times, and no from then on."""
    asked = count(1)
    return lambda: next(asked) <= most


def allowed(text: str) -> list[dict[str, Any]]:
    """What the view and the notes of one seat allow: by no clock, so that equal ones have an equal answer."""
    case = json.loads(text)
    return [NOTED[case.pop("tale")](case)._asdict()]


RECKONS: dict[str, Callable[[str], list[Any]]] = {"weights": weighed, "mornings": known, "notes": allowed}


def main() -> None:
    """Reckon what the starter asks about, and print it."""
    give_way()
    open_all()
    wanted = json.loads(sys.stdin.readline())
    say({"list": RECKONS[wanted["what"]](wanted["telling"])}, sys.stdout)


if __name__ == "__main__":
    main()
