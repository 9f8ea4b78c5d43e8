"""Logs in PostgreSQL, for rooms that are to outlive a machine. Needs the extra `fabula[postgres]`.

One task writes, one commit for all that waits, as in a file of SQLite. What the processor does for a commit
is another process's: a server that is busy has more of its core for its players.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from contextlib import suppress
from hashlib import sha256
from typing import Any, NamedTuple

import asyncpg

from fabula.rooms.storage.chronicle import MOST_LEAVES, Leaf
from fabula.rooms.storage.log import time_of
from fabula.rooms.storage.store import CannotBeKept, Fenced, HeldElsewhere, Kept, Sharing, Written

BATCH = 512
READERS = 8
WITHIN = 5.0  # s; a database that takes longer is away
HELD = 0x_FAB_07A  # the number of the advisory lock by which one server holds all rooms of a database
# Who has lost the network is noticed within half a minute, lest a server on another machine wait for hours.
ALIVE = {"tcp_keepalives_idle": "10", "tcp_keepalives_interval": "5", "tcp_keepalives_count": "3"}

PATIENCE = {"timeout": WITHIN, "command_timeout": WITHIN}
BROKEN = (asyncpg.InterfaceError, asyncpg.InternalClientError, OSError, TimeoutError)
OF_THE_DATABASE = (asyncpg.PostgresError, *BROKEN)

# As in a file of SQLite. A command's name comes from a device and may hold any sign, which text may not.
TABLES = """
CREATE TABLE IF NOT EXISTS log (room text NOT NULL, seq int NOT NULL, entry bytea NOT NULL, command bytea,
  PRIMARY KEY (room, seq));
CREATE UNIQUE INDEX IF NOT EXISTS once ON log (room, command) WHERE command IS NOT NULL;
CREATE TABLE IF NOT EXISTS pulse (one int PRIMARY KEY, beat bigint NOT NULL);
CREATE TABLE IF NOT EXISTS room (code text PRIMARY KEY, clock boolean NOT NULL DEFAULT false, aside bigint);
CREATE INDEX IF NOT EXISTS due ON room (code) WHERE clock AND aside IS NULL;
CREATE TABLE IF NOT EXISTS key (hash text NOT NULL, room text NOT NULL, seq int NOT NULL,
  PRIMARY KEY (hash, room));
CREATE INDEX IF NOT EXISTS keys ON key (room);
CREATE TABLE IF NOT EXISTS leaf (chronicle text NOT NULL, leaf text NOT NULL, at bigint NOT NULL,
  entry bytea NOT NULL, PRIMARY KEY (chronicle, leaf));
CREATE OR REPLACE VIEW here AS SELECT code, clock FROM room
  WHERE aside IS NULL AND EXISTS (SELECT FROM log WHERE log.room = code);
