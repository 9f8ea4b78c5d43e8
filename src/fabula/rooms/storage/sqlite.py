"""Logs in one file: SQLite, which serves one machine without any set-up."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
import threading
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import ExitStack, closing, contextmanager, suppress
from errno import ENOENT
from itertools import groupby
from os import strerror
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any, NamedTuple

from fabula.rooms.storage.chronicle import MOST_LEAVES, Leaf
from fabula.rooms.storage.log import is_clock_running, key_in, time_of
from fabula.rooms.storage.store import CannotBeKept, Fenced, Kept, Written

FILE = "rooms.sqlite3"
BATCH = 512
FOR_THE_OWNER_ALONE, FOLDER_OF_THE_OWNER = 0o600, 0o700

# Of a room: whether a clock runs there, and since when it lies apart; of a key: in which line it was given.
TABLES = """
CREATE TABLE IF NOT EXISTS log (room TEXT NOT NULL, seq INTEGER NOT NULL, entry BLOB NOT NULL, command TEXT,
  PRIMARY KEY (room, seq)) WITHOUT ROWID;
CREATE UNIQUE INDEX IF NOT EXISTS once ON log (room, command) WHERE command IS NOT NULL;
CREATE TABLE IF NOT EXISTS pulse (one INTEGER PRIMARY KEY, beat BLOB NOT NULL);
CREATE TABLE IF NOT EXISTS room (code TEXT PRIMARY KEY, clock INTEGER NOT NULL DEFAULT 0, aside INTEGER)
  WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS due ON room (code) WHERE clock AND aside IS NULL;
CREATE TABLE IF NOT EXISTS key (hash TEXT NOT NULL, room TEXT NOT NULL, seq INTEGER NOT NULL,
  PRIMARY KEY (hash, room)) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS keys ON key (room);
CREATE TABLE IF NOT EXISTS leaf (chronicle TEXT NOT NULL, leaf TEXT NOT NULL, at INTEGER NOT NULL,
  entry BLOB NOT NULL, PRIMARY KEY (chronicle, leaf)) WITHOUT ROWID;
CREATE VIEW IF NOT EXISTS here AS SELECT code, clock FROM room
  WHERE aside IS NULL AND EXISTS (SELECT 1 FROM log WHERE room = code);
"""
# Lines by one statement, however many: what is left over of its places is empty and no line.
PLACES = (1, 8, 60, 240)  # four values each: more than 999 were too many before SQLite 3.32
LINES = {
    many: f"""INSERT INTO log SELECT * FROM (VALUES {", ".join(["(?, ?, ?, ?)"] * many)})
  WHERE column1 IS NOT NULL"""  # noqa: S608 - marks alone
    for many in PLACES
}
ROOM = "INSERT OR IGNORE INTO room (code) VALUES (?)"
KEY = "INSERT OR IGNORE INTO key VALUES (?, ?, ?)"
CLOCK = "UPDATE room SET clock = ? WHERE code = ?"
LEAF = "INSERT OR REPLACE INTO leaf VALUES (?, ?, ?, ?)"
NO_LEAF = "DELETE FROM leaf WHERE chronicle = ? AND leaf = ?"
OLD_LEAVES = f"""DELETE FROM leaf WHERE chronicle = ? AND leaf != '' AND leaf IN (
  SELECT leaf FROM leaf WHERE chronicle = ? ORDER BY leaf DESC LIMIT -1 OFFSET {MOST_LEAVES})"""  # noqa: S608 - a number of ours
LEAVES = "SELECT * FROM leaf WHERE chronicle = :chronicle"
TITLE_LEAF = "SELECT * FROM leaf WHERE chronicle = :chronicle AND leaf = ''"
OLD_CHRONICLES = "SELECT chronicle FROM leaf GROUP BY chronicle HAVING max(at) < :before"
FORGET_CHRONICLE = ("DELETE FROM leaf WHERE chronicle = :chronicle",)
PULSE = ("INSERT OR REPLACE INTO pulse VALUES (0, randomblob(2000))",)
CREATE = ("INSERT INTO room (code) VALUES (:room)",)
LEAVE = ("UPDATE room SET clock = 0 WHERE code = :room",)
SET_ASIDE = ("UPDATE room SET aside = :at WHERE code = :room",)
BRING_BACK = ("UPDATE room SET aside = NULL WHERE aside >= :since",)
FORGET = (
    "DELETE FROM log WHERE room = :room",
    "DELETE FROM key WHERE room = :room",
    "DELETE FROM room WHERE code = :room",
)
LONG_APART = "SELECT code FROM room WHERE aside < :before"
NEVER_FILLED = "DELETE FROM room WHERE NOT EXISTS (SELECT 1 FROM log WHERE room = code)"
# Earlier versions knew nothing but lines, and kept those of old rooms in a table of their own. A room that
# came by the code of one that lies apart has taken its place. Rooms are found by seeking one after another.
ENTER_ASIDE = (
    "DELETE FROM aside WHERE EXISTS (SELECT 1 FROM log WHERE log.room = aside.room)",
    "INSERT OR REPLACE INTO room (code, aside) SELECT room, min(at) FROM aside GROUP BY room",
    "INSERT INTO log SELECT room, seq, entry, command FROM aside",
    "DROP TABLE aside",
)
NOT_ENTERED = """
WITH RECURSIVE each(room) AS (
  SELECT min(room) FROM log UNION ALL SELECT (SELECT min(room) FROM log WHERE log.room > each.room) FROM each
  WHERE each.room IS NOT NULL)
