"""The rooms of a database as whoever runs a server sees them: copied into a file, and put back from one."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, closing
from itertools import islice
from pathlib import Path
from typing import Any

import asyncpg

from fabula.rooms.storage.archives import (
    ASIDE,
    OF_A_ROOM,
    Emerging,
    Glimpse,
    NotEmpty,
    Size,
    checked,
    glimpse_of,
)
from fabula.rooms.storage.postgres import OF_THE_DATABASE, PATIENCE, PostgresStore, what_it_means
from fabula.rooms.storage.sqlite import connected_to_read, has_table, make_tables

AT_ONCE = 1_000
IS_THERE = "SELECT to_regclass($1)"  # not in a database that an earlier version wrote last
LINES = "SELECT entry FROM log WHERE room = $1 ORDER BY seq"
COLUMNS = {
    "log": ("room", "seq", "entry", "command"),
    "room": ("code", "clock", "aside"),
    "key": ("hash", "room", "seq"),
    "leaf": ("chronicle", "leaf", "at", "entry"),
}
Row = tuple[Any, ...]


def _line_of_a_file(line: Row) -> Row:
    """A command is text in a file, for any sign may stand there."""
    return (*line[:3], None if line[3] is None else line[3].decode())


def _line_of_a_database(line: Row) -> Row:
    """A command is bytes in a database."""
    return (*line[:3], None if line[3] is None else line[3].encode())


def _room_of_a_database(room: Row) -> Row:
    """Whether a clock runs is a number in a file."""
    return (room[0], bool(room[1]), room[2])


FOR_A_FILE: dict[str, Callable[[Row], Row]] = {"log": _line_of_a_file}
FOR_A_DATABASE: dict[str, Callable[[Row], Row]] = {"log": _line_of_a_database, "room": _room_of_a_database}


class DatabaseArchive:
    """Rooms in PostgreSQL."""

    def __init__(self, database: str) -> None:
        self.database = database

    async def copy(self, to: Path) -> Size:
        """Copy all that is kept at one moment; what is kept meanwhile is not in it."""
        with Emerging(to) as new:
            async with self._reading() as db:
                with closing(sqlite3.connect(new)) as file, file:
                    make_tables(file)
                    for table, columns in COLUMNS.items():
                        if await db.fetchval(IS_THERE, table) is not None:
                            await _copied(db, file, table, columns)
            return checked(new)

    async def put_back(self, copy: Path) -> Size:
        """Have the rooms of a copy, all or nothing."""
        size, store = checked(copy), PostgresStore(self.database)
        await store.open()
        try:
            if await store.count():
                raise NotEmpty("the database")
            await self._fill(copy)
        finally:
            await store.close()
        return size

    async def _fill(self, copy: Path) -> None:
        async with self._connected() as db, db.transaction():
            with closing(connected_to_read(copy)) as file:
                for table, columns in COLUMNS.items():
                    if not has_table(file, table):  # a copy of an earlier version
                        continue
                    as_there = FOR_A_DATABASE.get(table, tuple)
                    for part in parts(map(as_there, file.execute(all_of(table, columns)))):
                        await db.copy_records_to_table(table, records=part, columns=columns)

    async def glimpses(self) -> list[Glimpse]:
        """All rooms."""
        async with self._reading() as db:
            aside = {code for (code,) in await db.fetch(ASIDE)}
            return [glimpse_of(tuple(row), aside) for row in await db.fetch(OF_A_ROOM)]

    async def lines(self, room: str) -> list[bytes]:
        """The log of a room."""
        async with self._reading() as db:
            return [entry for (entry,) in await db.fetch(LINES, room)]

    @asynccontextmanager
    async def _reading(self) -> AsyncIterator[Any]:
        """A connection that sees all as it is at one moment."""
        async with self._connected() as db, db.transaction(isolation="repeatable_read", readonly=True):
            yield db

    @asynccontextmanager
    async def _connected(self) -> AsyncIterator[Any]:
        try:
            db = await asyncpg.connect(self.database, timeout=PATIENCE["timeout"])
            try:
                yield db
            finally:
                await db.close()
        except OF_THE_DATABASE as error:
            raise what_it_means(error) from None


async def _copied(db: Any, file: sqlite3.Connection, table: str, columns: Sequence[str]) -> None:
    """All rows of a table, some at a time."""
    insert = f"INSERT INTO {table} VALUES ({', '.join('?' for _ in columns)})"  # noqa: S608 - names of ours
    as_there, rows = FOR_A_FILE.get(table, tuple), list[Row]()
    async for row in db.cursor(all_of(table, columns), prefetch=AT_ONCE):
        rows.append(as_there(tuple(row)))
        if len(rows) == AT_ONCE:
            file.executemany(insert, rows)
            rows.clear()
    file.executemany(insert, rows)


def all_of(table: str, columns: Sequence[str]) -> str:
    """The question for all rows of a table."""
    return f"SELECT {', '.join(columns)} FROM {table}"  # noqa: S608 - names of ours


def parts(rows: Iterator[Row]) -> Iterator[list[Row]]:
    """Some rows at a time."""
    while part := list(islice(rows, AT_ONCE)):
        yield part
