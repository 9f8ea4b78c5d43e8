"""What the server writes down of its own doing: no names, no keys, no roles, no choices.

The words of an exception may hold any of these, so of an exception only its kind and places are written.
"""

from __future__ import annotations

import asyncio
import logging
import traceback
from types import TracebackType
from typing import Any

_logger = logging.getLogger("fabula.web")


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


def log_discreetly() -> None:
    """Let warnings and faults go to the terminal, in this form."""
    to_terminal = logging.StreamHandler()
    to_terminal.setFormatter(Discreet("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    root = logging.getLogger()
    root.handlers[:] = [to_terminal]
    root.setLevel(logging.WARNING)
    # A page that goes away in the middle of a request is no fault.
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)


def report(error: BaseException, what: str) -> None:
    """Write a fault down."""
    _logger.error("%s", what, exc_info=(type(error), error, error.__traceback__))


def report_of_loop(_: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """Write down what nobody waited for; asyncio itself would print the exception's words."""
    error = context.get("exception")
    if error is not None:
        report(error, "something failed that nobody waited for")
    else:
        _logger.error("%s", context.get("message", "the loop complains"))
