"""A headless browser, and a server with short clocks."""

from __future__ import annotations

import shutil
from collections.abc import Generator, Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright
from tests.browser.phones import Table
from tests.web.forked import Forked
from tests.web.server import Server

FAILED = pytest.StashKey[bool]()
HURRY = 0.12
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
# Two pages more in each context, for an address bar that nobody sees: they took longer than our own.
OF_THE_ADDRESS_BAR = ("WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup")
# What Playwright switches off itself: of several lists Chromium reads the last.
SWITCHED_OFF_ANYWAY = (
    "AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsUpgrades",
    "HttpsFirstBalancedModeAutoEnable", "LensOverlay", "MediaRouter", "PaintHolding",
    "ThirdPartyStoragePartitioning", "AvoidCorsURLLoaderRestartOnRedirect", "OptimizationHints",
    "NetworkTimeServiceQuerying", "AimEnabled", "PreconnectToSearch",
)  # fmt: skip
FLAGS = (
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync", "--disable-dev-shm-usage",
    f"--disable-features={','.join((*OF_THE_ADDRESS_BAR, *SWITCHED_OFF_ANYWAY))}",
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
def hurry() -> float:
    """How fast the clocks run: what lasts a second takes so long."""
    return HURRY


@pytest.fixture
def server(tmp_path_factory: pytest.TempPathFactory, hurry: float) -> Iterator[Server]:
    """A server of one's own, to be killed at will."""
    with Forked(tmp_path_factory.mktemp("rooms"), hurry=hurry) as running:
        yield running


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Keep whether a test failed, for whoever clears its table."""
    report = yield
    item.stash[FAILED] = item.stash.get(FAILED, False) or report.failed
    return report


@pytest.fixture
def table(browser: Browser, server: Server, request: pytest.FixtureRequest) -> Iterator[Table]:
    """Phones that can be laid on the table; none of them may have complained by the end."""
    laid = Table(browser, server)
    yield laid
    if request.node.stash.get(FAILED, False):
        print(*laid.read(), sep="\n\n")
    laid.clear()
    assert laid.complaints == []
