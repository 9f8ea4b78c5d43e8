"""The socket: a first message says who comes, then commands go in and messages come out."""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from collections.abc import Callable, Iterator, Sequence

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from fabula.core.refusals import Refusal
from fabula.rooms.access.visitors import neighbourhood
from fabula.rooms.devices.door import STOPPING
from fabula.rooms.rooms import Rooms, Stay
from fabula.rooms.storage.store import AtAnotherNode, Node
from fabula.rooms.wire import messages as m
from fabula.web.decoding import as_wanted
from fabula.web.lines import AT_ONCE, Straight, framed
from fabula.web.logs import report
from fabula.web.origin import is_from_here
from fabula.web.pipes import NOT_HERE, Line, Pipes

LONGEST = 8 * 1024
PATIENCE = 10.0
OUTBOX = 2_000
TRIES = 20
OPEN_SOCKETS = 300  # of one address
LAST_WORDS = 1.0
RHYTHM = 15.0  # s
PASSED_ON_WITHIN, AGAIN = 8.0, 0.05  # s; a node that is gone is known to be after the time of a lease
NOTHING = b""  # goes out as an empty list
CLOSE_LATE, CLOSE_SLOW, CLOSE_REMOVED, CLOSE_MOVED, CLOSE_NOBODY_LOOKS_ON = 4000, 4001, 4002, 4003, 4004
CLOSE_STANDS_STILL = 4005
CLOSE_STOPPING, CLOSE_FAULT = 1012, 1011
CLOSE = {
    "server-stopping": CLOSE_STOPPING, "removed": CLOSE_REMOVED, "moved": CLOSE_MOVED,
    "no-onlookers": CLOSE_NOBODY_LOOKS_ON, "stands-still": CLOSE_STANDS_STILL,
}  # fmt: skip

_first = msgspec.json.Decoder(m.FirstMessage | m.Find)
_command = msgspec.json.Decoder(m.AnyCommand)
_encode = msgspec.json.Encoder().encode


Obey = Callable[[str], asyncio.Task[None]]  # begins to do what a frame says


class Frames:
    """What is sent, framed; most devices of a room are sent the same, one after another."""

    def __init__(self) -> None:
        self._last: tuple[bytes, ...] = ()
        self._frame = b""

    def of(self, messages: tuple[bytes, ...]) -> bytes:
        """The frame of these messages."""
        if messages != self._last:
            self._last, self._frame = messages, framed(in_one_frame(messages))
        return self._frame


