"""Servers that share their rooms: visitors are served wherever they come; who leaves hands over."""

from __future__ import annotations

import asyncio
import contextlib
import json
import signal
import time
from collections.abc import AsyncIterator
from pathlib import Path

import asyncpg
import pytest
from tests.database import Postgres
from tests.web.lines import heard
from tests.web.nodes import Nodes
from tests.web.players import QUICK, play_on, start
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from fabula.client import Client
from fabula.rooms.rooms import Rooms
from fabula.rooms.storage import log
from fabula.rooms.storage.nodes import NodeStore
from fabula.rooms.storage.postgres import PostgresStore
from fabula.rooms.storage.store import Written
from fabula.rooms.wire import messages as m
from fabula.web.pipes import Pipes
from fabula.web.serve import CannotServe, reachable, serve, store_at
from fabula.web.settings import Settings
from fabula.web.sockets import Sockets

pytestmark = pytest.mark.anyio
NAMES = ("Ann", "Bob", "Cat", "Dan")


@contextlib.asynccontextmanager
async def spread(nodes: Nodes) -> AsyncIterator[list[Client]]:
    """A room at the first node whose people come to one node after the other."""
    async with contextlib.AsyncExitStack() as stack:
        host = await stack.enter_async_context(Client.make(nodes.servers[0].url, NAMES[0]))
        people = [host]
        for number, name in enumerate(NAMES[1:], 1):
            guest = Client.join(nodes.servers[number % len(nodes.servers)].url, host.code, name)
            people.append(await stack.enter_async_context(guest))
        await host.do(m.Settings(host.next_id(), QUICK))
        yield people


async def test_a_game_is_played_whichever_node_one_comes_to(tmp_path: Path, postgres: Postgres) -> None:
    with Nodes(tmp_path, postgres.database(), 2) as nodes:
        here, there = nodes.servers
        async with spread(nodes) as people, Client.watch(there.url, people[0].code) as screen:
            await start(people[0])
            await play_on(people)
            await screen.until(lambda: screen.fabula)
            assert all(one.fabula == people[0].fabula for one in people)
            key = {"authorization": f"Bearer {people[0].key}"}
            tellings = [one.get(f"/api/rooms/{people[0].code}/telling", key) for one in nodes.servers]
            assert [one.status for one in tellings] == [200, 200]
            assert tellings[0].body == tellings[1].body
            wrong = there.get(f"/api/rooms/{people[0].code}/telling", {"authorization": "Bearer x"})
            assert wrong.status == 404
            async with connect(there.url, compression=None) as line:
                await line.send(json.dumps({"t": "find", "code": people[0].code, "key": people[0].key}))
                assert (await heard(line))["name"] == NAMES[0]
        assert "Traceback" not in here.log() + there.log()


async def test_what_is_refused_at_another_node_is_said_in_its_words(
    tmp_path: Path, postgres: Postgres
) -> None:
    with Nodes(tmp_path, postgres.database(), 2) as nodes:
        async with Client.make(nodes.servers[0].url, "Ann") as host:
            async with connect(nodes.servers[1].url, compression=None) as line:
                for name, why in (("", "refused-name-empty"), ("Ann", "refused-name-taken")):
                    await line.send(json.dumps({"t": "join", "code": host.code, "name": name}))
                    assert (await heard(line))["why"] == why
                await line.send(json.dumps({"t": "join", "code": host.code, "name": "Bob"}))
                assert (await heard(line))["t"] == "welcome"
            await host.do(m.Remove(host.next_id(), "p2"))


