"""Options as a client gets them."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Protocol, runtime_checkable

from fabula.core.requests import Options, Statements


@runtime_checkable
class Shows(Protocol):
    """Options that say themselves how a client is to be shown what may be chosen, being too many to list."""

    def shown(self) -> list[Any]:
        """What a client needs to put a choice together."""


@lru_cache(maxsize=128)  # all rooms share it, and some options are long
def shown_options(options: Options) -> list[Any]:
    """Choices, statements whose gaps list what may stand there, or parts to put a choice together from."""
    if isinstance(options, Shows):
        return options.shown()
    return shown_statements(options) if isinstance(options, Statements) else list(options)


def shown_statements(statements: Statements) -> list[Any]:
    """Each of them as a word with its gaps."""
    return [pattern.shown() for pattern in statements.patterns]
