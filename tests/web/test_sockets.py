"""The line: garbage, strangers, limits, slow readers, and what the server writes down."""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import json
import logging
import random
import socket
from collections.abc import AsyncIterator
from typing import Any
from urllib.parse import urlsplit

import msgspec
import pytest
from tests.web.here import served
from tests.web.lines import heard
from tests.web.players import NAMES, play_on, reach, start, table
from tests.web.server import Server
from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed, InvalidStatus

from fabula.client import UNREADABLE, Client, Gone, Refused
from fabula.rooms.access.limits import Limits
from fabula.rooms.rooms import Rooms
from fabula.rooms.storage.store import CannotBeKept, MemoryStore
from fabula.rooms.wire import messages as m
from fabula.web.lines import Straight, framed
from fabula.web.logs import Discreet
from fabula.web.sockets import CLOSE_FAULT, LONGEST, Connection, Frames

pytestmark = pytest.mark.anyio
MAKE = '{"t":"make","name":"Ann"}'
GARBAGE = (
    "", " ", "null", "[]", "{}", "0", '"make"', "{", '{"t":', '{"t":"make"}', '{"t":"fly","id":"1"}',
    '{"t":1}', '{"t":"make","name":1}', '{"t":"join","code":[]}', '{"t":"answer","id":"1"}', "\x00",
    '{"t":"done","id":"1"}', "💥", "[" * 5000,
    '{"t":"answer","id":"1","ask":"1","choice":' + "[" * 3000 + "]" * 3000 + "}",
    '{"t":"answer","id":"1","ask":"1","choice":' + "[" * 700 + "]" * 700 + "}",
    '{"t":"answer","id":"1","ask":"1","choice":1e999}', '{"t":"settings","id":"1","change":{"step":{}}}',
    '{"t":"settings","id":"2","change":{"lead":[],"leader":{"a":1}}}', '{"t":"sit","id":"3","seat":-1}',
    '{"t":"sit","id":"4","seat":99999999999999999999}', '{"t":"arrange","id":"5","people":["p1","p1"]}',
    '{"t":"remove","id":"6","person":"nobody"}', '{"t":"choose","id":"7","roles":["dragon"]}',
    '{"t":"answer","id":"8","ask":"","choice":true}', '{"t":"answer","id":"9","ask":"","seat":-5}',
    '{"t":"say","id":"10","text":" "}', '{"t":"say","id":"11","text":"hi","to":"nobody"}',
    '{"t":"undo","id":"12"}', '{"t":"next","id":"13"}', '{"t":"again","id":"14"}', '{"t":"go","id":"15"}',
)  # fmt: skip


async def heard_of(line: ClientConnection, kind: str) -> dict[str, Any]:
    while (told := await heard(line))["t"] != kind:
        pass
    return told


@contextlib.asynccontextmanager
async def stranger(server: Server) -> AsyncIterator[ClientConnection]:
    async with connect(server.url, compression=None) as line:
        yield line


# ---------------------------------------------------------------- health


class Full(MemoryStore):
    """Keeps nothing more."""

    async def pulse(self) -> None:
        raise CannotBeKept("full")


@pytest.mark.parametrize(("store", "status"), [(MemoryStore, 200), (Full, 503)])
async def test_health_says_whether_anything_can_be_kept(store: type[MemoryStore], status: int) -> None:
    def asked(port: int) -> int:
        line = http.client.HTTPConnection("127.0.0.1", port, timeout=5)
        line.request("GET", "/healthz", headers={"Connection": "close"})
        told = line.getresponse().status
        line.close()
        return told

    async with served(Rooms(store())) as url:
        assert await asyncio.to_thread(asked, urlsplit(url).port or 0) == status


# ---------------------------------------------------------------- garbage


async def test_garbage_before_the_door_is_refused_and_the_line_lives(server: Server) -> None:
    for part in (GARBAGE[:18], GARBAGE[18:]):
        async with stranger(server) as line:
            for frame in part:
                await line.send(frame)
                assert await heard(line) == {"t": "refused", "why": "refused-unknown-message"}, frame
            await line.send('{"t":"watch","code":"000000"}')
            assert await heard(line) == {"t": "refused", "why": "refused-no-such-room"}


