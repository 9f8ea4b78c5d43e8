"""Games by the thousand, in as many processes as there are jobs."""

from __future__ import annotations

import gc
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from itertools import islice
from random import Random

from fabula.almanacs import open_all
from fabula.core.grimoire import Setup
from fabula.core.tale import Tale
from fabula.core.telling import Telling
from fabula.games import tale_called
from fabula.sim.play import Bots, Table, play_one
from fabula.sim.seeding import lots_of
from fabula.sim.tally import Tally

MOST_IN_A_CHUNK = 500
OBJECTS_BETWEEN_COLLECTIONS = 20_000  # a few games of them
CHUNKS_AHEAD = 3  # a job: none waits for work, and few are under way when somebody stops it

Heard = Callable[[int], object]


def simulate(
    tale: Tale,
    setup: Setup,
    games: int,
    seed: int = 0,
    bots: Bots = "random",
    jobs: int = 1,
    *,
    laws: bool = True,
    heard: Heard | None = None,
) -> Tally:
    """Play so many games and count who won. `heard` is told how many more are over, as they end.

    Broken if a game goes against a law of the tale.
    """
    chunks = _chunks(games, jobs)
    done = (
        (play_chunk(tale, setup, seed, chunk, bots, laws) for chunk in chunks)
        if jobs == 1
        else _side_by_side(tale.id, setup, seed, chunks, bots, laws, jobs)
    )
    total = Tally()
    for tally in done:
        total.add(tally)
        if heard is not None:
            heard(tally.games)
    return total


def _chunks(games: int, jobs: int) -> Iterator[range]:
    size = max(1, min(MOST_IN_A_CHUNK, games // (4 * jobs)))
    return (range(first, min(first + size, games)) for first in range(0, games, size))


def play_chunk(tale: Tale, setup: Setup, seed: int, games: range, bots: Bots, laws: bool) -> Tally:
    """Play these games of a seed."""
    tally = Tally()
    chance = Random()
    with collecting_seldom():
        for game in games:
            table = Table(Telling(tale, setup), lots_of(seed, game, chance), bots, laws)
            play_one(table, seed, game)
            tally.count(table.telling, table.decisions)
    return tally


@contextmanager
def collecting_seldom() -> Iterator[None]:
    """A game that is over is freed without the garbage collector; what little minds leave it can wait."""
    before = gc.get_threshold()
    gc.set_threshold(OBJECTS_BETWEEN_COLLECTIONS, *before[1:])
    try:
        yield
    finally:
        gc.set_threshold(*before)


def _in_a_process(tale: str, setup: Setup, seed: int, games: range, bots: Bots, laws: bool) -> Tally:
    return play_chunk(tale_called(tale), setup, seed, games, bots, laws)


def _begin_in_a_process() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # stopping is left to the parent
    open_all()


def _side_by_side(
    tale: str, setup: Setup, seed: int, chunks: Iterator[range], bots: Bots, laws: bool, jobs: int
) -> Iterator[Tally]:
    pool = ProcessPoolExecutor(jobs, initializer=_begin_in_a_process)
    try:
        running: set[Future[Tally]] = set()
        while True:
            ahead = islice(chunks, jobs * CHUNKS_AHEAD - len(running))
            running |= {pool.submit(_in_a_process, tale, setup, seed, chunk, bots, laws) for chunk in ahead}
            if not running:
                return
            over, running = wait(running, return_when=FIRST_COMPLETED)
            for future in over:
                yield future.result()
    finally:
        pool.shutdown(wait=True, cancel_futures=True)
