"""Where `fabula sim --rows` writes: a line of JSON for each game, or the columns of a Parquet file."""

from __future__ import annotations

import os
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, Protocol

from fabula.cli.output import Wrong
from fabula.sim import Row

PARQUET = ".parquet"


class Rows(Protocol):
    """What takes the rows of games in their order."""

    def write(self, rows: Sequence[Row]) -> None:
        """Write some more rows."""

    def flush(self) -> None:
        """Hand over to the system what has been taken."""

    def close(self) -> None:
        """Close the file: no more rows come."""


def rows_in(file: Path, before: int, *, goes_on: bool) -> Rows:
    """What writes to a file, after the rows of so many games `before`; Wrong where it cannot go on."""
    if file.suffix != PARQUET:
        return Lines(file, before)
    if goes_on:
        raise Wrong("a Parquet file is written at once: with --resume name another, such as rows.jsonl")
    return Columns(file)


class Lines:
    """A line of JSON for each game; a file that is gone on with loses what is played again."""

    def __init__(self, file: Path, before: int) -> None:
        if not before:
            self._opened = file.open("w", encoding="utf-8")
            return
        self._opened = file.open("r+", encoding="utf-8")
        for _ in range(before):
            if not self._opened.readline().endswith("\n"):
                self._opened.close()
                raise Wrong(f"{file} lacks rows of games that were played before")
        self._opened.seek(self._opened.tell())
        self._opened.truncate()

    def write(self, rows: Sequence[Row]) -> None:
        """Write some more rows."""
        self._opened.writelines(f"{row.line()}\n" for row in rows)

    def flush(self) -> None:
        """Hand over to the system what has been taken."""
        self._opened.flush()

    def close(self) -> None:
        """Close the file: no more rows come."""
        self._opened.close()


class Columns:
    """The columns of a Parquet file, which has its name only when it is whole."""

    def __init__(self, file: Path) -> None:
        try:
            arrow: Any = import_module("pyarrow")
            parquet: Any = import_module("pyarrow.parquet")
        except ImportError:
            raise Wrong("Parquet needs an extra: pip install 'fabula[parquet]'") from None
        words, seats = arrow.list_(arrow.string()), arrow.list_(arrow.int16())
        kinds = {
            "game": arrow.int64(), "nights": arrow.int16(), "decisions": arrow.int32(), "sides": words,
            "roles": words, "won": seats,
        }  # fmt: skip
        self._schema: Any = arrow.schema([(name, kinds[name]) for name in Row._fields])
        self._table: Any = arrow.Table
        self._file, self._begun = file, file.with_name(f".{file.name}.{os.getpid()}")
        self._writer: Any = parquet.ParquetWriter(self._begun, self._schema)

    def write(self, rows: Sequence[Row]) -> None:
        """Take some more, as a group of rows."""
        if rows:
            named = [row._asdict() for row in rows]
            self._writer.write_table(self._table.from_pylist(named, schema=self._schema))

    def flush(self) -> None:
        """Nothing can be handed over before it is whole."""

    def close(self) -> None:
        """Close the file: no more rows come."""
        self._writer.close()
        self._begun.replace(self._file)