async def test_garbage_in_a_room_is_refused_and_the_line_lives(server: Server) -> None:
    async with stranger(server) as line:
        await line.send(MAKE)
        await heard_of(line, "asks")
        for frame in GARBAGE:
            await line.send(frame)
            told = await heard(line)
            assert told["t"] == "refused", frame
            assert told["why"].startswith("refused-")
        await line.send('{"t":"say","id":"last","text":"still here"}')
        assert await heard_of(line, "done") == {"t": "done", "id": "last"}


async def test_frames_broken_at_random_do_no_harm(server: Server) -> None:
    lots = random.Random(7)
    whole = [MAKE, *(frame for frame in GARBAGE if 1 < len(frame) < 200), '{"t":"start","id":"x"}']
    async with stranger(server) as line:
        await line.send(MAKE)
        await heard_of(line, "asks")
        for n in range(300):
            await line.send(broken(lots.choice(whole), lots))
            if n % 50 == 49:
                await asyncio.sleep(0.2)
        await asyncio.sleep(1)
        await line.send('{"t":"ticket","id":"end"}')
        while (await heard(line)).get("id") != "end":
            pass
    assert "ERROR" not in server.log()


def broken(frame: str, lots: random.Random) -> str:
    """Up to three letters lost, each perhaps with another in its place."""
    letters = list(frame)
    for _ in range(lots.randrange(1, 4)):
        letters[lots.randrange(len(letters))] = lots.choice(("", "0", '"', "[", "{", "}", ",", "я", "💥"))
    return "".join(letters)


async def test_a_choice_of_brackets_in_brackets_is_no_option(server: Server) -> None:
    async with Client.make(server.url, "Solo", trial=True) as solo, stranger(server) as line:
        await solo.until(lambda: solo.asks)
        await line.send(json.dumps({"t": "return", "code": solo.code, "key": solo.key}))
        await heard_of(line, "asks")
        deep = "[" * 900 + "]" * 900
        await line.send(f'{{"t":"answer","id":"deep","ask":"{solo.asks[0].id}","choice":{deep}}}')
        refused = {"t": "refused", "why": "refused-not-an-option", "id": "deep"}
        assert await heard_of(line, "refused") == refused


async def test_bytes_are_refused(server: Server) -> None:
    async with stranger(server) as line:
        await line.send(MAKE.encode())
        assert await heard(line) == {"t": "refused", "why": "refused-not-json"}


async def test_a_long_message_is_refused_and_a_huge_one_ends_the_line(server: Server) -> None:
    async with stranger(server) as line:
        await line.send(json.dumps({"t": "make", "name": "x" * LONGEST}))
        told = await heard(line)
        assert told == {"t": "refused", "why": "refused-too-long", "args": {"most": LONGEST}}
        with pytest.raises(ConnectionClosed) as closed:
            await talk_too_much(line)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009


async def talk_too_much(line: ClientConnection) -> None:
    await line.send("x" * 100_000)
    await heard(line)


# ---------------------------------------------------------------- strangers


@pytest.mark.parametrize(
    "origin", ["https://evil.example", "null", "http://127.0.0.1:1", "http://127.0.0.1.evil"]
)
async def test_a_page_from_elsewhere_is_not_let_in(server: Server, origin: str) -> None:
    with pytest.raises(InvalidStatus) as refused:
        await connect(server.url, additional_headers={"Origin": origin}, compression=None)
    assert refused.value.response.status_code == 403


async def test_the_page_from_here_is_let_in(server: Server) -> None:
    origin = {"Origin": f"http://127.0.0.1:{server.port}"}
    async with connect(server.url, additional_headers=origin, compression=None) as line:
        await line.send(MAKE)
        assert (await heard(line))["t"] == "welcome"


async def test_who_says_nothing_is_shown_out() -> None:
    async with served(Rooms(MemoryStore()), patience=0.1) as url, connect(url, compression=None) as line:
        with pytest.raises(ConnectionClosed) as closed:
            await heard(line)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4000


async def test_who_knocks_too_often_is_shown_out(server: Server) -> None:
    async with stranger(server) as line:
        for _ in range(20):
            await line.send("{}")
            await heard(line)
        with pytest.raises(ConnectionClosed) as closed:
            await heard_of(line, "welcome")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4000


# ---------------------------------------------------------------- limits


