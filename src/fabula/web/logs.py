"""What the server writes down of its own doing: no names, no keys, no roles, no choices, no addresses.

The words of an exception may hold any of these, so of an exception only its kind and places are written. What
one visitor brings about is written so many times a minute, and then counted, lest anybody fill the disk.
"""

from __future__ import annotations

import asyncio
import json
import logging
import time
import traceback
from collections.abc import Callable
from contextvars import ContextVar
from dataclasses import dataclass
from datetime import UTC, datetime
from types import TracebackType
from typing import Any, TextIO

from fabula.rooms.access.visitors import neighbourhood

LINES_A_MINUTE = 20
MINUTE = 60.0
IN_WORDS = "%(asctime)s %(levelname)s %(name)s: %(message)s"
_logger = logging.getLogger("fabula.web")
_visitor: ContextVar[str] = ContextVar("visitor", default="")


class Discreet(logging.Formatter):
    """Exceptions by kind and place, without their words."""

    def formatException(  # noqa: N802 the name is logging's
        self,
        ei: tuple[type[BaseException], BaseException, TracebackType | None] | tuple[None, None, None],
    ) -> str:
        """Where it came from, the innermost place last, and what kind it was."""
        kind, _, trace = ei
        frames = traceback.extract_tb(trace)
        places = [f"  {frame.filename}:{frame.lineno} in {frame.name}" for frame in frames]
        return "\n".join([*places, f"  {kind.__name__ if kind else 'nothing'}"])


class AsJson(Discreet):
    """What the server writes down of itself, each as a line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """One object: when, how grave, from where, what, and of an exception the places and the kind."""
        told = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            told["trace"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False)


def on_behalf_of(address: str) -> None:
    """Whatever this task does, and what follows from it, a visitor brings about."""
    _visitor.set(neighbourhood(address))


@dataclass
class Minute:
    """What one visitor has brought about since then."""

    since: float
    lines: int = 0


class Sparing(logging.StreamHandler[TextIO]):
    """Writes so many lines a minute for each visitor, and afterwards how many more there were."""

    def __init__(self, stream: TextIO | None = None, now: Callable[[], float] = time.monotonic) -> None:
        super().__init__(stream)
        self._now = now
        self._minutes: dict[str, Minute] = {}

    def emit(self, record: logging.LogRecord) -> None:
        """Write a line, or count it."""
        now = self._now()
        self._end_minutes(before=now - MINUTE)
        visitor = _visitor.get()
        minute = self._minutes.setdefault(visitor, Minute(now)) if visitor else Minute(now)
        minute.lines += 1
        if minute.lines <= LINES_A_MINUTE:
            super().emit(record)

    def close(self) -> None:
        """Nothing more is written; what was left out is said."""
        self._end_minutes(before=self._now())
        super().close()

    def _end_minutes(self, *, before: float) -> None:
        over = [visitor for visitor, minute in self._minutes.items() if minute.since <= before]
        for left_out in [self._minutes.pop(visitor).lines - LINES_A_MINUTE for visitor in over]:
            if left_out > 0:
                words = "lines left out of what one visitor brought about within a minute: %d"
                super().emit(
                    logging.LogRecord(_logger.name, logging.WARNING, __file__, 0, words, (left_out,), None)
                )


def log_discreetly(*, as_json: bool = False) -> None:
    """Let warnings and faults go to the terminal, in this form."""
    to_terminal = Sparing()
    to_terminal.setFormatter((AsJson if as_json else Discreet)(IN_WORDS))
    root = logging.getLogger()
    root.handlers[:] = [to_terminal]
    root.setLevel(logging.WARNING)
    # A page that goes away in the middle of a request is no fault.
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)


def report(error: BaseException, what: str) -> None:
    """Write a fault down, with where it came from."""
    _logger.error("%s", what, exc_info=(type(error), error, error.__traceback__))


def report_of_loop(_: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """Write down what nobody waited for; asyncio itself would print the exception's words."""
    error = context.get("exception")
    if error is not None:
        report(error, "something failed that nobody waited for")
    else:
        _logger.error("%s", context.get("message", "the loop complains"))
