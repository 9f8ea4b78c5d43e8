"""The worker of a rehearsal: a process of its own that gives way to all others, so that no room waits.

`python -m fabula.sim.worker` reads what is wanted as one line of JSON, and prints a line with the figures so
far every so often; the last one says that it is the last. It ends by itself when its time is over, when who
started it is gone, or when nobody reads any more.
"""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import suppress
from typing import Any, TextIO

from fabula.games import tale_called
from fabula.sim.rehearsal import rehearse

EVERY = 0.5  # seconds between two lines
KINDEST = 19
MOST_MEMORY = 1 << 30
OVER, TIME_IS_UP = "over", "time-is-up"


def main() -> None:
    """Play what the starter wants, and print the figures."""
    give_way()
    wanted = json.loads(sys.stdin.readline())
    with suppress(BrokenPipeError):
        for line in told(wanted, os.getppid()):
            say(line, sys.stdout)


def say(line: Mapping[str, Any], to: TextIO) -> None:
    """Print one line of figures."""
    to.write(json.dumps(line) + "\n")
    to.flush()


def give_way() -> None:
    """The last in line for the processor, and never more than so much memory."""
    if sys.platform != "win32":
        import resource

        os.nice(KINDEST)
        # NumPy's library of matrices, which nothing here uses, has memory for a thread on each core.
        os.environ["OPENBLAS_NUM_THREADS"] = "1"
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_DATA, (MOST_MEMORY, MOST_MEMORY))


def told(wanted: Mapping[str, Any], starter: int) -> Iterator[dict[str, Any]]:
    """The figures so far, from time to time, and at the end."""
    tale = tale_called(wanted["tale"])
    setup = tale.set_up(wanted["seats"], tuple(wanted["roles"]))
    sides = sorted(dict.fromkeys(role.side for role in map(tale.almanac.__getitem__, setup.roles)))
    until = time.monotonic() + wanted["seconds"]
    spoke, figures = 0.0, None
    for figures in rehearse(tale, setup, wanted["games"], wanted["seed"], wanted["side"]):
        now = time.monotonic()
        if now > until or os.getppid() != starter:
            yield {"state": TIME_IS_UP, **figures.data(sides)}
            return
        if now > spoke + EVERY:
            yield {"state": "", **figures.data(sides)}
            spoke = now
    if figures is not None:
        yield {"state": OVER, **figures.data(sides)}


if __name__ == "__main__":
    main()
