"""`fabula backup`, `restore` and `rooms`: what whoever runs a server does with what it keeps."""

from __future__ import annotations

import argparse
import asyncio
import sqlite3
import sys
from collections.abc import Coroutine, Iterator
from contextlib import ExitStack, closing
from datetime import datetime
from pathlib import Path
from typing import Any, TypeVar

from fabula.cli.output import FAULTY, Wrong, print_json
from fabula.rooms.storage.archives import Archive, FileArchive, Glimpse, NotEmpty, NotWhole
from fabula.rooms.storage.sqlite import FILE
from fabula.rooms.storage.store import CannotBeKept, HeldElsewhere
from fabula.text import words
from fabula.text.tongue import language_of_the_user
from fabula.web.serve import CannotServe, hold, kept_by, ready, store_at
from fabula.web.settings import FOLDER, Settings

LONG_AGO = 0  # set aside since then, a room is forgotten at once
KILOBYTE = 1024
Answer = TypeVar("Answer")


def run_backup(asked: argparse.Namespace) -> int:
    """Copy all rooms into a file, while the server may be running."""
    size = _told(_archive(asked).copy(asked.file))
    _say("tool-copied", rooms=str(size.rooms), lines=str(size.lines), file=str(asked.file))
    return 0


def run_restore(asked: argparse.Namespace) -> int:
    """Have the rooms of a copy where there are none."""
    with ExitStack() as held:
        if asked.store is None:
            held.enter_context(closing(_held(asked.folder or FOLDER)))
        size = _told(_archive(asked).put_back(asked.file))
    _say("tool-put-back", rooms=str(size.rooms), lines=str(size.lines))
    return 0


def run_rooms(asked: argparse.Namespace) -> int:
    """List rooms, give out the log of one, or drop one."""
    tasks = {"list": _list, "export": _export, "drop": _drop}
    return tasks[asked.task](asked)


def _list(asked: argparse.Namespace) -> int:
    rooms = _told(_archive(asked).glimpses())
    if asked.json:
        print_json([one._asdict() for one in rooms])
        return 0
    for one in rooms:
        print(_in_a_line(one))
    return 0


def _in_a_line(one: Glimpse) -> str:
    say, when = words(language_of_the_user()), datetime.fromtimestamp(one.touched / 1000).astimezone()
    aside = f"  {say.say('tool-room-aside')}" if one.is_aside else ""
    name, size = say.say_or_id(one.tale), f"{one.size / KILOBYTE:.1f} kB"
    return f"{one.code}  {name:24}{when:%Y-%m-%d %H:%M}{one.lines:8}{size:>13}{aside}"


def _export(asked: argparse.Namespace) -> int:
    lines = _told(_archive(asked).lines(_code(asked)))
    if not lines:
        return _there_is_none(asked)
    for line in lines:
        print(line.decode(errors="replace"))
    return 0


def _drop(asked: argparse.Namespace) -> int:
    return _told(_dropped(asked))


async def _dropped(asked: argparse.Namespace) -> int:
    with ExitStack() as held:
        store = kept_by(Settings(folder=asked.folder or FOLDER, store=asked.store), held)
        await ready(store)
        try:
            if not await store.log_of(_code(asked)):
                return _there_is_none(asked)
            await store.set_aside(_code(asked), LONG_AGO)
            await store.forget(LONG_AGO + 1)
        finally:
            await store.close()
    _say("tool-dropped", room=asked.code)
    return 0


def _there_is_none(asked: argparse.Namespace) -> int:
    print(words(language_of_the_user()).say("tool-no-room", room=asked.code), file=sys.stderr)
    return FAULTY


def _code(asked: argparse.Namespace) -> str:
    if asked.code is None:
        raise Wrong(f"fabula rooms {asked.task} needs the CODE of a room")
    return str(asked.code)


def logs_at(place: str) -> Iterator[tuple[str, list[bytes]]]:
    """The rooms of a folder or a database that are not set aside, each with its log; nothing is written."""
    archive = _archive_at(place) if "://" in place else FileArchive(Path(place) / FILE)
    for one in _told(archive.glimpses()):
        if not one.is_aside:
            yield one.code, _told(archive.lines(one.code))


def _archive(asked: argparse.Namespace) -> Archive:
    if asked.store is not None:
        return _archive_at(asked.store)
    return FileArchive(Path(asked.folder or FOLDER) / FILE)


def _archive_at(database: str) -> Archive:
    try:
        store_at(database)  # which says what is amiss with the address, or what is not installed
    except CannotServe as error:
        raise Wrong(str(error)) from None
    from fabula.rooms.storage.postgres_archive import DatabaseArchive

    return DatabaseArchive(database)


def _told(work: Coroutine[Any, Any, Answer]) -> Answer:
    """What comes of it; Wrong, in words, where nothing does."""
    say = words(language_of_the_user()).say
    try:
        return asyncio.run(work)
    except HeldElsewhere:
        raise Wrong(say("serve-store-taken")) from None
    except CannotBeKept as error:
        raise Wrong(say("serve-store-unusable", why=str(error))) from None
    except NotEmpty:
        raise Wrong(say("tool-not-empty")) from None
    except (NotWhole, CannotServe, sqlite3.Error) as error:
        raise Wrong(str(error)) from None


def _held(folder: Path) -> sqlite3.Connection:
    try:
        return hold(folder)
    except CannotServe as error:
        raise Wrong(str(error)) from None


def _say(id: str, **args: str) -> None:
    print(words(language_of_the_user()).say(id, **args))