class Connection:
    """The way out to one device: messages queue here; who does not read is cut off and may come back.

    Where nothing has to be waited for, what comes of one thing is written at once, without a queue and a task
    that is woken; and what the device says is done as it comes, unless something it said before is not done.
    """

    __slots__ = (
        "_beating", "_doing", "_frames", "_listening", "_obey", "_over", "_straight", "_waits", "cut",
        "is_piped", "most", "queue", "rhythm", "socket",
    )  # fmt: skip

    def __init__(
        self,
        socket: Line,
        most: int = OUTBOX,
        rhythm: float = RHYTHM,
        straight: Straight | None = None,
        frames: Frames | None = None,
    ) -> None:
        self.socket = socket
        self._straight = straight
        self._frames = frames or Frames()
        self._waits = straight is None  # what comes queues behind what has not been sent
        self.rhythm = rhythm
        self.most = most
        self.queue: asyncio.Queue[bytes | int] = asyncio.Queue()
        self.cut = False
        self.is_piped = False
        self._obey: Obey | None = None
        self._doing: asyncio.Task[None] | None = None  # what was said last, if it is not done
        self._over: BaseException | None = None  # what came of that, where it ends the connection
        self._listening: asyncio.Task[None] | None = None
        self._beating: asyncio.TimerHandle | None = None

    def deliver(self, *messages: bytes) -> None:
        """Send these on together, in order; cut the line when too much lies unread."""
        if self._straight is not None and not self._waits:
            try:
                if self._straight.write(self._frames.of(messages)):
                    return
            except Exception as error:  # noqa: BLE001 whatever it was, the room and all others go on
                report(error, "a connection failed")
                self.hang_up(CLOSE_FAULT)
                return
        for message in messages:
            self._queue(message)

    def _queue(self, message: bytes) -> None:
        self._waits = True
        if self.queue.qsize() < self.most:
            self.queue.put_nowait(message)
        elif not self.cut:
            self.cut = True
            self._interrupt()

    def shut(self, reason: str) -> None:
        """Close the connection after what lies ready."""
        self.hang_up(CLOSE[reason])

    def hang_up(self, code: int) -> None:
        """Close the connection after what lies ready."""
        self._waits = True
        self.queue.put_nowait(code)

    def refuse(self, refusal: Refusal, id: str = "") -> None:
        """Say why nothing was done; `id` is the command's."""
        self.deliver(_encode(m.Refused(f"refused-{refusal.why}", id, dict(refusal.args_of_text))))

    # ---- what the device says

    async def next_frame(self) -> str:
        """What the device says next, once all before it is done. Only here is the listener interrupted."""
        await self._done()
        task = self._listening = asyncio.current_task()
        try:
            frame = await receive(self.socket)
        except asyncio.CancelledError:
            if task is not None and task.uncancel() == 0:
                self._stay()
            raise
        finally:
            self._listening = None
        await self._done()
        return frame

    @contextlib.contextmanager
    def obeying(self, obey: Obey) -> Iterator[None]:
        """What is said meanwhile is done in this way, also as it comes."""
        self._obey = obey
        if self._straight is not None:
            self._straight.hear = self._hear
        try:
            yield
        finally:
            self._obey = None
            if self._straight is not None:
                self._straight.hear = None

    def do(self, frame: str) -> None:
        """Begin to do what was said."""
        assert self._obey is not None
        self._doing = self._obey(frame)
        self._doing.add_done_callback(self._has_done)

    def _hear(self, frame: bytes) -> bool:
        """Do at once what has just come; False where it has to wait, or is none that can be done."""
        if self._listening is None or self._doing is not None or len(frame) > LONGEST:
            return False
        try:
            self.do(frame.decode())
        except UnicodeDecodeError:
            return False
        return True

    def _has_done(self, task: asyncio.Task[None]) -> None:
        self._doing = None
        if not task.cancelled() and (error := task.exception()) is not None:
            self._over = error
            self._interrupt()

    async def _done(self) -> None:
        """Wait until what was said last is done; raises what ends the connection."""
        if self._doing is not None:
            await asyncio.wait((self._doing,))
        self._stay()

    def _interrupt(self) -> None:
        if self._listening is not None:
            self._listening.cancel()

    def _stay(self) -> None:
        if self._over is not None:
            raise self._over
        if self.cut:
            raise WebSocketDisconnect(CLOSE_SLOW)

    # ---- what is sent

    async def pump(self) -> None:
        """Send until the connection is closed."""
        self._beat_on()
        try:
            with contextlib.suppress(WebSocketDisconnect, RuntimeError):
                while await self._send_what_lies_ready():
                    continue
        finally:
            if self._beating is not None:
                self._beating.cancel()

    async def _send_what_lies_ready(self) -> bool:
        """Send it together, so that no page shows half of it; whether the connection is still open."""
        one = await self.queue.get()
        messages: list[bytes] = []
        while isinstance(one, bytes):
            messages.append(one)
            if self.queue.empty():
                break
            one = self.queue.get_nowait()
        if messages:
            await self.socket.send_text(in_one_frame(messages).decode())
        if isinstance(one, int):
            await self.socket.close(one)
            return False
        self._waits = self._straight is None or not self.queue.empty()
        return True

    def _beat_on(self) -> None:
        self._beating = asyncio.get_running_loop().call_later(self.rhythm, self._beat)

    def _beat(self) -> None:
        """Let who only listens hear that there is a line: at an even rhythm, whatever else happens."""
        if self.queue.empty():
            self.deliver(NOTHING)
        self._beat_on()


def in_one_frame(messages: Sequence[bytes]) -> bytes:
    """Messages as they go out together."""
    if len(messages) == 1:
        return b"[%b]" % messages[0]
    return b"[" + b",".join(filter(None, messages)) + b"]"


