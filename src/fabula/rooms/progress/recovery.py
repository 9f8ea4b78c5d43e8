"""Reading a room's log, also one that an earlier version has written: what becomes of its game."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator, Sequence
from typing import Literal, NamedTuple

from fabula.core.refusals import Refusal
from fabula.rooms.progress.faults import place_of
from fabula.rooms.room.room import Room
from fabula.rooms.storage import log
from fabula.rooms.storage.record import ToldDifferently
from fabula.rooms.storage.store import Kept

_logger = logging.getLogger("fabula.rooms")

# What becomes of a room: it goes on as it was; its game keeps to its record, for the rules would tell it
# differently; the game goes on where its record ends; it is broken off; the log cannot be read; it plays
# roles or a tale that were brought by an almanac, and this server has not opened it.
Outlook = Literal["same", "recorded", "resumed", "untold", "unreadable", "lacking"]
PART = 100  # lines; they are read in some milliseconds
LACKING = ("unknown-role", "no-such-tale")


class Read(NamedTuple):
    """How a log was read: how many of its lines, and what stood in the way of the next one."""

    lines: int
    fault: Exception | None


def take_in(room: Room, entry: log.AnyEntry) -> None:
    """Let an entry happen that an earlier version may have written.

    What its rules allowed and those of this version do not is passed over until the record of the game says
    what came of it; as long as it does not, the room is adrift. So it is with a fault of the rules, which is
    no change of them and is written down.
    """
    try:
        room.apply(entry)
    except Exception as fault:
        if room.play is None or not isinstance(entry, log.OF_THE_GAME):
            raise
        if not isinstance(fault, Refusal | ToldDifferently):
            what = (room.code, type(entry).__name__, place_of(fault))
            _logger.error("room %s: its rules have a fault in reading %s: %s", *what)
        room.adrift = True


def reading(room: Room, lines: Sequence[bytes]) -> Iterator[Read]:
    """Have a new room become what a log says, as far as it can be read: part by part, each time how far."""
    for number, line in enumerate(lines):
        if number and number % PART == 0:
            yield Read(number, None)
        try:
            take_in(room, log.read(line))
        except Exception as fault:  # noqa: BLE001 - whatever it is: a room that cannot be read harms no other
            yield Read(number, fault)
            return
    yield Read(len(lines), None)


async def read_on(room: Room, kept: Sequence[Kept], first: int) -> Read:
    """Have a room read its log from this line on; others have their turn between its parts."""
    read = Read(0, None)
    for part in reading(room, [line for line, _ in kept[first:]]):
        read = part
        await asyncio.sleep(0)
    return Read(first + read.lines, read.fault)


def read_log(room: Room, lines: Sequence[bytes]) -> Read:
    """Have a new room become what a log says, in one go."""
    *_, last = reading(room, lines)
    return last


def outlook_of(room: Room) -> Outlook:
    """What becomes of a room that could be read."""
    if room.adrift and room.play is not None:
        return "resumed" if room.play.record.length else "untold"
    return "recorded" if room.play is not None and room.kept_to_record == room.game else "same"


def outlook(lines: Sequence[bytes]) -> Outlook:
    """What becomes of a room with this log."""
    room = Room(_no_lots)
    read = read_log(room, lines)
    if read.lines < len(lines):
        return "lacking" if lacks_something(read.fault) else "unreadable"
    return outlook_of(room)


def lacks_something(fault: Exception | None) -> bool:
    """Whether what stands in the way is a role or a tale that there is not."""
    return isinstance(fault, Refusal) and fault.why in LACKING


def reads_on(what: Outlook) -> bool:
    """Whether nothing that was done in a room has to be done again."""
    return what in ("same", "recorded")


def _no_lots(n: int) -> int:
    """Reading draws no lots: what was drawn is in the log; only what would be suggested is drawn anew."""
    return n - 1