SELECT room FROM each WHERE room IS NOT NULL AND room NOT IN (SELECT code FROM room)
"""
IS_HERE = "SELECT 1 FROM here WHERE code = :room"
LOG = "SELECT entry, command FROM log WHERE room = :room ORDER BY seq"
DUE = "SELECT code FROM here WHERE clock"
COUNT = "SELECT count(*) FROM here"
OPENS = "SELECT 1 FROM key WHERE hash = :key AND room = :room"
MADE_WITH = "SELECT room FROM key JOIN here ON code = room WHERE hash = :key AND seq = 1"
LAST_LINES = "SELECT code, (SELECT entry FROM log WHERE room = code ORDER BY seq DESC LIMIT 1) FROM here"
ALL_LOGS = "SELECT room, entry, command FROM log{apart} ORDER BY room, seq"
NOT_APART = " WHERE room NOT IN (SELECT code FROM room WHERE aside IS NOT NULL)"


def logs_in(file: Path) -> dict[str, list[Kept]]:
    """All logs of a store that may be in use; nothing is written. OSError where there is none."""
    logs: dict[str, list[Kept]] = {}
    with closing(connected_to_read(file)) as db:
        apart = NOT_APART if has_table(db, "room") else ""
        for room, entry, command in db.execute(ALL_LOGS.format(apart=apart)):
            logs.setdefault(room, []).append((entry, command))
    return logs


def connected_to_read(file: Path) -> sqlite3.Connection:
    """A store that may be in use, of which nothing can be written. OSError where there is none."""
    if not file.is_file():
        raise FileNotFoundError(ENOENT, strerror(ENOENT), str(file))
    return sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)


def make_private(folder: Path) -> None:
    """Make a folder for rooms, which only its owner may look into; one that all share stays as it is."""
    folder.mkdir(mode=FOLDER_OF_THE_OWNER, parents=True, exist_ok=True)
    if not folder.stat().st_mode & stat.S_ISVTX:
        folder.chmod(FOLDER_OF_THE_OWNER)


def keep_private(file: Path) -> None:
    """Make a file which only its owner may read, or let it be so."""
    file.touch(FOR_THE_OWNER_ALONE)
    file.chmod(FOR_THE_OWNER_ALONE)


# ---------------------------------------------------------------- files of earlier versions


def has_table(db: sqlite3.Connection, table: str) -> bool:
    """Whether a file has this table."""
    return db.execute("SELECT 1 FROM sqlite_master WHERE name = ?", (table,)).fetchone() is not None


def _bring_up_to_date(db: sqlite3.Connection) -> None:
    """Have the tables of this version; what another one has kept is entered in them, all or nothing."""
    with _at_once(db):
        make_tables(db)
        if has_table(db, "aside"):
            for order in ENTER_ASIDE:
                db.execute(order)
        for (room,) in db.execute(NOT_ENTERED).fetchall():
            _enter(db, room)
        db.execute(NEVER_FILLED)


def make_tables(db: sqlite3.Connection) -> None:
    """Have the tables of this version."""
    for table in filter(str.strip, TABLES.split(";")):
        db.execute(table)


@contextmanager
def _at_once(db: sqlite3.Connection) -> Iterator[None]:
    db.execute("BEGIN IMMEDIATE")
    with db:
        yield


def _enter(db: sqlite3.Connection, room: str) -> None:
    lines = [entry for entry, _ in db.execute(LOG, {"room": room})]
    db.execute(ROOM, (room,))
    db.execute(CLOCK, (is_clock_running(lines), room))
    keys = ((key, room, seq) for seq, line in enumerate(lines) if (key := key_in(line)))
    db.executemany(KEY, keys)


# ---------------------------------------------------------------- the store


class _Work(NamedTuple):
    lines: Sequence[Written]
    orders: Sequence[str]
    about: Mapping[str, str | int]
    done: asyncio.Future[None]
    loop: asyncio.AbstractEventLoop
    leaves: Sequence[Leaf] = ()


_Statement = tuple[str, Sequence[Any] | Mapping[str, str | int]]


class SqliteStore:
    """One file, one writer thread, one commit for all that waits (group commit)."""

    sharing = None

    def __init__(self, path: Path) -> None:
        self.path = path
        self._queue: SimpleQueue[_Work | None] = SimpleQueue()
        self._thread: threading.Thread | None = None
        make_private(path.parent)
        for file in (path, *path.parent.glob(f"{path.name}-*")):
            keep_private(file)
        with closing(self._connect()) as db:
            _bring_up_to_date(db)

    def _connect(self) -> sqlite3.Connection:
        db = sqlite3.connect(self.path, isolation_level=None)  # what is one statement needs no more
        with ExitStack() as failing:
            failing.callback(db.close)
            db.execute("PRAGMA journal_mode=WAL")
            db.execute("PRAGMA synchronous=FULL")
            db.execute("PRAGMA secure_delete=ON")  # what is forgotten is written over
            failing.pop_all()  # it stays open
        return db

    async def open(self) -> None:
        """Be ready, as the file has been since this was made."""

    # ---- writing

    async def append(self, lines: Sequence[Written]) -> None:
        """Keep these lines; they are on disk when this returns."""
        await self._do(lines)

    async def create(self, room: str) -> bool:
        """Have a room without a line."""
        try:
            await self._do((), CREATE, room=room)
        except Fenced:
            return False
        return True

    async def leave(self, room: str) -> None:
        """Note that no clock runs."""
        await self._do((), LEAVE, room=room)

    async def set_aside(self, room: str, at: int) -> None:
        """Keep a room apart."""
        await self._do((), SET_ASIDE, room=room, at=at)

    async def bring_back(self, since: int) -> None:
        """Have rooms again that were set aside too early."""
        await self._do((), BRING_BACK, since=since)

    async def forget(self, before: int) -> None:
        """Forget what was set aside before this time, room by room, so that nobody waits long meanwhile."""
        for (room,) in await self._ask(LONG_APART, before=before):
            await self._do((), FORGET, room=room)

    async def pulse(self) -> None:
        """Write over what was written here last."""
        await self._do((), PULSE)

    async def keep_leaves(self, leaves: Sequence[Leaf]) -> None:
        """Write leaves of chronicles, or take them out."""
        await self._do((), leaves=leaves)

    async def forget_chronicles(self, before: int) -> None:
        """Forget the chronicles in which nothing was written since then, one by one."""
        for (chronicle,) in await self._ask(OLD_CHRONICLES, before=before):
            await self._do((), FORGET_CHRONICLE, chronicle=chronicle)

    async def _do(
        self,
        lines: Sequence[Written],
        orders: Sequence[str] = (),
        leaves: Sequence[Leaf] = (),
        **about: str | int,
    ) -> None:
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        if self._thread is None:
            self._thread = threading.Thread(target=self._write, name="fabula-store", daemon=True)
            self._thread.start()
        self._queue.put(_Work(lines, orders, about, done, loop, leaves))
        await done

    # ---- reading

    async def take(self, room: str) -> list[Kept] | None:
        """The log of a room, unless it lies apart."""
        return await self.log_of(room) if await self._ask(IS_HERE, room=room) else None

    async def log_of(self, room: str) -> list[Kept]:
        """The log of one room."""
        return await self._ask(LOG, room=room)

    async def due(self) -> list[str]:
        """The rooms in which a clock runs."""
        return [room for (room,) in await self._ask(DUE)]

    async def opens(self, room: str, key: str) -> bool:
        """Whether the key was given here."""
        return bool(await self._ask(OPENS, room=room, key=key))

    async def made_with(self, key: str) -> str | None:
        """The room whose second line gave the key."""
        return next((room for (room,) in await self._ask(MADE_WITH, key=key)), None)

    async def count(self) -> int:
        """How many rooms there are."""
        return int((await self._ask(COUNT))[0][0])

    async def untouched_since(self, then: int) -> list[str]:
        """The rooms whose last line is older."""
        return [room for room, line in await self._ask(LAST_LINES) if time_of(line) < then]

    async def chronicle(self, chronicle: str) -> list[Leaf]:
        """The leaves of a chronicle."""
        return [Leaf(*row) for row in await self._ask(LEAVES, chronicle=chronicle)]

    async def title(self, chronicle: str) -> list[Leaf]:
        """The title leaf of a chronicle."""
        return [Leaf(*row) for row in await self._ask(TITLE_LEAF, chronicle=chronicle)]

    async def _ask(self, question: str, **about: str | int) -> list[Any]:
        return await asyncio.to_thread(self._read, question, about)

    def _read(self, question: str, about: Mapping[str, str | int]) -> list[Any]:
        try:
            with closing(self._connect()) as db:
                return db.execute(question, about).fetchall()
        except (sqlite3.Error, OSError) as error:
            raise what_it_means(error) from None

    # ---- the thread that writes

    async def close(self) -> None:
        """Write what waits, then let go of the file."""
        if self._thread is not None:
            self._queue.put(None)
            await asyncio.to_thread(self._thread.join)
            self._thread = None

    def _write(self) -> None:
        db, open_ = None, True
        while open_:
            batch, open_ = self._next_batch()
            try:
                db = db or self._connect()
            except Exception as error:  # noqa: BLE001 - whatever it is, the thread goes on: every room waits for it
                _tell(batch, what_it_means(error))
                continue
            if batch and not _commit(db, batch):
                for work in batch:
                    _commit(db, [work], tell=True)
        if db is not None:
            db.close()

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
    """One transaction for a batch. If it fails its works are tried alone, and the failing one is told.

    Where the file cannot be reached at all, all are told at once, for each would wait as long again.
    """
    try:
        statements = [*_statements(batch)]
        with db:
            if len(statements) > 1:
                db.execute("BEGIN")
            for statement, values in statements:
                db.execute(statement, values)
    except Exception as error:  # noqa: BLE001 - whatever it is, the thread goes on: every room waits for it
        if tell or len(batch) == 1 or _is_locked(error):
            _tell(batch, what_it_means(error))
            return True
        return False
    _tell(batch, None)
    return True


def _statements(batch: Sequence[_Work]) -> Iterator[_Statement]:
    """What is to be done for a batch, in as few statements as can be.

    After each of them this thread waits until the loop lets it go on, so one for each line made all wait the
    longer the more there was to write.
    """
    for are_orders, works in groupby(batch, key=lambda work: bool(work.orders)):
        if are_orders:
            yield from ((order, work.about) for work in works for order in work.orders)
            continue
        lines, leaves = list[Written](), list[Sequence[Leaf]]()
        for work in works:
            lines += work.lines
            leaves += [*(line.leaves for line in work.lines), work.leaves]
        yield from _to_keep(lines)
        for those in filter(None, leaves):
            yield from _to_keep_leaves(those)


def _to_keep(lines: Sequence[Written]) -> Iterator[_Statement]:
    most = PLACES[-1]
    for piece in (lines[first : first + most] for first in range(0, len(lines), most)):
        places = next(many for many in PLACES if many >= len(piece))
        values = [value for line in piece for value in line[:4]]
        yield LINES[places], values + [None] * (4 * (places - len(piece)))
    for line in lines:
        if line.seq == 0:
            yield ROOM, (line.room,)
        if line.key is not None:
            yield KEY, (line.key, line.room, line.seq)
        if line.clock is not None:
            yield CLOCK, (line.clock, line.room)


def _to_keep_leaves(leaves: Sequence[Leaf]) -> Iterator[_Statement]:
    yield from ((LEAF, leaf) if leaf.entry else (NO_LEAF, leaf[:2]) for leaf in leaves)
    yield from ((OLD_LEAVES, (one, one)) for one in dict.fromkeys(leaf.chronicle for leaf in leaves))


def _is_locked(error: Exception) -> bool:
    return getattr(error, "sqlite_errorcode", None) in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)


def what_it_means(error: Exception) -> Exception:
    """A fault of the database, in the words of a store."""
    if isinstance(error, sqlite3.IntegrityError):
        return Fenced(str(error))
    return CannotBeKept(str(error)) if isinstance(error, sqlite3.Error | OSError) else error


def _tell(batch: Iterable[_Work], error: Exception | None) -> None:
    waiting: dict[asyncio.AbstractEventLoop, list[asyncio.Future[None]]] = {}
    for work in batch:
        waiting.setdefault(work.loop, []).append(work.done)
    for loop, those in waiting.items():
        with suppress(RuntimeError):  # the loop is closed: nobody waits any more
            loop.call_soon_threadsafe(_finish, those, error)


def _finish(waiting: Iterable[asyncio.Future[None]], error: Exception | None) -> None:
    for done in waiting:
        if done.done():
            continue
        if error is None:
            done.set_result(None)
        else:
            done.set_exception(error)
