"""The lines themselves: how many one address may hold open, how long a request takes, how much comes at once.

uvicorn takes whatever lies in a buffer in one go, waits for a request's head for ever, and counts nobody's
connections; the two protocols here do all that it does, within bounds.
"""

from __future__ import annotations

import asyncio
import contextlib
import struct
import sys
from collections import Counter
from collections.abc import Callable
from ipaddress import ip_address, ip_network
from typing import Any, cast

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from fabula.rooms.access.visitors import neighbourhood

HEAD_WITHIN = 10.0  # seconds for a request's head to come
HALF_OPEN = 64  # connections of an address without a whole head; beyond that the oldest goes
OPEN = 400  # connections of an address that is no proxy
PIECE = 1024  # bytes that are looked at in one go
FRAMES_IN_A_READ = 200
FRAMES_A_SECOND = 500
CLOSE_FLOOD = 1008
PROXIES = "127.0.0.1"
MOST_FILES = 65_536
SPARE_FILES = 64  # for the store, the log and what else is no connection
FEWEST = 16
WHOLE_TEXT = 0x81  # how a frame of text begins that is a whole message
FRAME_OF_A_BYTE = 126  # a frame shorter than this says its size in one byte; so much stands for two more
MOST_IN_TWO = 0xFFFF
_IN_TWO, _IN_EIGHT = struct.Struct("!BBH").pack, struct.Struct("!BBQ").pack
AT_ONCE = "fabula.at_once"  # an extension of ASGI: the line itself, for what is said and heard here and now
Hear = Callable[[bytes], bool]  # takes a whole frame of text here and now; False where that has to wait


class Straight:
    """A line on which nothing has to be waited for, neither way, as long as there is room.

    It stands beside its protocol, whose many values lie far apart: each frame to each device passes here.
    """

    __slots__ = ("_transport", "has_answered", "has_room", "hear")

    def __init__(self, transport: asyncio.Transport) -> None:
        self._transport = transport
        self.has_room = True  # somebody reads at the other end, and the line is not ending
        self.has_answered = False
        self.hear: Hear | None = None

    def write(self, frame: bytes) -> bool:
        """Send a frame as it is; False, and nothing sent, where that has to wait, or the line is ending."""
        if not self.has_room or self._transport.is_closing():
            return False
        self._transport.write(frame)
        self.has_answered = True
        return True


def files_at_most() -> int:
    """How many connections there is room for, with the limit on open files raised as far as it may be."""
    if sys.platform == "win32":  # it knows no such limit
        most = MOST_FILES
    else:
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
        if soft != resource.RLIM_INFINITY and soft < wanted:
            with contextlib.suppress(OSError, ValueError):
                resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
                soft = wanted
        most = (MOST_FILES if soft == resource.RLIM_INFINITY else soft) - SPARE_FILES
    return max(FEWEST, most)


class Lines:
    """All connections of a server, by address; proxies bring many visitors, and count as none."""

    def __init__(self, most: int, *, proxies: str = PROXIES, head_within: float = HEAD_WITHIN) -> None:
        self.most = most
        self.head_within = head_within
        self.number = 0
        self.proxies = proxies
        self._proxies = proxies.replace(" ", "").split(",")
        self._open: Counter[str] = Counter()
        self._half_open: dict[str, dict[asyncio.Transport, None]] = {}

    def begin(self, transport: asyncio.Transport, address: str) -> bool:
        """A connection is made; whether there is room for it."""
        near = neighbourhood(address)
        self.number += 1
        self._open[near] += 1
        self.wait(transport, address)
        theirs = self._half_open[near]
        if len(theirs) > HALF_OPEN:
            next(iter(theirs)).abort()
        elif self.number > self.most:
            _, near = max((len(theirs), near) for near, theirs in self._half_open.items())
            next(iter(self._half_open[near])).abort()
        return self._open[near] <= OPEN or self._is_proxy(address)

    def _is_proxy(self, address: str) -> bool:
        return any(one == "*" or one == address or is_within(address, one) for one in self._proxies)

    def wait(self, transport: asyncio.Transport, address: str) -> None:
        """A request begins on a connection."""
        self._half_open.setdefault(neighbourhood(address), {})[transport] = None

    def told(self, transport: asyncio.Transport, address: str) -> None:
        """A request's head has come."""
        near = neighbourhood(address)
        theirs = self._half_open.get(near, {})
        theirs.pop(transport, None)
        if not theirs:
            self._half_open.pop(near, None)

    def end(self, transport: asyncio.Transport, address: str) -> None:
        """Note that a connection is gone."""
        near = neighbourhood(address)
        self.told(transport, address)
        self.number -= 1
        self._open[near] -= 1
        if self._open[near] <= 0:
            del self._open[near]


def is_within(address: str, network: str) -> bool:
    """Whether this is one of the addresses of a network."""
    with contextlib.suppress(ValueError):
        return "/" in network and ip_address(address) in ip_network(network, strict=False)
    return False


def address_of(protocol: H11Protocol | WebSocketsSansIOProtocol) -> str:
    """Who is at the other end of a connection, as far as the machine knows."""
    return protocol.client[0] if protocol.client else ""


