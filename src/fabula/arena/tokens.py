"""Numbers for words: every event, role and word of a tale has one, the same in all its games.

Whatever is told or offered stands as a word in the sources of the tale or of the core, so the words are read
from there. Their order makes the numbers, which stay as they are until somebody writes a new one.
"""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import fields
from functools import cache
from pathlib import Path
from typing import Any

from fabula import core
from fabula.arena import pieces
from fabula.arena.pieces import NOTHING, Piece
from fabula.core.events import Event
from fabula.core.tale import Tale

BLANK, OTHER, NO, YES, NONE = range(5)  # nothing stands there; a word nobody wrote down; False, True, None
NUMBERS = 64  # from nought on: seats, votes, days
FIRST_NUMBER = NONE + 1
_WORD = re.compile(r"[a-z][a-z0-9_:-]*")


class Tokens:
    """The numbers of one tale's words; `of` gives a piece its number, and `size` is how many there are."""

    def __init__(self, tale: Tale) -> None:
        folders = (Path(inspect.getfile(part)).parent for part in (core, type(tale)))
        files = (Path(pieces.__file__), *(file for folder in folders for file in folder.rglob("*.py")))
        told = (one.name for kind in _kinds(Event) for one in fields(kind))
        self.words = tuple(sorted({NOTHING, *tale.almanac.side_of, *told, *_words_in(files)}))
        first = FIRST_NUMBER + NUMBERS
        self._numbers = {word: number for number, word in enumerate(self.words, first)}
        self.size = first + len(self.words)

    def of(self, piece: Piece | bool | None) -> int:
        """The number of a piece, or of any plain value of an event."""
        if piece is None or isinstance(piece, bool):
            return NONE if piece is None else YES if piece else NO
        if isinstance(piece, int):
            return FIRST_NUMBER + piece if 0 <= piece < NUMBERS else OTHER
        if piece.isdecimal():
            return self.of(int(piece))
        return self._numbers.get(piece) or self._numbers.get(piece.partition(":")[0], OTHER)

    def of_entry(self, entry: Mapping[str, Any]) -> Iterator[int]:
        """An entry: what has happened, then each thing told of it behind its name."""
        yield self.of(entry["e"])
        for name, value in entry.items():
            if name != "e":
                yield self.of(name)
                yield from self._of_value(value)

    def _of_value(self, value: Any) -> Iterator[int]:
        if isinstance(value, Mapping):
            for key, held in value.items():
                yield self.of(int(key) if key.isdecimal() else key)
                yield from self._of_value(held)
        elif isinstance(value, list | tuple):
            for one in value:
                yield from self._of_value(one)
        else:
            yield self.of(value)


@cache
def tokens_of(tale: Tale) -> Tokens:
    """The numbers of a tale's words."""
    return Tokens(tale)


def _kinds(kind: type[Event]) -> Iterator[type[Event]]:
    yield kind
    for one in kind.__subclasses__():
        yield from _kinds(one)


def _words_in(files: Iterable[Path]) -> Iterator[str]:
    """The words that stand in sources: strings of one word, as no sentence is."""
    for file in files:
        for node in ast.walk(ast.parse(file.read_bytes())):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield from _WORD.findall(node.value) if _WORD.sub("", node.value).strip(" ") == "" else ()
