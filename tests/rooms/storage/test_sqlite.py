"""The file of rooms: what an earlier version wrote is entered anew, and a lock passes."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

import pytest
from tests.rooms.table import Phone, a_table, lots, play, some_rooms

from fabula.core.refusals import Refusal
from fabula.rooms.rooms import Rooms
from fabula.rooms.storage.sqlite import FILE, SqliteStore, logs_in
from fabula.rooms.storage.store import CannotBeKept, Fenced, Kept, MemoryStore, Written
from fabula.rooms.wire import messages as m

BEFORE = """
CREATE TABLE log (room TEXT NOT NULL, seq INTEGER NOT NULL, entry BLOB NOT NULL, command TEXT,
  PRIMARY KEY (room, seq)) WITHOUT ROWID;
CREATE TABLE aside (room TEXT NOT NULL, seq INTEGER NOT NULL, entry BLOB NOT NULL, command TEXT,
  at INTEGER NOT NULL, PRIMARY KEY (room, seq)) WITHOUT ROWID;
CREATE TABLE pulse (one INTEGER PRIMARY KEY, beat BLOB NOT NULL);
CREATE UNIQUE INDEX once ON log (room, command) WHERE command IS NOT NULL;
"""


def as_it_was_before(
    file: Path, logs: dict[str, list[Kept]], aside: dict[str, tuple[int, list[Kept]]]
) -> None:
    """A file as earlier versions wrote it."""
    with closing(sqlite3.connect(file)) as db, db:
        db.executescript(BEFORE)
        for room, lines in logs.items():
            db.executemany("INSERT INTO log VALUES (?, ?, ?, ?)", numbered(room, lines))
        for room, (at, lines) in aside.items():
            db.executemany(f"INSERT INTO aside VALUES (?, ?, ?, ?, {at})", numbered(room, lines))


def numbered(room: str, lines: Sequence[Kept]) -> list[tuple[str, int, bytes, str | None]]:
    return [(room, seq, *line) for seq, line in enumerate(lines)]


def some_logs() -> tuple[MemoryStore, Phone, Phone]:
    """A room in its lobby, and one in which a game is on."""

    async def evening() -> tuple[MemoryStore, Phone, Phone]:
        store = MemoryStore()
        rooms = some_rooms(store)
        lobby = (await a_table(rooms, 2))[0]
        playing = (await a_table(rooms, 3))[0]
        await playing.does(m.Start)
        return store, lobby, playing

    return play(evening())


def test_a_file_of_an_earlier_version_has_all_its_rooms_keys_and_clocks(tmp_path: Path) -> None:
    kept, lobby, playing = some_logs()
    apart: list[Kept] = [(b'{"at":5}', None)]
    as_it_was_before(tmp_path / FILE, kept.kept, {"111111": (7, apart), lobby.code: (8, apart)})
    assert logs_in(tmp_path / FILE) == kept.kept

    async def evening() -> None:
        for _ in range(2):
            store = SqliteStore(tmp_path / FILE)
            assert (await store.count(), await store.due()) == (2, [playing.code])
            assert {code: await store.take(code) for code in kept.kept} == kept.kept
            assert await store.take("111111") is None
            assert logs_in(tmp_path / FILE) == kept.kept
            await store.close()
        rooms = Rooms(store, below=lots(1))
        for phone in (lobby, playing):
            back = await Phone().enter(rooms, m.Return(phone.code, phone.key))
            assert back.room["host"] == "p1"
        await store.bring_back(7)
        assert (await store.take("111111"), await store.count()) == (apart, 3)
        await rooms.close()

    asyncio.run(evening())


def test_rooms_that_an_earlier_version_adds_to_the_file_are_found_at_the_next_start(tmp_path: Path) -> None:
    kept, lobby, playing = some_logs()
    asyncio.run(SqliteStore(tmp_path / FILE).append([Written(lobby.code, 0, kept.kept[lobby.code][0][0])]))
    with closing(sqlite3.connect(tmp_path / FILE)) as db, db:
        db.executemany("INSERT INTO log VALUES (?, ?, ?, ?)", numbered(playing.code, kept.kept[playing.code]))

    async def evening() -> None:
        store = SqliteStore(tmp_path / FILE)
        assert (await store.count(), await store.due()) == (2, [playing.code])
        assert await store.take(playing.code) == kept.kept[playing.code]
        await store.close()

    asyncio.run(evening())


def test_where_the_file_of_an_earlier_version_cannot_be_entered_it_stays_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept, _, playing = some_logs()
    as_it_was_before(tmp_path / FILE, kept.kept, {})
    with monkeypatch.context() as patch:
        patch.setattr("fabula.rooms.storage.sqlite.key_in", lambda _: 1 / 0)
        with pytest.raises(ZeroDivisionError):
            SqliteStore(tmp_path / FILE)
    assert logs_in(tmp_path / FILE) == kept.kept
    assert asyncio.run(SqliteStore(tmp_path / FILE).due()) == [playing.code]


def test_a_room_without_a_line_is_gone_at_the_next_start(tmp_path: Path) -> None:
    async def evening() -> None:
        store = SqliteStore(tmp_path / FILE)
        assert await store.create("1")
        assert await store.create("2")
        await store.append([Written("2", 0, b"a")])
        await store.close()
        again = SqliteStore(tmp_path / FILE)
        assert [await again.create("1"), await again.create("2")] == [True, False]
        await again.close()

    asyncio.run(evening())


class Impatient(SqliteStore):
    """A store that does not wait for a lock."""

    def _connect(self) -> sqlite3.Connection:
        db = super()._connect()
        db.execute("PRAGMA busy_timeout = 20")
        return db


def test_while_another_locks_the_file_nothing_is_kept_and_then_all_goes_on_by_itself(tmp_path: Path) -> None:
    async def evening() -> None:
        store = Impatient(tmp_path / FILE)
        rooms = Rooms(store, below=lots(1))
        await rooms.open()
        host = await Phone().enter(rooms, m.Make("A"))
        assert (await host.does(m.Say, text="before"))["t"] == "done"
        with closing(sqlite3.connect(tmp_path / FILE, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            with pytest.raises(Refusal, match="cannot-keep"):
                await host.does(m.Say, text="lost")
            outcome = await asyncio.gather(
                *(store.append([Written(str(n), 0, b"a")]) for n in range(20)), return_exceptions=True
            )
            assert {type(one) for one in outcome} == {CannotBeKept}
            assert not await rooms.health()
            other.execute("ROLLBACK")
        back = await Phone().enter(rooms, m.Return(host.code, host.key))
        assert (await back.does(m.Say, text="after"))["t"] == "done"
        assert [one["text"] for one in back.all("said")] == ["before", "after"]
        await rooms.close()

    asyncio.run(asyncio.wait_for(evening(), 30))


def test_a_file_that_cannot_be_opened_stops_no_later_writing(tmp_path: Path) -> None:
    class Shut(SqliteStore):
        is_shut = False

        def _connect(self) -> sqlite3.Connection:
            if self.is_shut:
                raise sqlite3.OperationalError("unable to open database file")
            return super()._connect()

    async def evening() -> None:
        store = Shut(tmp_path / FILE)
        store.is_shut = True
        with pytest.raises(CannotBeKept):
            await store.append([Written("1", 0, b"a")])
        with pytest.raises(CannotBeKept):
            await store.take("1")
        store.is_shut = False
        await store.append([Written("1", 0, b"a")])
        assert await store.take("1") == [(b"a", None)]
        await store.close()

    asyncio.run(asyncio.wait_for(evening(), 20))


@pytest.mark.parametrize("many", [1, 2, 7, 9, 61, 241, 600])
def test_however_many_lines_are_written_at_once_all_are_there_or_none(tmp_path: Path, many: int) -> None:
    lines = [
        Written(f"room {n % 3}", n // 3, b"line %d" % n, f"once {n}", clock=n % 2 == 0) for n in range(many)
    ]

    async def write() -> list[list[Kept]]:
        store = SqliteStore(tmp_path / FILE)
        await asyncio.gather(*(store.append([line]) for line in lines))
        with pytest.raises(Fenced):
            await store.append([Written("new", n, b"", None) for n in range(many)] + lines[-1:])
        kept = [await store.log_of(room) for room in ("room 0", "room 1", "room 2", "new")]
        await store.close()
        return kept

    *rooms, new = asyncio.run(write())
    assert rooms == [[(line.entry, line.command) for line in lines[first::3]] for first in range(3)]
    assert new == []


def test_what_is_written_at_once_happens_in_its_order(tmp_path: Path) -> None:
    async def write() -> tuple[bool, list[Kept], list[str]]:
        store = SqliteStore(tmp_path / FILE)
        made = store.create("room")
        first = store.append([Written("room", 0, b"first", None, clock=True)])
        left, second = store.leave("room"), store.append([Written("room", 1, b"second")])
        was_made, *_ = await asyncio.gather(made, first, left, second)
        kept = was_made, await store.log_of("room"), await store.due()
        await store.close()
        return kept

    assert asyncio.run(write()) == (True, [(b"first", None), (b"second", None)], [])
