"""Rooms that nodes share: one owner at a time, taken where it is silent, and never written to by two."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Awaitable, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from datetime import timedelta
from typing import Any
from unittest.mock import patch

import asyncpg
import pytest
from tests.database import Postgres

from fabula.rooms.storage import log
from fabula.rooms.storage.nodes import NodeStore
from fabula.rooms.storage.postgres import PostgresStore
from fabula.rooms.storage.store import AtAnotherNode, CannotBeKept, Fenced, HeldElsewhere, Written

pytestmark = pytest.mark.long
LEASE, LONG = 0.4, 6.0  # s
IS_THERE = "SELECT FROM room WHERE code = $1 AND is_there(owner, $2)"


@pytest.fixture
def shaken(postgres: Postgres) -> Iterator[Postgres]:
    """The server, which a test may stop; it runs again when that is over."""
    yield postgres
    postgres.stop()
    postgres.start()


def with_nodes(*names: str) -> Callable[[Callable[..., Awaitable[None]]], Callable[[Postgres], None]]:
    """Run an evening of nodes that share a database."""

    def run(evening: Callable[..., Awaitable[None]]) -> Callable[[Postgres], None]:
        def test(postgres: Postgres) -> None:
            asyncio.run(asyncio.wait_for(begun(evening, postgres.database(), names), 20))

        test.__name__ = evening.__name__
        return test

    return run


async def begun(evening: Callable[..., Awaitable[None]], database: str, names: tuple[str, ...]) -> None:
    async with AsyncExitStack() as stack:
        nodes = [await stack.enter_async_context(open_node(database, name)) for name in names]
        await evening(*nodes)


@asynccontextmanager
async def open_node(database: str, name: str) -> Any:
    """A node that is there until the end."""
    node = NodeStore(database, f"{name}:1", LEASE)
    await node.open()
    try:
        yield node
    finally:
        await node.close()


def line(room: str, seq: int, *, clock: bool | None = None) -> Written:
    """A line that can be read."""
    entry = log.RoomMade(seq, room, "onenight") if seq == 0 else log.Said(seq, "p1", f"{seq}")
    return Written(room, seq, log.write(entry), f"p1:{seq}", clock=clock)


async def filled(node: NodeStore, room: str, *, clock: bool = False) -> None:
    """A room of a node with two lines."""
    assert await node.create(room)
    await node.append([line(room, 0), line(room, 1, clock=clock)])


async def fall_silent(node: NodeStore) -> None:
    """As a node that is asleep: it says nothing for longer than a lease, and believes what it did."""
    await node._stop_beating()
    await asyncio.sleep(LEASE * 1.2)


async def whose(node: NodeStore, room: str) -> str:
    """The address of the node that has a room."""
    with pytest.raises(AtAnotherNode) as elsewhere:
        await node.take(room)
    assert elsewhere.value.node is not None
    return elsewhere.value.node.address


@with_nodes("a", "b")
async def test_a_room_has_one_owner_and_others_are_told_which(a: NodeStore, b: NodeStore) -> None:
    await filled(a, "1")
    assert await whose(b, "1") == "a:1"
    assert len(await a.take("1") or ()) == 2
    assert await b.take("2") is None
    assert not await b.create("1")
    await a.leave("1")
    assert (
        len(await b.take("1") or ()) == 2
    )  # who has left writes nothing more, and nobody has to be kept out
    assert await whose(a, "1") == "b:1"
    assert (await a.owned(), await b.owned()) == (set(), {"1"})


@with_nodes("a", "b")
async def test_who_was_silent_for_too_long_cannot_write_into_what_it_has_lost(
    a: NodeStore, b: NodeStore
) -> None:
    await filled(a, "1")
    await fall_silent(a)
    taken = await b.take("1") or []
    assert log.read(taken[-1][0]) == log.TakenUp(1, b.me.id)
    with pytest.raises(Fenced):
        await a.append([line("1", 2)])
    await b.append([line("1", 3)])
    with pytest.raises(Fenced):
        await a.append([line("1", 3)])
    assert len(await a.log_of("1")) == 4
    assert await whose(a, "1") == "b:1"


async def silent_with_a_line(database: str, stack: AsyncExitStack) -> tuple[NodeStore, NodeStore]:
    """A node that says nothing for half a long lease though its line is open, and another one."""
    a, b = (NodeStore(database, f"{name}:1", LONG) for name in "ab")
    for node in (a, b):
        await node.open()
        stack.push_async_callback(node.close)
    await filled(a, "1")
    await a._stop_beating()
    await asyncio.sleep(LONG / 2)
    assert await whose(b, "1") == "a:1"
    a._pulse.terminate()
    return a, b


def test_whose_process_is_killed_loses_its_rooms_before_its_lease_is_over(postgres: Postgres) -> None:
    async def evening() -> None:
        async with AsyncExitStack() as stack:
            _, b = await silent_with_a_line(postgres.database(), stack)
            for _ in range(50):
                if not await b._ask(IS_THERE, "1", timedelta(seconds=LONG)):
                    break
                await asyncio.sleep(LONG / 200)
            assert log.read((await b.take("1") or [])[-1][0]) == log.TakenUp(1, b.me.id)

    asyncio.run(evening())


def test_who_has_lost_its_own_line_judges_nobody_for_that(postgres: Postgres) -> None:
    async def evening() -> None:
        async with AsyncExitStack() as stack:
            _, b = await silent_with_a_line(postgres.database(), stack)
            b._pulse.terminate()
            assert await whose(b, "1") == "a:1"
            await b._say_that_i_am_here()
            assert not b._pulse.is_closed()
            assert await whose(b, "1") == "a:1"

    asyncio.run(evening())


@with_nodes("a")
async def test_a_node_starts_beside_one_that_is_writing(a: NodeStore) -> None:
    await filled(a, "1")
    connection = await asyncpg.connect(a.database)
    async with connection.transaction():
        await connection.execute("LOCK TABLE log, room, node IN ROW EXCLUSIVE MODE")
        async with asyncio.timeout(4), open_node(a.database, "b") as b:
            assert await whose(b, "1") == "a:1"
    await connection.close()


@with_nodes("a", "b")
async def test_who_comes_back_in_time_has_its_rooms(a: NodeStore, b: NodeStore) -> None:
    await filled(a, "1")
    await asyncio.sleep(LEASE * 2)
    assert await whose(b, "1") == "a:1"
    await a.append([line("1", 2)])
    assert a.lapses == b.lapses == 0


@with_nodes("a", "b")
async def test_what_the_former_owner_wrote_meanwhile_is_read_before_anybody_goes_on(
    a: NodeStore, b: NodeStore
) -> None:
    await filled(a, "1")
    await fall_silent(a)
    read, reads = b.log_of, 0

    async def slowly(room: str) -> list[Any]:
        nonlocal reads
        reads += 1
        kept = await read(room)
        if reads == 1:
            await a.append([line("1", 2)])
        return kept

    with patch.object(b, "log_of", slowly):
        taken = await b.take("1") or []
    assert [command for _, command in taken] == ["p1:0", "p1:1", "p1:2", None]


@with_nodes("a", "b")
async def test_a_node_that_wakes_knows_that_it_was_silent_and_what_is_left(
    a: NodeStore, b: NodeStore
) -> None:
    await filled(a, "1")
    await filled(a, "2")
    await fall_silent(a)
    await b.take("1")
    await a._say_that_i_am_here()
    assert a.lapses == 1
    assert await a.owned() == {"2"}
    assert await whose(b, "2") == "a:1"


@with_nodes("a", "b")
async def test_who_was_silent_does_not_judge_others_at_once(a: NodeStore, b: NodeStore) -> None:
    await filled(a, "1")
    await fall_silent(a)
    await fall_silent(b)
    await b._say_that_i_am_here()
    assert await whose(b, "1") == "a:1"
    await asyncio.sleep(LEASE)
    await b._say_that_i_am_here()
    b._judges_from = 0.0
    assert len(await b.take("1") or ()) == 3


@with_nodes("a", "b")
async def test_rooms_in_which_a_clock_runs_are_found_when_their_node_is_silent(
    a: NodeStore, b: NodeStore
) -> None:
    await filled(a, "1", clock=True)
    await filled(a, "2")
    assert (await b.due(), await b.orphans()) == ([], [])
    await fall_silent(a)
    assert await b.due() == ["1"]
    assert await b.orphans() == []  # first it waits for whoever comes
    await asyncio.sleep(LEASE * 0.6)
    assert await b.orphans() == ["1"]
    await b.take("1")
    assert (await b.due(), await b.orphans()) == (["1"], [])
    assert len(await b.take("2") or ()) == 3  # nothing is left of its owner, but the room
    await a._say_that_i_am_here()
    assert (a.lapses, await a.owned()) == (1, set())


@with_nodes("a", "b")
async def test_who_retires_hands_everything_over_at_once(a: NodeStore, b: NodeStore) -> None:
    await filled(a, "1", clock=True)
    await a.retire()
    await a._say_that_i_am_here()  # a word that was on its way
    assert await b.due() == ["1"]
    taken = await b.take("1") or []
    assert [command for _, command in taken] == ["p1:0", "p1:1", None]


@with_nodes("a", "b")
async def test_a_room_that_is_given_away_is_had_by_who_comes_first_or_for_its_clock(
    a: NodeStore, b: NodeStore
) -> None:
    for code in ("1", "2", "3"):
        await filled(a, code, clock=code != "3")
    await a.give("1")
    await a.give("3")
    assert (await a.owned(), await b.due()) == ({"2"}, ["1"])
    orphans: list[str] = []
    while not orphans:
        await asyncio.sleep(LEASE / 4)
        orphans = await b.orphans()
    assert orphans == ["1"]
    for code in ("1", "3"):
        assert [command for _, command in await b.take(code) or []] == ["p1:0", "p1:1", None]
        with pytest.raises(AtAnotherNode):
            await a.take(code)


@with_nodes("a", "b", "c")
async def test_a_room_that_is_given_to_an_heir_is_had_by_nobody_else_as_long_as_that_one_is_there(
    a: NodeStore, b: NodeStore, c: NodeStore
) -> None:
    await a._say_that_i_am_here()
    assert sorted(node.id for node in a.others()) == sorted((b.me.id, c.me.id))
    for code in ("1", "2"):
        await filled(a, code)
    await a.give("1", b.me)
    assert (await a.owned(), await b.owned()) == ({"2"}, {"1"})
    for other in (a, c):
        with pytest.raises(AtAnotherNode) as elsewhere:
            await other.take("1")
        assert elsewhere.value.node == b.me
    assert [command for _, command in await b.take("1") or []] == ["p1:0", "p1:1"]
    await b.retire()
    await a.give("2", b.me)  # which has gone meanwhile, so that anybody may have the room
    for code in ("1", "2"):
        assert await c.take(code)


@with_nodes("a", "b")
async def test_a_room_that_somebody_has_is_not_set_aside_by_another(a: NodeStore, b: NodeStore) -> None:
    await filled(a, "1")
    await b.set_aside("1", 5)
    assert await a.take("1")
    await a.set_aside("1", 5)
    assert await a.take("1") is None
    first = min((a, b), key=lambda node: node.me.id)
    await a._say_that_i_am_here()
    await b._say_that_i_am_here()
    await filled(a, "2")
    assert {node.me.id: await node.untouched_since(5) for node in (a, b)} == {
        a.me.id: ["2"] if first is a else [],
        b.me.id: ["2"] if first is b else [],
    }


def test_nodes_and_a_server_alone_keep_each_other_out(postgres: Postgres) -> None:
    async def evening() -> None:
        database = postgres.database()
        alone = PostgresStore(database)
        await alone.open()
        with pytest.raises(HeldElsewhere):
            await NodeStore(database, "a:1").open()
        await alone.append([line("1", 0), line("1", 1)])
        await alone.close()
        nodes = [NodeStore(database, f"{name}:1") for name in "abc"]
        await asyncio.gather(*(node.open() for node in nodes))  # who makes the tables is no matter
        with pytest.raises(HeldElsewhere):
            await PostgresStore(database).open()
        assert len(await nodes[0].take("1") or ()) == 2
        await asyncio.gather(*(node.close() for node in nodes))
        again = PostgresStore(database)
        await again.open()
        assert len(await again.take("1") or ()) == 2
        await again.close()

    asyncio.run(evening())


def test_a_database_that_was_away_takes_no_room_from_anybody(shaken: Postgres) -> None:
    async def evening(a: NodeStore, b: NodeStore) -> None:
        await filled(a, "1", clock=True)
        await asyncio.to_thread(shaken.stop, signal.SIGQUIT)
        await asyncio.sleep(LEASE * 2)
        await asyncio.to_thread(shaken.start)
        orphans: list[str] = []
        for _ in range(10):
            await asyncio.sleep(LEASE / 4)
            orphans += await b.orphans()
        assert orphans == []
        assert await whose(b, "1") == "a:1"
        await a.append([line("1", 2)])

    asyncio.run(asyncio.wait_for(begun(evening, shaken.database(), ("a", "b")), 30))


def test_a_node_that_sleeps_in_the_middle_of_a_commit_stops_nobody_for_long(postgres: Postgres) -> None:
    async def evening(a: NodeStore, b: NodeStore) -> None:
        await filled(a, "1")
        writer = await a._connected()
        begun = writer.transaction()
        await begun.start()
        await writer.execute("INSERT INTO log VALUES ('1', 2, 'x', NULL)")
        await fall_silent(a)
        taken = await asyncio.wait_for(b.take("1"), 3)
        assert [command for _, command in taken or ()] == ["p1:0", "p1:1", None]
        with pytest.raises((CannotBeKept, Fenced)):  # what was begun was undone
            await a.append([line("1", 2)])
        with pytest.raises(Fenced):
            await a.append([line("1", 2)])

    asyncio.run(begun(evening, postgres.database(), ("a", "b")))
