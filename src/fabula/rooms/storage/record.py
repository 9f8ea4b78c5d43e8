"""The record of a game: what was told, line by line, so that a later version need not tell it again.

A room's log holds the answers of a game, and what was told follows from them by the rules. If a rule is
corrected, a running game would be told differently from what its players have heard. So the log also says
what was told, as it goes: a reader whose telling is another one keeps to the record.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Iterator
from dataclasses import MISSING, dataclass, field, fields
from functools import cache
from hashlib import blake2b
from importlib.metadata import version
from typing import Any

import msgspec

from fabula.almanacs import digest_of_sources
from fabula.core.events import Event
from fabula.core.telling import Amended, Answered, BeatBegan, Line, Telling


class ToldDifferently(Exception):
    """What was told is not what these rules tell."""


def _new_digest() -> Any:
    return blake2b(digest_size=6)


_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder().decode


# ---------------------------------------------------------------- the rules that a game is told by


@cache
def rules_of(tale: str) -> str:
    """The name of the rules that this version has for a tale: the version, and a digest of their sources."""
    return f"{version('fabula')}+{digest_of_sources(tale, ('core', f'games/{tale}'))}"


# ---------------------------------------------------------------- lines as they are kept


def written(lines: Iterable[Line]) -> bytes:
    """Lines of a telling as they are put on record; without what could have been answered."""
    return _encode([_as_data(line) for line in lines])


def _as_data(line: Line) -> tuple[Any, ...]:
    if isinstance(line, Event):
        return ("event", line.data())
    if isinstance(line, BeatBegan):
        return ("beat", line.name)
    if isinstance(line, Amended):
        return ("act", line.act)
    return ("answer", line.who, line.prompt, line.choice, line.by)


def read(piece: bytes) -> list[Line]:
    """The lines that `written` wrote; KeyError or msgspec's errors for what this version cannot read."""
    return [_as_line(*_in_tuples(data)) for data in _decode(piece)]


def _as_line(kind: str, *data: Any) -> Line:
    if kind == "event":
        return _as_event(data[0])
    if kind == "answer":
        return Answered(*data)
    return BeatBegan(*data) if kind == "beat" else Amended(*data)


def _as_event(data: dict[str, Any]) -> Event:
    event, left_out = _events()[data["e"]]
    return msgspec.convert({**left_out, **data}, event)


def _in_tuples(data: Any) -> Any:
    """What was nested tuples before it was written down."""
    if isinstance(data, list):
        return tuple(map(_in_tuples, data))
    if isinstance(data, dict):
        return {key: _in_tuples(value) for key, value in data.items()}
    return data


@cache
def _events() -> dict[str, tuple[type[Event], dict[str, None]]]:
    """The events by their names, with what each leaves out where it is None."""
    return {kind.name: (kind, _left_out(kind)) for kind in _kinds_of(Event) if "name" in vars(kind)}


def _left_out(event: type[Event]) -> dict[str, None]:
    """What is None is not told; what only a later version tells has a default."""
    defaults = {one.name: (one.default, one.default_factory) for one in fields(event)}
    return {name: None for name, default in defaults.items() if default == (MISSING, MISSING)}


def _kinds_of(event: type[Event]) -> Iterator[type[Event]]:
    for kind in event.__subclasses__():
        yield kind
        yield from _kinds_of(kind)


# ---------------------------------------------------------------- the record of a game


@dataclass
class Record:
    """What is on record of one game, from its first line on."""

    pieces: list[bytes] = field(default_factory=list)
    length: int = 0  # how many lines
    _read: int = 0  # how many lines of the telling are in its digest
    _digest: Any = field(default_factory=_new_digest)

    def add(self, since: int, piece: bytes, telling: Telling) -> bool:
        """Put more on record; whether this telling says the same. From the first line on all is replaced."""
        if since == 0:
            self.pieces.clear()
        lines = unpacked(piece)
        follows = since == self.length or since == 0
        self.pieces.append(piece)
        self.length = since + len(_decode(lines))
        return follows and written(telling.log[since:]) == lines

    def forget(self) -> None:
        """The game is told anew: nothing on record is true any more."""
        self.pieces.clear()
        self.length = 0
        self.begin_to_read_anew()

    def begin_to_read_anew(self) -> None:
        """The telling is another one."""
        self._read, self._digest = 0, _new_digest()

    def digest_of(self, telling: Telling) -> str:
        """What is the same only for tellings of the same lines."""
        for line in telling.log[self._read :]:
            self._digest.update(_encode(_as_data(line)))
        self._read = len(telling.log)
        return str(self._digest.hexdigest())

    def lines(self) -> list[Line]:
        """All that is on record."""
        return [line for piece in self.pieces for line in read(unpacked(piece))]


def packed(piece: bytes) -> bytes:
    """A piece as it lies in the log."""
    return zlib.compress(piece, 9)


def unpacked(piece: bytes) -> bytes:
    """A piece out of the log."""
    return zlib.decompress(piece)