class Sockets:
    """All connections to the rooms of a server."""

    def __init__(
        self,
        rooms: Rooms,
        *,
        outbox: int = OUTBOX,
        patience: float = PATIENCE,
        rhythm: float = RHYTHM,
        pipes: Pipes | None = None,
    ) -> None:
        self.rooms = rooms
        self.pipes = pipes
        self.outbox = outbox
        self.rhythm = rhythm
        self.patience = patience
        self.open: Counter[str] = Counter()
        self._frames = Frames()

    async def serve(self, socket: WebSocket) -> None:
        """One connection from its first message to its end."""
        if not is_from_here(socket.headers):
            await socket.close(1008)
            return
        near = neighbourhood(socket.client.host if socket.client else "")
        if self.open[near] >= OPEN_SOCKETS:
            await socket.close(1008)
            return
        self.open[near] += 1
        try:
            await socket.accept()
            await self._serve(socket, socket.scope.get("extensions", {}).get(AT_ONCE, {}).get("line"))
        finally:
            self.open[near] -= 1
            self.open += Counter()  # who has none left is forgotten

    async def receive(self, line: Line) -> None:
        """A visitor whom another node passes on, from the first message to the end."""
        await self._serve(line, is_piped=True)

    async def _serve(self, socket: Line, straight: Straight | None = None, *, is_piped: bool = False) -> None:
        connection = Connection(socket, self.outbox, self.rhythm, straight, self._frames)
        connection.is_piped = is_piped
        pump = asyncio.create_task(connection.pump())
        try:
            await self._converse(connection)
        finally:
            await last_words(connection, pump)

    async def _converse(self, connection: Connection) -> None:
        stay: Stay | None = None
        try:
            stay = await self._welcome(connection)
            if stay is not None:
                await self._obey_all(connection, stay)
        except WebSocketDisconnect:
            return
        except Exception as error:  # noqa: BLE001 whatever it was, its words stay off the wire
            report(error, "a connection failed")
            connection.hang_up(CLOSE_FAULT)
        finally:
            if stay is not None:
                await stay.leave()

    async def _welcome(self, connection: Connection) -> Stay | None:
        """Who comes, by the first message; after a refusal the page may try again over the same line."""
        for _ in range(TRIES):
            try:
                async with asyncio.timeout(self.patience):
                    frame = await connection.next_frame()
                stay = await self._let_in(connection, frame, as_wanted(frame, _first))
                if stay is not None:
                    return stay
            except TimeoutError:
                break
            except Refusal as refusal:
                if refusal.why == STOPPING:  # nobody can be told anything now; the page comes again by itself
                    connection.hang_up(NOT_HERE if connection.is_piped else CLOSE_STOPPING)
                    return None
                connection.refuse(refusal)
        connection.hang_up(CLOSE_LATE)
        return None

    async def _let_in(
        self, connection: Connection, frame: str, first: m.FirstMessage | m.Find
    ) -> Stay | None:
        """Let somebody in, here or at another node; None if they only asked whether there is a room."""
        client, loop = connection.socket.client, asyncio.get_running_loop()
        address, until = client.host if client else "", loop.time() + PASSED_ON_WITHIN
        while True:
            try:
                if not isinstance(first, m.Find):
                    return await self.rooms.enter(first, connection, address)
                connection.deliver(_encode(await self.rooms.find(first, address)))
            except AtAnotherNode as elsewhere:
                await self._pass_on(connection, frame, elsewhere.node, address)
                if loop.time() > until:
                    raise Refusal(STOPPING) from None
            else:
                return None

    async def _pass_on(self, connection: Connection, frame: str, node: Node | None, address: str) -> None:
        """Pass somebody on to the node that has their room; returns where that cannot be, a moment later."""
        if connection.is_piped:
            connection.hang_up(NOT_HERE)
            raise WebSocketDisconnect(NOT_HERE)
        if node and self.pipes:
            self.rooms.services.counts.passed_on += 1
            if await self.pipes.carry(connection, frame, node, address):
                raise WebSocketDisconnect
        await asyncio.sleep(AGAIN)

    async def _obey_all(self, connection: Connection, stay: Stay) -> None:
        """Do what a device says until it goes, one thing after another."""
        with connection.obeying(lambda frame: stay.finish(self._obey(connection, stay, frame))):
            while True:
                try:
                    connection.do(await connection.next_frame())
                except Refusal as refusal:
                    connection.refuse(refusal)

    async def _obey(self, connection: Connection, stay: Stay, frame: str) -> None:
        id = ""
        try:
            command = as_wanted(frame, _command)
            id = command.id
            await stay.obey(command)
        except Refusal as refusal:
            if refusal.why == STOPPING and self.pipes is not None:  # it is done by the node that goes on
                connection.hang_up(CLOSE_STOPPING)
                raise WebSocketDisconnect(CLOSE_STOPPING) from None
            connection.refuse(refusal, id)


async def receive(socket: Line) -> str:
    """The next frame; Refusal if it is too long or not text."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1000))
    text = message.get("text")
    if text is None:
        raise Refusal("not-json")
    if len(text) > LONGEST:
        raise Refusal("too-long", most=LONGEST)
    return str(text)


async def last_words(connection: Connection, pump: asyncio.Task[None]) -> None:
    """Let what lies ready go out for a moment, then end the connection."""
    if connection.cut:
        pump.cancel()
        with contextlib.suppress(TimeoutError, RuntimeError, WebSocketDisconnect):
            async with asyncio.timeout(LAST_WORDS):
                await connection.socket.close(CLOSE_SLOW)
    elif not connection.queue.empty():
        await asyncio.wait((pump,), timeout=LAST_WORDS)
    pump.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await pump
