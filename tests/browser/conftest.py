"""A headless browser, and a server with short clocks."""

from __future__ import annotations

import shutil
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright
from tests.browser.phones import Table
from tests.web.server import Server

HURRY = 0.12
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = (
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync", "--disable-dev-shm-usage",
)  # fmt: skip


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """The system's Chromium, for no longer than a module: while Playwright runs, no other loop can."""
    program = next(filter(None, map(shutil.which, NAMES)), None)
    assert program, f"none of {NAMES} is installed"
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=program, args=list(FLAGS))
        yield running
        running.close()


@pytest.fixture
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of one's own, to be killed at will."""
    with Server(tmp_path_factory.mktemp("rooms"), hurry=HURRY) as running:
        yield running


@pytest.fixture
def table(browser: Browser, server: Server) -> Iterator[Table]:
    """Phones that can be laid on the table; none of them may have complained by the end."""
    laid = Table(browser, server)
    yield laid
    laid.clear()
    assert laid.complaints == []
