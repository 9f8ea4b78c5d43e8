"""Copies of all rooms: taken under load, read back, put back into a file or a database, listed, given out."""

from __future__ import annotations

import asyncio
import json
import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

import pytest

from fabula.rooms.storage.archives import Archive, FileArchive, NotEmpty, NotWhole, Size, checked
from fabula.rooms.storage.chronicle import Leaf
from fabula.rooms.storage.postgres import PostgresStore
from fabula.rooms.storage.postgres_archive import DatabaseArchive
from fabula.rooms.storage.sqlite import FILE, SqliteStore
from fabula.rooms.storage.store import CannotBeKept, Kept, Store, Written


class Place(NamedTuple):
    """Where rooms are kept, and both ways to see them."""

    store: Callable[[], Store]
    archive: Archive


@pytest.fixture(params=["file", pytest.param("database", marks=pytest.mark.long)])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[], Place]:
    """What makes a place, a new one each time."""

    def in_a_file() -> Place:
        file = tmp_path / f"place{len(list(tmp_path.iterdir()))}" / FILE
        file.parent.mkdir()
        return Place(lambda: SqliteStore(file), FileArchive(file))

    def in_a_database() -> Place:
        database = request.getfixturevalue("postgres").database()
        return Place(lambda: PostgresStore(database), DatabaseArchive(database))

    return in_a_file if request.param == "file" else in_a_database


def line(room: str, seq: int) -> Written:
    entry = {"at": 1_000 + seq, "w": "RoomMade" if seq == 0 else "Said", "tale": "onenight", "text": f"{seq}"}
    key = f"{room}-key" if seq == 1 else None
    return Written(room, seq, json.dumps(entry).encode(), f"\x00{seq}" if seq > 1 else None, key, seq == 2)


async def opened(place: Place) -> Store:
    store = place.store()
    await store.open()
    return store


def test_a_copy_under_load_has_all_that_was_acknowledged_before_it(
    place: Callable[[], Place], tmp_path: Path
) -> None:
    async def evening() -> None:
        old, new, over = place(), place(), False
        store, acknowledged = await opened(old), dict.fromkeys(map(str, range(20)), 0)

        async def write(room: str) -> None:
            while not over:
                await store.append([line(room, acknowledged[room])])
                acknowledged[room] += 1

        writers = [asyncio.create_task(write(room)) for room in acknowledged]
        await asyncio.sleep(0.3)
        before = dict(acknowledged)
        copying = asyncio.create_task(asyncio.to_thread(asyncio.run, old.archive.copy(tmp_path / "copy")))
        size = await copying
        over = True
        await asyncio.gather(*writers)
        await store.close()
        assert size.rooms == 20
        assert os.name == "nt" or (tmp_path / "copy").stat().st_mode & 0o777 == 0o600
        assert await new.archive.put_back(tmp_path / "copy") == size
        again = await opened(new)
        for room, lines in before.items():
            log = await again.log_of(room)
            assert acknowledged[room] >= len(log) >= lines > 0
            assert log == [(entry.entry, entry.command) for entry in (line(room, n) for n in range(len(log)))]
            assert await again.opens(room, f"{room}-key") == (len(log) > 1)
        assert await again.made_with("7-key") == "7"
        await again.append([line("7", len(await again.log_of("7")))])
        await again.close()

    asyncio.run(asyncio.wait_for(evening(), 60))


async def filled(place: Place) -> list[Kept]:
    """Two rooms, one of them set aside."""
    store = await opened(place)
    await store.append([line("222222", n) for n in range(4)])
    await store.append([line("111111", n) for n in range(2)])
    await store.set_aside("222222", 50)
    kept = await store.log_of("222222")
    await store.close()
    return kept


def test_a_copy_holds_what_was_known_of_rooms_and_goes_from_a_file_to_a_database_and_back(
    place: Callable[[], Place], tmp_path: Path
) -> None:
    async def evening() -> None:
        old, new = place(), FileArchive(tmp_path / "rooms" / FILE)
        kept = await filled(old)
        leaf = Leaf("c", "1-1", 5, b"x")
        store = await opened(old)
        await store.keep_leaves([leaf])
        await store.close()
        assert await old.archive.copy(tmp_path / "copy") == Size(2, 6)
        await new.put_back(tmp_path / "copy")
        assert [one.code for one in await new.glimpses() if one.is_aside] == ["222222"]
        assert await new.glimpses() == await old.archive.glimpses()
        await new.copy(tmp_path / "second")
        third = place()
        await third.archive.put_back(tmp_path / "second")
        store = await opened(third)
        assert (await store.due(), await store.take("222222")) == ([], None)
        await store.bring_back(50)
        assert await store.take("222222") == kept
        assert await store.chronicle("c") == [leaf]
        await store.close()

    asyncio.run(evening())


