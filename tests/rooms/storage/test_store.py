"""The store: logs in order, one writer, safe before it is acknowledged, set aside and forgotten."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from fabula.rooms.storage.store import Fenced, MemoryStore, SqliteStore, Store, Written


def stores(tmp_path: Path) -> list[Store]:
    return [MemoryStore(), SqliteStore(tmp_path / "deep" / "rooms.sqlite3")]


@pytest.mark.parametrize("which", [0, 1])
def test_a_store_keeps_logs_in_order_and_forgets_on_demand(tmp_path: Path, which: int) -> None:
    async def evening() -> None:
        store = stores(tmp_path)[which]
        await store.append([Written("1", 0, b"a", "x"), Written("1", 1, b"b")])
        await store.append([Written("2", 0, b"c"), Written("1", 2, b"d", "y")])
        assert await store.logs() == {"1": [(b"a", "x"), (b"b", None), (b"d", "y")], "2": [(b"c", None)]}
        assert await store.log_of("2") == [(b"c", None)]
        assert await store.log_of("3") == []
        await store.set_aside("1", 100)
        assert list(await store.logs()) == ["2"]
        await store.bring_back(101)
        assert list(await store.logs()) == ["2"]
        await store.bring_back(100)
        assert await store.log_of("1") == [(b"a", "x"), (b"b", None), (b"d", "y")]
        with pytest.raises(Fenced):
            await store.append([Written("1", 3, b"e", "y")])
        await store.set_aside("1", 100)
        await store.forget(101)
        await store.bring_back(0)
        assert list(await store.logs()) == ["2"]
        await store.close()

    asyncio.run(evening())


@pytest.mark.parametrize("which", [0, 1])
def test_a_second_writer_is_fenced_off_and_nothing_of_its_is_kept(tmp_path: Path, which: int) -> None:
    async def evening() -> None:
        store = stores(tmp_path)[which]
        await store.append([Written("1", 0, b"a")])
        with pytest.raises(Fenced):
            await store.append([Written("1", 1, b"b"), Written("1", 0, b"again")])
        assert await store.log_of("1") == [(b"a", None)]
        await store.close()

    asyncio.run(evening())


def test_one_faulty_writer_does_not_spoil_the_batch(tmp_path: Path) -> None:
    async def evening() -> None:
        store = SqliteStore(tmp_path / "rooms.sqlite3")
        await store.append([Written("1", 0, b"a", "once")])
        writes = [store.append([Written(str(n), 0, b"x")]) for n in range(1, 50)]
        repeated = store.append([Written("1", 1, b"b", "once")])
        outcome = await asyncio.gather(*writes, repeated, return_exceptions=True)
        assert [type(one) for one in outcome] == [Fenced, *[type(None)] * 48, Fenced]
        assert len(await store.logs()) == 49
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


def test_the_file_outlives_the_process_that_wrote_it(tmp_path: Path) -> None:
    async def first() -> None:
        await SqliteStore(tmp_path / "rooms.sqlite3").append([Written("1", 0, b"a")])

    async def second() -> dict[str, Any]:
        return dict(await SqliteStore(tmp_path / "rooms.sqlite3").logs())

    asyncio.run(first())
    assert asyncio.run(second()) == {"1": [(b"a", None)]}


WRITER = """
import asyncio, sys
from pathlib import Path
from fabula.rooms.storage.store import Written, SqliteStore
async def write():
    store = SqliteStore(Path(sys.argv[1]))
    for seq in range(1_000_000):
        await store.append([Written("1", seq, b"x")])
        print(seq, flush=True)
asyncio.run(write())
"""


def test_what_was_acknowledged_outlives_a_kill(tmp_path: Path) -> None:
    path = tmp_path / "rooms.sqlite3"
    with subprocess.Popen(
        [sys.executable, "-c", WRITER, str(path)], stdout=subprocess.PIPE, text=True
    ) as writer:
        assert writer.stdout is not None
        acknowledged = [int(next(writer.stdout)) for _ in range(50)]
        writer.kill()
        acknowledged += [int(line) for line in writer.stdout if line.endswith("\n")]
    kept = asyncio.run(SqliteStore(path).log_of("1"))
    assert len(kept) > acknowledged[-1] >= 49
