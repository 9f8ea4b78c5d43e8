"""A run of `fabula sim`: its rows, its progress, and the shards of others that add up to one."""

from __future__ import annotations

import argparse
import json
import os
import time
from collections.abc import Sequence
from pathlib import Path

from fabula.cli.output import Wrong, text_of
from fabula.cli.rows import Rows, rows_in
from fabula.core.grimoire import Setup
from fabula.core.tale import Tale
from fabula.sim import Apart, Chunk, Study
from fabula.sim.pool import sources_of

EVERY = 1.0  # s; so often progress is written down


class Run:
    """The games that are played now, on top of those that were played before it was stopped."""

    def __init__(self, tale: Tale, setup: Setup, asked: argparse.Namespace) -> None:
        head = (tale.id, setup.seats, list(setup.roles), asked.bots, asked.seed, sources_of(tale.id))
        self.study, self.now, self.before = Study(*head), 0, 0
        self.rows: Path | None = asked.rows
        self.progress: Path | None = asked.resume
        self._first, self._games = asked.first, asked.games
        self._written = 0.0
        self._opened: Rows | None = None
        if self.progress is not None and self.progress.exists():
            self._go_on(study_in(self.progress))

    def _go_on(self, before: Study) -> None:
        try:
            self.study.add(before)
        except Apart as why:
            raise Wrong(f"{self.progress} is of another run: {why}") from None
        (first, end), *others = self.study.played
        if first != self._first or others or end > first + self._games:
            raise Wrong(f"{self.progress} is of another run: it has games {self.study.played}")
        self.before = end - first

    def __enter__(self) -> Run:
        if self.rows is not None:
            self._opened = rows_in(self.rows, self.before, goes_on=self.progress is not None)
        return self

    def __exit__(self, *_: object) -> None:
        self._write_down()
        if self._opened is not None:
            self._opened.close()

    def take(self, chunk: Chunk) -> None:
        """Some more games are over, in their order."""
        if self._opened is not None:
            self._opened.write(chunk.rows)
        self.study.take(chunk.games, chunk.tally)
        self.now += len(chunk.games)
        if time.monotonic() - self._written >= EVERY:
            self._write_down()

    def _write_down(self) -> None:
        """First the rows, then how far they go."""
        self._written = time.monotonic()
        if self._opened is not None:
            self._opened.flush()
        if self.progress is not None and self.study.played:
            new = self.progress.with_name(f".{self.progress.name}.{os.getpid()}")
            new.write_text(json.dumps(self.study.data()), encoding="utf-8")
            new.replace(self.progress)


def study_in(file: Path) -> Study:
    """The study in a file that `fabula sim --json` or `--resume` wrote."""
    try:
        return Study.of(json.loads(text_of(str(file))))
    except (json.JSONDecodeError, Apart):
        raise Wrong(f"{file} holds no games that could be counted") from None


def sum_of(files: Sequence[Path]) -> Study:
    """What all these shards come to."""
    whole = study_in(files[0])
    for file in files[1:]:
        try:
            whole.add(study_in(file))
        except Apart as why:
            raise Wrong(f"{file} cannot be added: {why}") from None
    return whole
