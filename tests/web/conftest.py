"""One server for the tests that need no other."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.web.forked import Forked
from tests.web.server import Server

HURRY = 0.05


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with short clocks."""
    with Forked(tmp_path_factory.mktemp("rooms"), hurry=HURRY) as running:
        yield running


@pytest.fixture
def anyio_backend() -> str:
    """Tests run in asyncio, as the server does."""
    return "asyncio"
