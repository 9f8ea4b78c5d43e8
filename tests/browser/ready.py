"""Rooms made ready on the server’s side: what a test does not look at need not be played in a browser."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import count

from tests.browser.phones import Phone
from tests.rooms.finished import KEY, Finished
from tests.web.server import Server

from fabula.rooms.storage.sqlite import FILE, SqliteStore
from fabula.rooms.wire.parts import Language

NUMBERS = count(900_000)
REMEMBER = "([code, key]) => localStorage.setItem(`fabula.key.${code}`, key)"


@cache
def finished(tale: str, name: str, lang: Language, seats: int | None) -> Finished:
    """A game that bots have played to its end; in a thread, for the browser has this one's loop."""
    with ThreadPoolExecutor(1) as aside:
        return aside.submit(Finished, tale, name, lang, seats).result()


def at_the_end(server: Server, phone: Phone, tale: str, name: str, seats: int | None = None) -> None:
    """Open the page of somebody beside whom bots have played, where that game is over."""
    code = str(next(NUMBERS))
    lines = finished(tale, name, phone.lang, seats).lines(code)

    async def keep() -> None:
        store = SqliteStore(server.folder / FILE)
        await store.append(lines)
        await store.close()

    with ThreadPoolExecutor(1) as aside:
        aside.submit(asyncio.run, keep()).result()
    phone.page.goto("/static/look/favicon.svg")
    phone.page.evaluate(REMEMBER, [code, KEY])
    phone.open(code)
