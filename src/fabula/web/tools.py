"""What a tale has of its own on a server: the one place in which its doors are named."""

from __future__ import annotations

from collections.abc import Callable, Container
from typing import Protocol

from starlette.routing import Route

from fabula.web.clocktower import Workshop
from fabula.web.clocktower.puzzles import Puzzles


class Tools(Protocol):
    """The doors of one tale."""

    def routes(self) -> list[Route]:
        """Where a page of this tale knocks."""

    async def close(self) -> None:
        """End what runs, for the server stops."""


TOOLS: dict[str, tuple[Callable[[], Tools], ...]] = {"clocktower": (Workshop, Puzzles)}


def tools_of(tales: Container[str]) -> list[Tools]:
    """The tools of these tales, as far as they have such."""
    return [make() for tale, several in TOOLS.items() if tale in tales for make in several]
