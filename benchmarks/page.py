"""The page: what a first visit loads, as a browser gets it from the server."""

from __future__ import annotations

import argparse
import shutil
import tempfile
from collections import Counter
from pathlib import Path

from benchmarks.report import goal, show
from playwright.sync_api import Browser, Request, sync_playwright
from tests.browser.chromium import FLAGS, NAMES
from tests.web.server import Server

from fabula.text import LANGUAGES

KINDS = {
    "document": "page",
    "script": "code",
    "stylesheet": "styles",
    "font": "fonts",
}
OTHERS = "the rest"
COLUMNS = (*KINDS.values(), OTHERS)
WITHIN = 120_000


def add_options(parser: argparse.ArgumentParser) -> None:
    """Which languages."""
    parser.add_argument("--lang", choices=LANGUAGES, nargs="*", default=list(LANGUAGES))


def measure(options: argparse.Namespace) -> None:
    """Visit the first page with an empty browser in each language, and add up what comes over the wire."""
    program = next(filter(None, map(shutil.which, NAMES)), None)
    if program is None:
        print("\nThe page is not measured: none of these browsers is installed:", ", ".join(NAMES))
        return
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(Path(folder)) as server,
        sync_playwright() as playwright,
        playwright.chromium.launch(executable_path=program, args=list(FLAGS)) as browser,
    ):
        devices = {lang: visit(browser, server.page, lang) for lang in options.lang}
    tell(devices)


def visit(browser: Browser, url: str, lang: str) -> Counter[tuple[str, str]]:
    """Bytes of what a first visit asks for, bodies as sent, by kind and address."""
    loaded = list[Request]()
    with browser.new_context(locale=lang, viewport={"width": 360, "height": 740}) as context:
        page = context.new_page()
        page.on("requestfinished", lambda request: loaded.extend([request]))
        page.goto(url, wait_until="networkidle")
        return Counter(
            {(KINDS.get(it.resource_type, OTHERS), it.url): it.sizes()["responseBodySize"] for it in loaded}
        )


def tell(devices: dict[str, Counter[tuple[str, str]]]) -> None:
    """Print the sizes by kind and language."""
    rows = []
    for lang, sizes in devices.items():
        of_kind = Counter[str]()
        for (kind, _), size in sizes.items():
            of_kind[kind] += size
        cells = [of_kind[kind] for kind in COLUMNS] + [sizes.total()]
        rows.append((lang, len(sizes), *(f"{size / 1000:.1f}" for size in cells)))
    show("First visit, compressed, in kB (1000 bytes)", ("language", "files", *COLUMNS, "all"), rows)
    goal("under 120 kB", all(sizes.total() < WITHIN for sizes in devices.values()))
