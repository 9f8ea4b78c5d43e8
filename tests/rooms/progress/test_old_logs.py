"""A log that any earlier version wrote is read by this one, and what it says was told stays told."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from tests.rooms.old_logs import ENDING, LOGS, kept_in
from tests.rooms.table import Phone, play, some_rooms

from fabula.games import TALES
from fabula.rooms.progress.recovery import outlook, outlook_of, read_log
from fabula.rooms.room.room import Room
from fabula.rooms.storage import log
from fabula.rooms.storage.record import written
from fabula.rooms.storage.store import Kept, MemoryStore
from fabula.rooms.wire import messages as m

FILES = sorted(LOGS.glob(f"*/*{ENDING}"))
EACH = pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.name}")
GAMES = 2


def test_each_version_has_left_logs_of_each_tale_led_and_alone() -> None:
    for version in LOGS.iterdir():
        names = {file.name.removesuffix(ENDING) for file in version.iterdir()}
        assert names == {f"{tale}-{how}" for tale in TALES for how in ("led", "alone")}, version


@EACH
def test_a_log_of_any_version_is_read(file: Path) -> None:
    kept = kept_in(file)
    room = read(kept)
    assert room.game == GAMES
    assert outlook_of(room) == outlook([line for line, _ in kept])
    if has_record(kept):
        assert outlook_of(room) != "untold"
        assert room.series.table(), "the first game is over, and has its result"


@EACH
def test_what_an_earlier_version_has_told_stays_told(file: Path) -> None:
    lines = [line for line, _ in kept_in(file)]
    for end, line in enumerate(lines):
        entry = log.read(line)
        if isinstance(entry, log.Recorded):
            room = Room(lambda n: n - 1)
            assert read_log(room, lines[: end + 1]).fault is None
            assert room.play is not None
            assert not room.adrift
            telling = room.play.telling
            assert written(telling.log) == written(room.play.record.lines())
            assert telling.grimoire.winners is not None or not entry.scores


@EACH
def test_a_room_of_any_version_goes_on(file: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def evening() -> None:
        store = MemoryStore()
        kept = kept_in(file)
        code = read(kept).code
        store.kept[code] = kept
        rooms = some_rooms(store)
        await rooms.open()
        watcher = await Phone().enter(rooms, m.Watch(code))
        for _ in range(3600):
            if watcher.room["stage"] != "playing" or rooms.servers[code].room.led_by_a_person:
                break
            await asyncio.sleep(1)
        else:
            raise AssertionError("no end in an hour")
        await rooms.close()

    play(evening())
    assert not [line for line in caplog.records if line.levelname == "ERROR"]


def read(kept: list[Kept]) -> Room:
    room = Room(lambda n: n - 1)
    reading = read_log(room, [line for line, _ in kept])
    assert reading.fault is None
    assert reading.lines == len(kept)
    return room


def has_record(kept: list[Kept]) -> bool:
    return any(isinstance(log.read(line), log.Recorded) for line, _ in kept)
