"""Photograph every screen in every size and language, for people to look at.

python -m tests.browser.look [--tale mafia32] [--lang en] [--size 360x740] [--folder screenshots]
"""

from __future__ import annotations

import argparse
import tempfile
from collections.abc import Iterator
from itertools import product
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright
from tests.browser.chromium import begin
from tests.browser.conftest import HURRY
from tests.browser.fabled_game import fabled_game
from tests.browser.led_game import led_game
from tests.browser.nights import whole_game
from tests.browser.phones import Table
from tests.browser.tour import Shown, tour
from tests.web.server import Server

from fabula.games import TALES
from fabula.text import LANGUAGES

SIZES = ("360x740", "820x1180", "1440x900")


def walk(table: Table, tale: str, lang: str, size: tuple[int, int]) -> Iterator[Shown]:
    """Through a game of a tale, in the Clocktower first led by a person and then by Fabula."""
    if tale == "onenight":
        yield from tour(table, lang, size)
    elif tale == "clocktower":
        yield from led_game(table, lang, size)
        table.clear()
        yield from fabled_game(table, lang, size)
    else:
        yield from whole_game(table, tale, lang, size)


def look(browser: Browser, folder: Path, tale: str, lang: str, size: str) -> list[str]:
    """One tour; what the browser complained of."""
    width, height = map(int, size.split("x"))
    with tempfile.TemporaryDirectory() as rooms, Server(Path(rooms), hurry=HURRY) as server:
        table = Table(browser, server)
        asked = (lang, (width, height))
        for number, (name, phone) in enumerate(walk(table, tale, *asked), 1):
            phone.page.screenshot(path=folder / tale / size / lang / f"{number:02}-{name}.png")
        table.clear()
        return table.complaints


def main() -> None:
    """Take the pictures."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--tale", choices=list(TALES), action="append")
    asked.add_argument("--lang", choices=LANGUAGES, action="append")
    asked.add_argument("--size", choices=SIZES, action="append")
    asked.add_argument("--folder", type=Path, default=Path("screenshots"))
    wanted = asked.parse_args()
    with sync_playwright() as playwright:
        browser = begin(playwright)
        for tale, size, lang in product(wanted.tale or TALES, wanted.size or SIZES, wanted.lang or LANGUAGES):
            complaints = look(browser, wanted.folder, tale, lang, size)
            print(tale, size, lang, *complaints, sep="\n  ", flush=True)


if __name__ == "__main__":
    main()
