"""The scales: what each answer of whoever leads would leave, for a game that is on.

`python -m fabula.sim.weighing` reads a game as one line of JSON and prints the weights as one: a process of
its own that gives way to all others, so that no room waits.
"""

from __future__ import annotations

import json
import sys
import time
from typing import Any

from fabula.almanacs import open_all
from fabula.core.notation import play_again, read
from fabula.core.requests import Ask
from fabula.deduction import WEIGHS
from fabula.games import tale_called
from fabula.sim.worker import give_way, say

LONGEST = 3.0  # seconds of the processor


def weighed(text: str, longest: float = LONGEST) -> list[list[Any]]:
    """Each answer to what is asked where this telling ends, and what it leaves: a word, deals, Demons."""
    told = read(text)
    telling = play_again(tale_called(told.setup.tale), told)
    ask, weigh, until = telling.pending, WEIGHS.get(told.setup.tale), time.process_time() + longest
    if weigh is None or not isinstance(ask, Ask) or not isinstance(ask.options, tuple):
        return []
    left = weigh(telling, ask.options, lambda: time.process_time() < until)
    return [[option, one.word, one.number, one.demons] for option, one in left]


def main() -> None:
    """Weigh what the starter asks about, and print it."""
    give_way()
    open_all()
    say({"list": weighed(json.loads(sys.stdin.readline())["telling"])}, sys.stdout)


if __name__ == "__main__":
    main()
