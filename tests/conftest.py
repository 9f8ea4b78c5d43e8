"""What a busy machine does to tests that drive a server or a browser in a process of its own."""

from __future__ import annotations

import pytest

IN_PROCESSES_OF_THEIR_OWN = {"browser", "web"}
ONCE_MORE = 2


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Clocks run there: begin such a test again when it fails. The summary shows each failure, as RERUN."""
    for item in items:
        if IN_PROCESSES_OF_THEIR_OWN & set(item.path.parts):
            item.add_marker(pytest.mark.flaky(reruns=ONCE_MORE))