class Http(H11Protocol):
    """Plain requests, whose heads have to come in time."""

    lines: Lines
    is_upgraded = False
    deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        """Begin to wait for the head of the first request."""
        super().connection_made(transport)
        if self.lines.begin(transport, address_of(self)):
            self._wait_for_a_head()
        else:
            transport.abort()

    def data_received(self, data: bytes) -> None:
        """Take what comes; a head that is not whole has only so long."""
        super().data_received(data)
        if self.is_upgraded:
            return
        if self.conn.their_state is not h11.IDLE:
            self._stop_waiting()
        elif self.deadline is None:
            self.lines.wait(self.transport, address_of(self))
            self._wait_for_a_head()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Hand the connection over to the protocol of sockets."""
        self.is_upgraded = True
        self._stop_waiting()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the connection that was lost."""
        self._stop_waiting()
        self.lines.end(self.transport, address_of(self))
        super().connection_lost(exc)

    def _wait_for_a_head(self) -> None:
        self.deadline = self.loop.call_later(self.lines.head_within, self.transport.abort)

    def _stop_waiting(self) -> None:
        self.lines.told(self.transport, address_of(self))
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None


class Socket(WebSocketsSansIOProtocol):
    """WebSockets, on which nobody talks faster than a person, or a second time before the first answer."""

    lines: Lines
    in_this_read = 0
    second = 0.0
    in_this_second = 0
    has_spoken = False
    is_shut = False
    straight: Straight

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Have the line at hand for what is said and heard at once."""
        super().connection_made(transport)
        self.straight = Straight(self.transport)

    def data_received(self, data: bytes) -> None:
        """Look at it piece by piece, until it is too much."""
        self.in_this_read = 0
        for start in range(0, len(data), PIECE):
            if self.is_shut:
                return
            super().data_received(data[start : start + PIECE])

    def handle_events(self) -> None:
        """Count what has come before it is taken."""
        frames = len(self.conn.events)
        self.in_this_read += frames
        if self.loop.time() - self.second >= 1:
            self.second, self.in_this_second = self.loop.time(), 0
        self.in_this_second += frames
        if self.in_this_read > FRAMES_IN_A_READ or self.in_this_second > FRAMES_A_SECOND:
            self._shut()
        else:
            super().handle_events()

    def handle_text(self, event: Frame) -> None:
        """A frame of text: the first, or after an answer. It queues only where it is not taken at once."""
        if self._may_speak() and not self._is_heard(event):
            super().handle_text(event)

    def _is_heard(self, event: Frame) -> bool:
        hear, is_next = self.straight.hear, event.fin and not self.read_paused and not self.close_sent
        return is_next and hear is not None and hear(bytes(event.data))

    def handle_bytes(self, event: Frame) -> None:
        """A frame of bytes: the first, or after an answer."""
        if self._may_speak():
            super().handle_bytes(event)

    def _may_speak(self) -> bool:
        if self.has_spoken and not self.straight.has_answered:
            self._shut()
        self.has_spoken = True
        return not self.is_shut

    async def run_asgi(self) -> None:
        """Let the application write and hear frames without waiting, where nothing has to be waited for."""
        extensions: Any = self.scope["extensions"]
        extensions[AT_ONCE] = {"line": self.straight}
        await super().run_asgi()

    def pause_writing(self) -> None:
        """Nobody reads at the other end: what is written has to wait."""
        super().pause_writing()
        self.straight.has_room = False

    def resume_writing(self) -> None:
        """There is room again for what is written."""
        super().resume_writing()
        self.straight.has_room = not self.close_sent

    async def send(self, message: Any) -> None:
        """Send, and note that something was answered, or that nothing is sent any more."""
        await super().send(message)
        line = self.straight
        line.has_answered = line.has_answered or message["type"] == "websocket.send"
        line.has_room = line.has_room and not self.close_sent

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the connection that was lost."""
        self.lines.end(self.transport, address_of(self))
        self.straight.has_room = False
        super().connection_lost(exc)

    def _shut(self) -> None:
        if self.is_shut:
            return
        self.is_shut = self.close_sent = True
        self.straight.has_room = False
        self.conn.fail(CLOSE_FLOOD)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.transport.close()


def framed(text: bytes) -> bytes:
    """A whole frame of text as a server sends it: unmasked (RFC 6455, 5.2)."""
    size = len(text)
    if size < FRAME_OF_A_BYTE:
        return bytes((WHOLE_TEXT, size)) + text
    if size <= MOST_IN_TWO:
        return _IN_TWO(WHOLE_TEXT, FRAME_OF_A_BYTE, size) + text
    return _IN_EIGHT(WHOLE_TEXT, FRAME_OF_A_BYTE + 1, size) + text


def protocols(lines: Lines) -> tuple[type[Http], type[Socket]]:
    """The two protocols over these lines, for uvicorn to make one of for each connection."""
    http, socket = type("Http", (Http,), {"lines": lines}), type("Socket", (Socket,), {"lines": lines})
    return cast(type[Http], http), cast(type[Socket], socket)
