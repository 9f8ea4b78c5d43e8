"""Games by the thousand: here, in processes of ours, or on whatever executor somebody has."""

from __future__ import annotations

import gc
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from functools import cache
from itertools import chain, islice
from random import Random
from typing import NamedTuple

from fabula.almanacs import digest_of_sources, open_all
from fabula.core.grimoire import Setup
from fabula.core.tale import Tale
from fabula.core.telling import Telling
from fabula.games import tale_called
from fabula.sim.play import Bots, Table, play_one
from fabula.sim.rows import Row, row_of
from fabula.sim.seeding import lots_of
from fabula.sim.tally import Tally

MOST_IN_A_CHUNK = 500
OBJECTS_BETWEEN_COLLECTIONS = 20_000  # a few games of them
CHUNKS_AHEAD = 3  # a job: none waits for work, and few are under way when somebody stops it
MOST_POOLS = 4  # where a process of ours is killed a new pool plays what is missing, so many times
PLAYED_BY = ("core", "minds", "sim")  # the sources besides the tale's own from which a game follows

Heard = Callable[[int], object]


class OtherSources(Exception):
    """A worker has other sources than who asked it to play: it would play other games."""


class Wanted(NamedTuple):
    """Which games are to be played, all but their numbers."""

    tale: str
    setup: Setup
    seed: int
    bots: Bots
    laws: bool
    rows: bool
    sources: str


class Chunk(NamedTuple):
    """Some games that are over."""

    games: range
    tally: Tally
    rows: list[Row]


def simulate(
    tale: Tale,
    setup: Setup,
    games: int,
    seed: int = 0,
    bots: Bots = "random",
    jobs: int = 1,
    *,
    first: int = 0,
    on: Executor | None = None,
    laws: bool = True,
    heard: Heard | None = None,
    in_order: Callable[[Chunk], object] | None = None,
    rows: bool = False,
) -> Tally:
    """Play so many games of a seed, from the `first` on, and count who won.

    With `on` they are played on an executor, of so many `jobs`. `heard` is told how many more are over, as
    they end; `in_order` gets each chunk in the order of the games, with a row a game if `rows` are wanted.
    Broken if a game goes against a law of the tale.
    """
    total, here = Tally(), jobs == 1 and on is None
    sources = "" if here else sources_of(tale.id)
    wanted = Wanted(tale.id, setup, seed, bots, laws, rows, sources)
    chunks = _chunks(first, games, jobs)
    done = (
        (play_chunk(tale, wanted, chunk) for chunk in chunks)
        if here
        else _side_by_side(wanted, chunks, jobs, on)
    )
    for chunk in _each_told(done, heard) if in_order is None else _sorted(_each_told(done, heard), first):
        total.add(chunk.tally)
        if in_order is not None:
            in_order(chunk)
    return total


def sources_of(tale: str) -> str:
    """The digest of all sources from which the games of a tale follow."""
    return digest_of_sources(tale, (*PLAYED_BY, f"games/{tale}"))


def _chunks(first: int, games: int, jobs: int) -> Iterator[range]:
    size, end = max(1, min(MOST_IN_A_CHUNK, games // (4 * jobs))), first + games
    return (range(begin, min(begin + size, end)) for begin in range(first, end, size))


def _each_told(chunks: Iterator[Chunk], heard: Heard | None) -> Iterator[Chunk]:
    for chunk in chunks:
        if heard is not None:
            heard(chunk.tally.games)
        yield chunk


def _sorted(chunks: Iterator[Chunk], following: int) -> Iterator[Chunk]:
    """The same in the order of their games; what comes early waits."""
    early: dict[int, Chunk] = {}
    for chunk in chunks:
        early[chunk.games.start] = chunk
        while following in early:
            due = early.pop(following)
            following = due.games.stop
            yield due


def play_chunk(tale: Tale, wanted: Wanted, games: range) -> Chunk:
    """Play these games of a seed."""
    tally, rows, chance = Tally(), list[Row](), Random()
    with collecting_seldom():
        for game in games:
            telling = Telling(tale, wanted.setup)
            table = Table(telling, lots_of(wanted.seed, game, chance), wanted.bots, wanted.laws)
            play_one(table, wanted.seed, game)
            tally.count(telling, table.decisions)
            if wanted.rows:
                rows.append(row_of(game, telling, table.decisions))
    return Chunk(games, tally, rows)


@contextmanager
def collecting_seldom() -> Iterator[None]:
    """A game that is over is freed without the garbage collector; what little minds leave it can wait."""
    before = gc.get_threshold()
    gc.set_threshold(OBJECTS_BETWEEN_COLLECTIONS, *before[1:])
    try:
        yield
    finally:
        gc.set_threshold(*before)


# ---- elsewhere


def play_elsewhere(wanted: Wanted, games: range) -> Chunk:
    """Play these games where the almanacs may not have been opened; OtherSources if these are others."""
    _open_once()
    if not _are_ours(wanted.tale, wanted.sources):
        raise OtherSources(f"a worker has other sources of {wanted.tale} than who asked it to play")
    return play_chunk(tale_called(wanted.tale), wanted, games)


@cache
def _open_once() -> None:
    open_all()


@cache
def _are_ours(tale: str, sources: str) -> bool:
    return sources_of(tale) == sources


def _begin_in_a_process() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # stopping is left to the parent
    open_all()


def _side_by_side(wanted: Wanted, chunks: Iterator[range], jobs: int, on: Executor | None) -> Iterator[Chunk]:
    """All chunks as they are over. Where a process of ours is killed, what it had is played anew."""
    if on is not None:
        yield from _on(on, wanted, chunks, jobs, [])
        return
    for left in reversed(range(MOST_POOLS)):
        pool, missing = ProcessPoolExecutor(jobs, initializer=_begin_in_a_process), list[range]()
        try:
            yield from _on(pool, wanted, chunks, jobs, missing)
            return
        except BrokenProcessPool:
            if not left:
                raise
            chunks = chain(missing, chunks)
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def _on(
    executor: Executor, wanted: Wanted, chunks: Iterator[range], jobs: int, missing: list[range]
) -> Iterator[Chunk]:
    """All chunks, as they are over; where the executor breaks, those that it has not played are `missing`."""
    running: dict[Future[Chunk], range] = {}
    try:
        while True:
            for chunk in islice(chunks, jobs * CHUNKS_AHEAD - len(running)):
                missing.append(chunk)
                running[executor.submit(play_elsewhere, wanted, chunk)] = chunk
            if not running:
                return
            over, _ = wait(running, return_when=FIRST_COMPLETED)
            for future in over:
                played = future.result()
                missing.remove(running.pop(future))
                yield played
    finally:
        for future in running:
            future.cancel()