async def test_a_pipe_opens_to_nobody_but_nodes(tmp_path: Path, postgres: Postgres) -> None:
    database = postgres.database()
    with Nodes(tmp_path, database, 1) as nodes:
        server = nodes.servers[0]
        address = server.told["node"]
        for word in ({}, {"authorization": "Bearer "}, {"authorization": f"Bearer {'0' * 64}"}):
            with pytest.raises(InvalidStatus) as refused:
                await connect(f"ws://{address}/", additional_headers=word)
            assert refused.value.response.status_code == 403
        another = NodeStore(database, "127.0.0.1:1")
        await another.open()
        (node,) = [one for one in another._nodes.values() if one.address == address]
        word = {"authorization": f"Bearer {node.secret}"}
        async with connect(f"ws://{address}/", additional_headers=word) as line:
            await line.send('{"t":"make","name":"Ann"}')
            assert (await heard(line))["t"] == "welcome"
        with pytest.raises(InvalidStatus):  # what opens there opens nothing where visitors come
            await connect(server.url, additional_headers={**word, "origin": "http://elsewhere"})
        await another.close()
        assert node.secret not in server.log()


async def test_whoever_leaves_says_so_and_hands_the_rooms_over(tmp_path: Path, postgres: Postgres) -> None:
    database = postgres.database()
    with Nodes(tmp_path, database, 2, drain=0.6) as nodes:
        leaves, stays = nodes.servers
        async with Client.make(leaves.url, "Ann") as host:
            await host.do(m.Say(host.next_id(), "before"))
            assert [leaves.get(path).status for path in ("/livez", "/readyz")] == [200, 200]
            stopping = asyncio.create_task(asyncio.to_thread(leaves.stop, signal.SIGTERM))
            await asyncio.sleep(0.3)
            assert [leaves.get(path).status for path in ("/livez", "/readyz")] == [404, 503]
            await host.do(m.Say(host.next_id(), "while it leaves"))
            assert host.comebacks == 0
            host.url = stays.url
            await host.until(lambda: host.comebacks == 1)
            began = time.monotonic()
            await host.do(m.Say(host.next_id(), "after"))
            assert time.monotonic() - began < 1
            assert [one.text for one in host.said] == ["before", "while it leaves", "after"]
            assert await stopping in (0, -signal.SIGTERM)
            store = PostgresStore(database)
            store._readers = await asyncpg.create_pool(database)
            lines = [line for line, _ in await store.log_of(host.code)]
            await store._readers.close()
            assert not any(b'"TakenUp"' in line for line in lines)  # it went to an heir, who had read it
        assert "Traceback" not in leaves.log() + stays.log()


async def test_what_is_to_be_inherited_is_read_and_said_over_a_pipe(
    tmp_path: Path, postgres: Postgres
) -> None:
    database = postgres.database()
    with Nodes(tmp_path, database, 1) as nodes:
        leaving = NodeStore(database, "127.0.0.1:1")
        await leaving.open()
        pipes = Pipes(leaving)
        (heir,) = leaving.others()
        line = log.write(log.RoomMade(1, "481527", "onenight"))
        assert await leaving.create("481527")
        await leaving.append([Written("481527", 0, line)])
        async with pipes.heir_of("481527") as one:
            assert one == heir
        async with pipes.heir_of("100000") as one:  # which nobody has made
            assert one is None
        nodes.servers[0].kill()
        async with pipes.heir_of("481527") as one:
            assert one is None
        await leaving.close()


async def test_a_room_has_the_code_that_its_socket_names_unless_that_is_taken(
    tmp_path: Path, postgres: Postgres
) -> None:
    with Nodes(tmp_path, postgres.database(), 2) as nodes:
        first, second = (server.url for server in nodes.servers)
        async with (
            Client.make(first, "Ann", code="481527") as ann,
            Client.make(second, "Bob", code="481527") as bob,
        ):
            assert ann.code == "481527" != bob.code


@pytest.mark.parametrize("node", ["nowhere", "127.0.0.1:99999999", "192.0.2.1:9000"])
async def test_an_address_that_cannot_be_is_told(node: str) -> None:
    store = NodeStore("postgresql://here/rooms", node)
    with pytest.raises(CannotServe, match=r"--node"):
        await reachable(Pipes(store), node, Sockets(Rooms(store)))


def test_nodes_need_a_database() -> None:
    with pytest.raises(CannotServe) as told:
        serve(Settings("127.0.0.1", 0, node="127.0.0.1:1"))
    assert "--store" in str(told.value)
    assert isinstance(store_at("postgresql://here/rooms", "127.0.0.1:1"), NodeStore)
