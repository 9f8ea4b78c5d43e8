"""Archives: what whoever runs a server does with its rooms from outside: copies, lists, gives out, puts back.

All but putting back works while the server runs, and changes nothing. A copy is a file of SQLite whatever the
rooms are kept in, so that it can be put back into either.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
from collections.abc import Iterable, Sequence
from contextlib import closing, suppress
from errno import EEXIST, ENOENT
from os import strerror
from pathlib import Path
from typing import NamedTuple, Protocol

import msgspec

from fabula.rooms.storage.log import time_of
from fabula.rooms.storage.sqlite import connected_to_read, has_table, keep_private, make_private

OF_A_ROOM = """SELECT room, count(*), sum(length(entry)),
  (SELECT entry FROM log AS one WHERE one.room = log.room AND seq = 0),
  (SELECT entry FROM log AS one WHERE one.room = log.room ORDER BY seq DESC LIMIT 1)
  FROM log GROUP BY room ORDER BY room"""
ASIDE = "SELECT code FROM room WHERE aside IS NOT NULL"
LINES = "SELECT entry FROM log WHERE room = ? ORDER BY seq"
EVERY_LINE = "SELECT room, seq, entry FROM log ORDER BY room, seq"


class NotWhole(Exception):
    """A copy does not hold what it should; the message says what is amiss."""


class NotEmpty(Exception):
    """Raised where others are to be put and there are rooms already."""


class Size(NamedTuple):
    """How much is kept."""

    rooms: int
    lines: int


class Glimpse(NamedTuple):
    """What can be said of a room without anybody in it: times in ms."""

    code: str
    tale: str
    made: int
    touched: int
    lines: int
    size: int
    is_aside: bool


class Archive(Protocol):
    """The rooms of a server, seen by whoever runs it."""

    async def copy(self, to: Path) -> Size:
        """Copy all that is kept at this moment into a new file, and read it back; NotWhole if that fails."""

    async def put_back(self, copy: Path) -> Size:
        """Have the rooms of a copy where there are none; NotEmpty, NotWhole, and then nothing is changed."""

    async def glimpses(self) -> list[Glimpse]:
        """All rooms, by their codes."""

    async def lines(self, room: str) -> list[bytes]:
        """The log of a room."""


class FileArchive:
    """Rooms in a file."""

    def __init__(self, file: Path) -> None:
        self.file = file

    async def copy(self, to: Path) -> Size:
        """Copy the file as it is after the last commit."""
        with Emerging(to) as new, closing(connected_to_read(self.file)) as db:
            db.execute("VACUUM INTO ?", (str(new),))
            return checked(new)

    async def put_back(self, copy: Path) -> Size:
        """Have this file be the copy; nobody else may have it open."""
        size = checked(copy)
        if self.file.exists() and await self.glimpses():
            raise NotEmpty(str(self.file))
        make_private(self.file.parent)
        with Emerging(self.file, may_be_there=True) as new:
            shutil.copyfile(copy, new)
            for rest in self.file.parent.glob(f"{self.file.name}-*"):
                rest.unlink()
        return size

    async def glimpses(self) -> list[Glimpse]:
        """All rooms, also of a file that an earlier version wrote."""
        with closing(connected_to_read(self.file)) as db:
            if not has_table(db, "log"):
                return []
            aside = {code for (code,) in db.execute(ASIDE)} if has_table(db, "room") else set()
            return [glimpse_of(row, aside) for row in db.execute(OF_A_ROOM)]

    async def lines(self, room: str) -> list[bytes]:
        """The log of a room."""
        with closing(connected_to_read(self.file)) as db:
            return [entry for (entry,) in db.execute(LINES, (room,))]


class Emerging:
    """A file that nobody sees under its name before it is whole; FileExistsError if there is one already."""

    def __init__(self, file: Path, *, may_be_there: bool = False) -> None:
        self.file = file
        self.may_be_there = may_be_there
        self.new = file.with_name(f".{file.name}.{os.getpid()}")

    def __enter__(self) -> Path:
        if self.file.exists() and not self.may_be_there:
            raise FileExistsError(EEXIST, strerror(EEXIST), str(self.file))
        self.new.unlink(missing_ok=True)
        keep_private(self.new)
        return self.new

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        if kind is not None:
            self.new.unlink(missing_ok=True)
            return
        on_disk(self.new)
        self.new.replace(self.file)
        if os.name != "nt":  # there a folder cannot be opened
            on_disk(self.file.parent)


def on_disk(place: Path) -> None:
    """Wait until a file, or a folder's list of files, is on the disk."""
    opened = os.open(place, os.O_RDONLY if os.name != "nt" else os.O_RDWR)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)


def checked(copy: Path) -> Size:
    """Read every line of a copy back; NotWhole if one is missing, or is none."""
    if not copy.is_file():
        raise FileNotFoundError(ENOENT, strerror(ENOENT), str(copy))
    try:
        with closing(connected_to_read(copy)) as db:
            if [said for (said,) in db.execute("PRAGMA integrity_check")] != ["ok"]:
                raise NotWhole(f"{copy}: the file is damaged")
            return counted(copy, db.execute(EVERY_LINE))
    except sqlite3.Error as error:
        raise NotWhole(f"{copy}: {error}") from None


def counted(copy: Path, lines: Iterable[tuple[str, int, bytes]]) -> Size:
    """How many rooms and lines there are, each of which is numbered and can be read."""
    rooms, number, before, following = 0, 0, "", 0
    for room, seq, entry in lines:
        if room != before:
            rooms, before, following = rooms + 1, room, 0
        if seq != following:
            raise NotWhole(f"{copy}: line {following} of room {room} is missing")
        with suppress(msgspec.MsgspecError):
            msgspec.json.decode(entry)
            number, following = number + 1, following + 1
            continue
        raise NotWhole(f"{copy}: line {seq} of room {room} cannot be read")
    return Size(rooms, number)


class _Made(msgspec.Struct):
    tale: str = ""


def glimpse_of(row: Sequence[object], aside: set[str]) -> Glimpse:
    """What can be said of a room by its code, its number of lines and bytes, its first and its last line."""
    code, lines, size, first, last = row
    assert isinstance(code, str)
    assert isinstance(lines, int)
    assert isinstance(size, int)
    assert isinstance(last, bytes)
    made = first if isinstance(first, bytes) else b"{}"
    return Glimpse(code, tale_in(made), time_of(made), time_of(last), lines, size, code in aside)


def tale_in(line: bytes) -> str:
    """Which tale a room was made with."""
    with suppress(msgspec.MsgspecError):
        return msgspec.json.decode(line, type=_Made).tale
    return ""
