"""A server in the loop of a test itself."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import AsyncIterator
from typing import Any

import uvicorn

from fabula.rooms.rooms import Rooms
from fabula.web.app import make_app
from fabula.web.lines import Lines
from fabula.web.serve import bind, configured
from fabula.web.sockets import Sockets


@contextlib.asynccontextmanager
async def served(rooms: Rooms, **more: Any) -> AsyncIterator[str]:
    """A server in this very loop around a house of one's own; gives the socket's address."""
    up = asyncio.Event()
    app = make_app(rooms, opened=up.set, sockets=Sockets(rooms, **more))
    listening = bind("127.0.0.1", 0)
    listening.listen()
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 8192)
    running = uvicorn.Server(configured(app, Lines(1000)))
    task = asyncio.create_task(running.serve(sockets=[listening]))
    await up.wait()
    try:
        yield f"ws://127.0.0.1:{listening.getsockname()[1]}/ws"
    finally:
        running.should_exit = True
        await task
