"""What is written down of faults: so much a minute for each visitor, and how much was left out."""

from __future__ import annotations

import io
import logging
from collections.abc import Iterator
from urllib.parse import urlsplit

import pytest
from tests.web.here import served
from tests.web.test_floods import answered
from websockets.asyncio.client import connect

from fabula.rooms.rooms import Rooms
from fabula.rooms.storage.store import MemoryStore
from fabula.web.logs import LINES_A_MINUTE, MINUTE, Sparing, on_behalf_of

ONE, SAME_HOUSE, OTHER = "2001:db8::1", "2001:db8::2", "192.0.2.7"


class Terminal:
    """A log that is read as a terminal would show it, at a time of its own."""

    def __init__(self) -> None:
        self.written = io.StringIO()
        self.time = 1000.0
        self.handler = Sparing(self.written, lambda: self.time)
        self.logger = logging.getLogger("aside")
        self.logger.handlers[:], self.logger.propagate = [self.handler], False

    def fails(self, address: str, times: int = 1) -> None:
        """A visitor brings about so many lines."""
        on_behalf_of(address)
        for _ in range(times):
            self.logger.error("of %s", address)

    @property
    def lines(self) -> list[str]:
        """What has been written, line by line."""
        return self.written.getvalue().splitlines()


@pytest.fixture
def terminal() -> Iterator[Terminal]:
    yield Terminal()
    on_behalf_of("")


def test_one_visitor_writes_so_much_a_minute_and_others_are_heard(terminal: Terminal) -> None:
    terminal.fails(ONE, LINES_A_MINUTE + 3)
    terminal.fails(SAME_HOUSE, 4)
    assert terminal.lines == [f"of {ONE}"] * LINES_A_MINUTE
    terminal.fails(OTHER)
    assert terminal.lines[LINES_A_MINUTE:] == [f"of {OTHER}"]


def test_one_line_says_how_many_were_left_out(terminal: Terminal) -> None:
    terminal.fails(ONE, LINES_A_MINUTE + 7)
    terminal.fails(OTHER, LINES_A_MINUTE)
    terminal.time += MINUTE
    terminal.fails(ONE)
    left_out, anew = terminal.lines[2 * LINES_A_MINUTE :]
    assert left_out.endswith(": 7")
    assert anew == f"of {ONE}"
    assert not any(address in left_out for address in (ONE, OTHER))


def test_what_was_left_out_is_said_at_the_end_at_the_latest(terminal: Terminal) -> None:
    terminal.fails(ONE, LINES_A_MINUTE + 1)
    terminal.handler.close()
    assert terminal.lines[-1].endswith(": 1")


def test_what_nobody_brought_about_is_all_written(terminal: Terminal) -> None:
    terminal.fails("", 3 * LINES_A_MINUTE)
    assert len(terminal.lines) == 3 * LINES_A_MINUTE


@pytest.mark.anyio
async def test_whoever_makes_pages_and_sockets_fail_fills_no_disk(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: object) -> None:
        raise ZeroDivisionError

    rooms = Rooms(MemoryStore())
    monkeypatch.setattr(rooms, "telling_for", fail)
    monkeypatch.setattr(rooms, "enter", fail)
    monkeypatch.setattr(logging.getLogger(), "handlers", [terminal.handler])
    asked = b"GET /api/rooms/123456/telling HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n"
    async with served(rooms) as url:
        for _ in range(LINES_A_MINUTE):
            assert b" 500 " in await answered(urlsplit(url).port or 0, asked)
            async with connect(url, compression=None) as line:
                await line.send('{"t":"make","name":"Ann"}')
                await line.wait_closed()
    said = [line for line in terminal.lines if "failed" in line or "Exception in ASGI" in line]
    assert len(said) == LINES_A_MINUTE
    assert {"a connection failed"} < set(said)
