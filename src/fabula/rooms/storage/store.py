"""The store of logs. The room is its log: whoever has the log can go on with the room.

Two keys guard it: `(room, seq)` fences off a second writer, `(room, command)` makes a repeated command
harmless. SQLite serves one machine; another store needs only these methods.
"""

from __future__ import annotations

import asyncio
import sqlite3
import stat
import threading
from collections.abc import Iterable, Mapping, Sequence
from contextlib import closing, suppress
from errno import ENOENT
from os import strerror
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import NamedTuple, Protocol

FILE = "rooms.sqlite3"
BATCH = 512
PULSE = ("INSERT OR REPLACE INTO pulse VALUES (0, randomblob(2000))",)
FOR_THE_OWNER_ALONE, FOLDER_OF_THE_OWNER = 0o600, 0o700
ALL_LOGS = "SELECT room, entry, command FROM log ORDER BY room, seq"
Kept = tuple[bytes, str | None]  # a line of a log, and the command it came from


class Fenced(Exception):
    """Somebody else has written to this room."""


class CannotBeKept(Exception):
    """The disk takes nothing more, or the file cannot be written to."""


class Written(NamedTuple):
    """One line to be kept: its number in its room, what it says, the command it came from."""

    room: str
    seq: int
    entry: bytes
    command: str | None = None


class Store(Protocol):
    """Where logs are kept."""

    async def append(self, lines: Sequence[Written]) -> None:
        """Keep these lines, all or none; returns when they are safe. Fenced if the numbers are taken."""

    async def pulse(self) -> None:
        """Write a little that means nothing, which takes as long as a line; CannotBeKept where it cannot."""

    async def logs(self) -> dict[str, list[Kept]]:
        """All logs, each in order."""

    async def log_of(self, room: str) -> list[Kept]:
        """The log of one room."""

    async def set_aside(self, room: str, at: int) -> None:
        """Keep a room apart that nobody uses any more, and from when on (ms)."""

    async def bring_back(self, since: int) -> None:
        """Have the rooms again that were set aside at this time or later, so by a clock that was wrong."""

    async def forget(self, before: int) -> None:
        """Forget what was set aside before this time."""

    async def close(self) -> None:
        """Finish what is under way."""


def logs_in(file: Path) -> dict[str, list[Kept]]:
    """All logs of a store that may be in use; nothing is written. OSError where there is none."""
    if not file.is_file():
        raise FileNotFoundError(ENOENT, strerror(ENOENT), str(file))
    with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as db:
        return _in_rooms(db.execute(ALL_LOGS))


def _in_rooms(rows: Iterable[tuple[str, bytes, str | None]]) -> dict[str, list[Kept]]:
    logs: dict[str, list[Kept]] = {}
    for room, entry, command in rows:
        logs.setdefault(room, []).append((entry, command))
    return logs


class MemoryStore:
    """A store that forgets when the process ends; for tests."""

    def __init__(self) -> None:
        self.kept: dict[str, list[Kept]] = {}
        self.aside: dict[str, tuple[int, list[Kept]]] = {}
        self._once: set[tuple[str, str]] = set()

    async def append(self, lines: Sequence[Written]) -> None:
        """Keep these lines of logs."""
        for room in dict.fromkeys(line.room for line in lines):
            log, mine = self.kept.setdefault(room, []), [line for line in lines if line.room == room]
            if [line.seq for line in mine] != list(range(len(log), len(log) + len(mine))):
                raise Fenced(room)
            if any(line.command and (room, line.command) in self._once for line in mine):
                raise Fenced(room)
            self._once.update((room, line.command) for line in mine if line.command)
            log += [(line.entry, line.command) for line in mine]

    async def pulse(self) -> None:
        """Succeed at once, for memory needs no disk."""

    async def logs(self) -> dict[str, list[Kept]]:
        """All logs, each in order."""
        return {room: list(log) for room, log in self.kept.items()}

    async def log_of(self, room: str) -> list[Kept]:
        """The log of one room."""
        return list(self.kept.get(room, ()))

    async def set_aside(self, room: str, at: int) -> None:
        """Keep a room apart."""
        self.aside[room] = (at, self.kept.pop(room, []))
        self._once = {one for one in self._once if one[0] != room}

    async def bring_back(self, since: int) -> None:
        """Have rooms again that were set aside too early."""
        for room, (at, log) in list(self.aside.items()):
            if at >= since and room not in self.kept:
                self.kept[room] = self.aside.pop(room)[1]
                self._once.update((room, command) for _, command in log if command)

    async def forget(self, before: int) -> None:
        """Forget what was set aside before this time."""
        self.aside = {room: aside for room, aside in self.aside.items() if aside[0] >= before}

    async def close(self) -> None:
        """End at once, for nothing is ever under way in memory."""


# What has to be done with rooms, as SQL; a room that came by the code of one set aside takes its place.
SET_ASIDE = (
    "DELETE FROM aside WHERE room = :room",
    "INSERT INTO aside SELECT room, seq, entry, command, :at FROM log WHERE room = :room",
    "DELETE FROM log WHERE room = :room",
)
BRING_BACK = (
    (
        "INSERT INTO log SELECT room, seq, entry, command FROM aside"
        " WHERE at >= :since AND room NOT IN (SELECT room FROM log)"
    ),
    "DELETE FROM aside WHERE at >= :since AND room IN (SELECT room FROM log)",
)
FORGET = ("DELETE FROM aside WHERE at < :before",)


def make_private(folder: Path) -> None:
    """Make a folder for rooms, which only its owner may look into; one that all share stays as it is."""
    folder.mkdir(mode=FOLDER_OF_THE_OWNER, parents=True, exist_ok=True)
    if not folder.stat().st_mode & stat.S_ISVTX:
        folder.chmod(FOLDER_OF_THE_OWNER)


