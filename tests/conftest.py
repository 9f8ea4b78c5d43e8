"""What holds for all tests: which are marked, which are begun again, how seldom garbage is looked for."""

from __future__ import annotations

import gc
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.asking import asking
from tests.database import Postgres
from tests.lengths import (
    FIRST,
    IN_PROCESSES_OF_THEIR_OWN,
    LONG,
    ON_SOURCES,
    is_brief,
    left_out,
)
from tests.soaks import COLLECTED, is_soak

TESTS = Path(__file__).parent
ONCE_MORE = 2
collect_ignore = left_out(os.name)


def pytest_configure(config: pytest.Config) -> None:
    """Name the markers of what `./dev test` leaves out, and `./dev test --fast` beside."""
    config.addinivalue_line("markers", "sources: is served the page’s sources, never the built page")
    config.addinivalue_line("markers", "soak: plays on and on, and is run by `./dev test --soak`")
    config.addinivalue_line("markers", "long: takes seconds, and is left out of `./dev test --fast`")


@pytest.hookimpl(tryfirst=True)  # before pytest leaves out what is marked
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Mark what takes long, and begin it first; where clocks run a failed test is begun again, as RERUN."""
    places = {place: number for number, place in enumerate(FIRST)}
    config.stash[COLLECTED] = {item.nodeid.removeprefix(f"{TESTS.name}/") for item in items}
    for item in items:
        within = item.nodeid.removeprefix(f"{TESTS.name}/")
        place = file_of(item)
        folder = place.partition("/")[0]
        if folder in IN_PROCESSES_OF_THEIR_OWN:
            item.add_marker(pytest.mark.flaky(reruns=ONCE_MORE))
        if folder == "browser" and (
            name_of(item) in asking(item.path) or within.partition("[")[0] in ON_SOURCES
        ):
            item.add_marker(pytest.mark.sources)
        if is_soak(within):
            item.add_marker(pytest.mark.soak)
        elif {folder, place} & LONG and not is_brief(within):
            item.add_marker(pytest.mark.long)
    items.sort(key=lambda item: places.get(file_of(item), len(FIRST)))


def name_of(item: pytest.Item) -> str:
    """The name of a test, whichever case of it this is."""
    return item.name.partition("[")[0]


def file_of(item: pytest.Item) -> str:
    """The file of a test, within this folder."""
    return item.nodeid.partition("::")[0].removeprefix(f"{TESTS.name}/")


def pytest_collection_finish() -> None:
    """The tests themselves live as long as the run: looking at them for garbage took a sixth of its time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 10, 10)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """The database server of a run, started for the first test that wants one; it runs after every test."""
    server = Postgres()
    try:
        yield server.start()
    finally:
        server.close()
