"""What the server has for the Clocktower alone: scripts brought and taken away, rehearsals, the roll."""

from __future__ import annotations

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from fabula.web.clocktower.rehearsals import Rehearsals
from fabula.web.clocktower.scripts import read_script, roll, weigh_script, write_script
from fabula.web.pages import Page
from fabula.web.workshop import Doors


class Workshop:
    """The doors of the workshop, where scripts are made and tried."""

    def __init__(self) -> None:
        self.doors = Doors()
        self.rehearsals = Rehearsals()
        self._published = Page(msgspec.json.encode(roll()), "application/json")

    def routes(self) -> list[Route]:
        """Where a page knocks."""
        guarded, rehearsals = self.doors.guarded, self.rehearsals
        return [
            Route("/api/scripts/read", guarded(read_script), methods=["POST"]),
            Route("/api/scripts/write", guarded(write_script), methods=["POST"]),
            Route("/api/scripts/weigh", guarded(weigh_script), methods=["POST"]),
            Route("/api/scripts/roll", self.published),
            Route("/api/rehearsals", rehearsals.begin, methods=["POST"]),
            Route("/api/rehearsals/{ticket:str}", rehearsals.look, methods=["GET"]),
            Route("/api/rehearsals/{ticket:str}", rehearsals.stop, methods=["DELETE"]),
        ]

    async def published(self, request: Request) -> Response:
        """Every published role."""
        return self._published.answer(request)

    async def close(self) -> None:
        """End what runs, for the server stops."""
        await self.rehearsals.close()
