"""The store: logs in order, one writer, safe before it is acknowledged, set aside and forgotten."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from fabula.rooms.storage.chronicle import MOST_LEAVES, TITLE, Leaf
from fabula.rooms.storage.nodes import NodeStore
from fabula.rooms.storage.postgres import PostgresStore
from fabula.rooms.storage.sqlite import FILE, SqliteStore
from fabula.rooms.storage.store import Fenced, HeldElsewhere, Kept, MemoryStore, Store, Written

Made = Callable[[], Store]
IN_A_DATABASE = pytest.param("postgres", marks=pytest.mark.long)
AT_A_NODE = pytest.param("node", marks=pytest.mark.long)
LASTING = ["sqlite", IN_A_DATABASE, AT_A_NODE]


@pytest.fixture(params=["memory", *LASTING])
def made(request: pytest.FixtureRequest, tmp_path: Path) -> Made:
    """What makes a store; each time it is called, of the same rooms if they last."""
    if request.param == "postgres":
        database = request.getfixturevalue("postgres").database()
        return lambda: PostgresStore(database)
    if request.param == "node":
        database = request.getfixturevalue("postgres").database()
        return lambda: NodeStore(database, "127.0.0.1:1")
    return MemoryStore if request.param == "memory" else lambda: SqliteStore(tmp_path / "deep" / FILE)


async def opened(made: Made) -> Store:
    """A store that is ready."""
    store = made()
    await store.open()
    return store


def line(at: int, **more: Any) -> bytes:
    return json.dumps({"at": at, **more}).encode()


def test_a_store_keeps_logs_in_order_and_forgets_on_demand(made: Made) -> None:
    async def evening() -> None:
        store = await opened(made)
        await store.append([Written("1", 0, b"a", "x"), Written("1", 1, b"b")])
        await store.append([Written("2", 0, b"c"), Written("1", 2, b"d", "y")])
        log = [(b"a", "x"), (b"b", None), (b"d", "y")]
        assert (await store.take("1"), await store.log_of("1")) == (log, log)
        assert await store.take("2") == [(b"c", None)]
        assert (await store.take("3"), await store.log_of("3")) == (None, [])
        await store.set_aside("1", 100)
        assert (await store.take("1"), await store.count()) == (None, 1)
        await store.bring_back(101)
        assert await store.take("1") is None
        await store.bring_back(100)
        assert (await store.take("1"), await store.count()) == (log, 2)
        with pytest.raises(Fenced):
            await store.append([Written("1", 3, b"e", "y")])
        await store.set_aside("1", 100)
        await store.forget(100)
        assert not await store.create("1")
        await store.forget(101)
        await store.bring_back(0)
        assert (await store.take("1"), await store.log_of("1"), await store.count()) == (None, [], 1)
        assert await store.create("1")
        await store.close()

    asyncio.run(evening())


def test_a_code_is_taken_once_and_a_room_without_a_line_is_none(made: Made) -> None:
    async def evening() -> None:
        store = await opened(made)
        assert [await store.create("1"), await store.create("1")] == [True, False]
        assert (await store.take("1"), await store.count(), await store.due()) == (None, 0, [])
        assert await store.untouched_since(1_000) == []
        await store.append([Written("1", 0, line(5))])
        assert (await store.take("1"), await store.count()) == ([(line(5), None)], 1)
        assert not await store.create("1")
        await store.close()

    asyncio.run(evening())


def test_a_store_knows_where_a_clock_runs(made: Made) -> None:
    async def evening() -> None:
        store = await opened(made)
        for room in ("1", "2"):
            assert await store.create(room)
        await store.append([Written("1", 0, line(1), clock=False), Written("2", 0, line(1), clock=True)])
        assert await store.due() == ["2"]
        await store.append([Written("1", 1, line(2)), Written("1", 2, line(3), clock=True)])
        assert sorted(await store.due()) == ["1", "2"]
        await store.append([Written("1", 3, line(4))])
        await store.leave("2")
        assert await store.due() == ["1"]
        with pytest.raises(Fenced):
            await store.append([Written("1", 3, line(4), clock=False)])
        assert await store.due() == ["1"]
        await store.set_aside("1", 10)
        assert await store.due() == []
        await store.close()

    asyncio.run(evening())


def test_a_store_knows_which_keys_were_given_where(made: Made) -> None:
    async def evening() -> None:
        store = await opened(made)
        for room, host in (("1", "ab"), ("2", "cd")):
            assert await store.create(room)
            await store.append([Written(room, 0, line(1)), Written(room, 1, line(1, key=host), key=host)])
        await store.append([Written("1", 2, line(2, key="ef"), key="ef")])
        opens = [(room, key) for room in "12" for key in ("ab", "cd", "ef") if await store.opens(room, key)]
        assert opens == [("1", "ab"), ("1", "ef"), ("2", "cd")]
        assert [await store.made_with(key) for key in ("ab", "cd", "ef", "gh")] == ["1", "2", None, None]
        await store.set_aside("1", 5)
        assert await store.made_with("ab") is None
        await store.close()

    asyncio.run(evening())


def test_a_store_knows_where_nobody_has_been_for_long(made: Made) -> None:
    async def evening() -> None:
        store = await opened(made)
        await store.append([Written("1", 0, line(10)), Written("2", 0, line(20)), Written("1", 1, line(30))])
        await store.append([Written("3", 0, b"no time at all")])
        assert sorted(await store.untouched_since(21)) == ["2", "3"]
        assert sorted(await store.untouched_since(20)) == ["3"]
        await store.close()

    asyncio.run(evening())


def test_leaves_of_a_chronicle_are_kept_with_lines_and_taken_out(made: Made) -> None:
    async def evening() -> None:
        store = await opened(made)
        title, one, two = (Leaf("c", leaf, at, b"x") for leaf, at in ((TITLE, 1), ("1-1", 10), ("2-1", 20)))
        await store.append([Written("1", 0, line(1), leaves=(title, one)), Written("2", 0, line(1))])
        with pytest.raises(Fenced):
            await store.append([Written("1", 0, line(1), leaves=(two,))])
        assert sorted(await store.chronicle("c")) == [title, one]
        assert (await store.title("c"), await store.title("d"), await store.chronicle("d")) == (
            [title],
            [],
            [],
        )
        await store.keep_leaves([two, one._replace(entry=b"y"), title._replace(at=2), title._replace(at=3)])
        assert sorted(await store.chronicle("c")) == [title._replace(at=3), one._replace(entry=b"y"), two]
        await store.keep_leaves([one._replace(entry=b""), Leaf("d", TITLE, 5, b"z")])
        assert [leaf.leaf for leaf in sorted(await store.chronicle("c"))] == [TITLE, "2-1"]
        await store.forget_chronicles(20)
        assert (len(await store.chronicle("c")), await store.chronicle("d")) == (2, [])
        await store.forget_chronicles(21)
        assert await store.chronicle("c") == []
        await store.close()

    asyncio.run(evening())


def test_of_many_games_the_oldest_are_forgotten(made: Made) -> None:
    async def evening() -> None:
        store = await opened(made)
        await store.keep_leaves([Leaf("c", TITLE, 1, b"x"), Leaf("d", "0", 1, b"x")])
        await store.keep_leaves([Leaf("c", f"{n:05}", n, b"x") for n in range(MOST_LEAVES)])
        await store.append([Written("1", 0, line(1), leaves=(Leaf("c", "99999", 9, b"x"),))])
        left = sorted(leaf.leaf for leaf in await store.chronicle("c"))
        assert (len(left), left[:2], left[-1]) == (MOST_LEAVES + 1, [TITLE, "00001"], "99999")
        assert len(await store.chronicle("d")) == 1
        await store.close()

    asyncio.run(evening())


def test_a_second_writer_is_fenced_off_and_nothing_of_its_is_kept(made: Made) -> None:
    async def evening() -> None:
        store = await opened(made)
        await store.append([Written("1", 0, b"a")])
        with pytest.raises(Fenced):
            await store.append([Written("1", 1, b"b"), Written("1", 0, b"again")])
        assert await store.log_of("1") == [(b"a", None)]
        await store.close()

    asyncio.run(evening())


def test_one_faulty_writer_does_not_spoil_the_batch(made: Made) -> None:
    async def evening() -> None:
        store = await opened(made)
        await store.append([Written("1", 0, b"a", "once")])
        writes = [store.append([Written(str(n), 0, b"x")]) for n in range(1, 50)]
        repeated = store.append([Written("1", 1, b"b", "once")])
        outcome = await asyncio.gather(*writes, repeated, return_exceptions=True)
        assert [type(one) for one in outcome] == [Fenced, *[type(None)] * 48, Fenced]
        assert await store.count() == 49
        await store.close()

    asyncio.run(evening())


def test_what_the_disk_cannot_be_told_stops_no_other_writing(tmp_path: Path) -> None:
    async def evening() -> None:
        store = SqliteStore(tmp_path / "rooms.sqlite3")
        with pytest.raises(UnicodeEncodeError):
            await store.append([Written("\ud800", 0, b"half a sign")])
        await store.append([Written("1", 0, b"a")])
        assert await store.log_of("1") == [(b"a", None)]
        await store.close()

    asyncio.run(asyncio.wait_for(evening(), 20))


@pytest.mark.parametrize("made", LASTING, indirect=True)
def test_what_is_kept_outlives_who_wrote_it(made: Made) -> None:
    async def evening(lines: Sequence[Written]) -> list[Kept] | None:
        store = await opened(made)
        await store.append(lines)
        kept = await store.take("1")
        await store.close()
        return kept

    asyncio.run(evening([Written("1", 0, b"a", "x")]))
    kept = asyncio.run(evening([Written("1", 1, b"b", "y")])) or []
    assert [one for one in kept if b"TakenUp" not in one[0]] == [(b"a", "x"), (b"b", "y")]


WRITER = """
import asyncio, sys
from pathlib import Path
from fabula.rooms.storage.store import Written
where = sys.argv[1]
if where.startswith("postgresql"):
    from fabula.rooms.storage.postgres import PostgresStore as Lasting
