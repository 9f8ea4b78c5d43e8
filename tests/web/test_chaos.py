"""Nodes are killed, put to sleep, told to leave while people play: nothing is lost, doubled or only shown."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from benchmarks.chaos import Chaos, Fate
from benchmarks.report import share_of
from tests.database import Postgres
from tests.web.nodes import Nodes

pytestmark = pytest.mark.anyio
FATES: tuple[Fate, ...] = (
    "killed", "leaves", "killed", "asleep", "killed", "killed", "leaves", "killed", "asleep", "killed",
)  # fmt: skip
ENOUGH, LOOKS = 20, 600
WITHIN = {"killed": 4.0, "asleep": 5.0, "leaves": 2.0}  # s, on a busy machine


@pytest.fixture
def shaken(postgres: Postgres) -> Iterator[Postgres]:
    """The database server, which a test may stop; it runs again when that is over."""
    yield postgres
    postgres.stop()
    postgres.start()


async def test_whatever_befalls_the_nodes_nothing_acknowledged_is_lost(
    tmp_path: Path, shaken: Postgres
) -> None:
    database = shaken.database()
    with Nodes(tmp_path, database) as nodes:
        async with Chaos(nodes, database, rooms=4) as chaos:
            await asyncio.sleep(0.5)
            for number, fate in enumerate(FATES):
                await chaos.befall(number % len(nodes.servers), fate)
            await asyncio.to_thread(shaken.stop, signal.SIGINT)
            await asyncio.to_thread(shaken.start)
            await chaos.wait_for_all()
            for _ in range(LOOKS):  # a busy machine needs longer until so much is said and answered
                if min(len(chaos.evening.said), len(chaos.evening.answered)) > ENOUGH:
                    break
                await asyncio.sleep(0.05)
            evening = await chaos.end()
        assert evening.faults == []
        assert min(len(evening.said), len(evening.answered)) > ENOUGH
        for which, within in WITHIN.items():
            assert share_of(evening.back[which], 0.5) < within, evening.back
        assert all("Traceback" not in line for server in nodes.servers for line in fatal(server.log()))


def fatal(log: str) -> list[str]:
    """What a server wrote, but that the database was away."""
    return [part for part in log.split("\n\n") if "Away" not in part and "CannotBeKept" not in part]