def keep_private(file: Path) -> None:
    """Make a file which only its owner may read, or let it be so."""
    file.touch(FOR_THE_OWNER_ALONE)
    file.chmod(FOR_THE_OWNER_ALONE)


class _Work(NamedTuple):
    lines: Sequence[Written]
    orders: Sequence[str]
    about: Mapping[str, str | int]
    done: asyncio.Future[None]
    loop: asyncio.AbstractEventLoop


class SqliteStore:
    """One file, one writer thread, one commit for all that waits (group commit)."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._queue: SimpleQueue[_Work | None] = SimpleQueue()
        self._thread: threading.Thread | None = None
        make_private(path.parent)
        for file in (path, *path.parent.glob(f"{path.name}-*")):
            keep_private(file)
        with closing(self._connect()) as db:
            db.execute(
                "CREATE TABLE IF NOT EXISTS log (room TEXT NOT NULL, seq INTEGER NOT NULL,"
                " entry BLOB NOT NULL, command TEXT, PRIMARY KEY (room, seq)) WITHOUT ROWID"
            )
            db.execute(
                "CREATE TABLE IF NOT EXISTS aside (room TEXT NOT NULL, seq INTEGER NOT NULL,"
                " entry BLOB NOT NULL, command TEXT, at INTEGER NOT NULL, PRIMARY KEY (room, seq))"
                " WITHOUT ROWID"
            )
            db.execute("CREATE TABLE IF NOT EXISTS pulse (one INTEGER PRIMARY KEY, beat BLOB NOT NULL)")
            db.execute(
                "CREATE UNIQUE INDEX IF NOT EXISTS once ON log (room, command) WHERE command IS NOT NULL"
            )

    def _connect(self) -> sqlite3.Connection:
        db = sqlite3.connect(self.path)
        db.execute("PRAGMA journal_mode=WAL")
        db.execute("PRAGMA synchronous=FULL")
        return db

    async def append(self, lines: Sequence[Written]) -> None:
        """Keep these lines; they are on disk when this returns."""
        await self._do(lines)

    async def set_aside(self, room: str, at: int) -> None:
        """Keep a room apart."""
        await self._do((), SET_ASIDE, room=room, at=at)

    async def bring_back(self, since: int) -> None:
        """Have rooms again that were set aside too early."""
        await self._do((), BRING_BACK, since=since)

    async def forget(self, before: int) -> None:
        """Forget what was set aside before this time."""
        await self._do((), FORGET, before=before)

    async def pulse(self) -> None:
        """Write over what was written here last."""
        await self._do((), PULSE)

    async def _do(self, lines: Sequence[Written], orders: Sequence[str] = (), **about: str | int) -> None:
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        if self._thread is None:
            self._thread = threading.Thread(target=self._write, name="fabula-store", daemon=True)
            self._thread.start()
        self._queue.put(_Work(lines, orders, about, done, loop))
        await done

    async def logs(self) -> dict[str, list[Kept]]:
        """All logs, each in order."""
        return _in_rooms(await asyncio.to_thread(self._read))

    async def log_of(self, room: str) -> list[Kept]:
        """The log of one room."""
        return [(entry, command) for _, entry, command in await asyncio.to_thread(self._read, room)]

    def _read(self, room: str | None = None) -> list[tuple[str, bytes, str | None]]:
        with closing(self._connect()) as db:
            if room is None:
                return list(db.execute(ALL_LOGS))
            one = "SELECT room, entry, command FROM log WHERE room = ? ORDER BY seq"
            return list(db.execute(one, (room,)))

    async def close(self) -> None:
        """Write what waits, then let go of the file."""
        if self._thread is not None:
            self._queue.put(None)
            await asyncio.to_thread(self._thread.join)
            self._thread = None

    def _write(self) -> None:
        with closing(self._connect()) as db:
            open_ = True
            while open_:
                batch, open_ = self._next_batch()
                if batch and not _commit(db, batch):
                    for work in batch:
                        _commit(db, [work], tell=True)

    def _next_batch(self) -> tuple[list[_Work], bool]:
        first = self._queue.get()
        batch = [] if first is None else [first]
        while first is not None and len(batch) < BATCH:
            try:
                following = self._queue.get_nowait()
            except Empty:
                return batch, True
            if following is None:
                return batch, False
            batch.append(following)
        return batch, first is not None


def _commit(db: sqlite3.Connection, batch: list[_Work], *, tell: bool = False) -> bool:
    """One transaction for a batch. If it fails its works are tried alone, and the failing one is told."""
    try:
        with db:
            for work in batch:
                for order in work.orders:
                    db.execute(order, work.about)
                db.executemany("INSERT INTO log VALUES (?, ?, ?, ?)", work.lines)
    except Exception as error:  # noqa: BLE001 - whatever it is, the thread goes on: every room waits for it
        if tell or len(batch) == 1:
            _tell(batch, what_it_means(error))
            return True
        return False
    _tell(batch, None)
    return True


def what_it_means(error: Exception) -> Exception:
    """A fault of the database, in the words of a store."""
    if isinstance(error, sqlite3.IntegrityError):
        return Fenced(str(error))
    return CannotBeKept(str(error)) if isinstance(error, sqlite3.Error | OSError) else error


def _tell(batch: list[_Work], error: Exception | None) -> None:
    for work in batch:
        with suppress(RuntimeError):  # the loop is closed: nobody waits any more
            work.loop.call_soon_threadsafe(_finish, work.done, error)


def _finish(done: asyncio.Future[None], error: Exception | None) -> None:
    if done.done():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)