"""
# What the tables were made from is noted: to ask for each of them again would wait for all who write.
MADE_FROM = "SELECT obj_description(to_regclass('here'), 'pg_class')"
HOLD = "SELECT pg_try_advisory_lock($1)"
LINES = "INSERT INTO log SELECT * FROM unnest($1::text[], $2::int[], $3::bytea[], $4::bytea[])"
ROOMS = "INSERT INTO room (code) SELECT * FROM unnest($1::text[]) ON CONFLICT DO NOTHING"
KEYS = "INSERT INTO key SELECT * FROM unnest($1::text[], $2::text[], $3::int[]) ON CONFLICT DO NOTHING"
CLOCKS = """UPDATE room SET clock = runs FROM unnest($1::text[], $2::boolean[]) AS told(room, runs)
  WHERE code = told.room"""
LEAVES_KEPT = """INSERT INTO leaf SELECT * FROM unnest($1::text[], $2::text[], $3::bigint[], $4::bytea[])
  ON CONFLICT (chronicle, leaf) DO UPDATE SET at = excluded.at, entry = excluded.entry"""
LEAVES_OUT = """DELETE FROM leaf USING unnest($1::text[], $2::text[]) AS gone(book, page)
  WHERE chronicle = book AND leaf = page"""
OLD_LEAVES = f"""DELETE FROM leaf WHERE chronicle = $1 AND leaf != '' AND leaf IN (
  SELECT leaf FROM leaf WHERE chronicle = $1 ORDER BY leaf COLLATE "C" DESC OFFSET {MOST_LEAVES})"""  # noqa: S608 - a number of ours
LEAVES = "SELECT chronicle, leaf, at, entry FROM leaf WHERE chronicle = $1"
TITLE_LEAF = "SELECT chronicle, leaf, at, entry FROM leaf WHERE chronicle = $1 AND leaf = ''"
OLD_CHRONICLES = "SELECT chronicle FROM leaf GROUP BY chronicle HAVING max(at) < $1"
FORGET_CHRONICLE = "DELETE FROM leaf WHERE chronicle = $1"
PULSE = "INSERT INTO pulse VALUES (0, 1) ON CONFLICT (one) DO UPDATE SET beat = pulse.beat + 1"
CREATE = "INSERT INTO room (code) VALUES ($1)"
LEAVE = "UPDATE room SET clock = false WHERE code = $1"
SET_ASIDE = "UPDATE room SET aside = $2 WHERE code = $1"
BRING_BACK = "UPDATE room SET aside = NULL WHERE aside >= $1"
FORGET = """WITH lines AS (DELETE FROM log WHERE room = $1), keys AS (DELETE FROM key WHERE room = $1)
  DELETE FROM room WHERE code = $1"""
LONG_APART = "SELECT code FROM room WHERE aside < $1"
NEVER_FILLED = "DELETE FROM room WHERE NOT EXISTS (SELECT FROM log WHERE room = code)"
IS_HERE = "SELECT FROM here WHERE code = $1"
LOG = "SELECT entry, command FROM log WHERE room = $1 ORDER BY seq"
DUE = "SELECT code FROM here WHERE clock"
COUNT = "SELECT count(*) FROM here"
OPENS = "SELECT FROM key WHERE hash = $2 AND room = $1"
MADE_WITH = "SELECT room FROM key JOIN here ON code = room WHERE hash = $1 AND seq = 1"
LAST_LINES = """SELECT code, (SELECT entry FROM log WHERE room = code ORDER BY seq DESC LIMIT 1) AS entry
  FROM here"""


class Away(CannotBeKept):
    """The database cannot be reached: to try each writing alone would only take as long again."""


Order = tuple[Any, ...]  # a statement, and what it is about


class _Work(NamedTuple):
    lines: Sequence[Written]
    orders: Sequence[Order]
    done: asyncio.Future[None]


class PostgresStore:
    """One database, one writing task, one commit for all that waits.

    What writes is one connection, which holds all rooms of the database for this server. Where it breaks
    another one takes its place, unless another server has taken hold meanwhile.
    """

    hold = HOLD
    patience = ALIVE
    tables = TABLES

    def __init__(self, database: str) -> None:
        self.database = database
        self._queue: asyncio.Queue[_Work | None] = asyncio.Queue()
        self._writing: asyncio.Task[None] | None = None
        self._writer: Any = None
        self._readers: Any = None

    async def open(self) -> None:
        """Have the tables, and hold all rooms; HeldElsewhere if another server does."""
        try:
            await self._make_tables(await self._connected())
        except OF_THE_DATABASE as error:
            raise what_it_means(error) from None
        self._readers = await asyncpg.create_pool(
            self.database,
            min_size=0,
            max_size=READERS,
            command_timeout=WITHIN,
            timeout=WITHIN,
            reset=_as_it_is,
        )
        self._writing = asyncio.get_running_loop().create_task(self._write())

    @property
    def sharing(self) -> Sharing | None:
        """Nobody: one server holds all rooms."""
        return None

    async def _make_tables(self, writer: Any) -> None:
        await self._have_tables(writer)
        await writer.execute(NEVER_FILLED)

    async def _have_tables(self, writer: Any) -> None:
        made_from = sha256(self.tables.encode()).hexdigest()
        if await writer.fetchval(MADE_FROM) != made_from:
            await writer.execute(f"{self.tables} COMMENT ON VIEW here IS '{made_from}'")

    async def _connected(self) -> Any:
        """The connection that writes."""
        if self._writer is None or self._writer.is_closed():
            writer = await asyncpg.connect(self.database, server_settings=self.patience, **PATIENCE)
            if not await writer.fetchval(self.hold, HELD):
                await writer.close()
                raise HeldElsewhere("another server has the rooms of this database")
            self._writer = writer
        return self._writer

    # ---- writing

    async def append(self, lines: Sequence[Written]) -> None:
        """Keep these lines; they are on the database's disk when this returns."""
        await self._do(lines)

    async def create(self, room: str) -> bool:
        """Have a room without a line."""
        try:
            await self._do((), (CREATE, room))
        except Fenced:
            return False
        return True

    async def leave(self, room: str) -> None:
        """Note that no clock runs."""
        await self._do((), (LEAVE, room))

    async def set_aside(self, room: str, at: int) -> None:
        """Keep a room apart."""
        await self._do((), (SET_ASIDE, room, at))

    async def bring_back(self, since: int) -> None:
        """Have rooms again that were set aside too early."""
        await self._do((), (BRING_BACK, since))

    async def forget(self, before: int) -> None:
        """Forget what was set aside before this time, room by room, so that nobody waits long meanwhile."""
        for (room,) in await self._ask(LONG_APART, before):
            await self._do((), (FORGET, room))

    async def pulse(self) -> None:
        """Count one more."""
        await self._do((), (PULSE,))

    async def keep_leaves(self, leaves: Sequence[Leaf]) -> None:
        """Write leaves of chronicles, or take them out."""
        await self._do((), *orders_for_leaves(leaves))

    async def forget_chronicles(self, before: int) -> None:
        """Forget the chronicles in which nothing was written since then, one by one."""
        for (chronicle,) in await self._ask(OLD_CHRONICLES, before):
            await self._do((), (FORGET_CHRONICLE, chronicle))

    async def _do(self, lines: Sequence[Written], *orders: Order) -> None:
        done = asyncio.get_running_loop().create_future()
        self._queue.put_nowait(_Work(lines, orders, done))
        await done

    # ---- reading

    async def take(self, room: str) -> list[Kept] | None:
        """The log of a room, unless it lies apart."""
        return await self.log_of(room) if may_be_one(room) and await self._ask(IS_HERE, room) else None

    async def log_of(self, room: str) -> list[Kept]:
        """The log of one room."""
        return [kept_as(*row) for row in await self._ask(LOG, room)]

    async def due(self) -> list[str]:
        """The rooms in which a clock runs."""
        return [room for (room,) in await self._ask(DUE)]

    async def opens(self, room: str, key: str) -> bool:
        """Whether the key was given here."""
        return may_be_one(room) and bool(await self._ask(OPENS, room, key))

    async def made_with(self, key: str) -> str | None:
        """The room whose second line gave the key."""
        return next((room for (room,) in await self._ask(MADE_WITH, key)), None)

    async def count(self) -> int:
        """How many rooms there are."""
        return int((await self._ask(COUNT))[0][0])

    async def untouched_since(self, then: int) -> list[str]:
        """The rooms whose last line is older."""
        return [room for room, line in await self._ask(LAST_LINES) if time_of(line) < then]

    async def chronicle(self, chronicle: str) -> list[Leaf]:
        """The leaves of a chronicle."""
        return [Leaf(*row) for row in await self._ask(LEAVES, chronicle)]

    async def title(self, chronicle: str) -> list[Leaf]:
        """The title leaf of a chronicle."""
        return [Leaf(*row) for row in await self._ask(TITLE_LEAF, chronicle)]

    async def _ask(self, question: str, *about: Any) -> list[Any]:
        try:
            return list(await self._readers.fetch(question, *about))
        except OF_THE_DATABASE as error:
            raise what_it_means(error) from None

    # ---- the task that writes

    async def close(self) -> None:
        """Write what waits, then let go of the database."""
        if self._writing is None:
            return
        self._queue.put_nowait(None)
        await self._writing
        with suppress(Exception):
            async with asyncio.timeout(WITHIN):
                await self._readers.close()
                await self._writer.close()
        self._readers.terminate()
        self._writer.terminate()

    async def _write(self) -> None:
        open_ = True
        while open_:
            batch, open_ = await self._next_batch()
            error = await self._committed(batch) if batch else None
            alone = error is not None and len(batch) > 1 and not isinstance(error, Away)
            for work in batch:
                _tell(work, await self._committed([work]) if alone else error)

    async def _next_batch(self) -> tuple[list[_Work], bool]:
        batch: list[_Work] = []
        following = await self._queue.get()
        while following is not None:
            batch.append(following)
            if len(batch) == BATCH or self._queue.empty():
                return batch, True
            following = self._queue.get_nowait()
        return batch, False

    async def _committed(self, batch: Sequence[_Work]) -> Exception | None:
        """One transaction for a batch; what went wrong, in the words of a store."""
        try:
            lines = [line for work in batch for line in work.lines]
            orders = [*(order for work in batch for order in work.orders), *orders_for(lines)]
            db = await self._connected()
            if len(orders) == 1:  # which is a transaction of its own, and needs no word before and after
                await db.execute(*orders[0])
                return None
            async with db.transaction():
                for order in orders:
                    await db.execute(*order)
        except Exception as error:  # noqa: BLE001 - whatever it is, the task goes on: every room waits for it
            if isinstance(error, BROKEN) and self._writer is not None:
                self._writer.terminate()  # what it was told may be kept or not: rooms read again what is
            return what_it_means(error)
        return None


