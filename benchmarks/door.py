"""The way in: how long a phone on a slow line takes to the first page, and by a link into a lobby."""

from __future__ import annotations

import argparse
import asyncio
import shutil
import statistics
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from functools import partial
from pathlib import Path
from secrets import token_hex
from typing import NamedTuple

from benchmarks.report import goal, show
from playwright.sync_api import Browser, Page, Request, sync_playwright
from tests.browser.chromium import FLAGS, NAMES
from tests.web.server import Server

from fabula.client import Client
from fabula.games import TALES
from fabula.text import LANGUAGES

# The slow line: what a phone has at the edge of a town. Its processor is so much slower than this one.
SLOW = {"offline": False, "latency": 400, "downloadThroughput": 62_500, "uploadThroughput": 62_500}
SLOWER = 4.0
PATIENCE = 120_000
SIZE = (360, 740)
FIRST_WITHIN, LOBBY_WITHIN, REQUESTS = 3.5, 5.0, 12


Phone = AbstractContextManager[Page]


class Came(NamedTuple):
    """What one device took from its address to what it waits for."""

    seconds: float
    computed: float
    requests: list[str]
    size: int


def add_options(parser: argparse.ArgumentParser) -> None:
    """Which languages and tales, how often."""
    parser.add_argument("--lang", choices=LANGUAGES, nargs="*", default=list(LANGUAGES))
    parser.add_argument("--tale", choices=tuple(TALES), nargs="*", default=["clocktower"])
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--slower", type=float, default=SLOWER, help="how much slower the phone computes")
    parser.add_argument("--named", action="store_true", help="name each file that was asked for")


def measure(options: argparse.Namespace) -> None:
    """Come to the first page and, by a link, into the lobby of a table, with an empty browser each time."""
    program = next(filter(None, map(shutil.which, NAMES)), None)
    if program is None:
        print("\nThe way in is not measured: none of these browsers is installed:", ", ".join(NAMES))
        return
    first: dict[tuple[str, str], list[Came]] = {("the first page", lang): [] for lang in options.lang}
    lobby: dict[tuple[str, str], list[Came]] = {
        (tale, lang): [] for tale in options.tale for lang in options.lang
    }
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder)) as server:
        codes = {tale: asyncio.run(made(server.url, tale)) for tale in options.tale}
        with (
            sync_playwright() as playwright,
            playwright.chromium.launch(executable_path=program, args=list(FLAGS)) as browser,
        ):
            phone = partial(slow_phone, browser, slower=options.slower)
            for _ in range(options.rounds):
                for place, lang in first:
                    first[place, lang].append(to_the_first_page(phone(lang), server.page))
                for tale, lang in lobby:
                    lobby[tale, lang].append(to_a_lobby(phone(lang), f"{server.page}{codes[tale]}"))
    tell(first | lobby, slower=options.slower, named=options.named)
    goal("the first page within 3.5 s", all(middle(came) < FIRST_WITHIN for came in first.values()))
    few = all(len(one.requests) <= REQUESTS for came in first.values() for one in came)
    goal("the first page by 12 requests", few)
    goal("by a link into a lobby within 5 s", all(middle(came) < LOBBY_WITHIN for came in lobby.values()))


async def made(url: str, tale: str) -> str:
    """A table of a tale; its code."""
    async with Client.make(url, "Anna", tale=tale) as host:
        return host.code


def to_the_first_page(phone: Phone, url: str) -> Came:
    """From the address to the button by which one makes a table."""
    with phone as page:
        return timed(page, url, page.locator(".btn.main").first.wait_for)


def to_a_lobby(phone: Phone, url: str) -> Came:
    """From a link to the lobby; whoever comes types nothing but a name."""

    def sit_down() -> None:
        page.locator(".btn.main").first.wait_for()
        page.locator(".door input").first.fill(token_hex(4))  # no two at a table have one name
        page.locator(".btn.main").first.click()
        page.locator(".lobby").wait_for()

    with phone as page:
        return timed(page, url, sit_down)


@contextmanager
def slow_phone(browser: Browser, lang: str, slower: float) -> Iterator[Page]:
    """A phone that has never been here, on a slow line."""
    width, height = SIZE
    context = browser.new_context(locale=lang, viewport={"width": width, "height": height}, has_touch=True)
    with context:
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        tools = context.new_cdp_session(page)
        tools.send("Network.enable")
        tools.send("Network.emulateNetworkConditions", SLOW)
        tools.send("Emulation.setCPUThrottlingRate", {"rate": slower})
        yield page


def timed(page: Page, url: str, act: Callable[[], None]) -> Came:
    """What it takes, and all that was asked for meanwhile."""
    asked, loaded = list[str](), list[Request]()
    page.on("request", lambda request: asked.extend([request.url]))
    page.on("requestfinished", lambda request: loaded.extend([request]))
    tools = page.context.new_cdp_session(page)
    tools.send("Performance.enable")
    begun = time.monotonic()
    page.goto(url, wait_until="commit")
    act()
    seconds = time.monotonic() - begun
    names, there = list(asked), list(loaded)
    told = {one["name"]: one["value"] for one in tools.send("Performance.getMetrics")["metrics"]}
    return Came(seconds, told["TaskDuration"], names, sum(it.sizes()["responseBodySize"] for it in there))


def middle(came: list[Came]) -> float:
    """The middle one of the times."""
    return statistics.median(one.seconds for one in came)


def tell(all_came: dict[tuple[str, str], list[Came]], *, slower: float, named: bool) -> None:
    """Print what each took."""
    rows = []
    for (place, lang), came in all_came.items():
        last = came[-1]
        seconds = " ".join(f"{one.seconds:.1f}" for one in came)
        computed = statistics.median(one.computed for one in came)
        cells = (f"{middle(came):.2f} s", seconds, f"{computed:.1f} s", len(last.requests))
        rows.append((f"{place}, {lang}", *cells, f"{last.size / 1000:.0f}"))
        if named:
            print(f"\n{place}, {lang}:", *last.requests, sep="\n  ")
    head = ("to", "middle", "each", "the page computed", "requests", "kB")
    processor = "this processor" if slower == 1 else f"a processor {slower:g} times as slow"
    show(f"A phone on a slow line (400 ms, 500 kbit/s), with {processor}", head, rows)