async def test_too_many_rooms_from_one_address_are_refused() -> None:
    rooms = Rooms(MemoryStore(), limits=Limits(rooms_per_address=2))
    async with served(rooms) as url, Client.make(url, "Ann"), Client.make(url, "Bob"):
        with pytest.raises(Refused, match="refused-too-many-rooms"):
            await Client.make(url, "Cat").__aenter__()


async def test_too_many_commands_are_refused_by_their_ids() -> None:
    limits = Limits(commands_at_once=5, commands_per_second=0.1)
    async with served(Rooms(MemoryStore(), limits=limits)) as url, Client.make(url, "Ann") as ann:
        asking = [ann.do(m.Say(ann.next_id(), "hello")) for _ in range(8)]
        outcome = await asyncio.gather(*asking, return_exceptions=True)
        assert [str(one) for one in outcome if isinstance(one, Exception)] == ["refused-too-fast"] * 3


async def test_too_many_onlookers_are_refused() -> None:
    rooms = Rooms(MemoryStore(), limits=Limits(onlookers_per_room=1))
    async with served(rooms) as url, Client.make(url, "Ann") as ann, Client.watch(url, ann.code):
        with pytest.raises(Refused, match="refused-too-many-devices"):
            await Client.watch(url, ann.code).__aenter__()


async def test_codes_and_keys_cannot_be_tried_one_after_another() -> None:
    limits = Limits(wrong_at_once=3, wrong_per_second=0.01, guess_lasts=100)
    async with served(Rooms(MemoryStore(), limits=limits)) as url, connect(url, compression=None) as line:
        told = []
        for code in range(6):
            await line.send(json.dumps({"t": "watch", "code": f"{code:06}"}))
            told.append((await heard(line))["why"])
        assert told[:3] == ["refused-no-such-room"] * 3
        assert "refused-no-such-room" not in told[4:]


# ---------------------------------------------------------------- together


async def test_what_comes_of_one_command_comes_in_one_frame(server: Server) -> None:
    async with stranger(server) as line:
        await line.send(MAKE)
        await heard_of(line, "asks")
        for id, command in enumerate(("add_bot", "add_bot", "start")):
            await line.send(json.dumps({"t": command, "id": str(id)}))
            frame = json.loads(await line.recv())
        assert [told["t"] for told in frame] == ["room", "entries", "clock", "asks", "done"]


# ---------------------------------------------------------------- without a queue


class Direct(Straight):
    """A line that takes a frame at once, has no room for it, or has a fault of its own."""

    def __init__(self, *, full: bool = False, fault: bool = False) -> None:
        super().__init__(asyncio.Transport())
        self.full = full
        self.fault = fault
        self.written: list[bytes] = []

    def write(self, frame: bytes) -> bool:
        """Take it, unless there is no room."""
        if self.fault:
            raise ValueError("broken")
        if not self.full:
            self.written.append(frame)
        return not self.full


async def test_what_comes_of_one_thing_is_one_frame_at_once_and_a_fault_of_one_line_is_its_own(
    caplog: pytest.LogCaptureFixture,
) -> None:
    frames = Frames()
    ann, bea, broken, cat = Direct(), Direct(full=True), Direct(fault=True), Direct()
    lines = [unread(straight=one, frames=frames) for one in (ann, bea, broken, cat)]
    for line in lines:
        line.deliver(b"1", b"2")
    lines[0].deliver(b"3")
    lines[0].deliver(b"1", b"2")
    assert ann.written == [framed(b"[1,2]"), framed(b"[3]"), framed(b"[1,2]")]
    assert cat.written == [framed(b"[1,2]")]
    assert [one.qsize() for one in (line.queue for line in lines)] == [0, 2, 1, 0]
    assert lines[2].queue.get_nowait() == CLOSE_FAULT
    assert [record.message for record in caplog.records] == ["a connection failed"]
    bea.full = False
    lines[1].deliver(b"3")
    assert bea.written == []  # it queues behind what has not been sent
    assert lines[1].queue.qsize() == 3


async def until_it_listens(line: Connection, listener: asyncio.Task[str]) -> None:
    """Let a connection come to where it waits for the next frame."""
    for _ in range(3):
        await asyncio.sleep(0)
    assert not listener.done()


