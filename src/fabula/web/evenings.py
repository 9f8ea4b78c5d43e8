"""The doors of chronicles: whoever has the link reads what is kept of evenings, and takes out of it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from fabula.core.refusals import Refusal
from fabula.rooms.access.keys import hashed
from fabula.rooms.open_rooms import answered
from fabula.rooms.rooms import Rooms
from fabula.rooms.storage.chronicle import Game
from fabula.web.decoding import as_wanted, brought
from fabula.web.workshop import Doors

BEARER = "Bearer "
NOT_FOUND, TOO_MANY = 404, 429
STATUS = {"too-fast": TOO_MANY, "server-stopping": 503, "unknown-message": 400, "not-host": 403}
NOT_KEPT = {"cache-control": "no-store"}
MOST_BYTES = 1_000
LONGEST_LINK = 64


class Told(msgspec.Struct, frozen=True):
    """What is read of evenings."""

    games: list[Game]
    name: str = ""


class Change(msgspec.Struct, frozen=True):
    """What is to be taken out: a name, or a game by its id."""

    name: str = ""
    game: str = ""


_change = msgspec.json.Decoder(Change)
Task = Callable[[str, Change], Awaitable[None]]


def bearer(request: Request) -> str:
    """The link, or the key, that a page shows."""
    return request.headers.get("authorization", "").removeprefix(BEARER)[:LONGEST_LINK]


class Evenings:
    """What is answered about evenings."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        chronicles = rooms.services.chronicles
        self._tasks: Mapping[str, Task] = {
            "strike": lambda link, change: chronicles.strike(link, change.name),
            "let-in": lambda link, change: chronicles.let_in(link, change.name),
            "drop": lambda link, change: chronicles.drop(link, change.game),
            "burn": lambda link, _: chronicles.burn(link),
        }
        self._doors = Doors()

    def routes(self) -> list[Route]:
        """Where a page knocks."""
        guarded = self._doors.guarded
        return [
            Route("/api/evenings", guarded(self.read)),
            Route("/api/evenings/{task:str}", guarded(self.change), methods=["POST"]),
            Route("/api/rooms/{code:str}/evening", guarded(self.evening)),
        ]

    async def read(self, request: Request) -> Response:
        """A chronicle, for whoever has its link."""
        return await self._answer(request, self._read(request))

    async def _read(self, request: Request) -> Response:
        book = await answered(self.rooms.services.chronicles.read(bearer(request)))
        return as_json(Told(book.games, book.name))

    async def change(self, request: Request) -> Response:
        """Take something out of a chronicle, or let a name stand in it again."""
        return await self._answer(request, self._change(request))

    async def _change(self, request: Request) -> Response:
        task = self._tasks.get(request.path_params["task"])
        if task is None:
            raise Refusal("unknown-message")
        wanted = as_wanted(await brought(request, MOST_BYTES), _change)
        await answered(task(bearer(request), wanted))
        return PlainTextResponse("ok", headers=NOT_KEPT)

    async def evening(self, request: Request) -> Response:
        """The games of a room that are over, for its host."""
        return await self._answer(request, self._evening(request))

    async def _evening(self, request: Request) -> Response:
        code, key = request.path_params["code"], bearer(request)
        room = (await self.rooms.with_key(code, key, address_of(request))).room
        if room.who_has(hashed(key)) != room.host:
            raise Refusal("not-host")
        return as_json(Told(list(room.evening.values())))

    async def _answer(self, request: Request, work: Awaitable[Response]) -> Response:
        """What comes of it, or why nothing does; a link that is none counts as a wrong guess."""
        try:
            return await work
        except Refusal as refusal:
            is_guess = refusal.why == "no-such-room" and "code" not in request.path_params
            why = self.rooms.guessed(address_of(request)) if is_guess else refusal.why
            return PlainTextResponse(f"refused-{why}", STATUS.get(why, NOT_FOUND), NOT_KEPT)


def address_of(request: Request) -> str:
    """Where a request comes from."""
    return request.client.host if request.client else ""


def as_json(told: Told) -> Response:
    """The answer as data that no browser keeps."""
    return Response(msgspec.json.encode(told), media_type="application/json", headers=NOT_KEPT)