async def _as_it_is(_: Any) -> None:
    """A connection that only reads need not be put in order after each question."""


def orders_for(lines: Sequence[Written]) -> Iterable[Order]:
    """What has to be done to keep these lines, and what is known of their rooms besides."""
    if not lines:
        return
    commands = [None if line.command is None else line.command.encode() for line in lines]
    rooms, seqs, entries = ([line[column] for line in lines] for column in range(3))
    yield LINES, rooms, seqs, entries, commands
    if begun := [line.room for line in lines if line.seq == 0]:
        yield ROOMS, begun
    if given := [line for line in lines if line.key is not None]:
        yield KEYS, [line.key for line in given], [line.room for line in given], [line.seq for line in given]
    if clocks := {line.room: line.clock for line in lines if line.clock is not None}:
        yield CLOCKS, list(clocks), list(clocks.values())
    yield from orders_for_leaves([leaf for line in lines for leaf in line.leaves])


def orders_for_leaves(leaves: Sequence[Leaf]) -> Iterable[Order]:
    """What has to be done to write these leaves of chronicles, or to take them out."""
    last = {(leaf.chronicle, leaf.leaf): leaf for leaf in leaves}
    leaves = list(last.values())
    if kept := [leaf for leaf in leaves if leaf.entry]:
        yield LEAVES_KEPT, *([leaf[column] for leaf in kept] for column in range(4))
    if out := [leaf for leaf in leaves if not leaf.entry]:
        yield LEAVES_OUT, [leaf.chronicle for leaf in out], [leaf.leaf for leaf in out]
    for chronicle in dict.fromkeys(leaf.chronicle for leaf in leaves):
        yield OLD_LEAVES, chronicle


def kept_as(entry: bytes, command: bytes | None) -> Kept:
    """A line as every store gives it."""
    return entry, None if command is None else command.decode()


def may_be_one(room: str) -> bool:
    """Whether this can be a room's code at all: a device may send anything, also what no text may hold."""
    return room.isascii() and room.isdecimal()


def what_it_means(error: Exception) -> Exception:
    """A fault of the database, in the words of a store."""
    if isinstance(error, asyncpg.UniqueViolationError):
        return Fenced(str(error))
    if isinstance(error, HeldElsewhere):
        return Away(str(error))
    if not isinstance(error, OF_THE_DATABASE) or isinstance(error, asyncpg.exceptions.DataError):
        return error
    return Away(str(error)) if _has_left(error) else CannotBeKept(str(error))


def _has_left(error: Exception) -> bool:
    refused = (asyncpg.exceptions.CannotConnectNowError, asyncpg.exceptions.OperatorInterventionError)
    return isinstance(error, (asyncpg.exceptions.PostgresConnectionError, *refused, *BROKEN))


def _tell(work: _Work, error: Exception | None) -> None:
    if work.done.done():
        return
    if error is None:
        work.done.set_result(None)
    else:
        work.done.set_exception(error)
