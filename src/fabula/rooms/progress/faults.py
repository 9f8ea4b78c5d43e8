"""What has gone wrong in a room before: so that nothing goes wrong at the same place for ever.

What makes a room fail is told by kinds and places, never by what an error says: that may name a role.
"""

from __future__ import annotations

import asyncio
import traceback
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

INNERMOST = 3  # places that are named
MOST_BARRED = 256


class Faults:
    """The last fault of a room, how far its log had come then, and the commands that led to faults."""

    def __init__(self) -> None:
        self.trying: str | None = None  # the command that is being done
        self._last: tuple[int, str] | None = None
        self._barred: dict[str, None] = {}

    def bars(self, once: str) -> bool:
        """Whether this command has led to a fault before."""
        return once in self._barred

    def again(self, length: int, error: BaseException) -> bool:
        """Take in a fault; whether the room has failed before just so, and no command is to blame.

        A command that failed is not tried again: the room can go on without it.
        """
        before, self._last = self._last, (length, place_of(error))
        if self.trying is None:
            return before == self._last
        while len(self._barred) >= MOST_BARRED:
            del self._barred[next(iter(self._barred))]
        self._barred[self.trying] = None
        return False


def place_of(error: BaseException) -> str:
    """The kind of an error and the innermost places it comes from."""
    frames = traceback.extract_tb(error.__traceback__)[-INNERMOST:]
    places = [f"{Path(frame.filename).name}:{frame.lineno} {frame.name}" for frame in frames]
    return f"{type(error).__name__} at {' < '.join(reversed(places))}"


async def saying_so(work: Coroutine[Any, Any, None], done: asyncio.Future[None]) -> None:
    """Do something for whoever waits for it, and may go away meanwhile; what goes wrong is said to them."""
    try:
        await work
    except asyncio.CancelledError:
        done.cancel()
        raise
    except Exception as error:  # noqa: BLE001 - it is for whoever waits, if they still do
        if not done.done():
            done.set_exception(error)
    else:
        if not done.done():
            done.set_result(None)
