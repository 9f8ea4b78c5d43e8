"""Pipes between nodes: whoever comes to a node that does not have their room is passed on.

A proxy that hashes the room in a socket's address leads nearly everybody to the right node; this is the net
under it. A node listens for others at an address of its own, which no visitor needs to reach. It opens only
to whoever knows its word: drawn anew at each start, and lying in the database, where those find it who
have the rooms anyway. Over a pipe come one visitor's frames as they were sent, and whose they are.
"""

from __future__ import annotations

import asyncio
import contextlib
import hmac
from collections.abc import Awaitable, Callable
from http import HTTPStatus
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

    async def open(self, host: str, port: int, receive: Callable[[Line], Awaitable[None]]) -> None:
        """Listen for other nodes; OSError where that cannot be."""

        async def come(line: ServerConnection) -> None:
            assert line.request is not None
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

    async def carry(self, way: Way, frame: str, node: Node, visitor: str) -> bool:
        """Pass a visitor on, from their first frame to the end; False where the room is not there."""
        if node.id == self.me.id:
            return False
        try:
            line = await connect(
                f"ws://{node.address}/",
                additional_headers={WORD: word_for(node), VISITOR: visitor},
                compression=None,
                max_size=None,
                max_queue=None,
                ping_interval=None,
                open_timeout=OPENED_WITHIN,
                close_timeout=OPENED_WITHIN,
                proxy=None,
            )
        except (OSError, TimeoutError, InvalidHandshake):
            return False
        self._lines[line] = node.id
        try:
            return await between(way, line, frame)
        finally:
            del self._lines[line]


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