else:
    from fabula.rooms.storage.sqlite import SqliteStore as Lasting
    where = Path(where)
async def write():
    store = Lasting(where)
    await store.open()
    for seq in range(1_000_000):
        await store.append([Written("1", seq, b"x")])
        print(seq, flush=True)
asyncio.run(write())
"""


@pytest.mark.parametrize("made", LASTING, indirect=True)
def test_what_was_acknowledged_outlives_a_kill(made: Made) -> None:
    where = place_of(made())
    with subprocess.Popen([sys.executable, "-c", WRITER, where], stdout=subprocess.PIPE, text=True) as writer:
        assert writer.stdout is not None
        acknowledged = [int(next(writer.stdout)) for _ in range(50)]
        writer.kill()
        acknowledged += [int(line) for line in writer.stdout if line.endswith("\n")]
    kept = asyncio.run(read_again(made))
    assert len(kept) > acknowledged[-1] >= 49


def place_of(store: Store) -> str:
    """Where a store keeps its rooms."""
    assert isinstance(store, SqliteStore | PostgresStore)
    return str(store.path) if isinstance(store, SqliteStore) else store.database


async def read_again(made: Made) -> list[Kept]:
    """The log of a room, of whose writer nothing is left a moment later."""
    for _ in range(100):
        with suppress(HeldElsewhere):
            store = await opened(made)
            kept = await store.log_of("1")
            await store.close()
            return kept
        await asyncio.sleep(0.05)
    raise AssertionError("who was killed still holds the rooms")
