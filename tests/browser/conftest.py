"""A headless browser, and a server with short clocks."""

from __future__ import annotations

import signal
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser
from tests.browser.chromium import Chromium
from tests.browser.phones import Table
from tests.browser.shelf import Shelf
from tests.web.forked import Forked
from tests.web.page import PAGE
from tests.web.server import Server, port_for_good

from fabula.web.pages import STATIC

FAILED = pytest.StashKey[bool]()
HURRY = 0.12
LONGEST = 300  # seconds; the longest test takes a minute on a busy machine
HERE = Path(__file__).parent
CHROMIUM, SHELF = Chromium(), Shelf()


@pytest.fixture(autouse=True)
def an_end() -> Iterator[None]:
    """A test that waits for what never comes fails, instead of keeping all others waiting."""
    if not hasattr(signal, "setitimer"):
        yield
        return

    def ring(*_: object) -> None:
        raise TimeoutError(f"not done after {LONGEST} s")

    signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, LONGEST)
    yield
    signal.setitimer(signal.ITIMER_REAL, 0)


@pytest.fixture
def browser() -> Browser:
    """The system's Chromium, the same for all tests that follow each other here."""
    return CHROMIUM.browser()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(nextitem: pytest.Item | None) -> Generator[None, None, None]:
    """Without the browser to tests of another folder: they have loops of their own."""
    try:
        yield
    finally:
        if nextitem is None or HERE not in nextitem.path.parents:
            SHELF.clear()
            CHROMIUM.end()


@pytest.fixture
def hurry() -> float:
    """How fast the clocks run: what lasts a second takes so long."""
    return HURRY


@pytest.fixture
def patience() -> int:
    """How long scenes wait for devices that tell when they have drawn them (ms)."""
    return 0


@pytest.fixture
def painted() -> bool:
    """Whether the pages are painted: a test that takes pictures of them says yes."""
    return False


@pytest.fixture
def files(request: pytest.FixtureRequest) -> Path:
    """Where the page lies: built, but for tests of its sources."""
    return STATIC if request.node.get_closest_marker("sources") else PAGE


@pytest.fixture
def server(
    tmp_path_factory: pytest.TempPathFactory, hurry: float, patience: int, files: Path
) -> Iterator[Server]:
    """A server of one's own, to be killed at will; its address is that of the last, whose files are known."""
    folder, port = tmp_path_factory.mktemp("rooms"), port_for_good()
    with Forked(folder, hurry=hurry, port=port, files=files, patience=patience) as running:
        yield running


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Keep whether a test failed, for whoever clears its table."""
    report = yield
    item.stash[FAILED] = item.stash.get(FAILED, False) or report.failed
    return report


@pytest.fixture
def table(browser: Browser, server: Server, request: pytest.FixtureRequest, painted: bool) -> Iterator[Table]:
    """Phones that can be laid on the table; none of them may have complained by the end."""
    laid = Table(browser, server, painted=painted, shelf=SHELF)
    yield laid
    failed = request.node.stash.get(FAILED, False)
    if failed:
        print(*laid.read(), sep="\n\n")
    laid.clear(keep=not failed)
    if failed:  # it is begun again with devices that nobody has had
        SHELF.clear()
    assert laid.complaints == []
