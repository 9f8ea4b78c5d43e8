"""The store of logs. The room is its log: whoever has the log can go on with the room.

Two keys guard it: `(room, seq)` fences off a second writer, `(room, command)` makes a repeated command
harmless. SQLite serves one machine; another store needs only these methods.
"""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Sequence
from contextlib import closing, suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import NamedTuple, Protocol

BATCH = 512
Kept = tuple[bytes, str | None]  # a line of a log, and the command it came from


class Fenced(Exception):
    """Somebody else has written to this room."""


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

    async def logs(self) -> dict[str, list[Kept]]:
        """All logs, each in order."""

    async def log_of(self, room: str) -> list[Kept]:
        """The log of one room."""

    async def drop(self, room: str) -> None:
        """Forget a room."""

    async def close(self) -> None:
        """Finish what is under way."""


class MemoryStore:
    """A store that forgets when the process ends; for tests."""

    def __init__(self) -> None:
        self.kept: dict[str, list[Kept]] = {}
        self._once: set[tuple[str, str]] = set()

    async def append(self, lines: Sequence[Written]) -> None:
        """Keep these lines."""
        for room in dict.fromkeys(line.room for line in lines):
            log, mine = self.kept.setdefault(room, []), [line for line in lines if line.room == room]
            if [line.seq for line in mine] != list(range(len(log), len(log) + len(mine))):
                raise Fenced(room)
            if any(line.command and (room, line.command) in self._once for line in mine):
                raise Fenced(room)
            self._once.update((room, line.command) for line in mine if line.command)
            log += [(line.entry, line.command) for line in mine]

    async def logs(self) -> dict[str, list[Kept]]:
        """All logs, each in order."""
        return {room: list(log) for room, log in self.kept.items()}

    async def log_of(self, room: str) -> list[Kept]:
        """The log of one room."""
        return list(self.kept.get(room, ()))

    async def drop(self, room: str) -> None:
        """Forget a room."""
        self.kept.pop(room, None)
        self._once = {one for one in self._once if one[0] != room}

    async def close(self) -> None:
        """Nothing is under way."""


class _Work(NamedTuple):
    lines: Sequence[Written]
    dropped: str | None
    done: asyncio.Future[None]
    loop: asyncio.AbstractEventLoop


class SqliteStore:
    """One file, one writer thread, one commit for all that waits (group commit)."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._queue: SimpleQueue[_Work | None] = SimpleQueue()
        self._thread: threading.Thread | None = None
        path.parent.mkdir(parents=True, exist_ok=True)
        with closing(self._connect()) as db:
            db.execute(
                "CREATE TABLE IF NOT EXISTS log (room TEXT NOT NULL, seq INTEGER NOT NULL,"
                " entry BLOB NOT NULL, command TEXT, PRIMARY KEY (room, seq)) WITHOUT ROWID"
            )
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
        await self._do(lines, None)

    async def drop(self, room: str) -> None:
        """Forget a room."""
        await self._do((), room)

    async def _do(self, lines: Sequence[Written], dropped: str | None) -> None:
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        if self._thread is None:
            self._thread = threading.Thread(target=self._write, name="fabula-store", daemon=True)
            self._thread.start()
        self._queue.put(_Work(lines, dropped, done, loop))
        await done

    async def logs(self) -> dict[str, list[Kept]]:
        """All logs, each in order."""
        logs: dict[str, list[Kept]] = {}
        for room, entry, command in await asyncio.to_thread(self._read):
            logs.setdefault(room, []).append((entry, command))
        return logs

    async def log_of(self, room: str) -> list[Kept]:
        """The log of one room."""
        return [(entry, command) for _, entry, command in await asyncio.to_thread(self._read, room)]

    def _read(self, room: str | None = None) -> list[tuple[str, bytes, str | None]]:
        with closing(self._connect()) as db:
            if room is None:
                return list(db.execute("SELECT room, entry, command FROM log ORDER BY room, seq"))
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
                if work.dropped is not None:
                    db.execute("DELETE FROM log WHERE room = ?", (work.dropped,))
                db.executemany("INSERT INTO log VALUES (?, ?, ?, ?)", work.lines)
    except Exception as error:  # noqa: BLE001 - whatever it is, the thread goes on: every room waits for it
        if tell or len(batch) == 1:
            _tell(batch, Fenced(str(error)) if isinstance(error, sqlite3.IntegrityError) else error)
            return True
        return False
    _tell(batch, None)
    return True


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