def test_a_copy_of_a_version_that_knew_of_no_chronicles_is_put_back_too(
    place: Callable[[], Place], tmp_path: Path
) -> None:
    async def evening() -> None:
        old, new = place(), place()
        await filled(old)
        await old.archive.copy(tmp_path / "copy")
        with closing(sqlite3.connect(tmp_path / "copy")) as file, file:
            file.execute("DROP TABLE leaf")
        assert await new.archive.put_back(tmp_path / "copy") == Size(2, 6)
        store = await opened(new)
        assert await store.chronicle("c") == []
        await store.close()

    asyncio.run(evening())


def test_of_a_room_is_told_what_it_is_and_nobody_in_it(place: Callable[[], Place]) -> None:
    async def evening() -> None:
        here = place()
        kept = await filled(here)
        first, second = await here.archive.glimpses()
        assert first._replace(size=0) == ("111111", "onenight", 1_000, 1_001, 2, 0, False)
        assert second == ("222222", "onenight", 1_000, 1_003, 4, sum(len(entry) for entry, _ in kept), True)
        assert await here.archive.lines("222222") == [entry for entry, _ in kept]
        assert await here.archive.lines("333333") == []

    asyncio.run(evening())


def test_a_copy_is_put_back_only_where_there_are_no_rooms_and_is_itself_never_written_over(
    place: Callable[[], Place], tmp_path: Path
) -> None:
    async def evening() -> None:
        here = place()
        await filled(here)
        await here.archive.copy(tmp_path / "copy")
        with pytest.raises(NotEmpty):
            await here.archive.put_back(tmp_path / "copy")
        before = (tmp_path / "copy").read_bytes()
        with pytest.raises(FileExistsError):
            await here.archive.copy(tmp_path / "copy")
        assert (tmp_path / "copy").read_bytes() == before
        assert len(await here.archive.glimpses()) == 2

    asyncio.run(evening())


BROKEN = {
    "a line is missing": "DELETE FROM log WHERE room = '222222' AND seq = 2",
    "the first is missing": "DELETE FROM log WHERE room = '222222' AND seq = 0",
    "a line is none": "UPDATE log SET entry = x'7b22' WHERE room = '111111' AND seq = 1",
}


@pytest.mark.parametrize("order", BROKEN.values(), ids=BROKEN)
def test_a_copy_that_is_not_whole_is_found_and_changes_nothing(
    place: Callable[[], Place], tmp_path: Path, order: str
) -> None:
    async def evening() -> None:
        here, empty = place(), place()
        await filled(here)
        await here.archive.copy(tmp_path / "copy")
        assert checked(tmp_path / "copy") == Size(2, 6)
        with closing(sqlite3.connect(tmp_path / "copy")) as db, db:
            assert db.execute(order).rowcount == 1
        with pytest.raises(NotWhole):
            await empty.archive.put_back(tmp_path / "copy")
        store = await opened(empty)
        assert await store.count() == 0
        await store.close()

    asyncio.run(evening())


def test_a_file_that_is_cut_off_or_none_is_no_copy(tmp_path: Path) -> None:
    archive = FileArchive(tmp_path / FILE)
    asyncio.run(filled(Place(lambda: SqliteStore(tmp_path / FILE), archive)))
    asyncio.run(archive.copy(tmp_path / "copy"))
    whole = (tmp_path / "copy").read_bytes()
    for content in (whole[: len(whole) // 2], b"no database at all, and long enough" * 30, b""):
        (tmp_path / "copy").write_bytes(content)
        with pytest.raises(NotWhole):
            checked(tmp_path / "copy")
    with pytest.raises(FileNotFoundError):
        checked(tmp_path / "elsewhere")


def test_where_copying_fails_nothing_is_left(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        asyncio.run(FileArchive(tmp_path / FILE).copy(tmp_path / "copy"))
    with pytest.raises(CannotBeKept):
        asyncio.run(DatabaseArchive("postgresql://fabula@127.0.0.1:1/none").copy(tmp_path / "copy"))
    assert list(tmp_path.iterdir()) == []