async def test_what_a_device_says_is_done_as_it_comes_and_what_comes_meanwhile_waits() -> None:
    direct, gate, said = Direct(), asyncio.Event(), list[str]()
    line = unread(straight=direct)

    async def obey(frame: str) -> None:
        said.append(frame)
        await gate.wait()

    with line.obeying(lambda frame: asyncio.create_task(obey(frame))):
        assert direct.hear is not None
        assert not direct.hear(b"nobody listens yet")
        listener = asyncio.create_task(line.next_frame())
        await until_it_listens(line, listener)
        assert not direct.hear(b"\xff")
        assert not direct.hear(b"x" * (LONGEST + 1))
        assert direct.hear(b"one")
        assert not direct.hear(b"two")
        await until_it_listens(line, listener)
        assert said == ["one"]
        gate.set()
        await until_it_listens(line, listener)
        assert direct.hear(b"three")
        await until_it_listens(line, listener)
        assert said == ["one", "three"]
        listener.cancel()
    assert direct.hear is None


async def test_a_frame_from_the_queue_waits_for_what_came_straight_before_it() -> None:
    gate, queued = asyncio.Event(), asyncio.Queue[dict[str, str]]()

    class Talking(Deaf):
        async def receive(self) -> Any:
            return await queued.get()

    direct = Direct()
    line = Connection(Talking(), straight=direct)
    with line.obeying(lambda _: asyncio.create_task(wait_for(gate))):
        assert direct.hear is not None
        listener = asyncio.create_task(line.next_frame())
        await until_it_listens(line, listener)
        assert direct.hear(b"one")
        queued.put_nowait({"type": "websocket.receive", "text": "two"})
        await until_it_listens(line, listener)
        assert not direct.hear(b"three")
        gate.set()
        assert await listener == "two"


async def wait_for(gate: asyncio.Event) -> None:
    """Be done when this is open."""
    await gate.wait()


async def test_what_goes_wrong_with_what_came_straight_ends_the_connection() -> None:
    direct = Direct()
    line = unread(straight=direct)

    async def fail() -> None:
        raise ValueError("broken")

    with line.obeying(lambda _: asyncio.create_task(fail())):
        assert direct.hear is not None
        listener = asyncio.create_task(line.next_frame())
        await until_it_listens(line, listener)
        assert direct.hear(b"one")
        with pytest.raises(ValueError, match="broken"):
            await listener


# ---------------------------------------------------------------- slow readers


class Deaf:
    """A socket that takes one message, never comes back for more and says nothing."""

    client: None = None

    def __init__(self) -> None:
        self.sent: list[str] = []

    async def receive(self) -> None:
        """Say nothing."""
        await asyncio.Event().wait()

    async def send_text(self, text: str) -> None:
        """Take it and fall silent."""
        self.sent.append(text)
        await asyncio.Event().wait()

    async def close(self, code: int = 1000) -> None:
        """There is nothing to end."""


def unread(**more: Any) -> Connection:
    """A connection from which nobody reads."""
    return Connection(Deaf(), **more)


async def test_who_does_not_read_is_cut_off_and_nothing_grows() -> None:
    line = unread(most=10)
    pump = asyncio.create_task(line.pump())
    for n in range(1000):
        line.deliver(b"%d" % n)
    assert line.cut
    assert line.queue.qsize() == 10
    pump.cancel()


async def test_a_phone_cut_off_for_not_reading_leaves_the_others_alone() -> None:
    rooms = Rooms(MemoryStore(), limits=Limits(commands_at_once=10_000, said_at_once=100_000))
    narrow = socket.socket()
    narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    async with served(rooms, outbox=20) as url, Client.make(url, "Ann") as ann:
        narrow.connect(("127.0.0.1", int(url.split(":")[2].split("/")[0])))
        deaf = await connect(url, sock=narrow)
        deaf.transport.pause_reading()
        await deaf.send(json.dumps({"t": "join", "code": ann.code, "name": "Deaf"}))
        await ann.until(lambda: ann.room and len(ann.room.people) == 2)
        assert ann.room is not None
        for n in range(20_000):
            if ann.room.people[1].gone:
                break
            await ann.do(m.Say(ann.next_id(), f"{n} " + "x" * 400))
        assert ann.room.people[1].gone
        deaf.transport.abort()


