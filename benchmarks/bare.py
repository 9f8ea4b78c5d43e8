"""A bare fan-out: what a server costs that knows no rules, sends the same frames and keeps the same lines.

It stands beside Fabula in one run, so that both meet the same phones and the same machine.
"""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path

import msgspec
import uvicorn
from starlette.applications import Starlette
from starlette.responses import PlainTextResponse
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect
from tests.web.server import Server

from fabula.rooms.storage import log
from fabula.rooms.storage.sqlite import FILE, SqliteStore
from fabula.rooms.storage.store import Written
from fabula.rooms.wire import messages as m

_encode = msgspec.json.Encoder().encode
_first = msgspec.json.Decoder(m.FirstMessage).decode
_command = msgspec.json.Decoder(m.AnyCommand).decode
CLAIM = ["claim", {"any": ["seer"]}]


class Table:
    """All sockets that came with one code."""

    def __init__(self, code: str) -> None:
        self.code = code
        self.sockets: list[WebSocket] = []
        self.lines = 0
        self.turn = asyncio.Lock()  # entries come in their order

    async def tell(
        self, message: m.Message, to: WebSocket | None = None, more: m.Message | None = None
    ) -> None:
        """Send something to all, and more to one of them in the same frame."""
        text = _encode(message).decode()
        for socket in self.sockets:
            both = f",{_encode(more).decode()}" if more is not None and socket is to else ""
            await socket.send_text(f"[{text}{both}]")


class Bare:
    """Tables, and a store for what is said there."""

    def __init__(self, folder: Path) -> None:
        self.store = SqliteStore(folder / FILE)
        self.tables: dict[str, Table] = {}
        self._codes = count(100_000)

    async def serve(self, socket: WebSocket) -> None:
        """One socket: come in, and answer."""
        await socket.accept()
        first = _first(await socket.receive_text())
        code = f"{next(self._codes)}" if isinstance(first, m.Make) else first.code
        table = self.tables.setdefault(code, Table(code))
        table.sockets.append(socket)
        await socket.send_text(f"[{_encode(m.Welcome(code, 0)).decode()}]")
        try:
            while True:
                await self._obey(table, socket, _command(await socket.receive_text()))
        except WebSocketDisconnect:
            table.sockets.remove(socket)

    async def _obey(self, table: Table, socket: WebSocket, command: m.AnyCommand) -> None:
        if isinstance(command, m.Start):
            await table.tell(m.Clock("day"))
            await table.tell(m.Asks([m.Ask("1", "talk", 0, [CLAIM], open=True)]))
        if not isinstance(command, m.Answer):
            return
        seat = table.sockets.index(socket)
        line = log.write(log.Answered(1_795_829_528_812, seat, command.choice))
        entry = {"e": "claimed", "seat": seat, "words": command.choice}
        async with table.turn:
            await self.store.append([Written(table.code, table.lines, line, f"p{seat}:{command.id}")])
            table.lines += 1
            await table.tell(m.Entries(1, table.lines, [entry]), socket, m.Done(command.id))

    @asynccontextmanager
    async def lifespan(self, _: Starlette) -> AsyncIterator[None]:
        """Have the store as long as it serves."""
        yield
        await self.store.close()


class BareServer(Server):
    """It, in a process of its own."""

    def _begin(self) -> subprocess.Popen[bytes]:
        command = [sys.executable, "-m", "benchmarks.bare", str(self.port), str(self.folder)]
        with self.written.open("ab") as written:
            return subprocess.Popen(command, stdout=written, stderr=written)


def main() -> None:
    """Serve until it is killed."""
    bare = Bare(Path(sys.argv[2]))
    healthy = Route("/healthz", lambda _: PlainTextResponse("ok"))
    app = Starlette(routes=[healthy, WebSocketRoute("/ws", bare.serve)], lifespan=bare.lifespan)
    uvicorn.run(
        app,
        host="127.0.0.1",
        port=int(sys.argv[1]),
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
    )


if __name__ == "__main__":
    main()
