"""Nodes behind the proxies of `deploy`: a room's sockets come to one; whatever befalls it nothing is lost."""

from __future__ import annotations

import asyncio
import os
import signal
import time
import urllib.request
from contextlib import AsyncExitStack
from pathlib import Path

import asyncpg
import pytest
from benchmarks.chaos import Chaos, Fate
from tests.database import Postgres
from tests.web.nodes import Nodes
from tests.web.proxies import PROXIES, Proxy

from fabula.client import Client
from fabula.rooms.wire import messages as m

pytestmark = [pytest.mark.anyio, pytest.mark.parametrize("kind", PROXIES)]
FATES: tuple[Fate, ...] = ("killed", "leaves")
DRAIN = 1.2  # s; by then a proxy knows that a node leaves


def addresses(nodes: Nodes) -> list[str]:
    """Where they serve."""
    return [f"127.0.0.1:{server.port}" for server in nodes.servers]


def passed_on(nodes: Nodes) -> int:
    """How many visitors came to a node that had not got their room."""
    lines = [line for server in nodes.servers for line in numbers(server.told["metrics"]).splitlines()]
    return sum(int(line.split()[1]) for line in lines if line.startswith("fabula_passed_on_total "))


def numbers(port: str) -> str:
    """What a node tells whoever watches it."""
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics", timeout=5) as told:
        return str(told.read().decode())


async def test_nothing_is_lost_behind_a_proxy(kind: str, tmp_path: Path, postgres: Postgres) -> None:
    database = postgres.database()
    with Nodes(tmp_path, database, drain=DRAIN) as nodes, Proxy(kind, addresses(nodes), tmp_path) as proxy:
        async with Chaos(nodes, database, rooms=4, route=lambda: proxy.url) as chaos:
            await asyncio.sleep(0.5)
            for place, fate in enumerate(FATES):
                await chaos.befall(place, fate)
            evening = await chaos.end()
        assert evening.faults == []
        assert len(evening.said) + len(evening.answered) > 10


async def test_the_sockets_of_a_room_come_to_one_node(kind: str, tmp_path: Path, postgres: Postgres) -> None:
    database = postgres.database()
    with Nodes(tmp_path, database, metrics=True) as nodes, Proxy(kind, addresses(nodes), tmp_path) as proxy:
        async with AsyncExitStack() as stack:
            for _ in range(8):
                host = await stack.enter_async_context(Client.make(proxy.url, "Ann"))
                for guest in ("Bob", "Cat"):
                    await stack.enter_async_context(Client.join(proxy.url, host.code, guest))
            assert passed_on(nodes) == 0
            assert [proxy.status(path) for path in ("/", "/api/tales", "/readyz")] == [200, 200, 200]
        db = await asyncpg.connect(database)
        assert await db.fetchval("SELECT count(DISTINCT owner) FROM room") > 1
        await db.close()


async def test_the_sockets_of_a_node_that_sleeps_are_ended(
    kind: str, tmp_path: Path, postgres: Postgres
) -> None:
    database = postgres.database()
    with Nodes(tmp_path, database) as nodes, Proxy(kind, addresses(nodes), tmp_path) as proxy:
        async with Client.make(proxy.url, "Ann") as host:
            db = await asyncpg.connect(database)
            address = await db.fetchval("SELECT address FROM room JOIN node ON owner = id")
            await db.close()
            sleeper = next(server for server in nodes.servers if server.told["node"] == address)
            os.kill(sleeper.pid, signal.SIGSTOP)
            began = time.monotonic()
            try:
                if kind == "caddy":  # it ends none: whoever has asked for something comes back by themselves
                    await host.do(m.Say(host.next_id(), "is anybody there?"))
                await host.until(lambda: host.comebacks > 0)
                assert time.monotonic() - began < 8
            finally:
                os.kill(sleeper.pid, signal.SIGCONT)
