"""Floods: empty frames, half-open requests, too many connections; everybody else is served meanwhile."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator

import pytest
import uvicorn
from tests.web.lines import heard
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.frames import Frame, Opcode

from fabula.rooms.rooms import Rooms
from fabula.rooms.storage.store import MemoryStore
from fabula.web import lines as bounds
from fabula.web import sockets
from fabula.web.app import make_app
from fabula.web.lines import FRAMES_IN_A_READ, HALF_OPEN, Lines, files_at_most, framed
from fabula.web.serve import bind, configured

pytestmark = pytest.mark.anyio
MAKE = '{"t":"make","name":"Ann"}'
EMPTY = b"\x81\x80\x00\x00\x00\x00"  # a frame of text with nothing in it, as a browser masks it
HELLO = (
    b"GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
HEALTH = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n"


@contextlib.asynccontextmanager
async def served(lines: Lines) -> AsyncIterator[int]:
    """A server over these lines, in this very loop; gives its port."""
    up = asyncio.Event()
    listening = bind("127.0.0.1", 0)
    running = uvicorn.Server(configured(make_app(Rooms(MemoryStore()), opened=up.set), lines))
    task = asyncio.create_task(running.serve(sockets=[listening]))
    await up.wait()
    try:
        yield listening.getsockname()[1]
    finally:
        running.should_exit = True
        await task


async def answered(port: int, head: bytes = HEALTH + b"Connection: close\r\n\r\n") -> bytes:
    """What comes back for a request."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(head)
    async with asyncio.timeout(5):
        told = await reader.read()
    writer.close()
    return told


async def upgraded(port: int) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A bare WebSocket."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(HELLO)
    await reader.readuntil(b"\r\n\r\n")
    return reader, writer


async def made(line: ClientConnection) -> None:
    """Make a room."""
    await line.send(MAKE)
    while (await heard(line))["t"] != "asks":
        pass


async def chatter(line: ClientConnection, first: int, last: int) -> None:
    """Ask for one thing after another."""
    for n in range(first, last):
        await line.send(f'{{"t":"ticket","id":"{n}"}}')
        while (await heard(line)).get("id") != str(n):
            pass


async def test_a_flood_of_empty_frames_ends_its_line_and_keeps_nobody_waiting() -> None:
    async with (
        served(Lines(1000)) as port,
        connect(f"ws://127.0.0.1:{port}/ws", compression=None) as innocent,
    ):
        await made(innocent)
        floods = [await upgraded(port) for _ in range(8)]
        for _, writer in floods:
            writer.write(EMPTY * 100_000)
        began, longest = time.thread_time(), 0.0
        for n in range(20):
            before = time.thread_time()
            await chatter(innocent, n, n + 1)
            longest = max(longest, time.thread_time() - before)
        assert time.thread_time() - began < 1.5
        assert longest < 0.5
        for reader, writer in floods:
            async with asyncio.timeout(5):
                with contextlib.suppress(ConnectionError):
                    assert b"\x88\x02\x03\xf0" in await reader.read()
            writer.close()


async def test_frames_are_counted_in_a_read_and_in_a_second(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bounds, "FRAMES_A_SECOND", 60)
    async with served(Lines(1000)) as port, connect(f"ws://127.0.0.1:{port}/ws", compression=None) as line:
        await made(line)
        await chatter(line, 0, 50)
        with pytest.raises(ConnectionClosed) as closed:
            await chatter(line, 50, 100)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1008


async def test_nobody_speaks_twice_before_the_first_answer() -> None:
    async with served(Lines(1000)) as port, connect(f"ws://127.0.0.1:{port}/ws", compression=None) as line:
        await line.send(MAKE)
        await line.send(MAKE)
        with pytest.raises(ConnectionClosed) as closed:
            await listen(line)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1008


async def listen(line: ClientConnection) -> None:
    """Listen until the line ends."""
    while True:
        await heard(line)


async def test_half_open_requests_are_let_go_and_shut_nobody_out() -> None:
    lines = Lines(1000, head_within=1.0)
    async with served(lines) as port:
        halves = []
        for _ in range(HALF_OPEN * 2):
            halves.append(await asyncio.open_connection("127.0.0.1", port))
            halves[-1][1].write(HEALTH)
        assert b"200 OK" in await answered(port)
        assert lines.number <= HALF_OPEN + 1
        for reader, writer in halves:
            async with asyncio.timeout(5):
                with contextlib.suppress(ConnectionError):
                    assert await reader.read() == b""
            writer.close()
        assert lines.number == 0


async def test_a_second_request_of_a_line_has_no_longer_for_its_head() -> None:
    async with served(Lines(1000, head_within=0.5)) as port:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(HEALTH + b"\r\n")
        await reader.readuntil(b"\r\n\r\n")
        await reader.readexactly(2)
        writer.write(HEALTH)
        async with asyncio.timeout(4):
            with contextlib.suppress(ConnectionError):
                assert await reader.read() == b""
        writer.close()


async def test_connections_of_an_address_are_counted_and_there_is_always_room_for_others(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(bounds, "OPEN", 3)
    lines = Lines(1000, proxies="10.0.0.0/8")
    async with served(lines) as port:
        held = [await upgraded(port) for _ in range(3)]
        with contextlib.suppress(ConnectionError):
            assert await answered(port) == b""
        held[0][1].close()
        await asyncio.sleep(0.2)
        assert b"200 OK" in await answered(port)
        for _, writer in held:
            writer.close()
    assert not lines._is_proxy("127.0.0.1")
    assert lines._is_proxy("10.1.2.3")
    assert Lines(1, proxies="*")._is_proxy("203.0.113.1")
    few = Lines(4)
    async with served(few) as port:
        halves = [await asyncio.open_connection("127.0.0.1", port) for _ in range(9)]
        assert b"200 OK" in await answered(port)
        for _, writer in halves:
            writer.close()


async def test_sockets_of_an_address_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "OPEN_SOCKETS", 2)
    async with served(Lines(1000)) as port:
        url, other = f"ws://127.0.0.1:{port}/ws", {"X-Forwarded-For": "203.0.113.7"}
        async with connect(url, compression=None), connect(url, compression=None):
            with pytest.raises(InvalidStatus):
                await connect(url, compression=None)
            async with connect(url, compression=None, additional_headers=other) as line:
                await line.send(MAKE)
                assert (await heard(line))["t"] == "welcome"
        async with connect(url, compression=None):
            pass


async def test_a_person_who_was_slow_to_be_heard_is_no_flood() -> None:
    assert FRAMES_IN_A_READ >= 200
    assert files_at_most() >= 16


def test_a_frame_of_any_size_is_as_the_protocol_has_it() -> None:
    for size in (0, 1, 125, 126, 65_535, 65_536, 70_000):
        text = b"x" * size
        assert framed(text) == Frame(Opcode.TEXT, text).serialize(mask=False)
