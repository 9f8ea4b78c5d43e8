"""A client that plays over the wire: for tests, and for bots that others write.

    async with Client.make(url, "Anna") as anna, Client.join(url, anna.code, "Boris") as boris:
        await anna.do(messages.AddBot(anna.next_id()))
        await anna.do(messages.Start(anna.next_id()))
        await boris.until(lambda: boris.asks)
        await boris.answer(["ready"])

A client mirrors what its device may know: `room`, `clock`, `entries`, `asks`, `said` and, after the end,
`fabula`; who leads has `moves`, `amendments`, `foresight`, `coming` and `to_show` besides.
`async for message in anna` gives every message as it comes. When the connection breaks, the client comes back
by itself, gets what it missed, and sends again what was not acknowledged: a command is done once.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections import deque
from collections.abc import AsyncIterator, Callable
from types import TracebackType
from typing import Any, Self

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from fabula.core.refusals import Refusal
from fabula.rooms.wire import messages as m

FRAMES_KEPT = 10_000
FIRST_PAUSE, LONGEST_PAUSE = 0.05, 3.0
ANSWERED_WITHIN, LET_IN_WITHIN = 2.5, 8.0  # s; whoever waits longer takes the line for dead
UNREADABLE = "unreadable"
# coming back makes no sense
FINAL_CODES = {4002: "removed", 4003: "moved", 4004: "no-onlookers", 1008: "removed"}

_decoder: msgspec.json.Decoder[list[m.ServerMessage]] = msgspec.json.Decoder(list[m.ServerMessage])
_encode = msgspec.json.Encoder().encode


class Refused(Refusal):
    """The server refused; `why` is the text id it gave."""


class Gone(ConnectionError):
    """The client is out of the room and does not come back; the text says why."""


class Client:
    """One device in a room, in step with the server."""

    def __init__(self, url: str, first: m.FirstMessage) -> None:
        self.url = url
        self.first = first
        self.code = ""
        self.person: str | None = None
        self.key: str | None = None
        self.room: m.Room | None = None
        self.clock: m.Clock | None = None
        self.asks: list[m.Ask] = []
        self.game = 0
        self.entries: list[dict[str, Any]] = []
        self.said: list[m.Said] = []
        self.moves: list[m.Move] = []
        self.amendments: list[Any] = []
        self.foresight: list[m.Foreseen] = []
        self.to_show: list[int] = []
        self.coming: list[m.Ask] = []
        self.fabula: list[dict[str, Any]] = []
        self.heard: deque[bytes] = deque(maxlen=FRAMES_KEPT)
        self.comebacks = 0
        self.gone: str | None = None
        self._patience = ANSWERED_WITHIN  # twice as long where that was in vain: a server may have much to do
        self._prefix = secrets.token_hex(4)
        self._ids = 0
        self._open: dict[str, tuple[bytes, asyncio.Future[m.Done | m.Ticketed]]] = {}
        self._changed = asyncio.Event()
        self._listeners: list[asyncio.Queue[m.ServerMessage | None]] = []
        self._socket: ClientConnection | None = None
        self._life: asyncio.Task[None] | None = None

    # ---- coming in

    @classmethod
    def make(cls, url: str, name: str, **more: Any) -> Self:
        """A client that will make a room."""
        code = f"{100_000 + secrets.randbelow(900_000)}"
        return cls(url, m.Make(name, key=secrets.token_urlsafe(24), **{"code": code, **more}))

    @classmethod
    def join(cls, url: str, code: str, name: str, **more: Any) -> Self:
        """A client that will sit down in a room."""
        return cls(url, m.Join(code, name, key=secrets.token_urlsafe(24), **more))

    @classmethod
    def watch(cls, url: str, code: str) -> Self:
        """A client that will look on."""
        return cls(url, m.Watch(code))

    @classmethod
    def back(cls, url: str, code: str, key: str, *, game: int = 0, since: int = 0) -> Self:
        """A client that will come back with its key."""
        client = cls(url, m.Return(code, key, game, since))
        client.key = key
        return client

    @classmethod
    def move_in(cls, url: str, code: str, ticket: str) -> Self:
        """A client that will take somebody's place on another device."""
        return cls(url, m.MoveIn(code, ticket))

    async def __aenter__(self) -> Self:
        """Connect and wait for the welcome; Refused if one is not let in."""
        self._socket = await self._enter(self.first)
        self._life = asyncio.create_task(self._live())
        await self.until(lambda: self.room is not None)
        return self

    async def _enter(self, first: m.FirstMessage) -> ClientConnection:
        socket = await connect(
            self._address(first), compression=None, max_size=None, open_timeout=5, close_timeout=1
        )
        try:
            await socket.send(_encode(first).decode())
            async with asyncio.timeout(LET_IN_WITHIN):
                welcome, *more = self._read(await socket.recv())
            if isinstance(welcome, m.Refused):
                raise Refused(welcome.why, **welcome.args)
            assert isinstance(welcome, m.Welcome)
        except BaseException:
            await socket.close()
            raise
        self.code, self.person, self.key = welcome.code, welcome.person, welcome.key or self.key
        for message in more:
            self._take(message)
        return socket

    def _address(self, first: m.FirstMessage) -> str:
        """Where the socket is: it names the room, so that a proxy before servers can tell whose it is."""
        return f"{self.url}?room={first.code}" if first.code else self.url

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Disconnect."""
        if self._life is not None:
            self._life.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._life
        if self._socket is not None:
            await self._socket.close()
        self._end(self.gone or "closed")

    # ---- listening

    async def _live(self) -> None:
        try:
            while self.gone is None:
                code = await self._listen()
                if code in FINAL_CODES:
                    self._end(FINAL_CODES[code])
                else:
                    await self._come_back()
        except msgspec.MsgspecError:  # a server of another version
            self._end(UNREADABLE)

    async def _listen(self) -> int | None:
        """Take in what comes until the line is closed; the code it was closed with."""
        assert self._socket is not None
        try:
            while True:
                for message in self._read(await self._socket.recv()):
                    self._take(message)
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else None

    async def _come_back(self) -> None:
        pause = FIRST_PAUSE
        while True:
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)
            try:
                self._socket = await self._enter(self._first_again())
            except Refused as refused:
                self._end(refused.why)
                return
            except (OSError, InvalidHandshake, ConnectionClosed, TimeoutError):
                continue
            self.comebacks += 1
            for id, (frame, _) in list(self._open.items()):
                await self._send(id, frame)
            return

    def _first_again(self) -> m.FirstMessage:
        since = len(self.entries)
        if self.key is not None:
            return m.Return(self.code, self.key, self.game, since)
        assert isinstance(self.first, m.Watch)
        return m.Watch(self.code, self.first.lang, self.game, since)

    def _end(self, why: str) -> None:
        self.gone = why
        for _, waiting in self._open.values():
            if not waiting.done():
                waiting.set_exception(Gone(why))
        self._open.clear()
        for listener in self._listeners:
            listener.put_nowait(None)
        self._changed.set()

    def _read(self, frame: str | bytes) -> list[m.ServerMessage]:
        raw = frame.encode() if isinstance(frame, str) else frame
        self.heard.append(raw)
        return _decoder.decode(raw)

    def _take(self, message: m.ServerMessage) -> None:
        if isinstance(message, m.Done | m.Ticketed | m.Refused):
            self._settle(message)
        else:
            self._mirror(message)
        for listener in self._listeners:
            listener.put_nowait(message)
        self._changed.set()

    def _mirror(self, message: m.ServerMessage) -> None:
        match message:
            case m.Room():
                self._take_room(message)
            case m.Clock():
                self.clock = message
            case m.Asks():
                self.asks = message.list
            case m.Entries():
                self._take_entries(message)
            case m.Said():
                self.said[message.n - 1 :] = [message]
            case m.Fabula():
                self.fabula = message.list
            case _:
                self._mirror_the_lead(message)

    def _mirror_the_lead(self, message: m.ServerMessage) -> None:
        match message:
            case m.Moves():
                self._take_moves(message)
            case m.Amendments():
                self.amendments = message.list
            case m.Foresight():
                self.foresight, self.to_show, self.coming = message.list, message.show, message.coming

    def _take_room(self, message: m.Room) -> None:
        self.room = message
        self.fabula = self.fabula if message.stage == "after" else []
        if self.person not in (message.leader, *message.beside):
            self.amendments, self.foresight, self.moves, self.to_show, self.coming = [], [], [], [], []

    def _take_entries(self, message: m.Entries) -> None:
        if message.anew or message.game != self.game:
            self.game, self.entries, self.moves = message.game, [], []
        self.entries[message.first - 1 :] = message.list

    def _take_moves(self, message: m.Moves) -> None:
        self.moves = [] if message.anew else self.moves
        self.moves[message.first - 1 :] = message.list

    def _settle(self, message: m.Done | m.Ticketed | m.Refused) -> None:
        self._patience = ANSWERED_WITHIN
        _, waiting = self._open.pop(message.id, (b"", None))
        if waiting is None or waiting.done():
            return
        if isinstance(message, m.Refused):
            waiting.set_exception(Refused(message.why, **message.args))
        else:
            waiting.set_result(message)

    async def __aiter__(self) -> AsyncIterator[m.ServerMessage]:
        """Every message from now on, until the client is closed or gone."""
        listener: asyncio.Queue[m.ServerMessage | None] = asyncio.Queue()
        self._listeners.append(listener)
        try:
            while self.gone is None or not listener.empty():
                message = await listener.get()
                if message is None:
                    return
                yield message
        finally:
            self._listeners.remove(listener)

    async def until(self, condition: Callable[[], Any], seconds: float = 20.0) -> None:
        """Wait until something is so; TimeoutError if it does not become so, Gone if it cannot any more."""
        async with asyncio.timeout(seconds):
            while not condition():
                if self.gone is not None:
                    raise Gone(self.gone)
                self._changed.clear()
                await self._changed.wait()

    def messages_heard(self) -> list[m.ServerMessage]:
        """What came lately, the latest last."""
        return [message for frame in self.heard for message in _decoder.decode(frame)]

    # ---- doing

    def next_id(self) -> str:
        """A fresh id for a command."""
        self._ids += 1
        return f"{self._prefix}-{self._ids}"

    async def do(self, command: m.AnyCommand) -> m.Done | m.Ticketed:
        """Send a command and wait until it is done and kept; Refused with the reason if it is not.

        A break in between does no harm: the command is sent again and is done once.
        """
        if self.gone is not None or self._socket is None:
            raise Gone(self.gone or "not connected")
        waiting: asyncio.Future[m.Done | m.Ticketed] = asyncio.get_running_loop().create_future()
        frame = _encode(command)
        self._open[command.id] = (frame, waiting)
        await self._send(command.id, frame)
        return await waiting

    async def _send(self, id: str, frame: bytes) -> None:
        """Send a command; where it is not answered in time the line is dead, though nobody has closed it."""
        line = self._socket
        assert line is not None

        def is_dead() -> None:
            if id in self._open and self._socket is line:
                self._patience = min(LET_IN_WITHIN, 2 * self._patience)
                line.transport.abort()

        with contextlib.suppress(ConnectionClosed):
            await line.send(frame.decode())
        asyncio.get_running_loop().call_later(self._patience, is_dead)

    async def answer(self, choice: Any, ask: m.Ask | None = None) -> None:
        """Answer an ask, the first one if none is named."""
        asked = ask or self.asks[0]
        await self.do(m.Answer(self.next_id(), asked.id, choice))

    async def amend(self, word: str, *gaps: Any) -> None:
        """Who leads: correct the facts."""
        await self.do(m.Amend(self.next_id(), [word, *gaps]))

    async def edit(self, move: m.Move, choice: Any) -> None:
        """Who leads: give another answer in an earlier move."""
        await self.do(m.Edit(self.next_id(), move.move, choice))
