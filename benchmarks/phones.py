"""Phones as cheap as can be, so that the server is what is measured: a socket and a count of entries."""

from __future__ import annotations

import asyncio
import itertools
import struct
import time
from collections.abc import Callable, Iterator
from typing import cast

import msgspec

from fabula.rooms.wire import messages as m

HOST = "127.0.0.1"
PATIENCE = 60.0
HELLO = (
    b"GET /ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
TEXT, PING, PONG = 0x81, 0x89, 0x8A
ENTRIES = b'{"t":"entries"'
NO_MASK = b"\0\0\0\0"  # masked by nothing: the server unmasks all the same

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(m.ServerMessage).decode


class Count(msgspec.Struct):
    """Of a message of entries only how many there are now."""

    first: int
    told: list[msgspec.Raw] = msgspec.field(name="list")


_count = msgspec.json.Decoder(Count).decode
_messages = msgspec.json.Decoder(list[msgspec.Raw]).decode


class Phone(asyncio.Protocol):
    """One socket: sends commands, counts entries, knows what it is asked."""

    def __init__(self, heard: Callable[[Phone], None]) -> None:
        self.heard = heard
        self.entries = 0
        self.refusals = 0
        self.code = ""
        self.asks: list[m.Ask] = []
        self.base = self.counted = 0
        self.open = asyncio.Event()
        self.welcomed = asyncio.Event()
        self.day = asyncio.Event()
        self.lost = False
        self._ids = itertools.count()
        self._unread = bytearray()
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask to speak WebSocket."""
        self._transport = cast("asyncio.Transport", transport)  # uvloop's is none by descent
        self._transport.write(HELLO)

    def connection_lost(self, _: Exception | None) -> None:
        """The server, or this phone, has ended the connection."""
        self.lost = True

    def data_received(self, data: bytes) -> None:
        """Take in all frames that are complete."""
        self._unread += data
        if not self.open.is_set():
            end = self._unread.find(b"\r\n\r\n")
            if end < 0:
                return
            assert self._unread.startswith(b"HTTP/1.1 101"), bytes(self._unread[:80])
            del self._unread[: end + 4]
            self.open.set()
        for kind, content in self._frames():
            if kind == TEXT:
                for message in _messages(content):
                    self._take(bytes(message))
            elif kind == PING:
                self._send_frame(PONG, content)

    def _frames(self) -> Iterator[tuple[int, bytes]]:
        unread, start = self._unread, 0
        while len(unread) >= start + 2:
            kind, length, head = unread[start], unread[start + 1], start + 2
            if length == 126:
                length, head = int.from_bytes(unread[head : head + 2], "big"), head + 2
            elif length == 127:
                length, head = int.from_bytes(unread[head : head + 8], "big"), head + 8
            if len(unread) < head + length:
                break
            start = head + length
            yield kind, bytes(unread[head:start])
        del unread[:start]

    def _take(self, content: bytes) -> None:
        if content.startswith(ENTRIES):
            count = _count(content)
            self.entries = count.first - 1 + len(count.told)
            self.heard(self)
            return
        message = _decode(content)
        match message:
            case m.Welcome():
                self.code = message.code
                self.welcomed.set()
            case m.Asks():
                self.asks = message.list
            case m.Clock(phase="day"):
                self.day.set()
            case m.Refused():
                self.refusals += 1

    def send(self, message: m.Message) -> None:
        """Send a message."""
        self._send_frame(TEXT, _encode(message))

    def next_id(self) -> str:
        """A fresh id for a command."""
        return f"b{next(self._ids)}"

    def _send_frame(self, kind: int, content: bytes) -> None:
        assert self._transport is not None
        size = len(content)
        length = struct.pack("!B", 0x80 | size) if size < 126 else struct.pack("!BH", 0xFE, size)
        self._transport.write(bytes([kind]) + length + NO_MASK + content)

    def close(self) -> None:
        """Hang up."""
        if self._transport is not None:
            self._transport.abort()


class Room:
    """The phones of one room; for each answer, how long until every one of them had its update."""

    def __init__(self, port: int, address: str) -> None:
        self.port = port
        self.address = address
        self.phones: list[Phone] = []
        self.took: list[float] = []
        self.all_have_it = asyncio.Event()
        self._sent: list[float] = []
        self._without: list[int] = []
        self._turns = itertools.cycle((0,))

    async def enter(self, first: m.FirstMessage) -> Phone:
        """A phone comes in."""
        phone = Phone(self._heard)
        loop = asyncio.get_running_loop()
        await loop.create_connection(lambda: phone, HOST, self.port, local_addr=(self.address, 0))
        await asyncio.wait_for(phone.open.wait(), PATIENCE)
        phone.send(first)
        await asyncio.wait_for(phone.welcomed.wait(), PATIENCE)
        self.phones.append(phone)
        return phone

    @property
    def code(self) -> str:
        """The room's code."""
        return self.phones[0].code

    def begin_to_count(self, seats: int) -> None:
        """From now on every entry is the update after an answer."""
        self.took, self._sent, self._without = [], [], []
        self._turns = itertools.cycle(range(seats))
        for phone in self.phones:
            phone.base = phone.counted = phone.entries
        self.all_have_it.set()

    def answer(self) -> None:
        """The next seat acts in the open window, and the watch runs."""
        phone = self.phones[next(self._turns)]
        ask = next(ask for ask in phone.asks if ask.open)
        self.all_have_it.clear()
        self._without.append(len(self.phones))
        self._sent.append(time.perf_counter())
        phone.send(m.Answer(phone.next_id(), ask.id, a_claim(ask)))

    @property
    def missing(self) -> int:
        """How many answers have not reached every phone."""
        return len(self._sent) - len(self.took)

    def _heard(self, phone: Phone) -> None:
        if not self._sent:
            return
        now = time.perf_counter()
        for number in range(phone.counted - phone.base, phone.entries - phone.base):
            self._without[number] -= 1
            if not self._without[number]:
                self.took.append(now - self._sent[number])
        phone.counted = phone.entries
        if not self.missing:
            self.all_have_it.set()


def a_claim(ask: m.Ask) -> list[str]:
    """The first role there is to claim."""
    gap = next(gaps[0] for word, *gaps in ask.options if word == "claim")
    return ["claim", gap["any"][0]]
