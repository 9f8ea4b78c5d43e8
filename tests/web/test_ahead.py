"""The words of all languages are read as a server starts, aside, and not while rooms wait."""

from __future__ import annotations

import asyncio
import threading

import pytest
from tests.rooms.table import some_rooms

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
