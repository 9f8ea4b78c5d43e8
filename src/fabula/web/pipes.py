"""Pipes between nodes: whoever comes to a node that does not have their room is passed on.

A proxy that hashes the room in a socket's address leads nearly everybody to the right node; this is the net
under it. A node listens for others at an address of its own, which no visitor needs to reach. It opens only
to whoever knows its word: drawn anew at each start, and lying in the database, where those find it who
have the rooms anyway. Over a pipe come one visitor's frames as they were sent, and whose they are.
A node that leaves has a pipe of another kind: over it another one is told which room to read, says when it
has done so, and opens the room when the pipe ends.
"""

from __future__ import annotations

import asyncio
import contextlib
import hmac
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Mapping
from http import HTTPStatus
from itertools import count
from typing import Any, NamedTuple, Protocol

from starlette.websockets import WebSocketDisconnect
from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import Server, ServerConnection, serve
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.http11 import Request, Response

from fabula.core.refusals import Refusal
from fabula.rooms.storage.store import Node, Sharing
from fabula.rooms.tasks import ended

LONGEST_FRAME = 64 * 1024
OPENED_WITHIN = 1.0  # s; a node that sleeps takes a line and says nothing
LOOK = 0.2  # s; so often it is looked whether the node at the other end is still there
WORD, VISITOR = "authorization", "x-fabula-visitor"
BEQUEST, READY = "/bequest", "ready"  # where a node asks whose heir is wanted, and what the heir says
READ_WITHIN = 1.0  # s; then a room goes to whoever comes
NOT_HERE = 4100  # how a pipe is closed by a node that has not got the room any more
CLOSE_STOPPING, BROKEN = 1012, 1006


class Peer(NamedTuple):
    """Who is at the other end of a socket."""

    host: str


class Line(Protocol):
    """A socket as the way out to a device needs it."""

    @property
    def client(self) -> Any:
        """Who is at the other end."""

    async def receive(self) -> Any:
        """What comes next, as ASGI has it."""

    async def send_text(self, data: str) -> None:
        """Send a frame."""

    async def close(self, code: int = 1000) -> None:
        """End it."""


class Way(Protocol):
    """The way out to a visitor, and what they say next."""

    def deliver(self, message: bytes) -> None:
        """Send it on."""

    def hang_up(self, code: int) -> None:
        """Close the connection after what lies ready."""

    def refuse(self, refusal: Refusal) -> None:
        """Say why nothing was done."""

    async def next_frame(self) -> str:
        """What the visitor says next."""


class Heir(Protocol):
    """The rooms of this node, for others that leave."""

    async def read_ahead(self, code: str) -> bool:
        """Read a room; whether it is well to give it to this node."""

    async def open_each(self, codes: Iterable[str]) -> None:
        """Open rooms that may be this node's by now."""


class Piped:
    """A visitor at another node, as if their socket ended here."""

    def __init__(self, line: ServerConnection, visitor: str) -> None:
        self.client = Peer(visitor)
        self._line = line

    async def receive(self) -> dict[str, Any]:
        """The next frame, or that there is none."""
        try:
            return {"type": "websocket.receive", "text": await self._line.recv()}
        except ConnectionClosed:
            return {"type": "websocket.disconnect", "code": BROKEN}

    async def send_text(self, data: str) -> None:
        """Send a frame."""
        try:
            await self._line.send(data)
        except ConnectionClosed:
            raise WebSocketDisconnect(BROKEN) from None

    async def close(self, code: int = 1000) -> None:
        """End it."""
        await self._line.close(code)


