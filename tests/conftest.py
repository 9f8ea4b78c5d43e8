"""What holds for all tests: which are begun again on a busy machine, and how seldom garbage is looked for."""

from __future__ import annotations

import gc

import pytest

IN_PROCESSES_OF_THEIR_OWN = {"browser", "web"}
ONCE_MORE = 2


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Clocks run there: begin such a test again when it fails. The summary shows each failure, as RERUN."""
    for item in items:
        if IN_PROCESSES_OF_THEIR_OWN & set(item.path.parts):
            item.add_marker(pytest.mark.flaky(reruns=ONCE_MORE))


def pytest_collection_finish() -> None:
    """The tests themselves live as long as the run: looking at them for garbage took a sixth of its time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 10, 10)