async def test_who_only_listens_hears_at_an_even_rhythm_that_there_is_a_line() -> None:
    async with served(Rooms(MemoryStore()), rhythm=0.05) as url, connect(url, compression=None) as line:
        await line.send(MAKE)
        frames: list[str | bytes] = []
        while frames[-3:] != ["[]"] * 3:  # what is told first comes in as many frames as the machine is slow
            frames.append(await asyncio.wait_for(line.recv(), 5))
        assert len(frames) < 40
    async with served(Rooms(MemoryStore()), rhythm=0.01) as url, Client.make(url, "Ann") as ann:
        await asyncio.sleep(0.1)
        await ann.do(m.AddBot(ann.next_id()))
        assert ann.comebacks == 0


# ---------------------------------------------------------------- what is written down


async def test_the_log_holds_no_name_no_key_no_role_and_no_choice(server: Server) -> None:
    async with table(server.url) as people:
        await start(people[0])
        await reach(people, "night")
        await play_on(people)
        keys = [one.key for one in people]
    log = server.log()
    assert keys
    for secret in (*NAMES, *filter(None, keys), "werewolf", "seer", "chose"):
        assert secret not in log


def test_of_an_exception_only_kind_and_place_are_written() -> None:
    try:
        raise KeyError("Anna is the Seer")
    except KeyError as error:
        info = (type(error), error, error.__traceback__)
    record = logging.LogRecord("fabula", logging.ERROR, __file__, 1, "a connection failed", None, info)
    written = Discreet("%(levelname)s %(message)s").format(record)
    assert "Anna" not in written
    assert written.startswith("ERROR a connection failed\n")
    assert written.endswith("KeyError")
    assert __file__ in written


async def test_a_fault_ends_the_line_without_a_word_about_it(caplog: pytest.LogCaptureFixture) -> None:
    rooms = Rooms(MemoryStore())

    async def fail(*_: object) -> None:
        raise ZeroDivisionError("Anna is the Seer")

    async with served(rooms) as url, connect(url, compression=None) as line:
        rooms.enter = fail  # type: ignore[method-assign, assignment]  # the fault to be survived
        await line.send(MAKE)
        with pytest.raises(ConnectionClosed) as closed:
            await heard(line)
        assert closed.value.rcvd is not None
        assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (1011, "")
    assert [record.message for record in caplog.records] == ["a connection failed"]


async def test_a_client_goes_when_it_cannot_read_what_comes() -> None:
    async def from_the_future(line: ServerConnection) -> None:
        await line.recv()
        room = m.Room("ABCD", "p1", "onenight", "lobby", 0, [], [], [], [], {})
        await line.send(msgspec.json.encode([m.Welcome("ABCD", 0, "p1", "key"), room]).decode())
        await line.recv()
        await line.send('[{"t":"telepathy"}]')
        await line.wait_closed()

    async with serve(from_the_future, "127.0.0.1", 0) as server:
        port = server.sockets[0].getsockname()[1]
        async with asyncio.timeout(20), Client.make(f"ws://127.0.0.1:{port}/ws", "Ann") as client:
            with pytest.raises(Gone, match=UNREADABLE):
                await client.do(m.Sit(client.next_id()))
            assert client.gone == UNREADABLE


async def test_a_client_waits_longer_where_to_come_again_was_in_vain(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("fabula.client.ANSWERED_WITHIN", 0.2)
    lines: list[ServerConnection] = []

    async def be_slow(line: ServerConnection) -> None:
        lines.append(line)
        async for frame in line:
            said = json.loads(frame)
            if "id" not in said:
                room = m.Room("ABCD", "p1", "onenight", "lobby", 0, [], [], [], [], {})
                await line.send(msgspec.json.encode([m.Welcome("ABCD", 0, "p1", "key"), room]).decode())
                continue
            await asyncio.sleep(0.3)
            with contextlib.suppress(ConnectionClosed):
                await line.send(json.dumps([{"t": "done", "id": said["id"]}]))

    async with serve(be_slow, "127.0.0.1", 0) as server:
        port = server.sockets[0].getsockname()[1]
        async with asyncio.timeout(20), Client.make(f"ws://127.0.0.1:{port}/ws", "Anna") as anna:
            await anna.do(m.AddBot(anna.next_id()))
            assert (anna.comebacks, len(lines)) == (1, 2)