class Pipes:
    """A node's own end of all pipes: those it has opened, and those that others have."""

    def __init__(self, sharing: Sharing) -> None:
        self.me = sharing.me
        self._sharing = sharing
        self._lines: dict[ClientConnection, str] = {}
        self._server: Server | None = None
        self._looking: asyncio.Task[None] | None = None
        self._turn = count()

    async def open(
        self, host: str, port: int, receive: Callable[[Line], Awaitable[None]], heir: Heir
    ) -> None:
        """Listen for other nodes; OSError where that cannot be."""

        async def come(line: ServerConnection) -> None:
            assert line.request is not None
            if line.request.path == BEQUEST:
                await inherit(line, heir)
            else:
                await receive(Piped(line, line.request.headers.get(VISITOR, "")))

        self._server = await serve(
            come,
            host,
            port,
            process_request=self._knows_the_word,
            compression=None,
            max_size=LONGEST_FRAME,
            max_queue=None,
            ping_interval=None,
            server_header=None,
        )
        self._looking = asyncio.get_running_loop().create_task(self._look())

    def _knows_the_word(self, line: ServerConnection, request: Request) -> Response | None:
        """Nobody comes in who does not say this node's word of today."""
        said = request.headers.get_all(WORD)
        if len(said) == 1 and hmac.compare_digest(said[0].encode(), word_for(self.me).encode()):
            return None
        return line.respond(HTTPStatus.FORBIDDEN, "403\n")

    async def close(self) -> None:
        """Listen no more, and let go of all lines."""
        await ended(self._looking)
        if self._server is not None:
            self._server.close()
            await self._server.wait_closed()

    async def _look(self) -> None:
        """Cut the lines to nodes that have fallen silent: a node that sleeps closes none."""
        while True:
            await asyncio.sleep(LOOK)
            for line, node in list(self._lines.items()):
                if self._sharing.node(node) is None:
                    line.transport.abort()

    @contextlib.asynccontextmanager
    async def heir_of(self, room: str) -> AsyncIterator[Node | None]:
        """One of the others in turn, which has read this room, and has it once this is over, if given."""
        others = self._sharing.others()
        node = others[next(self._turn) % len(others)] if others else None
        line = None if node is None else await self._asked(node, room)
        try:
            yield None if line is None else node
        finally:
            if line is not None:
                await line.close()

    async def _asked(self, node: Node, room: str) -> ClientConnection | None:
        """The line over which a node has said that it has read this room."""
        try:
            line = await line_to(node, BEQUEST, {})
        except (OSError, TimeoutError, InvalidHandshake):
            return None
        with contextlib.suppress(TimeoutError, ConnectionClosed):
            async with asyncio.timeout(READ_WITHIN):
                await line.send(room)
                if await line.recv() == READY:
                    return line
        await line.close()
        return None

    async def carry(self, way: Way, frame: str, node: Node, visitor: str) -> bool:
        """Pass a visitor on, from their first frame to the end; False where the room is not there."""
        if node.id == self.me.id:
            return False
        try:
            line = await line_to(node, "/", {VISITOR: visitor})
        except (OSError, TimeoutError, InvalidHandshake):
            return False
        self._lines[line] = node.id
        try:
            return await between(way, line, frame)
        finally:
            del self._lines[line]


async def line_to(node: Node, path: str, headers: Mapping[str, str]) -> ClientConnection:
    """A line to another node."""
    return await connect(
        f"ws://{node.address}{path}",
        additional_headers={WORD: word_for(node), **headers},
        compression=None,
        max_size=None,
        max_queue=None,
        ping_interval=None,
        open_timeout=OPENED_WITHIN,
        close_timeout=OPENED_WITHIN,
        proxy=None,
    )


async def inherit(line: ServerConnection, heir: Heir) -> None:
    """Read the room of a node that leaves; when the line ends, have it if it was given."""
    with contextlib.suppress(ConnectionClosed):
        code = str(await line.recv())
        if await heir.read_ahead(code):
            await line.send(READY)
            await line.wait_closed()
            await heir.open_each([code])


def word_for(node: Node) -> str:
    """What a node has to be told."""
    return f"Bearer {node.secret}"


async def between(way: Way, line: ClientConnection, frame: str) -> bool:
    """Pass on what either says until one goes; False if nothing came, for the room is not there."""
    answered, up = False, asyncio.create_task(pass_up(way, line, frame))
    try:
        async for told in line:
            answered = True
            way.deliver((told if isinstance(told, bytes) else told.encode())[1:-1])
    except ConnectionClosed:
        pass
    finally:
        await ended(up)
        await line.close()
    code = line.close_code
    if not answered and code in (NOT_HERE, None, BROKEN):
        return False
    way.hang_up(code if code is not None and 4000 <= code < NOT_HERE else CLOSE_STOPPING)
    return True


async def pass_up(way: Way, line: ClientConnection, frame: str) -> None:
    """Pass on what a visitor says; when they go, so does the line."""
    with contextlib.suppress(WebSocketDisconnect, ConnectionClosed):
        await line.send(frame)
        while True:
            try:
                await line.send(await way.next_frame())
            except Refusal as refusal:
                way.refuse(refusal)
    await line.close()
