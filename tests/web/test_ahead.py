"""What a server reads aside and not while rooms wait: all words as it starts, NumPy once a bot needs it."""

from __future__ import annotations

import asyncio
import threading
import time
from pathlib import Path

import pytest
from tests.rooms.table import some_rooms
from tests.web.server import Server

from fabula.client import Client
from fabula.rooms.wire import messages as m
from fabula.text import LANGUAGES
from fabula.web import app

SOON = 5  # seconds


def test_a_server_reads_the_words_aside_as_it_starts(monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[tuple[str, bool]] = []
    done = threading.Event()

    def words(lang: str) -> None:
        read.append((lang, threading.current_thread() is threading.main_thread()))
        if len(read) == len(LANGUAGES):
            done.set()

    monkeypatch.setattr(app, "words", words)

    async def a_start() -> None:
        made = app.make_app(some_rooms())
        assert isinstance(made, app.Secured)
        come: asyncio.Queue[dict[str, str]] = asyncio.Queue()
        gone: list[str] = []

        async def send(message: object) -> None:
            assert isinstance(message, dict)
            gone.append(message["type"])

        for word in ("lifespan.startup", "lifespan.shutdown"):
            await come.put({"type": word})
        await made({"type": "lifespan"}, come.get, send)
        assert gone == ["lifespan.startup.complete", "lifespan.shutdown.complete"]

    asyncio.run(a_start())
    assert done.wait(SOON)
    assert read == [(lang, False) for lang in LANGUAGES]


def reads_numpy(server: Server, within: float) -> bool:
    """Whether it is in the server's memory, or comes there within so many seconds."""
    until = time.monotonic() + within
    while "/numpy/" not in Path(f"/proc/{server.pid}/maps").read_text(encoding="utf-8"):
        if time.monotonic() > until:
            return False
        time.sleep(0.05)
    return True


@pytest.mark.anyio
async def test_numpy_comes_with_the_first_bot_that_thinks_with_it_and_before_a_deal(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        for tale, needs_it in (("mafia32", False), ("clocktower", True)):
            async with Client.make(server.url, "Host", tale=tale) as host:
                await host.do(m.AddBot(host.next_id(), "sensible"))
                assert await asyncio.to_thread(reads_numpy, server, SOON if needs_it else 0) is needs_it
                assert host.room is not None
                assert host.room.stage == "lobby"
